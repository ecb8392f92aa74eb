"""Storerooms: what may be brought there and how, who is paid when, and who may use it."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.events import GoldChanged, PointsScored
from hamlet.engine.lake.events import MaterialStored
from hamlet.engine.lake.storeroom import Store
from hamlet.engine.options import Options
from hamlet.engine.payments.payment import NOTHING, Payment
from tests.engine.lake.lake_hands import FREE, GAP, TWIN, LakeHand, by_the_lake
from tests.engine.sketches import Sketch, vertex

STORES = Sketch(
    """
    .     woodcutter  quarry     storeroom.2
    farm  church      storeroom  market
    .     town_hall   lumbermill .
    """,
    roads="""church-farm church-woodcutter church-storeroom church-town_hall storeroom-market
             storeroom-quarry storeroom-lumbermill quarry-storeroom.2""",
)
SHORE = Sketch(
    """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           storeroom  .
    """,
    roads="church-woodcutter church-farm church-storeroom",
)
Units = tuple[tuple[int, int, int], ...]


def stores(owner: int = 0) -> LakeHand:
    hand = by_the_lake(STORES).flag(owner, "storeroom storeroom.2")
    hand.villagers(0, "home home home").villagers(1, "home home home").donkeys(0)
    return hand


def goods(hand: LakeHand, units: str) -> Units:
    return hand.pay(units).units


def store(hand: LakeHand, units: str, payment: Payment = NOTHING, tile: str = "storeroom") -> Store:
    return Store(hand.uids[tile], goods(hand, units), payment)


def settled(hand: LakeHand, tile: str) -> list[bool]:
    return [hand.state.box.is_settled(code) for code in hand.state.stock[hand.uids[tile]]]


def offered(hand: LakeHand) -> set[Store]:
    return {action for action in Options(hand.state).iterate() if isinstance(action, Store)}


def test_l09_one_or_two_units_raw_or_refined_are_brought_and_told() -> None:
    hand = stores().fill(quarry="stone stone", church="wood")
    events = hand.do(store(hand, "quarry:stone church:wood"))
    stored = [(hand.unit(event.code), event.way) for event in events if isinstance(event, MaterialStored)]
    room = hand.uids["storeroom"]
    assert sorted(stored) == [("stone", (hand.uids["quarry"], room)), ("wood", (0, room))]
    assert hand.held("storeroom") == ["wood", "stone"]
    assert (hand.held("quarry"), hand.held("church")) == (["stone"], [])
    assert hand.state.villagers[0][-1] == room << 1 | 1


def test_l21_one_or_two_units_an_action_into_empty_slots() -> None:
    hand = stores().fill(quarry="stone stone stone")
    for count, code in ((0, "store_so_many"), (1, ""), (2, ""), (3, "store_so_many")):
        assert hand.refused(store(hand, "quarry:stone " * count)) == code
    hand.do(store(hand, "quarry:stone"))
    refused = hand.refusal(store(hand, "quarry:stone quarry:stone"))
    assert refused is not None
    assert (refused.rule, refused.facts["most"], refused.facts["count"]) == ("L21", 1, 2)
    hand.do(store(hand, "quarry:stone"))
    assert hand.refused(store(hand, "quarry:stone")) == "slots_full"
    assert not any(action.tile == hand.uids["storeroom"] for action in offered(hand))


def test_l21_two_units_an_action_however_many_slots_are_empty() -> None:
    hand = by_the_lake(STORES, changes={"storeroom": {"slots": 4}}).flag(0, "storeroom")
    hand.villagers(0, "home").stock("quarry", "stone stone stone")
    assert hand.refused(store(hand, "quarry:stone " * 3)) == "store_so_many"
    assert max(sum(count for *_, count in action.goods) for action in offered(hand)) == 2


def test_l09_goods_come_by_transport_as_ever() -> None:
    hand = stores().fill(farm="wheat")
    assert hand.refused(store(hand, "farm:wheat")) == "cannot_be_brought"
    hand.donkeys(0, "church")
    assert hand.refused(store(hand, "farm:wheat")) == ""


def test_l09_bought_goods_are_excepted() -> None:
    hand = stores().gold(20, 0).fill(quarry="stone")
    refused = hand.refusal(store(hand, "quarry:stone", hand.pay("buy:wood")))
    assert refused is not None
    assert (refused.rule, refused.code) == ("B3", "no_purchases_here")
    hand.stock("quarry")
    assert offered(hand) == set()


@pytest.mark.parametrize(("unit", "gold", "points"), [("timber@1", 1, 1), ("timber@1!", 2, 2)])
def test_l09_moving_a_refined_unit_in_pays_its_maker_then_and_using_it_later_does_not(
    unit: str, gold: int, points: int
) -> None:
    hand = stores().stock("quarry", unit)
    supply = hand.state.supply[1][hand.material("timber")]
    events = hand.do(store(hand, f"quarry:{unit}"))
    paid = [event for event in events if isinstance(event, GoldChanged | PointsScored)]
    assert {(type(event).__name__, event.seat, event.why) for event in paid} == {
        ("GoldChanged", 1, "used"),
        ("PointsScored", 1, "used"),
    }
    assert (hand.state.gold[1], hand.state.points[1]) == (3 + gold, points)
    assert hand.state.supply[1][hand.material("timber")] == supply, "the token lies in the Storeroom"
    assert settled(hand, "storeroom") == [True]


def test_l09_a_stored_token_pays_nobody_when_used_and_returns_to_its_maker() -> None:
    hand = by_the_lake(STORES, changes={"barn": {"cost": {"timber": 1}, "reward": {}}}).flag(0, "storeroom")
    hand.villagers(0, "home home").stock("quarry", "timber@1!")
    hand.do(store(hand, "quarry:timber@1!"))
    gold, points = hand.state.gold, hand.state.points
    supply = hand.state.supply[1][hand.material("timber")]
    room = hand.uids["storeroom"]
    payment = Payment(((room, hand.state.stock[room][0], 1),))
    hand.blueprints(0, "barn")
    hand.do(Construct(hand.tile("barn"), hand.uids["lumbermill"], 0, vertex((1, 2)), payment))
    assert (hand.state.gold, hand.state.points) == (gold, points)
    assert hand.state.supply[1][hand.material("timber")] == supply + 1
    assert hand.held("storeroom") == []


def test_l09_a_settled_token_of_ones_own_earns_nothing_towards_a_cost() -> None:
    hand = by_the_lake(STORES, changes={"barn": {"cost": {"timber": 1, "gold": 1}}}).flag(0, "storeroom")
    hand.villagers(0, "home home").stock("quarry", "timber@0").gold(0, 0)
    hand.do(store(hand, "quarry:timber@0"))
    assert hand.state.gold[0] == 1
    hand.gold(0, 0)
    hand.blueprints(0, "barn")
    room = hand.uids["storeroom"]
    payment = Payment(((room, hand.state.stock[room][0], 1),))
    build = Construct(hand.tile("barn"), hand.uids["lumbermill"], 0, vertex((1, 2)), payment)
    refused = hand.refusal(build)
    assert refused is not None
    assert (refused.code, refused.facts) == ("too_little_gold", {"asked": 1, "gold": 0, "earned": 0})
    assert not [action for action in Options(hand.state).iterate() if isinstance(action, Construct)]


def test_l09_only_its_owner_stores_there() -> None:
    hand = stores(owner=1).fill(quarry="stone")
    refused = hand.refusal(store(hand, "quarry:stone"))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L9", "not_your_storeroom")
    assert refused.facts == {"tile": hand.uids["storeroom"], "seat": 1}
    assert offered(hand) == set()
    assert hand.refused(store(hand, "quarry:stone", tile="farm")) == "not_a_storeroom"


def test_l09_only_its_owner_uses_what_lies_there() -> None:
    hand = stores(owner=1).fill(storeroom="wood wood")
    mill, payment = hand.uids["lumbermill"], hand.pay("storeroom:wood")
    refused = hand.refusal(Refine(mill, 1, payment))
    assert refused is not None
    assert (refused.rule, refused.code) == ("B3", "not_yours_to_use")
    hand.gold(0, 0)
    assert not [action for action in Options(hand.state).iterate() if isinstance(action, Refine)]
    hand.end_turns()
    hand.do(Refine(mill, 1, payment))
    assert hand.held("storeroom") == ["wood"]


def test_l09_anothers_storeroom_is_no_source_for_ones_own() -> None:
    hand = by_the_lake(STORES).flag(0, "storeroom").flag(1, "storeroom.2").donkeys(0, "quarry")
    hand.villagers(0, "home").fill(**{"storeroom.2": "wood"})
    assert hand.refused(store(hand, "storeroom.2:wood")) == "not_yours_to_use"
    assert offered(hand) == set()


def test_l21_from_storeroom_to_storeroom_pays_nobody_again() -> None:
    hand = stores().stock("quarry", "timber@1").donkeys(0, "quarry")
    hand.do(store(hand, "quarry:timber@1"))
    gold, points = hand.state.gold, hand.state.points
    room = hand.uids["storeroom"]
    code = hand.state.stock[room][0]
    hand.do(Store(hand.uids["storeroom.2"], ((room, code, 1),), NOTHING))
    assert (hand.state.gold, hand.state.points) == (gold, points)
    assert settled(hand, "storeroom.2") == [True]
    assert hand.held("storeroom") == []


def test_l21_what_lies_there_already_is_not_stored_again() -> None:
    hand = stores().fill(storeroom="wood")
    refused = hand.refusal(store(hand, "storeroom:wood"))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L9", "stored_already")


def test_l21_others_may_build_roads_construct_and_fish_from_it() -> None:
    sketch = Sketch(SHORE.rows, roads=SHORE.roads)
    hand = by_the_lake(sketch, 2, None, {"small_woodland": FREE, "barn": FREE}).flag(1, "storeroom")
    hand.villagers(0, "home home home home")
    hand.build("small_woodland", "storeroom", GAP)
    hand.answer(False)
    hand.build("barn", "storeroom", (1, 2))
    hand.fish("storeroom")
    hand.stock("church", "stone stone")
    side = hand.side("storeroom", "small_woodland")
    assert hand.refused(BuildRoad(hand.uids["storeroom"], side, hand.pay("church:stone church:stone"))) == ""


@pytest.mark.parametrize(("units", "points"), [("", 0), ("wood", 1), ("wood timber@1", 2)])
def test_l21_its_owner_scores_a_point_for_each_material_in_it_whoever_made_it(
    units: str, points: int
) -> None:
    hand = stores().stock("storeroom", units)
    assert hand.scores(0)["storeroom"] == points
    assert "storeroom" not in hand.scores(1)


def test_l21_without_a_road_a_storeroom_scores_nothing() -> None:
    hand = by_the_lake(Sketch("farm church storeroom", roads="farm-church")).flag(0, "storeroom")
    assert hand.stock("storeroom", "wood").scores(0)["storeroom"] == 0


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
