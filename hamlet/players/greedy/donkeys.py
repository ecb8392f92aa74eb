"""Where the greedy player's donkeys go: only what they carry changes, so only that is judged."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import PlaceDonkey
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.bits import bits
from hamlet.engine.state import State
from hamlet.engine.transport import donkey_tiles
from hamlet.players.greedy.worth import View, carried_worth


class _Carrying:
    """What donkeys on some tiles are worth more than where they stand now; the same tiles are judged once."""

    def __init__(self, view: View, state: State) -> None:
        self._view = view
        self._state = state
        self._now = self._worth(donkey_tiles(state, view.seat))
        self._known: dict[int, float] = {}

    def gain(self, donkeys: int) -> float:
        """What is gained with donkeys on these tiles (bits)."""
        found = self._known.get(donkeys)
        if found is None:
            found = self._known[donkeys] = self._worth(donkeys) - self._now
        return found

    def _worth(self, donkeys: int) -> float:
        return carried_worth(self._state, self._view.seat, self._view.sales, self._view.remaining, donkeys)


def donkey_moves(view: View, state: State) -> Iterator[tuple[MoveDonkey, float]]:
    """Every step of a donkey with what it gains."""
    targets = BY_NAME["donkey"].targets(state)
    if not targets:
        return
    carrying = _Carrying(view, state)
    tiles = [donkey >> 1 for donkey in state.donkeys[view.seat]]
    for source, target in targets:
        stay = tiles.copy()
        stay.remove(source)
        yield MoveDonkey(source, target), carrying.gain(_mask(stay) | 1 << target)


def donkey_places(view: View, state: State) -> Iterator[tuple[PlaceDonkey, float]]:
    """Every place for a new donkey with what it gains."""
    carrying = _Carrying(view, state)
    there = donkey_tiles(state, view.seat)
    for uid in bits(state.village.reachable):
        yield PlaceDonkey(uid), carrying.gain(there | 1 << uid)


def _mask(tiles: list[int]) -> int:
    mask = 0
    for uid in tiles:
        mask |= 1 << uid
    return mask
