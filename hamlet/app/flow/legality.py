"""What may be done and why not: only the engine is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from hamlet.engine.definitions import Kind
from hamlet.engine.game import refusal
from hamlet.engine.payments.payment import NOTHING, Payment, payment_refusal
from hamlet.engine.payments.proposals import best_payment
from hamlet.engine.places import reachable_of, tiles_of

if TYPE_CHECKING:
    from hamlet.engine.actions.family import Action, Target
    from hamlet.engine.actions.paid import PaidFamily
    from hamlet.engine.refusals import Refusal
    from hamlet.engine.state import State

ELSEWHERE = ("construct", "donkey", "end_turn", "use_fish")
"""What is not begun at a building: from the hand, with a donkey, with a button, by the menu."""
Paid = Callable[["Target", Payment], "Action"]


def open_targets(state: State, name: str) -> Sequence[Target]:
    """What this family can do now: nothing while something else is asked."""
    family = state.box.ruleset.by_name[name]
    return () if state.finished or family.decision != state.decision else family.targets(state)


def open_tiles(state: State) -> frozenset[int]:
    """The buildings at which something can be done now."""
    if state.decision != "action":
        return frozenset()
    names = (family.name for family in state.box.ruleset.by_decision["action"])
    here = (name for name in names if name not in ELSEWHERE)
    return frozenset(target[0] for name in here for target in open_targets(state, name) if target)


def nearest_hall(state: State) -> int:
    """A Town Hall, one that villagers can get to if there is one."""
    halls = (*reachable_of(state, Kind.TOWN_HALL), *tiles_of(state, Kind.TOWN_HALL))
    return halls[0] if halls else -1


def paid_refusal(state: State, family: PaidFamily[Any], target: Target, action: Action) -> Refusal | None:
    """Why this action of a target is refused; where no payment would settle it, what is missing."""
    found = refusal(state, action)
    if found is None:
        return None
    tile, cost = family.site(state, target)
    sources = family.sources(state, tile)
    payment: Payment = getattr(action, "payment", NOTHING)
    is_payment = found == payment_refusal(sources, cost, payment)
    return (sources.lack(cost) if is_payment else None) or found


def proposed(state: State, family: PaidFamily[Any], target: Target, paid: Paid | None = None) -> Action:
    """The action of a target with the best payment; with none where there is none."""
    tile, cost = family.site(state, target)
    return (paid or family.paid)(target, best_payment(family.sources(state, tile), cost) or NOTHING)


def target_refusal(
    state: State, family: PaidFamily[Any], target: Target, paid: Paid | None = None
) -> Refusal | None:
    """Why nothing can be done with this target, or None."""
    return paid_refusal(state, family, target, proposed(state, family, target, paid))
