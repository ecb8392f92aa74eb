"""Boats: what they join, for whom, and what goods that cross them cost."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import HireDonkey, PlaceDonkey
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint
from hamlet.engine.bits import bits
from hamlet.engine.events import MaterialBought, MaterialUsed, VillagerWalked
from hamlet.engine.lake.boats import boats_of
from hamlet.engine.options import Options
from hamlet.engine.payments.payment import Payment
from hamlet.engine.payments.proposals import all_payments, best_payment
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.reach import reach_of
from tests.engine.lake.lake_hands import GAP, LakeHand, lake, ring, twin
from tests.engine.sketches import vertex

SPOT = (1, 2)
"""Below the Town Hall of the ring: a Small Mountain Range for one stone goes there."""
RING_TILES = ("woodcutter", "quarry", "church", "market", "town_hall", "small_woodland")


def harbour(*, boat: bool = True, **options: object) -> LakeHand:
    """The ring with a boat; a stone by the Quarry, which no road joins, and a blueprint that asks for one."""
    hand = lake(boat=boat, options=options)
    hand.stock("quarry", "stone").blueprints(0, "small_mountains").gold(0, 0)
    return hand


def build(hand: LakeHand, payment: Payment) -> Construct:
    return Construct(hand.tile("small_mountains"), hand.uids["town_hall"], 0, vertex(SPOT), payment)


def judged(hand: LakeHand, units: str, *boats: int) -> str:
    return hand.refused(build(hand, hand.over(*boats, units=units)))


def test_l05_villagers_of_the_owner_cross_for_nothing_and_those_of_others_do_not() -> None:
    hand = lake(boat=True)
    action = Produce(hand.uids["quarry"], (hand.material("stone"),) * 3)
    hand.state.seat = 1
    assert hand.refused(action) == "out_of_reach"
    hand.state.seat = 0
    walked = [event for event in hand.do(action) if isinstance(event, VillagerWalked)]
    assert [event.way for event in walked] == [(hand.uids["church"], hand.uids["quarry"])]
    assert lake(boat=False).refused(action) == "out_of_reach"


def test_l05_all_tiles_that_share_a_segment_with_the_water_are_directly_connected() -> None:
    hand = lake(boat=True)
    links = reach_of(hand.state, 0).links
    there = {hand.uids[name] for name in RING_TILES}
    for name in RING_TILES:
        assert set(bits(links[hand.uids[name]])) >= there - {hand.uids[name]}
    assert hand.uids["farm"] not in set(bits(links[hand.uids["quarry"]]))
    assert reach_of(hand.state, 1).links == hand.state.village.by_road.links


def test_l05_l06_donkeys_of_the_owner_step_across_for_nothing() -> None:
    hand = lake(boat=True).donkeys(0, "church").donkeys(1, "church")
    move = MoveDonkey(hand.uids["church"], hand.uids["market"])
    hand.state.seat = 1
    assert hand.refused(move) == "not_connected"
    hand.state.seat = 0
    hand.do(move)
    assert hand.state.donkeys[0] == (hand.uids["market"] << 1 | 1,)


def test_l06_goods_that_cross_cost_one_more_wheat_which_is_removed() -> None:
    hand = harbour().stock("church", "wheat wheat")
    assert judged(hand, "quarry:stone") == "cannot_be_brought"
    assert judged(hand, "quarry:stone", 0) == "wrong_amount"
    assert judged(hand, "quarry:stone church:wheat church:wheat", 0) == "not_needed"
    points, gold = hand.state.points, hand.state.gold
    events = hand.do(build(hand, hand.over(0, units="quarry:stone church:wheat")))
    assert hand.held("church") == ["wheat"]
    assert hand.held("quarry") == []
    assert (hand.state.points[1], hand.state.gold) == (points[1], gold)
    ways = {hand.unit(event.code): event.way for event in events if isinstance(event, MaterialUsed)}
    hall = hand.uids["town_hall"]
    assert ways == {"stone": (hand.uids["quarry"], hall), "wheat": (hand.uids["church"], hall)}


def test_l06_the_same_boat_may_carry_the_wheat() -> None:
    hand = harbour().stock("quarry", "stone wheat")
    assert judged(hand, "quarry:stone quarry:wheat", 0) == ""


def test_l06_the_wheat_must_reach_the_tile_of_the_action_too() -> None:
    hand = harbour().stock("farm", "wheat").donkeys(0, "")
    assert judged(hand, "quarry:stone farm:wheat", 0) == "cannot_be_brought"
    hand.donkeys(0, "church")
    assert judged(hand, "quarry:stone farm:wheat", 0) == ""


def test_l06_the_wheat_may_be_bought_where_purchases_are_allowed() -> None:
    hand = harbour()
    hand.gold(3, 0)
    events = hand.do(build(hand, hand.over(0, units="quarry:stone buy:wheat")))
    assert [event.way[0] for event in events if isinstance(event, MaterialBought)] == [hand.uids["market"]]
    assert hand.state.gold == (0, 0)


def test_l06_the_wheat_may_not_be_bought_for_a_sale() -> None:
    hand = harbour()
    hand.gold(9, 0)
    sale = next(n for n, each in enumerate(hand.definitions.sales) if each.cost.needs)
    hand.state.market = (sale, *hand.state.market[1:])
    action = Sell(hand.uids["market"], sale, hand.over(0, units="quarry:stone buy:wheat"))
    assert hand.refused(action) == "no_purchases_here"


def test_l06_what_is_bought_may_cross_too_and_costs_the_wheat() -> None:
    hand = harbour().stock("quarry").stock("church", "wheat")
    hand.gold(3, 0)
    assert judged(hand, "buy:stone") == "market_out_of_reach"
    assert judged(hand, "buy:stone", 0) == "wrong_amount"
    assert judged(hand, "buy:stone church:wheat", 0) == ""
    hand.gold(2, 0)
    assert judged(hand, "buy:stone church:wheat", 0) == "too_little_gold"


def test_l06_one_wheat_serves_the_whole_action() -> None:
    hand = lake(boat=True).stock("quarry", "stone stone").stock("church", "wheat wheat").gold(0, 0)
    side = hand.side("town_hall", "small_woodland")
    road = BuildRoad(hand.uids["town_hall"], side, hand.pay("quarry:stone quarry:stone church:wheat"))
    assert hand.refused(road) == "cannot_be_brought"
    hand.do(BuildRoad(road.tile, side, road.payment._replace(boats=(0,))))
    assert hand.held("church") == ["wheat"]


def test_l06_an_action_paid_on_land_takes_no_boat() -> None:
    hand = harbour().stock("church", "stone wheat")
    assert judged(hand, "church:stone") == ""
    assert judged(hand, "church:stone church:wheat", 0) == "boat_not_needed"


def test_l06_wheat_alone_that_crosses_to_pay_for_its_own_crossing_takes_no_boat() -> None:
    hand = harbour().stock("church", "stone").stock("quarry", "wheat")
    assert judged(hand, "church:stone quarry:wheat", 0) == "boat_not_needed"


def test_l05_goods_cross_only_by_an_own_boat() -> None:
    hand = harbour().stock("church", "wheat")
    hand.state.seat = 1
    hand.blueprints(1, "small_mountains")
    refused = hand.refusal(build(hand, hand.over(0, units="quarry:stone church:wheat")))
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L5", "no_boat_there", {"lake": 0})
    hand.state.seat = 0
    assert judged(hand, "quarry:stone church:wheat", 7) == "no_boat_there"
    assert judged(hand, "quarry:stone church:wheat", 0, 0) == "payment_untidy"


def test_l05_beyond_the_water_donkeys_carry_as_on_land() -> None:
    hand = harbour().stock("quarry").stock("farm", "stone").stock("woodcutter", "wheat").donkeys(0)
    assert judged(hand, "farm:stone") == "cannot_be_brought"
    hand.donkeys(0, "woodcutter")  # not beside the Farm
    assert judged(hand, "farm:stone woodcutter:wheat", 0) == "cannot_be_brought"
    hand.donkeys(0, "church")
    assert judged(hand, "farm:stone") == ""


def test_l19_each_water_that_is_crossed_costs_a_wheat() -> None:
    hand = twin(True, True).stock("quarry", "stone").stock("town_hall", "wheat wheat").gold(0, 0)
    hand.donkeys(0, "town_hall").blueprints(0, "small_mountains")
    barn = hand.uids["barn"]

    def tried(units: str, *boats: int) -> str:
        payment = hand.over(*boats, units=units)
        return hand.refused(Construct(hand.tile("small_mountains"), barn, 0, vertex((4, 2)), payment))

    assert tried("quarry:stone town_hall:wheat", 0) == "cannot_be_brought"
    assert tried("quarry:stone town_hall:wheat", 1) == "cannot_be_brought"
    assert tried("quarry:stone town_hall:wheat", 0, 1) == "wrong_amount"
    assert tried("quarry:stone town_hall:wheat town_hall:wheat", 1, 0) == "payment_untidy"
    assert tried("quarry:stone town_hall:wheat town_hall:wheat", 0, 1) == ""
    hand.donkeys(0, "")
    assert tried("quarry:stone town_hall:wheat town_hall:wheat", 0, 1) == "cannot_be_brought"


def test_l19_a_boat_that_some_goods_take_and_one_that_none_take() -> None:
    hand = twin(True, True).stock("quarry", "stone").stock("town_hall", "wheat wheat").gold(0, 0)
    hand.blueprints(0, "small_mountains")
    payment = hand.over(0, 1, units="quarry:stone town_hall:wheat town_hall:wheat")
    action = Construct(hand.tile("small_mountains"), hand.uids["town_hall"], 0, vertex((0, 1)), payment)
    refused = hand.refusal(action)
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L6", "boat_not_needed", {"lake": 1})


def test_l20_payments_without_boats_are_proposed_first() -> None:
    hand = harbour().stock("quarry", "stone wheat").stock("church", "stone")
    cost = hand.definitions.tiles[hand.tile("small_mountains")].cost
    sources = PaymentSources(hand.state, 0, hand.uids["town_hall"])
    assert best_payment(sources, cost) == hand.pay("church:stone")
    found = list(all_payments(sources, cost))
    assert [payment.boats for payment in found] == [(), (0,)]
    hand.stock("church")
    sources = PaymentSources(hand.state, 0, hand.uids["town_hall"])
    assert best_payment(sources, cost) == hand.over(0, units="quarry:stone quarry:wheat")


def test_l20_what_is_offered_with_boats_is_what_is_not_refused() -> None:
    hand = harbour().stock("quarry", "stone wheat").stock("church", "wheat")
    hand.gold(6, 0)
    offered = [
        action
        for action in Options(hand.state).iterate()
        if isinstance(action, Construct)
        and action.tile == hand.uids["town_hall"]
        and action.at == vertex(SPOT)
    ]
    assert {action.payment for action in offered} == {
        hand.over(0, units="quarry:stone quarry:wheat"),
        hand.over(0, units="quarry:stone church:wheat"),
        hand.over(0, units="quarry:stone buy:wheat"),
        hand.over(0, units="buy:stone quarry:wheat"),
        hand.over(0, units="buy:stone church:wheat"),
        hand.over(0, units="buy:stone buy:wheat"),
    }
    assert all(hand.refusal(action) is None for action in offered)


def test_l20_without_any_wheat_nothing_across_the_water_is_offered() -> None:
    hand = harbour()
    offered = {action.tile for action in Options(hand.state).iterate() if isinstance(action, Construct)}
    assert offered == {hand.uids["quarry"]}, "there the stone need not cross"
    assert judged(hand, "quarry:stone", 0) == "wrong_amount"


def test_l05_a_road_may_be_built_where_only_a_boat_joins_the_tiles() -> None:
    hand = lake(boat=True).stock("quarry", "stone stone")
    side = hand.side("quarry", "market")
    road = BuildRoad(hand.uids["quarry"], side, hand.pay("quarry:stone quarry:stone"))
    hand.do(road)
    assert hand.state.village.by_road.links[hand.uids["quarry"]] >> hand.uids["market"] & 1


def test_l22_hired_donkeys_may_be_placed_where_only_an_own_boat_leads() -> None:
    hand = lake(boat=True)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireDonkey())
    hand.do(PlaceDonkey(hand.uids["quarry"]))
    assert hand.uids["quarry"] << 1 in hand.state.donkeys[0]
    hand = lake(boat=False)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireDonkey())
    assert hand.refused(PlaceDonkey(hand.uids["quarry"])) == "out_of_reach"


@pytest.mark.parametrize("seat", [0, 1])
def test_l22_boats_count_for_no_score_that_asks_for_roads(seat: int) -> None:
    with_boat, without = lake(boat=True), lake(boat=False)
    for hand in (with_boat, without):
        hand.flag(0, "market quarry")
    scores, plain = with_boat.scores(seat), without.scores(seat)
    assert scores == plain
    assert with_boat.state.village.longest_road(0) == without.state.village.longest_road(0)
    village = with_boat.state.village
    assert not village.by_road.is_reachable(with_boat.uids["quarry"])
    assert village.by_road.steps_from(village.church)[with_boat.uids["market"]] == -1


def test_option_boat_wheat_0_lets_goods_cross_for_nothing() -> None:
    hand = harbour(boat_wheat=0).stock("church", "wheat")
    assert judged(hand, "quarry:stone") == ""
    assert judged(hand, "quarry:stone church:wheat", 0) == "no_boat_there"
    hand.do(build(hand, hand.pay("quarry:stone")))
    assert hand.held("church") == ["wheat"]
    other = harbour(boat_wheat=0)
    other.state.seat = 1
    other.blueprints(1, "small_mountains")
    assert judged(other, "quarry:stone") == "cannot_be_brought"


def test_option_boat_wheat_2_asks_for_two() -> None:
    hand = harbour(boat_wheat=2).stock("church", "wheat wheat")
    assert judged(hand, "quarry:stone church:wheat", 0) == "wrong_amount"
    assert judged(hand, "quarry:stone church:wheat church:wheat", 0) == ""


def test_l12_without_a_flag_left_no_boat_is_asked_for() -> None:
    hand = ring(options={"flags": 1})
    hand.build("small_woodland", "town_hall", GAP)
    assert hand.state.decision == "action"
    assert boats_of(hand.state, 0) == 0


def test_option_no_limit_of_flags_and_every_lake_may_have_a_boat() -> None:
    hand = twin(True, True, options={"flags": None})
    assert boats_of(hand.state, 0) == 2
