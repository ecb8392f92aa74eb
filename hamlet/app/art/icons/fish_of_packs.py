"""A patterned fish for any kind that a pack names."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache

from hamlet.app.art.curves import bow, smooth
from hamlet.app.art.icons.pen import FAMILIES, Drawing, Pen
from hamlet.app.art.palette import INK, PAPER, WHITE, Colour, fish_colour, mix
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point


def draw_eye(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """The eye of a fish."""
    pen.paint = INK
    pen.circle(x, y, size)
    pen.paint = WHITE
    pen.circle(x - size * 0.3, y - size * 0.35, size * 0.36)


FishPattern = Callable[[Pen, Colour, random.Random], None]


def _bars(pen: Pen, colour: Colour, rng: random.Random) -> None:
    pen.paint = mix(colour, INK, 0.55)
    for k in range(rng.randint(2, 4)):
        pen.line((8 + k * 2.5, 8.6), (8.6 + k * 2.5, 15.4), 1)


def _dots(pen: Pen, colour: Colour, rng: random.Random) -> None:
    pen.paint = mix(colour, PAPER, 0.65)
    for k in range(rng.randint(4, 7)):
        pen.circle(8 + k * 1.35, 11.4 + rng.uniform(-2, 2.4), 0.85)


def _band(pen: Pen, colour: Colour, rng: random.Random) -> None:
    pen.paint = mix(colour, INK if rng.random() < 0.5 else PAPER, 0.6)
    pen.path(bow([(7.6, 12), (11, 12 + rng.uniform(-1.6, 1.6)), (17, 12)]), 1.6)


_PATTERNS: tuple[FishPattern, ...] = (_bars, _dots, _band)


@lru_cache(maxsize=64)
def stand_in_fish(kind: str) -> Drawing:
    """A fish that nobody drew: body, back and tail by its name, so that it never changes."""
    seed = seed_of(kind)
    rng = random.Random(seed)
    high, fin, fork = rng.uniform(4.4, 6.4), rng.uniform(2.4, 5.6), rng.uniform(1, 3.6)
    back, pattern = rng.uniform(7, 11), _PATTERNS[seed % len(_PATTERNS)]
    body: list[Point] = [(1.2, 12), (5, 12 - high * 0.72), (10, 12 - high), (15, 12 - high * 0.6), (17.6, 12)]
    belly = [(x, 24 - y) for x, y in reversed(body[1:4])]

    def silhouette(pen: Pen) -> None:
        pen.poly(*smooth([*body, *belly]))
        pen.poly((back - 2, 13 - high), (back + 2.4, 12 - high - fin), (back + 4.6, 13.4 - high))
        pen.poly((15.6, 12), (23, 5.6), (23 - fork, 12), (23, 18.4))

    def details(pen: Pen, colour: Colour) -> None:
        pattern(pen, colour, random.Random(seed))
        draw_eye(pen, 5.2, 10.9, 1.05)

    return Drawing(silhouette, fish_colour(kind), details)


FAMILIES["fish"] = stand_in_fish
