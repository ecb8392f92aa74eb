"""Up to three hints with their reasons on a card, lettered where they lie. Looking at them does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.app.flow.botric.contenders import letter
from hamlet.app.flow.hinting.hint_lights import lit_hints
from hamlet.app.flow.hinting.hint_places import HintPlace, place_of_hint
from hamlet.app.flow.hinting.hint_words import hint_reasons, hint_title, worth_figure, worth_text
from hamlet.app.flow.hinting.setting_up import set_up
from hamlet.app.flow.modes.over import Over
from hamlet.app.ids import Command, DisplayId, HandId, Id, LetterId, MenuId, TileId
from hamlet.app.view.hint_rows import HintReason, HintRow
from hamlet.app.view.parts import Button, Card
from hamlet.app.view.scene import Scene
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.actions.villager import any_stands
from hamlet.players.greedy import GreedyPlayer
from hamlet.players.hints import Advice, best_advice

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.table import Flow

TITLES: Final = ("table.advice.one", "table.advice.two", "table.advice.three")
LEAST_SHARE: Final = 0.04
"""However little a hint is worth beside the best, its bar is seen."""


def advised(flow: Flow) -> list[Advice]:
    """What is advised now; where nothing is worth a step, to end the turn or to answer somehow."""
    found = best_advice(flow.state)
    if found:
        return found
    if flow.state.decision == "action":
        return [Advice(EndTurn(), 0.0, ())]
    return [Advice(GreedyPlayer(0).decide(flow.state), 0.0, ())]


class HintsShown(Over):
    """The hints of one moment. One of them is chosen, and one may be pointed at."""

    name = "hint"
    points = True

    def __init__(self, flow: Flow, under: Mode) -> None:
        super().__init__(under)
        self.hints = advised(flow)
        self.places: list[HintPlace] = [place_of_hint(flow.state, each.action) for each in self.hints]
        self.chosen = 0
        self._pointed: int | None = None
        self._light()

    @property
    def lit(self) -> int:
        """The one that is bright: pointed at, else chosen."""
        return self.chosen if self._pointed is None else self._pointed

    @property
    def about(self) -> Id | None:
        """The card of the menu that is meant."""
        what = self.places[self.lit].on_panel
        return what if isinstance(what, MenuId) else None

    def _light(self) -> None:
        """The blueprint that is meant is raised on the dock."""
        what = self.places[self.lit].on_panel
        self.position = what.place if isinstance(what, DisplayId) else None
        self.place = what.place if isinstance(what, HandId) else None

    # shown

    def scene(self, flow: Flow) -> Scene:
        """All of them lit and lettered, and the card."""
        hint = self.hints[self.lit]
        tag = worth_text(flow.speech, hint) if hint.gain > 0 else ""
        base = Scene(self.name, flow.words.label("table.advice.prompt"), card=self._card(flow))
        return lit_hints(flow.state, base, self.places, self.lit, tag)

    def letters(self, flow: Flow) -> dict[Id, str]:
        """The rows and blueprints of the panels on which a hint lies."""
        return {
            place.on_panel: letter(number)
            for number, place in enumerate(self.places)
            if place.on_panel is not None
        }

    def _card(self, flow: Flow) -> Card:
        label, sign = flow.words.label, letter(self.lit)
        buttons = (
            Button(
                Command.CONFIRM,
                label("table.advice.set_up", letter=sign),
                main=True,
                key="Enter",
                hint=label("table.advice.set_up.hint"),
            ),
            Button(Command.BACK, label("table.close"), key="H", leaves=True),
        )
        return Card(
            label(TITLES[len(self.hints) - 1]),
            label("table.advice.about"),
            parts=tuple(self._row(flow, number) for number in range(len(self.hints))),
            buttons=buttons,
            broad=True,
            icon="hint",
        )

    def _row(self, flow: Flow, number: int) -> HintRow:
        hint, best = self.hints[number], self.hints[0].gain
        title, where = hint_title(flow.speech, hint.action)
        return HintRow(
            LetterId(number),
            letter(number),
            title,
            where,
            worth_text(flow.speech, hint) if hint.gain > 0 else "",
            worth_figure(flow.speech, hint) if hint.gain > 0 else "",
            max(LEAST_SHARE, hint.gain / best) if best > 0 else 0.0,
            hint_reasons(flow.speech, hint) or self._why_nothing(flow, hint),
            key=str(number + 1) if len(self.hints) > 1 else "",
            lit=number == self.lit,
        )

    @staticmethod
    def _why_nothing(flow: Flow, hint: Advice) -> tuple[HintReason, ...]:
        """Why the turn had better end."""
        if not isinstance(hint.action, EndTurn):
            return ()
        label = flow.words.label
        if any_stands(flow.state):
            return (HintReason("hourglass", label("table.advice.end.nothing")),)
        return (HintReason("villager-down", label("table.advice.end.all_lie")),)

    # answered

    def pointed(self, flow: Flow, what: Id | None) -> bool:
        """What is pointed at is bright, as long as that lasts."""
        before, self._pointed = self.lit, self._number(what)
        self._light()
        return self.lit != before

    def _number(self, what: Id | None) -> int | None:
        """The hint that an id stands for."""
        if isinstance(what, LetterId):
            return what.number if 0 <= what.number < len(self.hints) else None
        for number, place in enumerate(self.places):
            if what is not None and (
                what == place.on_panel or (isinstance(what, TileId) and what.tile == place.tile)
            ):
                return number
        return None

    def choose(self, flow: Flow, what: Id) -> bool:
        """Set up the one that is bright, also by pressing it; or close."""
        if what is Command.CONFIRM:
            set_up(flow, self.hints[self.lit].action, self.under)
            return True
        number = self._number(what)
        if number is not None:
            bright, self.chosen, self._pointed = self.lit == number, number, None
            self._light()
            if bright:
                set_up(flow, self.hints[number].action, self.under)
            return True
        return what in (Command.BACK, Command.HINT) and flow.back()

    def key(self, flow: Flow, name: str) -> bool:
        """Figures choose, Enter sets up, H closes."""
        if name == "return":
            return flow.choose(Command.CONFIRM)
        if name == "h":
            return flow.back()
        if not (name.isdigit() and 1 <= int(name) <= len(self.hints)):
            return name.isdigit()
        self.chosen, self._pointed = int(name) - 1, None
        self._light()
        return True
