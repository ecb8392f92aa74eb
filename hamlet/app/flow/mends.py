"""A refusal that one legal move would mend: the donkey step after which the cost can be paid."""

from __future__ import annotations

from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.definitions import Cost
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.state import State
from hamlet.engine.transport import donkey_tiles


def mending_move(state: State, tile: int, cost: Cost, *, may_buy: bool = True) -> MoveDonkey | None:
    """The first donkey step that would make the cost payable on this tile, or None."""
    if state.decision != "action":
        return None
    for source, target in BY_NAME["donkey"].targets(state):
        after = _after(state, source, target)
        if PaymentSources(state, state.seat, tile, may_buy=may_buy, donkeys=after).can_pay(cost):
            return MoveDonkey(source, target)
    return None


def _after(state: State, source: int, target: int) -> int:
    """Where the seat's donkeys are after one of them steps."""
    tiles = [piece >> 1 for piece in state.donkeys[state.seat]]
    stays = tiles.count(source) > 1
    mask = donkey_tiles(state, state.seat) | 1 << target
    return mask if stays else mask & ~(1 << source) | 1 << target
