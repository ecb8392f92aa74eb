"""What lies on a lake: fish, or one with their number seen from afar, and a boat; pictures and places."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hamlet.app.art.cache import Picture
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import TileBounds
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.art.water.boat_pictures import LEAST, LEAST_FAR, SIZE, boat_picture
from hamlet.app.art.water.fish_pictures import fish_count, fish_radius, fish_token
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.signs.steps import tightest
from hamlet.engine.lattice.geometry import Triangle

NO_BOAT = -1
LEAST_FLAT = 24  # logical pixels of a boat from very far
SMALLER = ((2, 0.76), (5, 0.86))  # in a lake of at most so many triangles so much of a boat's usual size
_MAST, _KEEL, _BOW = 0.86, 0.25, 0.57
"""How far a boat reaches over, under and beside the middle of its water line, in its widths."""
_COUNT = (14, 14, 30, 17)
"""Logical pixels from the middle of a fish with the number of all: left, up, right, down."""


@dataclass(frozen=True, slots=True)
class LakeContents:
    """What is on a lake just now: fish by triangle, whose boat. Not `there`: its water is still to come."""

    fish: tuple[Triangle, ...] = ()
    boat: int = NO_BOAT
    there: bool = True
    asked: bool = False
    """A boat is asked for, or on its way there."""

    @property
    def kept_free(self) -> bool:
        """Whether fish leave room for a boat."""
        return self.asked or self.boat != NO_BOAT


OnLake = tuple[tuple[Any, ...], Picture, Point]  # a key, a picture, and where on the plane its origin lies


def is_far(step: float) -> bool:
    """Whether one fish stands for all."""
    return detail(step) < Detail.FULL


def boat_width(view: LakeView, step: float, length: float, scale: float) -> int:
    """The width of a boat; smaller in a pond, so that fish are seen beside it."""
    least = LEAST_FLAT if detail(step) is Detail.FLAT else LEAST_FAR if is_far(step) else LEAST
    triangles = len(view.site.triangles)
    share = 1.0 if is_far(step) else next((share for most, share in SMALLER if triangles <= most), 1.0)
    return max(round(least * share * scale), round(SIZE * share * length))


def afloat(
    view: LakeView, contents: LakeContents, colour: str | None, step: int, length: float, scale: float
) -> Iterator[OnLake]:
    """All that lies on a lake, from far to near; the boat last."""
    far, room = is_far(step), contents.kept_free
    anchor, triangles = view.site.anchor, len(view.site.triangles)
    if far and contents.fish:
        count = len(contents.fish)
        yield (
            ("count", anchor, count, room),
            fish_count(count, scale, view.season),
            count_at(view, step, boat=room),
        )
    elif not far:
        radius = fish_radius(length, scale, triangles)
        for place in view.fish(contents.fish, boat=room):
            key = ("fish", place.triangle, place.centre)
            yield (key, fish_token(radius, place.heading, view.season), place.centre)
    if contents.boat != NO_BOAT:
        width = boat_width(view, step, length, scale)
        yield (("boat", anchor, colour), boat_picture(colour, width, view.season), view.boat)


def boat_box(view: LakeView, step: int, length: float) -> TileBounds:
    """What of the plane the boat of a lake covers, at so many logical pixels per side."""
    width = boat_width(view, step, length, 1.0) / length
    x, y = view.boat
    return TileBounds(x - _BOW * width, y - _MAST * width, 2 * _BOW * width, (_MAST + _KEEL) * width)


def count_box(at: Point, length: float) -> TileBounds:
    """What one fish covers with the number of all."""
    left, up, right, down = (extent / length for extent in _COUNT)
    return TileBounds(at[0] - left, at[1] - up, left + right, up + down)


def count_at(view: LakeView, step: int, *, boat: bool) -> Point:
    """Where one fish stands for all: in the widest water, or beside the boat where that is too near."""
    length = tightest(step)
    taken = boat_box(view, step, length)
    if not boat or not count_box(view.count, length).overlaps(taken):
        return view.count
    left, up, right, down = (extent / length for extent in _COUNT)
    middle = taken.centre[1]
    beside = (
        (taken.right + left, middle + 0.1),
        (taken.left - right, middle + 0.1),
        (taken.left + left, taken.bottom + up),
        (taken.left + left, taken.top - down),
    )
    middles = view.site.middles
    return min(beside, key=lambda spot: min(math.dist(count_box(spot, length).centre, at) for at in middles))


def kept_free(view: LakeView, step: int, length: float, *, boat: bool) -> list[TileBounds]:
    """What of the plane is kept free for a boat and for all fish that may lie on a lake."""
    boxes = [boat_box(view, step, length)] if boat else []
    if is_far(step):
        return [*boxes, count_box(count_at(view, step, boat=boat), length)] if view.banks else boxes
    reach = fish_radius(length, 1.0, len(view.site.triangles)) / length
    for place in view.fish(view.banks, boat=boat):
        left, top = place.centre[0] - reach, place.centre[1] - reach
        boxes.append(TileBounds(left, top, 2 * reach, 2 * reach))
    return boxes
