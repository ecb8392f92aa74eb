"""Icons of the four seasons, of lakes, of sleep and of a building that is closed."""

from __future__ import annotations

import math
import random

from hamlet.app.art.curves import bow, smooth
from hamlet.app.art.icons.pen import FAMILIES, Drawing, Pen, arc, icon_drawing
from hamlet.app.art.palette import BANNER, INK, MATERIALS, NEUTRAL, PAPER, WATER, WHITE, Colour, mix, rgb
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point

BLOSSOM, SUN, LEAF, SNOWFLAKE = rgb("F2A9C2"), rgb("F6C234"), rgb("DD8426"), rgb("A9D8F0")
BEDSTEAD, BLANKET, SKIN = rgb("8A5A34"), rgb("4F86B8"), rgb("EBC49A")
IRON = rgb("8B929C")
_OTHERS = (rgb("8FB0C4"), rgb("C79A6A"), rgb("9AA86A"), rgb("B48AA8"))


def season_icon(season: str) -> str:
    """The name of the icon of a season: a season of a pack has a leaf of a calendar."""
    return f"season-{season.replace('_', '-')}"


def _around(count: int, radius: float, turn: float = -90.0) -> list[Point]:
    angles = [math.radians(turn + 360 * k / count) for k in range(count)]
    return [(12 + radius * math.cos(a), 12 + radius * math.sin(a)) for a in angles]


def _stamens(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, rgb("B0446E"), 0.55)
    for x, y in _around(5, 6.2):
        pen.line((12, 12), (x, y), 0.9)
    pen.paint = BANNER
    pen.circle(12, 12, 2.7)


@icon_drawing("spring", BLOSSOM, _stamens)
def spring(pen: Pen) -> None:
    """A blossom with five petals."""
    for k, (x, y) in enumerate(_around(5, 7.5)):
        angle = math.radians(-90 + 72 * k)
        pen.circle(x, y, 3.7)
        foot = (-math.sin(angle) * 2.7, math.cos(angle) * 2.7)
        pen.poly((12, 12), (x - foot[0], y - foot[1]), (x + foot[0], y + foot[1]))
        pen.circle(12 + 11.7 * math.cos(angle), 12 + 11.7 * math.sin(angle), 1.1, cut=True)


def _sun_face(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, WHITE, 0.5)
    pen.circle(11.2, 11.2, 3.2)
    pen.paint = mix(colour, WHITE, 0.16)
    pen.circle(12, 12, 3.2)


@icon_drawing("summer", SUN, _sun_face)
def summer(pen: Pen) -> None:
    """The sun with eight rays of its own."""
    pen.circle(12, 12, 5.2)
    for k, (x, y) in enumerate(_around(8, 11.6)):
        angle = math.radians(-90 + 45 * k)
        side = (-math.sin(angle) * 1.9, math.cos(angle) * 1.9)
        foot = (12 + 7.4 * math.cos(angle), 12 + 7.4 * math.sin(angle))
        pen.poly((x, y), (foot[0] + side[0], foot[1] + side[1]), (foot[0] - side[0], foot[1] - side[1]))


_SAILS = ((180, SNOWFLAKE), (270, BLOSSOM), (0, SUN), (90, LEAF))
"""Snow, blossom, sun and leaf, clockwise from the left."""


def _sail(turn: float, inset: float = 0.0) -> list[Point]:
    """One sail of a wheel that the wind turns, so much smaller."""
    angle = math.radians(turn)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    corners = ((1.4 + inset, -0.4 + inset), (11 - inset, 0.2 + inset), (7.4 - inset / 2, 6.8 - inset))
    return [
        (12 + far * along[0] + wide * across[0], 12 + far * along[1] + wide * across[1])
        for far, wide in corners
    ]


def _four_seasons(pen: Pen, colour: Colour) -> None:
    for turn, paint in _SAILS:
        pen.paint = paint
        pen.poly(*_sail(turn, 0.7))
    pen.paint = INK
    pen.circle(12, 12, 1.3)


@icon_drawing("seasons", SNOWFLAKE, _four_seasons)
def seasons(pen: Pen) -> None:
    """A wheel with a sail for each season: the whole year."""
    for turn, _ in _SAILS:
        pen.poly(*_sail(turn))
    pen.circle(12, 12, 2.2)


def _leaf_veins(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.45)
    pen.path(bow([(3.4, 21), (8, 15.4), (16.4, 6.8)]), 1)
    for start, end in (((9.4, 13.8), (9.2, 9)), ((9.8, 13.4), (15, 13.8)), ((12.8, 10.4), (12.9, 6.4))):
        pen.line(start, end, 0.7)


@icon_drawing("autumn", LEAF, _leaf_veins)
def autumn(pen: Pen) -> None:
    """An oak leaf on its stalk."""
    left = [(7, 15.6), (3.6, 12.2), (6.6, 10), (5, 6.4), (9.6, 6.6), (10.8, 2.4), (14.6, 4), (21.8, 2.2)]
    pen.poly(*smooth([*left, *((24.2 - y, 24.2 - x) for x, y in reversed(left[:-1]))]))
    pen.path([(8.6, 15.6), (5, 19.4), (2.8, 22)], 1.8)


