"""Sheep on free meadows: they graze, look up, hop a little farther; at rest they stand and graze."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

import pygame

from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point
from hamlet.app.board.display_list import Composition
from hamlet.app.life.life_view import LifeView
from hamlet.app.life.meadows import box_at, free_points, taken_boxes
from hamlet.app.life.seasonal import life_of
from hamlet.app.life.sheep_pictures import SheepPose, sheep_picture
from hamlet.app.life.sprites import Sprite, in_light, sprite_at
from hamlet.app.life.waking import STEP, LifeTime
from hamlet.engine.village import Placed

TOGETHER = 2  # on one tile
APART, ASIDE = 0.34, 0.3  # sides between two sheep, and those that one may hop
WAITS = (2.0, 7.0)  # seconds between two things that a sheep does
LOOKS_UP, HOPS = 2.2, 0.5  # how long these last
HOP = 0.1  # sides that it leaves the ground
SIZE = 0.34
LOOKED_AT_ONCE = 2  # tiles whose meadows are measured in one step


class Sheep:
    """One sheep: where it stands, where it could hop to, and what it is doing."""

    def __init__(self, number: int, home: Placed, spot: Point, beside: Point) -> None:
        self.number = number
        self.home = home
        self.spot, self.beside = spot, beside
        self.left = beside[0] < spot[0]
        self._did = 0
        self._begin = self._lasts = 0.0
        self._hops = False
        self._next = (number * 1.7) % 4 + 0.5

    @property
    def busy(self) -> bool:
        """Whether it does something else than grazing."""
        return self._lasts > 0

    def rest(self) -> None:
        """Stand and graze; who hops is there."""
        if self.busy and self._hops:
            self._arrive()
        self._lasts = 0.0

    def pass_time(self, time: LifeTime) -> None:
        """Go on, or begin something that will be over in time."""
        if self.busy:
            if time.moment >= self._begin + self._lasts:
                self.rest()
            return
        if time.moment < self._next:
            return
        self._did += 1
        chance = random.Random(f"sheep {self.number} {self._did}")
        self._next = time.moment + chance.uniform(*WAITS)
        self._hops = chance.random() < 0.45 and self.beside != self.spot
        lasts = HOPS if self._hops else LOOKS_UP * chance.uniform(0.6, 1.2)
        if time.allows(lasts):
            self._begin, self._lasts = time.moment, lasts
            if self._hops:
                self.left = self.beside[0] < self.spot[0]
            elif chance.random() < 0.3:
                self.left = not self.left

    def _arrive(self) -> None:
        self.spot, self.beside = self.beside, self.spot

    def seen(self, moment: float, *, moving: bool) -> tuple[Point, SheepPose]:
        """Where it is and how it stands."""
        if not self.busy:
            chews = moving and (round(moment / STEP) + 7 * self.number) // 6 % 3 == 0
            return self.spot, SheepPose.CHEWING if chews else SheepPose.GRAZING
        if not self._hops:
            return self.spot, SheepPose.LOOKING
        share = min(1.0, max(0.0, (moment - self._begin) / self._lasts))
        x = self.spot[0] + (self.beside[0] - self.spot[0]) * share
        y = self.spot[1] + (self.beside[1] - self.spot[1]) * share
        return (x, y - HOP * abs(math.sin(2 * math.pi * share))), SheepPose.HOPPING


class Flock:
    """All sheep of a village; of those in sight there are never more than the season has."""

    def __init__(self) -> None:
        self.sheep: list[Sheep] = []
        self._found_for: tuple[Composition, str] | None = None
        self._looked: list[int] = []
        self._time = LifeTime()

    @property
    def settled(self) -> bool:
        """Whether every meadow has been looked at."""
        return self._found_for is not None and not self._looked

    def rest(self) -> None:
        """They stand and graze."""
        self._time = LifeTime(self._time.moment)
        for sheep in self.sheep:
            sheep.rest()

    def pass_time(self, view: LifeView, time: LifeTime) -> None:
        """Each does what it does; where there is too little room for one, it is gone."""
        self._time = time
        self.look(view)
        for sheep in self.sheep:
            sheep.pass_time(time)

    def look(self, view: LifeView) -> bool:
        """See that all stand on free meadow, and bring in others, bit by bit; whether any came or went."""
        if not view.near or not view.canvas.steady or not view.composition.complete:
            return False
        found_for, before = (view.composition, view.season), list(self.sheep)
        if (
            self._found_for is None
            or self._found_for[0] is not found_for[0]
            or self._found_for[1] != view.season
        ):
            self._found_for = found_for
            self._looked = _in_order(view)
        most = life_of(view.season).sheep
        if not self._looked:
            return False
        taken = taken_boxes(view)
        self.sheep = [
            sheep
            for sheep in self.sheep[:most]
            if sheep.home in view.land.lying and _stands_free(view, sheep, taken)
        ]
        here, self._looked = self._looked[:LOOKED_AT_ONCE], self._looked[LOOKED_AT_ONCE:]
        for uid in here:
            for spot, beside in _pens(view, uid, taken, self.sheep):
                if len(self.sheep) < most:
                    self.sheep.append(Sheep(self._free_number(), view.canvas.placed[uid], spot, beside))
        if len(self.sheep) >= most:
            self._looked = []
        return self.sheep != before

    def _free_number(self) -> int:
        taken = {sheep.number for sheep in self.sheep}
        return next(number for number in range(len(taken) + 1) if number not in taken)

    @property
    def spots(self) -> tuple[tuple[Point, bool], ...]:
        """Where they stand, and which way they look."""
        return tuple((sheep.spot, sheep.left) for sheep in self.sheep)

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """Those in sight, from far to near."""
        moving, moment = self._time.swell > 0, self._time.moment
        for sheep in self._in_sight(view):
            at, pose = sheep.seen(moment, moving=moving)
            yield sheep_sprite(view, at, pose, left=sheep.left)

    def standing(self, view: LifeView) -> Iterable[Sprite]:
        """The same as they stand when nothing moves."""
        for sheep in self._in_sight(view):
            yield sheep_sprite(view, sheep.spot, SheepPose.GRAZING, left=sheep.left)

    def _in_sight(self, view: LifeView) -> list[Sheep]:
        if not view.near:
            return []
        lying = view.land.lying
        seen = [sheep for sheep in self.sheep if sheep.home in lying and view.sees(sheep.spot)]
        return sorted(seen, key=lambda each: each.spot[1])


def sheep_sprite(view: LifeView, at: Point, pose: SheepPose, *, left: bool) -> Sprite:
    """A sheep at a point of the plane."""
    size = round(max(12 * view.eye.scale, SIZE * view.drawn))
    return sprite_at(in_light(sheep_picture(size, pose, left=left), view.tint), *view.at(at))


def _in_order(view: LifeView) -> list[int]:
    """The tiles, in an order that stays the same as the village grows."""
    placed = view.canvas.placed
    seen = [uid for uid in view.composition.signs if uid < len(placed)]
    return sorted(seen, key=lambda uid: seed_of(f"{placed[uid].tile} {placed[uid].at}"))


def _stands_free(view: LifeView, sheep: Sheep, taken: list[pygame.Rect]) -> bool:
    boxes = [box_at(view, point) for point in (sheep.spot, sheep.beside)]
    return boxes[0].union(boxes[1]).collidelist(taken) < 0


def _pens(
    view: LifeView, uid: int, taken: list[pygame.Rect], others: list[Sheep]
) -> Iterator[tuple[Point, Point]]:
    """Places for sheep on a tile, each with one beside it to which the way is free."""
    free = list(free_points(view, uid, taken))
    random.Random(f"meadow {uid}").shuffle(free)
    kept = [spot for sheep in others for spot in (sheep.spot, sheep.beside)]
    found = 0
    for spot in free:
        if found >= TOGETHER:
            return
        if any(math.dist(spot, other) < APART for other in kept):
            continue
        beside = next((other for other in free if _may_hop(view, spot, other, taken, kept)), spot)
        kept += [spot, beside]
        found += 1
        yield spot, beside


def _may_hop(view: LifeView, spot: Point, other: Point, taken: list[pygame.Rect], kept: list[Point]) -> bool:
    if not 0.12 < math.dist(spot, other) <= ASIDE or any(math.dist(other, each) < APART for each in kept):
        return False
    return box_at(view, spot).union(box_at(view, other)).collidelist(taken) < 0
