"""How he pays: from where, with which units, bought or over water."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from hamlet.engine.events import MaterialBought, MaterialUsed
from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, solo, solo_lake
from tests.engine.sketches import START, Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
STREET = Sketch(
    """
    barn  farm  church  quarry  market  woodcutter  town_hall
    """,
    roads="barn-farm farm-church church-quarry quarry-market market-woodcutter",
)
MILKS = ("milk@1!", "milk@1", "milk@0", "milk@0!")


def seller(edition: str, **goods: str) -> SoloHand:
    return solo(edition, STREET).no_church().market("milk").fill(**goods).token("produce").his_turn()


@both
def test_s02_goods_come_from_anywhere_on_the_network_without_donkeys(edition: str) -> None:
    hand = seller(edition, barn="milk@1")
    told = hand.villager()
    assert (told.action, hand.paid(told.deed)) == ("sell", ["barn:milk@1"])
    (used,) = told.of(MaterialUsed)
    assert [hand.name(uid) for uid in used.way] == ["barn", "farm", "church", "quarry", "market"]


@both
def test_s02_goods_that_no_connection_joins_are_not_available(edition: str) -> None:
    assert seller(edition, town_hall="milk@1").anyhow().tried["sell"] == "lacks"


@both
@pytest.mark.parametrize("owner", [0, 1])
def test_s02_what_lies_in_the_humans_storeroom_is_not_available(edition: str, owner: int) -> None:
    sketch = Sketch(
        START.rows.replace("market", "market  storeroom"), roads=START.roads + " market-storeroom"
    )
    rows = "\n".join(line + " ." if "storeroom" not in line else line for line in sketch.rows.splitlines())
    hand = solo_lake(edition, Sketch(rows, roads=sketch.roads)).no_church().market("stone_wheat")
    hand.flag(owner, "storeroom").fill(storeroom="stone stone", farm="wheat").token("fishing").his_turn()
    assert (hand.anyhow().action == "sell") == (owner == 1)


@both
def test_s03_his_own_high_quality_first_then_his_own_then_the_humans_and_high_quality_last(
    edition: str,
) -> None:
    for number, first in enumerate(MILKS):
        there = " ".join(reversed(MILKS[number:]))
        hand = seller(edition, farm=there)
        assert hand.paid(hand.villager().deed) == [f"farm:{first}"]


@both
@pytest.mark.parametrize(("far", "near"), list(pairwise(MILKS)))
def test_s03_whose_it_is_comes_before_how_near_it_is(edition: str, far: str, near: str) -> None:
    hand = seller(edition, barn=far, quarry=near)
    assert hand.paid(hand.villager().deed) == [f"barn:{far}"]


@both
def test_s03_then_fewest_steps(edition: str) -> None:
    hand = seller(edition, barn="milk@1", quarry="milk@1")
    assert hand.paid(hand.villager().deed) == ["quarry:milk@1"]


@both
def test_s03_last_the_oldest_tile(edition: str) -> None:
    hand = seller(edition, woodcutter="milk@1", quarry="milk@1")
    first = min(("woodcutter", "quarry"), key=lambda name: hand.uids[name])
    assert hand.paid(hand.villager().deed) == [f"{first}:milk@1"]


def raw_delivery(edition: str, **goods: str) -> tuple[SoloHand, Counter[str]]:
    """What he brings for eight (favour) or ten (investor) of any raw kinds."""
    hand = solo(edition, STREET).done("milk_brick timber_flour").fill(**goods).token("produce").his_turn()
    paid = hand.paid(hand.villager().deed)
    return hand, Counter(unit.split(":")[1] for unit in paid)


@pytest.mark.parametrize(("edition", "more"), [(FAVOUR, 0), (INVESTOR, 2)])
def test_s03_then_the_most_plentiful_kind(edition: str, more: int) -> None:
    _, paid = raw_delivery(edition, church="wheat " * 4 + "stone " * 3 + "wood " * (2 + more))
    # In favour wheat and stone go first; for the investor wheat and wood, level, then stone.
    assert paid == ({"wheat": 4, "stone": 3, "wood": 1} if not more else {"wheat": 4, "wood": 4, "stone": 2})


@pytest.mark.parametrize(
    ("edition", "there", "expected"),
    [
        (FAVOUR, "wood stone wheat " * 3, {"wood": 3, "stone": 3, "wheat": 2}),
        (INVESTOR, "wood stone wheat " * 4, {"wood": 4, "stone": 4, "wheat": 2}),
    ],
)
def test_s03_then_wood_before_stone_before_wheat(edition: str, there: str, expected: dict[str, int]) -> None:
    _, paid = raw_delivery(edition, church=there)
    assert paid == expected


def test_s03_then_timber_before_flour_and_brick_before_milk() -> None:
    for kinds, slot in (("timber@0 flour@0", "timber_flour"), ("brick@0 milk@0", "milk_brick")):
        one, other = kinds.split()
        hand = solo(FAVOUR, STREET).fill(church=f"{other} {other} {one} {one}").token("produce").his_turn()
        told = hand.villager()
        assert (told.deed.slot, hand.paid(told.deed)) == (hand.slot(slot), [f"church:{one}"] * 2)


def test_s22_most_plentiful_is_counted_once_among_all_that_is_available() -> None:
    """Seven wood and six wheat equally far: the wood stays the more plentiful while it is used up."""
    _, paid = raw_delivery(FAVOUR, farm="wheat " * 3 + "wood " * 4, quarry="wheat " * 3 + "wood " * 3)
    assert paid == {"wood": 7, "wheat": 1}
    # What is farther away counts for what is plentiful, too.
    hand, paid = raw_delivery(FAVOUR, church="wood " * 4 + "wheat " * 5, barn="wood wood")
    assert paid == {"wood": 4, "wheat": 4}
    assert hand.held("church") == ["wheat"]


def test_s03_the_investor_buys_only_what_is_missing() -> None:
    hand = solo(INVESTOR, STREET).done("raw milk_brick").gold(0, 4).fill(barn="timber@0 timber@0!")
    told = hand.token("produce").his_turn().villager()
    assert hand.paid(told.deed) == ["barn:timber@0", "barn:timber@0!", "buy:timber"]
    assert [hand.name(uid) for uid in told.of(MaterialBought)[0].way] == ["market", "quarry", "church"]
    assert hand.state.gold[1] == 0
