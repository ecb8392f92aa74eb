"""The longest road of a village: the longest way over linked tiles that visits no tile twice (B11)."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.engine.longest_road.order import easiest_order
from hamlet.engine.longest_road.pieces import is_tree, longest_in_tree, pieces
from hamlet.engine.longest_road.sweep import Sweep

__all__ = ["longest_road"]

# A sweep guessed to need more effort than this is worth a run first that keeps only so many
# states: the road it finds lets the exact run throw away whatever cannot beat it.
NARROW_RUNS = ((2_000, 60), (300_000, 600))


def longest_road(links: Sequence[int], without: int = 0) -> tuple[int, ...]:
    """Return the tiles of one longest road in walking order, or nothing if it has fewer than two tiles.

    `links[uid]` is the bitmask of tiles linked to `uid`; tiles in `without` are left out.
    The answer is exact and depends on nothing but the arguments.
    """
    best: tuple[int, ...] = ()
    for piece in pieces(links, without):
        if piece.bit_count() > max(len(best), 1):
            best = _longest_in_piece(links, piece, len(best)) or best
    return best


def _longest_in_piece(links: Sequence[int], piece: int, beat: int) -> tuple[int, ...]:
    """Return a longest road of one connected piece, or nothing if it has no more than `beat` tiles."""
    if is_tree(links, piece):
        road = longest_in_tree(links, piece)
        return road if len(road) > beat else ()
    order, effort = easiest_order(links, piece)
    sweep = Sweep(links, order, beat)
    for hard, kept in NARROW_RUNS:
        if effort > hard:
            sweep.run(kept)
    sweep.run()
    return sweep.road
