"""The token Build, where: every line of the printed list in a village in which that very line decides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise

import pytest

from hamlet.engine.botric.thinking import ListLine
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
from tests.engine.botric.solo_data import FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import solo, solo_lake
from tests.engine.botric.walls import walled
from tests.engine.sketches import Cell

printed = pytest.mark.parametrize(
    "table",
    [(FAVOUR, solo), (FAVOUR, solo_lake), (INVESTOR, solo_lake)],
    ids=["favour", "lake", "investor_lake"],
)
"""Wherever the printed list is used: always in favour, and by the lake."""


@printed
def test_s10_a_place_reached_without_the_humans_markers_decides(table: Table) -> None:
    roads = ROADS.replace("farm-quarry ", "")
    hand = builds(table, cross({QUARRY_END: "F", WOODCUTTER_END: "F"}, roads)).marker(0, "farm-quarry")
    assert place(hand.his_turn()) == (WOODCUTTER_END, "without_human_roads")
    own = builds(table, cross({QUARRY_END: "F", WOODCUTTER_END: "F"}, roads)).marker(1, "farm-quarry")
    assert place(own.his_turn()) == (QUARRY_END, "distance")


@printed
def test_s10_a_filter_that_would_leave_nothing_is_skipped(table: Table) -> None:
    roads = ROADS.replace("farm-quarry ", "")
    hand = builds(table, cross({QUARRY_END: "F"}, roads)).marker(0, "farm-quarry")
    assert place(hand.his_turn()) == (QUARRY_END, "only")


@printed
def test_s10_then_one_that_touches_no_flag_of_the_human_decides(table: Table) -> None:
    sketch = cross({QUARRY_END: "F", WOODCUTTER_END: "F"})
    assert place(builds(table, sketch).flag(0, "quarry").his_turn()) == (WOODCUTTER_END, "no_human_flags")
    assert place(builds(table, sketch).flag(1, "quarry").his_turn()) == (QUARRY_END, "distance")


@printed
def test_s10_flags_of_the_human_everywhere_are_no_reason(table: Table) -> None:
    sketch = cross({QUARRY_END: "F", WOODCUTTER_END: "F"})
    hand = builds(table, sketch).flag(0, "quarry woodcutter").his_turn()
    assert place(hand) == (QUARRY_END, "distance")


RING = """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """
RING_ROADS = "church-woodcutter church-farm church-town_hall"
GAP, FARM_END = (2, 1), (-2, 0)


@pytest.mark.parametrize("edition", [FAVOUR, INVESTOR])
def test_s10_then_the_largest_lake_decides_by_the_lake(edition: str) -> None:
    sketch = walled(RING, {GAP: "F", FARM_END: "F"}, roads=RING_ROADS)
    hand = builds((edition, solo_lake), sketch).his_turn()
    assert place(hand) == (GAP, "most_lake")


def test_s10_without_the_lake_no_place_closes_any() -> None:
    sketch = walled(RING, {GAP: "F", FARM_END: "F"}, roads=RING_ROADS)
    told = builds((FAVOUR, solo), sketch).his_turn().anyhow()
    assert ListLine("most_lake", 2, 2) in told.acts.lines


def test_s19_lakes_closed_together_are_counted_together() -> None:
    """The gap of two rings of six against one ring of six: equal by the largest, not by the sum."""
    rows = """
    barn.8  barn.6  .           .          .       .
    .       .       woodcutter  quarry     .       .
    .       barn.9  church      .          market  .
    .       .       .           town_hall  .       .
    .       .       .           farm       .       barn
    .       .       .           .          barn.2  barn.3
    """
    roads = "church-woodcutter church-town_hall town_hall-farm church-barn.9"
    other = (-2, -1)  # closes the hole at (-1, -1), as the gap closes those at (1, 0) and (2, 2)
    sketch = walled(rows, {GAP: "F", other: "F"}, roads=roads)
    hand = builds((FAVOUR, solo_lake), sketch).his_turn()
    found = place(hand)
    assert found == (GAP, "most_lake")
    assert [lake.size for lake in hand.lakes] == [6, 6]
    single = walled(rows, {other: "F", (1, 3): "F"}, roads=roads)
    hand = builds((FAVOUR, solo_lake), single).his_turn()
    assert place(hand) == (other, "most_lake")
    assert [lake.size for lake in hand.lakes] == [6]


def test_s19_the_size_of_a_lake_is_not_capped() -> None:
    """Thirty triangles against twenty-four: both would score ten."""
    wide, narrow = (-6, 0), (5, 0)
    top = [(x, -1) for x in range(-6, 5)]
    bottom = [(x, 1) for x in range(-5, 6)]
    cells = dict(zip([(0, 0), *top, *bottom], _names(), strict=False))
    rows = "\n".join(" ".join(cells.get((x, y), ".") for x in range(-6, 6)) for y in (-1, 0, 1))
    joined = [(cells[a], cells[b]) for a, b in pairwise(top)] + [("church", cells[0, -1])]
    sketch = walled(rows, {wide: "F", narrow: "F"}, roads=" ".join(f"{a}-{b}" for a, b in joined))
    hand = builds((FAVOUR, solo_lake), sketch).his_turn()
    assert place(hand) == (wide, "most_lake")
    assert [lake.size for lake in hand.lakes] == [30]


def _names() -> Iterator[str]:
    yield from ("church", "farm", "quarry", "woodcutter", "town_hall", "market")
    yield from (f"barn.{number}" for number in count())


@printed
def test_s10_then_a_pair_of_like_terrain_decides(table: Table) -> None:
    hand = builds(table, cross({QUARRY_END: "M", WOODCUTTER_END: "F"})).his_turn()
    assert place(hand) == (WOODCUTTER_END, "any_like_pair")


@printed
@pytest.mark.parametrize("like", ["F", "M", "R"])
def test_s19_road_forest_and_mountain_pairs_are_like_terrain(table: Table, like: str) -> None:
    """A side of the same terrain on the far arm keeps it in; the near one has only a cliff."""
    near = "M" if like == "F" else "F"
    outline = like * 6 if like != "R" else "RMMMMM"
    hand = builds(table, cross({QUARRY_END: like, WOODCUTTER_END: near}), outline).his_turn()
    told = hand.anyhow()
    assert (hand.at(told.deed), told.acts.lines[3].id) == (QUARRY_END, "any_like_pair")
    assert told.deciding in ("any_like_pair", "distance", "human")


@printed
def test_s19_water_pairs_do_not_count_as_like_terrain(table: Table) -> None:
    sketch = cross({WOODCUTTER_END: "F"})
    hand = builds(table, sketch, "WFFFFF").his_turn()
    told = hand.anyhow()
    assert hand.at(told.deed) == WOODCUTTER_END
    assert told.acts.lines[3].id == "any_like_pair"
    assert told.acts.lines[3].after < told.acts.lines[3].before


@printed
def test_s10_if_the_first_and_the_fourth_held_the_farthest_anchor_decides(table: Table) -> None:
    hand = builds(table, cross({QUARRY_END: "F", WOODCUTTER_END: "F"})).his_turn()
    assert place(hand) == (QUARRY_END, "distance")


@printed
def test_s10_with_no_like_pair_anywhere_the_nearest_anchor_decides(table: Table) -> None:
    hand = builds(table, cross({QUARRY_END: "M", WOODCUTTER_END: "M"})).his_turn()
    assert place(hand) == (WOODCUTTER_END, "distance")


@printed
def test_s10_with_human_markers_everywhere_the_nearest_anchor_decides(table: Table) -> None:
    sketch = cross({QUARRY_END: "F", WOODCUTTER_END: "F"}, "farm-quarry")
    hand = builds(table, sketch).marker(0, "church-farm church-woodcutter").his_turn()
    assert place(hand) == (WOODCUTTER_END, "distance")


BENT = """
    .           woodcutter  quarry     .
    town_hall   church      farm       market
    """
BENT_ROADS = "church-farm farm-quarry quarry-woodcutter farm-market"
BENT_SPOTS: dict[Cell, str] = {(-1, -2): "F", (3, 1): "F"}
"""Beside the Woodcutter, three steps out, one with a marker beside the Church; beside the Market, two out."""


@printed
def test_s19_where_the_first_held_the_distance_is_measured_without_the_humans_markers(table: Table) -> None:
    hand = builds(table, cross(BENT_SPOTS, BENT_ROADS, BENT)).marker(0, "church-woodcutter").his_turn()
    assert place(hand) == ((-1, -2), "distance")
    own = builds(table, cross(BENT_SPOTS, BENT_ROADS, BENT)).marker(1, "church-woodcutter").his_turn()
    assert place(own) == ((3, 1), "distance")


@printed
def test_s10_then_most_road_pairs_decides(table: Table) -> None:
    hand = builds(table, cross({WOODCUTTER_END: "R", HALL_END: "F"}), "RFFFFF").his_turn()
    assert place(hand) == (WOODCUTTER_END, "most_road_pairs")


@printed
def test_s10_then_most_like_pairs_decides(table: Table) -> None:
    hand = builds(table, cross({BETWEEN: "F", HALL_END: "F"}, CORNER_ROADS, CORNER)).his_turn()
    assert place(hand) == (BETWEEN, "most_like_pairs")


@printed
def test_s10_then_fewest_cliffs_decides(table: Table) -> None:
    hand = builds(table, cross({BETWEEN: "WWWFMW", HALL_END: "F"}, CORNER_ROADS, CORNER)).his_turn()
    assert place(hand) == (HALL_END, "fewest_cliffs")


@printed
@pytest.mark.parametrize("answer", [0, 1])
def test_s10_then_the_human_decides(table: Table, answer: int) -> None:
    hand = builds(table, cross({WOODCUTTER_END: "F", HALL_END: "F"})).his_turn()
    asked = hand.until_asked()
    assert (asked.fact("about"), len(hand.options)) == ("place", 2)
    rotation, *at = hand.options[answer]
    told = hand.villager(answer)
    assert (told.deed.rotation, list(told.deed.at), told.deciding) == (rotation, at, "human")
    assert hand.at(told.deed) in (WOODCUTTER_END, HALL_END)


@printed
def test_s20_turns_of_a_tile_that_look_alike_are_one_place(table: Table) -> None:
    hand = builds(table, cross({WOODCUTTER_END: "F"}), "FMFMFM").his_turn()
    assert place(hand) == (WOODCUTTER_END, "any_like_pair")
    alike = builds(table, cross({WOODCUTTER_END: "F"}), "FFFFFF").his_turn()
    assert place(alike) == (WOODCUTTER_END, "only")


@printed
@pytest.mark.parametrize(
    ("villagers", "anchor"), [("farm", "farm"), ("woodcutter", "woodcutter"), ("church", "woodcutter")]
)
def test_s19_of_several_anchors_the_nearest_to_a_villager_then_the_oldest(
    table: Table, villagers: str, anchor: str
) -> None:
    hand = builds(table, cross({BETWEEN: "F"}, CORNER_ROADS, CORNER), villagers=villagers).his_turn()
    told = hand.villager()
    assert hand.name(told.deed.tile) == anchor
    assert hand.uids["woodcutter"] < hand.uids["farm"]


@printed
@pytest.mark.parametrize("shown", ["F", "M"])
def test_s19_an_anchor_that_only_the_humans_marker_leads_to_is_not_used_beside_another(
    table: Table, shown: str
) -> None:
    """Neither where the farthest anchor is wanted nor, without like terrain, the nearest."""
    roads = CORNER_ROADS.replace("church-farm ", "")
    hand = builds(table, cross({BETWEEN: shown}, roads, CORNER), villagers="farm").marker(0, "church-farm")
    assert hand.name(hand.his_turn().villager().deed.tile) == "woodcutter"


@printed
def test_s19_of_several_anchors_only_those_at_the_chosen_distance_are_left(table: Table) -> None:
    beside_both = (2, -1)  # touches Quarry alone; (1, -1) touches Farm, Quarry and Woodcutter
    assert beside_both != BETWEEN
    hand = builds(table, cross({BETWEEN: "F"}), villagers="farm").his_turn()
    told = hand.villager()
    assert hand.name(told.deed.tile) == "quarry"
