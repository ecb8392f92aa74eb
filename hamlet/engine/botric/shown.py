"""What is to be seen of him: in a snapshot, and while the start is still being laid."""

from __future__ import annotations

from typing import Any

from hamlet.engine.botric.base import HIS_SEAT, SLICE, parts_of
from hamlet.engine.botric.definitions import MARKERS
from hamlet.engine.decisions import LAY_START
from hamlet.engine.state import State, put


def show_board(state: State, data: dict[str, Any]) -> None:
    """His board; and his blueprints as the queue they are."""
    board, parts = SLICE.of(state), parts_of(state.box)
    data["botric"] = {
        "seat": HIS_SEAT,
        "edition": parts.edition.id,
        "coin_tile": {"gold": board.coins, "up": board.up},
        "line": list(board.line),
        "drawn": [MARKERS[marker] for marker in board.drawn],
        "spots": list(MARKERS),
        "bag": dict(zip(MARKERS, board.bag, strict=True)),
        "switches": list(parts.switches.on),
        "first_villager": not board.begun,
    }
    tiles = state.box.definitions.tiles
    data["seats"][HIS_SEAT]["blueprints"] = [tiles[tile].id for tile in board.queue]


def donkeys_shown(state: State) -> tuple[tuple[int, ...], ...]:
    """Everybody's donkeys; he has none, though that is only said once the start is laid."""
    return put(state.donkeys, HIS_SEAT, ()) if state.decision == LAY_START else state.donkeys


def gold_shown(state: State, seat: int) -> int:
    """A seat's gold; the same holds for what he has of it."""
    parts = parts_of(state.box)
    none = parts.switches.two_villagers or not parts.edition.own_gold
    waits = seat == HIS_SEAT and state.decision == LAY_START
    return 0 if waits and none else state.gold[seat]
