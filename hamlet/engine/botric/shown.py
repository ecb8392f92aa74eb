"""What is to be seen of him in a snapshot."""

from __future__ import annotations

from typing import Any

from hamlet.engine.botric.base import HIS_SEAT, SLICE, parts_of
from hamlet.engine.botric.definitions import MARKERS
from hamlet.engine.state import State


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
