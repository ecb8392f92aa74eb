"""What the buildings by the lake are for, and what an Aquarium counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hamlet.engine.definitions import Definitions, Score, Tile
from hamlet.engine.lake.base import LAKE
from hamlet.words.base.buildings import BUILDINGS as BASE_BUILDINGS
from hamlet.words.measures import measure_rich
from hamlet.words.room import BuildingTeller, MeasureTeller, Question
from hamlet.words.values import Amount
from hamlet.words.words import Words


def _landmark(words: Words, definitions: Definitions, tile: Tile) -> Question:
    """As in the base game; and what fish it always has, and which lakes it joins."""
    code, facts = BASE_BUILDINGS["landmark"](words, definitions, tile)
    more = _by_the_water(words, definitions, tile)
    if not more:
        return code, facts
    if tile.score is None:
        return "landmark.more", {"about": more[0], "more": " ".join(more[1:])}
    about = words.language.say("buildings", code, facts)
    return "landmark.more", {"about": about, "more": " ".join(more)}


def _by_the_water(words: Words, definitions: Definitions, tile: Tile) -> list[str]:
    found = []
    if tile.fishing:
        found.append(words.language.say("buildings", "fishing", {"count": tile.fishing}))
    if tile.channel is not None:
        terrain = words.common(definitions.terrains[tile.channel])
        found.append(words.language.say("buildings", "channel", {"terrain": terrain}))
    return found


def _storeroom(words: Words, definitions: Definitions, tile: Tile) -> Question:
    most = min(definitions.rules.option("stored_at_once", 2), tile.slots)
    facts: dict[str, object] = {
        "slots": Amount(tile.slots, words.grammar),
        "goods": Amount(most, words.grammar),
    }
    if tile.score is None:
        return "storeroom", facts
    facts["measure"] = measure_rich(words, definitions, tile.score)
    return "storeroom.score" if tile.needs_road else "storeroom.score.no_road", facts


def _fish_worth(words: Words, definitions: Definitions, score: Score) -> Mapping[str, object]:
    """What each kind of fish brings."""
    parts = definitions.parts.get(LAKE)
    worths = [
        words.language.part(
            "measures",
            "fish_worth.each",
            {"points": f"{{point}} {score.points * kind.worth}", "fish": words.common(kind)},
        )
        for kind in (parts.fish if parts else ())
        if kind.worth
    ]
    return {"worths": words.grammar.listing(worths)}


BUILDINGS: Final[dict[str, BuildingTeller]] = {"landmark": _landmark, "storeroom": _storeroom}
MEASURES: Final[dict[str, MeasureTeller]] = {"fish_worth": _fish_worth}
