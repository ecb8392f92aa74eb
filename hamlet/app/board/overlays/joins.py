"""What a boat would join: a line from the lake to each tile, with a plus where that is new."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, GREEN, INK, PAPER, Colour, rgb, seat_colour
from hamlet.app.art.shapes import Point, disc
from hamlet.app.art.water.boat_pictures import boat_picture
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.lakes.afloat import NO_BOAT, boat_width
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.lakes.water_ways import from_boat
from hamlet.app.board.overlays.floating import Floating, from_middle
from hamlet.app.board.overlays.lake_light import lake_of
from hamlet.app.board.overlays.pens import line
from hamlet.app.board.routes import leg, trimmed
from hamlet.app.view.scene import JoinLine
from hamlet.engine.lake.base import SLICE

JOINED = rgb("A9A296")
WIDTHS = (9.0, 6.5, 3.2)
DISC = 13
_SHORT = 0.34  # so much of a line is left out before the building, in sides


def draw_join_lines(canvas: Canvas, joins: Sequence[JoinLine]) -> None:
    """The lines, under all that stands on the tiles; those that are new over the others."""
    for join, _, _, points in _found(canvas, joins):
        _draw_line(canvas, points, _colour(canvas) if join.new else JOINED)


def draw_join_signs(canvas: Canvas, joins: Sequence[JoinLine], floating: Floating) -> None:
    """The boat as it would lie there, and at the end of each line whether it is new."""
    found = list(_found(canvas, joins))
    for number, view in {number: view for _, number, view, _ in found}.items():
        _draw_boat(canvas, number, view)
    for join, _, _, points in found:
        place = _sign_place(canvas, points, floating)
        if min(math.dist(place.center, point) for point in points) > canvas.px(DISC):
            _draw_line(canvas, [points[-1], place.center], _colour(canvas) if join.new else JOINED)
        _draw_sign(canvas, (place.centerx, place.centery), new=join.new)


def _sign_place(canvas: Canvas, points: Sequence[Point], floating: Floating) -> pygame.Rect:
    """At the end of a line, or on it a little before; else beside its end."""
    size = (2 * canvas.px(DISC), 2 * canvas.px(DISC))
    on_line = points[: -len(points) // 3 : -1]
    return floating.place(size, on_line) or floating.place_anyhow(
        size, from_middle(points[-1], canvas.px(5), 6)
    )


def _found(
    canvas: Canvas, joins: Sequence[JoinLine]
) -> Iterator[tuple[JoinLine, int, LakeView, list[Point]]]:
    """Each line with the number of its lake, and its points."""
    for join in sorted(joins, key=lambda join: join.new):
        found = lake_of(canvas, join.triangles)
        if found is not None and join.tile < len(canvas.placed):
            points = _line_to(canvas, *found, join.tile)
            if points:
                yield join, *found, points


def _colour(canvas: Canvas) -> Colour:
    return seat_colour(canvas.studio.badge_art.colour(canvas.state.decider))


def _line_to(canvas: Canvas, number: int, view: LakeView, uid: int) -> list[Point]:
    """In window pixels, from the boat to a little before the building."""
    village = canvas.state.village
    body = next(body for body in village.bodies if number in body.lakes)
    way = from_boat(village, body, number, view, uid)
    if way is None:
        return []
    whole = [*way.points, *leg(canvas.studio, village.tiles[uid], way.end)[1:]]
    return [canvas.eye.at(point) for point in trimmed(whole, 0.0, _SHORT)]


def _draw_line(canvas: Canvas, points: Sequence[Point], colour: Colour) -> None:
    for wide, shade in zip(WIDTHS, (INK, PAPER, colour), strict=True):
        for start, end in pairwise(points):
            line(canvas.surface, shade, start, end, canvas.px(wide))


def _draw_boat(canvas: Canvas, number: int, view: LakeView) -> None:
    boat = SLICE.of(canvas.state).boats[number]
    seat = canvas.studio.badge_art.colour(boat if boat != NO_BOAT else canvas.state.decider)
    width = boat_width(view, canvas.composition.step, canvas.eye.length, canvas.scale)
    boat_picture(seat, width, view.season).blit_to(canvas.surface, canvas.eye.at(view.boat))


def _draw_sign(canvas: Canvas, at: Point, *, new: bool) -> None:
    disc(canvas.surface, at, canvas.px(DISC), BANNER if new else PAPER, INK, 2.0 * canvas.scale)
    if new:
        draw_icon(canvas.surface, "plus", at, canvas.px(16), INK)
    else:
        draw_icon(canvas.surface, "check", at, canvas.px(17), GREEN)
