"""What the log finds among the events of an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hamlet.engine import events as happened
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Event
from hamlet.words.line import Line
from hamlet.words.speech import Speech

E = TypeVar("E")


def all_of(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def gained(events: Sequence[Event], seat: int, *reasons: str) -> Gain:
    """What a seat gained for these reasons, or for any where none is named."""
    gold = [e for e in all_of(events, happened.GoldChanged) if e.seat == seat]
    points = [e for e in all_of(events, happened.PointsScored) if e.seat == seat]
    return Gain(
        sum(e.gold for e in gold if e.why in reasons or not reasons),
        sum(e.points for e in points if e.why in reasons or not reasons),
    )


def round_line(speech: Speech, number: int) -> Line:
    """The heading of a round."""
    return speech.line(speech.say("log", "round", round=number), -1, heading=True, opens=number)
