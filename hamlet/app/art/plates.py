"""Plates: costs, outputs, gains and prices, told apart by form and lightness as well as colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from hamlet.app.art.icons import draw_crown, draw_icon, icon
from hamlet.app.art.palette import (
    COST,
    GAIN,
    GLOW,
    GREY_PLATE,
    INK,
    LIT_LINE,
    OUTPUT,
    OUTPUT_EMPTY,
    OUTPUT_INSIDE,
    PAPER,
    Colour,
    rgb,
    seat_colour,
)
from hamlet.app.art.shapes import Point, box, disc, polygon
from hamlet.app.art.type import Align, Role, draw_text, measure

PRICE_TAG = rgb("3A2616")
FURTHER = "plus"
"""The sign after a mix that is not shown whole."""
_DROP = (20, 12, 6, 90)


@dataclass(frozen=True, slots=True)
class PlateAmount:
    """So many of one icon, or of any mix of several; `met` is None where that is not asked."""

    count: int
    icons: tuple[str, ...]
    met: bool | None = None


def shortened(amounts: Sequence[PlateAmount], most: int) -> list[PlateAmount]:
    """The same with at most so many icons in all: the longest mixes end with a plus, for all the others."""
    shown = list(amounts)
    while sum(len(each.icons) for each in shown) > most:
        longest = max(range(len(shown)), key=lambda place: len(shown[place].icons))
        icons = shown[longest].icons
        if len(icons) <= 2:
            break
        shown[longest] = replace(shown[longest], icons=(*icons[: len(icons) - 2], FURTHER))
    return shown


def _plate(surface: pygame.Surface, points: Sequence[Point], fill: Colour, scale: float) -> None:
    polygon(surface, [(x + scale, y + 3 * scale) for x, y in points], _DROP)
    polygon(surface, points, fill, INK, 1.6 * scale)


def _count_text(amount: PlateAmount) -> str:
    return str(amount.count) if amount.count != 1 else ""


def pennant_width(amounts: Sequence[PlateAmount], scale: float = 1.0) -> int:
    """How wide the pennant of this cost is."""
    size, inside = round(18 * scale), round(20 * scale)
    width = round(10 * scale)
    for amount in amounts:
        text = _count_text(amount)
        width += measure(text, Role.NUMBER, size) + round(2 * scale) if text else 0
        width += len(amount.icons) * (inside + round(3 * scale))
    return width


def pennant(
    surface: pygame.Surface,
    left: float,
    top: float,
    amounts: Sequence[PlateAmount],
    scale: float = 1.0,
    *,
    grey: bool = False,
    flat: bool = False,
) -> pygame.Rect:
    """A cost: red, pointing down. Grey with ✓ and ✗ where something is wanting; `flat` in a low row."""
    height, width, tip = (24 if flat else 28) * scale, pennant_width(amounts, scale), (6 if flat else 8)
    low = top + height - (2 if flat else 5) * scale
    corners = [(left, top), (left + width, top), (left + width, low), (left + width / 2, low + tip * scale)]
    fill = GREY_PLATE if grey else COST
    _plate(surface, [*corners, (left, low)], fill, scale)
    size, inside, x = round(18 * scale), round(20 * scale), left + 5 * scale
    middle = top + height / 2 - (1 if flat else 2) * scale
    for amount in amounts:
        text = _count_text(amount)
        if text:
            written = draw_text(surface, text, (x, middle), Role.NUMBER, size, INK if grey else PAPER, fill)
            x += written.width + 2 * scale
        for name in amount.icons:
            centre = (x + inside / 2, middle)
            picture = icon(name, round(18 * scale), None, PAPER, 1.1)
            surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
            if amount.met is not None:
                mark = "check" if amount.met else "cross"
                sign = icon(mark, round(13 * scale), None, PAPER, 1.6)
                surface.blit(
                    sign, sign.get_rect(center=(round(centre[0] + 4 * scale), round(low + 2 * scale)))
                )
            x += inside + 3 * scale
    return pygame.Rect(round(left), round(top), width, round(height + 3 * scale))


def gain_width(count: int | str, scale: float = 1.0) -> int:
    """How wide the arrow of this gain is."""
    return measure(str(count), Role.NUMBER, round(20 * scale)) + round(42 * scale)


def gain(
    surface: pygame.Surface,
    left: float,
    top: float,
    count: int | str,
    name: str = "star",
    scale: float = 1.0,
    *,
    flat: bool = False,
) -> pygame.Rect:
    """A gain: green, an arrow pointing right; `flat` in a low row."""
    height, width = (26 if flat else 30) * scale, gain_width(count, scale)
    point = left + width - 9 * scale
    corners = [(left, top), (point, top), (left + width, top + height / 2), (point, top + height)]
    _plate(surface, [*corners, (left, top + height)], GAIN, scale)
    middle = top + height / 2
    written = draw_text(
        surface, str(count), (left + 6 * scale, middle), Role.NUMBER, round(20 * scale), INK, GAIN
    )
    draw_icon(surface, name, (written.right + 13 * scale, middle), round(21 * scale))
    return pygame.Rect(round(left), round(top), width, round(height))


@dataclass(frozen=True, slots=True)
class UnitPicture:
    """What lies in a slot: a material, its maker, its quality."""

    material: str
    maker: str | None = None
    fine: bool = False


def slot(
    surface: pygame.Surface,
    left: float,
    top: float,
    side: int,
    unit: UnitPicture | None = None,
    *,
    hint: str = "",
    lit: bool = False,
    tick: bool = False,
) -> pygame.Rect:
    """A place for one unit: square, teal frame; a refined token wears its maker's ring.

    In an empty one `hint` shows, very pale, what belongs there.
    """
    rect = pygame.Rect(round(left), round(top), side, side)
    if lit:
        slot_light(surface, rect)
    radius, step = side * 0.18, max(1, round(side * 0.07))
    box(surface, rect, OUTPUT, radius, INK, max(1.2, side * 0.055))
    inner = rect.inflate(-2 * (step + 2), -2 * (step + 2))
    box(surface, inner, OUTPUT_INSIDE if unit else OUTPUT_EMPTY, radius * 0.6)
    if unit and unit.maker:
        _token(surface, rect, unit)
    elif unit:
        draw_icon(surface, unit.material, rect.center, round(side * 0.7))
    elif hint:
        draw_icon(surface, hint, rect.center, round(side * 0.6), opacity=48)
    if tick:
        slot_tick(surface, rect)
    return rect


def slot_light(surface: pygame.Surface, rect: pygame.Rect, *, strong: bool = False) -> None:
    """The frame of a slot that can be chosen, under it; a wider one if it is pointed at."""
    if strong:
        box(surface, rect.inflate(11, 11), GLOW, 8, INK, 1.4)
    box(surface, rect.inflate(7, 7), LIT_LINE, 7, INK, 1.4)


def slot_tick(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The sign of a unit that is chosen."""
    at = (rect.right - 2, rect.bottom - 2)
    disc(surface, at, rect.width * 0.3, LIT_LINE, INK, 1.4)
    draw_icon(surface, "check", at, round(rect.width * 0.42))


