"""Signs of the buildings at the water."""

from __future__ import annotations

from hamlet.app.art.icons.pen import Pen, arc
from hamlet.app.art.icons.tile_sign import tile_drawing
from hamlet.app.art.palette import BANNER, INK, PAPER, ROCK, Colour, rgb
from hamlet.app.art.shapes import Point

WOOD, SEA, RED = rgb("B07A44"), rgb("4C9CCB"), rgb("C2402F")


def _store_details(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("3F7F80")
    pen.poly((4.4, 1.6), (19.6, 1.6), (23, 9), (1, 9))
    pen.paint = rgb("3A2616")
    pen.rect(8.4, 10.8, 7.2, 4.6)


@tile_drawing("storeroom", WOOD, _store_details)
def storeroom(pen: Pen) -> None:
    """A broad roof on piles over the water."""
    pen.poly((4.2, 1.2), (19.8, 1.2), (23.6, 9.4), (0.4, 9.4))
    pen.rect(3.4, 9, 17.2, 7)
    pen.rect(0.8, 15.4, 22.4, 2.6)
    for x in (3, 10.8, 18.6):
        pen.rect(x, 17, 2.4, 6.4)


def _rope(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("D8A867")
    for y in (11.6, 13.8, 16):
        pen.line((10, y), (14, y + 1.2), 1.5)


@tile_drawing("dockyard", rgb("5E6C82"), _rope)
def dockyard(pen: Pen) -> None:
    """An anchor with its rope."""
    pen.circle(12, 3.6, 3.2)
    pen.rect(10.5, 4, 3, 18)
    pen.rect(5.4, 7.6, 13.2, 2.8, 1)
    pen.path(arc(12, 12.4, 9, 8, 172), 3)
    for side in (-1, 1):
        x = 12 + side * 8.9
        pen.poly((x - side * 4.4, 14.6), (x + side * 2.2, 10.4), (x + side * 1.6, 17.4))
    pen.circle(12, 3.6, 1.4, cut=True)


def _tank(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("F08A3C")
    pen.poly(*_SWIMMING)
    pen.ellipse(5.4, 9.8, 8.4, 5.4)
    pen.paint = INK
    pen.circle(7.8, 11.8, 0.9)
    pen.paint = rgb("B98A2E")
    pen.rect(0.8, 18.2, 22.4, 4.6)
    pen.rect(11, 0.6, 2, 2.4)


_SWIMMING = ((12, 12.5), (17.4, 9.2), (17.4, 15.8))


@tile_drawing("aquarium", rgb("9CD6E6"), _tank)
def aquarium(pen: Pen) -> None:
    """A fish under a glass dome."""
    pen.poly(*arc(12, 13.4, 11, 180, 360), (23, 18), (1, 18))
    pen.poly(*arc(12, 13.4, 8.8, 180, 360), (20.8, 17.9), (3.2, 17.9), cut=True)
    pen.poly(*_SWIMMING)
    pen.ellipse(5.4, 9.8, 8.4, 5.4)
    pen.rect(0.4, 17.8, 23.2, 5.4, 0.8)


def _bands(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("FBE38A")
    for side in (-1, 1):
        pen.poly(*_beam(side))
    pen.paint = RED
    pen.poly((8.6, 4.4), (12, 1), (15.4, 4.4))
    pen.poly((9.2, 10.6), (14.8, 10.6), (15.2, 14), (8.8, 14))
    pen.paint = BANNER
    pen.rect(9.8, 4.8, 4.4, 3.4)
    pen.paint = INK
    pen.rect(8, 8.4, 8, 1.6)
    pen.paint = ROCK[0]
    pen.poly((3.4, 23), (5.4, 19.4), (9, 18), (16, 18), (19.4, 19.8), (20.8, 23))


def _beam(side: int) -> tuple[Point, ...]:
    """Light to one side."""
    return ((12 + side * 3, 6.4), (12 + side * 11.6, 2.6), (12 + side * 11.6, 10))


@tile_drawing("cliffside", PAPER, _bands)
def cliffside(pen: Pen) -> None:
    """A lighthouse on a rock, and its light."""
    for side in (-1, 1):
        pen.poly(*_beam(side))
    pen.poly((8, 4.8), (12, 0.6), (16, 4.8))
    pen.rect(9.4, 4.4, 5.2, 4.4)
    pen.rect(7.6, 8, 8.8, 2.4)
    pen.poly((9.2, 10), (14.8, 10), (15.8, 19), (8.2, 19))
    pen.poly((2.8, 23.4), (5, 19), (9, 17.6), (16, 17.6), (19.6, 19.4), (21.2, 23.4))


def _stripes(pen: Pen, colour: Colour) -> None:
    pen.paint = PAPER
    pen.poly((12, 2), (8.4, 10.4), (3.4, 11.6))
    pen.poly((12, 2), (15.6, 10.4), (20.6, 11.6))
    pen.paint = rgb("8A5A30")
    pen.line((12, 10.6), (12, 20), 1.5)
    pen.paint = rgb("E9CF8C")
    pen.ellipse(1.4, 18.8, 21.2, 4.4)


@tile_drawing("beach", rgb("E2662F"), _stripes)
def beach(pen: Pen) -> None:
    """A parasol on the sand."""
    pen.poly((0.8, 12.4), *arc(12, 12.2, 11.2, 180, 360), (23.2, 12.4), (19, 10.8), (12, 10.2), (5, 10.8))
    pen.rect(11, 9, 2, 12)
    pen.ellipse(0.6, 18.2, 22.8, 5.4)
