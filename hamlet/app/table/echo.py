"""The second half of a double click: what it would hit is not what was meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hamlet.app.ids import ChipId, Command, Id, PanelCommand, StepId, TurnId, UnitId, ViewId

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.view.parts import Card
    from hamlet.app.view.scene import Ghost

WITHIN = 0.45  # seconds between the two presses of a double click
NEAR = 12  # logical pixels that a hand moves meanwhile
AGAIN = (Command.UNDO, Command.REDO)
REPEATED = (StepId, TurnId, UnitId, ChipId, PanelCommand, ViewId)


@dataclass(frozen=True, slots=True)
class Click:
    """A click that changed what lies under the pointer: when it was, where, on what."""

    time: float
    at: tuple[int, int]
    what: Id | None


Moment = tuple["Mode", str, int, "Card | None", "Ghost | None"]
"""What one is about: the mode, what of it is shown, how many steps were taken, the card, what is held."""


class Echo:
    """Remembers the last click that played something or opened something else under the pointer."""

    def __init__(self) -> None:
        self._last: Click | None = None

    def forget(self) -> None:
        """Something else was done meanwhile: whatever follows is meant."""
        self._last = None

    def after(self, before: Moment, click: Click, now: Moment) -> None:
        """The click is done: if anything else is open now, or a step was taken, a second one is not meant."""
        self._last = click if now != before else None

    def meant(self, time: float, at: tuple[int, int], what: Id | None, scale: float) -> bool:
        """Whether a press here and now is one of its own; steppers and the like are pressed on and on."""
        last = self._last
        if last is None or time - last.time > WITHIN:
            return True
        across, down = at[0] - last.at[0], at[1] - last.at[1]
        if across * across + down * down > (NEAR * scale) ** 2:
            return True
        return what == last.what and (what in AGAIN or isinstance(what, REPEATED))
