from __future__ import annotations

import math
from dataclasses import replace

import pygame
import pytest

from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.controls import Controls
from hamlet.app.board.eye import Extent, Eye

AREA = pygame.Rect(200, 50, 1000, 700)


@pytest.fixture
def camera() -> BoardCamera:
    camera = BoardCamera()
    camera.watch(Extent(-4.0, -3.0, 9.0, 6.0), lambda _: False)
    camera.settle(AREA, 1.0)
    return camera


def test_a_point_goes_to_the_screen_and_back() -> None:
    eye = Eye(1.5, -2.25, 73.0, (10, 20, 640, 480))
    for point in ((0.0, 0.0), (3.2, -7.1), (-11.0, 4.5)):
        assert eye.plane(eye.at(point)) == pytest.approx(point)


def test_zooming_keeps_the_point_under_the_pointer(camera: BoardCamera) -> None:
    pointer = (333, 517)
    before = camera.eye.plane(pointer)
    camera.smooth = False
    camera.zoom(2, pointer)
    assert camera.eye.plane(pointer) == pytest.approx(before, abs=1e-9)


def test_every_moment_of_a_smooth_zoom_keeps_the_point_under_the_pointer(camera: BoardCamera) -> None:
    pointer = (900, 200)
    before = camera.eye.plane(pointer)
    camera.zoom(3, pointer)
    while camera.moving:
        camera.update(1 / 100)
        assert camera.eye.plane(pointer) == pytest.approx(before, abs=1e-6)


def test_zooming_in_and_out_again_comes_back(camera: BoardCamera) -> None:
    camera.smooth = False
    camera.jump(replace(camera.eye, length=64))
    camera.zoom(1, AREA.center)
    camera.zoom(-1, AREA.center)
    assert camera.eye.length == pytest.approx(64, abs=1)


def test_zoom_stops_at_its_limits_and_always_takes_a_step_before(camera: BoardCamera) -> None:
    camera.smooth = False
    lengths = []
    for _ in range(40):
        camera.zoom(-1)
        lengths.append(camera.eye.length)
    least, most = camera.limits()
    assert lengths[-1] == pytest.approx(least)
    for _ in range(60):
        camera.zoom(1)
    assert camera.eye.length == pytest.approx(most)


def test_dragging_moves_the_table_with_the_pointer(camera: BoardCamera) -> None:
    before = camera.eye.at((0.0, 0.0))
    camera.pan(37, -12)
    after = camera.eye.at((0.0, 0.0))
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((37, -12))


def test_the_village_cannot_be_dragged_out_of_sight(camera: BoardCamera) -> None:
    for direction in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1)):
        for _ in range(50):
            camera.pan(direction[0] * 500, direction[1] * 500)
        left, top = camera.eye.at((camera.extent.left, camera.extent.top))
        right, bottom = camera.eye.at((camera.extent.right, camera.extent.bottom))
        box = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
        seen = box.clip(AREA)
        assert min(seen.width, seen.height) > 60


def test_fit_shows_every_corner_of_the_village(camera: BoardCamera) -> None:
    camera.smooth = False
    camera.zoom(4)
    camera.fit()
    for corner in ((-4.0, -3.0), (9.0, 6.0)):
        assert AREA.collidepoint(camera.eye.at(corner))


def test_a_fitted_village_stays_fitted_when_the_window_changes(camera: BoardCamera) -> None:
    camera.fit()
    camera.stop()
    small = pygame.Rect(0, 0, 500, 300)
    camera.settle(small, 1.0)
    for corner in ((-4.0, -3.0), (9.0, 6.0)):
        assert small.collidepoint(camera.eye.at(corner))


def test_smooth_moves_end_exactly_and_in_time(camera: BoardCamera) -> None:
    camera.look_at((2.0, 2.0))
    goal = camera.goal
    time = 0.0
    while camera.moving:
        camera.update(1 / 60)
        time += 1 / 60
    assert camera.eye == goal
    assert 0.3 <= time <= 0.5


