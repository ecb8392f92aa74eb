"""What a game at the table has drawn goes when it is left: many games in one evening fill no memory."""

from __future__ import annotations

import gc

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.table.table_screen import TableScreen
from tests.app.lake_games import whole_game
from tests.app.table.moments import of_people

SIZE = (1280, 720)


def _drawings() -> int:
    gc.collect()
    return sum(isinstance(each, TileArt) for each in gc.get_objects())


def _open_and_leave(number: int) -> None:
    games = [of_people(1), of_people(28), whole_game(1, "winter")]
    whole = games[number % len(games)]
    table = TableScreen(whole.fork(len(whole.history.done) // 2), None, 0.0)
    table.resize(SIZE, 1.0)
    table.update(table.now + 0.5)


@pytest.mark.usefixtures("drawn_anew")
def test_the_drawings_of_a_game_go_when_others_are_opened() -> None:
    pygame.display.set_mode(SIZE)
    before = _drawings()
    for number in range(4):
        _open_and_leave(number)
    # The newest are kept for the next table of the same game.
    assert _drawings() <= before + 1
