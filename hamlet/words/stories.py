"""What the log finds among the events of an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

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


class CarriedUnit(Protocol):
    """An event about one unit of goods: its stock code, and the tiles along which it went."""

    @property
    def code(self) -> int:
        """What it was, and whose."""

    @property
    def way(self) -> tuple[int, ...]:
        """From where it lay to where it was wanted."""


def used_lines(speech: Speech, units: Sequence[CarriedUnit], events: Sequence[Event]) -> Iterator[Line]:
    """For each maker of these units: what it brought that they were used."""
    made = [unit for unit in units if speech.box.code_maker[unit.code] >= 0]
    for maker in dict.fromkeys(speech.box.code_maker[unit.code] for unit in made):
        own = [unit for unit in made if speech.box.code_maker[unit.code] == maker]
        materials = speech.materials(sorted(speech.box.code_material[unit.code] for unit in own))
        gain = speech.gain(gained(events, maker, "used"))
        if gain:
            rich = speech.say("log", "used", materials=materials, gain=gain)
            yield speech.line(rich, maker, [unit.way[0] for unit in own if unit.way])


def round_line(speech: Speech, number: int) -> Line:
    """The heading of a round."""
    return speech.line(speech.say("log", "round", round=number), -1, heading=True, opens=number)
