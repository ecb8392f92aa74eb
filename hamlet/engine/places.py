"""Which tiles of the village are for what, remembered with the village."""

from __future__ import annotations

from hamlet.engine.definitions import Kind
from hamlet.engine.state import State


def tiles_of(state: State, kind: str) -> tuple[int, ...]:
    """The uids of all buildings of a kind, oldest first."""
    memo = state.village.memo
    found = memo.get(kind)
    if found is None:
        kinds = state.box.kind_of
        found = tuple(uid for uid, placed in enumerate(state.village.tiles) if kinds[placed.tile] == kind)
        memo[kind] = found
    return found


def reachable_of(state: State, kind: str) -> tuple[int, ...]:
    """The uids of the buildings of a kind that villagers can get to."""
    memo = state.village.memo
    found: tuple[int, ...] | None = memo.get(("reachable", kind))
    if found is None:
        reachable = state.village.reachable
        found = tuple(uid for uid in tiles_of(state, kind) if reachable >> uid & 1)
        memo["reachable", kind] = found
    return found


def market_mask(state: State) -> int:
    """The Markets of the village, as bits."""
    memo = state.village.memo
    found: int | None = memo.get("markets")
    if found is None:
        found = memo["markets"] = sum(1 << uid for uid in tiles_of(state, Kind.MARKET))
    return found


def stocked(state: State) -> list[tuple[int, tuple[int, ...]]]:
    """The tiles that hold something, each as a bit with its stock codes."""
    memo = state.village.memo
    last: tuple[object, list[tuple[int, tuple[int, ...]]]] | None = memo.get("stocked")
    # The stock is replaced when anything changes, never altered.
    if last is None or last[0] is not state.stock:
        last = memo["stocked"] = (
            state.stock,
            [(1 << uid, pile) for uid, pile in enumerate(state.stock) if pile],
        )
    return last[1]


def start_producers(state: State) -> list[int]:
    """The producers that stood in the village from the start."""
    tiles, definitions = state.village.tiles, state.box.definitions.tiles
    return [uid for uid in tiles_of(state, Kind.PRODUCER) if definitions[tiles[uid].tile].is_start]


def empty_slots(state: State, uid: int) -> int:
    """How many slots of a building are empty."""
    return state.box.definitions.tiles[state.village.tiles[uid].tile].slots - len(state.stock[uid])
