"""The token Build, where: every line of the leaflet's list, which the investor uses without the lake."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.engine.botric.places import (
    BETWEEN,
    CORNER,
    CORNER_ROADS,
    CROSS,
    HALL_END,
    QUARRY_END,
    ROADS,
    WOODCUTTER_END,
    builds,
    cross,
    place,
)
from tests.engine.botric.solo_data import FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, solo
from tests.engine.botric.walls import walled
from tests.engine.sketches import Cell, hexagon


def leaflet(spots: Mapping[Cell, str], outline: str = "FFFFFF", roads: str = ROADS) -> SoloHand:
    """The investor without the lake."""
    return builds((INVESTOR, solo), cross(spots, roads), outline)


def test_s19_the_leaflets_first_line_a_road_pair_decides() -> None:
    hand = leaflet({QUARRY_END: "R", WOODCUTTER_END: "F"}, "RFFFFF").his_turn()
    assert place(hand) == (QUARRY_END, "any_road_pair")


def test_s19_one_road_pair_is_as_good_as_two_for_the_leaflet() -> None:
    sketch = walled(CORNER, {BETWEEN: "R", HALL_END: "R"}, roads=CORNER_ROADS)
    hand = builds((INVESTOR, solo), sketch, "RRRRRR").his_turn()
    hand.until_asked()
    assert len(hand.options) == 2


@pytest.mark.parametrize("like", ["F", "M"])
def test_s19_the_leaflets_second_line_a_forest_or_mountain_pair_decides(like: str) -> None:
    near = "M" if like == "F" else "F"
    hand = leaflet({QUARRY_END: like, WOODCUTTER_END: near}, like * 6).his_turn()
    assert place(hand) == (QUARRY_END, "any_wood_or_rock_pair")


def test_s19_forest_and_mountain_are_of_equal_priority_for_the_leaflet() -> None:
    hand = leaflet({HALL_END: "M", WOODCUTTER_END: "F"}, "FMFMFM").his_turn()
    hand.until_asked()
    assert len(hand.options) == 2


def test_s19_the_leaflets_third_line_the_nearest_to_the_church_decides() -> None:
    hand = leaflet({QUARRY_END: "F", WOODCUTTER_END: "F"}).his_turn()
    assert place(hand) == (WOODCUTTER_END, "nearest_church")


@pytest.mark.parametrize("answer", [0, 1])
def test_s19_the_leaflets_last_line_the_human_decides(answer: int) -> None:
    hand = leaflet({HALL_END: "F", WOODCUTTER_END: "F"}).his_turn()
    hand.until_asked()
    at = hand.options[answer][1:]
    told = hand.villager(answer)
    assert (told.deed.at, told.deciding) == (at, "human")


def test_s10_the_leaflet_cares_neither_for_the_humans_markers_nor_for_the_humans_flags() -> None:
    roads = ROADS.replace("church-woodcutter ", "")
    hand = leaflet({QUARRY_END: "F", WOODCUTTER_END: "F"}, roads=roads)
    hand.marker(0, "church-woodcutter").flag(0, "woodcutter").his_turn()
    assert place(hand) == (WOODCUTTER_END, "nearest_church")


def test_s10_he_pays_at_the_anchor_before_placing() -> None:
    """What the new tile's roads would open cannot pay for it."""
    roads = ROADS.replace("farm-quarry ", "")
    sketch = walled(CROSS, {(2, 1): "R"}, roads=roads, mountains="farm-quarry")
    for edition in (FAVOUR, INVESTOR):
        changes = {"pond_a": {"cost": {"stone": 1}, "outline": hexagon(list("RRRRRR"))}}
        hand = solo(edition, sketch, changes=changes).queue("pond_a").token("build").fill(quarry="stone")
        assert hand.his_turn().anyhow().tried["build"] == "lacks"
        hand = solo(edition, sketch, changes=changes).queue("pond_a").token("build").fill(farm="stone")
        assert hand.his_turn().anyhow().action == "build"
        assert hand.state.village.by_road.is_reachable(hand.uids["quarry"])
