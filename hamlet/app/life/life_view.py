"""What life is shown in: the village under the eye, its season, and what must not be covered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.display_list import Composition
from hamlet.app.board.eye import Eye
from hamlet.app.board.ground import view_of

STANDING = frozenset(("marker", "closed", "stones"))
"""Items that stand or lie on borders and tiles, besides buildings and signs."""


@dataclass(frozen=True)
class LifeView:
    """One look at a village: the same as long as nothing of it changes."""

    canvas: Canvas
    season: str

    @property
    def eye(self) -> Eye:
        """Where one looks from."""
        return self.canvas.eye

    @property
    def composition(self) -> Composition:
        """What is seen."""
        return self.canvas.composition

    @property
    def length(self) -> float:
        """Pixels per side."""
        return self.canvas.eye.length

    @property
    def area(self) -> pygame.Rect:
        """The village's part of the window."""
        return self.canvas.eye.rect

    @cached_property
    def near(self) -> bool:
        """Whether one sees buildings, and not only their symbols."""
        return detail(self.composition.step) >= Detail.FULL

    @cached_property
    def signs(self) -> list[pygame.Rect]:
        """What is to be read or counted, in the window; nothing lives there."""
        closed = [self.in_window(item.rect) for item in self.composition.items if item.key[0] == "closed"]
        return [*self.canvas.sign_rects(), *closed]

    @cached_property
    def _corner(self) -> tuple[int, int]:
        view = view_of(self.eye, self.composition.length)
        return self.area.left - view.left, self.area.top - view.top

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Where something of the map lies, if the village is shown as it was painted."""
        return rect.move(self._corner)

    def at(self, point: Point) -> Point:
        """A point of the plane in the window."""
        return self.eye.at(point)

    def sees(self, point: Point, room: float = 0.5) -> bool:
        """Whether a point of the plane lies in the view, or so many sides beside it."""
        around = round(2 * room * self.length)
        return bool(self.area.inflate(around, around).collidepoint(self.at(point)))
