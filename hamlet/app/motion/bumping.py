"""Neighbours of a tile that drops: each is knocked outward, one shortly after the other, and comes back."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import Point
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_out
from hamlet.app.board.overlays.light import cut_out
from hamlet.engine.bits import bits
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed, Village
from hamlet.values import dataclass

APART = 0.03  # seconds between two neighbours
FAR = 4.0  # pixels
GOES, COMES = 0.05, 0.14  # seconds out and back


@dataclass(frozen=True, slots=True)
class Bump:
    """One neighbour gives way outward and comes back to just where it was."""

    village: Village
    uid: int
    from_tile: Placed
    begin: float
    lasts: float = GOES + COMES

    def shift(self, share: float) -> float:
        """How far it is away, as a share of the farthest."""
        time = share * self.lasts
        return ease_out(time / GOES) if time < GOES else 1 - ease_out((time - GOES) / COMES)

    def draw(self, canvas: Canvas, share: float) -> None:
        """What is seen of it, dimmed or not; what is to be read on it stays where it is."""
        placed = self.village.tiles[self.uid]
        far = FAR * canvas.scale * self.shift(share)
        if not canvas.steady or round(far) < 1 or not canvas.seen(placed):
            return
        across, down = _outward(canvas, self.from_tile, placed)
        cut, (left, top) = cut_out(canvas, placed)
        signs = [(canvas.surface.subsurface(rect).copy(), rect) for rect in self._signs(canvas)]
        pygame.draw.polygon(canvas.surface, INK, canvas.outline(placed.tile, placed.rotation, placed.at))
        canvas.surface.blit(cut, (left + round(across * far), top + round(down * far)))
        canvas.surface.fblits(signs)

    def _signs(self, canvas: Canvas) -> Iterator[pygame.Rect]:
        """Where on it something is to be read, as far as it is seen."""
        badge, seen = canvas.badge(self.uid), canvas.surface.get_rect()
        for rect in (*badge.fixed, *(rect for _, rect in badge.pieces)) if badge else ():
            place = canvas.on_tile(self.uid, rect).clip(seen)
            if place.width and place.height:
                yield place


def _outward(canvas: Canvas, source: Placed, goal: Placed) -> Point:
    """The direction from tile to tile."""
    (x, y), (to_x, to_y) = (_middle(canvas, one) for one in (source, goal))
    far = math.dist((x, y), (to_x, to_y)) or 1.0
    return (to_x - x) / far, (to_y - y) / far


def _middle(canvas: Canvas, placed: Placed) -> Point:
    (x, y), middle = to_plane(placed.at), canvas.studio.tiles.plan(placed.tile, placed.rotation).middle
    return x + middle[0], y + middle[1]


def bumps(village: Village, uid: int, hits: float) -> Iterator[Bump]:
    """All neighbours of a tile of this village, from when it hits the table on; around it in order."""
    placed = village.tiles[uid]
    x, y = to_plane(placed.at)

    def turn(other: int) -> float:
        to_x, to_y = to_plane(village.tiles[other].at)
        return math.atan2(to_y - y, to_x - x)

    for number, other in enumerate(sorted(bits(village.touching[uid]), key=turn)):
        yield Bump(village, other, placed, hits + number * APART)
