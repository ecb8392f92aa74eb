"""Which tiles of the village are for what, and what room they have."""

from __future__ import annotations

from hamlet.engine.definitions import Kind
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State


def tiles_of(state: State, kind: str) -> tuple[int, ...]:
    """The uids of all buildings of a kind, oldest first."""
    return state.village.of_kind(kind)


def reachable_of(state: State, kind: str, seat: int | None = None) -> tuple[int, ...]:
    """The uids of the buildings of a kind that villagers can get to: those of this seat, or of the turn's."""
    return reach_of(state, state.seat if seat is None else seat).of_kind(kind)


def market_mask(state: State) -> int:
    """The Markets of the village, as bits."""
    found = 0
    for uid in state.village.of_kind(Kind.MARKET):
        found |= 1 << uid
    return found


def start_producers(state: State) -> list[int]:
    """The producers that stood in the village from the start."""
    tiles, is_start = state.village.tiles, state.box.is_start
    return [uid for uid in state.village.of_kind(Kind.PRODUCER) if is_start[tiles[uid].tile]]


def empty_slots(state: State, uid: int) -> int:
    """How many slots of a building are empty."""
    return state.box.slots[state.village.tiles[uid].tile] - len(state.stock[uid])
