"""Selling: his list, line by line; nothing is ever bought for it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hamlet.engine.botric.thinking import ListLine
from hamlet.engine.events import PointsScored
from tests.engine.botric.solo_data import BASE, EDITIONS, FAVOUR, INVESTOR, solo_data
from tests.engine.botric.solo_hands import SoloHand, solo

both = pytest.mark.parametrize("edition", EDITIONS)


def at_market(edition: str, sales: str, goods: Mapping[str, str], gold: int = 0) -> SoloHand:
    """His turn with these sale tiles and goods, the Church complete but for its gold."""
    data = {**solo_data(BASE), "sales": SALES}
    hand = solo(edition, data=data).market(sales).gold(0, gold)
    return hand.done("milk_brick timber_flour raw").fill(**goods).token("produce").his_turn()


SALES = [
    *solo_data(BASE)["sales"],
    {"id": "bricks", "tier": 3, "needs": {"brick": 2}, "reward": {"points": 1, "gold": 9}},
    {"id": "brick_stone", "tier": 3, "needs": {"brick": 1, "stone": 1}, "reward": {"points": 1}},
    {"id": "two_stone", "tier": 3, "needs": {"stone": 2}, "reward": {"points": 1, "gold": 3}},
]


@both
def test_the_points_printed_on_the_sale_decide_whatever_its_gold(edition: str) -> None:
    """In favour gold would be a point more for either, so only the printed points may count."""
    goods = {"farm": "timber@0 brick@0", "quarry": "stone stone"}
    told = at_market(edition, "timber_stone timber_brick", goods).villager()
    assert (told.action, told.deciding, told.acts.lines) == ("sell", "points", (ListLine("points", 2, 1),))


@both
def test_then_most_of_his_own_high_quality_decides(edition: str) -> None:
    hand = at_market(edition, "milk flour", {"farm": "milk@1 flour@1!"})
    told = hand.villager()
    assert (told.deed.sale, told.deciding) == (hand.sale("flour"), "own_high_quality")


@both
def test_then_most_of_his_own_refined_decides(edition: str) -> None:
    hand = at_market(edition, "milk flour", {"farm": "milk@0 flour@1"})
    told = hand.villager()
    assert (told.deed.sale, told.deciding) == (hand.sale("flour"), "own_refined")


@both
def test_then_fewest_materials_decides(edition: str) -> None:
    goods = {"farm": "milk@0 wheat", "woodcutter": "wood wood"}
    hand = at_market(edition, "wood_wheat milk", goods)
    told = hand.villager()
    assert (told.deed.sale, told.deciding) == (hand.sale("milk"), "fewest_materials")


@both
@pytest.mark.parametrize("answer", [0, 1])
def test_then_the_human_decides(edition: str, answer: int) -> None:
    hand = at_market(edition, "flour milk", {"farm": "milk@0 flour@0"})
    hand.until_asked()
    assert hand.asked.fact("about") == "sale"
    tied = [hand.sale("milk"), hand.sale("flour")]
    assert hand.options == tuple((sale,) for sale in tied)
    told = hand.villager(answer)
    assert (told.deed.sale, told.deciding) == (tied[answer], "human")
    assert hand.state.sold[1] == (tied[answer],)


def test_s22_even_the_investor_buys_nothing_for_a_sale() -> None:
    assert at_market(INVESTOR, "milk", {}, gold=4).anyhow().tried["sell"] == "lacks"


@both
def test_nothing_for_sale_is_passed_over(edition: str) -> None:
    assert at_market(edition, "", {"farm": "milk@1"}).anyhow().tried["sell"] == "nothing_for_sale"


@pytest.mark.parametrize(
    ("unit", "favour", "gold"),
    [("milk@0", 2, 2), ("milk@1", 2 + 2, 3), ("milk@1!", 2 + 3, 4)],
)
def test_s04_a_sale_of_one_point_and_two_gold_is_two_points_a_high_quality_token_three(
    unit: str, favour: int, gold: int
) -> None:
    hand = at_market(FAVOUR, "milk", {"farm": unit})
    told = hand.villager()
    assert hand.state.points[1] == favour
    assert hand.state.gold[1] == 0
    assert [each.points for each in told.of(PointsScored) if each.why == "sale"] == [2]
    investor = at_market(INVESTOR, "milk", {"farm": unit})
    investor.villager()
    assert investor.state.gold[1] == gold


def test_s04_each_token_used_is_an_occasion_of_its_own() -> None:
    hand = at_market(FAVOUR, "timber_brick_milk", {"farm": "timber@1! brick@1 milk@1!"})
    hand.villager()
    assert hand.state.points[1] == (5 + 1) + 3 + 2 + 3


@both
def test_s22_each_token_pays_at_once_and_the_human_gets_gold_in_both_editions(edition: str) -> None:
    hand = at_market(edition, "timber_brick", {"farm": "timber@0! brick@0"})
    hand.villager()
    assert (hand.state.gold[0], hand.state.points[0]) == (3, 3)


def test_s04_a_sale_without_gold_brings_its_points_alone() -> None:
    hand = at_market(FAVOUR, "brick_stone", {"farm": "brick@0", "quarry": "stone"})
    hand.villager()
    assert hand.state.points[1] == 1
