"""Mistakes between packs: what they ask of each other, change in each other, and lack together."""

from __future__ import annotations

from typing import Final

from tools.guide.mistakes.mistake import ABOUT as _MINE
from tools.guide.mistakes.mistake import TILE, Mistake, in_file, of_tile

_ABOUT = 'id: %s\nname: A pack\nversion: "1"\nrequires: [base]\n'
_PACK = "pack.yaml"
_OTHER = {"other/pack.yaml": _ABOUT % "other"}
_CHEAP = "- {changes: tavern, cost: {wood: %d}}\n"


def _pack(code: str, more: str, spot: str = "", **files: str) -> Mistake:
    return Mistake(code, {_PACK: _MINE + more, **files}, spot)


PACKS: Final = (
    Mistake("same_pack_id", {"other/pack.yaml": _MINE, "mine/pack.yaml": _MINE}, "mine"),
    Mistake(
        "pack_needed",
        {_PACK: _MINE.replace("[base]", "[base, orchard]")},
        "orchard",
        mend=("Put it into your packs folder, or name it with `--packs`."),
    ),
    Mistake(
        "require_each_other",
        {
            "other/pack.yaml": (_ABOUT % "other").replace("[base]", "[base, mine]"),
            "mine/pack.yaml": _MINE.replace("[base]", "[base, other]"),
        },
        "mine",
    ),
    Mistake("not_together", {**_OTHER, "mine/pack.yaml": _MINE + "conflicts: [other]\n"}, "other"),
    Mistake("pack_version", {_PACK: _MINE.replace("[base]", "['base >= 2']")}, "'base"),
    Mistake("other_version", {**_OTHER, "mine/pack.yaml": _MINE + "optional: ['other >= 2']\n"}, "'other"),
    Mistake(
        "requires_base", {_PACK: _MINE.replace("requires: [base]\n", ""), "tiles.yaml": TILE}, requires=()
    ),
    _pack("unknown_expansion", "expansion: laek\n", "laek"),
    in_file("rules_missing", "fish.yaml", "- {id: eel, name: Eel, copies: 2}\n", "{id"),
    of_tile("id_taken", "  cost: {wood: 1}\n", "  cost: {wood: 1}\n" + TILE, "inn"),
    of_tile("id_taken.replaces", "id: inn", "id: tavern", "tavern"),
    of_tile("unknown_entry", "{wood: 1}", "{wod: 1}", "wod"),
    of_tile("unknown_entry.elsewhere", "id: inn", "changes: beach", "beach"),
    of_tile("nothing_to_change", "id: inn", "changes: tavren", "tavren"),
    Mistake(
        "nothing_to_change.gone",
        {
            "other/pack.yaml": _ABOUT % "other" + "removes: {tiles: [tavern]}\n",
            "mine/pack.yaml": _MINE,
            "mine/tiles.yaml": _CHEAP % 1,
        },
        "tavern",
    ),
    Mistake(
        "both_change",
        {
            **_OTHER,
            "other/tiles.yaml": _CHEAP % 1,
            "mine/pack.yaml": _MINE,
            "mine/tiles.yaml": _CHEAP % 2,
        },
        "tavern",
    ),
    _pack("breaks.removes", "removes: {materials: [milk]}\n", "milk"),
    Mistake(
        "breaks.replaces",
        {"materials.yaml": "- {id: cheese, replaces: milk, name: Cheese, class: refined}\n"},
        "milk",
    ),
    Mistake("breaks.changes", {"materials.yaml": "- {changes: milk, class: raw}\n"}),
)

WHOLE: Final = (
    of_tile("single_kind", "landmark", "market"),
    Mistake("start_copies"),
    Mistake("too_many_layouts"),
    in_file(
        "church_sides",
        "church.yaml",
        "- {id: third, seats: [3], slots: [{id: raw, needs: {wood: 3}, points: 2}]}\n",
    ),
    Mistake(
        "rule_missing", mend="Only a pack that brings a whole game, without `base`, has to say them all."
    ),
    _pack(
        "subject_empty",
        "removes: {layouts: [first-game]}\n",
        **{"rules.yaml": "options:\n  - {changes: start_layout, default: shuffled}\n"},
    ),
    Mistake("subject_empty.expansion", {_PACK: _MINE + "expansion: lake\n"}),
    _pack("printed_missing", "removes: {presets: [printed]}\n"),
    Mistake("colours_missing", mend="Only a pack that brings a whole game, without `base`, has to say them."),
)

ASKED: Final = tuple(
    Mistake(code)
    for code in (
        *("unknown_pack", "unknown_pack.near", "unknown_pack.path", "no_pack_named", "pack_twice"),
        *("too_many_packs", "pack_is_file", "zero_byte", "no_seasons", "sets_nothing", "no_layout"),
        *("new_pack.no_name", "new_pack.path", "new_pack.too_long", "new_pack.reserved", "new_pack.taken"),
        "unwritable_entry",
    )
)
