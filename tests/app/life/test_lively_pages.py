"""Life on pages that show a village: a game looked back at, and the village around a score."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.life.flock import Sheep
from hamlet.app.life.waking import LASTS
from hamlet.app.pages import ReplayPage
from hamlet.app.screens.lively_page import VILLAGE
from hamlet.app.screens.replay import ReplayScreen
from hamlet.app.screens.replay_page import FIRST, PLAY
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.engine.lattice.geometry import to_plane
from hamlet.store.folders import Folders
from hamlet.store.setting_values import REDUCED
from hamlet.store.settings import Settings
from tests.app.driver import Driver
from tests.app.lake_games import lake_moment
from tests.app.life.tables import CORNER, idle_moment, moving, pass_by, seen

SIZE = (1920, 1080)
LIVELY = Settings(ui_scale=1.0)
STILL = (Settings(ui_scale=1.0, motion=REDUCED), Settings(ui_scale=1.0, animation_speed=0.0))


def _looking_back(folder: Path, settings: Settings = LIVELY) -> tuple[Driver, ReplayScreen]:
    driver = Driver(folder, SIZE, home=Home(Folders(folder), settings))
    driver.open_page(ReplayPage("Netherby", lake_moment(idle_moment("autumn"))))
    driver.settle(3000)
    assert isinstance(driver.screen, ReplayScreen)
    return driver, driver.screen


def _scored(folder: Path, settings: Settings = LIVELY) -> tuple[Driver, ScoringScreen]:
    home = Home(Folders(folder), settings)
    driver = Driver(folder, SIZE, home=home)
    page = ScoringScreen(home, lake_moment(idle_moment("autumn")))
    driver.open(page)
    driver.settle(3000)
    return driver, page


def _looking_around(folder: Path, settings: Settings = LIVELY) -> tuple[Driver, ScoringScreen]:
    driver, page = _scored(folder, settings)
    page.look_around()
    driver.settle(3000)
    return driver, page


def _drawn_anew(driver: Driver) -> bytes:
    driver.screen.uncover()
    driver.screen.draw(driver.surface)
    return seen(driver)


def test_a_village_looked_back_at_lives_bit_by_bit_and_stands_still_in_the_end(tmp_path: Path) -> None:
    driver, page = _looking_back(tmp_path)
    assert not pass_by(driver, 2.0)
    moving(driver, 4.0)
    changed = pass_by(driver, 1.0)
    assert len(changed) > 10
    assert all(page.village.contains(rect) and rect.size != page.village.size for rect in changed)
    assert seen(driver) == _drawn_anew(driver)
    pass_by(driver, LASTS + 0.2)
    assert not pass_by(driver, 3.0)
    assert seen(driver) == _drawn_anew(driver)


def test_life_never_touches_what_is_told_of_a_move_nor_the_panels_beside_the_village(tmp_path: Path) -> None:
    driver, page = _looking_back(tmp_path)
    still = driver.surface.copy()
    told = [rect.clip(page.village) for rect in page.covered()]
    assert len(told) > 3
    moving(driver, 3.0)
    for _ in range(20):
        for rect in pass_by(driver, 0.18):
            assert rect.collidelist(told) < 0
    beside = [rect for name, rect in page.regions().items() if name != VILLAGE]
    for rect in (*told, *(each for each in beside if not each.colliderect(page.village))):
        assert _pixels(driver.surface, rect) == _pixels(still, rect)


def _pixels(surface: pygame.Surface, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


def test_while_moves_pass_by_themselves_nothing_else_moves(tmp_path: Path) -> None:
    driver, page = _looking_back(tmp_path)
    moving(driver, 3.0)
    life = page.board.life
    assert len(life.sprites()) > len(life.flock.sheep)
    page.go(0)
    page.transport(PLAY)
    before = life.waking.time.moment
    for number in range(40):
        driver.move((CORNER[0] + number % 2, CORNER[1]))
        assert len(life.sprites()) <= len(life.flock.sheep)
    assert page.at > 0
    assert life.waking.time.moment == before


def test_no_sheep_stands_where_no_tile_lies_yet(tmp_path: Path) -> None:
    driver, page = _looking_back(tmp_path)
    flock = page.board.life.flock
    home = page.timeline.state(page.at).village.tiles[-1]
    spot = to_plane(home.at)
    lost = Sheep(99, home, spot, spot)
    flock.sheep.append(lost)
    assert home not in page.timeline.state(0).village.tiles
    assert _sheep_drawn(page) == len(flock.sheep)
    page.transport(FIRST)
    driver.frames(1)
    assert _sheep_drawn(page) < len(flock.sheep)
    driver.settle(3000)
    moving(driver, 1.0)
    assert flock.sheep
    assert lost not in flock.sheep


def _sheep_drawn(page: ReplayScreen) -> int:
    view = page.board.life.view
    assert view is not None
    return len(list(page.board.life.flock.sprites(view)))


@pytest.mark.parametrize("settings", STILL)
def test_nothing_moves_on_a_page_for_whoever_wants_no_motion(tmp_path: Path, settings: Settings) -> None:
    driver, page = _looking_back(tmp_path, settings)
    assert page.board.life.flock.sheep
    before = seen(driver)
    moving(driver, 3.0)
    assert seen(driver) == before


def test_the_village_around_a_score_lives_and_stands_still_in_the_end(tmp_path: Path) -> None:
    driver, page = _looking_around(tmp_path)
    assert page.around is not None
    moving(driver, 4.0)
    changed = pass_by(driver, 1.0)
    assert len(changed) > 10
    assert max(rect.width for rect in changed) < SIZE[0] // 2
    assert seen(driver) == _drawn_anew(driver)
    pass_by(driver, LASTS + 0.2)
    assert not pass_by(driver, 3.0)
    page.look_around()
    driver.settle()
    assert "around" not in page.regions()
    assert not pass_by(driver, 1.0)


def test_the_village_around_a_score_stands_still_for_whoever_wants_no_motion(tmp_path: Path) -> None:
    driver, page = _looking_around(tmp_path, STILL[0])
    before = seen(driver)
    moving(driver, 3.0)
    assert seen(driver) == before
    assert page.around is not None
    assert page.around.board.life.flock.sheep


def test_the_page_of_the_score_lives_bit_by_bit_and_stands_still_in_the_end(tmp_path: Path) -> None:
    driver, page = _scored(tmp_path)
    still = seen(driver)
    assert not pass_by(driver, 2.0)
    moving(driver, 4.0)
    changed = pass_by(driver, 1.0)
    assert len(changed) > 10
    village = page.places.village
    assert all(village.contains(rect) and rect.width < village.width // 2 for rect in changed)
    assert seen(driver) == _drawn_anew(driver)
    pass_by(driver, LASTS + 0.2)
    assert not pass_by(driver, 3.0)
    assert seen(driver) == still


def test_life_on_the_page_of_the_score_goes_on_under_what_is_told(tmp_path: Path) -> None:
    driver, page = _scored(tmp_path)
    still = driver.surface.copy()
    told = [piece.bounds.clip(driver.surface.get_rect()) for piece in page.laid]
    moving(driver, 3.0)
    for _ in range(20):
        for rect in pass_by(driver, 0.18):
            assert rect.collidelist(told) < 0
    assert page.life.sprites
    for rect in told:
        assert _pixels(driver.surface, rect) == _pixels(still, rect)


@pytest.mark.parametrize("settings", STILL)
def test_nothing_lives_on_a_score_for_whoever_wants_no_motion(tmp_path: Path, settings: Settings) -> None:
    driver, page = _scored(tmp_path, settings)
    before = seen(driver)
    moving(driver, 3.0)
    assert seen(driver) == before
    assert not page.life.sprites
