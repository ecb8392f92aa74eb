"""The pack of the lake holds what its box holds, and leaves the base game as it was."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hamlet.content import LoadedPacks, resolve
from hamlet.engine.lake.base import LAKE
from hamlet.engine.lake.definitions import LakeParts
from hamlet.engine.reading import read_definitions
from tests.content.telling import in_full, refused
from tests.content.test_base_data import looks, shapes_of
from tests.engine.lake.lake_data import WATER_TILES

LAKE_TILES = {
    # id: pile, copies, cost, points at once
    "storeroom": ("bag", 2, {"wood": 1, "stone": 1}, 3),
    "dockyard": ("timber", 1, {"wood": 1, "timber": 1}, 2),
    "aquarium": ("milk", 1, {"stone": 1, "brick": 1, "milk": 1}, 2),
    "cliffside": ("brick", 1, {"stone": 2, "wood": 1}, 2),
    "beach": ("flour", 1, {"wheat": 1, "flour": 1}, 3),
}
SCORES: dict[str, tuple[Any, ...] | None] = {
    "storeroom": (1, "stored_material", None, True),
    "dockyard": (3, "boat", None, True),
    "aquarium": (1, "fish_worth", None, True),
    "cliffside": (3, "lake_segment", "water", False),
    "beach": None,
}
MENU = {
    # id: season, fish, gold, effects
    "fish_market": (None, "common", 2, []),
    "breeding": ("spring", "uncommon", 1, ["gain_donkey"]),
    "second_wind": ("spring", "rare", 0, ["stand_up"]),
    "monopoly": ("summer", "uncommon", 1, ["close_building"]),
    "long_days": ("summer", "rare", 0, ["no_donkeys"]),
    "infrastructure": ("autumn", "uncommon", 1, ["free_blueprints"]),
    "call_in_a_favour": ("autumn", "rare", 0, ["free_building"]),
    "migration": ("winter", "uncommon", 1, ["refill_fish"]),
    "frozen_lake": ("winter", "rare", 0, ["frozen_lakes"]),
}


@pytest.fixture
def tiles(lake: LoadedPacks) -> dict[str, Any]:
    return {tile["id"]: tile for tile in lake.data["tiles"]}


def parts_of(loaded: LoadedPacks) -> LakeParts:
    found: LakeParts = read_definitions(resolve(loaded)).parts[LAKE]
    return found


def test_the_lake_has_no_problems(lake: LoadedPacks) -> None:
    assert [in_full(problem) for problem in lake.problems] == []
    assert [pack.id for pack in lake.packs] == ["base", "lake"]


def test_six_tiles_come_to_the_bag_and_the_piles(base: LoadedPacks, tiles: dict[str, Any]) -> None:
    known = {tile["id"] for tile in base.data["tiles"]}
    piles = Counter[str]()
    for tile in tiles.values():
        piles.update(tile["copies"] if tile["id"] not in known else {})
    assert piles == {"bag": 2, "timber": 1, "brick": 1, "milk": 1, "flour": 1}


def test_lake_tiles_cost_and_give_what_they_should(tiles: dict[str, Any]) -> None:
    found = {
        name: (
            *next(iter(tiles[name]["copies"].items())),
            tiles[name]["cost"],
            tiles[name]["reward"]["points"],
        )
        for name in LAKE_TILES
    }
    assert found == LAKE_TILES


def test_lake_tiles_score_as_they_should_and_all_take_a_flag(tiles: dict[str, Any]) -> None:
    for name, wanted in SCORES.items():
        tile, score = tiles[name], tiles[name]["score"]
        keys = ("points", "per", "terrain")
        assert (score and (*(score[key] for key in keys), tile["needs_road"])) == wanted
        assert tile["flag"]


@pytest.mark.parametrize("wanted", WATER_TILES, ids=lambda tile: tile["id"])
def test_the_engine_is_tested_with_the_lake_tiles_of_the_pack(
    tiles: dict[str, Any], wanted: dict[str, Any]
) -> None:
    tile = tiles[wanted["id"]]
    for key, value in wanted.items():
        found = tile[key]
        assert (found if not isinstance(value, dict) else {name: found[name] for name in value}) == value, key
    assert tile["slots"] == wanted.get("slots", 0)


def test_the_aquarium_joins_lakes_and_the_beach_has_fish_of_its_own(tiles: dict[str, Any]) -> None:
    assert {name: tile["channel"] for name, tile in tiles.items() if "channel" in tile} == {
        "aquarium": "water"
    }
    assert {name: tile["fishing"] for name, tile in tiles.items() if "fishing" in tile} == {"beach": 2}


def test_no_lake_tile_looks_like_another_tile(lake: LoadedPacks) -> None:
    known = {name: looks(shape) for name, shape in shapes_of(lake.data).items()}
    assert [(a, b) for a in known for b in known if a < b and known[a] & known[b]] == []
    assert all(":W" in tile["outline"] for tile in lake.data["tiles"] if tile["id"] in LAKE_TILES)


def test_thirty_fish_of_three_kinds_lie_in_the_bag(lake: LoadedPacks) -> None:
    fish = [(each["id"], each["copies"], each["worth"]) for each in lake.data["fish"]]
    assert fish == [("common", 11, 1), ("uncommon", 10, 2), ("rare", 9, 5)]


def test_nine_menu_cards_do_what_the_rulings_say(lake: LoadedPacks) -> None:
    cards = {
        each["id"]: (each.get("season"), each["fish"], each["gain"]["gold"], each["does"])
        for each in lake.data["menu"]
    }
    assert cards == MENU
    assert {each["id"]: each["least_donkeys"] for each in lake.data["menu"] if "least_donkeys" in each} == {
        "breeding": 2
    }


def test_the_engine_reads_a_menu_of_three_for_each_season(lake: LoadedPacks) -> None:
    parts = parts_of(lake)
    for season, each in enumerate(parts.seasons):
        cards = [parts.cards[card] for card in parts.menu(season)]
        assert [parts.fish[card.fish].id for card in cards] == ["common", "uncommon", "rare"], each.id
        assert [card.must_do for card in cards] == [False, False, True]


def rules(loaded: LoadedPacks, preset: str = "printed", **options: object) -> dict[str, Any]:
    chosen: dict[str, Any] = resolve(loaded, preset, options)["rules"]
    return chosen


@pytest.mark.parametrize(
    ("preset", "flags", "least", "wheat", "deep"),
    [
        ("printed", 7, 2, 1, False),
        ("early-lake", 6, 1, 0, True),
        ("manual", 7, 2, 1, False),
        ("tutorial", 7, 2, 1, False),
    ],
)
def test_presets_know_the_lake(
    lake: LoadedPacks, preset: str, flags: int, least: int, wheat: int, deep: object
) -> None:
    chosen = rules(lake, preset)
    assert chosen["flags"] == flags
    assert chosen["last_flag_ends_game"] is True
    assert (chosen["boat_min_lake"], chosen["boat_wheat"]) == (least, wheat)
    assert chosen["deep_water_fishing"] is deep


def test_the_numbers_of_the_lake_are_those_that_the_engine_takes_for_granted(lake: LoadedPacks) -> None:
    chosen = rules(lake)
    assert {
        name: chosen[name]
        for name in ("lake_triangles_per_point", "lake_most_points", "fish_limit", "deep_water_fish")
    } == {"lake_triangles_per_point": 2, "lake_most_points": 10, "fish_limit": 3, "deep_water_fish": 3}
    assert (chosen["stored_at_once"], chosen["boat_material"]) == (2, "wheat")


def test_a_season_is_chosen_by_name_or_by_lot(lake: LoadedPacks) -> None:
    (option,) = (each for each in lake.options if each["id"] == "season")
    assert option["choices"] == ["spring", "summer", "autumn", "winter", "by-lot"]
    assert rules(lake)["season"] == "by-lot"
    assert rules(lake, season="winter")["season"] == "winter"
    with refused("'season' cannot be 'wintre': did you mean 'winter'?"):
        rules(lake, season="wintre")


def test_every_option_of_the_lake_stands_under_its_heading(base: LoadedPacks, lake: LoadedPacks) -> None:
    known = {option["id"] for option in base.options}
    brought = [option for option in lake.options if option["id"] not in known]
    assert {option["id"] for option in brought} == {
        *("season", "boat_min_lake", "boat_wheat", "deep_water_fishing")
    }
    assert {option["group"] for option in brought} == {"By the Lake"}


def test_the_base_game_says_nothing_of_the_lake(base: LoadedPacks) -> None:
    data = resolve(base)
    assert not {"fish", "seasons", "menu", "expansions"} & data.keys()
    assert not any({"channel", "fishing"} & tile.keys() for tile in data["tiles"])
    assert data["rules"]["flags"] is None
    assert not {"season", "fish_limit", "boat_wheat"} & data["rules"].keys()


def test_the_base_entries_are_the_same_beside_the_lake(base: LoadedPacks, lake: LoadedPacks) -> None:
    with_lake = {tile["id"]: tile for tile in lake.data["tiles"]}
    assert all(with_lake[tile["id"]] == tile for tile in base.data["tiles"])
    assert lake.data["sales"] == base.data["sales"]
    assert lake.packs[0].content_hash == base.packs[0].content_hash
