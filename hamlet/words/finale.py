"""The last lines of a log: what each seat scored at the end, and who won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hamlet.engine.events import Event, GameFinished, PointsScored
from hamlet.engine.scoring.final import final_scores
from hamlet.words.line import Line
from hamlet.words.scores import source_rich
from hamlet.words.speech import Speech


def finale(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    """Nothing unless the game ended with these events."""
    finished = next((event for event in events if isinstance(event, GameFinished)), None)
    if finished is None:
        return
    yield speech.line(speech.say("log", "scoring"), -1, heading=True)
    scored = [event for event in events if isinstance(event, PointsScored)]
    for seat in range(speech.box.seats):
        yield from _seat(speech, seat, [event for event in scored if event.seat == seat])
    yield _winners(speech, finished.winners)


def _seat(speech: Speech, seat: int, scored: list[PointsScored]) -> Iterator[Line]:
    if not scored:
        return
    parts = [
        speech.part("log", "source", name=source_rich(speech, event.why), points=event.points)
        for event in scored
    ]
    points = speech.points(sum(event.points for event in scored))
    rich = speech.say("log", "scored", points=points, sources=", ".join(parts))
    yield speech.line(rich, seat, [event.tile for event in scored if event.tile >= 0])


def _winners(speech: Speech, winners: tuple[int, ...]) -> Line:
    points = speech.points(final_scores(speech.state)[winners[0]]["total"])
    code = "won" if len(winners) == 1 else "shared"
    rich = speech.say("log", code, seats=speech.seats(winners), points=points)
    return speech.line(rich, winners[0] if len(winners) == 1 else -1)
