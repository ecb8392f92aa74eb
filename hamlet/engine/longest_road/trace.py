"""From the links a road uses to the tiles in walking order."""

from __future__ import annotations

from collections.abc import Iterable

from hamlet.engine.longest_road.pieces import bits


def walk(used: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Return the tiles of the road made of these links (tile, bitmask of linked tiles), lower end first."""
    beside: dict[int, int] = {}
    for tile, linked in used:
        for other in bits(linked):
            beside[tile] = beside.get(tile, 0) | 1 << other
            beside[other] = beside.get(other, 0) | 1 << tile
    tile = min(end for end, linked in beside.items() if linked.bit_count() == 1)
    road = [tile]
    seen = 1 << tile
    while onward := beside[tile] & ~seen:
        tile = onward.bit_length() - 1
        seen |= onward
        road.append(tile)
    return tuple(road)
