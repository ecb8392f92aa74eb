"""The coin tile: gold that only hiring and, later, deliveries may use; one side up, one down (S6)."""

from __future__ import annotations

from dataclasses import replace

from hamlet.engine.botric.base import HIS_SEAT, SLICE
from hamlet.engine.botric.events import CoinTileChanged, CoinTileTurned
from hamlet.engine.events import Sink
from hamlet.engine.state import State


def add_coins(state: State, gold: int, why: str, emit: Sink) -> None:
    """Lay gold onto it, on either side."""
    if not gold:
        return
    board = SLICE.of(state)
    SLICE.put(state, replace(board, coins=board.coins + gold))
    if emit:
        emit(CoinTileChanged(HIS_SEAT, gold, why))


def take_coins(state: State, gold: int, why: str, emit: Sink) -> None:
    """Pay with it; what is left is discarded, and the tile is turned down."""
    board = SLICE.of(state)
    SLICE.put(state, replace(board, coins=0))
    if emit:
        if gold:
            emit(CoinTileChanged(HIS_SEAT, -gold, why))
        if board.coins > gold:
            emit(CoinTileChanged(HIS_SEAT, gold - board.coins, "discarded"))
    turn(state, emit, up=False)


def turn(state: State, emit: Sink, *, up: bool) -> None:
    """Show one of its sides."""
    board = SLICE.of(state)
    if board.up == up:
        return
    SLICE.put(state, replace(board, up=up))
    if emit:
        emit(CoinTileTurned(HIS_SEAT, up))
