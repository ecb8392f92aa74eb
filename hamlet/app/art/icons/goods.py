"""Icons of what is made, paid and gained."""

from __future__ import annotations

import math

from hamlet.app.art.icons.pen import Pen, arc, icon_drawing
from hamlet.app.art.palette import BLUEPRINT, INK, MATERIALS, NEUTRAL, PAPER, Colour, mix, rgb
from hamlet.app.art.shapes import Point


def _wood_end(pen: Pen, colour: Colour) -> None:
    for radius, paint in ((3.7, rgb("D9A566")), (2.5, rgb("A8713A")), (1.7, rgb("E6BC85"))):
        pen.paint = paint
        pen.circle(17.6, 8.2, radius)
    pen.paint = mix(colour, rgb("E6BC85"), 0.3)
    pen.line((5.6, 15.4), (11.4, 11.4), 0.7)
    pen.line((7.6, 18.0), (13.4, 14.0), 0.7)


@icon_drawing("wood", MATERIALS["wood"], _wood_end)
def wood(pen: Pen) -> None:
    """A slanting log with a ringed end and a stub."""
    pen.line((5.2, 16.8), (17, 8.6), 7.8)
    pen.circle(17.6, 8.2, 4.8)
    pen.line((9.6, 11), (7.4, 5.8), 2.8)


def _stone_light(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, PAPER, 0.55)
    pen.poly((4.4, 11.9), (8.9, 9.6), (9.6, 12.4), (5.6, 14.4))
    pen.poly((12.4, 5.5), (17.6, 5.9), (16.6, 8.2), (12.2, 8.2))


@icon_drawing("stone", MATERIALS["stone"], _stone_light)
def stone(pen: Pen) -> None:
    """Three boulders."""
    pen.poly((2, 19.6), (4, 11.6), (9, 9), (13, 12.2), (14, 19.6))
    pen.poly((9.4, 9.9), (12, 4.9), (18, 5.3), (20.2, 9.9), (17, 12.2), (14.2, 12.2))
    pen.poly((14.9, 19.6), (15.2, 13.7), (20, 12.4), (22.6, 19.6))


@icon_drawing("wheat", MATERIALS["wheat"])
def wheat(pen: Pen) -> None:
    """An upright ear."""
    pen.line((12, 22.8), (12, 8), 1.5)
    for y in (16.2, 12.1, 8):
        for side in (-1, 1):
            pen.poly(
                (12, y + 2.2),
                (12 + side * 2.4, y + 1.5),
                (12 + side * 5.4, y - 2.6),
                (12 + side * 4.2, y - 4.3),
                (12 + side * 1.6, y - 2),
            )
    pen.poly((12, 0.5), (14.1, 3.6), (12, 6.6), (9.9, 3.6))


@icon_drawing("timber", MATERIALS["timber"])
def timber(pen: Pen) -> None:
    """Three slanting planks."""
    for row in range(3):
        y = 4.6 + row * 5.5
        pen.poly((5.6, y), (23, y), (18.4, y + 3.9), (1, y + 3.9))


@icon_drawing("brick", MATERIALS["brick"])
def brick(pen: Pen) -> None:
    """One brick on two."""
    for x, y in ((0.9, 13.4), (12.6, 13.4), (6.8, 4.9)):
        pen.rect(x, y, 10.5, 7.3, 0.9)


