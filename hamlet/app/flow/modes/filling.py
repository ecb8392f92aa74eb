"""The Barn's choice: which raw materials fill the empty slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.ids import Command, FillId, Id, StepId, TileId
from hamlet.app.view.parts import Button, Card, Stepper
from hamlet.app.view.scene import ASKED, Scene, TileMark
from hamlet.engine.actions.produce import Produce

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


class Filling(Mode):
    """So many of each material; the number of slots is fixed, so more of one is less of another."""

    name = "filling"

    def __init__(self, uid: int, fill: tuple[int, ...]) -> None:
        self.uid = uid
        self.fill = list(fill)

    def back(self, flow: Flow) -> Mode | None:
        """To the open table."""
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """A stepper for each material and the button."""
        state = flow.state
        tile = state.box.definitions.tiles[state.village.tiles[self.uid].tile]
        steppers = []
        for number, material in enumerate(tile.produces, start=1):
            each, count = state.box.definitions.materials[material], self.fill.count(material)
            text = f"{number}  {{{each.id}}} {flow.words.name(each)}"
            less, more = count > 0, count < len(self.fill)
            why_less, why_more = (flow.words.label(code) for code in ("table.step.none", "table.step.filled"))
            steppers.append(Stepper(FillId(material), text, count, less, more, why_less, why_more))
        button = Button(
            Command.PRODUCE,
            flow.words.label("table.produce.points", points=tile.work.points),
            main=True,
            key="Enter",
        )
        card = Card(
            flow.words.name(tile),
            flow.words.label("table.fill"),
            tile=self.uid,
            parts=tuple(steppers),
            buttons=(button,),
        )
        return Scene(
            self.name, ASKED, tiles=(TileMark(TileId(self.uid), self.uid, selected=True),), card=card
        )

    def choose(self, flow: Flow, what: Id) -> bool:
        """A stepper or the button."""
        if what is Command.PRODUCE:
            return flow.play(Produce(self.uid, tuple(sorted(self.fill))))
        if not (isinstance(what, StepId) and isinstance(what.of, FillId)):
            return False
        material = what.of.material
        if what.by < 0:
            self._swap(material, self._other(flow, material))
        else:
            self._swap(next((m for m in reversed(self.fill) if m != material), material), material)
        return True

    def _other(self, flow: Flow, material: int) -> int:
        made = flow.state.box.definitions.tiles[flow.state.village.tiles[self.uid].tile].produces
        return made[(made.index(material) + 1) % len(made)]

    def _swap(self, old: int, new: int) -> None:
        if old in self.fill:
            self.fill[self.fill.index(old)] = new

    def key(self, flow: Flow, name: str) -> bool:
        """Digits add a material, Enter produces."""
        if name == "return":
            return flow.choose(Command.PRODUCE)
        made = flow.state.box.definitions.tiles[flow.state.village.tiles[self.uid].tile].produces
        if name.isdigit() and 1 <= int(name) <= len(made):
            return flow.choose(StepId(FillId(made[int(name) - 1]), 1))
        return False
