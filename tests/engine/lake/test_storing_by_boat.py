"""Storing over water: the boats' wheat, where it may come from, and when no boat is needed."""

from __future__ import annotations

from hamlet.engine.actions.construct import Construct
from tests.engine.lake.lake_hands import FREE, GAP, TWIN, LakeHand, by_the_lake
from tests.engine.lake.test_storeroom import SHORE, offered, store
from tests.engine.sketches import Sketch, vertex


def shore(*, boat: bool = True) -> LakeHand:
    hand = by_the_lake(SHORE, 2, None, {"small_woodland": FREE}).flag(0, "storeroom")
    hand.villagers(0, "home home")
    hand.build("small_woodland", "storeroom", GAP)
    hand.answer(boat)
    hand.stock("quarry", "stone stone")
    return hand


def test_l26_storing_by_boat_costs_the_wheat_which_is_not_stored() -> None:
    hand = shore().stock("church", "wheat wheat")
    assert hand.refused(store(hand, "quarry:stone")) == "cannot_be_brought"
    assert hand.refused(store(hand, "quarry:stone", hand.over(0))) == "wrong_amount"
    paid = hand.over(0, units="church:wheat")
    assert hand.refused(store(hand, "quarry:stone", hand.over(0, units="church:wheat church:wheat")))
    hand.do(store(hand, "quarry:stone quarry:stone", paid))
    assert hand.held("storeroom") == ["stone", "stone"]
    assert hand.held("church") == ["wheat"]


def test_l26_the_wheat_may_be_one_of_several_that_are_stored_but_not_the_same() -> None:
    hand = shore().stock("quarry", "wheat wheat")
    paid = hand.over(0, units="quarry:wheat")
    assert hand.refused(store(hand, "quarry:wheat quarry:wheat", paid)) == "no_such_units"
    hand.do(store(hand, "quarry:wheat", paid))
    assert hand.held("storeroom") == ["wheat"]
    assert hand.held("quarry") == []


def test_l06_the_wheat_for_what_is_stored_may_come_over_another_water_for_a_wheat_of_its_own() -> None:
    two = Sketch(TWIN.rows.replace("town_hall", "storeroom"), roads="church-storeroom storeroom-farm")
    hand = by_the_lake(two, 2, None, {"small_woodland": FREE}).flag(0, "storeroom").villagers(0, "home home")
    hand.build("small_woodland", "storeroom", GAP)
    hand.answer(True, True).fill(quarry="stone", barn="wheat wheat", church="wheat")
    both = store(hand, "quarry:stone", hand.over(0, 1, units="barn:wheat barn:wheat"))
    spared = store(hand, "quarry:stone", hand.over(0, 1, units="church:wheat barn:wheat"))
    assert hand.refused(spared) == "boat_not_needed", "the wheat at hand is enough for the one boat"
    assert hand.refused(both) == ""
    assert [each in offered(hand) for each in (both, spared)] == [True, False]
    hand.do(both)
    assert (hand.held("storeroom"), hand.held("barn"), hand.held("church")) == (["stone"], [], ["wheat"])


def test_l26_wheat_for_the_boat_may_not_be_bought_when_storing() -> None:
    hand = shore().gold(9, 9)
    assert hand.refused(store(hand, "quarry:stone", hand.over(0, units="buy:wheat"))) == "no_purchases_here"


def test_l06_storing_on_land_takes_no_boat() -> None:
    hand = shore().stock("church", "stone wheat")
    paid = hand.over(0, units="church:wheat")
    refused = hand.refusal(store(hand, "church:stone", paid))
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L6", "boat_not_needed", {"lake": 0})
    assert hand.refused(store(hand, "church:stone", hand.pay("church:wheat"))) == "not_needed"


def test_l20_wheat_for_the_boat_may_come_from_ones_storeroom() -> None:
    hand = shore().stock("storeroom", "wheat")
    hand.blueprints(0, "small_mountains").gold(0, 0)
    payment = hand.over(0, units="quarry:stone storeroom:wheat")
    hand.do(Construct(hand.tile("small_mountains"), hand.uids["storeroom"], 0, vertex((1, 2)), payment))
    assert hand.held("storeroom") == []


def test_l20_wheat_from_the_very_storeroom_may_pay_for_what_is_stored_there() -> None:
    hand = shore().stock("storeroom", "wheat")
    hand.do(store(hand, "quarry:stone", hand.over(0, units="storeroom:wheat")))
    assert hand.held("storeroom") == ["stone"]


def test_l09_every_store_that_is_offered_is_legal_and_is_found_by_trying_all() -> None:
    hand = shore().fill(church="wheat stone", quarry="stone wheat")
    found = offered(hand)
    units = ("church:wheat", "church:stone", "quarry:stone", "quarry:wheat")
    tried = set()
    for first in units:
        for second in ("", *units):
            for paid in ("", *units):
                for boats in ((), (0,)):
                    tried.add(store(hand, f"{first} {second}", hand.over(*boats, units=paid)))
    legal = {action for action in tried if hand.refusal(action) is None}
    assert found == legal
    assert len(found) > 6
