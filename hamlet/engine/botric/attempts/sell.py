"""Selling at the Market: with what is there, never with what is bought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.market import complete_sale
from hamlet.engine.actions.villager import send_villager
from hamlet.engine.botric.attempts.attempt import Attempt, workplace
from hamlet.engine.botric.attempts.deliver import PaidOffer, offers_of
from hamlet.engine.botric.paying import Bill, bill_for, own_purse
from hamlet.engine.botric.settling import settle
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.botric.walking import who_walks
from hamlet.engine.definitions import Kind
from hamlet.engine.display import NO_SALE
from hamlet.engine.events import Sink
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Selling:
    """A sale tile, paid so."""

    tile: int
    walker: int
    sale: int
    bill: Bill


class SellAttempt(Attempt[Selling]):
    """The third that he tries."""

    name: ClassVar[str] = "sell"

    def consider(self, state: State, mind: Mind) -> Selling | Passed:
        """Which of the sales that he can fulfil."""
        shown = sorted({sale for sale in state.market if sale != NO_SALE})
        if not shown:
            return passed("nothing_for_sale")
        market = workplace(state, Kind.MARKET)
        if isinstance(market, Passed):
            return market
        sales, offers = state.box.definitions.sales, list[PaidOffer]()
        for sale in shown:
            bill = bill_for(state, market, sales[sale].cost, own_purse(state), may_buy=False)
            if bill is not None:
                offers.append((sale, sales[sale].gain.points, bill))
        if not offers:
            return passed("lacks")
        sale, _, bill = offers_of(self.name).chosen(state, mind, offers, "sale")
        return Selling(market, who_walks(state, market, mind), sale, bill)

    def carry_out(self, state: State, deed: Selling, emit: Sink) -> None:
        """Pay, and take the sale tile."""
        purse = own_purse(state)
        send_villager(state, deed.tile, deed.walker, emit)
        settle(state, deed.tile, deed.bill, purse, "cost", emit)
        complete_sale(state, deed.tile, deed.sale, emit)
