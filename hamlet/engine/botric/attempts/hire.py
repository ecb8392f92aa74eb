"""Hiring a villager, with a blueprint on the way: what he tries first (S5, S6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.hire import add_villager, villager_cost
from hamlet.engine.actions.villager import send_villager
from hamlet.engine.botric.attempts.attempt import Attempt, workplace
from hamlet.engine.botric.attempts.blueprints import blueprint_to_take, take_blueprint
from hamlet.engine.botric.base import SLICE, edition_of
from hamlet.engine.botric.coin_tile import take_coins
from hamlet.engine.botric.paying import Purse
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.botric.walking import who_walks
from hamlet.engine.definitions import Kind
from hamlet.engine.events import GoldChanged, Sink
from hamlet.engine.state import State, put


@dataclass(frozen=True, slots=True)
class Hiring:
    """A villager for so much, and the blueprint at this position of the display, if any."""

    tile: int
    walker: int
    cost: int
    position: int | None


def hiring_cost(state: State) -> int | None:
    """What his next villager costs; None when he has all."""
    usual, costs = villager_cost(state), edition_of(state).hire_costs
    if usual is None or not costs:
        return usual
    hired = max(len(state.villagers[state.seat]) - state.box.rules.starting_villagers, 0)
    return costs[min(hired, len(costs) - 1)]


class HireAttempt(Attempt[Hiring]):
    """From his coin tile first, then with gold of his own where he has any."""

    name: ClassVar[str] = "hire"

    def consider(self, state: State, mind: Mind) -> Hiring | Passed:
        """Whether he can pay for one more."""
        cost = hiring_cost(state)
        if cost is None:
            return passed("all_hired", limit=state.box.rules.most_villagers)
        hall = workplace(state, Kind.TOWN_HALL)
        if isinstance(hall, Passed):
            return hall
        purse = _purse(state)
        if cost > purse.all:
            return passed("too_dear", asked=cost, gold=purse.all)
        position = blueprint_to_take(state, purse.own - max(cost - purse.tile, 0), mind)
        walker = who_walks(state, hall, mind)
        return Hiring(hall, walker, cost, None if isinstance(position, Passed) else position)

    def carry_out(self, state: State, deed: Hiring, emit: Sink) -> None:
        """Pay, whatever is left on the coin tile is lost; then the villager, then the blueprint."""
        purse = _purse(state)
        send_villager(state, deed.tile, deed.walker, emit)
        from_tile = min(purse.tile, deed.cost)
        take_coins(state, from_tile, "hired_villager", emit)
        own = deed.cost - from_tile
        if own:
            state.gold = put(state.gold, state.seat, state.gold[state.seat] - own)
            if emit:
                emit(GoldChanged(state.seat, -own, "hired_villager", deed.tile))
        add_villager(state, deed.cost, emit)
        if deed.position is not None:
            take_blueprint(state, deed.tile, deed.position, emit)


def _purse(state: State) -> Purse:
    return Purse(state.gold[state.seat], SLICE.of(state).coins)
