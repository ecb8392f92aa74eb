"""Icons of buttons and states."""

from __future__ import annotations

import math

from hamlet.app.art.icons.pen import Pen, arc, icon_drawing
from hamlet.app.art.palette import BANNER, GREEN, OUTPUT, PAPER, SEATS, Colour, mix, rgb


def _iris(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("2B2118")
    pen.circle(12, 12, 4.3)
    pen.paint = mix(colour, rgb("69AEEB"), 0.5)
    pen.circle(12, 12, 2.9)
    pen.paint = rgb("2B2118")
    pen.circle(12, 12, 1.5)


@icon_drawing("eye", PAPER, _iris)
def eye(pen: Pen) -> None:
    """What will be seen cannot be undone."""
    pen.poly(*arc(12, 17.5, 11.5, 207, 333), *arc(12, 6.5, 11.5, 27, 153))


@icon_drawing("undo", PAPER)
def undo(pen: Pen) -> None:
    """One step back."""
    pen.path(arc(12, 13.5, 7, -140, 120), 2.9)
    pen.poly((1.4, 9.4), (10.8, 3.4), (10.4, 13.2))


@icon_drawing("redo", PAPER)
def redo(pen: Pen) -> None:
    """One step forward again."""
    pen.path([(24 - x, y) for x, y in arc(12, 13.5, 7, -140, 120)], 2.9)
    pen.poly((22.6, 9.4), (13.2, 3.4), (13.6, 13.2))


@icon_drawing("turn-left", PAPER)
def turn_left(pen: Pen) -> None:
    """Turn the blueprint to the left."""
    pen.path(arc(12, 13, 7.8, -60, 200), 2.9)
    pen.poly((9, 5.8), (18, 0.6), (17.4, 11.2))


@icon_drawing("turn-right", PAPER)
def turn_right(pen: Pen) -> None:
    """Turn the blueprint to the right."""
    pen.path([(24 - x, y) for x, y in arc(12, 13, 7.8, -60, 200)], 2.9)
    pen.poly((15, 5.8), (6, 0.6), (6.6, 11.2))


@icon_drawing("menu", PAPER)
def menu(pen: Pen) -> None:
    """The menu."""
    for y in (4.6, 10.6, 16.6):
        pen.rect(3, y, 18, 2.9, 1.2)


@icon_drawing("hint", BANNER)
def hint(pen: Pen) -> None:
    """A lamp."""
    pen.circle(12, 9.2, 7.5)
    pen.poly((8, 14), (16, 14), (15, 19), (9, 19))
    pen.rect(8.6, 20, 6.8, 3.2, 1.4)
    pen.circle(9.6, 7.2, 1.7, cut=True)


@icon_drawing("question", PAPER)
def question(pen: Pen) -> None:
    """Help on a thing."""
    pen.path(arc(12, 8, 5, -190, 60), 3.1)
    pen.line((14.5, 12.3), (12.2, 15.6), 3.1)
    pen.circle(12.1, 20.6, 2.1)


@icon_drawing("plus", PAPER)
def plus(pen: Pen) -> None:
    """More, nearer."""
    pen.rect(10.2, 3.6, 3.6, 16.8, 1)
    pen.rect(3.6, 10.2, 16.8, 3.6, 1)


@icon_drawing("minus", PAPER)
def minus(pen: Pen) -> None:
    """Less, farther."""
    pen.rect(3.6, 10.2, 16.8, 3.6, 1)


@icon_drawing("fit", PAPER)
def fit(pen: Pen) -> None:
    """A frame: show the whole village."""
    for x, across in ((2.4, 1), (21.6, -1)):
        for y, down in ((3.4, 1), (20.6, -1)):
            pen.path([(x + across * 5.4, y), (x, y), (x, y + down * 4.8)], 3)
    pen.poly((10, 9.2), (14, 9.2), (15.6, 12), (14, 14.8), (10, 14.8), (8.4, 12))


@icon_drawing("check", GREEN)
def check(pen: Pen) -> None:
    """Yes."""
    pen.path([(3.5, 12.5), (9.5, 18.8), (20.5, 5)], 4.3)


@icon_drawing("cross", SEATS["red"])
def cross(pen: Pen) -> None:
    """No."""
    pen.line((5, 5), (19, 19), 4.1)
    pen.line((19, 5), (5, 19), 4.1)


@icon_drawing("close", PAPER)
def close(pen: Pen) -> None:
    """Shut this."""
    pen.line((5.6, 5.6), (18.4, 18.4), 2.8)
    pen.line((18.4, 5.6), (5.6, 18.4), 2.8)


@icon_drawing("arrow", OUTPUT)
def arrow(pen: Pen) -> None:
    """Becomes."""
    pen.poly((2, 9.9), (12.6, 9.9), (12.6, 3.4), (22.8, 12), (12.6, 20.6), (12.6, 14.1), (2, 14.1))


def _clapper(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, rgb("7A4A00"), 0.5)
    pen.line((4.6, 9.4), (12.6, 17.6), 1.3)


@icon_drawing("bell", rgb("E8B93A"), _clapper)
def bell(pen: Pen) -> None:
    """A hand bell that swings: whoever has helped the church second most."""
    pen.line((17.4, 6.6), (21.4, 2.6), 3.4)
    pen.poly(
        (13.2, 4.4),
        (17.4, 5.4),
        (19.6, 9.6),
        (16.4, 16.2),
        (16.8, 21.2),
        (13.4, 21),
        (2.6, 10.2),
        (2.4, 7),
        (7.4, 7.4),
    )
    pen.circle(5.4, 18.4, 2.8)


@icon_drawing("lock", rgb("A79A86"))
def lock(pen: Pen) -> None:
    """Not open yet."""
    pen.rect(4.5, 11, 15, 11.5, 2)
    pen.path([(8, 12), *arc(12, 8, 4, 180, 360), (16, 12)], 2.7)
    pen.circle(12, 16.5, 1.9, cut=True)


def _log_lines(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("6A5641")
    for x, y, wide in ((8.4, 9, 6.4), (9, 12, 6.4), (9.6, 15, 4)):
        pen.line((x, y), (x + wide, y), 1.4)


@icon_drawing("log", PAPER, _log_lines)
def log(pen: Pen) -> None:
    """A scroll with lines."""
    pen.poly((4.4, 4), (16, 4), (19.6, 20), (8, 20))
    pen.rect(0.8, 1.6, 17, 4.6, 2.2)
    pen.rect(6.2, 17.8, 17, 4.6, 2.2)


def _sand(pen: Pen, colour: Colour) -> None:
    pen.paint = rgb("D9A24A")
    pen.poly((8.8, 8), (15.2, 8), (12, 11.6))
    pen.poly((12, 15.4), (16.4, 19.6), (7.6, 19.6))


@icon_drawing("hourglass", rgb("E4F3F8"), _sand)
def hourglass(pen: Pen) -> None:
    """Somebody is thinking."""
    pen.rect(4.4, 1.4, 15.2, 3, 1)
    pen.rect(4.4, 19.6, 15.2, 3, 1)
    pen.poly((6, 4), (18, 4), (18, 7), (13.4, 12), (18, 17), (18, 20), (6, 20), (6, 17), (10.6, 12), (6, 7))


@icon_drawing("gear", rgb("A9AFB8"))
def gear(pen: Pen) -> None:
    """Settings."""
    for k in range(8):
        angle = k * math.pi / 4
        pen.line((12, 12), (12 + 9.6 * math.cos(angle), 12 + 9.6 * math.sin(angle)), 3.8)
    pen.circle(12, 12, 7.6)
    pen.circle(12, 12, 3.2, cut=True)


@icon_drawing("play", PAPER)
def play(pen: Pen) -> None:
    """Go on."""
    pen.poly((5.6, 2.6), (20.6, 12), (5.6, 21.4))


@icon_drawing("pause", PAPER)
def pause(pen: Pen) -> None:
    """Stop for a while."""
    pen.rect(5, 3.4, 5, 17.2, 1)
    pen.rect(14, 3.4, 5, 17.2, 1)


@icon_drawing("hand", PAPER)
def hand(pen: Pen) -> None:
    """Take one."""
    pen.circle(12.4, 17, 6)
    pen.poly((6.6, 15), (8.8, 11), (17, 11), (18.4, 16))
    for start, end in (((8.6, 14), (5.8, 5.4)), ((11, 13), (10.4, 2.6)), ((14.2, 13), (15.4, 2.8))):
        pen.line(start, end, 2.9)
    pen.line((16.8, 14.6), (20.2, 6.6), 2.7)
    pen.line((8.2, 18), (2.6, 13.4), 3)
