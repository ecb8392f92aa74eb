"""Villages that grew from others by one piece: a search comes the same way again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.engine.village.pieces import Placed, Road

if TYPE_CHECKING:
    from hamlet.engine.village.village import Village

KEPT: Final = 512
"""So many followers are remembered for all villages of a game together; then the oldest is forgotten."""


class Followers:
    """For a village and a piece the village with that piece, as long as it is not forgotten."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        # By the id of the earlier village, which stands beside the later one: no other can have its id.
        self._known: dict[tuple[int, Placed | Road], tuple[Village, Village]] = {}

    def find(self, before: Village, piece: Placed | Road) -> Village | None:
        """The village that grew so, if it is remembered."""
        found = self._known.get((id(before), piece))
        return None if found is None else found[1]

    def keep(self, before: Village, piece: Placed | Road, after: Village) -> None:
        """Remember that this village grew so."""
        known = self._known
        if len(known) >= KEPT:
            del known[next(iter(known))]
        known[id(before), piece] = (before, after)
