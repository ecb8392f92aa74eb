"""The token Produce: fewest materials, then the nearest; what a Barn is filled with."""

from __future__ import annotations

import pytest

from hamlet.engine.events import PointsScored
from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, solo
from tests.engine.sketches import Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
STREET = Sketch(
    """
    farm  church  quarry  town_hall  woodcutter  barn  market
    """,
    roads="farm-church church-quarry quarry-town_hall town_hall-woodcutter woodcutter-barn",
)
"""A street: Farm and Quarry beside the Church, Woodcutter and Barn farther; the Market lies apart."""


def on_street(edition: str, villagers: str = "church", **goods: str) -> SoloHand:
    hand = solo(edition, STREET).no_church().villagers(1, villagers)
    return hand.fill(**goods).token("produce").his_turn()


@both
def test_fewest_materials_decides(edition: str) -> None:
    hand = on_street(edition, farm="wheat", quarry="stone stone", woodcutter="wood", barn="")
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("barn", "fewest_materials")


@both
def test_then_the_nearest_to_a_villager_decides(edition: str) -> None:
    full = {"farm": "wheat wheat", "quarry": "stone stone", "woodcutter": "wood", "barn": "wood"}
    told = (hand := on_street(edition, "church", **full)).villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("woodcutter", "nearest_villager")


@both
@pytest.mark.parametrize("tile", ["farm", "quarry"])
def test_then_the_human_decides(edition: str, tile: str) -> None:
    hand = on_street(edition, woodcutter="wood", barn="wood")
    asked = hand.until_asked()
    assert (asked.fact("about"), sorted(hand.named(hand.options))) == ("tile", ["farm", "quarry"])
    place = hand.named(hand.options).index(tile)
    told = hand.villager(place)
    assert (hand.name(told.deed.tile), told.deciding) == (tile, "human")


@both
def test_s08_full_producers_do_not_count_and_all_full_is_passed_over(edition: str) -> None:
    full = {"farm": "wheat " * 3, "quarry": "stone " * 3, "woodcutter": "wood " * 3, "barn": "wood " * 3}
    assert on_street(edition, **full).anyhow().tried["produce"] == "all_full"
    nearly = {**full, "woodcutter": "wood wood"}
    told = on_street(edition, **nearly).villager()
    assert (told.action, told.acts.lines) == ("produce", ())


@both
def test_s08_producers_out_of_reach_do_not_count(edition: str) -> None:
    apart = Sketch(STREET.rows, roads="farm-church church-quarry")
    hand = solo(edition, apart).fill(farm="wheat", quarry="stone").villagers(1, "farm").token("produce")
    told = hand.his_turn().villager()
    assert hand.name(told.deed.tile) == "farm"


@pytest.mark.parametrize(
    ("there", "fill"),
    [
        ("", "wood stone wheat"),
        ("wheat", "wood stone"),
        ("wood", "stone wheat"),
        ("stone stone", "wood"),
        ("wood stone", "wheat"),
    ],
)
@both
def test_s08_each_empty_slot_of_a_barn_gets_what_is_scarcest_there(
    edition: str, there: str, fill: str
) -> None:
    others = {"farm": "wheat " * 3, "quarry": "stone " * 3, "woodcutter": "wood " * 3}
    hand = on_street(edition, barn=there, **others)
    told = hand.villager()
    assert [hand.definitions.materials[each].id for each in told.deed.fill] == fill.split()
    assert sorted(hand.held("barn")) == sorted((there + " " + fill).split())


@pytest.mark.parametrize(("tile", "favour", "gold"), [("farm", 1, 2), ("barn", 2, 0)])
def test_s04_two_gold_for_producing_are_one_point_and_the_barns_two_points_stay_two(
    tile: str, favour: int, gold: int
) -> None:
    others = {"farm": "wheat " * 3, "quarry": "stone " * 3, "woodcutter": "wood " * 3, "barn": "wood " * 3}
    for edition in EDITIONS:
        hand = on_street(edition, **{**others, tile: ""})
        told = hand.villager()
        points = favour if edition == FAVOUR or tile == "barn" else 0
        assert hand.state.points[1] == points
        assert sum(each.points for each in told.of(PointsScored)) == points
        assert hand.state.gold[1] == (gold if edition == INVESTOR else 0)
