"""A list of priorities at work: candidates become fewer line by line, and the human has the last word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Line = tuple[str, int, int]
Lines = tuple[Line, ...]
Deed = dict[str, Any]

ONLY, HUMAN = "only", "human"


class Narrowing(Generic[T]):
    """The candidates that are left, and the lines that were asked until one was left."""

    def __init__(self, candidates: Iterable[T], counted: Callable[[T], object] | None = None) -> None:
        """`counted` names what the lines count where several candidates are one thing to the human."""
        self.left = list(candidates)
        self.asked: list[Line] = []
        self._counted = counted

    def prefer(self, line: str, holds: Callable[[T], bool]) -> bool:
        """Keep those of which it holds; where it holds of none, keep all and say so."""
        kept = [each for each in self.left if holds(each)]
        self._keep(line, kept or self.left)
        return bool(kept)

    def least(self, line: str, measure: Callable[[T], float]) -> None:
        measured = [(measure(each), each) for each in self.left]
        best = min((value for value, _ in measured), default=0.0)
        self._keep(line, [each for value, each in measured if value == best])

    def most(self, line: str, measure: Callable[[T], float]) -> None:
        self.least(line, lambda each: -measure(each))

    def _keep(self, line: str, kept: list[T]) -> None:
        if self._count(self.left) > 1:
            self.asked.append((line, self._count(self.left), self._count(kept)))
        self.left = kept

    def _count(self, candidates: list[T]) -> int:
        return len(candidates if self._counted is None else {self._counted(each) for each in candidates})

    def lines(self, among: int | None = None) -> Lines:
        """What was asked; where several (places, say) are left, the human decides among them."""
        several = len(self.left) if among is None else among
        return (*self.asked, (HUMAN, several, 1)) if several > 1 else tuple(self.asked)


def decided(lines: Lines) -> str:
    """The last line that made fewer; `only` if there was one candidate from the start."""
    fewer = [line for line, before, after in lines if after < before]
    return fewer[-1] if fewer else ONLY


@dataclass(frozen=True)
class Choice:
    """One thing that he may do, and the lines that led to it."""

    deed: Deed
    lines: Lines = ()
    villager: Lines = ()
    which: Lines = ()  # of a building: which blueprint

    @property
    def by(self) -> str:
        """The line that decided what or where."""
        return decided(self.lines)

    @property
    def villager_by(self) -> str:
        """The line that decided who goes."""
        return decided(self.villager)

    @property
    def which_by(self) -> str:
        """The line that decided which blueprint is built."""
        return decided(self.which)


@dataclass(frozen=True)
class Answer:
    """What one step comes to: tries passed over with their codes, the action, and all allowed deeds.

    Where no priority action is possible the action is `draw`, without a deed.
    """

    tries: tuple[tuple[str, str], ...]
    action: str
    choices: tuple[Choice, ...]

    @property
    def deeds(self) -> list[Deed]:
        return [choice.deed for choice in self.choices]
