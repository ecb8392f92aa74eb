from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board_view import BoardView
from hamlet.app.ids import Id
from hamlet.app.view.scene import Scene
from hamlet.content import load_base, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.players.greedy import GreedyPlayer
from hamlet.session.seats import Seat
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.words.rooms import english

AREA = pygame.Rect(100, 40, 900, 600)
COLOURS = ("red", "sky", "yellow", "violet")


@pytest.fixture(scope="session")
def definitions() -> Definitions:
    return read_definitions(resolve(load_base()))


@pytest.fixture(scope="session")
def window() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode((1100, 700))
    pygame.display.quit()


def played(definitions: Definitions, actions: int, seats: int = 2, seed: int = 1) -> Session:
    people = tuple(Seat(colour.title(), colour) for colour in COLOURS[:seats])
    session = Session(Setup(definitions, people, seed))
    player = GreedyPlayer(seed)
    for _ in range(actions):
        if session.finished:
            break
        session.play(player.decide(session.state))
    return session


@pytest.fixture(scope="session")
def game(definitions: Definitions) -> Session:
    """A game of two in its middle, goods lying about and a blueprint in hand that fits."""
    session, player = played(definitions, 50), GreedyPlayer(1)
    while not _rich(session.state):
        session.play(player.decide(session.state))
    return session


def _rich(state: State) -> bool:
    held = [tile for tile in state.blueprints[state.seat] if state.village.by_road.count(tile) > 3]
    return bool(held) and sum(map(len, state.stock)) >= 6 and bool(state.village.road_sites())


@pytest.fixture(scope="session")
def art(definitions: Definitions) -> BadgeArt:
    """Drawings shared by all tests: they take long to make and nobody changes them."""
    return BadgeArt(TileArt(definitions), COLOURS)


@dataclass
class Table:
    board: BoardView
    surface: pygame.Surface
    state: State

    def draw(self, scene: Scene | None = None, hover: Id | None = None) -> None:
        self.board.draw(self.surface, self.state, scene or Scene(), hover)

    def settle(self, scene: Scene | None = None) -> None:
        """Until nothing moves and all is painted sharp."""
        for _ in range(6000):
            changed = self.board.update(1 / 30)
            self.draw(scene)
            if not changed and not self.board.busy:
                return
        raise AssertionError("the board never comes to rest")

    def zoom_to(self, length: int) -> None:
        from dataclasses import replace

        camera = self.board.camera
        camera.jump(replace(camera.eye, length=length))
        self.settle()


@pytest.fixture
def table(art: BadgeArt, window: pygame.Surface, game: Session) -> Table:
    board = BoardView(game.state.box, art, english())
    board.resize(AREA, 1.0)
    board.fit(game.state)
    board.camera.stop()
    return Table(board, window, game.state)
