"""Chances by the lake and against Botric."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.app.flow.chances.base_chances import proposals
from hamlet.app.flow.chances.chance import Chance, offered
from hamlet.app.flow.legality import open_targets
from hamlet.engine.actions.construct import Construct, ConstructFamily
from hamlet.engine.botric.attempts.deliver import Delivering
from hamlet.engine.botric.attempts.sell import Selling
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.foreseeing import foreseen
from hamlet.engine.lake.boats import boats_of

if TYPE_CHECKING:
    from hamlet.engine.actions.family import Action
    from hamlet.engine.state import State


def _closes_lake(state: State) -> Action | None:
    """A building that can be paid for, in a place where it encloses ground."""
    family = state.box.ruleset.by_name["construct"]
    if not state.village.land.floods or not isinstance(family, ConstructFamily):
        return None
    tried = set()
    for target in open_targets(state, family.name):
        blueprint, uid = target
        for rotation, at in family.places(state, target):
            place = (blueprint, rotation, at)
            if place not in tried and state.village.lakes_closed_by(*place):
                payment = family.propose(state, target).payment
                return Construct(blueprint, uid, rotation, at, payment)
            tried.add(place)
    return None


def _sails(state: State) -> Action | None:
    """Something that is paid for with goods that cross the water."""
    if not state.village.land.floods or not boats_of(state, state.seat):
        return None
    return next((action for action, payment in proposals(state) if payment.boats), None)


def _before_botric(state: State) -> Action | None:
    """A delivery or a sale that he would make if it were his turn now."""
    if BOTRIC not in state.box.ruleset.positions:
        return None
    for name in ("deliver", "sell"):
        targets = open_targets(state, name)
        deed = foreseen(state, name).deed if targets else None
        wanted = deed.slot if isinstance(deed, Delivering) else None
        wanted = deed.sale if isinstance(deed, Selling) else wanted
        same = [target for target in targets if wanted is not None and target[1] == wanted]
        if same:
            offer: Action = state.box.ruleset.by_name[name].propose(state, same[0])
            return offer
    return None


BY_LAKE: Final = (
    Chance("close_lake", "table.chance.close_lake", ("events", "LakeFormed"), _closes_lake),
    Chance("sail", "table.chance.sail", ("pieces", "boat"), _sails),
    Chance("store", "table.chance.store", ("families", "store"), offered("store")),
    Chance("use_fish", "table.chance.use_fish", ("families", "use_fish"), offered("use_fish")),
    Chance("fishing", "table.chance.fishing", ("families", "fishing"), offered("fishing")),
)
SOLO: Final = (
    Chance("before_botric", "table.chance.before_botric", ("events", "BotricTried"), _before_botric),
)
