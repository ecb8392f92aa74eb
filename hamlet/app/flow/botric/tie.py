"""A tie: his list leaves several, lit and lettered in the village; the human says which, or lets the lot."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.botric.accounts import Explanation, explained
from hamlet.app.flow.botric.asked_lists import SALE, SLOT, WALKING
from hamlet.app.flow.botric.contenders import LETTERS, letter
from hamlet.app.flow.botric.figures import figure
from hamlet.app.flow.botric.lighting import after_line, lit
from hamlet.app.flow.botric.why_codes import LEFT, MATTERS, PROMPTS
from hamlet.app.flow.botric.why_parts import WhyParts
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.ids import Command, DeliveryId, Id, LetterId, LineId, SaleId, TileId
from hamlet.app.view.parts import Button, Card, Heading, Note, Part
from hamlet.app.view.reasons import LetterRow, ListLook
from hamlet.app.view.scene import Scene
from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.base import HIS_SEAT, HUMAN_SEAT
from hamlet.engine.botric.families import BotricChoose, BotricLot
from hamlet.engine.botric.thinking import Alternative
from hamlet.words.botric.deeds import deed_text
from hamlet.words.botric.telling import action_name
from hamlet.words.sums import signed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hamlet.app.flow.table import Flow

KEYS = 9
"""So many answers have a figure as their key; all of them have their letter."""
PASSED = (Command.UNDO, Command.REDO, Command.RESTART, Command.RULE, Command.SCORES, Command.HINT)
"""What the table answers to meanwhile."""


class TieAsked(Mode):
    """The question of a tie."""

    name = "tie"
    leaves_on_play = False
    points = True
    rules = ("S20",)

    def __init__(self) -> None:
        self._told: WhyParts | None = None
        self._meant = 0
        self._line = False
        """Whether a line was pointed at."""

    def back(self, flow: Flow) -> Mode | None:
        """One cannot walk away from a question: an answer leaves it, undo goes back."""
        return None

    def _look(self, flow: Flow) -> tuple[WhyParts, list[Alternative]]:
        """How far he has come, found once for each tie, and what is tied."""
        state, done = flow.state, flow.session.history.done
        if self._told is None or self._told.speech.state is not state:
            found = explained(done, len(done) - 1, state)
            self._told, self._meant = WhyParts(flow.speech, found or Explanation(state, 1, ())), 0
            self.question = self._told
        return self._told, list(state.pending[-1].fact("options"))

    # shown

    def scene(self, flow: Flow) -> Scene:
        """Everything that is tied lit, with its letter; the one that is meant more strongly."""
        parts, options = self._look(flow)
        about = flow.state.pending[-1].fact("about")
        prompt = flow.words.label(PROMPTS[about], count=len(options))
        base = Scene(self.name, prompt, dim=True, card=self._card(flow, parts, options))
        if isinstance(flow.hovered, LineId):
            return after_line(base, parts, flow.hovered)
        told = parts.contenders(parts.main or 0)
        return lit(flow, base, told, options, self._meant, parts.found.deed, asked=True)

    def letters(self, flow: Flow) -> dict[Id, str]:
        """The rows of panels that are tied."""
        if not flow.state.pending:
            return {}
        about, options = (flow.state.pending[-1].fact(name) for name in ("about", "options"))
        if about == SLOT:
            return {DeliveryId(option[0]): letter(number) for number, option in enumerate(options)}
        if about != SALE:
            return {}
        sales = {option[0]: letter(number) for number, option in enumerate(options)}
        return {SaleId(place): sales[sale] for place, sale in enumerate(flow.state.market) if sale in sales}

    def _card(self, flow: Flow, parts: WhyParts, options: list[Alternative]) -> Card:
        label, deed = flow.words.label, parts.found.deed
        buttons = (
            Button(
                Command.CONFIRM,
                label("table.tie.choose", letter=letter(self._meant)),
                main=True,
                key="Enter",
                eye=flow.would_reveal(BotricChoose(self._meant)),
            ),
            Button(Command.LOTS, label("table.tie.lots"), hint=label("table.tie.lots.hint")),
        )
        return Card(
            label("table.tie.title"),
            self._does(flow, parts),
            blueprint=deed.blueprint if isinstance(deed, Building) else None,
            parts=(
                Note(label(self._matters(parts)), spare=True),
                *self._rows(flow, parts, options),
                Note(label(self._matters(parts)), instead=True),
                *self._so_far(parts),
            ),
            buttons=buttons,
            broad=True,
        )

    @staticmethod
    def _does(flow: Flow, parts: WhyParts) -> str:
        """What he is at; where only the villager is open, all of it."""
        found, label, number = parts.found, flow.words.label, parts.found.villager
        who = f"{{villager:{flow.session.setup.seats[HIS_SEAT].color}}}"
        if parts.contenders(parts.main or 0).about == WALKING:
            deed = deed_text(parts.speech, found.action, found.deed)
            return label("table.tie.walks", villager=who, number=number, deed=deed)
        action = action_name(flow.words, found.action)
        return label("table.tie.does", villager=who, number=number, action=action)

    @staticmethod
    def _matters(parts: WhyParts) -> str:
        """To whom it matters, and how."""
        about = parts.contenders(parts.main or 0).about
        return MATTERS[parts.found.action if about == "tile" else about]

    @staticmethod
    def _so_far(parts: WhyParts) -> Iterator[Part]:
        """The lines that were asked, if any left fewer; where there is little room, those in a few words."""
        label, lines = parts.words.label, list(parts.so_far())
        telling = [line for line in lines if line.look is not ListLook.VAIN]
        if not telling:
            yield Note(label("table.tie.so_far.nothing"))
            return
        asked = parts.found.lists[parts.main or 0]
        yield Heading(label("table.tie.so_far"), label(LEFT[asked.about]))
        yield from (replace(line, spare=True) for line in lines)
        told = [
            label("table.tie.so_far.line", line=line.text, before=line.before, after=line.after)
            for line in telling
        ]
        yield Note("\n".join(told), instead=True)

    def _rows(self, flow: Flow, parts: WhyParts, options: list[Alternative]) -> Iterator[Part]:
        told = parts.contenders(parts.main or 0)
        brings = [self._brings(flow, number) for number in range(len(options))]
        telling, by = len(set(brings)) > 1, self._counted(parts)
        for number, option in enumerate(options):
            said = (
                told.owner(option),
                told.turned(option, options[:number]),
                brings[number] if telling else "",
            )
            notes = [each for each in said if each]
            yield LetterRow(
                LetterId(number),
                letter(number),
                told.title(option),
                " · ".join(notes),
                figure(told, by, option),
                lit=number == self._meant,
                key=str(number + 1) if number < KEYS else "",
                eye=flow.would_reveal(BotricChoose(number)),
            )
        yield LetterRow(Command.LOT, "{bag}", flow.words.label("table.tie.lot"), key="0")

    @staticmethod
    def _counted(parts: WhyParts) -> str:
        """The last line that left fewer: what it counts is told of each."""
        asked = parts.found.lists[parts.main or 0]
        return next((line.id for line in reversed(asked.lines) if line.asked and line.narrows), "")

    @staticmethod
    def _brings(flow: Flow, number: int) -> str:
        """What it brings either of them, now and at the end."""
        forecast, told = flow.forecast(BotricChoose(number)), []
        for seat in (HIS_SEAT, HUMAN_SEAT):
            points = forecast.now(seat) + forecast.end(seat)
            who = flow.words.label("table.tie.you") if seat == HUMAN_SEAT else flow.speech.seat(seat)
            if points:
                told.append(flow.words.label("table.tie.gain", seat=who, points=signed(points)))
        return ", ".join(told)

    # answered

    def pointed(self, flow: Flow, what: Id | None) -> bool:
        """What is pointed at is the one that is meant."""
        number, before = self._number(flow, what), self._meant
        self._meant = before if number is None else number
        lines, self._line = self._line or isinstance(what, LineId), isinstance(what, LineId)
        return lines or self._meant != before

    def _number(self, flow: Flow, what: Id | None) -> int | None:
        """The answer that an id stands for."""
        options: tuple[Alternative, ...] = (
            flow.state.pending[-1].fact("options") if flow.state.pending else ()
        )
        if isinstance(what, LetterId):
            return what.number if 0 <= what.number < len(options) else None
        if isinstance(what, TileId) and flow.state.pending[-1].fact("about") in ("tile", WALKING):
            return next((number for number, option in enumerate(options) if option[0] == what.tile), None)
        sign = self.letters(flow).get(what) if what is not None else None
        return None if sign is None else LETTERS.index(sign)

    def choose(self, flow: Flow, what: Id) -> bool:
        """One of those that are tied, or the lot; whatever else is pressed has to wait."""
        number = self._meant if what is Command.CONFIRM else self._number(flow, what)
        if number is not None:
            return flow.play(BotricChoose(number))
        if what is Command.LOTS:
            flow.set_lots(on=True)
            flow.play(BotricLot())
            flow.say(flow.words.label("table.tie.lots.on"))
            return True
        if what is Command.LOT:
            return flow.play(BotricLot())
        return isinstance(what, LineId | TileId | DeliveryId | SaleId) or (
            isinstance(what, Command) and what not in PASSED
        )

    def key(self, flow: Flow, name: str) -> bool:
        """Figures and letters choose, Enter takes the one that is meant, 0 leaves it to the lot."""
        if name == "return":
            return flow.choose(Command.CONFIRM)
        if name == "0":
            return flow.choose(Command.LOT)
        number = int(name) - 1 if name.isdigit() else LETTERS.find(name.upper()) if name.islower() else -1
        count = len(flow.state.pending[-1].fact("options"))
        return 0 <= number < count and flow.choose(LetterId(number))
