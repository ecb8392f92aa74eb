"""Which tiles are joined, and in how many steps. Tiles are bits of an int."""

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


def nearest(links: Sequence[int], start: int, among: int) -> int:
    """The one of these tiles (bits) in the fewest links from the start, the oldest of several; -1 if none."""
    found = ring = 1 << start
    while ring:
        there = ring & among
        if there:
            return (there & -there).bit_length() - 1
        beyond = 0
        while ring:
            low = ring & -ring
            ring ^= low
            beyond |= links[low.bit_length() - 1]
        ring = beyond & ~found
        found |= ring
    return -1


def trains(links: Sequence[int], carriers: int) -> tuple[int, ...]:
    """The carriers in trains, linked to one another; for each train its tiles and all beside it."""
    left = carriers & (1 << len(links)) - 1
    found = []
    while left:
        served = front = left & -left
        while front:
            low = front & -front
            left ^= low
            served |= links[low.bit_length() - 1]
            front = served & left
        found.append(served)
    return tuple(found)


def routes(links: Sequence[int], carriers: int, tile: int) -> dict[int, tuple[int, ...]]:
    """For every tile whose goods come to this one a shortest route, both ends included."""
    found: dict[int, tuple[int, ...]] = {tile: (tile,)}
    edge = [tile]
    while edge:
        following: list[int] = []
        for near in edge:
            rest = links[near]
            while rest:
                low = rest & -rest
                rest ^= low
                other = low.bit_length() - 1
                if other not in found:
                    found[other] = (other, *found[near])
                    if carriers >> other & 1:
                        following.append(other)
        edge = following
    return found
