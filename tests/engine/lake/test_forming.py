"""Forming lakes: what is enclosed, what it scores, where fish come, and who is asked for a boat."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.box import Box
from hamlet.engine.events import (
    EndTriggered,
    Event,
    FlagPlaced,
    MilestoneTaken,
    PileOpened,
    PointsScored,
    TilePlaced,
)
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.events import BoatPlaced, FishArrived, LakeFormed
from hamlet.engine.lake.forming import lake_points, may_have_boat
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.state import State
from hamlet.engine.village import Lake
from tests.engine.lake.lake_hands import (
    FREE,
    GAP,
    LARGE,
    RING,
    TWIN,
    LakeHand,
    by_the_lake,
    lake_game,
    ring,
    twin,
)
from tests.engine.lake.slow_water import holes, tiles_beside, triangles_of
from tests.engine.sketches import Data, Sketch


def built(name: str, beside: str, rotation: int, at: Vertex, boat: int = 2) -> tuple[LakeHand, list[Event]]:
    """The printed start, and one real tile built there by seat 0, paid from what was put where it stood."""
    hand = lake_game(boat_min_lake=boat).blueprints(0, name).gold(50, 50)
    cost = hand.definitions.tiles[hand.tile(name)].cost
    goods = [
        hand.definitions.materials[need.materials[0]].id for need in cost.needs for _ in range(need.count)
    ]
    hand.stock(
        beside, " ".join(each if each in ("wood", "stone", "wheat") else f"{each}@1" for each in goods)
    )
    held = " ".join(f"{beside}:{unit}" for unit in hand.held(beside))
    events = hand.do(Construct(hand.tile(name), hand.uids[beside], rotation, at, hand.pay(held)))
    return hand, events


def told(events: list[Event], *kinds: type) -> list[object]:
    return [event for event in events if isinstance(event, kinds)]


def scored(events: list[Event], why: str = "lake") -> list[int]:
    return [event.points for event in events if isinstance(event, PointsScored) and event.why == why]


def test_l01_the_last_tile_of_a_ring_makes_the_ground_inside_a_lake() -> None:
    hand = ring()
    assert hand.lakes == ()
    events = hand.build("small_woodland", "town_hall", GAP)
    assert [lake.size for lake in hand.lakes] == [6]
    assert scored(events) == [3]
    assert hand.waters.formers == (0,)


def test_l01_a_ring_that_stays_open_forms_nothing() -> None:
    hand = ring()
    hand.build("small_woodland", "town_hall", (2, 2))
    assert hand.lakes == ()
    assert hand.state.decision == "action"


def test_l01_a_lake_closed_corner_to_corner_as_in_the_printed_picture() -> None:
    hand, events = built("cow_conservatory", "market", 2, (5, 3))
    village = hand.state.village
    (lake,) = hand.lakes
    taken = {each for placed in village.tiles for each in triangles_of(village, placed)}
    assert lake.size == 6
    assert holes(taken) == [frozenset(lake.triangles)]
    assert holes(taken, over_corners=True) == [], "only corners close this one"
    assert scored(events) == [3]


def test_l02_a_lake_triangle_that_touches_no_building_gets_no_fish_as_in_the_printed_picture() -> None:
    hand, events = built("cow_conservatory", "market", 2, (5, 3))
    (lake,) = hand.lakes
    near = tiles_beside(hand.state.village, lake.triangles)
    with_fish = {
        triangle for place, triangle in enumerate(lake.triangles) if hand.waters.fish[0] >> place & 1
    }
    assert with_fish == {triangle for triangle in lake.triangles if near[triangle]}
    assert 0 < len(with_fish) < lake.size
    (arrived,) = told(events, FishArrived)
    assert isinstance(arrived, FishArrived)
    assert set(arrived.triangles) == with_fish


def test_l02_one_fish_on_each_triangle_by_a_building_however_many_of_its_sides_touch() -> None:
    hand, _ = built("flour_mill", "town_hall", 3, (2, 5))
    assert [lake.size for lake in hand.lakes] == [1]
    assert hand.waters.fish == (1,)


@pytest.mark.parametrize(
    ("size", "points"), [(1, 0), (2, 1), (3, 1), (6, 3), (19, 9), (20, 10), (21, 10), (66, 10)]
)
def test_l01_half_a_point_for_a_triangle_rounded_down_and_ten_at_most(size: int, points: int) -> None:
    water = Lake(tuple((x, 0, 0) for x in range(size)), (), 0, 0)
    assert lake_points(ring().state, water) == points


def test_l01_each_of_several_lakes_is_scored_by_itself() -> None:
    hand, events = built("sawmill", "town_hall", 0, (2, 3))
    assert [lake.size for lake in hand.lakes] == [1, 1]
    assert scored(events) == [], "two single triangles are not one lake of two"
    _, events = built("large_mountains", "quarry", 3, (-1, -1))
    assert scored(events) == [1, 1]


def test_l24_all_lakes_are_scored_then_all_get_fish_then_boats_are_asked_for_largest_first() -> None:
    hand = by_the_lake(LARGE, changes={"small_woodland": FREE})
    events = hand.build("small_woodland", "town_hall", GAP)
    assert [lake.size for lake in hand.lakes] == [12, 6]
    assert scored(events) == [6, 3]
    kinds = [type(event).__name__ for event in events]
    assert kinds[kinds.index("LakeFormed") :] == [
        *("LakeFormed", "PointsScored") * 2,
        *("FishArrived",) * 2,
    ]
    asked = hand.state.pending[-1]
    assert (asked.kind, asked.seat, asked.fact("lakes")) == ("boat", 0, (0, 1))


def test_l24_the_largest_lake_comes_first_wherever_it_lies() -> None:
    wide = Sketch(
        """
        woodcutter  quarry     .       .       .
        church      .          market  .       .
        .           town_hall  .       .       .
        .           farm       .       barn    .
        .           .          barn.2  .       barn.3
        .           .          .       barn.4  barn.5
        """,
        roads="church-woodcutter church-town_hall town_hall-farm",
    )
    hand = by_the_lake(wide, changes={"small_woodland": FREE})
    hand.build("small_woodland", "town_hall", GAP)
    large, small = hand.lakes
    assert (large.size, small.size) == (12, 6)
    assert small.triangles < large.triangles
    hand.answer(True, False)
    assert hand.waters.boats == (0, -1)


def test_l24_lakes_of_one_size_come_by_their_first_triangles() -> None:
    hand = twin()
    assert [lake.size for lake in hand.lakes] == [6, 6]
    assert hand.lakes[0].triangles < hand.lakes[1].triangles


def test_l24_every_boat_is_asked_for_on_its_own() -> None:
    for boats in ((True, True), (True, False), (False, True), (False, False)):
        hand = twin(*boats)
        assert hand.waters.boats == tuple(0 if boat else -1 for boat in boats)
        assert hand.state.decision == "action"


def test_b05_l24_reward_milestone_pile_flag_lakes_fish_boats_last_flag_in_this_order() -> None:
    changes = {"sawmill": {"cost": {}, "flag": True}}
    hand = by_the_lake(RING, 2, {"flags": 2, "last_flag_ends_game": True}, changes)
    hand.bag()
    events = hand.build("sawmill", "town_hall", GAP)
    assert hand.state.decision == "boat"
    assert not hand.state.ending
    events += hand.do(PlaceBoat(boat=True))
    wanted = (
        *(TilePlaced, PointsScored, MilestoneTaken, PileOpened, FlagPlaced, LakeFormed, FishArrived),
        *(BoatPlaced, EndTriggered),
    )
    assert [type(event) for event in told(events, *wanted)] == [
        TilePlaced,
        PointsScored,
        MilestoneTaken,
        PileOpened,
        FlagPlaced,
        LakeFormed,
        PointsScored,
        FishArrived,
        BoatPlaced,
        EndTriggered,
    ]
    assert hand.state.ending


def test_l03_only_whoever_forms_the_lake_is_asked_and_only_then() -> None:
    hand = ring()
    hand.end_turns()
    hand.build("small_woodland", "town_hall", GAP)
    assert (hand.state.decision, hand.state.decider) == ("boat", 1)
    assert hand.waters.formers == (1,)
    hand.answer(False)
    assert hand.waters.boats == (-1,)
    for _ in range(3):
        assert hand.refused(PlaceBoat(boat=True)) == "not_asked_now"
        hand.do(EndTurn())
    assert hand.waters.boats == (-1,)


def test_l03_a_boat_takes_a_flag_and_stays() -> None:
    hand = ring()
    hand.build("small_woodland", "town_hall", GAP)
    (event,) = hand.do(PlaceBoat(boat=True))
    assert event == BoatPlaced(0, 0)
    assert hand.waters.boats == (0,)


@pytest.mark.parametrize(("least", "asked"), [(1, True), (2, False)])
def test_l03_a_lake_of_one_triangle_takes_a_boat_only_where_the_option_says_so(
    least: int, *, asked: bool
) -> None:
    hand, _ = built("flour_mill", "town_hall", 3, (2, 5), boat=least)
    assert (hand.state.decision == "boat") is asked


def test_l03_two_triangles_are_enough_without_any_option() -> None:
    hand, _ = built("small_woodland", "quarry", 3, (-3, 1))
    assert hand.lakes[0].size == 2
    assert hand.state.decision == "boat"
    plain, other = lake_game().state, hand.state
    other.box = plain.box
    assert [may_have_boat(other, 0), may_have_boat(one_triangle(plain.box), 0)] == [True, False]


def one_triangle(box: Box) -> State:
    """A lake of a single triangle in a box without any option for boats."""
    state = built("flour_mill", "town_hall", 3, (2, 5))[0].state
    state.box = box
    return state


def test_l03_of_several_lakes_only_those_large_enough_are_asked_about() -> None:
    hand, _ = built("farrier", "quarry", 3, (-2, 1))
    assert [lake.size for lake in hand.lakes] == [3, 1]
    hand.answer(True)
    assert hand.state.decision == "action"
    assert hand.waters.boats == (0, -1)


def test_l19_the_boat_minimum_looks_at_the_new_lake_alone() -> None:
    hand = by_the_lake(TWIN, 2, {"boat_min_lake": 7}, {"aquarium": FREE})
    hand.build("aquarium", "town_hall", GAP)
    assert [body.lakes for body in hand.state.village.bodies] == [(0, 1)]
    assert hand.state.decision == "action"


def test_l19_the_score_looks_at_each_lake_alone_though_they_are_one_water() -> None:
    changes: dict[str, Data] = {"aquarium": {"cost": {}, "reward": {}}}
    hand = by_the_lake(TWIN, 2, None, changes)
    assert scored(hand.build("aquarium", "town_hall", GAP)) == [3, 3]
    assert hand.state.points[0] == 6
