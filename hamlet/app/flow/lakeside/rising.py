"""Which villager stands up again: those who lie are lit where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Mode
from hamlet.app.ids import Id, TileId, VillagerId
from hamlet.app.view.scene import ASKED, Scene, TileMark
from hamlet.engine.lake.standing_up import StandUp, lying_tiles
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


class Rising(Mode):
    """The question who stands up."""

    name = "stand_up"
    leaves_on_play = False

    def back(self, flow: Flow) -> Mode | None:
        """Undo takes the meal back; there is nothing to leave."""
        return None

    def scene(self, flow: Flow) -> Scene:
        """The buildings on which somebody lies."""
        tiles = lying_tiles(flow.state)
        marks = tuple(TileMark(TileId(uid), uid, "{stand_up}") for uid in tiles)
        return Scene(self.name, ASKED, dim=True, tiles=marks, bright=frozenset(tiles))

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why nobody stands up there."""
        found = flow.session.refusal(StandUp(what.tile)) if isinstance(what, TileId) else None
        return explain_rich(flow.speech, found) if found else ""

    def choose(self, flow: Flow, what: Id) -> bool:
        """A building, or the villager on it."""
        return isinstance(what, TileId | VillagerId) and flow.play(StandUp(what.tile))
