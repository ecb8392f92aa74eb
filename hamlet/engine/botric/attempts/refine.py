"""The token Refine: where it becomes high quality, then the nearest (S9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from hamlet.engine.actions.refine import lay_tokens, makes_high_quality, raw_cost, refines_in
from hamlet.engine.actions.villager import send_villager, workplaces
from hamlet.engine.botric.attempts.attempt import Attempt, Choosing, LineKeys, no_workplace
from hamlet.engine.botric.paying import Bill, bill_for, own_purse
from hamlet.engine.botric.settling import settle
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.botric.walking import fewest_steps, who_walks
from hamlet.engine.definitions import Kind
from hamlet.engine.events import Sink
from hamlet.engine.places import empty_slots
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Refining:
    """So many tokens into a refinery, paid so."""

    tile: int
    walker: int
    count: int
    bill: Bill


class _Site(NamedTuple):
    """A refinery with room: what it makes of what, and how many of his tokens it takes."""

    tile: int
    raw: int
    made: int
    most: int


class RefineAttempt(Attempt[Refining]):
    """Into both slots where two units and two tokens are there."""

    name: ClassVar[str] = "refine"

    def consider(self, state: State, mind: Mind) -> Refining | Passed:
        """Which refinery."""
        roomy = [uid for uid in workplaces(state, Kind.REFINERY) if empty_slots(state, uid)]
        if not roomy:
            there = workplaces(state, Kind.REFINERY)
            shut = no_workplace(state, Kind.REFINERY)
            return shut if not there and shut.code == "closed" else passed("no_refinery")
        sites = [site for uid in roomy if (site := _site(state, uid)).most]
        if not sites:
            return passed("no_token")
        payable = [(site, bill) for site in sites if (bill := _bill(state, site, 1)) is not None]
        if not payable:
            return passed("lacks")
        keys: LineKeys[tuple[_Site, Bill]] = {
            "high_quality": lambda each: not makes_high_quality(state, state.seat, each[0].made),
            "nearest_villager": lambda each: fewest_steps(state, each[0].tile),
        }
        choosing = Choosing(self.name, keys, lambda each: (each[0].tile,))
        site, first = choosing.chosen(state, mind, payable, "tile")
        count, bill = _as_many(state, site, first)
        return Refining(site.tile, who_walks(state, site.tile, mind), count, bill)

    def carry_out(self, state: State, deed: Refining, emit: Sink) -> None:
        """Use the raw units, lay the tokens."""
        purse = own_purse(state)
        send_villager(state, deed.tile, deed.walker, emit)
        settle(state, deed.tile, deed.bill, purse, "cost", emit)
        lay_tokens(state, deed.tile, deed.count, emit)


def _site(state: State, uid: int) -> _Site:
    raw, made = refines_in(state, uid) or (0, 0)
    return _Site(uid, raw, made, min(empty_slots(state, uid), state.supply[state.seat][made]))


def _bill(state: State, site: _Site, count: int, *, may_buy: bool = True) -> Bill | None:
    return bill_for(state, site.tile, raw_cost(site.raw, count), own_purse(state), may_buy=may_buy)


def _as_many(state: State, site: _Site, first: Bill) -> tuple[int, Bill]:
    """More than one where the units come the same way as the first, and none is bought."""
    if not first.bought:
        for count in range(site.most, 1, -1):
            bill = _bill(state, site, count, may_buy=False)
            if bill is not None and bill.payment.boats == first.payment.boats:
                return count, bill
    return 1, first
