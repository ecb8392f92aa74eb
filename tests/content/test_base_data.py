"""The base pack holds what the box holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hamlet.content import LoadedPacks, resolve
from hamlet.content.nodes import Fields
from hamlet.content.reading import read_pack
from hamlet.engine.lattice.outline import Shape, shape_from_text
from hamlet.engine.reading import read_definitions
from hamlet.resources import data_folder
from tests.content.telling import in_full
from tests.engine.outlines import OUTLINES

# Outlines as the printed game shows them, from the rulings, not from the data.
PRINTED = (
    "church",
    "town_hall",
    "market",
    "farm",
    "quarry",
    "woodcutter",
    "sawmill",
    "dairy_farm",
    "stonemason",
    "flour_mill",
    "master_stonemason",
    "small_woodland",
    "small_mountains",
    "warehouse",
    "barn",
)
PRINTED_OUTLINES = {tile: OUTLINES[tile] for tile in PRINTED}

# Two tiles may look the same only for a reason given here: (one, other) → why.
SAME_OUTLINE: dict[tuple[str, str], str] = {}

LANDMARKS = {
    "small_woodland": (1, "matching_segment", "forest", None, False),
    "large_woodland": (2, "matching_segment", "forest", None, False),
    "small_mountains": (1, "matching_segment", "mountain", None, False),
    "large_mountains": (2, "matching_segment", "mountain", None, False),
    "pond_a": (3, "always", None, None, True),
    "pond_b": (3, "always", None, None, True),
    "monument": (2, "matching_segment", None, None, True),
    "outpost": (1, "church_distance", None, None, True),
    "shrine": (2, "delivery", None, None, True),
    "square": (3, "matching_segment", "road", None, True),
    "stables": (2, "donkey", None, None, True),
    "tavern": (1, "gold", None, 8, True),
    "tradepost": (1, "sale", None, None, True),
    "warehouse": (1, "road", None, None, True),
    "farrier": (1, "longest_road_tile", None, None, True),
}


@pytest.fixture
def tiles(base: LoadedPacks) -> dict[str, Any]:
    return {tile["id"]: tile for tile in base.data["tiles"]}


def test_base_pack_has_no_problems(base: LoadedPacks) -> None:
    assert [in_full(problem) for problem in base.problems] == []


def test_thirty_two_tiles_lie_in_six_piles(tiles: dict[str, Any]) -> None:
    piles = Counter[str]()
    for tile in tiles.values():
        piles.update(tile["copies"])
    assert piles == {"start": 6, "bag": 10, "timber": 4, "brick": 4, "milk": 4, "flour": 4}


def test_printed_outlines_are_the_ones_of_the_box(tiles: dict[str, Any]) -> None:
    assert {name: tiles[name]["outline"] for name in PRINTED_OUTLINES} == PRINTED_OUTLINES


def shapes_of(data: dict[str, Any]) -> dict[str, Shape]:
    letters = {terrain["letter"]: number for number, terrain in enumerate(data["terrains"])}
    return {tile["id"]: shape_from_text(tile["outline"], letters) for tile in data["tiles"]}


def looks(shape: Shape) -> set[frozenset[tuple[int, int, int, int]]]:
    """The six turns of a shape, each moved to the same corner."""
    found = set()
    for turned in shape.turned:
        q = min(segment.start[0] for segment in turned.segments)
        r = min(segment.start[1] for segment in turned.segments)
        moved = ((s.start[0] - q, s.start[1] - r, s.direction, s.terrain) for s in turned.segments)
        found.add(frozenset(moved))
    return found


def test_two_tiles_look_the_same_only_for_a_reason(base: LoadedPacks) -> None:
    known = {name: looks(shape) for name, shape in shapes_of(base.data).items()}
    same = {(a, b) for a in known for b in known if a < b and known[a] & known[b]}
    assert same == set(SAME_OUTLINE)


def test_monument_has_one_of_each_terrain_on_every_side(tiles: dict[str, Any]) -> None:
    steps = [step.split(":") for step in tiles["monument"]["outline"].split()]
    for side in (steps[:3], steps[3:6], steps[6:]):
        assert len({direction for direction, _ in side}) == 1
        assert {letter for _, letter in side} == {"R", "F", "M"}


def test_ponds_have_no_road_and_no_base_tile_has_water(tiles: dict[str, Any]) -> None:
    assert "R" not in tiles["pond_a"]["outline"] + tiles["pond_b"]["outline"]
    assert not any(":W" in tile["outline"] for tile in tiles.values())


def test_twelve_sales_in_tiers_of_four_each_worth_more_than_the_tier_before(base: LoadedPacks) -> None:
    worth: dict[int, list[float]] = {1: [], 2: [], 3: []}
    for sale in base.data["sales"]:
        worth[sale["tier"]].append(sale["reward"]["points"] + sale["reward"]["gold"] / 3)
    assert [len(tier) for tier in worth.values()] == [4, 4, 4]
    assert max(worth[1]) < min(worth[2])
    assert max(worth[2]) < min(worth[3])


def refined_asked(costs: list[dict[str, int]]) -> dict[str, int]:
    asked = Counter[str]()
    for cost in costs:
        asked.update(
            {name: count for name, count in cost.items() if name in {"timber", "brick", "milk", "flour"}}
        )
    return dict(asked)


def test_building_costs_ask_four_times_for_each_refined_kind(tiles: dict[str, Any]) -> None:
    assert refined_asked([tile["cost"] for tile in tiles.values()]) == dict.fromkeys(
        ("timber", "brick", "milk", "flour"), 4
    )


def test_sales_ask_five_times_for_each_refined_kind(base: LoadedPacks) -> None:
    assert refined_asked([sale["needs"] for sale in base.data["sales"]]) == dict.fromkeys(
        ("timber", "brick", "milk", "flour"), 5
    )


def test_no_cost_and_no_sale_asks_for_two_of_one_refined_kind(
    base: LoadedPacks, tiles: dict[str, Any]
) -> None:
    for cost in [tile["cost"] for tile in tiles.values()] + [sale["needs"] for sale in base.data["sales"]]:
        assert all(count == 1 for count in refined_asked([cost]).values())


def test_landmarks_score_as_the_glossary_says(tiles: dict[str, Any]) -> None:
    scores = {
        name: (*(tile["score"][key] for key in ("points", "per", "terrain", "most")), tile["needs_road"])
        for name, tile in tiles.items()
        if tile["kind"] == "landmark"
    }
    assert scores == LANDMARKS
    assert all(tile["flag"] == (tile["kind"] == "landmark") for tile in tiles.values())


@pytest.mark.parametrize(
    ("material", "small", "large", "milestone", "raw"),
    [
        ("timber", "sawmill", "lumbermill", "carpenter", "wood"),
        ("brick", "stonemason", "master_stonemason", "mason", "stone"),
        ("milk", "dairy_farm", "cow_conservatory", "herder", "wheat"),
        ("flour", "flour_mill", "windmill", "miller", "wheat"),
    ],
)
def test_each_refined_material_has_a_small_and_a_large_refinery(
    tiles: dict[str, Any], material: str, small: str, large: str, milestone: str, raw: str
) -> None:
    for name, slots, points, pile in ((small, 1, 4, "bag"), (large, 2, 6, material)):
        tile = tiles[name]
        assert (tile["slots"], tile["refines"], tile["copies"]) == (slots, {raw: material}, {pile: 1})
        assert tile["reward"] == {"points": points, "gold": 0, "milestone": milestone}


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("barn", {"gold": 3}),
        ("sawmill", {"wheat": 2, "stone": 1}),
        ("stonemason", {"wheat": 2, "wood": 1}),
        ("dairy_farm", {"wood": 2, "stone": 1}),
        ("flour_mill", {"stone": 2, "wood": 1}),
        ("lumbermill", {"stone": 2, "brick": 1}),
        ("master_stonemason", {"wood": 2, "timber": 1}),
        ("small_woodland", {"wood": 1}),
        ("small_mountains", {"stone": 1}),
        ("warehouse", {"wood": 1, "stone": 2}),
    ],
)
def test_known_costs_are_the_ones_of_the_box(tiles: dict[str, Any], name: str, cost: dict[str, int]) -> None:
    assert tiles[name]["cost"] == cost


def test_church_sides_ask_what_they_should(base: LoadedPacks) -> None:
    few, many = base.data["church"]
    printed = [
        ({"gold": 10}, 6),
        ({"milk/brick": 3}, 4),
        ({"timber/flour": 3}, 4),
        ({"wood/stone/wheat": 10}, 6),
    ]
    assert (few["seats"], [(slot["needs"], slot["points"]) for slot in few["slots"]]) == ([1, 2], printed)
    fifth = ({"timber": 1, "brick": 1, "milk": 1, "flour": 1}, 6)
    assert [(slot["needs"], slot["points"]) for slot in many["slots"]] == [*printed, fifth]
    assert many["seats"] == [3, 4]


def test_first_game_layout_is_the_printed_one(base: LoadedPacks) -> None:
    (layout,) = base.data["layouts"]
    assert layout["id"] == "first-game"
    assert [(place["tile"], place["at"], place["rotation"]) for place in layout["tiles"]] == [
        ("church", [0, 0], 0),
        ("quarry", [-1, -1], 0),
        ("farm", [2, 0], 0),
        ("market", [4, 0], 0),
        ("town_hall", [0, 3], 0),
        ("woodcutter", [-5, 1], 0),
    ]


@pytest.mark.parametrize("name", ["base", "lake"])
def test_every_entry_of_the_games_own_packs_names_its_source(name: str) -> None:
    pack = read_pack(data_folder() / name)
    silent = [
        found.id
        for found in pack.entries
        if found.subject not in {"options", "presets"} and not found.node.get("source")
    ]
    assert silent == []
    for found in pack.entries:
        words = found.node.get("source")
        if found.subject == "tiles" and isinstance(words, Fields):
            assert "outline" in words.fields, found.id


def test_engine_reads_the_resolved_base_game(base: LoadedPacks) -> None:
    definitions = read_definitions(resolve(base))
    assert [material.id for material in definitions.materials] == [
        *("wood", "stone", "wheat", "timber", "brick", "milk", "flour"),
    ]
    assert definitions.rules.villager_costs == (5, 7, 9)
    assert definitions.rules.flags is None


@pytest.mark.parametrize("name", ["base", "lake"])
def test_every_file_begins_with_the_schema_of_its_subject(name: str) -> None:
    folder = data_folder() / name
    for path in folder.rglob("*.yaml"):
        parts = path.relative_to(folder).parts
        subject = parts[0] if len(parts) > 1 else path.stem
        first = path.read_text("utf-8").splitlines()[0]
        schema = "../" * len(parts) + f"schema/{subject}.json"
        assert first == f"# yaml-language-server: $schema={schema}"
        assert (path.parent / schema).is_file()
