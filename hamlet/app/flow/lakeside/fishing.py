"""Fishing: where there are fish beside a building within reach, and how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.card import TileCard
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.ids import Id, OfferId, TileId
from hamlet.app.view.scene import LakeMark, Scene, TileMark
from hamlet.engine.lake.fishing import FishingFamily, GoFishing, catch, tokens_beside
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


class Fishing(Mode):
    """Every building from which one can fish, with its number of fish; choosing one opens its card."""

    name = "fishing"

    def back(self, flow: Flow) -> Mode | None:
        """To the open table."""
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """The buildings with fish lit."""
        state = flow.state
        tiles = [uid for (uid,) in FishingFamily().targets(state)]
        marks = (TileMark(TileId(uid), uid, f"{{fish}} {catch(state, state.seat, uid)}") for uid in tiles)
        lakes = {lake for uid in tiles for lake, _ in tokens_beside(state, uid)}
        return Scene(
            self.name,
            flow.words.label("table.lake.fishing.prompt") if tiles else self._nowhere(flow),
            dim=bool(tiles),
            tiles=tuple(marks),
            bright=frozenset(tiles),
            lakes=tuple(LakeMark(state.village.lakes[lake].triangles) for lake in sorted(lakes)),
        )

    @staticmethod
    def _nowhere(flow: Flow) -> str:
        """Why nothing can be fished: what forbids it at every building with fish, else that none is near."""
        state, tiles = flow.state, range(len(flow.state.village.tiles))
        barred = [flow.session.refusal(GoFishing(uid)) for uid in tiles if catch(state, state.seat, uid)]
        found = barred[0] if barred else None
        if found is None or any(each != found for each in barred) or "tile" in found.facts:
            return flow.words.label("table.lake.fishing.nowhere")
        return explain_rich(flow.speech, found)

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why nothing can be fished there."""
        found = flow.session.refusal(GoFishing(what.tile)) if isinstance(what, TileId) else None
        return explain_rich(flow.speech, found) if found else ""

    def choose(self, flow: Flow, what: Id) -> bool:
        """A building without fish says why; one with fish opens its card, on which fishing comes first."""
        if not isinstance(what, TileId):
            return False
        found = flow.session.refusal(GoFishing(what.tile))
        if found is not None:
            flow.refuse(found)
        else:
            flow.enter(TileCard(what.tile, OfferId("fishing")))
        return True

    def key(self, flow: Flow, name: str) -> bool:
        """F leaves."""
        return name == "f" and flow.back()
