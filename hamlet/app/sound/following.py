"""Listens to what is shown: whatever begins, lands or arrives in a frame is heard in that frame."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from hamlet.app.sound.ears import EARS, Ears
from hamlet.app.sound.event_cues import cue_of_step, cues_told
from hamlet.app.sound.mover_cues import HeardMoment, moments_of
from hamlet.session.history import Step

MOST_AT_ONCE = 3  # steps without motion that are heard in one frame: the last of them
NEARLY = 0.1  # seconds that may be left of something when it is seen for the last time


class Ahead(NamedTuple):
    """Something that moves, when it was seen last, and what is still to be heard of it.

    The thing itself is kept with its moments: so no other can have its id.
    """

    thing: object
    time: float
    moments: list[HeardMoment]


class StepShow(Protocol):
    """A show of steps, as motion has it."""

    @property
    def under_way(self) -> Iterable[tuple[object, float]]:
        """Everything that moves now, each with the seconds that have passed for it."""

    @property
    def still(self) -> bool:
        """Whether nothing but numbers moves."""

    @property
    def told(self) -> deque[Step]:
        """Steps that have been shown, until somebody takes them."""


class Following:
    """Knows of each thing that moves what of it is still to be heard."""

    def __init__(self, ears: Ears = EARS) -> None:
        self.ears = ears
        self._ahead: dict[int, Ahead] = {}

    def follow(self, show: StepShow) -> None:
        """Let be heard what has come since the last frame."""
        before, self._ahead = self._ahead, {}
        for thing, time in show.under_way:
            known = before.pop(id(thing), None)
            ahead = known.moments if known is not None else moments_of(thing)
            self._hear(ahead, time)
            self._ahead[id(thing)] = Ahead(thing, time, ahead)
        for gone in before.values():
            # What ends between two frames has come to its end; what was cut short has not.
            self._hear(gone.moments, gone.time + NEARLY)
        self._hear_told(show)

    def _hear(self, ahead: list[HeardMoment], time: float) -> None:
        while ahead and ahead[0].at <= time:
            moment = ahead.pop(0)
            self.ears.hear(moment.cue, moment.place)

    def _hear_told(self, show: StepShow) -> None:
        """Where things move, what no mover shows; where nothing does, one sound for each step."""
        told = list(show.told)[-MOST_AT_ONCE:]
        show.told.clear()
        for step in told:
            lead = cue_of_step(step) if show.still else None
            for cue in cues_told(step) if not show.still else [lead] if lead is not None else []:
                self.ears.hear(cue)
