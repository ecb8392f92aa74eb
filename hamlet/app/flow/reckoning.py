"""What an action would bring, told: each figure in a few words, and opened as a sum line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.view.amounts import Coins
from hamlet.app.view.parts import Gains
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.scoring.sums import SourceChange, landmark_sum
from hamlet.words.event_lines import reason
from hamlet.words.scores import source_rich
from hamlet.words.sums import MINUS, change_rich, short_sum, signed, sum_rich

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hamlet.app.flow.forecast import Earning, Forecast
    from hamlet.words.speech import Speech

SHOWN = 3  # sources told in a small box
TOLD_AS_SUMS = ("used", "bought", "built")


class Reckoning:
    """The account of a forecast for the seat that acts; its speech is of the state after."""

    def __init__(self, speech: Speech, forecast: Forecast) -> None:
        self.speech = speech
        self.forecast = forecast
        self.seat = forecast.before.seat

    # in a few words

    def gains(self) -> Gains:
        """Points now and at the end, as they stand on a card."""
        now, end = self.forecast.now(self.seat), self.forecast.end(self.seat)
        return Gains(now, self.now_note(), end, self.end_note())

    def now_note(self) -> str:
        """For what points come now: 2 built, 2 your brick; nothing where there are none."""
        parts = [
            self._say("short", points=each.points, what=self._short(each))
            for each in self._own
            if each.points
        ]
        return ", ".join(parts)

    def end_note(self) -> str:
        """From what the end brings more: 5 sides at 2; nothing where it brings no more."""
        changes = self.forecast.changes(self.seat)
        if not changes:
            return ""
        first = changes[0]
        if len(changes) == 1 and first.points == first.after.count * first.after.each:
            return short_sum(self.speech, first.after)
        shown = ", ".join(
            self._say("short", points=signed(each.points), what=source_rich(self.speech, each.after.source))
            for each in changes[:SHOWN]
        )
        return self._say("short.more", shown=shown) if len(changes) > SHOWN else shown

    def awards(self) -> list[str]:
        """Awards that the seat would win, share or lose."""
        return [
            f"{{crown}} {source_rich(self.speech, each.after.source)}: "
            + sum_rich(self.speech, self.seat, each.after, self.seat, had=each.before > 0)
            for each in self.forecast.changes(self.seat)
            if each.after.against
        ]

    def ledger(self) -> str:
        """The gold before, what comes and goes, and what is left; nothing where none changes hands."""
        parts = [
            f"{'+' if each.gold > 0 else MINUS} {abs(each.gold)} ({self._short(each)})"
            for each in self._own
            if each.gold
        ]
        if not parts:
            return ""
        before, after = (state.gold[self.seat] for state in (self.forecast.before, self.forecast.after))
        return " ".join([Coins(before).marks, *parts, "=", str(after)])

    # opened

    def everything(self) -> str:
        """Now, gold, and the end; what does not change is left out."""
        lines = list(self.now()) if any(each.points for each in self.forecast.earnings) else []
        lines += self.gold()
        if any(self.forecast.changes(each) for each in self._seats) or any(self._roadless()):
            lines += self.end()
        return "\n".join(lines)

    def now(self) -> Iterator[str]:
        """The points that come now; also those of others."""
        yield self._say("now", points=signed(self.forecast.now(self.seat)))
        for each in self._own:
            if each.points:
                told = self._reason(each, each.points // each.count)
                yield self._say("line", points=signed(each.points), what=told)
        for each in self._others:
            if each.points:
                told = self._reason(each, each.points // each.count)
                yield self._of_other(each.seat, "point", each.points, told)

    def end(self) -> Iterator[str]:
        """What the end brings more; also what others gain or lose by it."""
        yield self._say("end", points=signed(self.forecast.end(self.seat)))
        for change in self.forecast.changes(self.seat):
            yield change_rich(self.speech, self.seat, change, self.seat)
        yield from self._roadless()
        for other in self._seats:
            if other != self.seat:
                for change in self.forecast.changes(other):
                    what = source_rich(self.speech, change.after.source)
                    yield self._of_other(other, "point", change.points, what)

    def _roadless(self) -> Iterator[str]:
        """A landmark just built that brings nothing, because no road leads there."""
        before, after = self.forecast.before.village.tiles, self.forecast.after
        for uid in range(len(before), len(after.village.tiles)):
            found = landmark_sum(after, uid, landmark_worth(after, uid))
            if after.village.tiles[uid].owner == self.seat and found.each and not found.joined:
                yield change_rich(self.speech, self.seat, SourceChange(0, found))

    def gold(self) -> Iterator[str]:
        """Gold before and after, and what comes and goes between."""
        own = [each for each in self._own if each.gold]
        if own:
            before, after = (state.gold[self.seat] for state in (self.forecast.before, self.forecast.after))
            yield self._say("gold", before=before, after=after)
        for each in own:
            told = self._reason(each, abs(each.gold) // each.count)
            yield self._say("line", points=signed(each.gold), what=told)
        for each in self._others:
            if each.gold:
                told = self._reason(each, abs(each.gold) // each.count)
                yield self._of_other(each.seat, "gold", each.gold, told)

    # parts of that

    @property
    def _own(self) -> list[Earning]:
        return [each for each in self.forecast.earnings if each.seat == self.seat]

    @property
    def _others(self) -> list[Earning]:
        return [each for each in self.forecast.earnings if each.seat != self.seat]

    @property
    def _seats(self) -> range:
        return range(self.forecast.before.box.seats)

    def _say(self, code: str, **facts: object) -> str:
        return self.speech.part("sums", code, **facts)

    def _of_other(self, seat: int, mark: str, number: int, what: str) -> str:
        who = self.speech.seat(seat)
        return self._say("others", seat=who, number=signed(number), mark=f"{{{mark}}}", what=what)

    def _goods(self, earning: Earning) -> str:
        """The material that is used or bought; nothing where it is about none."""
        if earning.material >= 0:
            return self.speech.material(earning.material)
        return self.speech.material(self.speech.box.code_material[earning.code]) if earning.code >= 0 else ""

    def _short(self, earning: Earning) -> str:
        code = f"short.{earning.why}"
        if self.speech.language.knows("sums", code):
            return self._say(code, goods=self._goods(earning))
        return reason(self.speech, earning.why, earning.tile)

    def _reason(self, earning: Earning, each: int) -> str:
        """For what; of goods also how many at what."""
        code = earning.why
        if code not in TOLD_AS_SUMS:
            return reason(self.speech, earning.why, earning.tile)
        code += ".you" if code == "used" and earning.seat == self.seat else ""
        code += ".one" if earning.count == 1 and code != "built" else ""
        return self._say(code, goods=self._goods(earning), count=earning.count, each=each)
