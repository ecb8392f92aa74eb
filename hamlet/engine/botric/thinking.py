"""A train of thought: candidates narrowed line by line, and the human asked where several are left.

Thinking changes nothing. Where the human has not answered yet, it stops; once the answer is there the whole
train is thought again, up to the next question or to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

HUMAN = "human"
Choice = tuple[int, ...]


class Line(NamedTuple):
    """One line of a list: how many candidates there were before it, and how many it left."""

    id: str
    before: int
    after: int


class Tie(NamedTuple):
    """What the human decides, among these."""

    about: str
    options: tuple[Choice, ...]


class TiedError(Exception):
    """He cannot go on without an answer."""

    def __init__(self, tie: Tie) -> None:
        super().__init__(tie.about)
        self.tie = tie


class Passed(NamedTuple):
    """Why an action is not possible now."""

    code: str
    facts: tuple[tuple[str, Any], ...] = ()


def passed(code: str, **facts: object) -> Passed:
    """An action that is passed over, and why."""
    return Passed(code, tuple(sorted(facts.items())))


class Mind:
    """One train: the lines that were asked, for the deed and for who walks, and the answers there are."""

    __slots__ = ("_answers", "lines", "walking")

    def __init__(self, answers: Sequence[int] = ()) -> None:
        self._answers = list(answers)
        self.lines: list[Line] = []
        self.walking: list[Line] = []

    def least(
        self, line: str, candidates: Sequence[T], key: Callable[[T], Any], told: list[Line] | None = None
    ) -> list[T]:
        """Those with the least of something."""
        if len(candidates) < 2:
            return list(candidates)
        keys = [key(each) for each in candidates]
        best = min(keys)
        kept = [each for each, found in zip(candidates, keys, strict=True) if found == best]
        (self.lines if told is None else told).append(Line(line, len(candidates), len(kept)))
        return kept

    def those(self, line: str, candidates: Sequence[T], test: Callable[[T], bool]) -> list[T]:
        """Those of which something is true; all, if it is true of none."""
        return self.least(line, candidates, lambda each: not test(each))

    def human(
        self,
        about: str,
        candidates: Sequence[T],
        option: Callable[[T], Choice],
        told: list[Line] | None = None,
    ) -> T:
        """The one left, or the one that the human chooses."""
        if len(candidates) == 1:
            return candidates[0]
        if not self._answers:
            raise TiedError(Tie(about, tuple(option(each) for each in candidates)))
        (self.lines if told is None else told).append(Line(HUMAN, len(candidates), 1))
        return candidates[self._answers.pop(0)]
