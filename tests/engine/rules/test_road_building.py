"""Paths and bridges (B9) and the Planner."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.events import MilestoneTaken, RoadBuilt
from hamlet.engine.options import Options
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import Sketch

ROWS = """
farm    church  barn
barn.2  barn.3  barn.4
"""
VILLAGE = Sketch(ROWS, roads="farm-church", mountains="church-barn", cliffs="farm-barn.2")


def village(sketch: Sketch = VILLAGE, store: str = "wood wood stone stone") -> Hand:
    return sketched(sketch).stock("farm", store).gold(0, 0)


def road(hand: Hand, tile: str, other: str, units: str) -> BuildRoad:
    return BuildRoad(hand.uids[tile], hand.side(tile, other), hand.pay(units))


STONE, WOOD = "farm:stone farm:stone", "farm:wood farm:wood"


def test_b09_a_path_takes_two_stone_and_joins_two_forests() -> None:
    hand = village()
    assert hand.refused(road(hand, "church", "barn.3", WOOD)) == "wrong_amount"
    hand.do(road(hand, "church", "barn.3", STONE))
    assert hand.state.village.by_road.reachable >> hand.uids["barn.3"] & 1
    assert hand.held("farm") == ["wood", "wood"]


def test_b09_a_bridge_takes_two_wood_and_joins_two_mountains() -> None:
    hand = village()
    assert hand.refused(road(hand, "church", "barn", STONE)) == "wrong_amount"
    events = hand.do(road(hand, "church", "barn", WOOD))
    assert any(isinstance(event, RoadBuilt) for event in events)
    assert hand.state.village.by_road.reachable >> hand.uids["barn"] & 1
    assert hand.state.points == (0, 0)


def test_b09_no_road_on_a_cliff_nor_on_water() -> None:
    hand = village()
    assert hand.refused(road(hand, "farm", "barn.2", STONE)) == "cliff"
    wet = village(Sketch("farm church barn", roads="farm-church", water="church-barn"))
    assert wet.refused(road(wet, "church", "barn", STONE)) == "no_road_on_terrain"


def test_b09_the_villager_is_on_one_of_the_two_tiles() -> None:
    hand = village().marker(1, "church-barn.3")
    side = hand.side("church", "barn.4")
    assert hand.refused(BuildRoad(hand.uids["farm"], side, hand.pay(STONE))) == "not_beside_border"
    assert hand.refused(BuildRoad(hand.uids["barn.4"], side, hand.pay(STONE))) == "out_of_reach"
    assert hand.refusal(BuildRoad(hand.uids["church"], side, hand.pay(STONE))) is None


def test_b09_from_either_end_if_both_are_reachable() -> None:
    hand = village(store="").marker(1, "church-barn.3 church-barn.4")
    hand.stock("barn.3", "stone stone").stock("barn.4", "stone stone")
    here = road(hand, "barn.3", "barn.4", "barn.3:stone barn.3:stone")
    there = road(hand, "barn.4", "barn.3", "barn.4:stone barn.4:stone")
    assert hand.refusal(here) is None
    assert hand.refusal(there) is None


@pytest.mark.parametrize("builder", [0, 1])
def test_b09_not_where_a_printed_road_or_anyones_marker_joins_the_tiles(builder: int) -> None:
    hand = village()
    assert hand.refused(road(hand, "farm", "church", STONE)) == "joined_already"
    hand.marker(builder, "church-barn")
    assert hand.refused(road(hand, "church", "barn", WOOD)) == "joined_already"


def test_b09_tiles_joined_only_by_way_of_others_may_be_joined_directly() -> None:
    hand = village().marker(1, "church-barn church-barn.4")
    hand.donkeys(0, "church")
    assert hand.refusal(road(hand, "barn", "barn.4", STONE)) is None


def test_b09_five_roads_for_each_seat() -> None:
    rows = """
    farm  church  barn    barn.2  barn.3  barn.4  barn.5
    .     .       .       .       .       .       barn.6
    """
    hand = village(Sketch(rows, roads="farm-church"), "")
    hand.marker(0, "church-barn barn-barn.2 barn.2-barn.3 barn.3-barn.4 barn.4-barn.5")
    hand.stock("barn.5", "stone stone")
    last = road(hand, "barn.5", "barn.6", "barn.5:stone barn.5:stone")
    found = hand.refusal(last)
    assert found is not None
    assert (found.rule, found.code, found.facts) == ("B9", "no_road_left", {"limit": 5})
    assert not any(isinstance(action, BuildRoad) for action in Options(hand.state).iterate())
    hand.end_turns()
    hand.do(last)
    assert (hand.state.roads_of(0), hand.state.roads_of(1)) == (5, 1)


def test_the_materials_come_to_the_villagers_tile() -> None:
    hand = village().marker(1, "church-barn").donkeys(0)
    assert hand.refused(road(hand, "barn", "barn.4", STONE)) == "cannot_be_brought"
    hand.donkeys(0, "church")
    hand.do(road(hand, "barn", "barn.4", STONE))


def test_there_must_be_a_border() -> None:
    hand = village()
    assert hand.refused(BuildRoad(0, (40, 40, 1), hand.pay(STONE))) == "no_border"
    open_side = next(
        each.side for each in hand.definitions.tiles[hand.tile("church")].shape.turned[0].segments
        if all(each.side != contact.side for contact in hand.state.village.contacts)
    )  # fmt: skip
    assert hand.refused(BuildRoad(0, open_side, hand.pay(STONE))) == "no_border"


def test_the_first_road_of_the_game_takes_the_planner_for_good() -> None:
    hand = village(store="wood wood stone stone stone stone")
    assert MilestoneTaken(0, hand.milestone("planner")) in hand.do(road(hand, "church", "barn", WOOD))
    hand.end_turns()
    events = hand.do(road(hand, "church", "barn.3", STONE))
    assert not any(isinstance(event, MilestoneTaken) for event in events)
    assert hand.state.milestones[hand.milestone("planner")] == 0


def test_a_road_scores_one_point_at_the_end_and_one_more_for_the_planner() -> None:
    hand = village().marker(0, "church-barn church-barn.3").marker(1, "church-barn.4")
    assert hand.scores(0)["roads"] == 2
    assert "planner" not in hand.scores(0)
    hand.keep("planner", 0)
    assert (hand.scores(0)["roads"], hand.scores(0)["planner"]) == (2, 2)
    assert hand.scores(1)["roads"] == 1
    assert "planner" not in hand.scores(1)
