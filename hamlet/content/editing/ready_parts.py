"""Parts that can be put into a file as they are: sound where the packs are, and ready to be changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Final

from hamlet.content.editing.drafts import Plain, free_id
from hamlet.content.editing.naming import id_from, nameless_id
from hamlet.content.editing.offered import OfferedIds
from hamlet.content.subjects import KEYED
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.lake.base import LAKE


@dataclass(frozen=True, slots=True)
class ReadyPart:
    """What is put into the file of a subject."""

    subject: str
    data: Plain


Taken = Callable[[str], Collection[str]]
"""The ids that entries of a subject have, here and in the packs below."""
PartMaker = Callable[[OfferedIds, Taken], list[ReadyPart]]


def needs(subject: str) -> str:
    """The expansion without which nobody reads a file of a subject."""
    return KEYED[subject].expansion if subject in KEYED else ""


def is_read(subject: str, known: OfferedIds) -> bool:
    """Whether a file of a subject means anything in the packs that are played with."""
    there = {LAKE: bool(known.fish), BOTRIC: bool(known.entries("botric"))}
    return there.get(needs(subject), True)


def _one(subject: str, told: Callable[[str, OfferedIds], dict[str, Plain]], name: str) -> PartMaker:
    """An entry with an id that nobody has."""

    def made(known: OfferedIds, taken: Taken) -> list[ReadyPart]:
        fresh = free_id(name, list(taken(subject)))
        return [ReadyPart(subject, {"id": fresh, **told(fresh, known)})]

    return made


def _called(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _refined(name: str, known: OfferedIds) -> dict[str, Plain]:
    return {"name": _called(name), "class": "refined", "consumed": {"gold": 1, "points": 1}}


def _raw(name: str, known: OfferedIds) -> dict[str, Plain]:
    return {"name": _called(name), "class": "raw"}


def _terrain(name: str, known: OfferedIds) -> dict[str, Plain]:
    letter = next(each for each in "XYZUVGHJKLNPQSTABCDEIO" if each not in known.letters)
    return {"name": _called(name), "letter": letter, "meets": [name]}


def _village(name: str, known: OfferedIds) -> dict[str, Plain]:
    """The first start village, under another name: tiles are moved from there."""
    there = next(iter(known.entries("layouts")), None)
    tiles = there["tiles"] if there is not None else ()
    return {
        "name": _called(name),
        "tiles": [{key: value for key, value in each.items() if value or key == "at"} for each in tiles],
    }


def _season(known: OfferedIds, taken: Taken) -> list[ReadyPart]:
    """A season with some colours of its own, and a card for every fish that has none for all seasons."""
    name = free_id("new_season", list(taken("seasons")))
    palette = {"like": "autumn", "ground": ["B5A642", "D6C768", "8C7F33"], "water": _WATER, "falls": 4}
    season = ReadyPart("seasons", {"id": name, "name": _called(name), "palette": palette})
    return [season, *_cards(known, taken, name, known.fish)]


_WATER: Final = ["2A7C9E", "1F5F84", "184F74", "123E62"]


def _fish(known: OfferedIds, taken: Taken) -> list[ReadyPart]:
    """A kind of fish, with a card for all seasons."""
    name = free_id("new_fish", list(taken("fish")))
    card = free_id(f"{name}_meal", list(taken("menu")))
    told = {"id": card, "name": f"{_called(name)} meal", "fish": name, "gain": {"gold": 2}}
    fish = {"id": name, "name": _called(name), "copies": 5, "worth": 1}
    return [ReadyPart("fish", fish), ReadyPart("menu", told)]


def _cards(known: OfferedIds, taken: Taken, season: str, kinds: Collection[str]) -> Iterator[ReadyPart]:
    always = {card["fish"] for card in known.entries("menu") if not card.get("season")}
    for fish in kinds:
        if fish not in always:
            card = free_id(f"{season}_{fish}", list(taken("menu")))
            told = {"id": card, "name": _called(card), "season": season, "fish": fish, "gain": {"gold": 2}}
            yield ReadyPart("menu", told)


def _rule(key: str, value: Callable[[OfferedIds, Taken], Plain]) -> PartMaker:
    """Something that rules say besides."""
    return lambda known, taken: [ReadyPart("rules", {key: value(known, taken)})]


def _preset(known: OfferedIds, taken: Taken) -> Plain:
    name = free_id("new_preset", list(taken("presets")))
    about = "What it is like."
    return [{"id": name, "name": _called(name), "about": about, "values": _cheaper(known, taken)}]


def _cheaper(known: OfferedIds, taken: Taken) -> dict[str, Plain]:
    """The first number that can be chosen, one less."""
    for option in known.data.get("options", ()):
        if option["type"] == "whole" and isinstance(option["default"], int) and option["default"]:
            return {option["id"]: max(option["least"], option["default"] - 1)}
    return {}


def _richer(known: OfferedIds, taken: Taken) -> dict[str, Plain]:
    return {_GOLD: known.data.get("constants", {}).get(_GOLD, 0) + 1}


_GOLD: Final = "starting_gold"


def _option(known: OfferedIds, taken: Taken) -> Plain:
    name = free_id("new_option", list(taken("options")))
    told = {"id": name, "name": _called(name), "about": "What it changes.", "type": "switch", "default": True}
    return [told]


def _edition(known: OfferedIds, taken: Taken) -> list[ReadyPart]:
    first = next(iter(known.entries("botric")))
    return [ReadyPart("botric", {"changes": first["id"], "coin_gold": first["coin_gold"] + 1})]


PARTS: Final[dict[str, dict[str, PartMaker]]] = {
    "materials": {
        "refined": _one("materials", _refined, "new_material"),
        "raw": _one("materials", _raw, "new_material"),
    },
    "terrains": {"terrain": _one("terrains", _terrain, "new_terrain")},
    "layouts": {"village": _one("layouts", _village, "new_village")},
    "seasons": {"season": _season},
    "fish": {"fish": _fish},
    "botric": {"edition": _edition},
    "rules": {
        "preset": _rule("presets", _preset),
        "default": _rule("defaults", _cheaper),
        "constant": _rule("constants", _richer),
        "option": _rule("options", _option),
    },
}
"""By the subject of a file and the code of what is said of them. What has a form is begun there."""


def parts_of(subject: str, code: str, known: OfferedIds, taken: Taken) -> list[ReadyPart]:
    """What is put in, and into which files."""
    return PARTS[subject][code](known, taken)


def own_preset(name: str, values: Plain, taken: Collection[str]) -> ReadyPart:
    """Rules that a player has kept under a name, as a preset of a pack."""
    fresh = free_id(id_from(name) or nameless_id("presets"), list(taken))
    told = {"id": fresh, "name": name, "about": name, "values": values}
    return ReadyPart("rules", {"presets": [told]})
