"""The base game's data with the lake, read once."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from tests.engine.sketches import base_data

Data = dict[str, Any]

WATER_TILES: tuple[Data, ...] = (
    {
        "id": "storeroom",
        "kind": "storeroom",
        "copies": {"bag": 2},
        "outline": "NW:R E:W NE:W SE:R SE:F SW:M W:R NW:F",
        "cost": {"wood": 1, "stone": 1},
        "reward": {"points": 3},
        "slots": 2,
        "score": {"points": 1, "per": "stored_material"},
    },
    {
        "id": "dockyard",
        "copies": {"timber": 1},
        "outline": "E:F E:R E:M SE:M SE:R SE:F W:F NW:W NW:W W:W W:W NW:R",
        "cost": {"wood": 1, "timber": 1},
        "reward": {"points": 2},
        "score": {"points": 3, "per": "boat"},
    },
    {
        "id": "aquarium",
        "copies": {"milk": 1},
        "outline": "E:R SE:F SW:W SE:W SW:F W:R NW:M NE:W NW:W NE:M",
        "cost": {"stone": 1, "brick": 1, "milk": 1},
        "reward": {"points": 2},
        "score": {"points": 1, "per": "fish_worth"},
        "channel": "water",
    },
    {
        "id": "cliffside",
        "copies": {"brick": 1},
        "outline": "E:M E:M SE:M SE:F W:W NW:W W:W NW:W",
        "cost": {"stone": 2, "wood": 1},
        "reward": {"points": 2},
        "score": {"points": 3, "per": "lake_segment", "terrain": "water"},
        "needs_road": False,
    },
    {
        "id": "beach",
        "copies": {"flour": 1},
        "outline": "E:R E:F E:R SE:M W:W W:W W:W W:F NE:F",
        "cost": {"wheat": 1, "flour": 1},
        "reward": {"points": 3},
        "fishing": 2,
    },
)
FISH = (("common", 11, 1), ("uncommon", 10, 2), ("rare", 9, 5))
SEASONS = ("spring", "summer", "autumn", "winter")
CARDS = (
    ("fish_market", None, "common", 2, ()),
    ("breeding", "spring", "uncommon", 1, ("gain_donkey",)),
    ("second_wind", "spring", "rare", 0, ("stand_up",)),
    ("monopoly", "summer", "uncommon", 1, ("close_building",)),
    ("long_days", "summer", "rare", 0, ("no_donkeys",)),
    ("infrastructure", "autumn", "uncommon", 1, ("free_blueprints",)),
    ("call_in_a_favour", "autumn", "rare", 0, ("free_building",)),
    ("migration", "winter", "uncommon", 1, ("refill_fish",)),
    ("frozen_lake", "winter", "rare", 0, ("frozen_lakes",)),
)


@cache
def lake_data() -> Data:
    """Base and lake together; nobody may change it."""
    data = deepcopy(base_data())
    data["expansions"] = ["lake"]
    data["tiles"] += [
        {"name": tile["id"].title(), "kind": "landmark", "flag": True, **tile} for tile in WATER_TILES
    ]
    data["fish"] = [{"id": i, "name": i, "copies": copies, "worth": worth} for i, copies, worth in FISH]
    data["seasons"] = [{"id": season, "name": season} for season in SEASONS]
    data["menu"] = [
        {
            "id": name,
            "name": name,
            "season": season,
            "fish": fish,
            "gain": {"gold": gold},
            "does": list(does),
            "least_donkeys": 2 if "gain_donkey" in does else 0,
        }
        for name, season, fish, gold, does in CARDS
    ]
    data["rules"].update(flags=7, last_flag_ends_game=True, season="by-lot")
    return data


def lake_definitions(**rules: object) -> Definitions:
    """The definitions with some rule values changed."""
    return read_definitions(lake_data(), rules)
