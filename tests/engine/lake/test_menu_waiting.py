"""Meals that wait for the next villager action, and Infrastructure, which lasts until the turn ends."""

from __future__ import annotations

from hamlet.engine.actions.church import Beg
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import FinishHiring
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import BlueprintTaken, GoldChanged
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.events import BuildingClosed, BuildingOpened, EffectEnded, FishArrived
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.options import Options
from hamlet.engine.reach import reach_of
from tests.engine.lake.lake_hands import GAP, LakeHand, lake, ring, twin
from tests.engine.sketches import vertex


def summer(fish: str, villagers: str = "home home", seats: int = 2) -> LakeHand:
    hand = lake(boat=False, seats=seats, options={"season": "summer"}, villagers=villagers)
    return hand.holds(0, fish)


def winter(fish: str, *, boat: bool = False, villagers: str = "home home") -> LakeHand:
    return lake(boat=boat, options={"season": "winter"}, villagers=villagers).holds(0, fish)


def produce(hand: LakeHand, tile: str, material: str) -> Produce:
    return Produce(hand.uids[tile], (hand.material(material),) * 3)


def test_l16_monopoly_closes_the_building_of_the_next_action_for_all_until_the_next_own_turn() -> None:
    hand = summer("uncommon", seats=3)
    hand.use("monopoly")
    assert hand.waters.closed == ()
    events = hand.do(produce(hand, "farm", "wheat"))
    farm = hand.uids["farm"]
    assert BuildingClosed(0, farm) in events
    assert hand.waters.closed == ((farm, 0),)
    hand.stock("farm")
    for _ in range(3):
        refused = hand.refusal(produce(hand, "farm", "wheat"))
        assert refused is not None
        assert (refused.rule, refused.code, refused.facts) == ("L16", "closed", {"tile": farm})
        told = hand.do(EndTurn())
    assert hand.state.seat == 0
    assert BuildingOpened(0, farm) in told
    assert hand.refused(produce(hand, "farm", "wheat")) == ""


def test_l16_each_closed_building_opens_at_the_turn_of_whoever_closed_it() -> None:
    hand = summer("uncommon", seats=3).villagers(1, "home")
    farm, woodcutter = hand.uids["farm"], hand.uids["woodcutter"]
    hand.use("monopoly")
    hand.do(produce(hand, "farm", "wheat"))
    hand.end_turns()
    hand.holds(1, "uncommon").use("monopoly")
    hand.do(produce(hand, "woodcutter", "wood"))
    assert hand.waters.closed == ((farm, 0), (woodcutter, 1))
    hand.end_turns(2)
    assert (hand.state.seat, hand.waters.closed) == (0, ((woodcutter, 1),))
    hand.end_turns()
    assert (hand.state.seat, hand.waters.closed) == (1, ())


def test_l16_in_the_last_round_a_building_stays_closed_to_the_end() -> None:
    hand = summer("uncommon")
    hand.state.ending = True
    hand.use("monopoly")
    hand.do(produce(hand, "farm", "wheat"))
    hand.end_turns()
    hand.stock("farm")
    assert hand.refused(produce(hand, "farm", "wheat")) == "closed"
    hand.end_turns()
    assert hand.state.finished
    assert hand.waters.closed == ((hand.uids["farm"], 0),)


def test_l16_every_kind_of_villager_action_is_refused_there_and_none_is_offered() -> None:
    hand = summer("").change(closed=tuple((uid, 1) for uid in range(7)))
    hand.stock("church", "stone stone wheat").blueprints(0, "small_mountains barn")
    for uid in range(len(hand.state.village.tiles)):
        if reach_of(hand.state, 0).is_reachable(uid):
            assert hand.refused(GoFishing(uid)) == "closed"
            assert hand.refused(Beg(uid)) == "closed"
    kinds = {type(action).__name__ for action in Options(hand.state).iterate()}
    assert kinds == {"MoveDonkey", "EndTurn"}
    by_name = hand.state.box.ruleset.by_name
    assert not [name for name, each in by_name.items() if each.by_villager and each.available(hand.state)]


