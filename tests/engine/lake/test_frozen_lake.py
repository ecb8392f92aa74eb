"""The Frozen Lake: every lake carries whoever has eaten until the turn ends, and is neither boat nor road."""

from __future__ import annotations

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.events import VillagerWalked
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.reach import reach_of
from tests.engine.lake.lake_hands import LakeHand, by_the_lake, lake, twin
from tests.engine.lake.test_bodies import CHANGES, CHANNEL, FIRST, SECOND
from tests.engine.sketches import vertex


def winter(fish: str, *, boat: bool = False, villagers: str = "home home") -> LakeHand:
    return lake(boat=boat, options={"season": "winter"}, villagers=villagers).holds(0, fish)


def produce(hand: LakeHand, tile: str, material: str) -> Produce:
    return Produce(hand.uids[tile], (hand.material(material),) * 3)


def test_l18_on_the_frozen_lake_the_eater_crosses_every_lake_without_wheat_until_the_turn_ends() -> None:
    hand = winter("rare").stock("quarry", "stone").blueprints(0, "small_mountains").gold(0, 0)
    payment = hand.pay("quarry:stone")
    build = Construct(hand.tile("small_mountains"), hand.uids["town_hall"], 0, vertex((1, 2)), payment)
    assert hand.refused(build) == "cannot_be_brought"
    hand.use("frozen_lake")
    assert reach_of(hand.state, 0).is_reachable(hand.uids["market"])
    assert not reach_of(hand.state, 1).is_reachable(hand.uids["market"])
    hand.do(build)
    events = hand.do(produce(hand, "quarry", "stone"))
    assert any(isinstance(event, VillagerWalked) and event.way == (0, 2) for event in events)
    hand.end_turns(2)
    assert not reach_of(hand.state, 0).is_reachable(hand.uids["market"])
    assert hand.waters.lasting == ()


def test_l18_on_ice_an_own_boat_asks_for_no_wheat_either() -> None:
    hand = winter("rare", boat=True).stock("quarry", "stone").stock("church", "wheat")
    hand.blueprints(0, "small_mountains").use("frozen_lake")
    tile, hall = hand.tile("small_mountains"), hand.uids["town_hall"]
    by_boat = hand.over(0, units="quarry:stone church:wheat")
    assert hand.refused(Construct(tile, hall, 0, vertex((1, 2)), by_boat)) == "no_boat_there"
    assert hand.refused(Construct(tile, hall, 0, vertex((1, 2)), hand.pay("quarry:stone"))) == ""


def test_l18_donkeys_left_beyond_the_ice_stay_and_may_carry() -> None:
    hand = winter("rare").donkeys(0, "church")
    quarry, market = hand.uids["quarry"], hand.uids["market"]
    hand.use("frozen_lake")
    hand.do(MoveDonkey(0, quarry))
    hand.end_turns(2)
    assert hand.state.donkeys[0] == (quarry << 1,)
    assert hand.refused(MoveDonkey(quarry, 0)) == "not_connected"
    hand.marker(1, "quarry-market")
    assert hand.refused(MoveDonkey(quarry, market)) == "", "what is joined by road is still there"
    hand.marker(1, "quarry-woodcutter").stock("market", "stone").blueprints(0, "small_mountains").gold(0, 0)
    tile, spot = hand.tile("small_mountains"), vertex((-1, -1))
    build = Construct(tile, hand.uids["woodcutter"], 0, spot, hand.pay("market:stone"))
    assert hand.refused(build) == "", "it passes on what lies beyond it"
    hand.donkeys(0, "church")
    assert hand.refused(build) == "cannot_be_brought"


def test_l18_a_lake_that_forms_on_a_frozen_day_freezes_too() -> None:
    hand = by_the_lake(CHANNEL, 2, {"season": "winter"}, CHANGES).holds(0, "rare").villagers(0, "home home")
    refused = hand.refusal(UseFish(hand.card("frozen_lake")))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L15", "no_lake")
    hand.build("small_woodland", "woodcutter", FIRST)
    hand.answer(False)
    hand.use("frozen_lake")
    reached = [reach_of(hand.state, 0).is_reachable(hand.uids[name]) for name in ("market", "barn")]
    assert reached == [True, False]
    hand.build("large_woodland", "barn.2", SECOND)
    hand.answer(False)
    assert reach_of(hand.state, 0).is_reachable(hand.uids["barn"])


def test_l18_several_lakes_freeze_at_once() -> None:
    hand = twin(False, False, options={"season": "winter"}).holds(0, "rare")
    hand.use("frozen_lake")
    assert all(reach_of(hand.state, 0).is_reachable(hand.uids[name]) for name in ("quarry", "barn"))


def test_l18_frozen_lakes_are_neither_boats_nor_roads() -> None:
    hand = winter("rare").stock("town_hall", "stone stone").flag(0, "market quarry")
    before = hand.scores(0)
    hand.use("frozen_lake")
    assert hand.scores(0) == before
    road = BuildRoad(
        hand.uids["town_hall"],
        hand.side("town_hall", "small_woodland"),
        hand.pay("town_hall:stone town_hall:stone"),
    )
    assert hand.refused(road) == ""
