"""A train of thought: candidates narrowed line by line, and the human asked where several are left.

Thinking changes nothing. Where the human has not answered yet, it stops; once the answer is there the whole
train is thought again, up to the next question or to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

HUMAN = "human"
Alternative = tuple[int, ...]


class ListLine(NamedTuple):
    """One line of a list: how many candidates there were before it, and how many it left."""

    id: str
    before: int
    after: int


class Tie(NamedTuple):
    """What the human decides, among these."""

    about: str
    options: tuple[Alternative, ...]


class TiedError(Exception):
    """He cannot go on without an answer; `mind` is how far he has come."""

    def __init__(self, tie: Tie, mind: Mind) -> None:
        super().__init__(tie.about)
        self.tie = tie
        self.mind = mind


class Passed(NamedTuple):
    """Why an action is not possible now."""

    code: str
    facts: tuple[tuple[str, Any], ...] = ()


def passed(code: str, **facts: object) -> Passed:
    """An action that is passed over, and why."""
    return Passed(code, tuple(sorted(facts.items())))


class Mind:
    """One train: the lines that were asked, for the deed and for who walks, and the answers there are.

    Somebody who `watches` is also told what each list of the deed began with, in `begun`, and what each line
    of it left, in `left`.
    """

    __slots__ = ("_answers", "_watched", "begun", "left", "lines", "walking")

    def __init__(self, answers: Sequence[int] = (), *, watched: bool = False) -> None:
        self._answers = list(answers)
        self._watched = watched
        self.lines: list[ListLine] = []
        self.walking: list[ListLine] = []
        self.left: list[tuple[Alternative, ...]] = []
        self.begun: list[tuple[Alternative, ...]] = []

    def forget(self) -> None:
        """What was thought of an action that is passed over is of no account."""
        for each in (self.lines, self.walking, self.left, self.begun):
            each.clear()

    def begins(self, candidates: Sequence[T], option: Callable[[T], Alternative]) -> None:
        """A list of the deed is gone through, with these."""
        if self._watched:
            self.begun.append(tuple(option(each) for each in candidates))

    def asked(self, line: str, before: int, kept: Sequence[T], option: Callable[[T], Alternative]) -> None:
        """A line of the deed's list was asked and left these; nothing was asked where only one was there."""
        if before > 1:
            self.lines.append(ListLine(line, before, len(kept)))
            if self._watched:
                self.left.append(tuple(option(each) for each in kept))

    def human(self, about: str, candidates: Sequence[T], option: Callable[[T], Alternative]) -> T:
        """The one left, or the one that the human chooses."""
        chosen = self._chosen(about, candidates, option)
        self.asked(HUMAN, len(candidates), [chosen], option)
        return chosen

    def walker(self, nearest: Sequence[int], before: int) -> int:
        """Who of those that stand nearest goes."""
        if before > 1:
            self.walking.append(ListLine("nearest", before, len(nearest)))
        chosen = self._chosen("villager", nearest, lambda place: (place,))
        if len(nearest) > 1:
            self.walking.append(ListLine(HUMAN, len(nearest), 1))
        return chosen

    def _chosen(self, about: str, candidates: Sequence[T], option: Callable[[T], Alternative]) -> T:
        if len(candidates) == 1:
            return candidates[0]
        if not self._answers:
            raise TiedError(Tie(about, tuple(option(each) for each in candidates)), self)
        return candidates[self._answers.pop(0)]


def those_with_least(candidates: Sequence[T], key: Callable[[T], Any]) -> list[T]:
    """The candidates with the least of something."""
    keys = [key(each) for each in candidates]
    best = min(keys)
    return [each for each, found in zip(candidates, keys, strict=True) if found == best]
