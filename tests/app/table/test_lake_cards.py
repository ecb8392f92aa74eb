"""By the lake no card covers the water it is about, nor the tag that tells what a lake would bring."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.showing import enter_mode
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.scene import Scene
from hamlet.session.session import Session
from tests.app.games import moment_of
from tests.app.lake_games import whole_game

SIZES = [(1280, 720), (1920, 1080)]
MOST = 2
"""So many moments of each kind are looked at."""


def _moments(mode: str) -> Iterator[Session]:
    whole = whole_game(7, "autumn")
    for at in range(60, len(whole.history.done)):
        if enter_mode(Flow(moment_of(whole, at)), mode):
            yield moment_of(whole, at)


@pytest.mark.parametrize("mode", ["lake", "favour", "boat"])
def test_no_card_covers_the_lake_it_is_about(mode: str) -> None:
    for number, session in zip(range(MOST), _moments(mode), strict=False):
        size = SIZES[number % len(SIZES)]
        pygame.display.set_mode(size)
        table = TableScreen(session, None, 0.0)
        table.resize(size, 1.0)
        assert enter_mode(table.flow, mode)
        for _ in range(60):
            table.update(table.now + 0.1)
        scene, card = table.flow.scene(), table.overlays.card_rect
        boxes = table.board.way_rects(Scene(ghost=scene.ghost, lakes=scene.lakes))
        assert card is not None
        assert len(boxes) == sum(2 if mark.ghost else 1 for mark in scene.lakes) > 0
        assert card.collidelist(boxes) < 0
