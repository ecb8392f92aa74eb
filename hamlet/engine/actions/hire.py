"""The Town Hall's second half: hire villagers and donkeys, place each donkey, be done (B8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.bits import bits, nth_bit
from hamlet.engine.decisions import HIRE, PLACE_DONKEY, Decision
from hamlet.engine.dice import Chooser
from hamlet.engine.events import DonkeyHired, DonkeyPlaced, GoldChanged, Sink, VillagerHired
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put
from hamlet.engine.workers import worker


@dataclass(frozen=True, slots=True)
class HireVillager(Action):
    """Hire the next villager."""


@dataclass(frozen=True, slots=True)
class HireDonkey(Action):
    """Hire a donkey; its place is decided next."""


@dataclass(frozen=True, slots=True)
class PlaceDonkey(Action):
    """Place the hired donkey on a reachable tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class FinishHiring(Action):
    """Leave the Town Hall."""


def villager_cost(state: State) -> int | None:
    """What the seat's next villager costs; None when it has all it may have."""
    rules = state.box.rules
    owned = len(state.villagers[state.seat])
    if owned >= rules.most_villagers:
        return None
    hired = max(owned - rules.starting_villagers, 0)
    return rules.villager_costs[min(hired, len(rules.villager_costs) - 1)]


def villager_hire_refusal(state: State) -> Refusal | None:
    """Why no villager can be hired, or None."""
    cost, gold = villager_cost(state), state.gold[state.seat]
    if cost is None:
        return refuse("B8", "all_villagers_hired", limit=state.box.rules.most_villagers)
    return None if gold >= cost else refuse("B8", "villager_too_dear", asked=cost, gold=gold)


def donkey_hire_refusal(state: State) -> Refusal | None:
    """Why no donkey can be hired, or None."""
    rules, gold = state.box.rules, state.gold[state.seat]
    if len(state.donkeys[state.seat]) >= rules.most_donkeys:
        return refuse("B8", "all_donkeys_hired", limit=rules.most_donkeys)
    return (
        None
        if gold >= rules.donkey_cost
        else refuse("B8", "donkey_too_dear", asked=rules.donkey_cost, gold=gold)
    )


def can_hire(state: State) -> bool:
    """Whether the seat can hire anybody now."""
    rules, gold = state.box.rules, state.gold[state.seat]
    if gold >= rules.donkey_cost and len(state.donkeys[state.seat]) < rules.most_donkeys:
        return True
    cost = villager_cost(state)
    return cost is not None and gold >= cost


def home_of(state: State, seat: int) -> int:
    """Where a new villager lies until the next turn."""
    found = state.village.church
    for each in state.box.ruleset.expansions:
        place = each.home(state, seat)
        found = found if place is None else place
    return found


def add_villager(state: State, cost: int, emit: Sink) -> None:
    """The seat has a villager more, hired for so much, who lies until its next turn."""
    pieces = (*state.villagers[state.seat], worker(home_of(state, state.seat), acted=True))
    state.villagers = put(state.villagers, state.seat, tuple(sorted(pieces)))
    if emit:
        emit(VillagerHired(state.seat, cost))


def _settle(state: State) -> None:
    """After a hire: the hiring goes on without obligation while anything can be afforded."""
    if not state.pending or state.pending[-1].kind != HIRE:
        return  # it was not hired but given
    decision = state.pending[-1]
    rest = state.pending[:-1]
    state.pending = (*rest, decision._replace(must=False)) if can_hire(state) else rest


def _spend(state: State, cost: int, why: str, emit: Sink) -> None:
    state.gold = put(state.gold, state.seat, state.gold[state.seat] - cost)
    if emit:
        emit(GoldChanged(state.seat, -cost, why))


