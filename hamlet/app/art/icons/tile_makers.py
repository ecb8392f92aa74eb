"""Signs of the tiles that make something, and of those where everybody goes: a tool or what stands there."""

from __future__ import annotations

import math

from hamlet.app.art.icons import pieces as places
from hamlet.app.art.icons.pen import Pen, arc
from hamlet.app.art.icons.tile_sign import tile_drawing, tile_drawn_as
from hamlet.app.art.palette import INK, MATERIALS, PAPER, Colour, mix, rgb

STEEL, SHAFT, BARN = rgb("B4BAC4"), rgb("8A5A30"), rgb("B23A2C")

for drawing in (places.church, places.town_hall, places.market):
    tile_drawn_as(drawing.__name__)


def _tie(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.45)
    for x in (7.4, 12, 16.6):
        pen.line((12 + (x - 12) * 0.25, 13), (x, 3.6), 1)
    pen.paint = BARN
    pen.rect(8.2, 12.6, 7.6, 2.8, 0.8)


@tile_drawing("farm", MATERIALS["wheat"], _tie)
def farm(pen: Pen) -> None:
    """A tied sheaf."""
    pen.poly(
        (2.4, 4.4), (12, 1), (21.6, 4.4), (15.2, 13), (15.2, 15), (19.4, 23), (4.6, 23), (8.8, 15), (8.8, 13)
    )


def _pick_shaft(pen: Pen, colour: Colour) -> None:
    pen.paint = SHAFT
    pen.line((5, 21), (14.8, 8.4), 2.4)


@tile_drawing("quarry", STEEL, _pick_shaft)
def quarry(pen: Pen) -> None:
    """A pickaxe."""
    pen.poly(*arc(9.4, 15.4, 14, -112, 4), *reversed(arc(7.4, 17, 12.4, -96, -14)))
    pen.line((5, 21), (15, 8), 3.4)


def _axe_shaft(pen: Pen, colour: Colour) -> None:
    pen.paint = SHAFT
    pen.line((5.4, 21.6), (14.6, 3), 2.2)


@tile_drawing("woodcutter", STEEL, _axe_shaft)
def woodcutter(pen: Pen) -> None:
    """An axe."""
    pen.line((5.4, 21.6), (14.6, 2.6), 3.4)
    pen.poly((11, 4.6), (15.6, 6.8), (22.6, 6), (22.8, 11), (19.6, 15.4), (14.4, 11), (9, 9.4))


def _barn_door(pen: Pen, colour: Colour) -> None:
    pen.paint = PAPER
    pen.rect(4, 14.6, 8, 8)
    pen.rect(6.4, 9, 3.2, 3)
    pen.paint = colour
    pen.line((4.6, 15.2), (11.4, 22), 1.4)
    pen.line((11.4, 15.2), (4.6, 22), 1.4)
    pen.paint = STEEL
    pen.rect(18, 6.4, 4.6, 16.6)
    pen.paint = mix(STEEL, INK, 0.35)
    pen.rect(18, 11, 4.6, 1.2)
    pen.rect(18, 16.6, 4.6, 1.2)


@tile_drawing("barn", BARN, _barn_door)
def barn(pen: Pen) -> None:
    """A broken roof over a crossed door, and a silo."""
    pen.poly((8, 3.8), (13, 6.8), (15.6, 13), (14, 13), (14, 23), (2, 23), (2, 13), (0.4, 13), (3, 6.8))
    pen.rect(17.6, 4.4, 5.4, 18.6)
    pen.poly(*arc(20.3, 4.6, 2.7, 180, 360))


@tile_drawing("sawmill", STEEL)
def sawmill(pen: Pen) -> None:
    """A round saw."""
    for k in range(10):
        angle, then = k * math.pi / 5, (k + 0.9) * math.pi / 5
        tip = (12 + 11.6 * math.cos(angle), 12 + 11.6 * math.sin(angle))
        pen.poly(tip, (12 + 7 * math.cos(then), 12 + 7 * math.sin(then)), (12, 12))
    pen.circle(12, 12, 8.4)
    pen.circle(12, 12, 3.2, cut=True)


def _rings(pen: Pen, colour: Colour) -> None:
    for x, y in ((12, 6.6), (6.2, 17), (17.8, 17)):
        pen.paint = mix(colour, PAPER, 0.45)
        pen.circle(x, y, 3.6)
        pen.paint = mix(colour, INK, 0.35)
        pen.circle(x, y, 1.3)


@tile_drawing("lumbermill", rgb("A4672F"), _rings)
def lumbermill(pen: Pen) -> None:
    """Three logs in a pile."""
    for x, y in ((12, 6.6), (6.2, 17), (17.8, 17)):
        pen.circle(x, y, 5.5)


