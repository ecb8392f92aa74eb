"""What was done to something, step by step, so that each step can be taken back and done again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

MOST_STEPS: Final = 500

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class EditHistory(Generic[T]):
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

    def did(self, fresh: T, stroke: str = "") -> EditHistory[T]:
        """One step further; none if nothing changed, or if it belongs to the stroke that goes on."""
        if fresh == self.now:
            return self
        if stroke and stroke == self.stroke:
            return replace(self, now=fresh, future=())
        return EditHistory(fresh, (*self.past, self.now)[-MOST_STEPS:], (), stroke)

    def before(self, stroke: str) -> T:
        """What a stroke has begun with; if it begins only now, how it is now."""
        return self.past[-1] if self.past and stroke and stroke == self.stroke else self.now

    def lifted(self) -> EditHistory[T]:
        """The stroke is over: whatever comes next is a step of its own."""
        return replace(self, stroke="")

    def undone(self) -> EditHistory[T]:
        """One step back."""
        if not self.past:
            return self
        return EditHistory(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redone(self) -> EditHistory[T]:
        """The step that was taken back last, once more."""
        if not self.future:
            return self
        return EditHistory(self.future[0], (*self.past, self.now), self.future[1:])
