"""What an editor can write for people: whole entries, ready to be changed."""

from __future__ import annotations

from typing import Any, Final

Snippet = dict[str, Any]


def _snippet(label: str, description: str, body: dict[str, Any]) -> Snippet:
    return {"label": label, "description": description, "body": body}


_TILE: Final = {"id": "${1:new_tile}", "name": "${2:New tile}"}
_SCORE: Final = {"points": "^${7:2}", "per": "${8:matching_segment}"}
_HEXAGON: Final = "${4:E:M SE:M SW:R W:M NW:M NE:M}"

ENTRY_SNIPPETS: Final[dict[str, list[Snippet]]] = {
    "tiles": [
        _snippet(
            "New producer",
            "A building whose workers fill its slots with a raw material.",
            {
                **_TILE,
                "kind": "producer",
                "pile": "${3:bag}",
                "outline": _HEXAGON,
                "cost": {"${5:wood}": "^${6:2}"},
                "reward": {"points": "^${7:2}"},
                "slots": "^${8:2}",
                "produces": ["${9:stone}"],
            },
        ),
        _snippet(
            "New refinery",
            "A building that makes a refined material from a raw one.",
            {
                **_TILE,
                "kind": "refinery",
                "pile": "${3:bag}",
                "outline": _HEXAGON,
                "cost": {"${5:wood}": "^${6:2}"},
                "reward": {"points": "^${7:4}"},
                "slots": "^${8:1}",
                "refines": {"${9:wheat}": "${10:milk}"},
            },
        ),
        _snippet(
            "New landmark",
            "A building with a flag that brings points at the end.",
            {
                **_TILE,
                "kind": "landmark",
                "pile": "${3:bag}",
                "outline": _HEXAGON,
                "cost": {"${5:wood}": "^${6:2}"},
                "score": _SCORE,
            },
        ),
        _snippet(
            "Change a price",
            "A tile of an earlier pack, with another cost.",
            {"changes": "${1:tavern}", "cost": {"${2:milk}": "^${3:1}"}},
        ),
    ],
    "market": [
        _snippet(
            "New sale",
            "A sale tile: what it asks for, and what it pays.",
            {
                "id": "${1:new_sale}",
                "tier": "^${2:1}",
                "needs": {"${3:wood}": "^${4:2}"},
                "reward": {"points": "^${5:1}", "gold": "^${6:1}"},
            },
        ),
        _snippet(
            "Change a sale",
            "A sale of an earlier pack that pays something else.",
            {"changes": "${1:milk}", "reward": {"points": "^${2:2}", "gold": "^${3:2}"}},
        ),
    ],
    "menu": [
        _snippet(
            "New menu card",
            "What one kind of fish brings, in the place of another card.",
            {
                "id": "${1:new_card}",
                "name": "${2:New card}",
                "replaces": "${3:second_wind}",
                "season": "${4:spring}",
                "fish": "${5:rare}",
                "gain": {"gold": "^${6:1}"},
                "does": ["${7:gain_donkey}"],
            },
        ),
        _snippet(
            "Menu card of a new season",
            "What one kind of fish brings in a season of your own.",
            {
                "id": "${1:new_card}",
                "name": "${2:New card}",
                "season": "${3:new_season}",
                "fish": "${4:rare}",
                "gain": {"gold": "^${5:1}"},
                "does": ["${6:stand_up}"],
            },
        ),
        _snippet(
            "Change a menu card",
            "A card of an earlier pack that brings something else.",
            {"changes": "${1:fish_market}", "gain": {"gold": "^${2:3}"}},
        ),
    ],
    "seasons": [
        _snippet(
            "New season",
            "A season with a menu of its own: it needs a card for each kind of fish.",
            {"id": "${1:new_season}", "name": "${2:New season}"},
        ),
    ],
    "fish": [
        _snippet(
            "New kind of fish",
            "It needs a menu card: one for all seasons, or one for each.",
            {"id": "${1:new_fish}", "name": "${2:New fish}", "copies": "^${3:5}", "worth": "^${4:1}"},
        ),
    ],
    "materials": [
        _snippet(
            "New refined material",
            "Made by a refinery; it has a pile of tiles of its own.",
            {
                "id": "${1:new_material}",
                "name": "${2:New material}",
                "class": "refined",
                "consumed": {"gold": "^${3:1}", "points": "^${4:1}"},
            },
        ),
        _snippet(
            "New raw material",
            "Filled into the slots of producers.",
            {"id": "${1:new_material}", "name": "${2:New material}", "class": "raw"},
        ),
    ],
    "terrains": [
        _snippet(
            "New terrain",
            "What a side of a tile can be.",
            {
                "id": "${1:new_terrain}",
                "name": "${2:New terrain}",
                "letter": "${3:X}",
                "meets": ["${1:new_terrain}"],
            },
        ),
    ],
    "awards": [
        _snippet(
            "New award",
            "Given when the game ends, for the most of something.",
            {"id": "${1:new_award}", "name": "${2:New award}", "points": "^${3:3}", "most": "${4:gold}"},
        ),
    ],
    "milestones": [
        _snippet(
            "New milestone",
            "Kept by whoever first builds a tile that names it in its reward.",
            {
                "id": "${1:new_milestone}",
                "name": "${2:New milestone}",
                "for": "refinery",
                "high_quality": "${3:milk}",
            },
        ),
    ],
    "church": [
        _snippet(
            "Another side of the Church",
            "In place of one of the game's: what its deliveries ask for.",
            {
                "id": "${1:new_side}",
                "replaces": "${2:few}",
                "seats": ["^${3:1}", "^${4:2}"],
                "slots": [{"id": "${5:gold}", "needs": {"${6:gold}": "^${7:8}"}, "points": "^${8:5}"}],
            },
        ),
    ],
    "layouts": [
        _snippet(
            "New start village",
            "Where each start tile lies.",
            {
                "id": "${1:new_village}",
                "name": "${2:New village}",
                "tiles": [
                    {"tile": "church", "at": ["^0", "^0"]},
                    {"tile": "quarry", "at": ["^-1", "^-1"]},
                    {"tile": "farm", "at": ["^2", "^0"]},
                    {"tile": "market", "at": ["^4", "^0"]},
                    {"tile": "town_hall", "at": ["^0", "^3"]},
                    {"tile": "woodcutter", "at": ["^-5", "^1"]},
                ],
            },
        ),
    ],
    "botric": [
        _snippet(
            "Change an edition of Botric",
            "His rules, but for the keys that stand here.",
            {"changes": "${1:favour}", "coin_gold": "^${2:2}"},
        ),
    ],
    "options": [
        _snippet(
            "New option for entries",
            "A switch: `when` of a tile, a sale or an award can ask for it.",
            {
                "id": "${1:new_option}",
                "name": "${2:New option}",
                "about": "${3:What it changes.}",
                "type": "switch",
                "default": "^${4:true}",
            },
        ),
    ],
    "presets": [
        _snippet(
            "New preset",
            "A set of option values.",
            {
                "id": "${1:new_preset}",
                "name": "${2:New preset}",
                "about": "${3:What it is like.}",
                "values": {"${4:flags}": "^${5:4}"},
            },
        ),
        _snippet(
            "Add to a preset",
            "Option values that a preset of an earlier pack gets besides.",
            {"extends": "${1:printed}", "values": {"${2:flags}": "^${3:4}"}},
        ),
    ],
}

FILE_SNIPPETS: Final[dict[str, list[Snippet]]] = {
    "pack": [
        _snippet(
            "New pack",
            "Who made it and what it needs.",
            {
                "id": "${1:new_pack}",
                "name": "${2:New pack}",
                "about": "${3:What it brings.}",
                "version": '"${4:1.0}"',
                "authors": ["${5:your name}"],
                "requires": ["${6:base}"],
            },
        ),
    ],
    "rules": [
        _snippet(
            "New preset",
            "A set of option values.",
            {
                "presets": [
                    {
                        "id": "${1:new_preset}",
                        "name": "${2:New preset}",
                        "about": "${3:What it is like.}",
                        "values": {"${4:flags}": "^${5:4}"},
                    }
                ]
            },
        ),
        _snippet(
            "Change a default", "Another default of an option.", {"defaults": {"${1:flags}": "^${2:4}"}}
        ),
        _snippet(
            "Change a number of the box",
            "One of the constants.",
            {"constants": {"${1:starting_gold}": "^${2:3}"}},
        ),
    ],
}
