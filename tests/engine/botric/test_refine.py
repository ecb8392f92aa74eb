"""The token Refine: where it becomes high quality, then the nearest; one token or two."""

from __future__ import annotations

import pytest

from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, solo
from tests.engine.sketches import Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
WORKS = Sketch(
    """
    stonemason  church   sawmill     town_hall
    .           farm     woodcutter  lumbermill
    .           .        quarry      market
    """,
    roads="stonemason-church church-sawmill church-woodcutter church-farm sawmill-town_hall "
    "woodcutter-lumbermill woodcutter-quarry lumbermill-market",
)
"""Stonemason and Sawmill beside the Church, the Lumbermill with its two slots a step farther."""


def at_work(edition: str, villagers: str = "church", gold: int = 0, **goods: str) -> SoloHand:
    hand = solo(edition, WORKS).no_church().villagers(1, villagers).gold(0, gold)
    return hand.fill(**goods).token("refine").his_turn()


@both
def test_a_refinery_of_his_high_quality_decides(edition: str) -> None:
    hand = at_work(edition, woodcutter="wood", quarry="stone").keep("carpenter", 1)
    hand.stock("sawmill", "timber@1!")
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("lumbermill", "high_quality")
    assert hand.held("lumbermill") == ["timber@1!"]


@both
def test_the_humans_milestone_makes_nothing_high_quality_for_him(edition: str) -> None:
    hand = at_work(edition, "stonemason", woodcutter="wood", quarry="stone").keep("carpenter", 0)
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("stonemason", "nearest_villager")
    assert hand.held("stonemason") == ["brick@1"]


@both
def test_then_the_nearest_to_a_villager_decides(edition: str) -> None:
    hand = at_work(edition, "woodcutter", woodcutter="wood")
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("lumbermill", "nearest_villager")


@both
@pytest.mark.parametrize("tile", ["stonemason", "sawmill"])
def test_then_the_human_decides(edition: str, tile: str) -> None:
    hand = at_work(edition, woodcutter="wood", quarry="stone")
    asked = hand.until_asked()
    assert (asked.fact("about"), hand.named(hand.options)) == ("tile", ["stonemason", "sawmill"])
    told = hand.villager(hand.named(hand.options).index(tile))
    assert (hand.name(told.deed.tile), told.deciding) == (tile, "human")


@both
def test_s09_without_a_token_in_supply_a_refinery_does_not_count(edition: str) -> None:
    hand = at_work(edition, woodcutter="wood", quarry="stone", farm="timber@1 timber@1")
    assert hand.name(hand.villager().deed.tile) == "stonemason"
    hand = at_work(edition, woodcutter="wood", quarry="stone", farm="timber@1 timber@1 brick@1 brick@1")
    assert hand.anyhow().tried["refine"] == "no_token"


@both
def test_s09_two_slots_take_two_where_two_units_and_two_tokens_are_there(edition: str) -> None:
    for wood, away, count in (("wood wood", "", 2), ("wood", "", 1), ("wood wood", "timber@1", 1)):
        hand = at_work(edition, "lumbermill", woodcutter=wood, farm=away).stock("sawmill", "timber@0")
        told = hand.villager()
        assert (hand.name(told.deed.tile), told.deed.count) == ("lumbermill", count)
        assert hand.held("lumbermill") == ["timber@1"] * count


@both
def test_s09_a_slot_that_is_taken_leaves_one(edition: str) -> None:
    hand = at_work(edition, "lumbermill", woodcutter="wood wood", sawmill="timber@0", lumbermill="timber@0")
    assert hand.villager().deed.count == 1


@pytest.mark.parametrize(("wood", "gold", "count", "left"), [("", 2, 1, 0), ("", 4, 1, 2), ("wood", 4, 1, 4)])
def test_s09_the_investor_buys_at_most_the_unit_for_the_first(
    wood: str, gold: int, count: int, left: int
) -> None:
    hand = at_work(INVESTOR, "lumbermill", gold, woodcutter=wood, sawmill="timber@0", stonemason="brick@0")
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deed.count) == ("lumbermill", count)
    assert hand.state.gold[1] == left


@both
def test_no_refinery_free_and_nothing_to_refine_are_passed_over(edition: str) -> None:
    taken = {"sawmill": "timber@0", "stonemason": "brick@0", "lumbermill": "timber@0 milk@0"}
    assert at_work(edition, "church", 0, woodcutter="wood", **taken).anyhow().tried["refine"] == "no_refinery"
    assert at_work(edition, farm="wheat").anyhow().tried["refine"] == "lacks"


def test_favour_never_buys_what_is_to_be_refined() -> None:
    assert at_work(FAVOUR).anyhow().tried["refine"] == "lacks"
