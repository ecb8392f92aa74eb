"""The air over the whole table: what flies there asks, frame by frame, where its ends are."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, Protocol

import pygame

from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER, seat_colour
from hamlet.app.art.shapes import Point
from hamlet.app.board.easing import ease_in_out
from hamlet.app.ids import Id
from hamlet.values import dataclass

ARCH: Final = 0.22  # of the distance, upward
SIDE: Final = 26

Where = Callable[[Id], pygame.Rect | None]
DrawnAt = Callable[[int], pygame.Surface]
Counted = Literal["gold", "points"]


class NumberChange(NamedTuple):
    """What a seat's number changes by when something has arrived; less than nothing where it is paid."""

    seat: int
    what: Counted
    amount: int


@dataclass(frozen=True, slots=True)
class Sky:
    """Where to draw, and where things are on the table."""

    surface: pygame.Surface
    where: Where
    picture_of: DrawnAt
    """The small picture of a blueprint."""
    scale: float

    def sign(self, name: str, colour: str | None = None, share: float = 1.0) -> pygame.Surface:
        """A sign, in the colour of a seat if it is its piece."""
        return icon(name, round(SIDE * share * self.scale), seat_colour(colour) if colour else None, PAPER)

    def put(self, picture: pygame.Surface, at: Point) -> None:
        """Blit a picture around a point."""
        self.surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


class Flyer(Protocol):
    """Anything that flies over the table."""

    @property
    def begin(self) -> float:
        """Seconds after it was sent."""

    @property
    def lasts(self) -> float:
        """Seconds it takes."""

    @property
    def sign(self) -> str:
        """The name of what is seen; nothing for a blueprint."""

    @property
    def source(self) -> Id:
        """Where it comes from."""

    @property
    def goals(self) -> tuple[Id, ...]:
        """Where it goes: to the first of these that is to be seen."""

    @property
    def gain(self) -> NumberChange | None:
        """What it brings to a number of a seat."""

    def place(self, where: Where, share: float) -> Point | None:
        """Its middle at a share of its time; None if one of its ends is nowhere."""

    def brought(self, share: float) -> float:
        """How much of that is counted at a share of its time: 0 to 1."""

    def draw(self, sky: Sky, share: float) -> None:
        """Draw it at a share of its time; nothing if one of its ends is nowhere."""


def first_seen(where: Where, goals: tuple[Id, ...]) -> pygame.Rect | None:
    """Where the first of these is that is to be seen."""
    return next((rect for rect in map(where, goals) if rect is not None), None)


def on_arc(source: Point, goal: Point, share: float, arch: float = ARCH) -> Point:
    """The point of an arc at a share of the time."""
    (x, y), (to_x, to_y), way = source, goal, ease_in_out(share)
    rise = arch * math.dist(source, goal) * math.sin(math.pi * way)
    return x + (to_x - x) * way, y + (to_y - y) * way - rise
