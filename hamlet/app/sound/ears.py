"""Where screens say what is to be heard: whoever has a loudspeaker takes it from here, frame by frame.

Nobody waits for that, and where nobody listens (in a picture, in a test) nothing comes of it.
"""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import NamedTuple

MOST_CALLS = 48  # in one frame; of more, only the last are heard


class Cue(StrEnum):
    """Everything that has a sound. What tells most of a step stands first."""

    WIN = "win"
    LAST_ROUND = "last-round"
    MILESTONE = "milestone"
    BELL = "bell"
    WATER = "water"
    SALE = "sale"
    KNOCK = "knock"
    MARKER = "marker"
    MEAL = "meal"
    FISH = "fish"
    BOAT = "boat"
    SPLASH = "splash"
    BRAY = "bray"
    REFINE = "refine"
    PRODUCE = "produce"
    PAPER = "paper"
    CLAY = "clay"
    DROP = "drop"
    UP = "up"
    HOOF = "hoof"
    COINS = "coins"
    COIN = "coin"
    NOTE = "note"
    SNAP = "snap"
    TAKE = "take"
    TOPPLE = "topple"
    STEP = "step"
    TURN = "turn"
    REFUSAL = "refusal"
    UNDO = "undo"
    LIFT = "lift"
    CLICK = "click"


class Call(NamedTuple):
    """Something is to be heard; of a row of notes, the one at this place."""

    cue: Cue
    place: int = 0


class Ears:
    """What was called since the last frame, what is round about, and whether there is anybody to hear it."""

    def __init__(self) -> None:
        self.calls: deque[Call] = deque(maxlen=MOST_CALLS)
        self.season: str | None = None
        """The season round about; None before there is any village."""
        self.deaf = False
        """Whether a loudspeaker was looked for and none was found."""

    def hear(self, cue: Cue, place: int = 0) -> None:
        """Have something heard now."""
        self.calls.append(Call(cue, place))

    def surround(self, season: str) -> None:
        """From now on this season is round about; nothing stands for whichever is usual."""
        self.season = season

    def take(self) -> tuple[Call, ...]:
        """What was called; it is not called again."""
        calls = tuple(self.calls)
        self.calls.clear()
        return calls


EARS = Ears()