@icon_drawing("winter", SNOWFLAKE)
def winter(pen: Pen) -> None:
    """A snowflake."""
    for k in range(6):
        angle = math.radians(-90 + 60 * k)

        def at(radius: float, turn: float = 0.0, angle: float = angle) -> Point:
            return 12 + radius * math.cos(angle + turn), 12 + radius * math.sin(angle + turn)

        pen.line((12, 12), at(10.6), 1.9)
        for side in (-1, 1):
            pen.line(at(6), at(9.4, side * 0.36), 1.6)


def _season_stand_in(season: str) -> Drawing:
    """A leaf of a calendar with a blossom of as many petals as its name says, always the same."""
    seed = seed_of(season)
    count, turn = 3 + seed % 4, random.Random(seed).uniform(0, 360)

    def body(pen: Pen) -> None:
        pen.poly((3.4, 4.6), (20.6, 4.6), (20.6, 21), (3.4, 21))
        for x in (8, 16):
            pen.circle(x, 4, 1.9)

    def marks(pen: Pen, colour: Colour) -> None:
        pen.paint = PAPER
        pen.poly((5, 9.2), (19, 9.2), (19, 19.6), (5, 19.6))
        pen.paint = mix(colour, INK, 0.28)
        for x, y in _around(count, 2.8, turn):
            pen.circle(x, y + 2.4, 1.9)
        pen.paint = BANNER
        pen.circle(12, 14.4, 1.5)

    return Drawing(body, _OTHERS[seed % len(_OTHERS)], marks)


FAMILIES["season"] = _season_stand_in


def _ripples(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, WHITE, 0.72)
    for x, y, wide in ((4, 12, 2), (13.2, 9.8, 1.9), (9.6, 14.8, 2.2)):
        pen.path(bow([(x, y), (x + wide, y - 1.3), (x + 2 * wide, y), (x + 3 * wide, y - 1.3)]), 1.3)


@icon_drawing("lake", WATER, _ripples)
def lake(pen: Pen) -> None:
    """Water with a shore all around."""
    pen.poly(
        *smooth(
            [
                (0.8, 13.2),
                (4.2, 7.6),
                (10.6, 9.8),
                (16.6, 4.4),
                (23, 8.8),
                (22.4, 14.2),
                (16.4, 18.6),
                (10, 16),
                (4.6, 18.6),
            ]
        )
    )


def _bedding(pen: Pen, colour: Colour) -> None:
    pen.paint = BEDSTEAD
    pen.rect(1, 4.6, 2.6, 17.4, 0.8)
    pen.rect(20.6, 11, 2.4, 11, 0.8)
    pen.rect(2, 16.6, 20, 3)
    pen.paint = PAPER
    pen.rect(3.8, 11.8, 6, 4.6, 1.8)
    pen.paint = SKIN
    pen.circle(7.6, 10.4, 3)
    pen.paint = BLANKET
    pen.poly(*smooth([(10, 15.9), (10.2, 12), (14, 9.8), (18.6, 10.8), (20.4, 13), (20.4, 15.9)], 4))
    pen.paint = INK
    pen.path(arc(7.4, 9.9, 1.2, 30, 150), 0.6)


@icon_drawing("sleeping", NEUTRAL, _bedding)
def sleeping(pen: Pen) -> None:
    """A villager lying in bed."""
    pen.rect(1, 4.6, 2.6, 17.4, 0.8)
    pen.rect(20.6, 11, 2.4, 11, 0.8)
    pen.rect(2, 14, 20, 5.6)
    pen.circle(7.6, 10.4, 3.4)
    pen.poly(*smooth([(9.6, 16), (10.2, 11.6), (14, 9.2), (18.8, 10.4), (21, 13), (21, 16)], 4))


def _locked(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.6)
    pen.line((2.2, 11.4), (21.8, 2.6), 4.6)
    pen.paint = mix(colour, WHITE, 0.12)
    pen.line((2.2, 11.4), (21.8, 2.6), 3.2)
    pen.paint = INK
    pen.path([(8.6, 14), *arc(12, 9.8, 3.4, 180, 360), (15.4, 14)], 3.6)
    pen.rect(5.2, 11.8, 13.6, 1.4, 0.6)
    pen.paint = mix(IRON, WHITE, 0.45)
    pen.path([(8.6, 12.6), *arc(12, 9.8, 3.4, 180, 360), (15.4, 12.6)], 1.8)
    pen.paint = MATERIALS["gold"]
    pen.rect(5.4, 12.8, 13.2, 10, 1.6)
    pen.paint = INK
    pen.circle(12, 16.4, 1.8)
    pen.rect(11.1, 16.6, 1.8, 4.2)


@icon_drawing("closed", rgb("A8733E"), _locked)
def closed(pen: Pen) -> None:
    """Two boards nailed across a door, and a lock: nobody may work here."""
    for left, right in ((11.4, 2.6), (2.6, 11.4)):
        pen.line((2.2, left), (21.8, right), 3.4)
    pen.rect(5, 12.4, 14, 10.8, 2)
    pen.path([(8.6, 14), *arc(12, 9.8, 3.4, 180, 360), (15.4, 14)], 3)
