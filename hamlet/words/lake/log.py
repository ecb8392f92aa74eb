"""The log lines of the lake: of its actions, and of what follows from any action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hamlet.engine.actions.family import Action
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Event, TilePlaced, VillagerHired
from hamlet.engine.lake.base import LAKE, SLICE
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.events import (
    BoatPlaced,
    BuildingClosed,
    FishArrived,
    FishCaught,
    FishDrawn,
    FishPutBack,
    FishUsed,
    LakeFormed,
    MaterialStored,
    VillagerStoodUp,
)
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.forming import lake_points
from hamlet.engine.lake.storeroom import Store
from hamlet.words.lake.actions import goods_rich, variant_of
from hamlet.words.lake.names import by_the_lake, card_name, fish_list, fish_name, lake_name, season_name
from hamlet.words.line import Line
from hamlet.words.room import LineTeller, LogTeller, OpeningTeller
from hamlet.words.speech import Speech
from hamlet.words.stories import all_of, gained, used_lines


def _fishing(speech: Speech, action: GoFishing, events: Sequence[Event]) -> Iterator[Line]:
    caught = all_of(events, FishCaught)[0]
    fish = fish_list(speech, (event.kind for event in all_of(events, FishDrawn)))
    rich = speech.say("log", "fishing", tile=speech.tile(action.tile), fish=fish)
    yield speech.line(rich, caught.seat, [action.tile])


def _store(speech: Speech, action: Store, events: Sequence[Event]) -> Iterator[Line]:
    stored = all_of(events, MaterialStored)
    rich = speech.say("log", "store", tile=speech.tile(action.tile), goods=goods_rich(speech, action.goods))
    yield speech.line(rich, stored[0].seat, [action.tile])
    yield from used_lines(speech, stored, events)


def _use(speech: Speech, action: UseFish, events: Sequence[Event]) -> Iterator[Line]:
    used = all_of(events, FishUsed)[0]
    rich = speech.say(
        "log",
        f"use_fish{variant_of(speech, used.card)}",
        card=card_name(speech, used.card),
        fish=fish_name(speech, used.kind),
        gain=speech.gain(gained(events, used.seat, "fish")),
    )
    yield speech.line(rich, used.seat)


def _boat(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    drawn = all_of(events, FishDrawn)
    for event in all_of(events, BoatPlaced):
        code = "boat.deep" if drawn else "boat"
        fish = fish_list(speech, (each.kind for each in drawn))
        yield speech.line(speech.say("log", code, lake=lake_name(speech, event.lake), fish=fish), event.seat)


def _favour(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    placed = all_of(events, TilePlaced)[0]
    rich = speech.say("log", "favour", blueprint=speech.blueprint(placed.tile))
    yield speech.line(rich, placed.seat, [placed.uid])


def _put_back(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    back = all_of(events, FishPutBack)
    fish = fish_list(speech, (event.kind for event in back))
    yield speech.line(speech.say("log", "put_back", fish=fish), back[0].seat)


def _hired(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    """By the lake nobody is to be seen on the Church."""
    for event in all_of(events, VillagerHired):
        rich = speech.say("log", "hire_villager", gold=speech.gold(event.cost))
        there = [] if by_the_lake(speech) else [speech.state.village.church]
        yield speech.line(rich, event.seat, there)


def _silent(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    """The events have lines of their own."""
    return iter(())


def _formed(speech: Speech, event: LakeFormed, events: Sequence[Event]) -> Line:
    points = lake_points(speech.state, speech.state.village.lakes[event.lake])
    rich = speech.say(
        "log",
        "lake.paid" if points else "lake",
        count=speech.amount(len(event.triangles)),
        gain=speech.gain(Gain(points=points)),
    )
    return speech.line(rich, event.seat, [event.uid])


def _arrived(speech: Speech, event: FishArrived, events: Sequence[Event]) -> Line | None:
    """In a new lake fish go without saying."""
    if any(formed.lake == event.lake for formed in all_of(events, LakeFormed)):
        return None
    return speech.line(speech.say("log", "fish_return", lake=lake_name(speech, event.lake)), -1)


def _stood_up(speech: Speech, event: VillagerStoodUp, events: Sequence[Event]) -> Line:
    rich = speech.say("log", "stood_up", tile=speech.tile(event.tile))
    return speech.line(rich, event.seat, [event.tile])


def _closed(speech: Speech, event: BuildingClosed, events: Sequence[Event]) -> Line:
    rich = speech.say("log", "closed", tile=speech.tile(event.tile), seat=speech.seat(event.seat))
    return speech.line(rich, event.seat, [event.tile])


def _season(speech: Speech) -> Line:
    return speech.line(
        speech.say("log", "season", season=season_name(speech, SLICE.of(speech.state).season)), -1
    )


LOG: Final[dict[str, LogTeller]] = {
    "fishing": _fishing,
    "store": _store,
    "use_fish": _use,
    "boat": _boat,
    "favour": _favour,
    "stand_up": _silent,
    "put_back": _put_back,
    "hire_villager": _hired,
}
LINES: Final[dict[type, LineTeller]] = {
    LakeFormed: _formed,
    FishArrived: _arrived,
    VillagerStoodUp: _stood_up,
    BuildingClosed: _closed,
}
OPENINGS: Final[dict[str, OpeningTeller]] = {LAKE: _season}
