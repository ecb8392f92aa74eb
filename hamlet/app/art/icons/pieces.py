"""Icons of pieces on the table and of places in the village."""

from __future__ import annotations

from hamlet.app.art.icons.pen import Pen, icon_drawing
from hamlet.app.art.palette import BLUEPRINT, LEAF, NEUTRAL, PAPER, ROCK, WATER, Colour, mix, rgb


@icon_drawing("villager", NEUTRAL)
def villager(pen: Pen) -> None:
    """Round head, wide cloak."""
    pen.circle(12, 5.4, 4.5)
    pen.poly(
        (8.6, 8.4),
        (15.4, 8.4),
        (22, 14),
        (20.5, 17),
        (17.6, 15.7),
        (19, 23),
        (5, 23),
        (6.4, 15.7),
        (3.5, 17),
        (2, 14),
    )


@icon_drawing("villager-down", NEUTRAL)
def villager_down(pen: Pen) -> None:
    """A used villager, on the side."""
    pen.circle(4.8, 14, 4.3)
    pen.poly((7.6, 12.4), (20.5, 6.6), (22.6, 7.6), (23.2, 14.2), (22.6, 20.8), (20.5, 21.8), (7.6, 16))


@icon_drawing("donkey", NEUTRAL)
def donkey(pen: Pen) -> None:
    """Side view, long ears, a pack."""
    pen.rect(4, 10.4, 13, 6.8, 2.5)
    pen.poly((13, 13), (16.4, 6.5), (20, 5.5), (23.3, 9.5), (22, 11.7), (18.8, 11.2), (17, 16))
    pen.poly((15.3, 7.6), (13.8, 0.8), (17.5, 5.8))
    pen.poly((17.9, 6.3), (18.7, 0.4), (20.4, 6.2))
    for x in (4.2, 7, 13, 15.4):
        pen.rect(x, 14.5, 2, 8.4, 0.4)
    pen.line((4.4, 12), (2, 16.5), 1.3)
    pen.rect(8, 10.4, 4.4, 3.4, 0.3, cut=True)


@icon_drawing("flag", NEUTRAL)
def flag(pen: Pen) -> None:
    """A pole with a swallow-tailed flag."""
    pen.rect(4.4, 1, 2.4, 22, 0.8)
    pen.poly((6.8, 2.5), (21.8, 2.5), (17.2, 7.3), (21.8, 12.2), (6.8, 12.2))


@icon_drawing("boat", NEUTRAL)
def boat(pen: Pen) -> None:
    """A hull with two sails."""
    pen.poly((1, 15.5), (23, 15.5), (19, 21.5), (5, 21.5))
    pen.rect(11, 1, 1.6, 15)
    pen.poly((13.4, 2), (21, 13.8), (13.4, 13.8))
    pen.poly((10.2, 5), (10.2, 13.8), (4.5, 13.8))


@icon_drawing("road", rgb("D9B676"))
def road(pen: Pen) -> None:
    """A humped arch."""
    pen.circle(12, 21, 11)
    pen.circle(12, 21, 6.2, cut=True)
    pen.rect(0, 17.5, 24, 7, cut=True)
    pen.rect(1, 13.6, 22, 3.9, 0.8)
    pen.circle(12, 21, 6.2, cut=True)
    pen.rect(0, 17.5, 24, 7, cut=True)


_PLANNED = ((12, 7.4), (15.8, 11.2), (14.4, 11.2), (14.4, 16), (9.6, 16), (9.6, 11.2), (8.2, 11.2))


def _blueprint_house(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, rgb("1D5A74"), 0.45)
    pen.poly(*_PLANNED)


@icon_drawing("blueprint", mix(BLUEPRINT, PAPER, 0.25), _blueprint_house)
def blueprint(pen: Pen) -> None:
    """The outline of a hexagon, and a house in it."""
    pen.poly((6.2, 1.4), (17.8, 1.4), (23.8, 12), (17.8, 22.6), (6.2, 22.6), (0.2, 12))
    pen.poly((7.4, 3.4), (16.6, 3.4), (21.4, 12), (16.6, 20.6), (7.4, 20.6), (2.6, 12), cut=True)
    pen.poly(*_PLANNED)


def _church_glass(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, rgb("33475C"), 0.6)
    pen.poly((2.2, 12), (6, 7.6), (9.8, 12))
    pen.poly((9.4, 13.8), (13, 9.6), (19.5, 9.6), (22.3, 13.8))
    pen.paint = rgb("F3D36B")
    pen.rect(5, 14.4, 2, 3.6, 0.9)
    pen.rect(14.4, 17.4, 3.2, 5.6, 1.5)


