"""What would mend a refusal: the same deed from another tile, a donkey step, a road that opens the way."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hamlet.app.flow.elsewhere import done_from
from hamlet.app.flow.legality import open_targets
from hamlet.app.flow.modes.card import TileCard
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offers import offers_at, road_offer
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.game import play

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.offer import Offer
    from hamlet.app.flow.purchase import Bid, WantedPurchase
    from hamlet.app.flow.table import Flow
    from hamlet.engine.actions.family import Action, Target
    from hamlet.engine.refusals import Refusal
    from hamlet.engine.state import State

WhyNot = Callable[["State"], "Refusal | None"]
"""Why something could not be done in a state, or None if it could."""
BY_DONKEY = ("missing_material",)
BY_ROAD = ("missing_material", "missing_gold", "out_of_reach")


@dataclass(frozen=True, slots=True)
class Mend:
    """One move that mends a refusal: an action played at once, or an offer at another tile that is opened."""

    label: str
    action: Action | None = None
    offer: Offer | None = None

    def do(self, flow: Flow, before: Mode) -> bool:
        """Play it, or go there; from there back leads to where one was."""
        if self.action is not None:
            return flow.play(self.action, stay=True)
        if self.offer is None:
            return False
        if self.offer.wanted is None:
            flow.enter(TileCard(self.offer.tile))
        else:
            flow.enter(PaymentMode(flow, self.offer, before, self.offer.bid))
        return True


class Mends:
    """The mends of one state. What is tried out for one refusal serves all of them."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.state = flow.state
        self._after_steps: list[tuple[Action, State]] | None = None
        self._after_roads: list[tuple[Target, State]] | None = None
        self._known: dict[tuple[Hashable, ...], Mend | None] = {}

    def of_offer(self, offer: Offer) -> Mend | None:
        """What would mend the refusal of an offer."""
        if offer.refusal is None:
            return None
        key = (offer.tile, offer.id)
        if key not in self._known:
            self._known[key] = self._found(offer.family, offer.target, offer.refusal, offer.refused_in)
        return self._known[key]

    def of_bid(self, wanted: WantedPurchase, bid: Bid, found: Refusal) -> Mend | None:
        """The same for a bid of a purchase that is refused."""
        family, key = wanted.family.name, (wanted, bid.id)
        if key not in self._known:

            def why_not(state: State) -> Refusal | None:
                return wanted.refusal(state, bid)

            self._known[key] = self._found(family, bid.target, found, why_not)
        return self._known[key]

    def _found(self, family: str, target: Target, found: Refusal, why_not: WhyNot) -> Mend | None:
        elsewhere = self._elsewhere(family, target)
        own = family in AT_ITSELF
        return (
            (None if own else elsewhere)
            or (self._step(why_not) if found.code in BY_DONKEY else None)
            or (self._road(why_not) if found.code in BY_ROAD else None)
            or elsewhere
        )

    # the same deed from another tile

    def _elsewhere(self, family: str, target: Target) -> Mend | None:
        deed_of = DEEDS.get(family, _rest)
        if deed_of is None or not target:
            return None
        deed = deed_of(self.state, target)
        for other in open_targets(self.state, family):
            if other[0] != target[0] and deed_of(self.state, other) == deed:
                return self._there(family, other)
        return None

    def _there(self, family: str, target: Target) -> Mend | None:
        speech, uid = self.flow.speech, target[0]
        contact = self.state.village.contact_at(target[1]) if family == "road" else None
        offers = offers_at(speech, uid) if contact is None else [road_offer(speech, contact, uid)]
        offer = next((each for each in offers if (each.family, each.target) == (family, target)), None)
        if offer is None or offer.refusal is not None:
            return None
        return Mend(done_from(speech, family, uid), offer=offer)

    # a donkey step

    def _step(self, why_not: WhyNot) -> Mend | None:
        if self._after_steps is None:
            self._after_steps = list(self._steps())
        for move, after in self._after_steps:
            if why_not(after) is None:
                return Mend(f"{{donkey}} {self.flow.describe(move)}", action=move)
        return None

    def _steps(self) -> Iterator[tuple[Action, State]]:
        for source, goal in open_targets(self.state, "donkey"):
            move = MoveDonkey(source, goal)
            yield move, _played(self.state, move)

    # a road

    def _road(self, why_not: WhyNot) -> Mend | None:
        if self._after_roads is None:
            self._after_roads = list(self._roads())
        opens = [target for target, after in self._after_roads if why_not(after) is None]
        if not opens:
            return None
        uid, side, _ = opens[0]
        contact = self.state.village.contact_at(side)
        if contact is None:
            return None
        offer, speech = road_offer(self.flow.speech, contact, uid), self.flow.speech
        name = offer.wanted.title if offer.wanted else offer.title
        other = contact.b if uid == contact.a else contact.a
        label = self.flow.words.label(
            "table.mend.road", road=name, tile=speech.tile(uid), other=speech.tile(other)
        )
        return Mend(label, offer=offer)

    def _roads(self) -> Iterator[tuple[Target, State]]:
        family, seen = self.state.box.ruleset.by_name["road"], set()
        for target in open_targets(self.state, "road"):
            if target[1] not in seen:
                seen.add(target[1])
                after = _played(self.state, family.propose(self.state, target))
                # The road opens the way even if whoever builds it is the last to work this turn.
                after.villagers = self.state.villagers
                yield target, after


def _played(state: State, action: Action) -> State:
    after = state.copy()
    play(after, action)
    return after


def _rest(state: State, target: Target) -> Hashable:
    return target[1:]


def _made(state: State, target: Target) -> Hashable:
    return state.box.definitions.tiles[state.village.tiles[target[0]].tile].produces


def _refined(state: State, target: Target) -> Hashable:
    return state.box.definitions.tiles[state.village.tiles[target[0]].tile].refines, target[1]


AT_ITSELF = ("produce", "refine")
"""What is done to the building itself: another that makes the same comes last."""
DEEDS: dict[str, Callable[[State, Target], Hashable] | None] = {
    "produce": _made,
    "refine": _refined,
    # The card of a blueprint has all its stands to choose from.
    "construct": None,
}
"""What a target is about, whatever tile it is done from: else what it names beside the tile."""
