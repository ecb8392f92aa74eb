"""Chances of the base game: what a first turn is made of, and what comes later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hamlet.app.flow.chances.chance import Chance, offered
from hamlet.app.flow.legality import open_targets
from hamlet.app.ids import Command
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.definitions import Kind
from hamlet.engine.payments.payment import NOTHING, Payment

if TYPE_CHECKING:
    from hamlet.engine.actions.family import Action
    from hamlet.engine.state import State


def proposals(state: State) -> Iterator[tuple[Action, Payment]]:
    """Whatever can be paid now, as the engine proposes it; where goods suffice nothing is bought."""
    for family in state.box.ruleset.by_decision["action"]:
        if isinstance(family, PaidFamily):
            for target in open_targets(state, family.name):
                action = family.propose(state, target)
                yield action, getattr(action, "payment", NOTHING)


def _landmark(state: State) -> Action | None:
    family = state.box.ruleset.by_name["construct"]
    targets = open_targets(state, family.name)
    found = [target for target in targets if state.box.kind_of[target[0]] == Kind.LANDMARK]
    return family.propose(state, found[0]) if found else None


def _bought(state: State) -> Action | None:
    return next((action for action, payment in proposals(state) if payment.bought), None)


def _rest(state: State) -> Action | None:
    """Nobody can work any more: all that is left is to end the turn."""
    if state.decision != "action":
        return None
    families = state.box.ruleset.by_decision["action"]
    works = any_stands(state) and any(family.available(state) for family in families if family.by_villager)
    return None if works else offered("end_turn")(state)


LATER: Final = (
    Chance("landmark", "table.chance.landmark", ("kinds", "landmark"), _landmark),
    Chance("deliver", "table.chance.deliver", ("families", "deliver"), offered("deliver")),
    Chance("sell", "table.chance.sell", ("families", "sell"), offered("sell")),
    Chance("construct", "table.chance.construct", ("families", "construct"), offered("construct")),
    Chance("buy", "table.chance.buy", ("events", "MaterialBought"), _bought),
    Chance("road", "table.chance.road", ("families", "road"), offered("road"), Command.ROADS),
    Chance("refine", "table.chance.refine", ("families", "refine"), offered("refine")),
    Chance("beg", "table.chance.beg", ("families", "beg"), offered("beg")),
    Chance("hire", "table.chance.hire", ("decisions", "hire"), offered("skip_blueprint")),
    Chance("rest", "table.chance.rest", ("families", "end_turn"), _rest, Command.END_TURN),
)
AT_ONCE: Final = (
    Chance("produce", "table.chance.produce", ("families", "produce"), offered("produce")),
    Chance("take", "table.chance.take", ("families", "take_blueprint"), offered("take_blueprint")),
    Chance("donkey", "table.chance.donkey", ("families", "donkey"), offered("donkey"), Command.DONKEYS),
)
