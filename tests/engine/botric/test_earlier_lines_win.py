"""Where two lines of a list want different things, the earlier one has its way."""

from __future__ import annotations

import pytest

from tests.engine.botric.places import (
    BETWEEN,
    CORNER,
    CORNER_ROADS,
    HALL_END,
    QUARRY_END,
    ROADS,
    WOODCUTTER_END,
    Table,
    builds,
    cross,
    place,
)
from tests.engine.botric.solo_data import BASE, EDITIONS, FAVOUR, INVESTOR, solo_data
from tests.engine.botric.solo_hands import solo, solo_lake
from tests.engine.botric.test_build_where import FARM_END, GAP, RING, RING_ROADS, printed
from tests.engine.botric.test_deliver import ALL_FOUR, TEN, at_church
from tests.engine.botric.test_road import FAR, NEAR, chosen, roads
from tests.engine.botric.test_sell import at_market
from tests.engine.botric.walls import walled

both = pytest.mark.parametrize("edition", EDITIONS)
BRICKS = {FAVOUR: "brick@1! brick@0", INVESTOR: "brick@1! brick@0 milk@0"}
TIMBER = {FAVOUR: "timber@1 timber@1", INVESTOR: "timber@1 timber@1 flour@0"}


@both
def test_delivering_points_before_high_quality(edition: str) -> None:
    hand = at_church(edition, {**TEN, "market": BRICKS[edition]})
    told = hand.villager()
    assert (told.deed.slot, told.deciding) == (hand.slot("raw"), "points")


@both
def test_delivering_high_quality_before_refined(edition: str) -> None:
    hand = at_church(edition, {"market": BRICKS[edition], "farm": TIMBER[edition]})
    told = hand.villager()
    assert (told.deed.slot, told.deciding) == (hand.slot("milk_brick"), "own_high_quality")


def test_delivering_refined_before_fewest_bought() -> None:
    hand = at_church(INVESTOR, {"market": "brick@1 brick@1", "farm": "timber@1 timber@0 flour@0"}, gold=4)
    told = hand.villager()
    assert (told.deed.slot, told.deciding) == (hand.slot("milk_brick"), "own_refined")


def test_delivering_fewest_bought_before_fewest_materials() -> None:
    slots = [
        {"id": "one", "needs": {"timber": 1}, "points": 3},
        {"id": "three", "needs": {"wood": 3}, "points": 3},
    ]
    data = {**solo_data(BASE), "church": [{"id": "own", "seats": [2], "slots": slots}]}
    hand = solo(INVESTOR, data=data).gold(0, 4).villagers(1, ALL_FOUR).fill(woodcutter="wood " * 3)
    told = hand.token("produce").his_turn().villager()
    assert (told.deed.slot, told.deciding) == (1, "fewest_bought")


@both
@pytest.mark.parametrize(
    ("sales", "goods", "sold", "line"),
    [
        ("timber_brick milk", "timber@0 brick@0 milk@1!", "timber_brick", "points"),
        ("timber_brick milk_flour", "timber@1! brick@0 milk@1 flour@1", "timber_brick", "own_high_quality"),
        ("milk brick_stone", "milk@0 brick@1 stone", "brick_stone", "own_refined"),
    ],
)
def test_selling_each_line_before_the_next(
    edition: str, sales: str, goods: str, sold: str, line: str
) -> None:
    hand = at_market(edition, sales, {"farm": goods})
    told = hand.villager()
    assert (told.deed.sale, told.deciding) == (hand.sale(sold), line)


@both
def test_road_his_landmark_before_his_marker(edition: str) -> None:
    joined = NEAR.replace("town_hall-barn ", "") + FAR
    hand = roads(edition, joined).marker(1, "town_hall-barn").flag(1, "quarry").his_turn()
    assert chosen(hand) == ("farm", "quarry", "joins_landmark")


@printed
def test_place_the_humans_markers_before_the_humans_flags(table: Table) -> None:
    joined = ROADS.replace("farm-quarry ", "")
    hand = builds(table, cross({QUARRY_END: "F", WOODCUTTER_END: "F"}, joined)).marker(0, "farm-quarry")
    assert place(hand.flag(0, "woodcutter").his_turn()) == (WOODCUTTER_END, "without_human_roads")


@both
def test_place_the_humans_flags_before_the_lake(edition: str) -> None:
    sketch = walled(RING, {GAP: "F", FARM_END: "F"}, roads=RING_ROADS)
    hand = builds((edition, solo_lake), sketch).flag(0, "market").his_turn()
    assert place(hand) == (FARM_END, "no_human_flags")


@both
def test_place_the_lake_before_like_terrain(edition: str) -> None:
    sketch = walled(RING, {GAP: "M", FARM_END: "F"}, roads=RING_ROADS)
    assert place(builds((edition, solo_lake), sketch).his_turn()) == (GAP, "most_lake")


@both
def test_place_the_lake_before_the_distance(edition: str) -> None:
    """The far spot, at the end of a street, closes nothing."""
    rows = """
    barn  farm  woodcutter  quarry     .
    .     .     church      .          market
    .     .     .           town_hall  .
    """
    sketch = walled(
        rows, {GAP: "F", (-3, -1): "F"}, roads="church-woodcutter church-town_hall woodcutter-farm farm-barn"
    )
    assert place(builds((edition, solo_lake), sketch).his_turn()) == (GAP, "most_lake")


@printed
def test_place_the_distance_before_road_pairs(table: Table) -> None:
    hand = builds(table, cross({QUARRY_END: "F", WOODCUTTER_END: "R"}), "RFFFFF").his_turn()
    told = hand.anyhow()
    assert hand.at(told.deed) == QUARRY_END


@printed
def test_place_road_pairs_before_like_pairs(table: Table) -> None:
    hand = builds(table, cross({BETWEEN: "F", HALL_END: "R"}, CORNER_ROADS, CORNER), "RFFFFF").his_turn()
    assert place(hand) == (HALL_END, "most_road_pairs")


@printed
def test_place_like_pairs_before_cliffs(table: Table) -> None:
    joined = ROADS.replace("farm-quarry ", "")
    hand = builds(table, cross({BETWEEN: "WWMFFW", HALL_END: "F"}, joined)).his_turn()
    assert place(hand) == (BETWEEN, "most_like_pairs")
