"""Start tiles laid by hand: choose one, hold it where it is sound, and lay it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.ghosts import ghost_meets, misfit_ghost
from hamlet.app.flow.modes.ghosting import Ghosting
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.spots import Fit, Fits, middle
from hamlet.app.ids import Command, Id, SpotId, StartId, TileId
from hamlet.app.view.parts import Card, Choice
from hamlet.app.view.scene import ASKED, Ghost, Scene, Spot
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.lattice.geometry import to_plane

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.lattice.geometry import Vertex


def sound_spots(flow: Flow, start: int) -> Fits:
    """Every place where this start tile may be laid now."""
    found = []
    for action in BY_NAME["lay_start"].actions(flow.state, (start,)):
        (x, y), (dx, dy) = to_plane(action.at), middle(flow.state, start, action.rotation)
        found.append(Fit(action.rotation, action.at, x + dx, y + dy))
    return Fits(start, tuple(found))


class Laying(Ghosting):
    """The tiles left on a card; the chosen one as a ghost that a click lays."""

    name = "lay_start"
    leaves_on_play = False

    def __init__(self) -> None:
        super().__init__(Fits(-1, ()))
        self.start: int | None = None

    def back(self, flow: Flow) -> Mode | None:
        """Choose another tile."""
        return Laying() if self.start is not None else None

    def scene(self, flow: Flow) -> Scene:
        """The tiles left, and the chosen one where it would lie."""
        left = [target[0] for target in BY_NAME["lay_start"].targets(flow.state)]
        rows = tuple(
            Choice(StartId(tile), flow.blueprint_name(tile), selected=tile == self.start, key=str(number))
            for number, tile in enumerate(left, start=1)
        )
        held = self.start is not None
        return Scene(
            self.name,
            flow.words.label("table.lay", tile=flow.speech.blueprint(self.start))
            if self.start is not None
            else ASKED,
            ghost=self._ghost(flow) if held else None,
            spots=self._spots() if held else (),
            card=Card(flow.words.label("table.lay.title"), flow.words.label("table.lay.rule"), parts=rows),
        )

    def _ghost(self, flow: Flow) -> Ghost | None:
        if self.spot is None or self.start is None:
            return None
        spot = self.spot
        if self.misfit is not None:
            return misfit_ghost(flow, self.start, spot, self.misfit, pinned=False)
        meets = ghost_meets(flow.state, self.start, spot)
        return Ghost(Command.GHOST, self.start, spot.rotation, spot.at, pinned=False, legal=True, meets=meets)

    def _spots(self) -> tuple[Spot, ...]:
        """The other places, in whatever rotation."""
        return tuple(
            Spot(SpotId(s.rotation, s.at), self.fits.tile, s.rotation, s.at, best=True)
            for s in self.fits.spots
            if s != self.spot
        )

    def choose(self, flow: Flow, what: Id) -> bool:
        """A tile of the card, the ghost, or another place."""
        if isinstance(what, StartId):
            self._take(flow, what.tile)
            return True
        if isinstance(what, SpotId) and self.start is not None:
            return self._lay(flow, what.rotation, what.at)
        return (what is Command.GHOST or isinstance(what, TileId)) and self.pin(flow)

    def _take(self, flow: Flow, start: int) -> None:
        self.start = start
        self.fits = sound_spots(flow, start)
        self.spot = self.fits.spots[0] if self.fits.spots else None
        self.misfit = self.pointer = None

    def laid(self, flow: Flow, spot: Fit) -> LayStart:
        """Laying it there."""
        return LayStart(self.fits.tile, spot.rotation, spot.at)

    def pin(self, flow: Flow, at: Vertex | None = None) -> bool:
        """Lay it where it is, or say why it cannot lie there."""
        if self.misfit is not None:
            flow.refuse(self.misfit)
            return True
        return self.spot is not None and self._lay(flow, self.spot.rotation, self.spot.at)

    def _lay(self, flow: Flow, rotation: int, at: Vertex) -> bool:
        if self.start is None:
            return False
        action, flow.mode = LayStart(self.start, rotation, at), Laying()
        return flow.play(action, stay=True)

    def key(self, flow: Flow, name: str) -> bool:
        """Digits take a tile, Q and E turn it, Enter lays it."""
        if name in ("q", "e"):
            return self.turn(flow, 1 if name == "e" else -1)
        if name.isdigit():
            left = BY_NAME["lay_start"].targets(flow.state)
            return 1 <= int(name) <= len(left) and flow.choose(StartId(left[int(name) - 1][0]))
        return name == "return" and self.pin(flow)
