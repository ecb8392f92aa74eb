"""What every attempt owns side by side: whether he can do it and how, and what happens then."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from hamlet.engine.actions.villager import closed_tiles, workplaces
from hamlet.engine.botric.base import lines_of
from hamlet.engine.botric.thinking import Alternative, Mind, Passed, passed, those_with_least
from hamlet.engine.botric.walking import fewest_steps
from hamlet.engine.events import Sink
from hamlet.engine.places import reachable_of
from hamlet.engine.state import State

D = TypeVar("D")
T = TypeVar("T")

LineKeys = Mapping[str, Callable[[T], Any]]
"""For each line that a list may name what has to be least."""


class Attempt(ABC, Generic[D]):
    """Something he tries. `D` is how he would do it: a deed, frozen, with the tile and who walks there."""

    name: ClassVar[str]

    @abstractmethod
    def consider(self, state: State, mind: Mind) -> D | Passed:
        """How he would do it now, or why he cannot. Nothing is changed."""

    @abstractmethod
    def carry_out(self, state: State, deed: D, emit: Sink) -> None:
        """He does it."""


class Choosing(Generic[T]):
    """One thing that a list of his decides: what each line wants least of, and how a candidate is told."""

    def __init__(self, deciding: str, keys: LineKeys[T], option: Callable[[T], Alternative]) -> None:
        self._deciding = deciding
        self._keys = keys
        self._option = option

    def narrowed(self, state: State, mind: Mind, candidates: Sequence[T]) -> list[T]:
        """What his list leaves of the candidates before the human is asked."""
        left = list(candidates)
        mind.begins(left, self._option)
        for line in lines_of(state, self._deciding):
            kept = those_with_least(left, self._keys[line])
            mind.asked(line, len(left), kept, self._option)
            left = kept
        return left

    def chosen(self, state: State, mind: Mind, candidates: Sequence[T], about: str) -> T:
        """The one that his list leaves, or the one of several that the human chooses."""
        return mind.human(about, self.narrowed(state, mind, candidates), self._option)


def workplace(state: State, kind: str) -> int | Passed:
    """The nearest building of a kind on which his villagers may act, or why there is none."""
    there = workplaces(state, kind)
    if there:
        return min(there, key=lambda uid: (fewest_steps(state, uid), uid))
    return no_workplace(state, kind)


def no_workplace(state: State, kind: str) -> Passed:
    """Why no building of a kind can be worked in: it is closed, or no way leads there."""
    shut = [uid for uid in reachable_of(state, kind) if closed_tiles(state) >> uid & 1]
    return passed("closed", tile=shut[0]) if shut else passed("out_of_reach", kind=kind)
