"""Two slow ways to know how long the longest road is."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.engine.longest_road.pieces import bits


def slow_longest_road(links: Sequence[int], without: int = 0) -> tuple[int, ...]:
    """Return a longest road by walking every road there is: for a dozen tiles or so."""
    best: tuple[int, ...] = ()
    unfinished: list[tuple[int, ...]] = [(tile,) for tile in range(len(links)) if not without >> tile & 1]
    while unfinished:
        road = unfinished.pop()
        if len(road) > max(1, len(best)):
            best = road
        unfinished += [(*road, tile) for tile in bits(links[road[-1]] & ~without) if tile not in road]
    return best


def longest_by_sets(links: Sequence[int], without: int = 0) -> int:
    """Return the length of a longest road by growing sets of tiles one road can visit: for thirty or so."""
    last_tiles = {1 << tile: 1 << tile for tile in range(len(links)) if not without >> tile & 1}
    length = 0
    while last_tiles:
        length += 1
        grown: dict[int, int] = {}
        for visited, ends in last_tiles.items():
            for end in bits(ends):
                for tile in bits(links[end] & ~visited & ~without):
                    wider = visited | 1 << tile
                    grown[wider] = grown.get(wider, 0) | 1 << tile
        last_tiles = grown
    return length if length > 1 else 0
