"""Where a path or bridge lies: across its side, moved along it off the buildings."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hamlet.app.art.kept_with import kept_with
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.extras import DECK
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile.plan import TileBounds
from hamlet.engine.lattice.geometry import Side, side_ends, to_plane
from hamlet.engine.village import Placed

SHIFTS = (0.0, -0.07, 0.07, -0.14, 0.14, -0.21, 0.21, -0.28, 0.28)
RIM = 0.03  # a marker has a pale line around it
FARTHEST = math.hypot(DECK[0] / 2 + RIM, DECK[1] / 2 + RIM)  # of its points from its middle
_ALONG, _OVER = (-0.5, -0.25, 0.0, 0.25, 0.5), (-0.5, -0.37, -0.25, -0.12, 0.0, 0.12, 0.25, 0.37, 0.5)


@dataclass(frozen=True, slots=True)
class Deck:
    """A marker's strip on the plane: its middle, and the unit vectors along the side and across it."""

    middle: Point
    along: Point
    over: Point

    @property
    def corners(self) -> tuple[Point, ...]:
        """Its four corners."""
        return tuple(self._at(a / 2, b / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))

    def _at(self, along: float, over: float) -> Point:
        wide, long = DECK[0] + 2 * RIM, DECK[1] + 2 * RIM
        x = self.middle[0] + self.along[0] * wide * along + self.over[0] * long * over
        return x, self.middle[1] + self.along[1] * wide * along + self.over[1] * long * over

    def covered(self, boxes: tuple[TileBounds, ...]) -> int:
        """How many of its points lie in boxes."""
        points = [self._at(along, over) for along in _ALONG for over in _OVER]
        return sum(
            left < x < left + width and top < y < top + height
            for x, y in points
            for left, top, width, height in boxes
        )

    def meets(self, box: TileBounds) -> bool:
        """Whether it and a box share any area."""
        left, top, width, height = box
        x, y = self.middle
        half_w, half_h = width / 2, height / 2
        dx, dy = left + half_w - x, top + half_h - y
        wide, long = DECK[0] / 2 + RIM, DECK[1] / 2 + RIM
        (ax, ay), (ox, oy) = self.along, self.over
        if abs(dx) >= half_w + abs(ax) * wide + abs(ox) * long:
            return False
        if abs(dy) >= half_h + abs(ay) * wide + abs(oy) * long:
            return False
        if abs(dx * ax + dy * ay) >= wide + half_w * abs(ax) + half_h * abs(ay):
            return False
        return abs(dx * ox + dy * oy) < long + half_w * abs(ox) + half_h * abs(oy)


def straight_deck(side: Side, shift: float = 0.0) -> Deck:
    """The strip across a side, so far along it from its middle."""
    (x1, y1), (x2, y2) = (to_plane(vertex) for vertex in side_ends(side))
    length = math.hypot(x2 - x1, y2 - y1)
    along = ((x2 - x1) / length, (y2 - y1) / length)
    middle = ((x1 + x2) / 2 + along[0] * shift, (y1 + y2) / 2 + along[1] * shift)
    return Deck(middle, along, (-along[1], along[0]))


@kept_with(2048)
def deck_of(layout: TileLayout, side: Side, a: Placed, b: Placed) -> Deck:
    """The strip across the side between two tiles that hides least behind their buildings."""
    boxes = (standing_on(layout, a), standing_on(layout, b))
    decks = [straight_deck(side, shift) for shift in SHIFTS]
    return min(decks, key=lambda deck: deck.covered(boxes))


def standing_on(layout: TileLayout, placed: Placed) -> TileBounds:
    """What the building of a tile covers of the plane."""
    x, y = to_plane(placed.at)
    left, top, width, height = layout.standing_box(placed.tile, placed.rotation)
    return TileBounds(left + x, top + y, width, height)
