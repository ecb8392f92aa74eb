"""Borders: where a road could go, how a ghost's sides meet their neighbours, and what a message is about."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    COST,
    GLOW,
    GREEN,
    GREY_PLATE,
    INK,
    LIT_LINE,
    PAPER,
    WHITE,
    Colour,
    alpha,
    mix,
)
from hamlet.app.art.plates import number_disc
from hamlet.app.art.shapes import Point, disc
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.floating import Floating, about, from_middle, under
from hamlet.app.board.overlays.labels import draw_plate, plate_room
from hamlet.app.board.overlays.pens import box_of, dashes, line, loop, patch
from hamlet.app.board.overlays.refusing import draw_refused
from hamlet.app.ids import Id
from hamlet.app.view.amounts import marks
from hamlet.app.view.scene import BorderMark, Meet
from hamlet.engine.lattice.geometry import Side, Triangle, triangle_vertices

DECK = (0.36, 0.7)  # width and length of a marker in sides: the arch stands where it would lie
DISC = 15  # the radius of a disc with the points of a side
_SCORED = mix(GREEN, WHITE, 0.35)


def across(canvas: Canvas, side: Side) -> tuple[Point, Point, Point]:
    """The middle of a side, the unit vector along it, and the one across it."""
    (x1, y1), (x2, y2) = canvas.eye.side(side)
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    along = ((x2 - x1) / length, (y2 - y1) / length)
    return ((x1 + x2) / 2, (y1 + y2) / 2), along, (-along[1], along[0])


def deck_corners(canvas: Canvas, side: Side) -> tuple[Point, ...]:
    """The corners of a marker on this side."""
    return decks_corners(canvas, (side,))[side]


def decks_corners(canvas: Canvas, sides: Sequence[Side]) -> dict[Side, tuple[Point, ...]]:
    """The corners of markers that could lie on these sides."""
    decks = canvas.clear_decks(sides)
    return {side: tuple(canvas.eye.at(corner) for corner in deck.corners) for side, deck in decks.items()}


def draw_borders(canvas: Canvas, borders: Sequence[BorderMark], hover: Id | None, floating: Floating) -> None:
    """Dashed decks under the signs, the one pointed at under goods only; then prices where there is room."""
    seen = [mark for mark in borders if canvas.eye.rect.collidepoint(canvas.eye.side_middle(mark.side))]
    if not seen:
        return
    shown = sorted(seen, key=lambda mark: not (mark.selected or mark.id == hover))
    corners = decks_corners(canvas, [mark.side for mark in shown])
    boxes = [box_of(corners[mark.side]) for mark in shown]
    for strong, signs in ((False, canvas.sign_rects()), (True, canvas.goods_rects())):
        with under(canvas, signs, [box.inflate(canvas.px(9), canvas.px(9)) for box in boxes]):
            for mark in shown:
                if (mark.selected or mark.id == hover) == strong:
                    _deck(canvas, mark, corners[mark.side], strong=strong)
    for box in boxes:
        floating.take(box)
    chosen = any(mark.selected for mark in shown)
    for mark, box in zip(shown, boxes, strict=True):
        strong = mark.selected or mark.id == hover
        if mark.price and (strong or (canvas.eye.detail_length >= 48 and not chosen)):
            _price(canvas, mark, box, floating, strong=strong)


def _price(canvas: Canvas, mark: BorderMark, deck: pygame.Rect, floating: Floating, *, strong: bool) -> None:
    """A plate at the deck; where there is no room for one, none, but for the one pointed at."""
    text = marks(mark.price)
    size = plate_room(text, canvas.scale)
    spots = list(about(deck, size, canvas.px(-4)))
    place = floating.place_anyhow(size, spots) if strong else floating.place(size, spots[:4])
    if place is not None:
        fill = PAPER if mark.enabled else GREY_PLATE
        draw_plate(canvas.surface, text, place.center, canvas.scale, fill)


def _deck(canvas: Canvas, mark: BorderMark, corners: Sequence[Point], *, strong: bool) -> None:
    """A broken line where a road could go, a whole one where it is pointed at; closed ones are never lit."""
    middle = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
    icon = round(min(DECK[0] * canvas.eye.length, canvas.px(30)))
    draw_icon(canvas.surface, "road", middle, icon, opacity=255 if mark.enabled else 120)
    if not mark.enabled and strong:
        draw_refused(canvas, corners)
    elif strong:
        loop(canvas.surface, INK, corners, canvas.px(7))
        loop(canvas.surface, GLOW, corners, canvas.px(4))
    else:
        colour = LIT_LINE if mark.enabled else mix(LIT_LINE, INK, 0.45)
        dashes(canvas.surface, colour, corners, canvas.px(3), canvas.px(6))


def draw_meets(canvas: Canvas, meets: Sequence[Meet], floating: Floating) -> None:
    """Bars on sides that score, hatching on sides that clash, small discs on sides that merely fit."""
    for meet in meets:
        _MEETS.get(meet.kind, _fits)(canvas, meet)
    for meet in meets:
        if meet.points:
            spots = from_middle(canvas.eye.side_middle(meet.side), canvas.px(6), 3)
            side = 2 * canvas.px(DISC)
            place = floating.place_anyhow((side, side), spots)
            number_disc(canvas.surface, place.center, f"+{meet.points}", _SCORED, canvas.scale)


def _bar(canvas: Canvas, side: Side, colour: Colour, wide: float) -> None:
    a, b = canvas.eye.side(side)
    start = (a[0] * 0.88 + b[0] * 0.12, a[1] * 0.88 + b[1] * 0.12)
    end = (a[0] * 0.12 + b[0] * 0.88, a[1] * 0.12 + b[1] * 0.88)
    line(canvas.surface, INK, start, end, canvas.px(wide) + 3)
    line(canvas.surface, colour, start, end, canvas.px(wide))


def _scores(canvas: Canvas, meet: Meet) -> None:
    _bar(canvas, meet.side, _SCORED, 6)


def _matches(canvas: Canvas, meet: Meet) -> None:
    _bar(canvas, meet.side, _SCORED, 3)


def _fits(canvas: Canvas, meet: Meet) -> None:
    disc(canvas.surface, canvas.eye.side_middle(meet.side), canvas.px(5), PAPER, INK, 1.6 * canvas.scale)


def draw_clash(canvas: Canvas, side: Side) -> None:
    """Red and white hatching along a side."""
    middle, along, over = across(canvas, side)
    half, wide = 0.42 * canvas.eye.length, canvas.px(7)
    corners = [
        (
            middle[0] + along[0] * half * a + over[0] * wide * b,
            middle[1] + along[1] * half * a + over[1] * wide * b,
        )
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    pygame.draw.polygon(canvas.surface, COST, corners)
    count = max(3, round(half / canvas.px(6)))
    for k in range(count):
        shift = -half + (2 * k + 1) * half / count
        x, y = middle[0] + along[0] * shift, middle[1] + along[1] * shift
        lean = wide * 0.7
        start = (x - over[0] * wide - along[0] * lean, y - over[1] * wide - along[1] * lean)
        end = (x + over[0] * wide + along[0] * lean, y + over[1] * wide + along[1] * lean)
        pygame.draw.line(canvas.surface, PAPER, start, end, max(2, canvas.px(2.5)))
    loop(canvas.surface, INK, corners, max(2, canvas.px(2)))


def draw_taken(canvas: Canvas, triangle: Triangle) -> None:
    """A triangle that another tile covers already."""
    corners = [canvas.eye.vertex(vertex) for vertex in triangle_vertices(triangle)]
    patch(canvas.surface, alpha(COST, 140), corners)


def _clashes(canvas: Canvas, meet: Meet) -> None:
    draw_clash(canvas, meet.side)


_MEETS = {"scores": _scores, "matches": _matches, "fits": _fits, "clashes": _clashes}
