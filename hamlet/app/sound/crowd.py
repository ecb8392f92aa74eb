"""Who may sound while others do: so many voices, none too often, and never too loud together.

The sum of what is still to come of every voice is kept below full scale, so that whatever they are, and
however they fall together, nothing is ever cut off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hamlet.app.sound.ears import Cue
from hamlet.values import dataclass

CHANNELS: Final = 16
ROOM: Final = 0.8
"""What of full scale all effects together may take; the rest is for what is round about, and for rounding."""
GREED: Final = 0.5
"""What of the room that is left one voice may take: there is always some for the next."""
LEAST: Final = 0.06
"""Below this share of itself a voice is not worth beginning."""
LATE: Final = 0.08
"""Seconds by which the loudspeaker may be behind: what sounds now was begun before that."""
BLOCK: Final = 0.02
"""Seconds for which it is known how loud a sound still becomes."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How often a sound may be begun: seconds apart, and so many at a time."""

    apart: float = 0.045
    most: int = 4


USUAL: Final = Manners()
MANNERS: Final[Mapping[Cue, Manners]] = {
    Cue.CLICK: Manners(0.05, 2),
    Cue.STEP: Manners(0.06, 3),
    Cue.COIN: Manners(0.06, 4),
    Cue.NOTE: Manners(0.05, 6),
    Cue.DROP: Manners(0.05, 4),
    Cue.TAKE: Manners(0.06, 3),
    Cue.PAPER: Manners(0.12, 2),
    Cue.LIFT: Manners(0.15, 1),
    Cue.SNAP: Manners(0.12, 1),
    Cue.HOOF: Manners(0.12, 2),
    Cue.BRAY: Manners(2.0, 1),
    Cue.REFUSAL: Manners(0.3, 1),
    Cue.UNDO: Manners(0.2, 1),
    Cue.TURN: Manners(0.6, 1),
    Cue.BELL: Manners(0.5, 2),
    Cue.MILESTONE: Manners(0.6, 1),
    Cue.LAST_ROUND: Manners(2.0, 1),
    Cue.WIN: Manners(2.0, 1),
    Cue.WATER: Manners(0.4, 2),
    Cue.SALE: Manners(0.3, 2),
    Cue.KNOCK: Manners(0.09, 3),
}


@dataclass(frozen=True, slots=True)
class Voice:
    """A sound on its way: what it is, since when, how much of it, and how loud it still becomes."""

    cue: Cue
    channel: int
    begun: float
    gain: float
    to_come: Sequence[float]

    def ahead(self, now: float) -> float:
        """The farthest from silence that it will still go."""
        block = max(0, int((now - LATE - self.begun) / BLOCK))
        return self.gain * self.to_come[block] if block < len(self.to_come) else 0.0

    def sounds(self, now: float) -> bool:
        """Whether anything is still to come."""
        return now - LATE - self.begun < len(self.to_come) * BLOCK


class Crowd:
    """The voices of now."""

    def __init__(self) -> None:
        self.voices: list[Voice] = []
        self._last: dict[Cue, float] = {}

    def enter(self, cue: Cue, to_come: Sequence[float], wanted: float, now: float) -> Voice | None:
        """Begin a sound of which so much is wanted; None if it has to be left out."""
        self.voices = [voice for voice in self.voices if voice.sounds(now)]
        manners = MANNERS.get(cue, USUAL)
        alike = sum(voice.cue is cue for voice in self.voices)
        since = now - self._last.get(cue, -60.0)
        if 0 <= since < manners.apart or alike >= manners.most or not to_come or to_come[0] <= 0:
            return None
        if len(self.voices) >= CHANNELS:
            # Whoever has sounded longest is nearly over.
            self.voices.remove(min(self.voices, key=lambda voice: voice.begun))
        room = ROOM - sum(voice.ahead(now) for voice in self.voices)
        gain = min(wanted, room * GREED / to_come[0])
        if gain < wanted * LEAST:
            return None
        self._last[cue] = now
        taken = {voice.channel for voice in self.voices}
        channel = next(number for number in range(CHANNELS) if number not in taken)
        voice = Voice(cue, channel, now, gain, to_come)
        self.voices.append(voice)
        return voice
