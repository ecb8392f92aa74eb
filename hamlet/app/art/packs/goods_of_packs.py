"""Signs for goods that packs bring: their own pictures, or something to keep them in, with a letter on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame

from hamlet.app.art.curves import smooth
from hamlet.app.art.icons.pen import FAMILIES, GRID, DrawIcon, Drawing, Pen
from hamlet.app.art.packs.pack_pictures import PACK_PICTURES, fitted
from hamlet.app.art.palette import INK, NEUTRAL, PAPER, WHITE, Colour, mix, rgb
from hamlet.app.art.shapes import Point
from hamlet.app.art.type import Role, font

PICTURED: Final = "pictured"
"""The family of icons that are pictures of packs, by their hashes."""
_SHARE: Final = 23 / 24
_SOLID: Final = 90
GoodsLabel = tuple[float, float, float]
"""Where the letter stands, and the radius of its label."""


def pictured_icon(known: str) -> str:
    """The name of the icon that is this picture of a pack."""
    return f"{PICTURED}-{known}"


def drawing_of_picture(known: str, colour: Colour = NEUTRAL) -> Drawing:
    """A picture with this hash as an icon: outlined like all others. A question where it cannot be had."""

    def body(pen: Pen) -> None:
        picture = _scaled(known, pen)
        mask = pygame.mask.from_surface(picture, _SOLID)
        pen.surface.blit(
            mask.to_surface(setcolor=WHITE, unsetcolor=None, surface=_empty(picture)), _corner(pen, picture)
        )

    def details(pen: Pen, _colour: Colour) -> None:
        picture = _scaled(known, pen)
        pen.surface.blit(picture, _corner(pen, picture))

    return Drawing(body, colour, details)


def _empty(picture: pygame.Surface) -> pygame.Surface:
    empty = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    empty.fill((*WHITE, 0))
    return empty


def _scaled(known: str, pen: Pen) -> pygame.Surface:
    picture = PACK_PICTURES.by_hash(known)
    if picture is None:
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    side = max(1, round(GRID * pen.scale * _SHARE))
    return fitted(picture, (side, side))


def _corner(pen: Pen, picture: pygame.Surface) -> tuple[int, int]:
    x, y = pen.at(GRID / 2, GRID / 2)
    return round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)


FAMILIES[PICTURED] = drawing_of_picture


# stand-ins


def _basket(pen: Pen) -> None:
    for x, y in ((7, 8.4), (12, 6.2), (17, 8.4)):
        pen.circle(x, y, 3.9)
    pen.poly((1.6, 9.6), (22.4, 9.6), (19.4, 22), (4.6, 22))


def _heap(pen: Pen) -> None:
    for x, y in ((4.9, 18.6), (19.1, 18.6), (8.4, 11.6), (15.6, 11.6), (12, 5)):
        pen.circle(x, y, 4.3)
    pen.circle(12, 17.6, 5)


def _bale(pen: Pen) -> None:
    pen.poly(
        *smooth(
            [(2.6, 6.4), (12, 5), (21.4, 6.4), (22.6, 12.4), (21.4, 19), (12, 20.2), (2.6, 19), (1.4, 12.4)]
        )
    )
    pen.path([(6, 3), (6.6, 21.6)], 1.6)
    pen.path([(18, 3), (17.4, 21.6)], 1.6)


def _jar(pen: Pen) -> None:
    pen.rect(6.6, 1, 10.8, 4.4, 1.2)
    pen.poly(
        *smooth(
            [
                (7.4, 5),
                (16.6, 5),
                (20.6, 9.6),
                (20.6, 18.6),
                (17.6, 22.8),
                (6.4, 22.8),
                (3.4, 18.6),
                (3.4, 9.6),
            ]
        )
    )


def _barrel(pen: Pen) -> None:
    pen.poly(
        *smooth(
            [(5.4, 1.4), (18.6, 1.4), (21.6, 7), (21.6, 17), (18.6, 22.6), (5.4, 22.6), (2.4, 17), (2.4, 7)],
            6,
        )
    )


def _crate(pen: Pen) -> None:
    pen.rect(1.6, 5.2, 20.8, 16.6, 0.8)
    pen.poly((3.4, 5.4), (6.6, 1.8), (17.4, 1.8), (20.6, 5.4))


def _woven(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.42)
    pen.line((2.2, 10.2), (21.8, 10.2), 1.5)
    pen.line((5, 21), (19, 21), 1.3)
    pen.paint = mix(colour, PAPER, 0.45)
    for x, y in ((6.2, 7.4), (11.2, 5.2), (16.2, 7.4)):
        pen.circle(x, y, 1.4)


def _lit(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, PAPER, 0.5)
    for x, y in ((3.8, 17.2), (18, 17.2), (7.4, 10.4), (14.6, 10.4), (11, 3.8)):
        pen.circle(x, y, 1.3)


def _tied(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.45)
    pen.path([(6, 3), (6.6, 21.6)], 1.5)
    pen.path([(18, 3), (17.4, 21.6)], 1.5)


def _lidded(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.5)
    pen.rect(6.6, 1, 10.8, 3.6, 1.2)
    pen.paint = mix(colour, PAPER, 0.6)
    pen.line((5.4, 10.4), (5.4, 17), 1.4)


def _hooped(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.5)
    for y, reach in ((5, 8.2), (19, 8.2)):
        pen.line((12 - reach, y), (12 + reach, y), 1.7)
    pen.paint = mix(colour, PAPER, 0.4)
    pen.line((6.2, 8), (6.2, 16), 1.1)


def _nailed(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.42)
    for y in (5.2, 10.8, 16.4):
        pen.line((2.2, y), (21.8, y), 0.9)
    pen.paint = mix(colour, PAPER, 0.45)
    pen.line((4.2, 4.8), (7, 2.6), 0.8)


_RAW: Final[tuple[tuple[DrawIcon, Callable[[Pen, Colour], None], GoodsLabel], ...]] = (
    (_basket, _woven, (12, 15.6, 5.2)),
    (_heap, _lit, (12, 17.4, 5)),
    (_bale, _tied, (12, 12.6, 5.2)),
)
_REFINED: Final[tuple[tuple[DrawIcon, Callable[[Pen, Colour], None], GoodsLabel], ...]] = (
    (_jar, _lidded, (12, 14.4, 5.6)),
    (_crate, _nailed, (12, 13.6, 5.8)),
    (_barrel, _hooped, (12, 12, 5.8)),
)
OTHER_GOODS: Final = tuple(
    map(
        rgb,
        ("7A4FA3", "2E9E86", "D1558F", "3F74C8", "8FB52E", "8E2F4F", "5AC3D8", "5D6B2F", "F08A3C", "4B5A78"),
    )
)
"""Colours unlike those of our own goods, and unlike each other."""


def stand_in_goods(letter: str, number: int, colour: Colour, *, refined: bool) -> Drawing:
    """The sign of goods that nobody drew: a way to keep them, in their colour, with their letter on it."""
    body, marks, label = (_REFINED if refined else _RAW)[number % 3]

    def details(pen: Pen, paint: Colour) -> None:
        marks(pen, paint)
        x, y, radius = label
        pen.paint = mix(paint, INK, 0.55)
        pen.circle(x, y, radius + 0.7)
        pen.paint = PAPER
        pen.circle(x, y, radius)
        picture = _letter(letter, max(6, round(radius * 1.85 * pen.scale)))
        pen.surface.blit(picture, picture.get_rect(center=_rounded(pen.at(x, y))))

    return Drawing(body, colour, details)


def _rounded(at: Point) -> tuple[int, int]:
    return round(at[0]), round(at[1])


@lru_cache(maxsize=32)
def _letter(letter: str, size: int) -> pygame.Surface:
    """A letter alone, cut to what is seen of it."""
    written = font(Role.NUMBER, size).render(letter, True, INK)
    return written.subsurface(written.get_bounding_rect()).copy() if letter.strip() else written
