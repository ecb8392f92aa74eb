"""What the buildings of the base game are for, by their kind."""

from __future__ import annotations

from typing import Final

from hamlet.engine.definitions import Definitions, Tile
from hamlet.words.goods import gain_goods
from hamlet.words.measures import measure_rich
from hamlet.words.room import BuildingTeller, Question
from hamlet.words.values import Amount
from hamlet.words.words import Words


def _producer(words: Words, definitions: Definitions, tile: Tile) -> Question:
    names = [words.common(definitions.materials[each]) for each in tile.produces]
    code = "producer.choice" if len(names) > 1 else "producer"
    gain = gain_goods(tile.work)
    facts = {
        "slots": Amount(tile.slots, words.grammar),
        "materials": words.grammar.either(names),
        "gain": gain,
    }
    return code if gain else f"{code}.unpaid", facts


def _refinery(words: Words, definitions: Definitions, tile: Tile) -> Question:
    raw, made = tile.refines or (0, 0)
    gain = gain_goods(definitions.materials[made].consumed)
    facts = {
        "slots": Amount(tile.slots, words.grammar),
        "raw": words.common(definitions.materials[raw]),
        "made": words.common(definitions.materials[made]),
        "gain": gain,
    }
    return "refinery.paid" if gain else "refinery", facts


def _landmark(words: Words, definitions: Definitions, tile: Tile) -> Question:
    if tile.score is None:
        return "landmark.plain", {}
    code = "landmark" if tile.needs_road else "landmark.no_road"
    return code, {"measure": measure_rich(words, definitions, tile.score)}


BUILDINGS: Final[dict[str, BuildingTeller]] = {
    "producer": _producer,
    "refinery": _refinery,
    "landmark": _landmark,
}
