"""Why?: a card with his reasons over the village as it was when he had them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.botric.accounts import Explanation, explained, is_explained
from hamlet.app.flow.botric.asked_lists import BOAT
from hamlet.app.flow.botric.lighting import after_line, lit
from hamlet.app.flow.botric.why_codes import TITLES
from hamlet.app.flow.botric.why_parts import WhyParts
from hamlet.app.flow.modes.over import Over
from hamlet.app.ids import Command, Id, LetterId, LineId, PanelCommand, WhyId
from hamlet.app.view.parts import Button, Card
from hamlet.app.view.scene import Scene
from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.base import HIS_SEAT
from hamlet.engine.botric.boats import NO_LAKE
from hamlet.words.botric.deeds import deed_text

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.table import Flow
    from hamlet.words.speech import Speech

RULES = {
    "hire": ("S5", "S6"),
    "deliver": ("S7",),
    "sell": ("S3", "S4"),
    "produce": ("S8",),
    "purchase": ("S18",),
    "refine": ("S9",),
    "build": ("S10", "S18", "S19"),
    "road": ("S11",),
    "fishing": ("S12",),
    "nothing": ("S23",),
    BOAT: ("S12", "S24"),
}


def open_why(flow: Flow, what: WhyId) -> bool:
    """Open the reasons behind one of his steps; False where there are none."""
    found = explained(flow.session.history.done, what.step, flow.state)
    if found is None:
        return False
    under = flow.mode.under if isinstance(flow.mode, WhyCard) else flow.mode
    flow.enter(WhyCard(what.step, found, under))
    return True


def last_explained(flow: Flow) -> WhyId | None:
    """The last of his steps behind which there is a reason."""
    done = flow.session.history.done
    return next(
        (WhyId(number) for number in range(len(done) - 1, -1, -1) if is_explained(done[number])), None
    )


class WhyCard(Over):
    """His reasons, read in peace."""

    name = "why"
    reading = points = True

    def __init__(self, step: int, found: Explanation, under: Mode) -> None:
        super().__init__(under)
        self.step = step
        self.found = found
        self.moment = found.state
        self.rules = RULES.get(found.action, ("S1",))
        self._kept: Id | None = None
        """The line that was chosen, and so stays lit."""

    def _parts(self, flow: Flow) -> WhyParts:
        return WhyParts(flow.session.setup.speech(self.found.state), self.found)

    def pointed(self, flow: Flow, what: Id | None) -> bool:
        """A line shows what it left, a letter its place."""
        return True

    def scene(self, flow: Flow) -> Scene:
        """What was left in the end, or after the line that is pointed at; and the card."""
        parts = self._parts(flow)
        what = flow.hovered if isinstance(flow.hovered, LineId | LetterId) else self._kept
        lettered, _ = parts.lettered()
        pointed = what.number if isinstance(what, LetterId) and what.number < len(lettered) else None
        prompt = flow.words.label("table.why.prompt")
        base = Scene(self.name, prompt, dim=True, card=self._card(flow, parts, pointed))
        if isinstance(what, LineId):
            return after_line(base, parts, what)
        if parts.main is None:
            return base
        return lit(flow, base, parts.contenders(parts.main), lettered, pointed or 0, self.found.deed)

    # the card

    def _card(self, flow: Flow, parts: WhyParts, pointed: int | None) -> Card:
        label, found = flow.words.label, self.found
        none = found.action == BOAT and found.deed == NO_LAKE and not found.lists
        code = "table.why.title.no_boat" if none else TITLES.get(found.action, "table.why")
        deed = found.deed
        buttons = [Button(PanelCommand("rule"), label("table.why.rule"), key="F1")]
        if found.by_lot and flow.lots:
            buttons.append(Button(Command.LOTS, label("table.why.ask_again")))
        buttons.append(self._leaving(flow))
        return Card(
            label(code),
            self._subtitle(flow, parts.speech),
            blueprint=deed.blueprint if isinstance(deed, Building) else None,
            parts=tuple(parts.parts(pointed)),
            buttons=tuple(buttons),
            broad=True,
        )

    def _leaving(self, flow: Flow) -> Button:
        if flow.humans_turn or flow.state.finished:
            return Button(Command.BACK, flow.words.label("table.close"), main=True, key="Esc", leaves=True)
        return Button(PanelCommand("step"), flow.words.label("table.go_on"), main=True, key="Space")

    def _subtitle(self, flow: Flow, speech: Speech) -> str:
        found, label = self.found, flow.words.label
        villager = f"{{villager:{flow.session.setup.seats[HIS_SEAT].color}}}"
        if not found.action or any(each.chosen is None for each in found.lists):
            return label("table.why.villager.waits", villager=villager, number=found.villager)
        if found.action == BOAT:
            return speech.say("botric_decided", f"boat.{found.reason}")
        deed = deed_text(speech, found.action, found.deed)
        return label("table.why.villager", villager=villager, number=found.villager, deed=deed)

    def choose(self, flow: Flow, what: Id) -> bool:
        """Close; a line that is chosen stays lit."""
        if what is Command.BACK:
            return flow.back()
        if what is Command.LOTS:
            flow.set_lots(on=False)
            flow.say(flow.words.label("table.why.asked_again"))
            return True
        if isinstance(what, LineId | LetterId):
            self._kept = None if what == self._kept else what
            return True
        # The village is another one: nothing in it can be chosen.
        return not isinstance(what, Command | WhyId)
