"""Birds that cross the village now and then: a few together, with their shadows below them."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from hamlet.app.art.shapes import Point
from hamlet.app.life.bird_pictures import BEATS, bird_picture, bird_shadow, heading_of
from hamlet.app.life.life_view import LifeView
from hamlet.app.life.seasonal import life_of
from hamlet.app.life.sprites import Sprite, in_light, sprite_at
from hamlet.app.life.waking import STEP, LifeTime
from hamlet.values import dataclass

APART = (7.0, 12.0)  # seconds between two flights
FIRST = 2.0  # and before the first
BEYOND = 0.6  # sides beside the view at which a flight begins and ends
HIGH = (0.28, 0.62)  # how far the shadow of a bird lies from it, in sides


@dataclass(frozen=True, slots=True)
class BirdWay:
    """How a kind flies: seconds over the view, its span in sides, how much of the time it glides."""

    lasts: float
    span: float
    glides: float
    bends: float
    """How far its way bends aside, in shares of the height of the view."""


WAYS = {
    "swallow": BirdWay(8.5, 0.34, 0.35, 0.34),
    "rook": BirdWay(12.0, 0.42, 0.15, 0.12),
    "gull": BirdWay(12.5, 0.46, 0.6, 0.22),
    "robin": BirdWay(10.5, 0.24, 0.1, 0.1),
}


@dataclass(frozen=True, slots=True)
class Crossing:
    """A few birds on their way from one side of the view to the other, on the plane."""

    kind: str
    birds: int
    begin: float
    start: Point
    pull: Point
    end: Point

    def at(self, share: float) -> Point:
        """Where the first of them is."""
        a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share * share
        return (
            a * self.start[0] + b * self.pull[0] + c * self.end[0],
            a * self.start[1] + b * self.pull[1] + c * self.end[1],
        )

    def toward(self, share: float) -> Point:
        """Which way they fly."""
        (x, y), (to_x, to_y) = self.at(max(0.0, share - 0.01)), self.at(min(1.0, share + 0.01))
        return to_x - x, to_y - y


class Birds:
    """At most one flight at a time."""

    def __init__(self) -> None:
        self.crossing: Crossing | None = None
        self._flights = 0
        self._next = FIRST
        self._moment = 0.0

    def rest(self) -> None:
        """They are gone."""
        self.crossing = None

    def pass_time(self, view: LifeView, time: LifeTime) -> None:
        """A flight ends, or begins if it will be over in time."""
        self._moment = time.moment
        if self.crossing is not None and time.moment >= self.crossing.begin + WAYS[self.crossing.kind].lasts:
            self.crossing = None
            self._next = time.moment + random.Random(f"birds rest {self._flights}").uniform(*APART)
        kind, birds = _birds_of(view)
        due = self.crossing is None and time.moment >= self._next
        if due and birds and time.allows(WAYS[kind].lasts):
            self._flights += 1
            self.crossing = _begin(kind, birds, view, time.moment, self._flights)

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """Shadows first, then the birds."""
        crossing = self.crossing
        if crossing is None:
            return
        way, scale = WAYS[crossing.kind], view.eye.scale
        share = (self._moment - crossing.begin) / way.lasts
        span = round(max(14 * scale, min(44 * scale, way.span * view.drawn)))
        flown = [self._flown(crossing, number, share) for number in range(crossing.birds)]
        for (x, y), _, _ in flown:
            yield sprite_at(bird_shadow(span), *view.at((x + HIGH[0], y + HIGH[1])))
        for at, beat, heading in flown:
            picture = bird_picture(crossing.kind, span, beat, heading)
            yield sprite_at(in_light(picture, view.tint), *view.at(at))

    def _flown(self, crossing: Crossing, number: int, share: float) -> tuple[Point, int, int]:
        """Where a bird is, how its wings are, which way it flies."""
        chance = random.Random(f"{crossing.kind} {self._flights} {number}")
        behind, aside = 0.75 * number, chance.uniform(0.4, 0.7) * (number if number % 2 else -number)
        (x, y), (across, down) = crossing.at(share), crossing.toward(share)
        far = math.hypot(across, down) or 1.0
        across, down = across / far, down / far
        swing = 0.1 * math.sin(self._moment * 2.1 + number * 2)
        x -= across * behind + down * (aside + swing)
        y -= down * behind - across * (aside + swing)
        steps = round(self._moment / STEP) + 5 * number
        glides = (steps % 24) / 24 < WAYS[crossing.kind].glides
        return (x, y), 0 if glides else steps % BEATS, heading_of(across, down)


def _birds_of(view: LifeView) -> tuple[str, int]:
    """Which birds there are, and how many."""
    season = life_of(view.season)
    return season.over_lakes if view.canvas.state.village.lakes else season.birds


def _begin(kind: str, birds: int, view: LifeView, moment: float, number: int) -> Crossing:
    chance = random.Random(f"flight {kind} {number}")
    area, beyond = view.area, (BEYOND + 0.75 * birds) * view.length
    left, right = area.left - BEYOND * view.length, area.right + beyond
    if chance.random() < 0.5:
        left, right = area.right + BEYOND * view.length, area.left - beyond
    heights = [area.top + area.height * chance.uniform(0.15, 0.8) for _ in range(2)]
    bend = WAYS[kind].bends * area.height * chance.choice((-1, 1))
    middle = (area.centerx, sum(heights) / 2 + bend)
    eye = view.eye
    return Crossing(
        kind, birds, moment, eye.plane((left, heights[0])), eye.plane(middle), eye.plane((right, heights[1]))
    )