def test_l16_donkeys_transport_purchases_and_materials_of_a_closed_building_are_unaffected() -> None:
    hand = summer("").change(closed=((0, 1), (2, 1), (1, 1)))
    assert (hand.uids["church"], hand.uids["woodcutter"]) == (0, 1)
    hand.stock("woodcutter", "stone").donkeys(0, "church").blueprints(0, "small_mountains")
    # The stone lies on a closed building and goes over another, where a donkey carries it.
    build = Construct(
        hand.tile("small_mountains"),
        hand.uids["town_hall"],
        0,
        vertex((1, 2)),
        hand.pay("woodcutter:stone"),
    )
    assert hand.refused(build) == ""
    assert hand.refused(MoveDonkey(0, 1)) == ""


def test_l16_goods_bought_at_a_closed_market_still_come() -> None:
    hand = lake(boat=True, options={"season": "summer"}).stock("church", "wheat").gold(9, 0)
    hand.change(closed=((hand.uids["market"], 1),)).blueprints(0, "small_mountains")
    payment = hand.over(0, units="buy:stone church:wheat")
    build = Construct(hand.tile("small_mountains"), hand.uids["town_hall"], 0, vertex((1, 2)), payment)
    assert hand.refused(build) == ""


def test_l15_that_building_is_where_the_villager_stood_not_what_was_built() -> None:
    hand = ring(options={"season": "summer"}).holds(0, "uncommon").villagers(0, "home home")
    hand.use("monopoly")
    hand.build("small_woodland", "town_hall", GAP)
    assert hand.waters.closed == (), "the action is not done before the boat is decided"
    hand.answer(False)
    assert hand.waters.closed == ((hand.uids["town_hall"], 0),)


def test_l15_in_the_town_hall_the_action_ends_with_the_hiring() -> None:
    hand = summer("uncommon").gold(9, 0)
    hand.use("monopoly")
    hand.do(TakeBlueprint(hand.uids["town_hall"], 0))
    assert hand.state.decision == "hire"
    assert hand.waters.closed == ()
    hand.do(FinishHiring())
    assert hand.waters.closed == ((hand.uids["town_hall"], 0),)


def test_l15_donkeys_do_not_use_up_what_waits() -> None:
    hand = summer("uncommon").donkeys(0, "church")
    hand.use("monopoly")
    hand.do(MoveDonkey(0, hand.uids["farm"]))
    assert hand.waters.waiting == (hand.card("monopoly"),)


def test_l15_several_effects_apply_to_the_same_action_and_lapse_with_it() -> None:
    hand = summer("uncommon rare").stock("farm", "stone").donkeys(0).blueprints(0, "small_mountains")
    hand.use("monopoly")
    hand.use("long_days")
    assert hand.waters.waiting == (hand.card("monopoly"), hand.card("long_days"))
    tile, hall = hand.tile("small_mountains"), hand.uids["town_hall"]
    events = hand.do(Construct(tile, hall, 0, vertex((1, 2)), hand.pay("farm:stone")))
    assert hand.waters.waiting == ()
    assert hand.waters.closed == ((hall, 0),)
    assert [event.card for event in events if isinstance(event, EffectEnded)] == [
        hand.card("monopoly"),
        hand.card("long_days"),
    ]
    hand.stock("farm", "stone").blueprints(0, "small_mountains")
    assert hand.refused(Construct(tile, 0, 0, vertex((0, 1)), hand.pay("farm:stone"))) == ""


def test_l15_what_waits_in_vain_lapses_with_the_turn() -> None:
    hand = summer("uncommon rare")
    hand.use("monopoly")
    hand.use("long_days")
    hand.end_turns()
    assert hand.waters.waiting == ()
    hand.do(produce(hand, "farm", "wheat"))
    assert hand.waters.closed == ()


def test_l15_an_uncommon_may_be_eaten_for_its_gold_where_nobody_stands_and_a_rare_may_not() -> None:
    hand = summer("uncommon rare", villagers="farm/")
    hand.use("monopoly")
    assert hand.state.gold[0] == 4
    assert hand.waters.waiting == ()
    refused = hand.refusal(UseFish(hand.card("long_days")))
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L15", "no_villager_stands", {"seat": 0})


