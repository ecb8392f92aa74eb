"""Refusals by the lake whose sentence needs more than their facts, or has variants."""

from __future__ import annotations

from typing import Final

from hamlet.engine.bits import bits
from hamlet.engine.carriage import carriage_of
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.storeroom import STOREROOM
from hamlet.engine.refusals import Refusal
from hamlet.words.base.refusals import REFUSALS as BASE_REFUSALS
from hamlet.words.lake.names import by_the_lake
from hamlet.words.room import Facts, RefusalTeller
from hamlet.words.speech import Speech


def _who_closed(speech: Speech, refusal: Refusal) -> Facts:
    closed = dict(SLICE.of(speech.state).closed)
    return {"seat": closed.get(refusal.facts["tile"], -1)}


def _own(speech: Speech, facts: Facts) -> str:
    return ".own" if facts["seat"] == speech.state.seat else ""


def _lake(speech: Speech, facts: Facts) -> str:
    return ".lake" if by_the_lake(speech) else ""


def _connected(speech: Speech, facts: Facts) -> str:
    base = BASE_REFUSALS["not_connected"].variant
    return (base(speech, facts) if base else "") or _lake(speech, facts)


def _least(speech: Speech, refusal: Refusal) -> Facts:
    return {"needed": None, "limit": refusal.facts["needed"]}


def _none(speech: Speech, facts: Facts) -> str:
    return "" if facts["count"] else ".none"


def _material(speech: Speech, refusal: Refusal) -> Facts:
    return {"material": speech.box.code_material[refusal.facts["code"]]}


def _stores(speech: Speech, facts: Facts) -> str:
    tile = speech.state.village.tiles[int(str(facts["tile"]))].tile
    return ".store" if speech.box.kind_of[tile] == STOREROOM else ""


def _brought(speech: Speech, facts: Facts) -> str:
    """Where no road leads, a boat may."""
    base = BASE_REFUSALS["cannot_be_brought"].variant
    variant = base(speech, facts) if base else ""
    source, tile = int(str(facts["source"])), int(str(facts["tile"]))
    return ".boat" if _by_boat(speech, source, tile) else variant


def _by_boat(speech: Speech, source: int, tile: int) -> bool:
    if not by_the_lake(speech):
        return False
    carriage = carriage_of(speech.state, speech.state.seat)
    if not carriage.ferries:
        return False
    whole = carriage.crossing(tuple(sorted(ferry.id for ferry in carriage.ferries)))
    return source in bits(whole.origins(tile)) and source not in bits(carriage.origins(tile))


REFUSALS: Final[dict[str, RefusalTeller]] = {
    "closed": RefusalTeller(_who_closed, _own),
    "out_of_reach": RefusalTeller(variant=_lake),
    "place_clash": RefusalTeller(variant=_lake),
    "not_connected": RefusalTeller(BASE_REFUSALS["not_connected"].further, _connected),
    "cannot_be_brought": RefusalTeller(BASE_REFUSALS["cannot_be_brought"].further, _brought),
    "too_few_donkeys": RefusalTeller(_least),
    "store_so_many": RefusalTeller(variant=_none),
    "stored_already": RefusalTeller(_material),
    "no_purchases_here": RefusalTeller(variant=_stores),
}
