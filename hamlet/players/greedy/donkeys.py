"""Where the greedy player's donkeys go: only what they carry changes, so only that is judged."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import PlaceDonkey
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.bits import bits
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.engine.workers import tiles_with, worker
from hamlet.players.greedy.worth import View, carried_worth


class _Carrying:
    """What donkeys on some tiles are worth more than where they stand now; the same tiles are judged once."""

    def __init__(self, view: View, state: State) -> None:
        self._view = view
        self._state = state
        self._now = self._worth(tiles_with(state.donkeys[view.seat]))
        self._known: dict[int, float] = {}

    def gain(self, donkeys: int) -> float:
        """What is gained with donkeys on these tiles (bits)."""
        found = self._known.get(donkeys)
        if found is None:
            found = self._known[donkeys] = self._worth(donkeys) - self._now
        return found

    def _worth(self, donkeys: int) -> float:
        return carried_worth(self._state, self._view, donkeys)


def donkey_moves(view: View, state: State) -> Iterator[tuple[MoveDonkey, float]]:
    """Every step of a donkey with what it gains."""
    targets = BY_NAME["donkey"].targets(state)
    if not targets:
        return
    carrying = _Carrying(view, state)
    pieces = list(state.donkeys[view.seat])
    for source, target in targets:
        stay = pieces.copy()
        stay.remove(worker(source))
        yield MoveDonkey(source, target), carrying.gain(tiles_with(stay) | 1 << target)


def donkey_places(view: View, state: State) -> Iterator[tuple[PlaceDonkey, float]]:
    """Every place for a new donkey with what it gains."""
    carrying = _Carrying(view, state)
    there = tiles_with(state.donkeys[view.seat])
    for uid in bits(reach_of(state, view.seat).reachable):
        yield PlaceDonkey(uid), carrying.gain(there | 1 << uid)