def test_l18_on_long_days_goods_need_no_donkeys_but_connections() -> None:
    hand = summer("rare").stock("farm", "stone").stock("quarry", "stone").donkeys(0)
    hand.blueprints(0, "small_mountains").gold(0, 0)

    def tried(units: str) -> str:
        spot = vertex((1, 2))
        return hand.refused(
            Construct(hand.tile("small_mountains"), hand.uids["town_hall"], 0, spot, hand.pay(units))
        )

    assert tried("farm:stone") == "cannot_be_brought"
    hand.use("long_days")
    assert tried("farm:stone") == ""
    assert tried("quarry:stone") == "cannot_be_brought", "no road leads there"
    hand.do(produce(hand, "woodcutter", "wood"))
    assert tried("farm:stone") == "cannot_be_brought", "the next action is over"


def test_l18_long_days_include_purchases_and_boats_still_cost_wheat() -> None:
    hand = lake(boat=True, options={"season": "summer"}).holds(0, "rare").stock("church", "wheat")
    hand.donkeys(0).blueprints(0, "small_mountains").gold(3, 0).stock("farm")
    hand.use("long_days")

    def tried(units: str, *boats: int) -> str:
        payment = hand.over(*boats, units=units)
        return hand.refused(
            Construct(hand.tile("small_mountains"), hand.uids["farm"], 0, vertex((-2, 0)), payment)
        )

    assert tried("buy:stone") == "market_out_of_reach"
    assert tried("buy:stone", 0) == "wrong_amount"
    assert tried("buy:stone church:wheat", 0) == ""


def test_l18_long_days_are_the_eaters_own() -> None:
    hand = summer("rare").stock("farm", "stone").donkeys(0).donkeys(1)
    hand.use("long_days")
    hand.end_turns()
    hand.blueprints(1, "small_mountains")
    payment = hand.pay("farm:stone")
    build = Construct(hand.tile("small_mountains"), hand.uids["town_hall"], 0, vertex((1, 2)), payment)
    assert hand.refused(build) == "cannot_be_brought"


def test_l17_migration_puts_fish_back_beside_the_building_after_the_action() -> None:
    hand = twin(False, False, options={"season": "winter"}).holds(0, "uncommon").change(fish=(0, 0))
    hand.use("migration")
    assert hand.waters.fish == (0, 0)
    events = hand.do(TakeBlueprint(hand.uids["town_hall"], 0))
    if hand.state.decision == "hire":
        events += hand.do(FinishHiring())
    banks = tuple(water.banks_of(hand.uids["town_hall"]) for water in hand.lakes)
    assert hand.waters.fish == banks
    assert [bank.bit_count() for bank in banks] == [1, 1]
    arrived = [event for event in events if isinstance(event, FishArrived)]
    assert [(event.lake, len(event.triangles)) for event in arrived] == [(0, 1), (1, 1)]


def test_l17_migration_tops_up_to_one_fish_and_no_more() -> None:
    hand = winter("uncommon")
    hand.use("migration")
    events = hand.do(TakeBlueprint(hand.uids["town_hall"], 0))
    assert [fish.bit_count() for fish in hand.waters.fish] == [6]
    assert not [event for event in events if isinstance(event, FishArrived)]


def test_l17_after_fishing_with_migration_the_same_fish_may_be_caught_again() -> None:
    hand = winter("uncommon")
    hand.use("migration")
    hand.fish("church")
    assert hand.waters.fish[0].bit_count() == 6
    assert hand.refused(GoFishing(0)) == ""


def test_l17_infrastructure_takes_blueprints_for_nothing_and_lays_no_coins_all_turn() -> None:
    hand = lake(boat=False, options={"season": "autumn"}).holds(0, "uncommon").gold(0, 0)
    hand.display("barn pond_a sawmill barn", 1, 0, 2, 0).bag("barn barn barn")
    hall = hand.uids["town_hall"]
    assert hand.refused(TakeBlueprint(hall, 2)) == "too_few_coins_to_skip"
    hand.use("infrastructure")
    hand.gold(0, 0)
    events = hand.do(TakeBlueprint(hall, 2))
    taken = next(event for event in events if isinstance(event, BlueprintTaken))
    assert (taken.position, taken.coins, taken.laid) == (2, 2, False)
    assert [event.why for event in events if isinstance(event, GoldChanged)] == ["coins_on_blueprint"]
    assert (hand.state.gold[0], hand.state.coins) == (2, (1, 0, 0, 0))
    hand.do(TakeBlueprint(hall, 3))
    assert (hand.state.gold[0], hand.state.coins) == (2, (1, 0, 0, 0))
    hand.end_turns()
    assert hand.refused(TakeBlueprint(hall, 3)) == "too_few_coins_to_skip"
