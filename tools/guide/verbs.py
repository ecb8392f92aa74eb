"""What the engine knows by name: kinds, measures, effects, option types and options, Botric's lists."""

from __future__ import annotations

from typing import Any, Final

from hamlet.content.models.known import ALL_EFFECTS, ALL_KINDS, ALL_MEASURES
from hamlet.content.packs import load_packs
from hamlet.engine.botric.lists import LISTS
from hamlet.engine.expansions.registry import EXPANSIONS
from hamlet.resources import data_folder
from hamlet.words.rooms import english
from tools.guide.examples import entries
from tools.guide.tables import table, written

_KINDS: Final = {
    "church": "Where goods are delivered; the first tile of every village.",
    "town_hall": "Where blueprints are taken, villagers and donkeys hired.",
    "market": "Where goods are sold, and bought from anywhere.",
    "producer": "Its slots are filled with raw materials; `work` is paid to the villager.",
    "refinery": "Makes a refined material of a raw one, as many at once as it has slots.",
    "landmark": "Takes its builder's flag; with `score` it brings points at the end.",
    "storeroom": "Its owner brings goods there, to use them later.",
    "villagers_house": "Where villagers sleep.",
}

_TYPES: Final = {
    "whole": "a whole number from `least` to `most`; with `unlimited`, that word too",
    "wholes": "`length` whole numbers, each from `least` to `most`",
    "prices": "two prices, for one raw and one refined material",
    "switch": "true or false",
    "choice": "one of the `choices`",
    "layout": "a start village, or one of the `choices`",
    "season": "a season, or one of the `choices`",
    "edition": "an edition of Botric's rules",
}


def verb_sections() -> list[str]:
    """The tables, each under its heading."""
    return [
        *_section("Kinds of buildings", _kinds()),
        *_section("What can be counted", _measures()),
        *_section("What meals can do", _effects()),
        *_section("Types of options", _types()),
        *_section("Options that the game knows", _options()),
        *_section("Botric's lists", _lists()),
    ]


def _section(title: str, lines: list[str]) -> list[str]:
    return ["", f"### {title}", "", *lines]


def _home(name: str) -> str:
    """The expansion that brings a kind or a measure."""
    brought = {
        **{kind.id: each.name for each in EXPANSIONS for kind in each.kinds},
        **{measure.id: each.name for each in EXPANSIONS for measure in each.measures},
    }
    return brought.get(name, "")


def _kinds() -> list[str]:
    rows = []
    for kind in ALL_KINDS:
        needs = ", ".join(f"`{key}`" for key in kind.needs)
        flag, single = ("a flag" if kind.flag else ""), ("just one, `pile: start`" if kind.single else "")
        further = ", ".join(filter(None, (flag, single, _home(kind.id) and f"needs `{_home(kind.id)}`")))
        rows.append((f"`{kind.id}`", _KINDS[kind.id], needs, further))
    return table(("kind", "what it is for", "must say", "further"), rows)


def _measures() -> list[str]:
    sentences = english().language.sections["measures"]
    rows = []
    for measure in ALL_MEASURES:
        told = _plain(sentences.get(measure.id, ""))
        if f"{measure.id}.terrain" in sentences:
            told += f"; with `terrain`: {_plain(sentences[f'{measure.id}.terrain'])}"
        where = "`score`, awards" if measure.of_seat is not None else "`score`"
        rows.append((f"`{measure.id}`", told, where, _home(measure.id) and f"needs `{_home(measure.id)}`"))
    return table(("measure", "what it brings", "where", "further"), rows)


def _plain(sentence: str) -> str:
    told = {"{points}": "a fixed number of points", "{worths} that you have left": _WORTH}
    return told.get(sentence) or sentence.replace("{points}", "points").replace("{terrain}", "*terrain*")


_WORTH: Final = "points for what the fish are worth that you have left (`worth` in fish.yaml)"


def _effects() -> list[str]:
    sentences = english().language.sections["effects"]
    cards = [used.data for used in entries() if used.subject == "menu"]
    rows = [
        (
            f"`{effect.id}`",
            sentences[effect.id],
            _first([each["id"] for each in cards if _does(each, effect.id)]),
        )
        for effect in ALL_EFFECTS
    ]
    return table(("effect", "what it does", "a card in step 9"), rows)


def _does(card: dict[str, Any], effect: str) -> bool:
    return effect in card.get("does", ())


def _first(names: list[str]) -> str:
    return f"`{names[0]}`" if names else ""


def _types() -> list[str]:
    defaults = {used.data["type"]: used.data["default"] for used in entries() if _is_option(used.data)}
    rows = [
        (f"`{name}`", told, f"`default: {written(defaults[name])}`" if name in defaults else "")
        for name, told in _TYPES.items()
    ]
    return table(("type", "values", "example"), rows)


def _is_option(data: dict[str, Any]) -> bool:
    return {"type", "default"} <= data.keys()


def _options() -> list[str]:
    seen: set[str] = set()
    rows = []
    for pack in ("base", "lake", "solo"):
        loaded = load_packs([data_folder() / name for name in dict.fromkeys(("base", pack))])
        for option in loaded.data["options"]:
            if option["id"] not in seen:
                seen.add(option["id"])
                default = f"`{written('unlimited' if option['default'] is None else option['default'])}`"
                rows.append((f"`{option['id']}`", pack, f"`{option['type']}`", default, option["about"]))
    return table(("option", "pack", "type", "default", "what it decides"), rows)


def _lists() -> list[str]:
    rows = [(f"`{name}`", " ".join(f"`{line}`" for line in lines)) for name, lines in LISTS.items()]
    return table(("list", "lines that it may hold"), rows)
