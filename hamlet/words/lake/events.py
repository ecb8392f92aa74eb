"""What happened by the lake, event by event, where its sentence alone does not say it."""

from __future__ import annotations

from typing import Final

from hamlet.engine import events as happened
from hamlet.engine.lake import events as lake_happened
from hamlet.engine.lake.base import parts_of
from hamlet.words.base.events import EVENTS as BASE_EVENTS
from hamlet.words.lake.menu import effect_name
from hamlet.words.lake.names import by_the_lake, card_name, fish_name, lake_name, season_name
from hamlet.words.room import EventTeller, Told
from hamlet.words.speech import Speech


def _season(speech: Speech, event: lake_happened.SeasonChosen) -> Told:
    return ".lot" if event.by_lot else "", (), {"season": season_name(speech, event.season)}


def _formed(speech: Speech, event: lake_happened.LakeFormed) -> Told:
    facts = {"count": speech.amount(len(event.triangles)), "tile": speech.tile(event.uid)}
    return "", (event.uid,), facts


def _arrived(speech: Speech, event: lake_happened.FishArrived) -> Told:
    return "", (), {"count": len(event.triangles), "lake": lake_name(speech, event.lake)}


def _caught(speech: Speech, event: lake_happened.FishCaught) -> Told:
    return "", (event.tile,), {"count": event.tokens + event.more, "tile": speech.tile(event.tile)}


def _fish(speech: Speech, event: lake_happened.FishDrawn | lake_happened.FishPutBack) -> Told:
    return "", (), {"fish": fish_name(speech, event.kind)}


def _used(speech: Speech, event: lake_happened.FishUsed) -> Told:
    does = parts_of(speech.box).cards[event.card].does
    names = [speech.language.grammar.common(effect_name(speech.words, name)) for name in does]
    facts = {
        "fish": fish_name(speech, event.kind),
        "card": card_name(speech, event.card),
        "does": speech.language.grammar.listing(names),
    }
    return ".does" if does else "", (), facts


def _stored(speech: Speech, event: lake_happened.MaterialStored) -> Told:
    way = event.way or (-1,)
    facts = {
        "goods": speech.codes([event.code]),
        "source": speech.tile(way[0]),
        "target": speech.tile(way[-1]),
    }
    return "", event.way, facts


def _walked(speech: Speech, event: happened.VillagerWalked) -> Told:
    """Whoever comes from the house to the Church has not stayed there."""
    variant, tiles, facts = BASE_EVENTS[happened.VillagerWalked](speech, event)
    return "" if by_the_lake(speech) else variant, tiles, facts


def _hired(speech: Speech, event: happened.VillagerHired) -> Told:
    variant, tiles, facts = BASE_EVENTS[happened.VillagerHired](speech, event)
    return (".home", (), facts) if by_the_lake(speech) else (variant, tiles, facts)


EVENTS: Final[dict[type, EventTeller]] = {
    lake_happened.SeasonChosen: _season,
    lake_happened.LakeFormed: _formed,
    lake_happened.FishArrived: _arrived,
    lake_happened.FishCaught: _caught,
    lake_happened.FishDrawn: _fish,
    lake_happened.FishPutBack: _fish,
    lake_happened.FishUsed: _used,
    lake_happened.MaterialStored: _stored,
    happened.VillagerWalked: _walked,
    happened.VillagerHired: _hired,
}
