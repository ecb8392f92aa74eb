"""The log of a game in words: each line with its seat and place, and a note where steps were taken back."""

from __future__ import annotations

from functools import cached_property

from hamlet.session.history import Step
from hamlet.session.setup import Setup
from hamlet.words.line import Line
from hamlet.words.log import tell_action
from hamlet.words.undo import tell_undo


class Entry:
    """What the log says of one step, put into words when first read. Notes about undo have no step."""

    def __init__(self, number: int | None, round_: int, seat: int, step: Step | None, taken: int = 0) -> None:
        self.number = number
        self.round = round_
        self.seat = seat
        self._step = step
        self._taken = taken
        self.names: tuple[str, ...] = ()

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines, usually one or two."""
        if self._step is None:
            return (tell_undo(self._taken, self.seat, self.names),)
        step = self._step
        return tuple(tell_action(step.after, step.action, step.events, self.names))


class Log:
    """Grows with the game; taking back removes the lines of the steps and notes it."""

    def __init__(self, setup: Setup) -> None:
        self._names = tuple(seat.name for seat in setup.seats)
        self.entries: list[Entry] = []
        self._steps = 0

    def _append(self, entry: Entry) -> None:
        entry.names = self._names
        self.entries.append(entry)

    def add(self, step: Step) -> None:
        """Tell one more step."""
        self._steps += 1
        self._append(Entry(self._steps, step.before.round, step.seat, step))

    def take_back(self, left: int, taken: int, seat: int) -> None:
        """Forget the steps beyond the first `left`, and note that they were taken back."""
        round_now = self.entries[-1].round if self.entries else 1
        there = [entry for entry in self.entries if entry.number is None or entry.number <= left]
        if there and there[-1].number is None:
            there.pop()  # one note is enough where steps are taken back one after the other
        self.entries = there
        self._append(Entry(None, round_now, seat, None, taken))
        self._steps = left
