"""Seen from afar a symbol stands for the building: it moves a little so that the tray finds room too."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import box_around
from hamlet.app.board.signs.candidates import Candidates, SignSize
from hamlet.app.board.signs.ranking import Candidate

MOST_SIGNS, MOST_TRAYS, MOST_PAIRS = 24, 60, 240
STAY, SHAPE = 0.5, 0.35  # what it costs to move the symbol by a side, and to lay slots out otherwise


class Pair(NamedTuple):
    """A place for the symbol, and one for the tray in so many columns."""

    cost: float
    sign: Point
    tray: Candidate | None
    columns: int


class Pairs:
    """Symbols and trays of all tiles together, the best pairs first."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates
        self.of = lru_cache(maxsize=256)(self._of)

    def _of(
        self, tile: int, rotation: int, sign: SignSize, trays: tuple[tuple[int, SignSize], ...]
    ) -> tuple[Pair, ...]:
        heart = self.candidates.layout.heart(tile, rotation)
        signs = self.candidates.standing(tile, rotation, sign).places[:MOST_SIGNS]
        if not trays or not signs:
            return tuple(Pair(one.cost, one.centre, None, 0) for one in signs) or (Pair(0.0, heart, None, 0),)
        found: list[Pair] = []
        for number, (columns, size) in enumerate(trays):
            about = box_around(heart, *sign)
            hanging = self.candidates.hanging(tile, rotation, size, about)
            by_cost = (*hanging.own.places, *hanging.tied.places)[:MOST_TRAYS]
            for one in signs:
                box = box_around(one.centre, *sign)
                moved = one.cost + STAY * math.dist(one.centre, heart) + SHAPE * number
                found += [
                    Pair(moved + 1.4 * tray.cost, one.centre, tray, columns)
                    for tray in by_cost
                    if not box.overlaps(box_around(tray.centre, *size))
                ]
        return tuple(sorted(found, key=lambda pair: pair.cost)[:MOST_PAIRS]) or (Pair(0.0, heart, None, 0),)
