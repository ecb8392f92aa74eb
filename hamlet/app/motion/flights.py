"""What flies over the whole table: a blueprint to its hand, coins and signs between a tile and a seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from hamlet.app.art.palette import GAIN, PAPER
from hamlet.app.art.shapes import Point
from hamlet.app.board.easing import clamp, ease_out, hop, overshoot
from hamlet.app.board.overlays.labels import plate
from hamlet.app.ids import Id
from hamlet.app.motion.sky import Flyer, NumberChange, Sky, Where, first_seen, on_arc
from hamlet.app.motion.turning_over import draw_turning
from hamlet.values import dataclass

LASTS: Final = 0.55
STAGGER: Final = 0.07
TURNED: Final = 9.0  # degrees a blueprint turns on its way
SETTLES: Final = 0.2  # the share of its time in which a blueprint comes to rest
RISES: Final = 0.3  # the share in which a number is seen over its cause before it flies
HIGH: Final = 34.0


@dataclass(frozen=True, slots=True)
class Flight:
    """A sign on its way."""

    source: Id
    goals: tuple[Id, ...]
    sign: str
    colour: str | None = None
    """Of the seat whose piece it is."""
    begin: float = 0.0
    lasts: float = LASTS
    gain: NumberChange | None = None

    def place(self, where: Where, share: float) -> Point | None:
        """Its middle at a share of its time; None if one of its ends is nowhere."""
        source, goal = where(self.source), first_seen(where, self.goals)
        return on_arc(source.center, goal.center, share) if source and goal else None

    def brought(self, share: float) -> float:
        """What is paid leaves its seat at once, what is earned counts when it has come."""
        paid = self.gain is not None and self.gain.amount < 0
        return 1.0 if share >= (0 if paid else 1) else 0.0

    def draw(self, sky: Sky, share: float) -> None:
        """At its place."""
        at = self.place(sky.where, share)
        if at is not None:
            sky.put(sky.sign(self.sign, self.colour), at)


@dataclass(frozen=True, slots=True)
class BlueprintFlight:
    """A blueprint on its way to a hand: it turns a little, and settles where it lands."""

    source: Id
    goals: tuple[Id, ...]
    blueprint: int
    begin: float = 0.0
    lasts: float = LASTS + 0.12
    gain: NumberChange | None = None
    sign: str = ""

    def place(self, where: Where, share: float) -> Point | None:
        """Its middle at a share of its time; None if one of its ends is nowhere."""
        source, goal = where(self.source), first_seen(where, self.goals)
        if source is None or goal is None:
            return None
        return on_arc(source.center, goal.center, clamp(share / (1 - SETTLES)))

    def brought(self, share: float) -> float:
        """It brings no number."""
        return share

    def draw(self, sky: Sky, share: float) -> None:
        """Larger in the air; where it lands it gives a little."""
        at = self.place(sky.where, share)
        if at is None:
            return
        way = clamp(share / (1 - SETTLES))
        lands = clamp((share - 1 + SETTLES) / SETTLES)
        size = 1 + 0.16 * hop(way) - 0.07 * hop(lands)
        picture = pygame.transform.rotozoom(sky.picture_of(self.blueprint), TURNED * hop(way), size)
        sky.put(picture, at)


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Something flat that turns over where it lies."""

    source: Id
    sign: str
    up: bool
    """Whether its upper side was up."""
    begin: float = 0.0
    lasts: float = 0.4
    gain: NumberChange | None = None

    @property
    def goals(self) -> tuple[Id, ...]:
        """It goes nowhere."""
        return (self.source,)

    def place(self, where: Where, share: float) -> Point | None:
        """Where it lies, all the time."""
        rect = where(self.source)
        return rect.center if rect is not None else None

    def brought(self, share: float) -> float:
        """It brings no number."""
        return share

    def draw(self, sky: Sky, share: float) -> None:
        """Narrow, then wide again with its other side."""
        rect = sky.where(self.source)
        if rect is not None:
            draw_turning(sky.surface, rect, self.sign, share, sky.scale, up=self.up)


@dataclass(frozen=True, slots=True)
class NumberFlight:
    """A number rises from its cause, then flies to the score and is counted there."""

    source: Id
    goals: tuple[Id, ...]
    text: str
    gain: NumberChange
    begin: float = 0.0
    lasts: float = 1.0
    row: int = 0
    """How many numbers rise below it."""

    @property
    def sign(self) -> str:
        """What it tells of."""
        return self.gain.what

    def place(self, where: Where, share: float, scale: float = 1.0) -> Point | None:
        """Its middle at a share of its time; None if one of its ends is nowhere."""
        source, goal = where(self.source), first_seen(where, self.goals)
        if source is None or goal is None:
            return None
        high = (HIGH * ease_out(share / RISES) + 36 * self.row) * scale
        start = (source.centerx, source.centery - high)
        return on_arc(start, goal.center, (share - RISES) / (1 - RISES), 0.12) if share > RISES else start

    def brought(self, share: float) -> float:
        """It counts when it has come."""
        return 1.0 if share >= 1 else 0.0

    def draw(self, sky: Sky, share: float) -> None:
        """It springs up, and is smaller where it goes in."""
        at = self.place(sky.where, share, sky.scale)
        if at is None:
            return
        picture = plate(self.text, sky.scale, GAIN if self.gain.amount > 0 else PAPER)
        size = overshoot(share / 0.12) if share < 0.12 else 1 - 0.4 * clamp((share - 0.85) / 0.15)
        if abs(size - 1) > 0.02:
            picture = pygame.transform.smoothscale_by(picture, max(0.1, size))
        sky.put(picture, at)


def draw_flyers(sky: Sky, flying: Iterable[tuple[Flyer, float]]) -> None:
    """Each at its place; the clip decides how much is seen."""
    for flyer, share in flying:
        flyer.draw(sky, share)
