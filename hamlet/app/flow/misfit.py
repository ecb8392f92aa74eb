"""A blueprint put down where it does not fit: the rule, and the nearest place where it would."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from hamlet.app.flow.building import turner
from hamlet.app.ids import Command, MendId
from hamlet.app.view.parts import Button, Card, Note
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.spots import Fit, Fits
    from hamlet.app.flow.table import Flow
    from hamlet.engine.refusals import Refusal

MEND = MendId(Command.GHOST)
HERE = 0.5  # so near, in sides, it is the same place


class Misfit:
    """Why not here, and where instead: turned on the spot if that is enough, else moved."""

    def __init__(self, fits: Fits, spot: Fit, refused: Refusal) -> None:
        self.tile = fits.tile
        self.spot = spot
        self.refused = refused
        self.mend = min(fits.spots, key=self._away)

    def _away(self, fit: Fit) -> tuple[float, bool]:
        """How far off a fit is; a turn counts as little."""
        far = dist((fit.x, fit.y), (self.spot.x, self.spot.y))
        return (0.0 if far <= HERE else far), fit.rotation != self.spot.rotation

    @property
    def turned(self) -> bool:
        """Whether it would fit here in another rotation."""
        return self._away(self.mend)[0] == 0.0

    def card(self, flow: Flow) -> Card:
        """The rule, and what would mend it."""
        mend = flow.words.label("table.misfit.turn" if self.turned else "table.misfit.move")
        return Card(
            flow.blueprint_name(self.tile),
            flow.words.label("table.misfit"),
            blueprint=self.tile,
            parts=(
                turner(flow.words, flow.worths(self.tile).fits, self.spot.rotation),
                Note(explain_rich(flow.speech, self.refused), bad=True),
            ),
            buttons=(
                Button(MEND, mend, main=True, key="Enter"),
                Button(Command.LIFT, flow.words.label("table.lift"), key="Esc", leaves=True),
            ),
        )
