"""Signs of landmarks: each by what one would know it by from far away."""

from __future__ import annotations

from hamlet.app.art.icons.pen import Pen, arc
from hamlet.app.art.icons.tile_sign import tile_drawing
from hamlet.app.art.palette import BANNER, INK, LEAF, PAPER, ROCK, WATER, Colour, mix, rgb

WOOD, IRON = rgb("A8733E"), rgb("7B828F")


@tile_drawing("small_woodland", LEAF[2])
def small_woodland(pen: Pen) -> None:
    """A round tree and a young fir."""
    pen.circle(8, 7.4, 6.2)
    pen.circle(4.4, 10.8, 3.8)
    pen.circle(11.6, 10.8, 3.8)
    pen.rect(6.7, 12, 2.6, 11)
    pen.poly((19, 7.6), (21.6, 13), (20.6, 13), (23.6, 19.4), (14.4, 19.4), (17.4, 13), (16.4, 13))
    pen.rect(18, 19, 2, 4)


def _dark_firs(pen: Pen, colour: Colour) -> None:
    pen.paint = LEAF[2]
    for x, top in ((12, 3), (4.6, 8.6), (19.4, 8.6)):
        pen.poly((x, top), (x - 1.8, top + 5.6), (x, top + 5.6))


@tile_drawing("large_woodland", LEAF[1], _dark_firs)
def large_woodland(pen: Pen) -> None:
    """Three firs."""
    for x, top, foot, wide in ((12, 0.6, 19.6, 4.2), (4.6, 6, 20.6, 3.6), (19.4, 6, 20.6, 3.6)):
        middle = (top + foot) / 2
        pen.poly((x, top), (x + wide * 0.7, middle), (x - wide * 0.7, middle))
        pen.poly((x, top + 3), (x + wide, foot), (x - wide, foot))
        pen.rect(x - 0.9, foot - 0.4, 1.8, 3.2)


