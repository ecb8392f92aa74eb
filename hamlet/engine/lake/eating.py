"""Selling and eating fish: at any moment of one's own turn, each kind once (L8, L15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.events import Sink
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.definitions import MenuCard
from hamlet.engine.lake.effects import LASTING, NOW, WAITING, effects_of
from hamlet.engine.lake.events import FishUsed
from hamlet.engine.payments.payment import give
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class UseFish(Action):
    """Use a fish by a card of the menu."""

    card: int


class UseFishFamily(Family[UseFish]):
    """The fish goes back into the bag; its card gives what it gives and does what it can."""

    name: ClassVar[str] = "use_fish"
    action: ClassVar[type[Action]] = UseFish

    def refusal(self, state: State, action: UseFish) -> Refusal | None:
        """Why no fish can be used by this card."""
        parts, waters = parts_of(state.box), SLICE.of(state)
        if action.card not in menu_of(state):
            return refuse("L8", "not_on_the_menu", card=action.card)
        card = parts.cards[action.card]
        if card.fish not in waters.hands[state.seat]:
            return refuse("L8", "no_such_fish", fish=card.fish)
        if card.fish in waters.eaten:
            return refuse("L8", "eaten_already", fish=card.fish)
        return idle_refusal(state, card) if card.must_do else None

    def apply(self, state: State, action: UseFish, emit: Sink) -> None:
        """Back into the bag, the gain, then what the meal does."""
        seat, card = state.seat, parts_of(state.box).cards[action.card]
        waters = SLICE.of(state).without_fish(seat, card.fish)
        acting = [each for each in effects_of(card) if each.refusal(state, card) is None]
        when = {each.when for each in acting}
        SLICE.put(
            state,
            replace(
                waters,
                eaten=tuple(sorted((*waters.eaten, card.fish))),
                waiting=(*waters.waiting, action.card) if WAITING in when else waters.waiting,
                lasting=(*waters.lasting, action.card) if LASTING in when else waters.lasting,
            ),
        )
        if emit:
            emit(FishUsed(seat, card.fish, action.card))
        give(state, seat, card.gain, "fish", -1, emit)
        for each in acting:
            if each.when == NOW and each.apply is not None:
                each.apply(state, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """The cards for which the seat has a fish."""
        waters = SLICE.of(state)
        if not set(waters.hands[state.seat]) - set(waters.eaten):
            return ()
        return [(card,) for card in menu_of(state) if self.refusal(state, UseFish(card)) is None]

    def propose(self, state: State, target: Target) -> UseFish:
        """The one action."""
        return UseFish(*target)


def menu_of(state: State) -> tuple[int, ...]:
    """The cards that lie on the table, by their fish."""
    return parts_of(state.box).menu(SLICE.of(state).season)


def idle_refusal(state: State, card: MenuCard) -> Refusal | None:
    """Why the meal would do nothing now, or None."""
    found = [each.refusal(state, card) for each in effects_of(card)]
    return None if None in found else next(iter(found), None)
