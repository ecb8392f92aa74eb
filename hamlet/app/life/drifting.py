"""What drifts over the village: each begins above a tile, falls or flutters for six seconds, and is gone."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from hamlet.app.art.shapes import Point
from hamlet.app.life.drift_pictures import FRAMES, drift_picture
from hamlet.app.life.life_view import LifeView
from hamlet.app.life.seasonal import MOST_DRIFTING, life_of
from hamlet.app.life.sprites import Sprite, in_light, sprite_at, strength_of
from hamlet.app.life.waking import STEP, LifeTime
from hamlet.engine.lattice.geometry import to_plane
from hamlet.values import dataclass

FALL = 6.0
"""Seconds from the first to the last of one."""
LOOKS = 4  # variants of one kind


@dataclass(frozen=True, slots=True)
class DriftWay:
    """How a kind moves: sides down and aside, how far and often it sways; its size in sides and pixels."""

    falls: float
    wind: float
    sway: float
    sways: float
    size: float
    least: int
    most: int
    turns: float = 1.0
    """Frames of its turn per frame of the screen."""
    shines: bool = False
    """Whether it is as bright in the evening as at noon."""


WAYS = {
    "leaf": DriftWay(2.5, 1.1, 0.24, 2.2, 0.19, 10, 22),
    "petal": DriftWay(1.9, 1.0, 0.2, 1.8, 0.125, 7, 14),
    "flake": DriftWay(2.3, 0.45, 0.14, 1.6, 0.115, 7, 12, 0.5),
    "pollen": DriftWay(-0.5, 1.2, 0.16, 1.3, 0.075, 4, 8, shines=True),
    "butterfly": DriftWay(-0.4, 0.9, 0.34, 3.1, 0.17, 9, 18),
}


@dataclass(frozen=True, slots=True)
class Drifting:
    """One of them under way."""

    kind: str
    start: Point
    begin: float
    look: int
    phase: float
    toward: float
    """How strong the wind is, and which way."""

    def at(self, share: float) -> Point:
        """Where it is, on the plane."""
        way = WAYS[self.kind]
        swing = 2 * math.pi * (way.sways * share + self.phase)
        x = self.start[0] + way.wind * self.toward * share + way.sway * math.sin(swing)
        y = self.start[1] + way.falls * share + 0.35 * way.sway * math.cos(2 * swing)
        return x, y


class Drifts:
    """All that drifts now, at most as many as the season has."""

    def __init__(self) -> None:
        self.under_way: list[Drifting] = []
        self._begun = 0
        self._next: dict[str, float] = {}
        self._moment = 0.0

    def rest(self) -> None:
        """Nothing drifts any more."""
        self.under_way = []

    def pass_time(self, view: LifeView, time: LifeTime) -> None:
        """What has come down is gone; another begins where there are too few."""
        self._moment = time.moment
        self.under_way = [one for one in self.under_way if time.moment < one.begin + FALL]
        if not time.allows(FALL):
            return
        for kind, most in life_of(view.season).drifts:
            there = sum(one.kind == kind for one in self.under_way)
            due = time.moment >= self._next.get(kind, 0.0)
            if due and there < most and len(self.under_way) < MOST_DRIFTING:
                self._begin(kind, most, view, time.moment)

    def _begin(self, kind: str, most: int, view: LifeView, moment: float) -> None:
        self._begun += 1
        chance = random.Random(f"{kind} {self._begun}")
        self._next[kind] = moment + FALL / most * chance.uniform(0.85, 1.15)
        seen = [placed for placed in view.laid if view.canvas.seen(placed, 0)]
        if not seen:
            return
        placed, way = chance.choice(seen), WAYS[kind]
        (x, y), middle = (
            to_plane(placed.at),
            view.canvas.studio.tiles.plan(placed.tile, placed.rotation).middle,
        )
        toward = chance.uniform(0.6, 1.25) * (1 if kind != "butterfly" or chance.random() < 0.5 else -1)
        # They come down, or are in the middle of their flight, about the middle of a tile.
        back = 0.85 if way.falls > 0 else 0.5
        start = (
            x + middle[0] + chance.uniform(-0.8, 0.8) - way.wind * toward * back,
            y + middle[1] + chance.uniform(-0.7, 0.7) - way.falls * back,
        )
        self.under_way.append(Drifting(kind, start, moment, chance.randrange(LOOKS), chance.random(), toward))

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """Each where it is now."""
        for one in self.under_way:
            share, way = (self._moment - one.begin) / FALL, WAYS[one.kind]
            strength = strength_of(share)
            if not strength or not view.sees(one.at(share), 0.2):
                continue
            scale = view.eye.scale
            size = round(max(way.least * scale, min(way.most * scale, way.size * view.drawn)))
            frame = round((self._moment - one.begin) / STEP * way.turns + one.phase * FRAMES) % FRAMES
            picture = drift_picture(one.kind, size, one.look, frame, strength)
            lit = picture if way.shines else in_light(picture, view.tint)
            yield sprite_at(lit, *view.at(one.at(share)))
