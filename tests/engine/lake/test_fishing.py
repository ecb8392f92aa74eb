"""Fishing: what is taken from the water, what is drawn from the bag; the Beach; deep water."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import reveals
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.events import FishCaught, FishDrawn
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.options import Options
from tests.engine.lake.lake_hands import FREE, GAP, LARGE, LakeHand, by_the_lake, lake, twin
from tests.engine.lake.slow_water import around, triangles_of
from tests.engine.lake.test_forming import built
from tests.engine.sketches import Sketch

BEACH = Sketch("farm church beach", roads="farm-church church-beach")


def on_water(hand: LakeHand) -> list[int]:
    return [fish.bit_count() for fish in hand.waters.fish]


def drawn(hand: LakeHand, tile: str) -> int:
    return sum(isinstance(event, FishDrawn) for event in hand.fish(tile))


def offered(hand: LakeHand) -> set[int]:
    return {action.tile for action in Options(hand.state).iterate() if isinstance(action, GoFishing)}


def test_l07_fishing_takes_all_fish_beside_the_tile_from_several_lakes_and_draws_as_many() -> None:
    hand = twin(False, False)
    events = hand.fish("town_hall")
    caught = next(event for event in events if isinstance(event, FishCaught))
    assert (caught.tokens, caught.more, len(caught.triangles)) == (2, 0, 2)
    assert on_water(hand) == [5, 5]
    assert len(hand.waters.hands[0]) == 2
    assert sum(hand.waters.bag) == 28
    assert hand.waters.hands[1] == ()


def test_l07_only_triangles_that_share_a_side_with_the_tile_are_fished() -> None:
    hand = twin(False, False)
    assert drawn(hand, "church") == 1
    assert on_water(hand) == [5, 6]


def test_l07_what_is_drawn_was_hidden() -> None:
    events = twin(False, False).fish("town_hall")
    assert [reveals(event) for event in events if isinstance(event, FishDrawn)] == [True, True]


def test_l07_fish_do_not_come_back_and_a_tile_without_any_is_refused() -> None:
    hand = lake(boat=False)
    hand.fish("church")
    refused = hand.refusal(GoFishing(hand.uids["church"]))
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L7", "no_fish_here", {"tile": 0})
    assert hand.refused(GoFishing(hand.uids["farm"])) == "no_fish_here"
    hand.end_turns(2)
    assert hand.refused(GoFishing(hand.uids["church"])) == "no_fish_here"


def test_l07_a_tile_that_touches_the_lake_with_a_corner_only_catches_nothing() -> None:
    hand, _ = built("cow_conservatory", "market", 2, (5, 3))
    hand.answer(True)
    village, (water,) = hand.state.village, hand.lakes
    near = set().union(*map(around, water.triangles))
    touching = {uid for uid, placed in enumerate(village.tiles) if near & triangles_of(village, placed)}
    by_side = {uid for uid in touching if water.beside >> uid & 1}
    assert touching - by_side, "somebody touches it with a corner only"
    hand.villagers(0, "home")
    for uid in touching:
        assert hand.refused(GoFishing(uid)) == ("" if uid in by_side else "no_fish_here")
    assert offered(hand) == by_side


def test_l07_any_seat_fishes_wherever_it_can_get_to() -> None:
    hand = lake(boat=True)
    assert hand.uids["quarry"] in offered(hand)
    hand.end_turns()
    assert hand.refused(GoFishing(hand.uids["quarry"])) == "out_of_reach"
    assert drawn(hand, "church") == 1
    assert len(hand.waters.hands[1]) == 1


def test_l07_fishing_is_an_action_of_a_villager() -> None:
    hand = lake(boat=False, villagers="home")
    hand.fish("church")
    assert hand.refused(GoFishing(hand.uids["town_hall"])) == "no_villager_stands"
    assert offered(hand) == set()


def test_l21_others_may_fish_from_a_building_with_a_flag() -> None:
    hand = lake(boat=False).flag(1, "church")
    assert drawn(hand, "church") == 1


def test_l22_with_an_empty_bag_fishing_is_refused() -> None:
    hand = lake(boat=False).change(bag=(0, 0, 0))
    refused = hand.refusal(GoFishing(hand.uids["church"]))
    assert refused is not None
    assert (refused.rule, refused.code) == ("L22", "no_fish_in_bag")
    assert offered(hand) == set()


def test_l25_with_fewer_tiles_than_tokens_all_tokens_go_and_what_is_left_is_drawn() -> None:
    hand = twin(False, False).change(bag=(0, 1, 0))
    hand.fish("town_hall")
    assert on_water(hand) == [5, 5]
    assert hand.fish_of(0) == ["uncommon"]
    assert hand.waters.bag == (0, 0, 0)


def test_l07_the_beach_gives_its_owner_two_fish_even_without_a_lake_again_and_again() -> None:
    hand = by_the_lake(BEACH).flag(0, "beach")
    hand.villagers(0, "home home")
    assert offered(hand) == {hand.uids["beach"]}
    assert drawn(hand, "beach") == 2
    assert drawn(hand, "beach") == 2
    assert len(hand.fish_of(0)) == 4


def test_l07_the_beach_gives_others_nothing_of_its_own() -> None:
    hand = by_the_lake(BEACH).flag(1, "beach")
    assert hand.refused(GoFishing(hand.uids["beach"])) == "no_fish_here"
    assert offered(hand) == set()


@pytest.mark.parametrize(("owner", "count"), [(0, 3), (1, 1)])
def test_l07_at_a_beach_by_a_lake_everybody_fishes_the_lake_and_the_owner_two_more(
    owner: int, count: int
) -> None:
    rows = """
    .     woodcutter  quarry  .
    farm  church      .       market
    .     .           beach   .
    """
    sketch = Sketch(rows, roads="church-woodcutter church-farm church-beach")
    hand = by_the_lake(sketch, 2, None, {"small_woodland": FREE}).villagers(0, "home home")
    hand.flag(owner, "beach")
    hand.build("small_woodland", "beach", GAP)
    hand.answer(False)
    caught = next(event for event in hand.fish("beach") if isinstance(event, FishCaught))
    assert (caught.tokens, caught.more) == (1, count - 1)
    assert len(hand.fish_of(0)) == count
    assert on_water(hand) == [5]


def test_l07_a_beach_that_no_way_leads_to_gives_nothing() -> None:
    hand = by_the_lake(Sketch("farm church beach", roads="farm-church")).flag(0, "beach")
    assert hand.refused(GoFishing(hand.uids["beach"])) == "out_of_reach"


@pytest.mark.parametrize(("deep", "count"), [(True, 3), (False, 0)])
def test_option_deep_water_a_boat_on_it_gives_three_fish_at_once(count: int, *, deep: bool) -> None:
    hand = by_the_lake(LARGE, 2, {"deep_water_fishing": deep}, {"small_woodland": FREE})
    hand.build("small_woodland", "town_hall", GAP)
    assert [lake.is_deep for lake in hand.lakes] == [True, False]
    assert on_water(hand) == [10, 6]
    hand.do(PlaceBoat(boat=True))
    assert len(hand.fish_of(0)) == count
    assert on_water(hand) == [10, 6]
    hand.do(PlaceBoat(boat=True))
    assert len(hand.fish_of(0)) == count, "the other lake is shallow"


def test_option_deep_water_gives_its_fish_to_whoever_places_the_boat() -> None:
    hand = by_the_lake(LARGE, 2, {"deep_water_fishing": True}, {"small_woodland": FREE})
    hand.end_turns()
    hand.build("small_woodland", "town_hall", GAP)
    hand.do(PlaceBoat(boat=True))
    assert [len(hand.fish_of(seat)) for seat in (0, 1)] == [0, 3]


def test_option_deep_water_without_a_boat_gives_nothing_then_or_later() -> None:
    hand = twin(False, False, sketch=LARGE, options={"deep_water_fishing": True})
    assert hand.fish_of(0) == []
    hand.do(EndTurn())
    assert hand.fish_of(0) == []


def test_option_deep_water_with_a_short_bag_gives_what_is_left() -> None:
    hand = by_the_lake(LARGE, 2, {"deep_water_fishing": True}, {"small_woodland": FREE})
    hand.build("small_woodland", "town_hall", GAP)
    hand.change(bag=(1, 1, 0))
    hand.do(PlaceBoat(boat=True))
    assert hand.fish_of(0) == ["common", "uncommon"]
