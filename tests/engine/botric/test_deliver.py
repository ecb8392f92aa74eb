"""Delivering: his list, line by line, what he is let off, and when the coin tile pays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from hamlet.engine.botric.thinking import ListLine
from hamlet.engine.events import PointsScored
from tests.engine.botric.solo_data import BASE, EDITIONS, FAVOUR, INVESTOR, solo_data
from tests.engine.botric.solo_hands import SoloHand, solo
from tests.engine.sketches import START

both = pytest.mark.parametrize("edition", EDITIONS)
ALL_FOUR = "church church church church"
EIGHT = {"farm": "wheat wheat", "quarry": "stone stone stone", "woodcutter": "wood wood wood"}
TEN = {**EIGHT, "farm": "wheat wheat wheat wheat"}
# What makes both refined slots payable, in favour (two of each) and for the investor (three of each).
OWN_BRICKS = {FAVOUR: "brick@1 brick@1", INVESTOR: "brick@1 brick@1 milk@1"}
OWN_TIMBER = {FAVOUR: "timber@1 timber@1", INVESTOR: "timber@1 timber@1 flour@1"}


def at_church(
    edition: str,
    goods: Mapping[str, str],
    *,
    coins: int = 0,
    gold: int = 0,
    villagers: str = ALL_FOUR,
    **options: object,
) -> SoloHand:
    """His turn with these goods in the village."""
    hand = solo(edition, options=options).on_board(coins=coins).gold(0, gold).villagers(1, villagers)
    return hand.fill(**goods).token("produce").his_turn()


@both
def test_the_slot_worth_most_points_decides(edition: str) -> None:
    told = at_church(edition, {**TEN, "market": OWN_BRICKS[edition]}).villager()
    assert (told.action, told.deciding) == ("deliver", "points")
    assert told.acts.lines == (ListLine("points", 2, 1),)


@both
def test_then_most_of_his_own_high_quality_decides(edition: str) -> None:
    timber = OWN_TIMBER[edition].replace("timber@1", "timber@1!", 1)
    hand = at_church(edition, {"market": OWN_BRICKS[edition], "farm": timber})
    told = hand.villager()
    assert (told.deed.slot, told.deciding) == (hand.slot("timber_flour"), "own_high_quality")


@both
def test_then_most_of_his_own_refined_decides(edition: str) -> None:
    bricks = OWN_BRICKS[edition].replace("brick@1", "brick@0", 1)
    hand = at_church(edition, {"market": bricks, "farm": OWN_TIMBER[edition]})
    told = hand.villager()
    assert (told.deed.slot, told.deciding) == (hand.slot("timber_flour"), "own_refined")


def test_then_fewest_bought_decides_for_the_investor() -> None:
    goods = {"market": "brick@1 brick@0", "farm": "timber@1 timber@0 flour@0"}
    hand = at_church(INVESTOR, goods, gold=4)
    told = hand.villager()
    assert (told.deed.slot, told.deciding) == (hand.slot("timber_flour"), "fewest_bought")
    assert told.acts.lines[-1] == ListLine("fewest_bought", 2, 1)


def test_favour_buys_nothing_so_that_line_leaves_all_there_are() -> None:
    told = at_church(FAVOUR, {"market": "brick@1 brick@0", "farm": "timber@1 flour@0"}).anyhow()
    assert ListLine("fewest_bought", 2, 2) in told.acts.lines


@both
def test_then_fewest_materials_decides(edition: str) -> None:
    hand = at_church(edition, TEN, coins=10)
    told = hand.villager()
    assert (told.deed.slot, told.deciding) == (hand.slot("gold"), "fewest_materials")


@both
@pytest.mark.parametrize("answer", [0, 1])
def test_then_the_human_decides(edition: str, answer: int) -> None:
    hand = at_church(edition, {"market": OWN_BRICKS[edition], "farm": OWN_TIMBER[edition]})
    asked = hand.until_asked()
    tied = [hand.slot("milk_brick"), hand.slot("timber_flour")]
    assert (asked.seat, asked.must, asked.fact("about")) == (0, True, "slot")
    assert hand.options == tuple((slot,) for slot in tied)
    told = hand.villager(answer)
    assert (told.deed.slot, told.deciding) == (tied[answer], "human")
    assert hand.state.church[tied[answer]] == 1


def test_s07_favour_brings_eight_raw_of_any_kind() -> None:
    assert at_church(FAVOUR, {**EIGHT, "farm": "wheat"}).anyhow().tried["deliver"] == "lacks"
    hand = at_church(FAVOUR, TEN)
    told = hand.villager()
    assert (hand.slot("raw"), 8) == (told.deed.slot, len(hand.paid(told.deed)))
    assert [each.points for each in told.of(PointsScored) if each.why == "delivery"] == [6]
    assert sum(map(len, hand.state.stock)) == 2


@pytest.mark.parametrize("mix", ["milk@1 brick@1", "milk@0 milk@1", "brick@0 brick@0"])
def test_s07_favour_brings_two_refined_of_any_mix(mix: str) -> None:
    assert at_church(FAVOUR, {"farm": mix.split(maxsplit=1)[0]}).anyhow().tried["deliver"] == "lacks"
    hand = at_church(FAVOUR, {"farm": mix})
    told = hand.villager()
    assert (told.deed.slot, sorted(hand.paid(told.deed))) == (
        hand.slot("milk_brick"),
        sorted(f"farm:{unit}" for unit in mix.split()),
    )
    assert [each.points for each in told.of(PointsScored) if each.why == "delivery"] == [4]


@pytest.mark.parametrize(("edition", "asked"), [(FAVOUR, 7), (INVESTOR, 10)])
def test_s07_the_gold_slot_is_paid_from_the_coin_tile_once_he_has_four_villagers(
    edition: str, asked: int
) -> None:
    assert at_church(edition, {}, coins=asked - 1).anyhow().tried["deliver"] == "lacks"
    hand = at_church(edition, {}, coins=asked + 2)
    told = hand.villager()
    assert (told.action, told.deed.slot) == ("deliver", hand.slot("gold"))
    assert (hand.board.coins, hand.board.up) == (0, False)


@both
def test_s07_with_fewer_villagers_the_coin_tile_pays_for_no_delivery(edition: str) -> None:
    cut_off = replace(START, roads=START.roads.replace("church-town_hall", ""))
    for villagers, action in (("church " * 3, "produce"), (ALL_FOUR, "deliver")):
        hand = solo(edition, cut_off).on_board(coins=12).villagers(1, villagers).token("produce").his_turn()
        told = hand.anyhow()
        assert told.action == action
        assert told.tried["hire"] == ("all_hired" if villagers == ALL_FOUR else "out_of_reach")


def test_s07_the_investor_pays_the_tile_first_and_the_rest_himself() -> None:
    hand = at_church(INVESTOR, {}, coins=3, gold=9)
    hand.villager()
    assert (hand.board.coins, hand.state.gold[1]) == (0, 2)


def test_s07_the_investor_is_let_off_nothing() -> None:
    assert at_church(INVESTOR, EIGHT).anyhow().tried["deliver"] == "lacks"
    hand = at_church(INVESTOR, TEN)
    assert len(hand.paid(hand.villager().deed)) == 10


@both
def test_s06_gold_on_the_down_side_may_be_spent(edition: str) -> None:
    hand = at_church(edition, {}, coins=11)
    hand.on_board(up=False)
    assert hand.villager().action == "deliver"
    assert (hand.board.coins, hand.board.up) == (0, False)


@both
def test_s06_a_delivery_without_gold_of_the_tile_leaves_the_tile_as_it_is(edition: str) -> None:
    hand = at_church(edition, TEN, coins=2)
    hand.villager()
    assert (hand.board.coins, hand.board.up) == (2, True)


def test_s06_the_investor_turns_the_tile_when_its_gold_buys_for_a_delivery() -> None:
    hand = at_church(INVESTOR, {"farm": "brick@1 brick@1"}, coins=6)
    told = hand.villager()
    assert hand.paid(told.deed)[-1] in ("buy:brick", "buy:milk")
    assert (hand.board.coins, hand.board.up) == (0, False)


def test_the_gold_that_his_own_tokens_earn_may_buy_what_is_missing() -> None:
    hand = at_church(INVESTOR, {"farm": "brick@1! brick@1!"})
    told = hand.villager()
    assert (told.action, told.deed.bill.bought, hand.state.gold[1]) == ("deliver", 1, 0)


def fixed(slots: list[dict[str, object]], goods: Mapping[str, str]) -> SoloHand:
    """Another Church of a test's own."""
    data = {**solo_data(BASE), "church": [{"id": "own", "seats": [2], "slots": slots}]}
    hand = solo(FAVOUR, data=data).villagers(1, ALL_FOUR)
    return hand.fill(**goods).token("produce").his_turn()


