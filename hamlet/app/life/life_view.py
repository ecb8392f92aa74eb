"""What life is shown in: the village under the eye, its season, and what must not be covered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from hamlet.app.art.palette import Colour
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.display_list import Composition
from hamlet.app.board.eye import Eye, view_of
from hamlet.engine.lattice.geometry import Vertex, to_plane
from hamlet.engine.village import Placed

STANDING = frozenset(("marker", "closed", "stones"))
"""Items that stand or lie on borders and tiles, besides buildings and signs."""


@dataclass(frozen=True, eq=False)
class LifeMap:
    """What does not change while one only looks elsewhere; all places on the map."""

    composition: Composition
    placed: tuple[Placed, ...]

    def first(self, at: Vertex) -> tuple[int, int]:
        """Where a vertex lies, to the very pixel."""
        x, y = to_plane(at)
        return round(x * self.composition.length), round(y * self.composition.length)

    @cached_property
    def lying(self) -> frozenset[Placed]:
        """The tiles that are seen: one that is still on its way, or taken back, is not."""
        return frozenset(self.placed[uid] for uid in self.composition.signs if uid < len(self.placed))

    @cached_property
    def signs(self) -> list[pygame.Rect]:
        """What is to be read or counted; nothing lives there."""
        composition = self.composition
        found = [item.rect for item in composition.items if item.key[0] == "closed"]
        for uid, badge in composition.badges.items():
            first, symbol = self.first(self.placed[uid].at), composition.signs[uid].symbol_place
            parts = (*badge.fixed, *(rect for _, rect in badge.pieces))
            found += [rect.move(first) for rect in parts]
            if symbol is not None:
                found.append(symbol.rect(first, composition.length, composition.scale))
        return [*found, *composition.afloat]


@dataclass(frozen=True, eq=False)
class LifeView:
    """One look at a village: the same as long as nothing of it changes."""

    canvas: Canvas
    season: str
    land: LifeMap

    @property
    def eye(self) -> Eye:
        """Where one looks from."""
        return self.canvas.eye

    @property
    def tint(self) -> Colour:
        """What the light of the hour leaves of colours."""
        return self.canvas.studio.look.light.tint

    @property
    def composition(self) -> Composition:
        """What is seen."""
        return self.canvas.composition

    @property
    def length(self) -> float:
        """Pixels per side."""
        return self.canvas.eye.length

    @property
    def drawn(self) -> int:
        """Pixels per side for which pictures are drawn: those of signs do not grow during a zoom either."""
        return self.canvas.composition.length

    @cached_property
    def laid(self) -> list[Placed]:
        """The tiles that are seen: one that is still on its way is not."""
        return [self.canvas.placed[uid] for uid in self.composition.signs if uid < len(self.canvas.placed)]

    @cached_property
    def area(self) -> pygame.Rect:
        """The village's part of the window."""
        return self.canvas.eye.rect

    @cached_property
    def near(self) -> bool:
        """Whether one sees buildings, and not only their symbols."""
        return detail(self.composition.step) >= Detail.FULL

    @cached_property
    def signs(self) -> list[pygame.Rect]:
        """What is to be read or counted, in the window."""
        if self.canvas.steady:
            return [rect.move(self._corner) for rect in self.land.signs]
        return [self._while_zooming(rect) for rect in self.land.signs]

    def _while_zooming(self, rect: pygame.Rect) -> pygame.Rect:
        """A sign keeps its size; only where it is changes until the village is painted anew."""
        length = self.composition.length
        x, y = self.at((rect.centerx / length, rect.centery / length))
        return rect.move(round(x) - rect.centerx, round(y) - rect.centery)

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


def life_view(canvas: Canvas, season: str, before: LifeView | None) -> LifeView:
    """What is seen now; the same as before if nothing has changed."""
    if (
        before is None
        or before.composition is not canvas.composition
        or before.canvas.placed != canvas.placed
    ):
        return LifeView(canvas, season, LifeMap(canvas.composition, canvas.placed))
    if (
        before.eye == canvas.eye
        and before.season == season
        and before.canvas.state.village is canvas.state.village
    ):
        return before
    return LifeView(canvas, season, before.land)