def _milk_label(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("5E9CC4")
    pen.rect(7.3, 14, 9.4, 4.6)
    pen.paint = rgb("3A6F9A")
    pen.rect(8, 1, 8, 3.1, 0.8)
    pen.paint = colour
    pen.ellipse(10.6, 14.5, 2.8, 3.6)


@icon_drawing("milk", MATERIALS["milk"], _milk_label)
def milk(pen: Pen) -> None:
    """A bottle with a broad cap and a band."""
    pen.rect(8, 1, 8, 3.1, 0.8)
    pen.poly(
        (9.6, 4),
        (14.4, 4),
        (14.4, 7.6),
        (16.8, 11),
        (16.8, 21.4),
        (15.8, 23),
        (8.2, 23),
        (7.2, 21.4),
        (7.2, 11),
        (9.6, 7.6),
    )


def _flour_ears(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("9A7B3C")
    pen.line((12, 20.2), (12, 12.6), 1.2)
    for y in (12.8, 15.8):
        for side in (-1, 1):
            pen.line((12, y + 2.2), (12 + side * 2.7, y), 1.2)
    pen.paint = rgb("B5562F")
    pen.rect(9.4, 7.2, 5.2, 1.8, 0.6)


@icon_drawing("flour", MATERIALS["flour"], _flour_ears)
def flour(pen: Pen) -> None:
    """A tied sack with ears printed on it."""
    pen.poly((10, 8), (14, 8), (21, 11.6), (23.4, 19), (21, 22.8), (3, 22.8), (0.6, 19), (3, 11.6))
    pen.poly((10, 8.2), (2.4, 4.2), (3.4, 0.8), (12, 3.6), (20.6, 0.8), (21.6, 4.2), (14, 8.2))


def _gold_face(pen: Pen, colour: Colour) -> None:
    dark, light = mix(colour, rgb("7A4A00"), 0.42), mix(colour, PAPER, 0.35)
    for radius, paint in ((10.4, dark), (9.7, light), (7.6, dark), (6.7, colour)):
        pen.paint = paint
        pen.circle(12, 12, radius)
    pen.paint = light
    pen.circle(11.2, 11.1, 5.2)
    pen.paint = colour
    pen.circle(12.3, 12.3, 5.3)
    pen.paint = INK
    pen.rect(9, 9, 6, 6, 0.8)
    pen.rect(10.3, 10.3, 3.4, 3.4, 0.3, cut=True)


@icon_drawing("gold", MATERIALS["gold"], _gold_face)
def gold(pen: Pen) -> None:
    """A coin: disc, ring, square hole."""
    pen.circle(12, 12, 10.5)
    pen.rect(9, 9, 6, 6, 0.8, cut=True)


@icon_drawing("star", rgb("FFE98A"))
def star(pen: Pen) -> None:
    """A point."""
    corners = []
    for k in range(10):
        angle, radius = -math.pi / 2 + k * math.pi / 5, 11.6 if k % 2 == 0 else 5.4
        corners.append((12 + radius * math.cos(angle), 12.9 + radius * math.sin(angle)))
    pen.poly(*corners)


def _crown_gems(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("B73B2C")
    pen.circle(12, 16.4, 1.5)
    pen.paint = mix(colour, INK, 0.35)
    for x in (6.4, 17.6):
        pen.circle(x, 16.6, 1.1)


@icon_drawing("crown", MATERIALS["gold"], _crown_gems)
def crown(pen: Pen) -> None:
    """An award, or high quality."""
    pen.poly((2.4, 20), (1, 6.6), (7, 12), (12, 3.6), (17, 12), (23, 6.6), (21.6, 20))


def _tag_string(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.55)
    pen.line((10.4, 12.6), (14.8, 8.3), 1.2)
    pen.line((12.6, 15.2), (17, 10.9), 1.2)


@icon_drawing("tag", rgb("E8C48A"), _tag_string)
def tag(pen: Pen) -> None:
    """A sale."""
    pen.poly((2, 3), (13, 2), (22.5, 11.5), (12.5, 22), (2.6, 12.5))
    pen.circle(6.6, 7.2, 2, cut=True)


@icon_drawing("coins", MATERIALS["gold"])
def coins(pen: Pen) -> None:
    """A pile of coins."""
    for y in (16.4, 11.3, 6.2):
        pen.ellipse(2.5, y - 2.4, 19, 7.2)
        pen.path(arc(12, y - 6.8, 10.4, 30, 150), 0.8, cut=True)


def _bag_cord(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("8F2B22")
    pen.line((11, 9.2), (14.8, 13), 1.9)
    pen.paint = mix(colour, INK, 0.28)
    pen.path(arc(8.6, 15.6, 5, 60, 130), 1)
    pen.paint = mix(BLUEPRINT, PAPER, 0.25)
    pen.poly(*_peeping(2.9))


def _peeping(radius: float) -> list[Point]:
    """The tile that comes out of the bag."""
    turns = [math.radians(15 + 60 * k) for k in range(6)]
    return [(20.2 + radius * math.cos(turn), 3.8 + radius * math.sin(turn)) for turn in turns]


@icon_drawing("bag", NEUTRAL, _bag_cord)
def bag(pen: Pen) -> None:
    """The bag the blueprints are drawn from."""
    pen.circle(8.4, 15.6, 7.6)
    pen.poly((7.4, 9), (11.4, 8.6), (15.4, 12.6), (15, 16.6))
    pen.poly(
        (11, 9.4), (11.4, 2.6), (14.4, 5.2), (16.6, 4.8), (19.2, 7.4), (18.8, 9.6), (21.4, 12.6), (14.6, 13)
    )
    pen.poly(*_peeping(3.4))
