"""The village is never shown with less ground than it has, however little time there is for drawing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.palette import TABLE
from hamlet.app.art.tile.artist import DRAWINGS
from hamlet.app.board.budget import Budget
from hamlet.app.board_view import BoardView
from hamlet.app.ids import ButtonId, Id
from hamlet.app.keeping import Keeper
from hamlet.app.pages import TitlePage
from hamlet.app.screens.scoring.scoring_ids import LOOK
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.screens.title_parts.backdrop import forget_finished
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.hit_regions import HitMap
from hamlet.engine.actions.family import Action
from hamlet.engine.state import State
from hamlet.players.registry import make_player
from hamlet.session.driving import deciding, play_one
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.choices import base_session
from tests.e2e.covering import Covering, Spot, is_wood
from tests.spread import unlike

SIZES = [(1280, 720), (1920, 1080), (1040, 600)]
SEED = 3


@pytest.fixture(autouse=True)
def _starved(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time for pictures at all: in each half of a frame one step is done, and no more."""
    monkeypatch.setattr(Budget, "seconds", 0.0)
    monkeypatch.setattr(Budget, "at_once", 0)


@lru_cache(maxsize=1)
def whole_game() -> tuple[Action, ...]:
    """Every action of a game between two greedy players."""
    session = base_session(["greedy", "greedy"], SEED)
    decide = deciding({seat: make_player("greedy", SEED, seat) for seat in range(2)})
    while play_one(session, decide) is not None:
        pass
    return tuple(step.action for step in session.history.done)


