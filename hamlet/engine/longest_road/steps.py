"""The steps of a sweep: each tile's place at the edge, the tiles ahead of it, what can still be won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamlet.engine.longest_road.pieces import bits


@dataclass(frozen=True, slots=True)
class SweepStep:
    """One tile of the sweep.

    `ahead` lists, for each linked tile not yet swept, its place and its bit. `most_ahead[ends]` is
    the most tiles the rest can still add to a road of which so many ends are laid.
    """

    tile: int
    place: int
    ahead: tuple[tuple[int, int], ...]
    most_ahead: tuple[int, int, int]


def plan_steps(links: Sequence[int], order: Sequence[int]) -> tuple[tuple[SweepStep, ...], int]:
    """Return the steps for this order and the highest place in use; places count from 1."""
    ahead = sum(1 << tile for tile in order)
    tips = sum(1 << tile for tile in order if (links[tile] & ahead).bit_count() == 1)
    place_of = {order[0]: 1}
    free: list[int] = []
    highest = 1
    steps: list[SweepStep] = []
    for tile in order:
        ahead &= ~(1 << tile)
        for waiting in bits(links[tile] & ahead):
            if waiting not in place_of:
                highest = max(highest, len(place_of) + 1)
                place_of[waiting] = free.pop() if free else len(place_of) + 1
        reached = tuple((place_of[waiting], 1 << waiting) for waiting in bits(links[tile] & ahead))
        steps.append(SweepStep(tile, place_of[tile], reached, _most(ahead, tips)))
        # Freed only now: while a tile is taken its own place must stay apart from those ahead.
        free.append(place_of.pop(tile))
    return tuple(steps), highest


def _most(ahead: int, tips: int) -> tuple[int, int, int]:
    """Return the most tiles to win with 0, 1 and 2 ends laid: a tile with one link can only be an end."""
    through = (ahead & ~tips).bit_count()
    ends = (ahead & tips).bit_count()
    return through + min(ends, 2), through + min(ends, 1), through
