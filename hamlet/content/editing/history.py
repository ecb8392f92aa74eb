"""What was done to something, step by step, so that each step can be taken back and done again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

MOST_STEPS: Final = 500

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class History(Generic[T]):
    """The thing as it is now, as it was before, and what was taken back."""

    now: T
    past: tuple[T, ...] = ()
    future: tuple[T, ...] = ()
    stroke: str = ""
    """While one stroke goes on, all that it does is one step."""

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self.past)

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back and can be done again."""
        return bool(self.future)

    def did(self, fresh: T, stroke: str = "") -> History[T]:
        """One step further; none if nothing changed, or if it belongs to the stroke that goes on."""
        if fresh == self.now:
            return self
        if stroke and stroke == self.stroke:
            return replace(self, now=fresh, future=())
        return History(fresh, (*self.past, self.now)[-MOST_STEPS:], (), stroke)

    def lifted(self) -> History[T]:
        """The stroke is over: whatever comes next is a step of its own."""
        return replace(self, stroke="")

    def undone(self) -> History[T]:
        """One step back."""
        if not self.past:
            return self
        return History(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redone(self) -> History[T]:
        """The step that was taken back last, once more."""
        if not self.future:
            return self
        return History(self.future[0], (*self.past, self.now), self.future[1:])
