"""Where to stand for building a blueprint: on each tile that it touches, or nowhere and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import cost_amounts, tile_name
from hamlet.app.flow.legality import target_refusal
from hamlet.app.flow.purchase import Bid, WantedPurchase
from hamlet.app.ids import StandId
from hamlet.engine.actions.construct import Construct, ConstructFamily
from hamlet.engine.actions.family import Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.bits import bits
from hamlet.engine.payments.payment import Payment
from hamlet.engine.reach import reach_of

if TYPE_CHECKING:
    from hamlet.app.flow.spots import Fit
    from hamlet.engine.refusals import Refusal
    from hamlet.engine.state import State
    from hamlet.words.speech import Speech


def stands_for(speech: Speech, tile: int, spot: Fit) -> WantedPurchase:
    """The blueprint at this spot, standing on each reachable tile that it touches."""
    state, words = speech.state, speech.words
    family = state.box.ruleset.by_name["construct"]
    if not isinstance(family, PaidFamily):
        raise TypeError(family)
    cost = cost_amounts(state.box.definitions, state.box.definitions.tiles[tile].cost)
    touched = state.village.touched_by(tile, spot.rotation, spot.at) & reach_of(state, state.seat).reachable
    bids = tuple(Bid(StandId(uid), (tile, uid), tile_name(speech, uid), cost) for uid in bits(touched))

    def paid(target: Target, payment: Payment) -> Construct:
        return Construct(target[0], target[1], spot.rotation, spot.at, payment)

    return WantedPurchase(
        family, bids, words.label("table.stand_on"), words.label("table.stand_on.remark"), paid=paid
    )


def nowhere_built(state: State, tile: int) -> Refusal | None:
    """Why a blueprint cannot be built where least is missing for it; None if it can, or fits nowhere."""
    family, reach = state.box.ruleset.by_name["construct"], reach_of(state, state.seat)
    beside = list(bits(reach.beside(tile) & reach.reachable))
    if not isinstance(family, ConstructFamily) or not beside:
        return None
    cost = state.box.definitions.tiles[tile].cost
    uid = min(beside, key=lambda each: _missing(family.sources(state, each).lack(cost)))
    rotation, at = next(family.places(state, (tile, uid)))

    def paid(target: Target, payment: Payment) -> Construct:
        return Construct(target[0], target[1], rotation, at, payment)

    return target_refusal(state, family, (tile, uid), paid)


def _missing(lack: Refusal | None) -> int:
    return sum(count - have for _, count, have in lack.facts["missing"]) if lack else 0