@icon_drawing("church", rgb("AFC0D0"), _church_glass)
def church(pen: Pen) -> None:
    """A tower with a cross, and a nave."""
    pen.poly((2, 12.4), (6, 7.4), (10, 12.4))
    pen.rect(3, 12, 6, 11)
    pen.poly((9, 14.2), (13, 9.5), (19.5, 9.5), (22.7, 14.2))
    pen.rect(8.8, 13.6, 13, 9.4)
    pen.rect(5.2, 1.2, 1.6, 7)
    pen.rect(3.6, 2.9, 4.8, 1.6)


def _market_stripes(pen: Pen, colour: Colour) -> None:
    pen.paint = PAPER
    for k in (0, 2):
        pen.poly((7.75 + k * 4.25, 2.5), (12 + k * 4.25, 2.5), (12 + k * 5.5, 10), (6.5 + k * 5.5, 10))
        pen.circle(9.25 + k * 5.5, 10, 2.75)
    pen.paint = rgb("A8733E")
    pen.rect(3, 16.4, 18, 3.4)


@icon_drawing("market", rgb("C4572F"), _market_stripes)
def market(pen: Pen) -> None:
    """A stall with an awning."""
    pen.poly((3.5, 2.5), (20.5, 2.5), (23, 10), (1, 10))
    for k in range(4):
        pen.circle(3.75 + k * 5.5, 10, 2.75)
    pen.rect(3, 12, 1.9, 11)
    pen.rect(19.1, 12, 1.9, 11)
    pen.rect(3, 16.4, 18, 3.4)


def _house_door(pen: Pen, colour: Colour) -> None:
    pen.paint = PAPER
    pen.poly(
        (6, 13),
        (12, 8),
        (18, 13),
        (18, 22.4),
        (14.8, 22.4),
        (14.8, 15.4),
        (9.2, 15.4),
        (9.2, 22.4),
        (6, 22.4),
    )


@icon_drawing("house", rgb("B5562F"), _house_door)
def house(pen: Pen) -> None:
    """Any building."""
    pen.poly((0.6, 12), (12, 2), (23.4, 12), (21.2, 13.8), (2.8, 13.8))
    pen.poly((5.4, 13.4), (12, 7), (18.6, 13.4), (18.6, 22.6), (5.4, 22.6))
    pen.rect(16.6, 1.4, 3.2, 7)
    pen.rect(9.6, 16, 4.8, 7, cut=True)


def _clock_face(pen: Pen, colour: Colour) -> None:
    pen.paint = PAPER
    pen.circle(12, 10.6, 2.2)
    pen.paint = rgb("2B2118")
    pen.line((12, 10.6), (12, 9.2), 0.7)
    pen.line((12, 10.6), (13, 11), 0.7)
    pen.paint = rgb("5A3416")
    pen.rect(10.4, 17.4, 3.2, 5.6, 1.4)
    for x in (3.4, 18.2):
        pen.rect(x, 18.8, 2.4, 2.4, 0.4)


@icon_drawing("town-hall", rgb("D08A4E"), _clock_face)
def town_hall(pen: Pen) -> None:
    """A clock tower between two low wings."""
    pen.poly((7.8, 7.4), (12, 0.4), (16.2, 7.4))
    pen.rect(8.8, 7, 6.4, 16)
    pen.poly((0.2, 17.8), (2.4, 14.8), (21.6, 14.8), (23.8, 17.8))
    pen.rect(1.2, 17.4, 21.6, 5.6)


@icon_drawing("tree", LEAF[2])
def tree(pen: Pen) -> None:
    """Forest."""
    pen.circle(12, 8.6, 7.6)
    pen.circle(6.4, 11.6, 4.8)
    pen.circle(17.6, 11.6, 4.8)
    pen.rect(10.3, 14, 3.4, 9)


def _snow(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("F4F6F6")
    pen.poly((8.5, 5), (11, 9.9), (8.9, 9), (7.4, 10.6), (6, 9.8))


@icon_drawing("peak", ROCK[2], _snow)
def peak(pen: Pen) -> None:
    """Mountain."""
    pen.poly((1, 21.5), (8.5, 4.4), (12.6, 13), (15.5, 8.6), (23, 21.5))


@icon_drawing("wave", WATER)
def wave(pen: Pen) -> None:
    """Water."""
    for y in (5, 12, 19):
        pen.path(
            [
                (1.6, y + 1.4),
                (5, y - 1.2),
                (8.4, y + 1.4),
                (12, y - 1.2),
                (15.6, y + 1.4),
                (19, y - 1.2),
                (22.4, y + 1.4),
            ],
            2.6,
        )
