"""What is in hand rests where the hand points, and one click there puts it down."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.coach.bubble import LEAVE
from hamlet.app.home import Home
from hamlet.app.ids import SpotId, TurnId
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.coach.led import Led

PLACES = {"sawmill": ("village", 6, 1), "pond": ("village", 9, 4), "lake": ("lake", 1, 1)}
SIZES = [(960, 540), (1280, 720)]


def moving(folder: Path, course: str, size: tuple[int, int]) -> Led:
    """Somebody at a table where things move."""
    return Led(folder, course, size, Home(Folders(folder), Settings(ui_scale=1.0)))


def holding(folder: Path, place: str, size: tuple[int, int]) -> Led:
    course, step, touched = PLACES[place]
    led = moving(folder, course, size)
    led.table.coach.go_to(step, touched - 1)
    led.wait(1.5)
    led.touch()
    led.wait(0.3)
    led.until_something_answers()
    return led


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", PLACES)
def test_moving_to_the_hand_and_one_click_puts_it_down(
    place: str, size: tuple[int, int], tmp_path: Path
) -> None:
    led = holding(tmp_path, place, size)
    before, hand = led.at, led.table.lit.hand
    assert hand is not None
    led.click_at((round(hand[0]), round(hand[1])))
    assert led.at == (before[0], before[1] + 1)
    ghost = led.table.scene().ghost
    assert ghost is None or ghost.pinned


@pytest.mark.parametrize("place", PLACES)
def test_only_the_wanted_place_is_lit_wherever_the_mouse_is(place: str, tmp_path: Path) -> None:
    led = holding(tmp_path, place, (1280, 720))
    target, leave = led.table.coach.target, led.hit(LEAVE).bounds
    assert isinstance(target, SpotId)
    for at in ((400, 300), (700, 500), (880, 90), (740, 90)):
        led.move(at)
        for _ in range(4):
            led.frames(1)
            scene = led.table.scene()
            assert scene.spots == ()
            assert scene.ghost is not None
            assert (scene.ghost.rotation, scene.ghost.at) == (target.rotation, target.at)
            assert led.table.lit.target is not None
            assert led.hit(LEAVE).bounds == leave == led.table.speaking.leave


def test_where_it_is_to_be_turned_the_wheel_turns_it(tmp_path: Path) -> None:
    led = moving(tmp_path, "village", (1280, 720))
    led.table.coach.go_to(6, 2)
    led.wait(1.5)
    assert isinstance(led.table.coach.target, TurnId)
    led.wheel(1)
    assert led.at == (6, 3)