def _mallet_shaft(pen: Pen, colour: Colour) -> None:
    pen.paint = SHAFT
    pen.rect(10.6, 11, 2.8, 11.6, 1)


@tile_drawing("stonemason", rgb("8A9097"), _mallet_shaft)
def stonemason(pen: Pen) -> None:
    """A mallet."""
    pen.poly((2.6, 2.6), (21.4, 2.6), (19.8, 11.6), (4.2, 11.6))
    pen.rect(10, 10, 4, 13, 1.2)


def _trowel_grip(pen: Pen, colour: Colour) -> None:
    pen.paint = SHAFT
    pen.rect(10.1, 1.2, 3.8, 6.4, 1.4)
    pen.paint = MATERIALS["brick"]
    pen.poly((12, 21), (7.6, 13), (16.4, 13))


@tile_drawing("master_stonemason", STEEL, _trowel_grip)
def master_stonemason(pen: Pen) -> None:
    """A trowel with mortar."""
    pen.rect(9.6, 0.8, 4.8, 7.4, 1.6)
    pen.rect(11, 7, 2, 5)
    pen.poly((12, 23.6), (3.4, 10.8), (20.6, 10.8))


def _churn_bands(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, rgb("3E7FA6"), 0.6)
    pen.rect(6.8, 13.4, 10.4, 1.8)
    pen.rect(6.8, 19, 10.4, 1.8)


@tile_drawing("dairy_farm", rgb("DCEAF0"), _churn_bands)
def dairy_farm(pen: Pen) -> None:
    """A milk churn."""
    pen.rect(7, 0.8, 10, 2.8, 1)
    pen.poly((9, 3.4), (15, 3.4), (15, 6), (17.4, 10), (17.4, 23), (6.6, 23), (6.6, 10), (9, 6))
    for side in (-1, 1):
        pen.path(
            [(12 + side * 5, 9.6), (12 + side * 9.6, 8), (12 + side * 9.6, 14), (12 + side * 5, 15)], 1.9
        )


def _cow_face(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("5A3416")
    pen.ellipse(5.6, 6.6, 5.4, 7)
    pen.paint = rgb("E8A8A0")
    pen.ellipse(6.6, 15.6, 10.8, 7)
    pen.paint = INK
    for x in (8.6, 15.4):
        pen.circle(x, 11, 1.2)
    for x in (9.8, 14.2):
        pen.circle(x, 19, 0.9)


@tile_drawing("cow_conservatory", rgb("F4EFE4"), _cow_face)
def cow_conservatory(pen: Pen) -> None:
    """A cow's head."""
    pen.poly((5.4, 5.6), (18.6, 5.6), (17.8, 18), (12, 23.2), (6.2, 18))
    pen.ellipse(6.2, 15, 11.6, 8)
    for side in (-1, 1):
        pen.poly((12 + side * 5.6, 7), (12 + side * 11.4, 7), (12 + side * 10, 11.6), (12 + side * 5.6, 11))
        pen.path([(12 + side * 5, 6.4), (12 + side * 8.2, 4.6), (12 + side * 8.2, 1.6)], 2.2)


def _wheel_hub(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.5)
    pen.circle(12, 12, 1.7)
    pen.paint = rgb("4E8FC4")
    pen.rect(1, 20.6, 22, 2.8, 1.3)


@tile_drawing("flour_mill", rgb("C58B4A"), _wheel_hub)
def flour_mill(pen: Pen) -> None:
    """A water wheel."""
    pen.circle(12, 12, 9)
    pen.circle(12, 12, 6.2, cut=True)
    for k in range(8):
        angle = (k + 0.5) * math.pi / 4
        pen.line((12, 12), (12 + 10.6 * math.cos(angle), 12 + 10.6 * math.sin(angle)), 1.9)
    pen.rect(0.8, 20.4, 22.4, 3.2, 1.4)


def _mill_door(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("B5562F")
    pen.poly((8.6, 9.4), (12, 5.6), (15.4, 9.4))
    pen.paint = rgb("5A3416")
    pen.rect(10.6, 18, 2.8, 5, 1.2)


@tile_drawing("windmill", PAPER, _mill_door)
def windmill(pen: Pen) -> None:
    """Four sails on a tower."""
    pen.poly((9, 8), (15, 8), (17.4, 23), (6.6, 23))
    for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        tip = (12 + across * 9.4, 9 + down * 8.4)
        pen.line((12, 9), tip, 1.3)
        side = (12 + across * 10.6, 9 + down * 5)
        pen.poly((12 + across * 2.6, 9 + down * 2.2), tip, side, (12 + across * 4.4, 9 + down * 1.2))
