"""Where else a held blueprint fits: the best places dashed, all others a dot; each with what it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import BANNER, GAIN, INK, LIT_LINE, PAPER, alpha
from hamlet.app.art.shapes import Point, clear, disc
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.floating import Floating, from_middle
from hamlet.app.board.overlays.labels import number, worth_plate, worth_rect
from hamlet.app.board.overlays.pens import dashes, patch
from hamlet.app.ids import Id
from hamlet.app.view.scene import Spot

DOT = 6.0
NUMBER = 12.0  # the radius of a dot that bears a number


def spot_middle(canvas: Canvas, spot: Spot) -> Point:
    """The middle of the tile if it lay there."""
    x, y = canvas.eye.vertex(spot.at)
    middle = canvas.studio.tiles.plan(spot.tile, spot.rotation).middle
    return x + middle[0] * canvas.eye.length, y + middle[1] * canvas.eye.length


def draw_spots(canvas: Canvas, spots: Sequence[Spot], hover: Id | None, floating: Floating) -> None:
    """Outlines, then dots, then what they are worth."""
    area = canvas.eye.rect
    best = [spot for spot in spots if spot.best or spot.id == hover]
    for spot in best:
        _draw_outline(canvas, spot, strong=spot.id == hover)
    dots = [spot for spot in spots if not spot.best and area.collidepoint(spot_middle(canvas, spot))]
    plates = [(box, worth) for spot in best for box, worth in _plate_in_view(canvas, spot)]
    places = [floating.place_anyhow(box.size, from_middle(box.center, canvas.px(8), 4)) for box, _ in plates]
    worthy = _with_numbers(canvas, [spot for spot in dots if spot.id != hover], floating)
    dot = _dot(round(DOT * canvas.scale))
    half = dot.get_width() / 2
    middles = [spot_middle(canvas, spot) for spot in dots if spot.id not in worthy]
    canvas.surface.fblits([(dot, (round(x - half), round(y - half))) for x, y in middles])
    for (_, worth), place in zip(plates, places, strict=True):
        worth_plate(canvas.surface, worth, place.center, canvas.scale)
    for spot in dots:
        if spot.id in worthy and spot.worth is not None:
            _number(canvas, spot_middle(canvas, spot), spot.worth)


def _plate_in_view(canvas: Canvas, spot: Spot) -> Iterator[tuple[pygame.Rect, int]]:
    """Its worth in the middle of a place, or where the view ends before; nothing if it is out of view."""
    if spot.worth is None:
        return
    box = worth_rect(spot.worth, spot_middle(canvas, spot), canvas.scale).clamp(canvas.eye.rect)
    if canvas.bounds(spot.tile, spot.rotation, spot.at).collidepoint(box.center):
        yield box, spot.worth


def _draw_outline(canvas: Canvas, spot: Spot, *, strong: bool) -> None:
    """A dashed outline; kept as a picture where the eye rests: a held tile moves all the time."""
    if not canvas.steady:
        _dash(canvas.surface, canvas.outline(spot.tile, spot.rotation, spot.at), canvas.scale, strong=strong)
        return
    plan, length, pad = canvas.studio.tiles.plan(spot.tile, spot.rotation), canvas.length, canvas.px(8)

    def draw() -> Picture:
        bounds = plan.bounds
        origin = (pad - round(bounds.left * length), pad - round(bounds.top * length))
        size = (round(bounds.width * length) + 2 * pad, round(bounds.height * length) + 2 * pad)
        sheet = clear(size, INK)
        corners = [(x * length + origin[0], y * length + origin[1]) for x, y in plan.corners]
        _dash(sheet, corners, canvas.scale, strong=strong)
        return Picture(sheet, origin)

    key = ("spot", spot.tile, spot.rotation, length, canvas.scale, strong)
    canvas.studio.keep(key, draw).blit_to(canvas.surface, canvas.first(spot.at))


def _dash(surface: pygame.Surface, corners: Sequence[Point], scale: float, *, strong: bool) -> None:
    patch(surface, alpha(LIT_LINE, 60) if strong else alpha(LIT_LINE, 26), corners)
    dashes(surface, LIT_LINE, corners, round((3.5 if strong else 2.5) * scale), round(8 * scale))


def _with_numbers(canvas: Canvas, dots: Sequence[Spot], floating: Floating) -> set[Id]:
    """The dots that have room for a number: those worth most first."""
    found, side = set(), 2 * canvas.px(NUMBER)
    for spot in sorted(dots, key=lambda spot: -(spot.worth or 0)):
        if spot.worth is not None and floating.place((side, side), (spot_middle(canvas, spot),)):
            found.add(spot.id)
    return found


def _number(canvas: Canvas, at: Point, worth: int) -> None:
    """A dot large enough to bear what it is worth."""
    fill, size = GAIN if worth > 0 else PAPER, canvas.px(18)
    disc(canvas.surface, at, canvas.px(NUMBER), fill, INK, 1.6 * canvas.scale)
    place = pygame.Rect(0, 0, 4 * size, 2 * size)
    place.center = round(at[0]), round(at[1])
    draw_text(canvas.surface, number(worth), place, Role.NUMBER, size, INK, fill, Align.CENTRE)


def _dot(radius: int) -> pygame.Surface:
    side = 2 * radius + 4
    picture = clear((side, side), INK)
    pygame.draw.aacircle(picture, INK, (side / 2, side / 2), radius + 1)
    pygame.draw.aacircle(picture, BANNER, (side / 2, side / 2), radius - 1)
    return picture
