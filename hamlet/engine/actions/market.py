"""Selling at the Market: fulfil a sale tile with goods that are brought, never bought (B20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal, workplaces
from hamlet.engine.definitions import Cost, Kind
from hamlet.engine.display import NO_SALE, reveal_sale
from hamlet.engine.events import SaleMade, Sink
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.payment import Payment, give, pay, payment_refusal
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Fulfil a sale tile that lies in the Market."""

    tile: int
    sale: int
    payment: Payment
    walker: int = NEAREST


class SellFamily(PaidFamily[Sell]):
    """Sales. No free-market purchase may serve one."""

    name: ClassVar[str] = "sell"
    action: ClassVar[type[Action]] = Sell
    by_villager: ClassVar[bool] = True
    may_buy = False

    def refusal(self, state: State, action: Sell) -> Refusal | None:
        """Why this sale cannot be made so."""
        found = villager_refusal(state, action.tile, action.walker) or self.site_refusal(
            state, action.tile, action.sale
        )
        if found:
            return found
        cost = state.box.definitions.sales[action.sale].cost
        return payment_refusal(self.sources(state, action.tile), cost, action.payment)

    def site_refusal(self, state: State, tile: int, sale: int) -> Refusal | None:
        """Why this sale cannot be made here, payment apart."""
        if state.box.kind_of[state.village.tiles[tile].tile] != Kind.MARKET:
            return refuse("sale", "not_a_market", tile=tile)
        if sale == NO_SALE or sale not in state.market:
            return refuse("sale", "no_such_sale", sale=sale)
        return None

    def apply(self, state: State, action: Sell, emit: Sink) -> None:
        """Consume the goods, take the sale tile and its reward, turn up the next."""
        seat, sale = state.seat, state.box.definitions.sales[action.sale]
        send_villager(state, action.tile, action.walker, emit)
        pay(state, seat, action.tile, sale.cost, action.payment, emit)
        complete_sale(state, action.tile, action.sale, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every (Market, sale) that can be paid."""
        if not any_stands(state):
            return ()
        sales = state.box.definitions.sales
        found: list[Target] = []
        for uid in workplaces(state, Kind.MARKET):
            around = payable_of(state, state.seat)
            goods = around.at(uid, may_buy=False)
            shown = sorted({sale for sale in state.market if sale != NO_SALE})
            found += [(uid, sale) for sale in shown if around.affords(sales[sale].cost, goods)]
        return found

    def available(self, state: State) -> bool:
        """Whether any sale can be fulfilled, stopping at the first that can."""
        sales = state.box.definitions.sales
        for uid in workplaces(state, Kind.MARKET):
            around = payable_of(state, state.seat)
            goods = around.at(uid, may_buy=False)
            for sale in state.market:
                if sale != NO_SALE and around.affords(sales[sale].cost, goods):
                    return True
        return False

    def site(self, state: State, target: Target) -> tuple[int, Cost]:
        """The goods are brought to the Market."""
        uid, sale = target
        return uid, state.box.definitions.sales[sale].cost

    def paid(self, target: Target, payment: Payment) -> Sell:
        """The action with this payment."""
        uid, which = target
        return Sell(uid, which, payment)


def complete_sale(state: State, tile: int, sale: int, emit: Sink) -> None:
    """A paid sale: the seat keeps the sale tile and has its reward, and the next is turned up."""
    seat = state.seat
    state.sold = put(state.sold, seat, (*state.sold[seat], sale))
    if emit:
        emit(SaleMade(seat, sale))
    give(state, seat, state.box.definitions.sales[sale].gain, "sale", tile, emit)
    reveal_sale(state, state.market.index(sale), emit)
