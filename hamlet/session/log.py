"""The log of a game in words: each line with its seat and place, and a note where steps were taken back."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from hamlet.engine.state import State
from hamlet.session.history import Step
from hamlet.session.setup import Setup
from hamlet.words.line import Line
from hamlet.words.log import tell_action
from hamlet.words.undo import tell_undo

NOBODY: Final = -1


class Undone(NamedTuple):
    """So many steps were taken back, and this state was there again."""

    taken: int
    state: State


class LogNote(NamedTuple):
    """Something that happened beside the game, in words."""

    line: Line


class Entry:
    """What the log says of one step, put into words when first read. Notes about undo have no number."""

    def __init__(
        self, number: int | None, round_: int, seat: int, setup: Setup, what: Step | Undone | LogNote
    ) -> None:
        """Tell a step, or how many steps were taken back."""
        self.number = number
        self.round = round_
        self.seat = seat
        self._setup = setup
        self._what = what

    @property
    def taken(self) -> int:
        """How many steps this note says were taken back; 0 for an entry of a step."""
        return self._what.taken if isinstance(self._what, Undone) else 0

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines, usually one or two."""
        what = self._what
        if isinstance(what, LogNote):
            return (what.line,)
        if isinstance(what, Undone):
            return (tell_undo(self._setup.speech(what.state), what.taken, self.seat),)
        return tuple(tell_action(self._setup.speech(what.after), what.action, what.events))


class Log:
    """Grows with the game; taking back removes the lines of the steps and notes it."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.entries: list[Entry] = []
        self._steps = 0

    def add(self, step: Step) -> None:
        """Tell one more step."""
        self._steps += 1
        self.entries.append(Entry(self._steps, step.before.round, step.seat, self._setup, step))

    def note(self, line: Line, round_: int) -> None:
        """Tell something that is no step; it stays whatever is taken back."""
        self.entries.append(Entry(None, round_, NOBODY, self._setup, LogNote(line)))

    def go_on_from(self, former: Log) -> None:
        """All that was told of the same game before it was set up anew."""
        self.entries, self._steps = list(former.entries), former.steps

    @property
    def steps(self) -> int:
        """How many steps were told."""
        return self._steps

    def take_back(self, left: int, taken: int, state: State) -> None:
        """Forget the steps beyond the first `left`; whoever decides in `state` now took them back."""
        round_now = self.entries[-1].round if self.entries else 1
        kept = [entry for entry in self.entries if entry.number is None or entry.number <= left]
        # One note is enough where steps are taken back one after the other.
        while kept and kept[-1].taken:
            taken += kept.pop().taken
        self.entries = kept
        self._note(round_now, state.decider, Undone(taken, state))
        self._steps = left

    def do_again(self, step: Step) -> None:
        """Tell a step that had been taken back; the note says so many fewer, or goes."""
        note = self.entries.pop() if self.entries and self.entries[-1].taken else None
        self.add(step)
        if note and note.taken > 1:
            self._note(note.round, note.seat, Undone(note.taken - 1, step.after))

    def _note(self, round_: int, seat: int, undone: Undone) -> None:
        self.entries.append(Entry(None, round_, seat, self._setup, undone))
