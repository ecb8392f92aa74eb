"""The note in the log where steps were taken back."""

from __future__ import annotations

from hamlet.words.line import Line
from hamlet.words.speech import Speech


def tell_undo(speech: Speech, taken: int, seat: int) -> Line:
    """Who took back how much."""
    rich = speech.say("log", "undo", seat=speech.seat(seat), taken=speech.amount(taken))
    return speech.line(rich, seat)
