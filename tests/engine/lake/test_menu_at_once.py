"""Meals that do something at once: Breeding, Second Wind, Call in a Favour."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import FinishHiring, HireVillager, PlaceDonkey
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.town_hall import SkipBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import (
    DonkeyHired,
    DonkeyPlaced,
    EndTriggered,
    FlagPlaced,
    GoldChanged,
    MilestoneTaken,
    PileOpened,
    PointsScored,
    VillagerWalked,
)
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.events import DonkeyGiven, LakeFormed, VillagerStoodUp
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.standing_up import StandUp
from hamlet.engine.options import Options
from hamlet.engine.state import CLOSED
from tests.engine.lake.lake_hands import FREE, GAP, RING, LakeHand, by_the_lake, lake, ring
from tests.engine.sketches import Sketch, vertex


def spring(fish: str, donkeys: str = "church church") -> LakeHand:
    hand = lake(boat=False, options={"season": "spring"}).holds(0, fish)
    hand.donkeys(0, donkeys)
    return hand


def autumn(hand_of: str, **changes: dict[str, object]) -> LakeHand:
    """The open ring in autumn, a rare fish and these blueprints in the hand of seat 0."""
    hand = by_the_lake(RING, 2, {"season": "autumn"}, changes).holds(0, "rare")
    hand.blueprints(0, hand_of).gold(0, 0)
    return hand


def produce(hand: LakeHand, tile: str, material: str) -> Produce:
    return Produce(hand.uids[tile], (hand.material(material),) * 3)


def test_l17_breeding_gives_whoever_has_two_donkeys_one_more_placed_as_if_hired() -> None:
    hand = spring("uncommon")
    events = hand.use("breeding")
    assert DonkeyGiven(0) in events
    assert (hand.state.decision, hand.state.pending[-1].must) == ("place_donkey", True)
    assert hand.refused(EndTurn()) == "not_asked_now"
    assert hand.refused(PlaceDonkey(hand.uids["quarry"])) == "out_of_reach"
    placed = hand.do(PlaceDonkey(hand.uids["farm"]))
    assert placed == [DonkeyPlaced(0, hand.uids["farm"])]
    assert not any(isinstance(event, DonkeyHired) for event in (*events, *placed))
    assert len(hand.state.donkeys[0]) == 3
    assert hand.state.gold[0] == 4
    assert hand.state.decision == "action"


def test_l17_a_donkey_from_breeding_may_move_at_once_and_leaves_the_moment_as_it_was() -> None:
    hand = spring("uncommon")
    hand.do(MoveDonkey(hand.uids["church"], hand.uids["farm"]))
    hand.use("breeding")
    hand.do(PlaceDonkey(hand.uids["town_hall"]))
    hand.do(MoveDonkey(hand.uids["town_hall"], hand.uids["church"]))
    closed = spring("uncommon")
    closed.state.moment = CLOSED
    closed.use("breeding")
    closed.do(PlaceDonkey(closed.uids["town_hall"]))
    assert closed.refused(MoveDonkey(closed.uids["town_hall"], closed.uids["church"])) == "donkeys_done"


def test_l17_breeding_is_placed_by_an_own_boat_too() -> None:
    hand = lake(boat=True, options={"season": "spring"}).holds(0, "uncommon")
    hand.donkeys(0, "church church")
    hand.use("breeding")
    hand.do(PlaceDonkey(hand.uids["quarry"]))


@pytest.mark.parametrize("count", [0, 1, 6])
def test_l17_with_fewer_than_two_donkeys_or_six_the_fish_gives_its_gold_only(count: int) -> None:
    hand = spring("uncommon", "church " * count)
    hand.use("breeding")
    assert hand.state.decision == "action"
    assert hand.state.gold[0] == 4
    assert len(hand.state.donkeys[0]) == count
    assert hand.fish_of(0) == []


@pytest.mark.parametrize("count", [2, 5])
def test_l17_from_two_to_five_donkeys_breed(count: int) -> None:
    hand = spring("uncommon", "church " * count)
    hand.use("breeding")
    assert hand.state.decision == "place_donkey"


def test_l18_l26_second_wind_stands_up_a_villager_who_has_acted_where_it_is() -> None:
    hand = spring("rare").villagers(0, "farm/")
    assert hand.use("second_wind")[1:] == [VillagerStoodUp(0, hand.uids["farm"])]
    assert hand.state.decision == "action", "one tile only: nothing to ask"
    assert hand.state.villagers[0] == (hand.uids["farm"] << 1,)
    walked = [
        event.way
        for event in hand.do(produce(hand, "woodcutter", "wood"))
        if isinstance(event, VillagerWalked)
    ]
    assert walked == [(hand.uids["farm"], hand.uids["church"], hand.uids["woodcutter"])]


def test_l18_with_villagers_on_several_tiles_the_seat_chooses() -> None:
    hand = spring("rare").villagers(0, "farm/ church/ woodcutter home")
    hand.use("second_wind")
    assert (hand.state.decision, hand.state.pending[-1].must) == ("stand_up", True)
    offered = {action.tile for action in Options(hand.state).iterate() if isinstance(action, StandUp)}
    assert offered == {hand.uids["farm"], hand.uids["church"]}
    refused = hand.refusal(StandUp(hand.uids["woodcutter"]))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L18", "nobody_lies_there")
    hand.do(StandUp(hand.uids["farm"]))
    assert hand.state.villagers[0].count(hand.uids["farm"] << 1) == 1
    assert hand.state.villagers[0].count(hand.uids["church"] << 1 | 1) == 1


def test_l18_of_two_on_one_tile_one_stands_up() -> None:
    hand = spring("rare").villagers(0, "farm/ farm/")
    hand.use("second_wind")
    farm = hand.uids["farm"]
    assert hand.state.villagers[0] == (farm << 1, farm << 1 | 1)


def test_l18_second_wind_is_not_for_a_villager_hired_this_turn() -> None:
    hand = spring("rare").villagers(0, "home").gold(5, 0)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireVillager())
    hand.use("second_wind")
    assert hand.state.villagers[0][-1] == hand.uids["town_hall"] << 1
    assert hand.state.villagers[0][0] & 1, "the new one sleeps on"


def test_l15_second_wind_may_not_be_eaten_while_nobody_lies() -> None:
    hand = spring("rare").villagers(0, "home farm")
    refused = hand.refusal(UseFish(hand.card("second_wind")))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L18", "nobody_lies")
    assert not [action for action in Options(hand.state).iterate() if isinstance(action, UseFish)]


def test_l14_call_in_a_favour_builds_without_villager_materials_coins_points_gold_or_milestone() -> None:
    reward = {"gold": 2, "points": 4, "milestone": "carpenter"}
    hand = autumn("sawmill", sawmill={"cost": {"stone": 2, "gold": 3}, "reward": reward})
    hand.villagers(0, "farm/")
    hand.use("call_in_a_favour")
    assert (hand.state.decision, hand.state.pending[-1].must) == ("favour", True)
    events = hand.do(BuildForNothing(hand.tile("sawmill"), 0, vertex((1, 2))))
    told = {type(event) for event in events}
    assert PileOpened in told
    assert not told & {PointsScored, GoldChanged, MilestoneTaken, VillagerWalked}
    assert (hand.state.gold[0], hand.state.points[0]) == (0, 0)
    assert hand.state.milestones[hand.milestone("carpenter")] == -1
    assert hand.state.blueprints[0] == ()
    assert hand.state.villagers[0] == (hand.uids["farm"] << 1 | 1,)


def test_l14_the_milestone_that_a_favour_leaves_goes_to_the_next_who_builds_such_a_refinery() -> None:
    hand = autumn("sawmill", lumbermill={"cost": {}, "reward": {"milestone": "carpenter"}})
    hand.use("call_in_a_favour")
    hand.do(BuildForNothing(hand.tile("sawmill"), 0, vertex((1, 2))))
    hand.end_turns()
    hand.build("lumbermill", "town_hall", (0, 1))
    assert hand.state.milestones[hand.milestone("carpenter")] == 1


def test_l14_flag_lakes_boats_and_the_last_flag_follow_a_favour() -> None:
    hand = by_the_lake(RING, 2, {"season": "autumn", "flags": 2}, None).holds(0, "rare")
    hand.blueprints(0, "small_woodland")
    hand.use("call_in_a_favour")
    events = hand.do(BuildForNothing(hand.tile("small_woodland"), 0, vertex(GAP)))
    assert FlagPlaced(0, 6) in events
    assert any(isinstance(event, LakeFormed) for event in events)
    assert [event.why for event in events if isinstance(event, PointsScored)] == ["lake"]
    assert hand.state.points[0] == 3, "the lake scores, the Woodland does not"
    assert hand.state.decision == "boat"
    hand.answer(True)
    assert hand.state.ending
    assert hand.state.decision == "action"


def test_l14_a_favour_may_end_the_game_by_its_flag() -> None:
    hand = by_the_lake(RING, 2, {"season": "autumn", "flags": 1}, None).holds(0, "rare")
    hand.blueprints(0, "small_woodland")
    hand.use("call_in_a_favour")
    events = hand.do(BuildForNothing(hand.tile("small_woodland"), 0, vertex((1, 2))))
    assert EndTriggered(0, "last_flag") in events


def test_l14_a_favour_touches_any_tile_within_reach_own_boats_included() -> None:
    for boat in (True, False):
        hand = lake(boat=boat, options={"season": "autumn"}).holds(0, "rare")
        hand.blueprints(0, "small_mountains")
        hand.use("call_in_a_favour")
        by_the_quarry = BuildForNothing(hand.tile("small_mountains"), 0, vertex((1, -2)))
        assert hand.refused(by_the_quarry) == ("" if boat else "place_unreachable")
        offered = set(Options(hand.state).iterate())
        assert (by_the_quarry in offered) is boat


def test_l14_a_favour_obeys_the_rules_of_places_and_builds_what_is_in_hand() -> None:
    hand = autumn("small_mountains")
    hand.use("call_in_a_favour")
    tile = hand.tile("small_mountains")
    for cell, code in (((0, 0), "place_overlap"), ((9, 9), "place_alone"), ((1, 2), "")):
        assert hand.refused(BuildForNothing(tile, 0, vertex(cell))) == code
    assert hand.refused(BuildForNothing(hand.tile("barn"), 0, vertex((1, 2)))) == "not_in_hand"


def test_l14_a_favour_offers_exactly_what_is_not_refused() -> None:
    hand = autumn("small_mountains barn")
    hand.use("call_in_a_favour")
    offered = set(Options(hand.state).iterate())
    for name in ("small_mountains", "barn", "pond_a"):
        for turn in range(-1, 7):
            for at in ((q, r) for q in range(-9, 10) for r in range(-9, 10)):
                action = BuildForNothing(hand.tile(name), turn, at)
                assert (hand.state.box.ruleset.family_of(action).refusal(hand.state, action) is None) == (
                    action in offered
                )


def test_l15_call_in_a_favour_needs_a_blueprint_that_fits() -> None:
    hand = autumn("")
    refused = hand.refusal(UseFish(hand.card("call_in_a_favour")))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L14", "no_blueprint")
    sketch = Sketch(RING.rows, roads=RING.roads, outlines={"barn": "WWWWWW"})
    watery = by_the_lake(sketch, 2, {"season": "autumn"}, None).holds(0, "rare")
    watery.blueprints(0, "barn")
    refused = watery.refusal(UseFish(watery.card("call_in_a_favour")))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L14", "nothing_fits")
    watery.blueprints(0, "barn small_mountains")
    assert watery.refused(UseFish(watery.card("call_in_a_favour"))) == ""


def test_l26_a_favour_may_touch_a_closed_building() -> None:
    hand = autumn("small_mountains").change(closed=((5, 1),))
    assert hand.uids["town_hall"] == 5
    construct = Construct(hand.tile("small_mountains"), 5, 0, vertex((1, 2)), hand.pay())
    assert hand.refused(construct) == "closed"
    hand.use("call_in_a_favour")
    hand.do(BuildForNothing(hand.tile("small_mountains"), 0, vertex((1, 2))))


def test_l15_a_favour_is_no_villager_action_and_leaves_waiting_effects() -> None:
    hand = autumn("small_mountains", barn=FREE)
    hand.change(waiting=(hand.card("monopoly"),))
    hand.use("call_in_a_favour")
    hand.do(BuildForNothing(hand.tile("small_mountains"), 0, vertex((1, 2))))
    assert hand.waters.waiting == (hand.card("monopoly"),)
    assert hand.waters.closed == ()


def test_l08_in_the_town_hall_a_second_wind_waits_until_the_hiring_is_done() -> None:
    hand = ring(options={"season": "spring"}).holds(0, "rare")
    hand.gold(6, 0)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireVillager())
    assert hand.state.decision == "action", "too little gold for another hire"
    rich = ring(options={"season": "spring"}).holds(0, "rare")
    rich.gold(20, 0)
    rich.do(SkipBlueprint(rich.uids["town_hall"]))
    rich.do(HireVillager())
    assert rich.refused(UseFish(rich.card("second_wind"))) == "not_asked_now"
    rich.do(FinishHiring())
    assert rich.refused(UseFish(rich.card("second_wind"))) == ""