class Remembering:
    """Answers at once what was played before."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self._actions: Iterator[Action] = iter(actions)

    def ask(self, state: State) -> None:
        """Whatever is asked: the next one."""

    def answer(self) -> Action | None:
        return next(self._actions, None)

    def forget(self) -> None:
        """Nothing to forget."""

    def close(self) -> None:
        """Nothing to give back."""


def open_table(driver: Driver, speed: float, played: int = 0) -> TableScreen:
    """The game after so many actions; the rest is played by itself."""
    session = base_session(["greedy", "greedy"], SEED)
    for action in whole_game()[:played]:
        session.play(action)
    table = TableScreen(session, speed=speed)
    table.opponents.thinker = Remembering(whole_game()[played:])
    driver.app.push(table)
    return table


def watch(driver: Driver, table: TableScreen, frames: int, chance: random.Random | None = None) -> set[Spot]:
    """So many frames, the camera and the window moved by chance if there is one; all ground that was seen."""
    covering, ever = Covering(table), set[Spot]()
    with covering.watching():
        for number in range(frames):
            if chance is not None and chance.random() < 0.25:
                _stir(driver, table, chance)
            driver.frames(1)
            if not driver.shows(table):
                break
            covered, bare = covering.look(driver.surface)
            assert not bare, (number, len(covered), sorted(bare))
            ever |= covered
    return ever


def _stir(driver: Driver, table: TableScreen, chance: random.Random) -> None:
    camera, area = table.board.camera, table.frame.village
    what = chance.choice(["wheel", "wheel", "pan", "drag", "fit", "resize"])
    if what == "wheel":
        driver.move((area.centerx + chance.randint(-200, 200), area.centery + chance.randint(-100, 100)))
        driver.wheel(chance.choice((-2, -1, 1, 2)))
    elif what == "resize":
        driver.surface = pygame.display.set_mode(chance.choice([*SIZES, (1500, 1000)]))
        driver.app.resize(driver.surface)
    elif what == "fit":
        driver.key("home")
    else:
        camera.pan(chance.randint(-500, 500), chance.randint(-300, 300), smooth=what == "pan")
        table.relayout()


@unlike("size", SIZES[2:], SIZES)
def test_a_game_at_pace_off_covers_every_tile_in_every_frame(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size)
    table = open_table(driver, 0.0, 0 if size == SIZES[0] else 160)
    before = len(table.session.state.village.tiles)
    ever = watch(driver, table, 400)
    tiles = table.session.state.village.tiles
    assert table.session.finished
    assert len(tiles) > before + 6
    unseen = {(one.tile, one.rotation, one.at) for one in tiles} - {spot[:3] for spot in ever}
    assert len(unseen) < 3, "only what the bar of others' turns covers may not be judged"


@pytest.mark.parametrize("speed", [0.0, 1.0, pytest.param(4.0, marks=pytest.mark.heavy)])
def test_moving_zooming_and_resizing_while_others_play_uncovers_nothing(tmp_path: Path, speed: float) -> None:
    driver = Driver(tmp_path)
    table = open_table(driver, speed, 100)
    watch(driver, table, 120, random.Random(f"stir {speed}"))
    assert len(table.session.history.done) > 100


def test_a_large_window_shows_a_late_village_whole_at_once_and_while_it_grows(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (3840, 2160), 2.0)
    table = open_table(driver, 0.0, 200)
    assert len(watch(driver, table, 25)) > 150


@dataclass
class AroundShown:
    """A village that is looked at after the score."""

    session: Session
    board: BoardView
    hits: HitMap


def _click_and_see(driver: Driver, what: Id) -> Covering:
    """The first frame after a click that opens a table."""
    at = driver.point(what)
    driver.move(at)
    driver.press(at)
    driver.release(at)
    table = driver.screen
    assert isinstance(table, TableScreen)
    return Covering(table)


def test_continue_shows_the_whole_village_in_its_first_frame(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    session = base_session(["human", "human"], SEED)
    for action in whole_game()[:200]:
        session.play(action)
    assert Keeper(session, driver.home.folders).close()
    DRAWINGS.clear()
    driver.open_page(TitlePage())
    covered, bare = _click_and_see(driver, ButtonId("continue")).look(driver.surface)
    assert not bare
    assert {spot[:3] for spot in covered} == {
        (one.tile, one.rotation, one.at) for one in session.state.village.tiles
    }


def test_look_at_the_village_shows_all_of_it_in_its_first_frame_also_in_another_window(
    tmp_path: Path,
) -> None:
    driver = Driver(tmp_path)
    table = open_table(driver, 0.0, len(whole_game()) - 12)
    watch(driver, table, 40)
    assert driver.shows(ScoringScreen)
    driver.surface = pygame.display.set_mode((1600, 900))
    driver.app.resize(driver.surface)
    driver.frames(1)
    driver.click(LOOK)
    score = driver.screen
    assert isinstance(score, ScoringScreen)
    assert score.around is not None
    seen = AroundShown(score.session, score.around.board, score.hits)
    covered, bare = Covering(seen).look(driver.surface)
    assert not bare
    tiles = table.session.state.village.tiles
    assert {spot[:3] for spot in covered} == {(one.tile, one.rotation, one.at) for one in tiles}


@unlike("size", SIZES[:1], SIZES)
def test_the_title_keeps_its_village_while_it_is_painted_for_another_window(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    forget_finished()
    driver = Driver(tmp_path, (960, 540))
    driver.open_page(TitlePage())
    while driver.screen.busy:
        driver.frames(1)
    driver.surface = pygame.display.set_mode(size)
    driver.app.resize(driver.surface)
    driver.frames(1)
    at_once = _wood(driver.surface)
    assert _paints(driver) or size == (960, 540)
    driver.surface.fill(TABLE[0])
    whole = _wood(driver.surface)
    assert len(at_once) < 0.35 * len(whole)


def _wood(surface: pygame.Surface) -> set[tuple[int, int]]:
    """The points right of the menu, where the village is, that have the colour of planks."""
    width, height = surface.get_size()
    points = [(x, y) for x in range(width // 2, width, 9) for y in range(height // 4, height * 3 // 4, 9)]
    colours = {at: surface.get_at(at) for at in points}
    return {at for at, colour in colours.items() if is_wood((colour.r, colour.g, colour.b))}


def _paints(driver: Driver) -> bool:
    """Whether pictures are still being made."""
    return driver.screen.busy
