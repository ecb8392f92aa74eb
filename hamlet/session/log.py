"""The log of a game in words: each line with its seat and place, and a note where steps were taken back."""

from __future__ import annotations

from functools import cached_property

from hamlet.session.history import Step
from hamlet.session.setup import Setup
from hamlet.words.line import Line
from hamlet.words.log import tell_action
from hamlet.words.undo import tell_undo


class Entry:
    """What the log says of one step, put into words when first read. Notes about undo have no number."""

    def __init__(
        self, number: int | None, round_: int, seat: int, names: tuple[str, ...], what: Step | int
    ) -> None:
        """Tell a step, or how many steps were taken back."""
        self.number = number
        self.round = round_
        self.seat = seat
        self.names = names
        self._what = what

    @property
    def taken(self) -> int:
        """How many steps this note says were taken back; 0 for an entry of a step."""
        return self._what if isinstance(self._what, int) else 0

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines, usually one or two."""
        if isinstance(self._what, int):
            return (tell_undo(self._what, self.seat, self.names),)
        step = self._what
        return tuple(tell_action(step.after, step.action, step.events, self.names))


class Log:
    """Grows with the game; taking back removes the lines of the steps and notes it."""

    def __init__(self, setup: Setup) -> None:
        self._names = tuple(seat.name for seat in setup.seats)
        self.entries: list[Entry] = []
        self._steps = 0

    def add(self, step: Step) -> None:
        """Tell one more step."""
        self._steps += 1
        self.entries.append(Entry(self._steps, step.before.round, step.seat, self._names, step))

    def take_back(self, left: int, taken: int, seat: int) -> None:
        """Forget the steps beyond the first `left`, and note that `seat` took them back."""
        round_now = self.entries[-1].round if self.entries else 1
        kept = [entry for entry in self.entries if entry.number is None or entry.number <= left]
        # One note is enough where steps are taken back one after the other.
        while kept and kept[-1].taken:
            taken += kept.pop().taken
        self.entries = kept
        self._note(round_now, seat, taken)
        self._steps = left

    def do_again(self, step: Step) -> None:
        """Tell a step that had been taken back; the note says so many fewer, or goes."""
        note = self.entries.pop() if self.entries and self.entries[-1].taken else None
        self.add(step)
        if note and note.taken > 1:
            self._note(note.round, note.seat, note.taken - 1)

    def _note(self, round_: int, seat: int, taken: int) -> None:
        self.entries.append(Entry(None, round_, seat, self._names, taken))
