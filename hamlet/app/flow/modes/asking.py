"""A question that has no mode of its own: its answers as rows of a card, in the words of their family."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Mode
from hamlet.app.ids import AnswerId, Id, TileId
from hamlet.app.view.parts import Card, Row
from hamlet.app.view.scene import ASKED, Scene, TileMark
from hamlet.engine.actions.family import Action
from hamlet.engine.options import Options
from hamlet.engine.workers import is_tile

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

MOST = 120
"""A card scrolls; a question with still more answers needs a mode of its own."""


class Asking(Mode):
    """What an expansion wants to know."""

    name = "asking"
    leaves_on_play = False

    def back(self, flow: Flow) -> Mode | None:
        """One cannot walk away from a question: an answer leaves it, undo goes back."""
        return None

    def _answers(self, flow: Flow) -> list[Action]:
        return list(islice(Options(flow.state).iterate(), MOST))

    def scene(self, flow: Flow) -> Scene:
        """The question beside the tile where it arose."""
        tile = flow.state.pending[-1].tile if flow.state.pending else -1
        rows = tuple(
            Row(AnswerId(number), flow.describe(action), eye=flow.would_reveal(action))
            for number, action in enumerate(self._answers(flow))
        )
        card = Card(flow.prompt, tile=tile if is_tile(tile) else None, parts=rows)
        marks = (TileMark(TileId(tile), tile, selected=True),) if is_tile(tile) else ()
        return Scene(self.name, ASKED, tiles=marks, card=card)

    def choose(self, flow: Flow, what: Id) -> bool:
        """One of the answers."""
        return isinstance(what, AnswerId) and flow.play(self._answers(flow)[what.number])