def test_switched_off_every_move_is_there_at_once(camera: BoardCamera) -> None:
    camera.smooth = False
    camera.look_at((2.0, 2.0))
    assert not camera.moving
    assert camera.eye.x == pytest.approx(2.0)


def controls(camera: BoardCamera, *, free: bool) -> Controls:
    return Controls(camera, lambda _: free)


def event(kind: int, **facts: object) -> pygame.Event:
    return pygame.Event(kind, facts)


def test_a_press_on_bare_table_drags_and_its_release_is_no_click(camera: BoardCamera) -> None:
    hand = controls(camera, free=True)
    before = camera.eye
    assert not hand.handle(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(400, 300)))
    assert hand.handle(event(pygame.MOUSEMOTION, pos=(440, 310), rel=(40, 10), buttons=(1, 0, 0)))
    assert hand.handle(event(pygame.MOUSEBUTTONUP, button=1, pos=(440, 310)))
    assert camera.eye.x == pytest.approx(before.x - 40 / before.length)


def test_a_press_that_hardly_moves_is_a_click(camera: BoardCamera) -> None:
    hand = controls(camera, free=True)
    hand.handle(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(400, 300)))
    assert not hand.handle(event(pygame.MOUSEMOTION, pos=(402, 301), rel=(2, 1), buttons=(1, 0, 0)))
    assert not hand.handle(event(pygame.MOUSEBUTTONUP, button=1, pos=(402, 301)))


def test_on_a_tile_only_the_middle_button_drags(camera: BoardCamera) -> None:
    hand = controls(camera, free=False)
    before = camera.eye
    hand.handle(event(pygame.MOUSEBUTTONDOWN, button=1, pos=(400, 300)))
    assert not hand.handle(event(pygame.MOUSEMOTION, pos=(500, 300), rel=(100, 0), buttons=(1, 0, 0)))
    hand.handle(event(pygame.MOUSEBUTTONUP, button=1, pos=(500, 300)))
    assert camera.eye == before
    assert hand.handle(event(pygame.MOUSEBUTTONDOWN, button=2, pos=(400, 300)))
    assert hand.handle(event(pygame.MOUSEMOTION, pos=(500, 300), rel=(100, 0), buttons=(0, 1, 0)))
    assert camera.eye != before


def test_the_wheel_zooms_to_the_pointer_of_the_last_event(camera: BoardCamera) -> None:
    hand = controls(camera, free=True)
    camera.smooth = False
    hand.handle(event(pygame.MOUSEMOTION, pos=(250, 100), rel=(0, 0), buttons=(0, 0, 0)))
    before = camera.eye.plane((250, 100))
    assert hand.handle(event(pygame.MOUSEWHEEL, x=0, y=1))
    assert camera.eye.plane((250, 100)) == pytest.approx(before)


@pytest.mark.parametrize(
    ("key", "mod", "moves"),
    [
        (pygame.K_LEFT, pygame.KMOD_SHIFT, True),
        (pygame.K_LEFT, 0, False),
        (pygame.K_PLUS, 0, True),
        (pygame.K_MINUS, 0, True),
        (pygame.K_HOME, 0, True),
        (pygame.K_a, 0, False),
    ],
)
def test_keys_move_the_camera(camera: BoardCamera, key: int, mod: int, *, moves: bool) -> None:
    camera.smooth = False
    camera.pan(150, 90)
    before = camera.eye
    assert controls(camera, free=True).handle(event(pygame.KEYDOWN, key=key, mod=mod)) is moves
    assert (camera.eye != before) is moves


def test_lengths_change_in_equal_ratios_on_the_way() -> None:
    start = Eye(0, 0, 32.0, (0, 0, 100, 100))
    half = start.toward(replace(start, length=128.0), 0.5)
    assert half.length == pytest.approx(64.0)
    assert math.isfinite(half.x)
