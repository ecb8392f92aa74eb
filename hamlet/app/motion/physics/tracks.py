"""What falls, worked out once and kept as a track: always the same, with a fixed end, at any pace."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hamlet.app.motion.physics.worlds import STEP, new_world
from hamlet.values import dataclass

TOPPLES: Final = 0.4  # seconds until whoever falls over lies still
MOST_PILES: Final = 0.9
TUMBLES: Final = 0.75
DOWN: Final = 84.0  # degrees at which a villager lies
MOST_COINS: Final = 12
COINS_APART: Final = 0.035  # seconds between two coins that fall
_NUDGE, _WEIGHT, _BOUNCE = 6.0, 90.0, 0.5
_COIN, _ROOM = 0.5, 2.1  # the radius of a coin, and half the width of the floor, in coins' widths
_TURNS = 2


@dataclass(frozen=True, slots=True)
class TrackPoint:
    """Where something is, and how far it has turned, in degrees."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Track:
    """Moments at equal times; the last is where it stays."""

    moments: tuple[TrackPoint, ...]

    def at(self, share: float) -> TrackPoint:
        """The moment at a share of the time, between those that were worked out."""
        place = max(0.0, min(1.0, share)) * (len(self.moments) - 1)
        first = min(int(place), len(self.moments) - 2)
        one, two, part = self.moments[first], self.moments[first + 1], place - first
        return TrackPoint(
            one.x + (two.x - one.x) * part,
            one.y + (two.y - one.y) * part,
            one.angle + (two.angle - one.angle) * part,
        )


@lru_cache(maxsize=1)
def toppling() -> Track:
    """Somebody who falls over to the right about his feet, and rocks a little on the ground."""
    angles = _falling_over() or [DOWN * _bounced(k / _count(TOPPLES)) for k in range(_count(TOPPLES))]
    return Track(tuple(TrackPoint(0.0, 0.0, angle) for angle in (*_calmed(angles, DOWN), DOWN)))


def _falling_over() -> list[float]:
    """Degrees, step by step: a stick on a hinge, hit at its head, that falls on the ground."""
    space = new_world(_WEIGHT)
    if space is None:
        return []
    import pymunk

    stick = pymunk.Body(1.0, 1.0 / 12)
    stick.position = (0.0, -0.5)
    head = pymunk.Circle(stick, 0.06, (0.0, -0.5))
    across, down = math.sin(math.radians(DOWN)), math.cos(math.radians(DOWN))
    level = 0.06 - down + 0.5  # so thick that nobody falls through
    ground = pymunk.Segment(space.static_body, (across - 1, level), (across + 1, level), 0.5)
    head.elasticity = ground.elasticity = math.sqrt(_BOUNCE)
    hinge = pymunk.PivotJoint(space.static_body, stick, (0.0, 0.0), (0.0, 0.5))
    space.add(stick, head, ground, hinge)
    stick.angular_velocity = _NUDGE
    found = []
    for _ in range(_count(TOPPLES)):
        space.step(STEP)
        found.append(min(DOWN, math.degrees(stick.angle)))
    return found


def _bounced(share: float) -> float:
    """Falling and bouncing twice, without a world: 0 to 1."""
    for begin, end, high in ((0.55, 0.82, 0.12), (0.82, 1.0, 0.03)):
        if begin <= share <= end:
            along = (share - begin) / (end - begin)
            return 1 - high * 4 * along * (1 - along)
    return min(1.0, (share / 0.55) ** 2)


def _calmed(values: Sequence[float], end: float) -> list[float]:
    """The same, led to its end over the last third."""
    begin = len(values) * 2 // 3
    return [
        value + (end - value) * max(0.0, (k - begin) / (len(values) - begin))
        for k, value in enumerate(values)
    ]


def pile_time(count: int) -> float:
    """Seconds until so many coins lie still."""
    return min(MOST_PILES, 0.52 + count * COINS_APART)


