"""What the coach says is so in the very frame: what comes next, that all is done, or that somebody plays."""

from __future__ import annotations

from pathlib import Path

import pygame

from hamlet.app.coach.bubble import ON, SHOW
from hamlet.app.coach.speaking import words_said
from hamlet.app.home import Home
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.coach.led import Led
from tests.app.texts import hearing


def moving(folder: Path, step: int, touched: int = 0, size: tuple[int, int] = (1280, 720)) -> Led:
    """Somebody at a table where things move, before a touch."""
    led = Led(folder, "village", size, Home(Folders(folder), Settings(ui_scale=1.0)))
    led.table.coach.go_to(step, touched)
    led.wait(1.5)
    led.until_something_answers()
    return led


def touch_once(led: Led) -> None:
    """A click, and only the frame in which it is let go."""
    target = led.table.lit.target
    at = led.point(ON if target is None else target.id)
    led.move(at)
    led.press(at)
    led.frames(1, pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def said(led: Led) -> str:
    table = led.table
    return words_said(led.home.words, table.coach, table.frame.kind).sentence


def test_in_the_frame_in_which_a_step_is_done_nothing_is_asked_for_any_more(tmp_path: Path) -> None:
    led = moving(tmp_path, 10, 5)
    with hearing() as drawn:
        touch_once(led)
    texts = [each.text for each in drawn]
    assert led.at == (10, 6)
    assert led.table.hits.get(SHOW) is None
    assert led.home.words.label("screens.steps.done") in texts


def test_as_long_as_a_rival_plays_the_coach_says_so_beside_his_panel(tmp_path: Path) -> None:
    led = moving(tmp_path, 5)
    touch_once(led)
    watched = 0
    while led.table.coach.rival:
        assert "Sky" in said(led)
        assert led.table.hits.get(SHOW) is None
        assert led.table.hits.get(ON) is None
        assert not led.table.speaking.rect.colliderect(led.table.frame.left)
        assert not led.table.speaking.rect.colliderect(led.table.frame.right)
        led.frames(1)
        watched += 1
    assert watched
    led.frames(1)
    assert led.table.hits.get(ON) is not None
