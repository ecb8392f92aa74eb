"""Ways over tiles: which tiles are joined, and in how many steps. Tiles are bits of an int."""

from __future__ import annotations

from collections.abc import Sequence


def spread(links: Sequence[int], found: int, fresh: int) -> int:
    """All tiles in `found` or `fresh`, and all joined to a fresh one by any chain of links."""
    found |= fresh
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        new = links[low.bit_length() - 1] & ~found
        found |= new
        fresh |= new
    return found


def steps(links: Sequence[int], start: int) -> tuple[int, ...]:
    """The fewest links from the start to every tile, -1 where there is no way."""
    result = [-1] * len(links)
    found = ring = 1 << start
    distance = 0
    while ring:
        beyond = 0
        while ring:
            low = ring & -ring
            ring ^= low
            uid = low.bit_length() - 1
            result[uid] = distance
            beyond |= links[uid]
        ring = beyond & ~found
        found |= ring
        distance += 1
    return tuple(result)
