"""What swings and falls: always in fixed steps, within its time, to a fixed end; with and without pymunk."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pytest

from hamlet.app.motion.lifting import LIFTS, SNAPS, Lift
from hamlet.app.motion.physics import pendulum, swing, tracks, worlds
from hamlet.app.motion.physics.pendulum import LIMIT, MOST_LEAN, Pendulum
from hamlet.app.motion.physics.swing import Swing
from hamlet.app.motion.physics.tracks import (
    DOWN,
    MOST_COINS,
    MOST_PILES,
    Track,
    pile_time,
    piling,
    toppling,
    tumbling,
)

FRAME = 1 / 60
STEP = worlds.STEP


@pytest.fixture(params=["pymunk", "nothing"])
def world(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Every track, worked out with pymunk and without it."""
    kept = (toppling, piling, tumbling)
    if request.param == "nothing":
        for module in (tracks, pendulum, swing):
            monkeypatch.setattr(module, "new_world", lambda *_: None)
    for found in kept:
        found.cache_clear()
    yield request.param
    for found in kept:
        found.cache_clear()


@pytest.mark.usefixtures("world")
def test_who_topples_falls_over_rocks_and_lies_in_the_end() -> None:
    angles = [moment.angle for moment in toppling().moments]
    assert len(angles) * STEP <= tracks.TOPPLES + 2 * STEP
    assert angles[-1] == DOWN
    assert angles[0] < 10
    assert max(angles) <= DOWN + 0.01
    hit = next(number for number, angle in enumerate(angles) if angle > DOWN - 3)
    assert min(angles[hit:]) < DOWN - 1, "it rocks"


@pytest.mark.usefixtures("world")
@pytest.mark.parametrize("count", [1, 5, MOST_COINS, 40])
def test_coins_pile_up_on_their_floor_and_lie_there_in_time(count: int) -> None:
    pile = piling(count)
    assert len(pile) == min(count, MOST_COINS)
    assert pile_time(count) <= MOST_PILES
    for track in pile:
        assert len(track.moments) * STEP <= pile_time(len(pile)) + STEP
        last, before = track.moments[-1], track.moments[-6]
        assert -2.3 < last.x < 2.3
        assert -4.4 < last.y < 0
        assert abs(last.y - before.y) < 0.35, "it lies nearly still"


@pytest.mark.usefixtures("world")
def test_what_tumbles_out_of_a_bag_ends_in_its_place_unturned() -> None:
    for seed in range(3):
        moments = tumbling(seed).moments
        assert (moments[0].x, round(moments[-1].x, 3), moments[-1].y) == (0.0, 1.0, 0.0)
        assert moments[-1].angle == 0.0
        assert abs(moments[0].angle) >= 360
        assert min(moment.y for moment in moments) < -0.2, "it is flung up"


def test_the_same_fall_is_the_same_every_time() -> None:
    first = piling(6)
    piling.cache_clear()
    assert piling(6) == first


def test_a_track_is_read_between_its_moments() -> None:
    track = Track((tracks.TrackPoint(0, 0, 0), tracks.TrackPoint(2, 4, 10)))
    assert track.at(0.25) == tracks.TrackPoint(0.5, 1.0, 2.5)
    assert track.at(7) == track.moments[-1]


def _leans(hangs: Pendulum) -> tuple[float, float]:
    """How far it leans while a hand moves and after, and how long that takes."""
    time, leaned, x = 0.0, 0.0, 0.0
    hangs.follow((0.0, 0.0))
    for _ in range(20):
        x += 0.2
        hangs.follow((x, 0.0))
        hangs.update(FRAME)
        leaned = max(leaned, abs(hangs.angle))
    while hangs.moving:
        hangs.update(FRAME)
        time += FRAME
    return leaned, time


def test_a_piece_in_the_hand_leans_as_the_hand_moves_and_hangs_straight_in_time() -> None:
    hangs = Pendulum()
    leaned, time = _leans(hangs)
    assert 8 < leaned <= MOST_LEAN
    assert time <= LIMIT + 2 * FRAME
    assert hangs.angle == 0.0


@pytest.mark.parametrize("prepare", [lambda: Pendulum(on=False), Pendulum])
def test_switched_off_or_without_a_world_a_piece_hangs_straight(
    prepare: Callable[[], Pendulum], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pendulum, "new_world", lambda *_: None)
    assert _leans(prepare()) == (0.0, 0.0)


def test_a_held_tile_snaps_about_a_tenth_beyond_its_place() -> None:
    held = Swing()
    held.follow((0.0, 0.0))
    held.follow((1.0, 0.0))
    far = 0.0
    while held.moving:
        held.update(FRAME)
        far = max(far, held.place[0])
    assert 1.05 < far < 1.16


def test_a_held_tile_that_is_sent_elsewhere_on_its_way_goes_there_and_does_not_circle() -> None:
    held = Swing()
    held.follow((0.0, 0.0))
    held.follow((4.0, 0.0))
    for _ in range(8):
        held.update(FRAME)
    held.follow((4.0, 4.0))
    farthest = 0.0
    for _ in range(20):
        held.update(FRAME)
    while held.moving:
        held.update(FRAME)
        farthest = max(farthest, math.dist(held.place, (4.0, 4.0)))
    assert farthest < 0.7
    assert held.place == (4.0, 4.0)


def _heights(lift: Lift, goal: float) -> list[float]:
    """Frame by frame, until it is there."""
    lift.to(goal)
    found = []
    while lift.moving:
        lift.update(FRAME)
        found.append(lift.height)
    return found


def test_a_tile_is_lifted_quickly_and_snaps_down_when_it_is_pinned() -> None:
    lift = Lift()
    up, down = _heights(lift, 12), _heights(lift, 5)
    assert 0.1 <= LIFTS <= 0.15
    assert up[int(LIFTS / FRAME)] == pytest.approx(12, abs=0.2)
    assert up == sorted(up)
    assert lift.height == 5
    assert 4 < min(down) < 4.7, "a tenth of the way too far"
    assert len(down) * FRAME <= SNAPS + 2 * FRAME


def test_switched_off_a_tile_is_as_high_as_it_should_be() -> None:
    lift = Lift(on=False)
    lift.to(12)
    assert (lift.height, lift.moving) == (12, False)
