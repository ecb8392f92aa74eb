"""Lakes are ground too: however little time there is for drawing, none is ever shown without its water."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hamlet.app.art.tile.plan import middle_of
from hamlet.app.board.budget import Budget
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.lattice.geometry import Triangle
from tests.app.board.lake_games import lake_game, lake_session
from tests.app.driver import Driver
from tests.e2e.covering import is_wood, triangle_points
from tests.e2e.test_covered_ground import Remembering, _stir

SEED = 1
MOST_BARE = 0.6


@pytest.fixture(autouse=True)
def _starved(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time for pictures at all: in each half of a frame one step is done, and no more."""
    monkeypatch.setattr(Budget, "seconds", 0.0)
    monkeypatch.setattr(Budget, "at_once", 0)


def open_table(driver: Driver, speed: float, played: int) -> TableScreen:
    """The game after so many actions; the rest is played by itself."""
    actions = tuple(step.action for step in lake_game(SEED).history.done)
    session = lake_session(SEED)
    for action in actions[:played]:
        session.play(action)
    table = TableScreen(session, speed=speed)
    table.opponents.thinker = Remembering(actions[played:])
    driver.app.push(table)
    return table


def dry(driver: Driver, table: TableScreen) -> tuple[set[Triangle], set[Triangle]]:
    """The triangles of lakes in sight, and those of them that show the bare table."""
    board = table.board
    shown, absent = board.performance.shown(table.session.state)
    over = [hit.bounds for hit in table.hits if hit.z > 100]
    # What is said over the village is as dark as the table.
    over += [each.rect.inflate(24, 24) for each in table.overlays._overlays]
    inner = board.camera.eye.rect.inflate(-12, -12)
    seen, bare = set(), set()
    for number, lake in enumerate(shown.village.lakes):
        if number in absent.lakes:
            continue
        for triangle in lake.triangles:
            at = [board.camera.eye.at(point) for point in triangle_points(triangle)]
            spots = [(round(x), round(y)) for x, y in at if inner.collidepoint((x, y))]
            spots = [spot for spot in spots if not any(rect.collidepoint(spot) for rect in over)]
            if len(spots) < 5:
                continue
            seen.add(triangle)
            wood = [is_wood(tuple(driver.surface.get_at(spot)[:3])) for spot in spots]  # type: ignore[arg-type]
            if sum(wood) > MOST_BARE * len(wood):
                bare.add(triangle)
    return seen, bare


# At the usual pace few steps are played: it begins later, where there are lakes enough.
@pytest.mark.parametrize(("speed", "played"), [(0.0, 100), pytest.param(1.0, 160, marks=pytest.mark.heavy)])
def test_no_lake_is_ever_without_its_water_while_others_play_and_the_view_moves(
    tmp_path: Path, speed: float, played: int
) -> None:
    driver = Driver(tmp_path)
    table = open_table(driver, speed, played)
    chance, ever = random.Random(f"lakes {speed}"), set[Triangle]()
    for number in range(140):
        if chance.random() < 0.2:
            _stir(driver, table, chance)
        driver.frames(1)
        if not driver.shows(table):
            break
        seen, bare = dry(driver, table)
        assert not bare, (number, sorted(bare))
        ever |= seen
    assert len(ever) > 10
    assert all(middle_of(triangle) for triangle in ever)


def test_the_first_frame_of_a_late_game_shows_all_its_lakes(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    table = open_table(driver, 0.0, 190)
    driver.frames(1)
    seen, bare = dry(driver, table)
    assert len(seen) > 10
    assert not bare