@lru_cache(maxsize=MOST_COINS + 1)
def piling(count: int) -> tuple[Track, ...]:
    """So many coins, at most twelve, that fall on a small floor one after the other and come to lie there.

    In coins' widths; the floor is at 0, and everything else above it is less.
    """
    count = min(count, MOST_COINS)
    return _piled(count) or tuple(_dropped(number, count) for number in range(count))


def _piled(count: int) -> tuple[Track, ...]:
    space = new_world(58.0)
    if space is None:
        return ()
    import pymunk

    chance = random.Random(count)
    walls = (((-_ROOM, 0), (_ROOM, 0)), ((-_ROOM, 0), (-_ROOM, -9)), ((_ROOM, 0), (_ROOM, -9)))
    for start, end in walls:
        wall = pymunk.Segment(space.static_body, start, end, 0.04)
        wall.elasticity, wall.friction = 0.35, 0.9
        space.add(wall)
    bodies, tracks = [], [list[TrackPoint]() for _ in range(count)]
    for _ in range(count):
        body = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0, _COIN))
        body.position = (chance.uniform(-0.5, 0.5), -4.4)
        body.velocity = (chance.uniform(-3.0, 3.0), 4.0)
        body.angular_velocity = chance.uniform(-9, 9)
        bodies.append(body)
    for step in range(_count(pile_time(count))):
        for number, body in enumerate(bodies):
            if step == round(number * COINS_APART / STEP):
                coin = pymunk.Circle(body, _COIN)
                coin.elasticity, coin.friction = 0.35, 0.7
                space.add(body, coin)
            x, y = body.position
            tracks[number].append(TrackPoint(x, y, math.degrees(body.angle)))
        space.step(STEP)
    return tuple(Track(tuple(moments)) for moments in tracks)


def _dropped(number: int, among: int) -> Track:
    """One coin without a world: down to its place in rows of four."""
    row, place = divmod(number, 4)
    x, floor, begin = place - 1.5 + 0.5 * (row % 2), -_COIN - 0.87 * row, number * COINS_APART
    count = _count(pile_time(among))
    fallen = (min(1.0, max(0.0, (k * STEP - begin) / 0.4)) for k in range(count))
    return Track(tuple(TrackPoint(x, -4.4 + (floor + 4.4) * _bounced(share)) for share in fallen))


@lru_cache(maxsize=8)
def tumbling(seed: int) -> Track:
    """Something flung out of a bag: `x` goes from 0 to 1, `y` is how high it is; it turns as it bounces."""
    heights = _bouncing() or [1 - _bounced(k / _count(TUMBLES)) for k in range(_count(TUMBLES))]
    way = 1 if seed % 2 else -1
    count = len(heights)
    moments = [
        TrackPoint(_slowing(k / count), -high, way * 360.0 * _TURNS * (1 - _slowing(k / count)))
        for k, high in enumerate(_calmed(heights, 0.0))
    ]
    return Track((*moments, TrackPoint(1.0, 0.0, 0.0)))


def _slowing(share: float) -> float:
    return 1 - (1 - share) ** 2


def _bouncing() -> list[float]:
    """Heights, step by step, of a ball thrown up a little that bounces on the table."""
    space = new_world(34.0)
    if space is None:
        return []
    import pymunk

    ball = pymunk.Body(1.0, 1.0)
    round_one, floor = pymunk.Circle(ball, 0.1), pymunk.Segment(space.static_body, (-9, 0), (9, 0), 0.0)
    round_one.elasticity = floor.elasticity = 0.74
    ball.position, ball.velocity = (0.0, -0.1), (0.0, -6.4)
    space.add(ball, round_one, floor)
    found = []
    for _ in range(_count(TUMBLES)):
        space.step(STEP)
        found.append(max(0.0, -0.1 - ball.position.y))
    return found


def _count(seconds: float) -> int:
    return round(seconds / STEP)
