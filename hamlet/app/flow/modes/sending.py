"""A villager in the hand: every building where something can be done is lit; let go there, its card opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.card import open_tile
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.offers import offers_at
from hamlet.app.ids import Id, TileId
from hamlet.app.view.scene import Scene, TileMark
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.refusals import Refusal


class Sending(Mode):
    """Lasts as long as a villager is dragged: `before` is what it was taken from."""

    name = "sending"

    def __init__(self, flow: Flow, before: Mode) -> None:
        self.before = before
        self._refusals = {uid: _refusals(flow, uid) for uid in range(len(flow.state.village.tiles))}

    def back(self, flow: Flow) -> Mode | None:
        """Put down where it was."""
        return self.before

    @property
    def targets(self) -> tuple[int, ...]:
        """The buildings where something can be done."""
        return tuple(uid for uid, found in self._refusals.items() if None in found)

    def scene(self, flow: Flow) -> Scene:
        """Those buildings lit."""
        return Scene(
            self.name,
            flow.words.label("table.send"),
            dim=True,
            tiles=tuple(TileMark(TileId(uid), uid) for uid in self.targets),
            bright=frozenset(self.targets),
        )

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why nothing can be done there: the reason of what comes first."""
        found = self._refusals.get(what.tile) if isinstance(what, TileId) else None
        if found is None or None in found:
            return ""
        first = next(iter(found), None)
        return explain_rich(flow.speech, first) if first else flow.words.label("table.nothing_here")

    def choose(self, flow: Flow, what: Id) -> bool:
        """A building: its card, which tells what can be done and what would mend the rest."""
        if not isinstance(what, TileId):
            return False
        flow.enter(open_tile(flow, what.tile))
        return True


def _refusals(flow: Flow, uid: int) -> tuple[Refusal | None, ...]:
    """Of everything that could be done at a building, why not."""
    return tuple(offer.refusal for offer in offers_at(flow.speech, uid))
