"""In which order to sweep over the tiles, so that few of them wait at the edge of the swept part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hamlet.engine.longest_road.pieces import bits

KEPT = 8


class Prefix(NamedTuple):
    """The beginning of an order: its guessed effort, the swept tiles, those waiting beside them."""

    effort: int
    swept: int
    touched_once: int
    touched_often: int
    tiles: tuple[int, ...]


def easiest_order(links: Sequence[int], piece: int) -> tuple[tuple[int, ...], int]:
    """Return a good order of a connected piece and the effort guessed for it, by a beam search."""
    beam = [Prefix(0, 1 << tile, links[tile] & piece, 0, (tile,)) for tile in bits(piece)]
    for _ in range(piece.bit_count() - 1):
        reached: dict[int, Prefix] = {}
        for prefix in beam:
            for longer in _longer(links, piece, prefix):
                known = reached.get(longer.swept)
                if known is None or longer.effort < known.effort:
                    reached[longer.swept] = longer
        beam = sorted(reached.values())[:KEPT]
    return beam[0].tiles, beam[0].effort


def _longer(links: Sequence[int], piece: int, prefix: Prefix) -> Iterator[Prefix]:
    """Yield the order continued with each of the waiting tiles."""
    for tile in bits(prefix.touched_once | prefix.touched_often):
        swept = prefix.swept | 1 << tile
        ahead = links[tile] & piece & ~swept
        often = (prefix.touched_often | prefix.touched_once & ahead) & ~swept
        once = (prefix.touched_once | ahead) & ~often & ~swept
        # A tile reached from one side is untouched or one of two kinds of loose end; a tile
        # reached from several sides may also be passed already.
        effort = prefix.effort + 3 ** once.bit_count() * 4 ** often.bit_count()
        yield Prefix(effort, swept, once, often, (*prefix.tiles, tile))
