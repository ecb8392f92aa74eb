"""Connected pieces of a village's links, and the easy pieces: those without any round trip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def bits(mask: int) -> Iterator[int]:
    """Yield the positions of the set bits, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def pieces(links: Sequence[int], without: int) -> list[int]:
    """Return the connected pieces as bitmasks, largest first, leaving out the tiles in `without`."""
    found: list[int] = []
    left = ((1 << len(links)) - 1) & ~without
    while left:
        piece = _spread(links, left & -left, left)
        found.append(piece)
        left &= ~piece
    return sorted(found, key=lambda piece: (-piece.bit_count(), piece))


def is_tree(links: Sequence[int], piece: int) -> bool:
    """Tell whether a connected piece has exactly one way between any two tiles."""
    degrees = sum((links[tile] & piece).bit_count() for tile in bits(piece))
    return degrees == 2 * (piece.bit_count() - 1)


def longest_in_tree(links: Sequence[int], piece: int) -> tuple[int, ...]:
    """Return a longest road of a tree: the farthest tile from anywhere is one end of it."""
    somewhere = (piece & -piece).bit_length() - 1
    one_end = _walk_to_farthest(links, piece, somewhere)[0]
    return _walk_to_farthest(links, piece, one_end)


def _spread(links: Sequence[int], seed: int, allowed: int) -> int:
    """Return every allowed tile that can be reached from `seed`."""
    piece = rim = seed
    while rim:
        wider = 0
        for tile in bits(rim):
            wider |= links[tile]
        rim = wider & allowed & ~piece
        piece |= rim
    return piece


def _walk_to_farthest(links: Sequence[int], piece: int, start: int) -> tuple[int, ...]:
    """Return the way from the tile farthest from `start` back to `start`."""
    came_from = {start: start}
    queue = [start]
    for tile in queue:
        for following in bits(links[tile] & piece):
            if following not in came_from:
                came_from[following] = tile
                queue.append(following)
    way = [queue[-1]]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return tuple(way)
