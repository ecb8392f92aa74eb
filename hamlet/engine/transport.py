"""How materials travel: along connected tiles, each tile between with one of the seat's donkeys (B2)."""

from __future__ import annotations

from hamlet.engine.bits import bits
from hamlet.engine.state import State
from hamlet.engine.village import Village


def donkey_tiles(state: State, seat: int) -> int:
    """The tiles on which this seat has a donkey, as bits."""
    mask = 0
    for donkey in state.donkeys[seat]:
        mask |= 1 << (donkey >> 1)
    return mask


def origins(village: Village, donkeys: int, tile: int) -> int:
    """All tiles, as bits, whose materials can be used on this tile."""
    key = (donkeys, tile)
    memo = village.memo
    found = memo.get(key)
    if found is None:
        found = memo[key] = _spread(village.links, donkeys, tile)
    return found


def _spread(links: tuple[int, ...], donkeys: int, tile: int) -> int:
    here = 1 << tile
    seen = here | links[tile]
    donkeys &= ~here
    front = seen & donkeys
    while front:
        low = front & -front
        seen |= links[low.bit_length() - 1]
        donkeys ^= low
        front = seen & donkeys
    return seen


def routes_to(village: Village, donkeys: int, tile: int) -> dict[int, tuple[int, ...]]:
    """For every source a shortest way to the tile, both ends included."""
    found: dict[int, tuple[int, ...]] = {tile: (tile,)}
    edge = [tile]
    while edge:
        following: list[int] = []
        for near in edge:
            for other in bits(village.links[near]):
                if other not in found:
                    found[other] = (other, *found[near])
                    if donkeys >> other & 1:
                        following.append(other)
        edge = following
    return found