def _one_snow(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("F4F6F6")
    pen.poly((12, 2.6), (16, 10), (13.6, 8.8), (12, 11), (10.4, 8.8), (8, 10))


@tile_drawing("small_mountains", ROCK[1], _one_snow)
def small_mountains(pen: Pen) -> None:
    """One steep peak."""
    pen.poly((12, 1.4), (22.4, 22.4), (1.6, 22.4))


def _three_snows(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("F4F6F6")
    for x, y in ((12, 4.6), (5.4, 11.6), (18.8, 11.6)):
        pen.poly((x, y), (x + 2.1, y + 4.4), (x, y + 3.4), (x - 2.1, y + 4.4))


@tile_drawing("large_mountains", ROCK[1], _three_snows)
def large_mountains(pen: Pen) -> None:
    """A range of three."""
    pen.poly((0.4, 21.6), (5.4, 9.6), (8, 14.2), (12, 2.4), (16, 14.2), (18.8, 9.2), (23.6, 21.6))


def _reeds(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, PAPER, 0.55)
    pen.line((5.6, 17), (10.4, 17), 1.3)
    pen.line((11, 20), (17, 20), 1.3)
    pen.paint = LEAF[2]
    for x in (15.6, 19):
        pen.line((x, 15.6), (x, 6), 1.2)
    pen.paint = rgb("5A3416")
    pen.rect(14.5, 2.4, 2.2, 5.6, 1)
    pen.rect(17.9, 4.4, 2.2, 5.2, 1)


@tile_drawing("pond", WATER, _reeds)
def pond(pen: Pen) -> None:
    """Water and reeds."""
    pen.ellipse(0.8, 12, 22.4, 11)
    for x, top in ((15.6, 2), (19, 4)):
        pen.rect(x - 1.4, top, 2.8, 13, 1.2)


def _steps(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.35)
    pen.rect(11, 8, 2, 9)


@tile_drawing("monument", rgb("D9D3C4"), _steps)
def monument(pen: Pen) -> None:
    """An obelisk on steps."""
    pen.poly((12, 0.6), (14.6, 3.8), (15.8, 18), (8.2, 18), (9.4, 3.8))
    pen.rect(6.6, 17.4, 10.8, 3)
    pen.rect(3.6, 20, 16.8, 3.2)


def _pennon(pen: Pen, colour: Colour) -> None:
    pen.paint = BANNER
    pen.poly((13, 0.8), (20, 2.8), (13, 4.8))
    pen.paint = PAPER
    pen.rect(10.2, 9, 3.6, 2.8)


@tile_drawing("outpost", WOOD, _pennon)
def outpost(pen: Pen) -> None:
    """A watchtower on stilts."""
    pen.rect(11.3, 0.6, 1.7, 6)
    pen.poly((12.6, 0.6), (20.6, 2.8), (12.6, 5))
    pen.poly((12, 4.4), (19, 8.4), (5, 8.4))
    pen.rect(6.6, 8, 10.8, 5.6)
    for side in (-1, 1):
        pen.line((12 + side * 4.4, 13), (12 + side * 6.6, 22.6), 2)
        pen.line((12 + side * 4.8, 14.6), (12 - side * 6, 21), 1.3)


def _wheels(pen: Pen, colour: Colour) -> None:
    pen.paint = WOOD
    pen.rect(1.6, 12.8, 17, 3, 0.8)
    pen.line((18, 15), (22.8, 12.4), 1.5)
    pen.paint = mix(WOOD, INK, 0.3)
    for x in (5.4, 15):
        pen.circle(x, 18.8, 3.8)
    pen.paint = PAPER
    for x in (5.4, 15):
        pen.circle(x, 18.8, 1.3)
    pen.paint = mix(colour, INK, 0.3)
    for x in (7, 10.2, 13.4):
        pen.line((x, 5.4), (x, 12), 0.9)


@tile_drawing("tradepost", rgb("F1E6CC"), _wheels)
def tradepost(pen: Pen) -> None:
    """A covered wagon with its pole."""
    pen.poly((3.4, 13), (1.6, 6.4), *arc(10.2, 10.6, 7.2, 215, 325), (18.8, 6.4), (17, 13))
    pen.rect(1.2, 12.4, 17.8, 3.8, 1)
    pen.line((18, 15), (22.8, 12.4), 2.1)
    for x in (5.4, 15):
        pen.circle(x, 18.8, 4.3)


def _gap(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("6A4A8C")
    pen.poly((12, 3.4), (18.4, 7), (5.6, 7))


@tile_drawing("shrine", rgb("E6DFD0"), _gap)
def shrine(pen: Pen) -> None:
    """A gable on columns."""
    pen.poly((12, 0.8), (23, 8.6), (1, 8.6))
    for x in (3.4, 8.4, 13, 18):
        pen.rect(x, 8, 2.8, 12)
    pen.rect(1.4, 19.4, 21.2, 3.6)


def _nails(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.7)
    for x, y in ((4.8, 16.4), (4.2, 11), (6.4, 6.2), (17.6, 6.2), (19.8, 11), (19.2, 16.4)):
        pen.circle(x, y, 0.9)


@tile_drawing("farrier", IRON, _nails)
def farrier(pen: Pen) -> None:
    """A horseshoe."""
    pen.path([(6.4, 21), *arc(12, 10.6, 7.8, 150, 390), (17.6, 21)], 4.6)
    for x in (5.6, 18.4):
        pen.rect(x - 2.8, 19.8, 5.6, 3.2, 0.8)


def _foam(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("FBF6E8")
    for x, y in ((5, 5.6), (9, 4.2), (13.2, 5)):
        pen.circle(x, y, 3)
    pen.rect(2.6, 5, 13.4, 3.6, 1.4)
    pen.paint = mix(colour, INK, 0.3)
    for x in (6, 9.4, 12.8):
        pen.line((x, 11.6), (x, 19.6), 1.3)


@tile_drawing("tavern", rgb("E0A032"), _foam)
def tavern(pen: Pen) -> None:
    """A mug of beer."""
    pen.rect(2.6, 5, 13.4, 18, 1.6)
    for x, y in ((5, 5.6), (9, 4.2), (13.2, 5)):
        pen.circle(x, y, 3.2)
    pen.path([(15, 9.6), (20.4, 9.6), (21.4, 11), (21.4, 16), (20.4, 17.6), (15, 17.6)], 2.6)


def _spray(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("6FB2E0")
    pen.path(arc(7.6, 9.6, 4.4, 190, 360), 1.8)
    pen.path(arc(16.4, 9.6, 4.4, 180, 350), 1.8)
    pen.rect(3.8, 17, 16.4, 1.9, 0.8)


@tile_drawing("square", rgb("B9BEC6"), _spray)
def square(pen: Pen) -> None:
    """A fountain."""
    pen.path(arc(7.6, 9.6, 4.4, 190, 360), 2.2)
    pen.path(arc(16.4, 9.6, 4.4, 180, 350), 2.2)
    pen.rect(10.6, 9, 2.8, 9)
    pen.poly((1, 16.4), (23, 16.4), (19.6, 23), (4.4, 23))


def _horse(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.6)
    pen.poly((12.6, 2.6), (16, 4), (20.6, 10), (22, 20), (18.6, 13), (14.6, 8))
    pen.paint = INK
    pen.circle(9.6, 9, 1.1)
    pen.circle(3.4, 15, 0.8)


@tile_drawing("stables", rgb("B07A48"), _horse)
def stables(pen: Pen) -> None:
    """A horse's head."""
    pen.poly(
        (12, 0.6),
        (13.6, 3.4),
        (18.6, 6),
        (21.6, 12),
        (22.4, 23),
        (9.6, 23),
        (11.6, 16),
        (8, 15.4),
        (4.4, 18),
        (1.2, 15.6),
        (4.2, 10),
        (9, 4.6),
    )


def _crosses(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.5)
    for x, y in ((1.8, 2.4), (1.8, 13), (12.6, 13)):
        pen.rect(x, y, 9.6, 1.5)
        pen.rect(x, y + 8, 9.6, 1.5)
        pen.line((x + 1, y + 1.4), (x + 8.6, y + 8), 1.3)


@tile_drawing("warehouse", rgb("D2A667"), _crosses)
def warehouse(pen: Pen) -> None:
    """Crates in a pile."""
    pen.rect(1.4, 1.6, 10.2, 10.6)
    pen.rect(1.4, 12.4, 10.2, 10.6)
    pen.rect(12.4, 12.4, 10.2, 10.6)
