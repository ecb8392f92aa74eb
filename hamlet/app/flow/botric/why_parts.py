"""An explanation as parts of a card: what was tried, the lists, and what was left in the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hamlet.app.flow.botric.accounts import Explanation
from hamlet.app.flow.botric.asked_lists import BOAT, BUILD, WALKING, AskedLine, AskedList
from hamlet.app.flow.botric.contenders import Contenders, letter
from hamlet.app.flow.botric.figures import best_first, figure
from hamlet.app.flow.botric.in_words import icon_of, short_not
from hamlet.app.flow.botric.why_codes import LAST, LEFT, LINES_OF, ONLY, SHORT, SHORT_DEED
from hamlet.app.ids import LetterId, LineId
from hamlet.app.view.parts import Heading, Note, Part
from hamlet.app.view.reasons import LetterRow, ListLook, ListRow, TriedRow
from hamlet.engine.botric.steps import NOTHING
from hamlet.engine.botric.thinking import HUMAN
from hamlet.words.botric.telling import action_name, line_told, marker_name
from hamlet.words.speech import Speech

MOST: Final = 4
"""So many of the last that were left have a letter."""
SIGNS: Final = {BUILD: "{blueprint}", WALKING: "{villager}"}
"""Lists that only lead to the one that matters have a sign in the place of numbers."""


class WhyParts:
    """Tells one explanation; its speech is of the state in which he thought."""

    def __init__(self, speech: Speech, found: Explanation) -> None:
        self.speech = speech
        self.words = speech.words
        self.found = found

    @property
    def main(self) -> int | None:
        """The number of the list that matters: what he does it to, else who walks; None without any."""
        lists = self.found.lists
        waiting = [number for number, each in enumerate(lists) if each.chosen is None]
        doing = [number for number, each in enumerate(lists) if each.name != WALKING]
        return next(iter([*waiting, *reversed(doing), *range(len(lists))]), None)

    def contenders(self, number: int) -> Contenders:
        """What a list chooses among."""
        blueprint: int = getattr(self.found.deed, "blueprint", -1)
        return Contenders(self.speech, self.found.lists[number].about, blueprint)

    def lettered(self) -> tuple[Sequence[tuple[int, ...]], int]:
        """The last that were left, as many as have a letter; and how many more there were."""
        if self.main is None:
            return (), 0
        asked = self.found.lists[self.main]
        last, deciding = asked.last, asked.deciding
        if deciding is None:
            return last[:MOST], max(0, len(last) - MOST)
        others = best_first(self.contenders(self.main), asked.lines[deciding].id, last[1:])
        return (*last[:1], *others[: MOST - 1]), max(0, len(last) - MOST)

    def parts(self, pointed: int | None) -> Iterator[Part]:
        """From what was tried to what was left."""
        yield from self._tried()
        lists = list(enumerate(self.found.lists))
        for number, each in lists:
            if number == self.main:
                yield from self._main_list(number, each)
        yield from self._last(pointed)
        for number, each in lists:
            if number != self.main:
                yield from self._short_list(number, each)

    # what was tried

    def _tried(self) -> Iterator[Part]:
        found, label = self.found, self.words.label
        if found.action == BOAT:
            return
        marker = "" if found.marker is None else marker_name(self.words, found.marker)
        drawn = label("table.why.tried.marker", marker=marker) if marker else ""
        yield Heading(label("table.why.tried"), drawn, spare=True)
        told = [(action, short_not(self.speech, action, why.code, why.facts)) for action, why in found.tried]
        for action, why in told:
            yield TriedRow(icon_of(action), action_name(self.words, action), why, spare=True)
        short = [
            label("table.why.tried.one", action=action_name(self.words, name), why=why) for name, why in told
        ]
        if found.action == NOTHING:
            yield Note(label("table.why.impossible"))
        elif found.action:
            waits = any(each.chosen is None for each in found.lists)
            why = label("table.why.asks" if waits else "table.why.does")
            name = action_name(self.words, found.action)
            yield TriedRow(icon_of(found.action), name, why, done=True, spare=True)
            short.append(label("table.why.tried.does", action=name, why=why))
        if short:
            yield Note("  ".join(short), instead=True)

    # lists

    def _main_list(self, number: int, asked: AskedList) -> Iterator[Part]:
        label = self.words.label
        yield Heading(label(LINES_OF[asked.name]), label(LEFT[asked.about]))
        if len(asked.begun) == 1:
            yield Note(label(ONLY[asked.about]))
            return
        idle = [place for place, line in enumerate(asked.lines) if not line.asked and place != asked.open]
        for place, line in enumerate(asked.lines):
            yield self._line(number, asked, place, str(place + 1), line)
        if idle:
            code = "table.why.not_asked.more" if len(idle) > 1 else "table.why.not_asked.last"
            yield Note(label(code, first=idle[0] + 1, last=idle[-1] + 1), instead=True)

    def so_far(self) -> Iterator[ListRow]:
        """Of the list that matters the lines that were asked, also those that left all there were."""
        for place, line in enumerate(() if self.main is None else self.found.lists[self.main].lines):
            if self.main is not None and line.asked:
                yield self._line(self.main, self.found.lists[self.main], place, str(place + 1), line)

    def _short_list(self, number: int, asked: AskedList) -> Iterator[Part]:
        """Only what was asked."""
        for place, line in enumerate(asked.lines):
            if line.asked:
                row = self._line(number, asked, place, SIGNS.get(asked.name, str(place + 1)), line)
                text = line_told(self.speech, _list_name(asked), line.id, self.found.deed)
                code = SHORT.get(asked.name, SHORT_DEED)
                yield replace(row, text=self.words.label(code, line=text))

    def _line(self, number: int, asked: AskedList, place: int, sign: str, line: AskedLine) -> ListRow:
        what = LineId(number, place)
        text = self.words.grammar.finish(line_told(self.speech, _list_name(asked), line.id, self.found.deed))
        if place == asked.open:
            remark = self.words.label("table.why.you_decide")
            return ListRow(what, sign, text, ListLook.OPEN, remark=remark)
        if not line.asked:
            remark = self.words.label("table.why.not_asked")
            return ListRow(what, sign, text, ListLook.IDLE, remark=remark, spare=True)
        if line.id == HUMAN and self.found.by_lot:
            text = self.words.grammar.finish(self.words.label("table.why.lot_chose"))
        look = ListLook.DECIDES if place == asked.deciding else ListLook.ASKED
        look = look if line.narrows else ListLook.VAIN
        return ListRow(what, sign, text, look, line.before, line.after)

    # what was left

    def _last(self, pointed: int | None) -> Iterator[Part]:
        shown, more = self.lettered()
        if self.main is None or not shown or self.found.lists[self.main].chosen is None:
            return
        asked, label, told = self.found.lists[self.main], self.words.label, self.contenders(self.main)
        deciding = asked.deciding
        remark = "" if deciding is None else label("table.why.line", number=deciding + 1)
        yield Heading(label("table.why.chosen" if deciding is None else LAST[asked.about]), remark)
        by = "" if deciding is None else asked.lines[deciding].id
        for number, option in enumerate(shown):
            yield LetterRow(
                LetterId(number),
                letter(number),
                told.title(option),
                figure=figure(told, by, option),
                chosen=option == asked.chosen,
                lit=number == pointed,
            )
        if more:
            yield Note(label("table.why.more", count=more))


def _list_name(asked: AskedList) -> str:
    """As the words know the list: where he builds is told with what he builds."""
    return "build" if asked.name == "place" else asked.name
