"""Carrying out what he has planned to pay: units first, then purchases, then coins (B3)."""

from __future__ import annotations

from hamlet.engine.botric.coin_tile import take_coins
from hamlet.engine.botric.paying import Bill, Purse, prices_of
from hamlet.engine.carriage import EVERYWHERE, carriage_of
from hamlet.engine.definitions import Kind
from hamlet.engine.events import GoldChanged, MaterialBought, Sink
from hamlet.engine.payments.payment import consume
from hamlet.engine.places import tiles_of
from hamlet.engine.state import State, put


def settle(state: State, tile: int, bill: Bill, purse: Purse, why: str, emit: Sink) -> None:
    """Pay a bill on a tile; gold of the coin tile, where it may serve, before his own."""
    payment = bill.payment
    routes: dict[int, tuple[int, ...]] = {}
    if emit:
        routes = carriage_of(state, state.seat, EVERYWHERE).crossing(payment.boats).routes(tile)
    for source, code, count in payment.units:
        for _ in range(count):
            consume(state, state.seat, source, code, routes.get(source, ()), emit)
    prices = prices_of(state)
    if emit and prices is not None:
        way = next((routes[uid] for uid in tiles_of(state, Kind.MARKET) if uid in routes), ())
        for material, count in payment.bought:
            for _ in range(count):
                emit(MaterialBought(state.seat, material, prices[material], way))
    spend(state, tile, bill.gold, purse, why, emit)


def spend(state: State, tile: int, gold: int, purse: Purse, why: str, emit: Sink) -> None:
    """Gold of the coin tile first, then his own; once it was used, what is left on the tile is lost (S6)."""
    from_tile = min(purse.tile, gold)
    if from_tile:
        take_coins(state, from_tile, why, emit)
    own = gold - from_tile
    if own:
        state.gold = put(state.gold, state.seat, state.gold[state.seat] - own)
        if emit:
            emit(GoldChanged(state.seat, -own, why, tile))