ONE_OF_EACH: list[dict[str, object]] = [
    {"id": "each", "needs": {"timber": 1, "brick": 1, "milk": 1, "flour": 1}, "points": 6}
]


def test_s07_in_a_slot_of_fixed_kinds_he_omits_first_what_he_lacks() -> None:
    hand = fixed(ONE_OF_EACH, {"farm": "timber@0! brick@1 flour@1"})
    told = hand.villager()
    assert hand.paid(told.deed) == ["farm:brick@1", "farm:flour@1", "farm:timber@0!"]
    assert fixed(ONE_OF_EACH, {"farm": "timber@1 brick@1"}).anyhow().tried["deliver"] == "lacks"


@pytest.mark.parametrize(
    ("there", "omitted"),
    [
        ("timber@1 brick@0 milk@1 flour@0!", "flour@0!"),
        ("timber@0 brick@1 milk@1 flour@1", "timber@0"),
        ("timber@0 brick@0! milk@0 flour@0", "brick@0!"),
    ],
)
def test_s07_then_he_omits_what_would_pay_the_human_most(there: str, omitted: str) -> None:
    hand = fixed(ONE_OF_EACH, {"farm": there})
    told = hand.villager()
    assert hand.paid(told.deed) == sorted(f"farm:{unit}" for unit in there.split() if unit != omitted)


