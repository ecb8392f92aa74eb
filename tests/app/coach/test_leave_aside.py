"""The way out of first steps hides nothing that is lit, no building, nor what is asked at the top."""

from __future__ import annotations

from pathlib import Path

import pygame

from hamlet.app.coach.bubble import LEAVE
from tests.app.coach.led import Led

MOST = 90  # touches of a course


def test_the_way_out_hides_nothing_one_should_look_at(tmp_path: Path) -> None:
    led = Led(tmp_path, "village")
    hidden = []
    for _ in range(MOST):
        led.until_something_answers()
        if led.ended():
            break
        leave, village = led.table.speaking.leave, led.table.frame.village
        asked = pygame.Rect(village.left, village.top, village.width // 3, led.table.frame.px(60))
        tiles = [led.table.board.tile_rect(uid) for uid in range(len(led.table.session.state.village.tiles))]
        lit = [*led.table.lit.kept(0), asked, led.table.speaking.rect, *tiles]
        hidden += [(led.at, rect) for rect in lit if leave.colliderect(rect)]
        assert led.hit(LEAVE).bounds == leave
        led.touch()
    assert led.ended()
    assert hidden == []
