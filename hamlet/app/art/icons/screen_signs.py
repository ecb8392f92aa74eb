"""Icons of the screens around the table."""

from __future__ import annotations

from hamlet.app.art.icons.pen import Pen, arc, icon_drawing
from hamlet.app.art.palette import PAPER, SEATS, Colour, rgb


@icon_drawing("back", PAPER)
def back(pen: Pen) -> None:
    """The way one came."""
    pen.poly((2.2, 12), (12, 3.2), (12, 9.8), (21.8, 9.8), (21.8, 14.2), (12, 14.2), (12, 20.8))


def _glass(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("BFD8DF")
    pen.circle(9.8, 9.8, 4.4)


@icon_drawing("search", PAPER, _glass)
def search(pen: Pen) -> None:
    """A glass to look for something."""
    pen.line((14, 14), (20.4, 20.4), 4.4)
    pen.circle(9.8, 9.8, 7.6)


def _horn(pen: Pen) -> None:
    pen.poly((1.6, 8.6), (6, 8.6), (12.4, 3), (12.4, 21), (6, 15.4), (1.6, 15.4))


@icon_drawing("sound", rgb("E0B458"))
def sound(pen: Pen) -> None:
    """Something is heard."""
    _horn(pen)
    pen.path(arc(12, 12, 4.8, -48, 48), 2.2)
    pen.path(arc(12, 12, 9.4, -48, 48), 2.2)


def _stroke(pen: Pen, colour: Colour) -> None:
    pen.paint = SEATS["red"]
    pen.line((3.4, 20.2), (20.6, 3.8), 3.2)


@icon_drawing("mute", rgb("B9AB93"), _stroke)
def mute(pen: Pen) -> None:
    """Nothing is heard."""
    _horn(pen)
    pen.line((3.4, 20.2), (20.6, 3.8), 3.2)


def _lead(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("2B2118")
    pen.poly((2.6, 21.4), (4, 17), (7, 20))


@icon_drawing("pencil", rgb("E0A35A"), _lead)
def pencil(pen: Pen) -> None:
    """A name that can be changed."""
    pen.poly((2.6, 21.4), (4.6, 14.6), (16.2, 3), (21, 7.8), (9.4, 19.4))


@icon_drawing("trash", rgb("B9BFC4"))
def trash(pen: Pen) -> None:
    """Away with it."""
    pen.poly((4.6, 8.2), (19.4, 8.2), (17.8, 22), (6.2, 22))
    pen.rect(2.8, 4, 18.4, 3.2, 1)
    pen.rect(9, 1.6, 6, 3, 1)
    for x in (8.6, 12, 15.4):
        pen.line((x, 11), (x, 19), 1.2, cut=True)


@icon_drawing("export", rgb("69AEEB"))
def export(pen: Pen) -> None:
    """Out of here, into a file."""
    pen.poly((12, 1.4), (18, 8), (14, 8), (14, 14.4), (10, 14.4), (10, 8), (6, 8))
    pen.path([(3.4, 12), (3.4, 21), (20.6, 21), (20.6, 12)], 3.2)


@icon_drawing("install", rgb("8CC152"))
def install(pen: Pen) -> None:
    """Into here, out of a file."""
    pen.poly((12, 17), (19.6, 8.6), (15, 8.6), (15, 1.4), (9, 1.4), (9, 8.6), (4.4, 8.6))
    pen.rect(2, 19, 20, 3.4, 1.4)


@icon_drawing("folder", rgb("F0B73C"))
def folder(pen: Pen) -> None:
    """A folder of files."""
    pen.poly((1.6, 19), (1.6, 3.4), (8, 3.4), (10, 6), (17.4, 6), (17.4, 9.4), (5.4, 9.4), (2.6, 18))
    pen.poly((6.6, 11), (23, 11), (19.4, 20.6), (3, 20.6))


@icon_drawing("monitor", PAPER)
def monitor(pen: Pen) -> None:
    """A screen."""
    pen.rect(1.6, 2.6, 20.8, 13.8, 1.6)
    pen.rect(4.2, 5.2, 15.6, 8.6, 0.6, cut=True)
    pen.rect(10, 16, 4, 4)
    pen.rect(6, 19, 12, 2.6, 1)


@icon_drawing("first", PAPER)
def first(pen: Pen) -> None:
    """To the beginning."""
    pen.rect(3.4, 3, 4, 18, 1)
    pen.poly((20.6, 3), (8.6, 12), (20.6, 21))


@icon_drawing("last", PAPER)
def last(pen: Pen) -> None:
    """To the end."""
    pen.rect(16.6, 3, 4, 18, 1)
    pen.poly((3.4, 3), (15.4, 12), (3.4, 21))


@icon_drawing("turn-before", PAPER)
def turn_before(pen: Pen) -> None:
    """A turn back."""
    pen.poly((12.4, 3.6), (2, 12), (12.4, 20.4))
    pen.poly((22, 3.6), (11.6, 12), (22, 20.4))


@icon_drawing("turn-after", PAPER)
def turn_after(pen: Pen) -> None:
    """A turn on."""
    pen.poly((2, 3.6), (12.4, 12), (2, 20.4))
    pen.poly((11.6, 3.6), (22, 12), (11.6, 20.4))


@icon_drawing("move-before", PAPER)
def move_before(pen: Pen) -> None:
    """A move back."""
    pen.poly((17.4, 3.6), (6, 12), (17.4, 20.4))


@icon_drawing("move-after", PAPER)
def move_after(pen: Pen) -> None:
    """A move on."""
    pen.poly((6.6, 3.6), (18, 12), (6.6, 20.4))


def _lens(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("6FA6BE")
    pen.circle(12, 14, 2.6)


@icon_drawing("camera", rgb("C08A4E"), _lens)
def camera(pen: Pen) -> None:
    """A picture is taken."""
    pen.poly((7.4, 8), (9, 4), (15, 4), (16.6, 8))
    pen.rect(1.2, 7.4, 21.6, 13.2, 2.4)
    pen.circle(12, 14, 5.4, cut=True)
    pen.circle(12, 14, 2.6)


def _pips(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("2B2118")
    for x, y in ((4.6, 12.6), (9.4, 17.4), (7, 15), (16, 4.8), (16.9, 10.8)):
        pen.circle(x, y, 1.35)


@icon_drawing("dice", PAPER, _pips)
def dice(pen: Pen) -> None:
    """Two of them: another one, by lot."""
    pen.rect(1.4, 9.4, 11.6, 11.6, 2.2)
    pen.poly((15.2, 0.8), (22.6, 6.2), (17.8, 13.8), (14.6, 11.8), (13.4, 8), (10.4, 7.6))


@icon_drawing("mirror", PAPER)
def mirror(pen: Pen) -> None:
    """What was left is right."""
    pen.poly((9.8, 3.4), (9.8, 19.6), (1.4, 19.6))
    pen.poly((14.2, 3.4), (14.2, 19.6), (22.6, 19.6))
    pen.poly((17, 14.2), (17, 16.8), (18.4, 16.8), cut=True)
    pen.rect(11.2, 1, 1.6, 21.6, 0.6)