class HireVillagerFamily(Family[HireVillager]):
    """New villagers lie on the Church, or at home, until the next turn."""

    name: ClassVar[str] = "hire_villager"
    action: ClassVar[type[Action]] = HireVillager
    decision: ClassVar[str] = HIRE

    def refusal(self, state: State, action: HireVillager) -> Refusal | None:
        """Why no villager can be hired."""
        return villager_hire_refusal(state)

    def apply(self, state: State, action: HireVillager, emit: Sink) -> None:
        """Pay, and lay the villager down."""
        cost = villager_cost(state) or 0
        _spend(state, cost, "hired_villager", emit)
        add_villager(state, cost, emit)
        _settle(state)

    def targets(self, state: State) -> Sequence[Target]:
        """One, if it can be afforded."""
        return () if villager_hire_refusal(state) else ((),)

    def propose(self, state: State, target: Target) -> HireVillager:
        """The one action."""
        return HireVillager()


class HireDonkeyFamily(Family[HireDonkey]):
    """A hired donkey is placed at once and may move this turn."""

    name: ClassVar[str] = "hire_donkey"
    action: ClassVar[type[Action]] = HireDonkey
    decision: ClassVar[str] = HIRE

    def refusal(self, state: State, action: HireDonkey) -> Refusal | None:
        """Why no donkey can be hired."""
        return donkey_hire_refusal(state)

    def apply(self, state: State, action: HireDonkey, emit: Sink) -> None:
        """Pay; the place is decided next."""
        cost = state.box.rules.donkey_cost
        _spend(state, cost, "hired_donkey", emit)
        if emit:
            emit(DonkeyHired(state.seat, cost))
        hiring = state.pending[-1]
        state.pending = (*state.pending, Decision(PLACE_DONKEY, state.seat, hiring.tile, must=True))

    def targets(self, state: State) -> Sequence[Target]:
        """One, if it can be afforded."""
        return () if donkey_hire_refusal(state) else ((),)

    def propose(self, state: State, target: Target) -> HireDonkey:
        """The one action."""
        return HireDonkey()


class PlaceDonkeyFamily(Family[PlaceDonkey]):
    """Any tile that is joined to the Church will do."""

    name: ClassVar[str] = "place_donkey"
    action: ClassVar[type[Action]] = PlaceDonkey
    decision: ClassVar[str] = PLACE_DONKEY

    def refusal(self, state: State, action: PlaceDonkey) -> Refusal | None:
        """Why the donkey cannot be placed there."""
        if not 0 <= action.tile < len(state.village.tiles):
            return refuse("turn", "no_such_tile", tile=action.tile)
        if not reach_of(state, state.seat).is_reachable(action.tile):
            return refuse("B1", "out_of_reach", tile=action.tile)
        return None

    def apply(self, state: State, action: PlaceDonkey, emit: Sink) -> None:
        """Place it, fresh, and go on hiring."""
        pieces = (*state.donkeys[state.seat], worker(action.tile))
        state.donkeys = put(state.donkeys, state.seat, tuple(sorted(pieces)))
        state.pending = state.pending[:-1]
        if emit:
            emit(DonkeyPlaced(state.seat, action.tile))
        _settle(state)

    def targets(self, state: State) -> Sequence[Target]:
        """Every reachable tile."""
        return [(uid,) for uid in bits(reach_of(state, state.seat).reachable)]

    def pick(self, state: State, dice: Chooser) -> Target | None:
        """A reachable tile by chance."""
        reachable = reach_of(state, state.seat).reachable
        return (nth_bit(reachable, dice.below(reachable.bit_count())).bit_length() - 1,)

    def propose(self, state: State, target: Target) -> PlaceDonkey:
        """The one action."""
        return PlaceDonkey(*target)


class FinishHiringFamily(Family[FinishHiring]):
    """Both halves of the Town Hall may not be skipped."""

    name: ClassVar[str] = "finish_hiring"
    action: ClassVar[type[Action]] = FinishHiring
    decision: ClassVar[str] = HIRE

    def refusal(self, state: State, action: FinishHiring) -> Refusal | None:
        """Why one may not leave yet."""
        return refuse("B8", "must_hire") if state.pending[-1].must else None

    def apply(self, state: State, action: FinishHiring, emit: Sink) -> None:
        """Close the hiring."""
        state.pending = state.pending[:-1]

    def targets(self, state: State) -> Sequence[Target]:
        """One, unless somebody must be hired."""
        return () if state.pending[-1].must else ((),)

    def propose(self, state: State, target: Target) -> FinishHiring:
        """The one action."""
        return FinishHiring()