def _token(surface: pygame.Surface, rect: pygame.Rect, unit: UnitPicture) -> None:
    side = rect.width
    box(surface, rect.inflate(-2, -2), PAPER if unit.fine else INK, side * 0.18)
    ring = rect.inflate(-round(side * 0.16), -round(side * 0.16))
    box(surface, ring, seat_colour(unit.maker), side * 0.15)
    face = ring.inflate(-round(side * 0.17), -round(side * 0.17))
    box(surface, face, PAPER, side * 0.1)
    draw_icon(surface, unit.material, rect.center, round(side * 0.58))
    if unit.fine:
        draw_crown(surface, (rect.right - side * 0.12, rect.top + side * 0.04), max(11, round(side * 0.46)))


def price_tag(surface: pygame.Surface, left: int, top: int, price: int, scale: float = 1.0) -> pygame.Rect:
    """What a blueprint costs from the display: dark tag with a coin."""
    size = round(20 * scale)
    width = measure(str(price), Role.NUMBER, size) + round(32 * scale)
    rect = pygame.Rect(left, top, width, round(26 * scale))
    box(surface, rect, PRICE_TAG, 8 * scale, INK, 1.5 * scale)
    draw_text(surface, str(price), (rect.left + 7 * scale, rect.centery), Role.NUMBER, size, PAPER, PRICE_TAG)
    draw_icon(surface, "gold", (rect.right - 13 * scale, rect.centery), round(18 * scale))
    return rect


def key_tag(surface: pygame.Surface, left: int, top: int, key: str, scale: float = 1.0) -> pygame.Rect:
    """The key that picks a card: a small paper square."""
    rect = pygame.Rect(left, top, round(26 * scale), round(26 * scale))
    box(surface, rect, PAPER, 8 * scale, INK, 1.5 * scale)
    draw_text(surface, key, rect, Role.NUMBER, round(18 * scale), INK, PAPER, Align.CENTRE)
    return rect


def number_disc(surface: pygame.Surface, centre: Point, text: str, fill: Colour, scale: float = 1.0) -> None:
    """A small numbered disc: donkeys on a way, points on a side."""
    disc(surface, centre, (11 if len(text) < 2 else 15) * scale, fill, INK, 1.8 * scale)
    draw_text(surface, text, centre, Role.NUMBER, round(18 * scale), INK, fill, Align.CENTRE)
