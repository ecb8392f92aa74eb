"""How he pays over water: only if need be, for a wheat per body, few and old waters first."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR, LAKE, solo_data
from tests.engine.botric.solo_hands import SoloHand, solo, solo_lake
from tests.engine.sketches import Sketch

both = pytest.mark.parametrize("edition", EDITIONS)


RING = """
    .       woodcutter  quarry     .
    {left}  church      .          {right}
    .       .           town_hall  .
    """
GAP = (2, 1)


def by_water(edition: str, left: str = "market", right: str = "farm", boats: int = 1) -> SoloHand:
    """Church, Woodcutter, Town Hall and the left tile are joined; the others lie over the water."""
    sketch = Sketch(
        RING.format(left=left, right=right), roads=f"church-woodcutter church-{left} church-town_hall"
    )
    hand = solo_lake(edition, sketch).build_here("pond_a", GAP)
    if boats:
        hand.boat(0, 1)
    return hand.done("milk_brick timber_flour").token("produce")


def asked_for(edition: str) -> int:
    return 8 if edition == FAVOUR else 10


@both
def test_s22_he_crosses_only_if_he_cannot_pay_otherwise(edition: str) -> None:
    whole = asked_for(edition)
    hand = by_water(edition).fill(woodcutter="wood " * whole, quarry="stone " * 3, church="wheat").his_turn()
    told = hand.villager()
    assert (told.action, told.deed.bill.payment.boats) == ("deliver", ())


@both
def test_s22_over_water_one_wheat_more_is_paid_per_body(edition: str) -> None:
    whole = asked_for(edition)
    hand = by_water(edition).fill(woodcutter="wood " * (whole - 2), quarry="stone " * 3, church="wheat")
    told = hand.his_turn().villager()
    assert told.deed.bill.payment.boats == (hand.state.village.bodies[0].id,)
    paid = Counter(unit.split(":")[1] for unit in hand.paid(told.deed))
    assert sum(paid.values()) == whole + 1
    assert paid["wheat"] == 1
    assert told.deed.bill.materials == whole + 1  # the wheat for the boat is among what it takes


@both
def test_s22_without_the_wheat_or_without_the_boat_nothing_comes_over(edition: str) -> None:
    whole = asked_for(edition)
    no_wheat = {"woodcutter": "wood " * (whole - 1), "quarry": "stone stone stone"}
    assert by_water(edition).fill(**no_wheat).his_turn().anyhow().tried["deliver"] == "lacks"
    goods = {"woodcutter": "wood " * (whole - 2), "quarry": "stone stone stone", "church": "wheat"}
    for boats, action in ((0, "produce"), (1, "deliver")):
        assert by_water(edition, boats=boats).fill(**goods).his_turn().anyhow().action == action


@both
def test_s02_the_wheat_may_come_over_the_same_water(edition: str) -> None:
    whole = asked_for(edition)
    hand = by_water(edition).fill(woodcutter="wood " * (whole - 1), farm="wheat wheat").his_turn()
    told = hand.villager()
    assert (told.action, len(told.deed.bill.payment.boats)) == ("deliver", 1)


def test_s22_the_investor_buys_before_he_crosses() -> None:
    hand = by_water(INVESTOR).gold(0, 4).fill(woodcutter="wood " * 8, quarry="stone " * 3, church="wheat")
    told = hand.his_turn().villager()
    assert (told.deed.bill.payment.boats, told.deed.bill.bought, hand.state.gold[1]) == ((), 1, 2)
    poor = by_water(INVESTOR).gold(0, 1).fill(woodcutter="wood " * 8, quarry="stone " * 3, church="wheat")
    told = poor.his_turn().villager()
    assert (len(told.deed.bill.payment.boats), told.deed.bill.bought, poor.state.gold[1]) == (1, 0, 1)


def test_s22_bought_goods_must_be_able_to_travel_from_the_market() -> None:
    goods = {"woodcutter": "wood " * 9}
    apart = by_water(INVESTOR, "farm", "market", boats=0).gold(0, 4).fill(**goods).his_turn()
    assert apart.anyhow().tried["deliver"] == "lacks"
    over = by_water(INVESTOR, "farm", "market").gold(0, 4).fill(**goods).his_turn()
    told = over.villager()
    # The unit that is missing and the wheat for the boat, both from the Market and over the water.
    assert (told.action, told.deed.bill.bought, len(told.deed.bill.payment.boats)) == ("deliver", 2, 1)
    assert over.state.gold[1] == 0


TWIN = Sketch(
    """
    woodcutter  quarry     .       .
    church      .          market  .
    .           town_hall  .       .
    .           farm       .       barn
    .           .          barn.2  barn.3
    """,
    roads="church-woodcutter church-town_hall town_hall-farm",
)
"""The gap closes two lakes, and what is built in it lies by both."""


def twin(edition: str, done: str = "milk_brick timber_flour", **goods: str) -> SoloHand:
    hand = solo_lake(edition, TWIN).build_here("pond_a", GAP).boat(0, 1).boat(1, 1)
    return hand.done(done).fill(**goods).token("produce").his_turn()


@both
def test_s22_among_equal_crossings_the_oldest_lake(edition: str) -> None:
    """The Pond lies by both lakes."""
    whole = asked_for(edition)
    hand = twin(edition, woodcutter="wood " * (whole - 2), pond_a="stone stone", church="wheat")
    told = hand.villager()
    ids = [body.id for body in hand.state.village.bodies]
    assert len(ids) == 2
    assert (told.action, told.deed.bill.payment.boats) == ("deliver", (min(ids),))


@both
def test_s22_a_younger_lake_is_crossed_where_the_oldest_does_not_serve(edition: str) -> None:
    whole = asked_for(edition)
    hand = twin(edition, woodcutter="wood " * (whole - 1), barn="stone wheat")
    told = hand.villager()
    (other,) = [body.id for body in hand.state.village.bodies if body.beside >> hand.uids["barn"] & 1]
    assert told.deed.bill.payment.boats == (other,)
    assert other == max(body.id for body in hand.state.village.bodies)


@both
def test_s22_two_bodies_cost_two_wheat(edition: str) -> None:
    goods = {"quarry": "brick@0", "barn": "brick@0", "farm": "milk@0" if edition == INVESTOR else ""}
    hand = twin(edition, "raw timber_flour", **goods, church="wheat wheat")
    told = hand.villager()
    assert (told.action, len(told.deed.bill.payment.boats)) == ("deliver", 2)
    assert hand.held("church") == []
    poor = twin(edition, "raw timber_flour", **goods, church="wheat")
    assert poor.anyhow().tried["deliver"] == "lacks"


@both
def test_s22_fewest_bodies_come_first(edition: str) -> None:
    """His own brick beyond the oldest, the human's goods beyond the younger, which are enough."""
    goods = {"quarry": "brick@1", "barn": "brick@0 milk@0", "farm": "milk@0" if edition == INVESTOR else ""}
    hand = twin(edition, "raw timber_flour", **goods, church="wheat wheat")
    told = hand.villager()
    (other,) = [body.id for body in hand.state.village.bodies if body.beside >> hand.uids["barn"] & 1]
    assert told.deed.bill.payment.boats == (other,)
    assert hand.held("quarry") == ["brick@1"]


def test_s07_what_he_lacks_is_judged_after_the_wheat_for_the_boat() -> None:
    """Of two wheat one goes for the boat: he lacks two of three wheat and no wood, and omits those two."""
    slot = {"id": "own", "needs": {"wood": 2, "wheat": 3}, "points": 3}
    data = {**solo_data(LAKE), "church": [{"id": "own", "seats": [2], "slots": [slot]}]}
    sketch = Sketch(
        RING.format(left="market", right="farm"), roads="church-woodcutter church-market church-town_hall"
    )
    hand = solo(FAVOUR, sketch, {"season": "summer"}, data=data).build_here("pond_a", GAP).boat(0, 1)
    hand.fill(quarry="wood wood", church="wheat wheat").token("produce").his_turn()
    told = hand.villager()
    assert (told.action, hand.paid(told.deed)) == (
        "deliver",
        ["church:wheat", "church:wheat", "quarry:wood", "quarry:wood"],
    )
