"""Bodies of water: lakes that touch the channel of one building are one water (L4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hamlet.engine.village.lakes import Lake
from hamlet.engine.village.land import Land
from hamlet.engine.village.pieces import Placed


class Body(NamedTuple):
    """One water: its lakes, and the tiles, as bits, that share a segment with it. Its first lake names it."""

    lakes: tuple[int, ...]
    beside: int

    @property
    def id(self) -> int:
        """The number of its first lake."""
        return self.lakes[0]


def bodies_of(land: Land, tiles: Sequence[Placed], lakes: Sequence[Lake]) -> tuple[Body, ...]:
    """All waters, by their first lakes; channels join lakes one after the other (L26)."""
    first = list(range(len(lakes)))  # of each lake the first one that it is joined with
    for touched in _channels(land, tiles, lakes).values():
        joined = {first[lake] for lake in touched}
        least = min(joined)
        first = [least if each in joined else each for each in first]
    found = []
    for head in sorted(set(first)):
        members = tuple(lake for lake, each in enumerate(first) if each == head)
        beside = 0
        for lake in members:
            beside |= lakes[lake].beside
        found.append(Body(members, beside))
    return tuple(found)


def _channels(land: Land, tiles: Sequence[Placed], lakes: Sequence[Lake]) -> dict[int, list[int]]:
    """For each building with a channel the lakes that touch it there."""
    found: dict[int, list[int]] = {}
    for number, lake in enumerate(lakes):
        for shore in lake.shore:
            if land.channels[tiles[shore.uid].tile] == shore.terrain:
                found.setdefault(shore.uid, []).append(number)
    return found
