"""The log: one or two lines for a whole action, made from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from hamlet.engine import events as happened
from hamlet.engine.actions.family import Action
from hamlet.engine.events import Event
from hamlet.words.event_lines import pile_name
from hamlet.words.facts import held, places, told_all
from hamlet.words.finale import finale
from hamlet.words.line import Line
from hamlet.words.speech import Speech
from hamlet.words.stories import all_of, gained, round_line, used_lines


def tell_action(speech: Speech, action: Action, events: Sequence[Event]) -> list[Line]:
    """The log lines of an action; the state is the one after it, or a later one of the same game."""
    family = speech.box.ruleset.family_of(action).name
    teller = speech.words.tellers.log.get(family)
    lines = teller(speech, action, events) if teller else _by_its_fields(speech, family, action, events)
    after = [
        *_about(happened.MaterialUsed, _used(speech, events)),
        *_about(happened.PileOpened, _piles(speech, events)),
        *_further(speech, events),
        *_about(happened.EndTriggered, _ending(speech, events)),
    ]
    return [*lines, *after, *_turn_over(speech, events)]


def _about(kind: type[Event], lines: Iterable[Line]) -> Iterator[Line]:
    """Lines that tell of this kind of event."""
    for line in lines:
        yield replace(line, event=kind.__name__)


def tell_opening(speech: Speech) -> list[Line]:
    """The first lines of a log; the state is that of the first turn."""
    first, tellers = speech.state.first, speech.words.tellers.openings
    rooms = [tellers[name] for name in speech.box.ruleset.positions if name in tellers]
    begins = speech.line(speech.say("log", "begins", seat=speech.seat(first)), first)
    return [round_line(speech, 1), *(teller(speech) for teller in rooms), begins]


def _by_its_fields(speech: Speech, family: str, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    """A family without a teller: what the action holds, and what its seat gained by it."""
    seat = next((seat for event in events if (seat := getattr(event, "seat", -1)) >= 0), -1)
    facts = told_all(speech, held(action)) | {"gain": speech.gain(gained(events, seat))}
    yield speech.line(speech.say("log", family, **facts), seat, places(action))


def _used(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    """For each maker whose goods were used: what that brought."""
    yield from used_lines(speech, all_of(events, happened.MaterialUsed), events)


def _piles(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    for event in all_of(events, happened.PileOpened):
        yield speech.line(speech.say("log", "pile", material=pile_name(speech, event.pile)), -1)


def _further(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    """Events with a line of their own."""
    tellers = speech.words.tellers.lines
    for event in events:
        teller = tellers.get(type(event))
        line = teller(speech, event, events) if teller else None
        if line is not None:
            yield replace(line, event=type(event).__name__)


def _ending(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    for event in all_of(events, happened.EndTriggered):
        yield speech.line(speech.say("log", f"end.{event.why}", church=speech.church()), event.seat)


def _turn_over(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    """Whatever ended the turn: the heading of the next round, or the end of the game."""
    if not all_of(events, happened.TurnEnded):
        return  # and the first round has its heading where the log opens
    for event in all_of(events, happened.TurnBegan):
        if event.seat == speech.state.first:
            yield round_line(speech, event.round)
    yield from _about(happened.GameFinished, finale(speech, events))
