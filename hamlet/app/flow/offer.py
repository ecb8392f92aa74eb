"""One thing that could be done at a building, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hamlet.app.flow.legality import target_refusal
from hamlet.app.flow.purchase import WantedPurchase
from hamlet.app.ids import Id
from hamlet.app.view.amounts import Quantity
from hamlet.engine.actions.family import Action, Target
from hamlet.engine.game import refusal
from hamlet.engine.lattice.geometry import Side
from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State
from hamlet.words.speech import Speech

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that could be done at a tile, and why not. What is to be paid opens the payment card."""

    id: Id
    title: str
    tile: int
    family: str
    action: Action
    refusal: Refusal | None
    cost: tuple[Quantity, ...] = ()
    gain: tuple[Quantity, ...] = ()
    notes: tuple[str, ...] = ()
    wanted: WantedPurchase | None = None
    target: Target = ()
    bid: Id | None = None
    at_once: bool = False
    """Whether its payment opens as soon as the building is chosen."""
    opens: Callable[[Mode], Mode] | None = None
    """What it opens over the card, where it is neither done at once nor paid."""
    side: Side | None = None
    """The border it is about."""

    def refused_in(self, state: State) -> Refusal | None:
        """Why it could not be taken up in another state."""
        if self.wanted is None:
            return refusal(state, self.action)
        return target_refusal(state, self.wanted.family, self.target, self.wanted.paid)


Offering = Callable[[Speech, int], Iterator[Offer]]
"""What a family offers at a building."""
