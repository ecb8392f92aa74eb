"""Icons of what a fish from the menu does for a while."""

from __future__ import annotations

from hamlet.app.art.curves import bow, smooth
from hamlet.app.art.icons.pen import Pen, icon_drawing
from hamlet.app.art.palette import (
    BLUEPRINT,
    GREEN,
    INK,
    MATERIALS,
    NEUTRAL,
    PAPER,
    SEATS,
    WATER,
    WHITE,
    Colour,
    mix,
    rgb,
)
from hamlet.app.art.shapes import Point

RED = SEATS["red"]
# A donkey's head and neck that look left.
HEAD = [
    (8.6, 7.4),
    (12, 7.2),
    (15.4, 11),
    (17, 16),
    (17.4, 21.4),
    (11, 22.4),
    (9.4, 17.4),
    (5.6, 18),
    (2, 19),
    (0.9, 16.4),
    (4, 11.8),
]


def _arrow_up(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(GREEN, WHITE, 0.18)
    pen.poly((18.4, 2), (23, 9), (20.2, 9), (20.2, 21.6), (16.6, 21.6), (16.6, 9), (13.8, 9))


@icon_drawing("stand-up", NEUTRAL, _arrow_up)
def stand_up(pen: Pen) -> None:
    """A villager gets up again."""
    pen.circle(7.4, 7.2, 3.8)
    pen.poly(
        (5, 10),
        (9.8, 10),
        (13.4, 14.6),
        (12, 17),
        (10.8, 16.2),
        (12, 23),
        (2.8, 23),
        (4, 16.2),
        (2.6, 17),
        (1, 14.6),
    )
    pen.poly((18.4, 1.4), (23.4, 9.2), (20.6, 9.2), (20.6, 22), (16.2, 22), (16.2, 9.2), (13.4, 9.2))


def _struck(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, PAPER, 0.55)
    pen.poly(*smooth([(1.8, 16.4), (4, 14.8), (5, 16.6), (2.8, 18)]))
    pen.paint = INK
    pen.circle(7.4, 11.4, 1)
    pen.paint = mix(colour, INK, 0.5)
    pen.path(bow([(12.6, 8.4), (15, 12), (16.2, 16)]), 1.4)
    pen.paint = INK
    pen.circle(17.6, 17.6, 5.8)
    pen.paint = RED
    pen.circle(17.6, 17.6, 4.9)
    pen.paint = PAPER
    pen.line((15.3, 15.3), (19.9, 19.9), 1.7)
    pen.line((19.9, 15.3), (15.3, 19.9), 1.7)


@icon_drawing("no-donkeys", rgb("9A8064"), _struck)
def no_donkeys(pen: Pen) -> None:
    """A donkey's head, and no to it."""
    pen.poly(*smooth(HEAD, 4))
    pen.poly(*smooth([(7.6, 8.8), (5.2, 4.6), (4.6, 0.6), (8, 3), (10.4, 7.6)], 4))
    pen.poly(*smooth([(10.6, 8), (11.4, 3.6), (14, 0.5), (14.8, 4.6), (13.4, 9.6)], 4))
    pen.circle(17.6, 17.6, 5.2)


def _no_coin(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, rgb("1D3A44"), 0.72)
    pen.poly((8.4, 3.6), (12.6, 7.4), (11.2, 7.4), (11.2, 12), (5.6, 12), (5.6, 7.4), (4.2, 7.4))
    pen.paint = MATERIALS["gold"]
    pen.circle(16.8, 16.6, 5.6)
    pen.paint = mix(MATERIALS["gold"], INK, 0.5)
    pen.rect(15.6, 15.4, 2.4, 2.4)
    pen.paint = INK
    pen.line((12.4, 21), (21.2, 12.2), 3.6)
    pen.paint = RED
    pen.line((12.4, 21), (21.2, 12.2), 2)


@icon_drawing("free-blueprint", mix(BLUEPRINT, PAPER, 0.25), _no_coin)
def free_blueprint(pen: Pen) -> None:
    """A blueprint, and no coin for it."""
    pen.poly((4.6, 1), (12.2, 1), (16.2, 7.8), (12.2, 14.6), (4.6, 14.6), (0.6, 7.8))
    pen.circle(16.8, 16.6, 7.2, cut=True)
    pen.circle(16.8, 16.6, 6)
    pen.line((11.6, 21.8), (22, 11.4), 2)


def _hammer(pen: Pen, colour: Colour) -> None:
    pen.paint = PAPER
    pen.poly((2.6, 16), (8.4, 11), (14.2, 16), (14.2, 22.6), (2.6, 22.6))
    pen.paint = mix(colour, INK, 0.6)
    pen.rect(6.8, 17.6, 3.2, 5)
    pen.paint = INK
    pen.line((12, 13), (18.4, 5.6), 3.6)
    pen.paint = rgb("C99A5B")
    pen.line((12, 13), (18.4, 5.6), 2)
    pen.paint = rgb("A9AFB8")
    pen.poly((12.9, 3.6), (16, 0.6), (23.2, 6.8), (20.2, 9.9))


@icon_drawing("free-building", rgb("B5562F"), _hammer)
def free_building(pen: Pen) -> None:
    """A house that friends build."""
    pen.poly((0.6, 16), (8.4, 9), (16.2, 16), (15, 17.2), (15, 23), (1.8, 23), (1.8, 17.2))
    pen.line((12, 13), (18.4, 5.6), 3)
    pen.poly((12.5, 3.6), (16, 0.2), (23.6, 6.8), (20.2, 10.3))


def _leap(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(WATER, WHITE, 0.2)
    for y in (18.2, 21.8):
        pen.path(_wave(y), 1.6)
    pen.paint = INK
    pen.circle(5.1, 9.6, 0.95)
    pen.paint = mix(colour, WHITE, 0.55)
    pen.path(bow([(7, 10.4), (10.4, 8), (14, 7.6)]), 1.1)


def _wave(y: float) -> list[Point]:
    return bow([(1.6, y), (5.2, y - 1.5), (8.8, y), (12.4, y - 1.5), (16, y), (19.6, y - 1.5), (22.6, y)])


@icon_drawing("refill-fish", mix(WATER, WHITE, 0.34), _leap)
def refill_fish(pen: Pen) -> None:
    """A fish leaps back into the lake."""
    pen.poly(
        *smooth(
            [
                (1.6, 13.2),
                (3.2, 8),
                (8, 3.6),
                (13.4, 2.6),
                (17.4, 5.4),
                (16.4, 8),
                (12, 9.6),
                (7.4, 12.4),
                (4, 14.6),
            ]
        )
    )
    pen.poly((15.6, 6.2), (19, 2), (22.8, 1.6), (20.8, 6.4), (22.6, 11.6), (18.4, 10.6))
    for y in (18.2, 21.8):
        pen.path(_wave(y), 2)


def _blade(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("D3E2EA")
    pen.path([(2.2, 21.4), (19.6, 21.4), *bow([(19.6, 21.4), (22, 20.6), (22.6, 18.8)])], 1.5)
    for x in (6.2, 15.4):
        pen.rect(x, 17.6, 1.7, 3.4)
    pen.paint = PAPER
    pen.rect(4.2, 1.8, 8.4, 2.8, 0.8)
    for y in (7.4, 10):
        pen.line((9.2, y), (12.4, y), 1)


@icon_drawing("frozen", rgb("B5562F"), _blade)
def frozen(pen: Pen) -> None:
    """A skate: every lake carries."""
    pen.poly(
        *smooth(
            [(4.4, 2), (12.4, 2), (12.6, 8.6), (15.2, 11), (20.6, 12.8), (21.4, 16.6), (4.2, 16.8), (4.8, 9)],
            5,
        )
    )
    pen.rect(3.8, 1.4, 9.2, 3.4, 0.8)
    for x in (6, 15.2):
        pen.rect(x, 16, 2.2, 5)
    pen.path([(2.2, 21.4), (19.6, 21.4), *bow([(19.6, 21.4), (22, 20.6), (22.6, 18.8)])], 2.1)


def _foal_face(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, PAPER, 0.6)
    pen.poly(*smooth([(1.6, 9.6), (3.4, 8.4), (4.4, 9.6), (3, 11)]))
    pen.paint = INK
    pen.circle(5.8, 6.8, 0.9)
    pen.paint = mix(colour, INK, 0.5)
    pen.path(bow([(9, 4.4), (10.8, 7.4), (11.2, 10.6)]), 1.5)


@icon_drawing("foal", rgb("B08A5E"), _foal_face)
def foal(pen: Pen) -> None:
    """A young donkey: all head, ears and legs."""
    pen.poly(
        *smooth(
            [(1.2, 9.8), (3.8, 6.4), (6.4, 4.2), (9.2, 4), (11.2, 7), (11.6, 11), (8.2, 11.4), (3.2, 11.4)], 5
        )
    )
    pen.poly(*smooth([(6.2, 5.4), (4, 0.8), (8.2, 3.6)], 4))
    pen.poly(*smooth([(8.4, 5), (10.4, 0.4), (10.6, 5.6)], 4))
    pen.poly(*smooth([(7.6, 10), (12, 9.6), (18.4, 10.2), (20.4, 13), (19, 16.4), (9.6, 16.2)], 5))
    for x in (8.4, 11.2, 15.8, 18):
        pen.rect(x, 14.4, 1.7, 8.8, 0.3)
    pen.path(bow([(19.8, 12), (22.4, 13), (22.6, 16.2)]), 1.4)
