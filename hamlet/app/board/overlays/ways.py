"""Ways of goods: an ink line, cream in it, the material's colour in that, with chevrons; donkeys numbered."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import INK, MATERIALS, PAPER, Colour, contrast, goods_colour, mix
from hamlet.app.art.piece_pictures import DONKEY
from hamlet.app.art.plates import number_disc
from hamlet.app.art.shapes import Point, clear, stroke
from hamlet.app.art.water.boat_pictures import boat_picture
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.lakes.water_ways import across
from hamlet.app.board.overlays.floating import Floating, about
from hamlet.app.board.routes import route, trimmed
from hamlet.app.view.scene import Way

GOLD = MATERIALS["gold"]
WIDTHS = (13.0, 10.0, 5.0)
CHEVRONS = 26.0
BOAT = 30  # the width of a boat on a way
NUMBER = 12  # the radius of a donkey's number
_FINE = 2


def draw_ways(canvas: Canvas, ways: Sequence[Way]) -> None:
    """All ways; what stands on their tiles goes over them, and then the numbers of the donkeys."""
    for way in ways:
        if len(way.tiles) > 1:
            picture = _way_picture(canvas, way)
            picture.blit_to(canvas.surface, canvas.first((0, 0)))


def draw_boats(canvas: Canvas, ways: Sequence[Way]) -> None:
    """A small boat of the acting seat in the middle of each crossing."""
    village = canvas.state.village
    for way in ways:
        for number, lake in way.crossings:
            pair = way.tiles[number : number + 2]
            body = next((body for body in village.bodies if lake in body.lakes), None)
            over = across(village, body, *pair) if body is not None and len(pair) == 2 else None
            if over is not None:
                x, y = canvas.eye.at(over.points[len(over.points) // 2])
                seat = canvas.studio.badge_art.colour(canvas.state.seat)
                picture = boat_picture(seat, canvas.px(BOAT), canvas.studio.season)
                picture.blit_to(canvas.surface, (x, y + canvas.px(BOAT) * 0.25))


def boxes_along(canvas: Canvas, ways: Sequence[Way]) -> Iterator[pygame.Rect]:
    """Boxes that together cover the ways, and the donkeys with their numbers."""
    wide = canvas.px(WIDTHS[0])
    for way in ways:
        points = [canvas.eye.at(point) for point in _line_of(canvas, way)] if len(way.tiles) > 1 else []
        for (x, y), (u, v) in pairwise(points):
            box = pygame.Rect(round(min(x, u)), round(min(y, v)), round(abs(x - u)), round(abs(y - v)))
            yield box.inflate(wide, wide)
        for uid in way.donkeys:
            yield canvas.piece_or_yard(uid, DONKEY, canvas.state.seat).inflate(canvas.px(26), canvas.px(26))


def _line_of(canvas: Canvas, way: Way) -> list[Point]:
    """The way on the plane, as far as it is drawn."""
    return trimmed(route(canvas.studio, canvas.state.village, way.tiles), 0.28, 0.3)


def number_donkeys(canvas: Canvas, ways: Sequence[Way], floating: Floating) -> None:
    """Each donkey that carries something has a number, at a corner where it covers nothing."""
    numbers: dict[int, int] = {}
    for way in ways:
        for uid in way.donkeys:
            numbers.setdefault(uid, len(numbers) + 1)
    side = canvas.px(2 * NUMBER)
    for uid, number in numbers.items():
        rect = canvas.piece_or_yard(uid, DONKEY, canvas.state.seat)
        near = rect.inflate(side, side)
        corners = (near.topright, near.topleft, near.bottomright, near.bottomleft)
        spots = [*corners, *about(rect, (side, side), 0)]
        place = floating.place_anyhow((side, side), spots)
        number_disc(canvas.surface, place.center, str(number), GOLD, canvas.scale)


def _way_picture(canvas: Canvas, way: Way) -> Picture:
    """The way at the eye's length; its origin is the lattice's first vertex."""
    length = round(canvas.eye.length)
    material = canvas.state.box.definitions.materials[way.material].id
    key = ("way", way.tiles, material, length, canvas.scale, id(canvas.state.village))
    return canvas.studio.keep(key, lambda: _draw_way(canvas, way, material, length))


def _draw_way(canvas: Canvas, way: Way, material: str, length: int) -> Picture:
    points = _line_of(canvas, way)
    thin = max(0.6, min(1.0, length / canvas.scale / 90)) * canvas.scale
    pad = math.ceil(12 * thin)
    left = math.floor(min(x for x, _ in points) * length) - pad
    top = math.floor(min(y for _, y in points) * length) - pad
    right = math.ceil(max(x for x, _ in points) * length) + pad
    bottom = math.ceil(max(y for _, y in points) * length) + pad
    sheet = clear(((right - left) * _FINE, (bottom - top) * _FINE), INK)
    line = [((x * length - left) * _FINE, (y * length - top) * _FINE) for x, y in points]
    for width, colour in zip(WIDTHS, (INK, PAPER, _readable(material)), strict=True):
        for a, b in pairwise(line):
            stroke(sheet, colour, a, b, width * thin * _FINE)
    _chevrons(sheet, line, thin * _FINE)
    small = pygame.transform.smoothscale(sheet, (right - left, bottom - top))
    return Picture(small, (-left, -top))


def _readable(material: str) -> Colour:
    """The material's colour, darkened until it stands out from the cream around it."""
    colour = goods_colour(material)
    while contrast(colour, PAPER) < 3.0:
        colour = mix(colour, INK, 0.12)
    return colour


def _chevrons(sheet: pygame.Surface, line: Sequence[Point], thin: float) -> None:
    """Cream arrows along the way, and a large one at its end."""
    gone = CHEVRONS * thin / 2
    for a, b in pairwise(line):
        step = math.dist(a, b)
        while step and gone < step:
            share = gone / step
            _arrow(
                sheet, (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), (a, b), 3.6 * thin, PAPER
            )
            gone += CHEVRONS * thin
        gone -= step
    _arrow(sheet, line[-1], (line[-2], line[-1]), 13 * thin, INK)
    _arrow(sheet, line[-1], (line[-2], line[-1]), 9.5 * thin, PAPER)


def _arrow(
    sheet: pygame.Surface, tip: Point, along: tuple[Point, Point], size: float, colour: Colour
) -> None:
    (x1, y1), (x2, y2) = along
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    front = (tip[0] + dx * size, tip[1] + dy * size)
    back = (tip[0] - dx * size * 0.7, tip[1] - dy * size * 0.7)
    left = (back[0] - dy * size, back[1] + dx * size)
    right = (back[0] + dy * size, back[1] - dx * size)
    pygame.draw.polygon(sheet, colour, (front, left, right))
