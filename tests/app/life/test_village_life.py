"""Life in the village: bounded, still in time, and drawn without a trace."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import TileId
from hamlet.app.life.drifting import Drifts
from hamlet.app.life.seasonal import LIFE_OF, MOST_DRIFTING
from hamlet.app.life.waking import LASTS, Liveliness
from hamlet.app.showing import enter_mode
from tests.app.life.tables import CORNER, drawn_anew, lively_table, moving, pass_by, seen

SEASONS = tuple(LIFE_OF)


@pytest.mark.parametrize("season", SEASONS)
def test_life_never_outgrows_its_bounds_and_never_covers_a_sign(tmp_path: Path, season: str) -> None:
    driver, table = lively_table(tmp_path, season)
    life, most = table.board.life, LIFE_OF[season]
    drifting, flown, smoke = 0, set(), 0
    still, view = drawn_anew(driver, table), life.view
    assert view is not None
    for number in range(90):
        if number % 6 == 0:
            driver.move((CORNER[0] + number % 12 // 6, CORNER[1]))
        pass_by(driver, 0.09)
        drifting = max(drifting, len(life.drifts.under_way))
        crossing = life.birds.crossing
        flown |= {(crossing.kind, crossing.birds)} if crossing is not None else set()
        smoke = max(smoke, len(list(life.chimneys.sprites(view))))
        assert len(life.flock.sheep) <= most.sheep <= 5
    assert 6 < drifting <= MOST_DRIFTING
    assert {birds for _, birds in flown} <= {1, 2, 3}
    assert flown
    assert 0 < smoke <= most.chimneys
    # A boat may cover its own place, and there is none here: every sign is as it was without life.
    assert len(view.signs) > 30
    whole = pygame.image.frombytes(still, driver.surface.get_size(), "RGB")
    for rect in view.signs:
        part = rect.clip(table.frame.village)
        assert pygame.image.tobytes(driver.surface.subsurface(part), "RGB") == pygame.image.tobytes(
            whole.subsurface(part), "RGB"
        )
    assert seen(driver) != still


def test_everything_stands_still_twenty_seconds_after_the_last_input_and_wakes_with_the_next(
    tmp_path: Path,
) -> None:
    driver, table = lively_table(tmp_path)
    life = table.board.life
    assert not pass_by(driver, 2.0)
    moving(driver, 4.0)
    assert len(pass_by(driver, 1.0)) > 10
    pass_by(driver, LASTS + 0.2)
    assert not pass_by(driver, 4.0)
    assert not life.drifts.under_way
    assert life.birds.crossing is None
    assert seen(driver) == drawn_anew(driver, table)
    moving(driver, 2.0)
    assert len(pass_by(driver, 1.0)) > 10


def test_when_life_has_stopped_no_pixel_differs_from_a_village_without_it(tmp_path: Path) -> None:
    driver, table = lively_table(tmp_path / "with", "winter")
    moving(driver, 5.0)
    pass_by(driver, LASTS + 0.2)
    lived_in = seen(driver)
    assert not table.board.life.flock.sheep
    driver, table = lively_table(tmp_path / "without", "winter", Liveliness.NONE)
    moving(driver, 5.0)
    assert seen(driver) == lived_in


@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_what_is_drawn_bit_by_bit_is_what_would_be_drawn_anew(tmp_path: Path, season: str) -> None:
    driver, table = lively_table(tmp_path, season)
    moving(driver, 6.0)
    for number in range(8):
        pass_by(driver, 0.4)
        if number % 3 == 0:
            driver.move((CORNER[0] + number % 2, CORNER[1]))
        bit_by_bit = seen(driver)
        assert drawn_anew(driver, table) == bit_by_bit
    assert len(table.board.life.sprites()) > 5


def test_the_ring_and_the_hint_of_what_is_pointed_at_lie_over_life(tmp_path: Path) -> None:
    driver, table = lively_table(tmp_path)
    driver.move(driver.point(TileId(0)))
    pass_by(driver, 3.0)
    for _ in range(10):
        pass_by(driver, 0.2)
        bit_by_bit = seen(driver)
        assert drawn_anew(driver, table) == bit_by_bit


@pytest.mark.parametrize("life", [Liveliness.NONE, Liveliness.STILL])
def test_nothing_moves_for_whoever_wants_no_motion(tmp_path: Path, life: Liveliness) -> None:
    driver, table = lively_table(tmp_path, life=life)
    before = seen(driver)
    for number in range(20):
        driver.move((CORNER[0] + number % 2, CORNER[1]))
        pass_by(driver, 0.2)
    assert seen(driver) == before
    assert bool(table.board.life.flock.sheep) == (life is Liveliness.STILL)


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_nobody_looks_at_stands_still_at_once(tmp_path: Path, kind: int) -> None:
    driver, table = lively_table(tmp_path)
    moving(driver, 3.0)
    driver.frames(2, pygame.Event(kind))
    assert len(table.board.life.sprites()) == len(table.board.life.flock.sheep)
    assert not pass_by(driver, 2.0)
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSGAINED))
    moving(driver, 1.0)
    assert pass_by(driver, 0.5)


def test_nothing_moves_while_something_is_held_or_asked(tmp_path: Path) -> None:
    driver, table = lively_table(tmp_path)
    moving(driver, 3.0)
    assert enter_mode(table.flow, "card")
    driver.settle()
    moving(driver, 1.0)
    assert not table.board.life.sprites()
    assert not pass_by(driver, 1.0)
    table.flow.back()
    moving(driver, 1.0)
    assert table.board.life.sprites()


def test_drifts_begin_only_if_they_can_come_down_in_time(tmp_path: Path) -> None:
    driver, table = lively_table(tmp_path)
    drifts: Drifts = table.board.life.drifts
    moving(driver, 5.0)
    pass_by(driver, LASTS - 5.5)
    begun = set(drifts.under_way)
    pass_by(driver, 5.0)
    assert {one for one in drifts.under_way if one not in begun} == set()


def test_whoever_looks_elsewhere_finds_the_same_sheep_and_no_trace_of_what_was(tmp_path: Path) -> None:
    driver, table = lively_table(tmp_path, "summer")
    moving(driver, 2.0)
    flock, camera = table.board.life.flock, table.board.camera
    before = list(flock.sheep)
    camera.pan(-120, 40)
    moving(driver, 1.0)
    assert seen(driver) == drawn_anew(driver, table)
    assert before
    assert flock.sheep == before
    # Nearer, signs hang elsewhere: who stood there makes room.
    camera.zoom(1)
    driver.settle(300)
    moving(driver, 1.0)
    assert seen(driver) == drawn_anew(driver, table)
    assert set(before) & set(flock.sheep)
