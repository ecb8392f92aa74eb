"""The Town Hall's first half: take a blueprint, or skip it to hire at once (B8, B19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Family, Target
from hamlet.engine.actions.hire import can_hire
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal, workplaces
from hamlet.engine.decisions import HIRE, Decision
from hamlet.engine.definitions import Gain, Kind
from hamlet.engine.display import refill
from hamlet.engine.events import BlueprintTaken, GoldChanged, Sink
from hamlet.engine.payments.payment import give
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put


@dataclass(frozen=True, slots=True)
class TakeBlueprint(Action):
    """Take the blueprint at this position of the display, then hire."""

    tile: int
    position: int
    walker: int = NEAREST


@dataclass(frozen=True, slots=True)
class SkipBlueprint(Action):
    """Go to the Town Hall only to hire."""

    tile: int
    walker: int = NEAREST


def _hall_refusal(state: State, tile: int, walker: int) -> Refusal | None:
    found = villager_refusal(state, tile, walker)
    if found:
        return found
    if state.box.kind_of[state.village.tiles[tile].tile] != Kind.TOWN_HALL:
        return refuse("B8", "not_a_town_hall", tile=tile)
    return None


def skipping_coins(state: State, position: int) -> int:
    """How many coins taking the blueprint at this position lays on those before it (B19)."""
    expansions = state.box.ruleset.expansions
    return 0 if any(each.skips_for_nothing(state, state.seat) for each in expansions) else position


def take_from_display(state: State, hall: int, position: int, emit: Sink) -> None:
    """The seat lays the coins and takes the blueprint with what lies on it; the display slides and fills."""
    seat, paid = state.seat, skipping_coins(state, position)
    tile, coins = state.display[position], state.coins[position]
    laid = tuple(coin + 1 for coin in state.coins[:position]) if paid else state.coins[:position]
    state.coins = laid + state.coins[position + 1 :]
    state.display = state.display[:position] + state.display[position + 1 :]
    state.blueprints = put(state.blueprints, seat, tuple(sorted((*state.blueprints[seat], tile))))
    state.gold = put(state.gold, seat, state.gold[seat] - paid)
    if emit:
        emit(BlueprintTaken(seat, tile, position, coins, laid=paid == position))
        if paid:
            emit(GoldChanged(seat, -paid, "skipped_blueprints", hall))
    give(state, seat, Gain(gold=coins), "coins_on_blueprint", hall, emit)
    refill(state, emit)


class TakeBlueprintFamily(Family[TakeBlueprint]):
    """Blueprints: the leftmost is free, each further one lays a coin on every one before it."""

    name: ClassVar[str] = "take_blueprint"
    action: ClassVar[type[Action]] = TakeBlueprint
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: TakeBlueprint) -> Refusal | None:
        """Why this blueprint cannot be taken."""
        found = _hall_refusal(state, action.tile, action.walker)
        if found:
            return found
        limit = state.box.rules.blueprint_limit
        if len(state.blueprints[state.seat]) >= limit:
            return refuse("B8", "hand_full", limit=limit)
        if not 0 <= action.position < len(state.display):
            return refuse("B19", "no_such_blueprint", position=action.position)
        asked = skipping_coins(state, action.position)
        if state.gold[state.seat] < asked:
            return refuse("B19", "too_few_coins_to_skip", asked=asked, gold=state.gold[state.seat])
        return None

    def apply(self, state: State, action: TakeBlueprint, emit: Sink) -> None:
        """Lay the coins, take the tile with what lies on it, slide, refill, and open the hiring."""
        send_villager(state, action.tile, action.walker, emit)
        take_from_display(state, action.tile, action.position, emit)
        if can_hire(state):
            state.pending = (*state.pending, Decision(HIRE, state.seat, action.tile))

    def targets(self, state: State) -> Sequence[Target]:
        """Every position the seat can afford, at each reachable Town Hall."""
        if not any_stands(state) or len(state.blueprints[state.seat]) >= state.box.rules.blueprint_limit:
            return ()
        gold = state.gold[state.seat]
        affordable = [n for n in range(len(state.display)) if skipping_coins(state, n) <= gold]
        halls = workplaces(state, Kind.TOWN_HALL)
        return [(uid, position) for uid in halls for position in affordable]

    def available(self, state: State) -> bool:
        """Whether there is a blueprint, room for it in hand, and a Town Hall: the leftmost is free."""
        return (
            len(state.display) > 0
            and len(state.blueprints[state.seat]) < state.box.rules.blueprint_limit
            and bool(workplaces(state, Kind.TOWN_HALL))
        )

    def propose(self, state: State, target: Target) -> TakeBlueprint:
        """The one action."""
        return TakeBlueprint(*target)


class SkipBlueprintFamily(Family[SkipBlueprint]):
    """Hiring alone: only where somebody can be hired, for both halves may not be skipped."""

    name: ClassVar[str] = "skip_blueprint"
    action: ClassVar[type[Action]] = SkipBlueprint
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: SkipBlueprint) -> Refusal | None:
        """Why going there only to hire is not possible."""
        found = _hall_refusal(state, action.tile, action.walker)
        if found:
            return found
        return None if can_hire(state) else refuse("B8", "nobody_to_hire", gold=state.gold[state.seat])

    def apply(self, state: State, action: SkipBlueprint, emit: Sink) -> None:
        """Open the hiring, which may not be declined now."""
        send_villager(state, action.tile, action.walker, emit)
        state.pending = (*state.pending, Decision(HIRE, state.seat, action.tile, must=True))

    def targets(self, state: State) -> Sequence[Target]:
        """Each reachable Town Hall, if somebody can be hired."""
        if not any_stands(state) or not can_hire(state):
            return ()
        return [(uid,) for uid in workplaces(state, Kind.TOWN_HALL)]

    def available(self, state: State) -> bool:
        """Whether somebody can be hired, and somewhere."""
        return can_hire(state) and bool(workplaces(state, Kind.TOWN_HALL))

    def propose(self, state: State, target: Target) -> SkipBlueprint:
        """The one action."""
        return SkipBlueprint(*target)
