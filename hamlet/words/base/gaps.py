"""Where donkeys are missing on the way of goods: the fewest tiles that would have to carry one (B2)."""

from __future__ import annotations

from collections import deque

from hamlet.engine.bits import bits
from hamlet.engine.carriage import carriage_of
from hamlet.engine.state import State


def donkey_gaps(state: State, seat: int, source: int, tile: int) -> tuple[int, ...] | None:
    """The tiles between that lack a donkey of the seat, fewest first; None where no road leads there."""
    carriage = carriage_of(state, seat)
    carriers, links = carriage.carriers | 1 << source | 1 << tile, carriage.reach.links
    best: dict[int, tuple[int, ...]] = {source: ()}
    waiting = deque([source])
    while waiting:
        here = waiting.popleft()
        for near in bits(links[here]):
            free = carriers >> near & 1
            gaps = best[here] if free else (*best[here], near)
            if near not in best or len(gaps) < len(best[near]):
                best[near] = gaps
                waiting.append(near)
    return best.get(tile)
