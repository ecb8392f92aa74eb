"""Which chance there is at a state: one question to the engine at a time, so that no frame waits for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.app.flow.chances.base_chances import AT_ONCE, LATER
from hamlet.app.flow.chances.further_chances import BY_LAKE, SOLO
from hamlet.app.flow.hinting.hint_places import HintPlace, place_of_hint
from hamlet.values import dataclass

if TYPE_CHECKING:
    from collections.abc import Collection

    from hamlet.app.flow.chances.chance import Chance
    from hamlet.app.ids import Id
    from hamlet.engine.state import State

CHANCES: Final = (*AT_ONCE, *SOLO, *BY_LAKE, *LATER)
"""All there are. Of several at once the first is told: what one begins with, then what is rare."""


@dataclass(frozen=True, slots=True)
class FoundChance:
    """A chance, and where that lies which the engine offers."""

    chance: Chance
    place: HintPlace

    @property
    def tiles(self) -> frozenset[int]:
        """The buildings it speaks of; a new one lies in the hand as yet."""
        if self.place.site is not None:
            return frozenset()
        own = () if self.place.tile is None else (self.place.tile,)
        return self.place.bright.union(own)

    @property
    def on_panel(self) -> Id | None:
        """What of the panels it speaks of."""
        return self.place.on_panel or self.chance.button


class ChanceSearch:
    """Goes through all that was not told yet, at one state."""

    def __init__(self, state: State, told: Collection[str]) -> None:
        self.state = state
        self.found: FoundChance | None = None
        self._left = [chance for chance in reversed(CHANCES) if chance.name not in told]

    @property
    def over(self) -> bool:
        """Whether there is nothing more to ask."""
        return self.found is not None or not self._left

    def step(self) -> None:
        """Ask for one of them."""
        if self.over:
            return
        chance = self._left.pop()
        offer = chance.find(self.state)
        if offer is not None:
            self.found = FoundChance(chance, place_of_hint(self.state, offer))
