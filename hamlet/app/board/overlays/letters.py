"""Letters in the village: each at its thing, over no sign and over no other letter; a tag beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.letter_disc import letter_disc
from hamlet.app.art.palette import BANNER, PAPER
from hamlet.app.art.piece_pictures import VILLAGER
from hamlet.app.art.shapes import Point
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.borders import deck_corners
from hamlet.app.board.overlays.fit_spots import spot_middle
from hamlet.app.board.overlays.floating import Floating, about, from_middle
from hamlet.app.board.overlays.labels import draw_plate, plate_room
from hamlet.app.board.overlays.pens import box_of
from hamlet.app.view.scene import LetterMark
from hamlet.engine.lattice.geometry import to_plane, triangle_vertices

RADIUS = 15
FAR = 8  # steps of a letter from its thing


@dataclass(frozen=True, slots=True)
class LetterPlace:
    """A letter, where it stands, and where its tag does, if it has one."""

    mark: LetterMark
    rect: pygame.Rect
    tag: pygame.Rect | None = None


def letter_places(canvas: Canvas, marks: Sequence[LetterMark]) -> list[LetterPlace]:
    """Where letters stand: the same for whoever draws them and for whoever points at them."""
    if not marks:
        return []
    floating, side = Floating(canvas), 2 * canvas.px(RADIUS) + canvas.px(4)
    found = []
    for mark in marks:
        spots = _spots(canvas, mark)
        if spots:
            found.append(LetterPlace(mark, floating.place_anyhow((side, side), spots)))
    return [_with_tag(canvas, place, floating) if place.mark.tag else place for place in found]


def _with_tag(canvas: Canvas, place: LetterPlace, floating: Floating) -> LetterPlace:
    size = plate_room(place.mark.tag, canvas.scale)
    tag = floating.place_anyhow(size, list(about(place.rect, size, -canvas.px(6))))
    return LetterPlace(place.mark, place.rect, tag)


def _spots(canvas: Canvas, mark: LetterMark) -> list[Point]:
    """Where its letter is tried, the best first."""
    step = canvas.px(8)
    if mark.spot is not None:
        return from_middle(spot_middle(canvas, mark.spot), step, FAR)
    if mark.side is not None:
        deck, size = box_of(deck_corners(canvas, mark.side)), 2 * canvas.px(RADIUS)
        return list(about(deck, (size, size), canvas.px(2)))
    if mark.triangles:
        return list(_on_water(canvas, mark))
    if mark.tile is None or mark.tile >= len(canvas.placed):
        return []
    if mark.piece is not None:
        piece, size = canvas.piece_or_yard(mark.tile, VILLAGER, mark.piece), 2 * canvas.px(RADIUS)
        return list(about(piece, (size, size), canvas.px(1)))
    placed = canvas.placed[mark.tile]
    x, y = canvas.heart(placed.tile, placed.rotation, placed.at)
    return from_middle((x, y - canvas.px(26)), step, FAR)


def _on_water(canvas: Canvas, mark: LetterMark) -> Iterator[Point]:
    """The middle of each triangle."""
    for triangle in mark.triangles:
        corners = [canvas.eye.at(to_plane(vertex)) for vertex in triangle_vertices(triangle)]
        yield sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3


def draw_letters_at(canvas: Canvas, places: Sequence[LetterPlace]) -> None:
    """Tags first: no letter is covered."""
    for place in places:
        if place.tag is not None:
            draw_plate(canvas.surface, place.mark.tag, place.tag.center, canvas.scale)
    for place in places:
        fill = BANNER if place.mark.strong else PAPER
        letter_disc(canvas.surface, place.rect.center, place.mark.letter, fill, canvas.scale, radius=RADIUS)
