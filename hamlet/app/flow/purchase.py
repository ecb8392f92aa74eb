"""Something to be paid for: of several targets one is chosen, and its payment is put together.

Made from what every paid family tells of itself (site, sources, paid), so that a new one needs no new card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hamlet.app.flow.elsewhere import done_from
from hamlet.app.flow.legality import Paid, paid_refusal, target_refusal
from hamlet.app.flow.paying import Paying
from hamlet.app.ids import Command, Id, MendId, StandId, TileId
from hamlet.app.view.amounts import Hired
from hamlet.app.view.parts import Button, Choice, Heading, Note, Part
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.mending import Mend
    from hamlet.app.flow.table import Flow
    from hamlet.app.view.amounts import Quantity
    from hamlet.engine.actions.family import Action, Target
    from hamlet.engine.actions.paid import PaidFamily
    from hamlet.engine.refusals import Refusal
    from hamlet.engine.state import State

MEND = MendId(Command.CONFIRM)
Dearness = tuple[bool, int]
"""Whether it is refused, and how much gold it takes."""


@dataclass(frozen=True, slots=True)
class Bid:
    """One target: what it is called, costs and brings. `place` orders bids where their price does not."""

    id: Id
    target: Target
    title: str
    cost: tuple[Quantity, ...] = ()
    gain: tuple[Quantity, ...] = ()
    notes: tuple[str, ...] = ()
    place: int = 0
    key: str = ""


@dataclass(frozen=True, slots=True)
class WantedPurchase:
    """What is to be paid for: a family, the bids to choose from, and the words over them.

    `title` heads the card where the tile it is paid on does not; `about` says below it what is done there.
    """

    family: PaidFamily[Any]
    bids: tuple[Bid, ...]
    heading: str = ""
    remark: str = ""
    title: str = ""
    about: str = ""
    paid: Paid | None = None
    """Makes the action where the target alone does not name it: a blueprint needs its place."""

    def action(self, bid: Bid, paying: Paying) -> Action:
        """The action of a bid with its payment."""
        return (self.paid or self.family.paid)(bid.target, paying.payment)

    def paying(self, state: State, bid: Bid) -> Paying:
        """The best payment of a bid."""
        tile, cost = self.family.site(state, bid.target)
        return Paying(state, self.family.sources(state, tile), cost)

    def refusal(self, state: State, bid: Bid) -> Refusal | None:
        """Why nothing can be done with this bid."""
        return target_refusal(state, self.family, bid.target, self.paid)

    def dearness(self, state: State, bid: Bid) -> Dearness:
        """What can be done comes first, then what takes the least gold to buy."""
        return self.refusal(state, bid) is not None, self.paying(state, bid).spent


def best_bid(bids: Sequence[Bid], dear: Mapping[Id, Dearness]) -> Bid:
    """The bid that is proposed."""
    return min(bids, key=lambda bid: (*dear[bid.id], -bid.place))


class Purchase:
    """The bids in order, the chosen one, and how it is paid."""

    def __init__(self, state: State, wanted: WantedPurchase, chosen: Id | None = None) -> None:
        self.state = state
        self.wanted = wanted
        dear = {bid.id: wanted.dearness(state, bid) for bid in wanted.bids}
        self.bids: Sequence[Bid] = sorted(wanted.bids, key=lambda bid: (bid.place, *dear[bid.id]))
        self.bid = next((bid for bid in self.bids if bid.id == chosen), best_bid(self.bids, dear))
        self.paying = wanted.paying(state, self.bid)

    def recount(self, state: State) -> None:
        """A donkey may have moved: see anew what comes, and keep the bid."""
        if state is not self.state:
            Purchase.__init__(self, state, self.wanted, self.bid.id)

    @property
    def site(self) -> int:
        """The tile where it is paid."""
        return self.wanted.family.site(self.state, self.bid.target)[0]

    @property
    def action(self) -> Action:
        """What would be done."""
        return self.wanted.action(self.bid, self.paying)

    @property
    def refusal(self) -> Refusal | None:
        """Why that cannot be done."""
        return paid_refusal(self.state, self.wanted.family, self.bid.target, self.action)

    def bright(self) -> frozenset[int]:
        """The tiles that matter: where it is paid, whence it comes, what lies between."""
        found = {mark.tile for mark in self.paying.marks()} | {self._site_of(bid) for bid in self.bids}
        return frozenset(found | {tile for way in self.paying.ways() for tile in way.tiles})

    def choose(self, flow: Flow, what: Id) -> bool:
        """Another bid, the tile of one, another unit, or the step that mends it."""
        bid = next((bid for bid in self.bids if what in (bid.id, TileId(self._site_of(bid)))), None)
        if bid is not None and (what == bid.id or len(self.bids) > 1):
            self.bid = bid
            self.paying = self.wanted.paying(self.state, bid)
            return True
        if what == MEND:
            mend = self._mend(flow)
            return mend is not None and mend.do(flow, flow.mode)
        if isinstance(what, MendId):
            return self.choose(flow, what.of)
        return self.paying.choose(what)

    def _site_of(self, bid: Bid) -> int:
        return self.wanted.family.site(self.state, bid.target)[0]

    def _mend(self, flow: Flow) -> Mend | None:
        """What would mend the chosen bid, if it is refused."""
        found, bid = self.refusal, self.bid
        if found is None:
            return None
        return flow.mends.of_bid(self.wanted, bid, found)

    def _instead(self) -> Bid | None:
        """The first other bid that could be done."""
        others = (bid for bid in self.bids if bid is not self.bid)
        return next((bid for bid in others if self.wanted.refusal(self.state, bid) is None), None)

    def parts(self, flow: Flow) -> list[Part]:
        """The bids if there are several, then the payment, or what is missing and what would mend it."""
        found: list[Part] = []
        if len(self.bids) > 1:
            found.append(Heading(self.wanted.heading, self.wanted.remark))
            found += [self._choice(flow, bid) for bid in self.bids]
        refused = self.refusal
        if refused is None:
            return [*found, *self.paying.parts(flow.speech, flow.reckoning(self.action).ledger())]
        found.append(Note(explain_rich(flow.speech, refused), bad=True))
        mend = self._mend_button(flow)
        return [*found, mend] if mend is not None else found

    def _mend_button(self, flow: Flow) -> Button | None:
        """Another bid that can be done, by its place; else what would mend this one."""
        other = self._instead()
        if other is not None:
            label = other.title
            if isinstance(other.id, StandId):
                label = done_from(flow.speech, self.wanted.family.name, other.id.tile)
            return Button(MendId(other.id), label, main=True)
        mend = self._mend(flow)
        return Button(MEND, mend.label, main=True) if mend is not None else None

    def _choice(self, flow: Flow, bid: Bid) -> Choice:
        chosen = bid is self.bid
        refused = self.refusal if chosen else self.wanted.refusal(self.state, bid)
        notes = (explain_rich(flow.speech, refused),) if refused and not chosen else ()
        gain = bid.gain if refused else (*bid.gain, *self._carried(bid))
        return Choice(bid.id, bid.title, gain, notes, chosen, bid.key)

    def paid_at(self, bid: Bid) -> Paying:
        """How a bid is paid: the chosen one as it was put together."""
        return self.paying if bid is self.bid else self.wanted.paying(self.state, bid)

    def _carried(self, bid: Bid) -> tuple[Quantity, ...]:
        """How many donkeys carry what is needed to a place to stand on."""
        paying = self.paid_at(bid)
        if not isinstance(bid.id, StandId) or not paying.takes_goods:
            return ()
        return (Hired("donkey", len(paying.carriers())),)