def test_s07_two_raw_of_fixed_kinds_are_omitted_where_they_are_lacking() -> None:
    slots: list[dict[str, object]] = [
        {"id": "own", "needs": {"wood": 2, "stone": 2, "wheat": 2}, "points": 3}
    ]
    hand = fixed(slots, {"farm": "wheat", "quarry": "stone stone", "woodcutter": "wood"})
    told = hand.villager()
    assert hand.paid(told.deed) == ["farm:wheat", "quarry:stone", "quarry:stone", "woodcutter:wood"]
    assert fixed(slots, {"quarry": "stone stone", "woodcutter": "wood"}).anyhow().tried["deliver"] == "lacks"


def test_s07_the_discount_is_per_class_and_not_below_nothing() -> None:
    slots: list[dict[str, object]] = [
        {"id": "own", "needs": {"wood": 3, "timber": 1, "gold": 2}, "points": 3}
    ]
    hand = fixed(slots, {"woodcutter": "wood"})
    told = hand.villager()
    assert (told.action, hand.paid(told.deed), told.deed.bill.gold) == ("deliver", ["woodcutter:wood"], 0)
    few: list[dict[str, object]] = [{"id": "own", "needs": {"wood": 1}, "points": 3}]
    told = fixed(few, {}).villager()
    assert (told.action, told.deed.bill.payment.units) == ("deliver", ())


def test_s07_ties_are_judged_after_the_discount() -> None:
    slots: list[dict[str, object]] = [
        {"id": "raw", "needs": {"wood": 4}, "points": 3},
        {"id": "refined", "needs": {"timber/brick": 3}, "points": 3},
    ]
    hand = fixed(slots, {"woodcutter": "wood wood wood wood", "farm": "timber@0 timber@0 brick@0"})
    hand.until_asked()
    assert hand.options == ((0,), (1,))


@both
def test_all_parts_built_leave_nothing_to_deliver_and_the_tile_gets_its_coin(edition: str) -> None:
    hand = at_church(edition, TEN).done("gold raw milk_brick timber_flour")
    assert hand.anyhow().tried["deliver"] == "all_delivered"
    assert hand.board.coins == 1


@both
def test_each_refined_unit_pays_its_maker_as_ever(edition: str) -> None:
    goods = {FAVOUR: "brick@0! brick@1", INVESTOR: "brick@0! brick@1 milk@0"}[edition]
    hand = at_church(edition, {"farm": goods})
    hand.villager()
    humans = {FAVOUR: (2, 2), INVESTOR: (3, 3)}[edition]
    assert (hand.state.gold[0], hand.state.points[0]) == humans
    # His own token: a point, and a coin, which is a second point where he has no gold.
    assert (hand.state.points[1], hand.state.gold[1]) == ((4 + 2, 0) if edition == FAVOUR else (4 + 1, 1))
