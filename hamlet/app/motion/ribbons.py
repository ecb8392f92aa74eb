"""A ribbon with a sign and a few words: it unrolls, stands, and fades."""

from __future__ import annotations

from functools import lru_cache

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.laurel import draw_laurel
from hamlet.app.art.palette import BANNER, BRASS, INK, PAPER, Colour, mix
from hamlet.app.art.shapes import Point, clear, disc, polygon, shadow
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.board.easing import SNAP, overshoot
from hamlet.values import dataclass

TEXT, HIGH, TAIL, NOTCH, SIGN = 28, 54, 46, 16, 46  # logical pixels
UNROLLS, FADES = 0.18, 0.24
"""Shares of its time in which a ribbon unrolls, and in which it goes."""
BELL, LAUREL = "bell", "laurel"
FINE = 3


@dataclass(frozen=True, slots=True)
class Ribbon:
    """What stands on it: a sign before the words, in a colour; of which seat, if it is of one."""

    text: str
    sign: str
    fill: Colour = BANNER
    seat: str = ""

    def draw(
        self, surface: pygame.Surface, middle: Point, share: float, scale: float, *, still: bool
    ) -> None:
        """Around a point; `still`: it only fades in and out."""
        body = _body(self, scale)
        height, tail = body.get_height(), _tail(self.fill, scale)
        open_to = 1.0 if still else min(1.03, overshoot(share / UNROLLS, SNAP))
        width = max(2, round(body.get_width() * min(1.0, open_to)))
        fade = min(1.0, (1 - share) / FADES, share / UNROLLS if still else 1.0)
        part = pygame.Rect((body.get_width() - width) // 2, 0, width, height)
        place = part.copy()
        place.center = (round(middle[0]), round(middle[1]))
        step = round(TAIL * scale * 0.55)
        ends = (
            (tail, (place.left - step, place.top + round(8 * scale))),
            (
                pygame.transform.flip(tail, True, False),
                (place.right + step - tail.get_width(), place.top + round(8 * scale)),
            ),
        )
        for picture, at in ends:
            picture.set_alpha(round(255 * fade))
            surface.blit(picture, at)
        body.set_alpha(round(255 * fade))
        surface.blit(body, place, part)


@lru_cache(maxsize=8)
def _body(ribbon: Ribbon, scale: float) -> pygame.Surface:
    def px(logical: float) -> int:
        return round(logical * scale)

    width = measure(ribbon.text, Role.TITLE, px(TEXT)) + px(SIGN + 64)
    sheet = clear((width, px(HIGH + 14)))
    face = pygame.Rect(0, px(2), width, px(HIGH))
    shadow(sheet, face, px(2), px(5), px(8))
    corners = [face.topleft, face.topright, face.bottomright, face.bottomleft]
    polygon(sheet, [(float(x), float(y)) for x, y in corners], ribbon.fill, INK, 2.2 * scale)
    for y in (face.top + px(6), face.bottom - px(8)):
        pygame.draw.rect(sheet, mix(ribbon.fill, PAPER, 0.55), (px(3), y, width - px(6), max(1, px(2))))
    at = (px(22) + px(SIGN) // 2, face.centery)
    _draw_sign(sheet, ribbon, at, px(SIGN))
    room = pygame.Rect(px(26 + SIGN), face.top, width - px(46 + SIGN), face.height)
    draw_text(sheet, ribbon.text, room, Role.TITLE, px(TEXT), INK, ribbon.fill, Align.CENTRE)
    return sheet


def _draw_sign(sheet: pygame.Surface, ribbon: Ribbon, at: Point, side: int) -> None:
    if ribbon.sign == LAUREL:
        picture = medal(ribbon.seat, side)
        sheet.blit(picture, picture.get_rect(center=at))
    elif ribbon.sign == BELL:
        picture = bell(side)
        sheet.blit(picture, picture.get_rect(center=at))
    else:
        draw_icon(sheet, ribbon.sign, at, round(side * 0.8), halo=PAPER)


@lru_cache(maxsize=4)
def _tail(fill: Colour, scale: float) -> pygame.Surface:
    """The left end of a ribbon, with a notch."""
    width, height, notch = (each * scale for each in (TAIL, HIGH, NOTCH))
    sheet = clear((round(width) + 2, round(height) + 2))
    corners = [(1.0, 1.0), (width, 1.0), (width, height), (1.0, height), (notch, height / 2)]
    polygon(sheet, corners, mix(fill, INK, 0.28), INK, 2 * scale)
    return sheet


@lru_cache(maxsize=16)
def medal(seat: str, side: int) -> pygame.Surface:
    """A laurel around a villager of a seat."""
    big = clear((side * FINE, side * FINE), PAPER)
    draw_laurel(big, (side * FINE / 2, side * FINE * 0.52), side * FINE * 0.34, (seat,))
    return pygame.transform.smoothscale(big, (side, side))


@lru_cache(maxsize=4)
def bell(side: int) -> pygame.Surface:
    """A bell that rings."""
    unit = side * FINE / 24
    sheet = clear((side * FINE, side * FINE), BRASS)
    around = [
        (12, 3),
        (15, 4),
        (16.6, 7),
        (17.2, 12),
        (18.4, 15.4),
        (20.6, 18),
        (3.4, 18),
        (5.6, 15.4),
        (6.8, 12),
        (7.4, 7),
        (9, 4),
    ]
    disc(sheet, (12 * unit, 20 * unit), 2.4 * unit, BRASS, INK, 1.3 * unit)
    polygon(sheet, [(x * unit, y * unit) for x, y in around], mix(BANNER, BRASS, 0.45), INK, 1.4 * unit)
    pygame.draw.line(
        sheet, mix(BANNER, PAPER, 0.7), (9.4 * unit, 7 * unit), (8.6 * unit, 14 * unit), round(1.4 * unit)
    )
    disc(sheet, (12 * unit, 2.6 * unit), 1.5 * unit, BRASS, INK, 1.1 * unit)
    return pygame.transform.smoothscale(sheet, (side, side))
