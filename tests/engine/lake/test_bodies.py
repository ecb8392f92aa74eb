"""Waters that an Aquarium joins: one for boats and transport, several for fish and points."""

from __future__ import annotations

from random import Random

import pytest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.produce import Produce
from hamlet.engine.lake.fishing import GoFishing, catch
from hamlet.engine.reach import reach_of
from hamlet.engine.village import Lake, Land, Placed
from hamlet.engine.village.bodies import bodies_of
from hamlet.engine.village.lakes import Shore
from tests.engine.lake.lake_data import lake_definitions
from tests.engine.lake.lake_hands import FREE, LakeHand, by_the_lake, twin
from tests.engine.sketches import Sketch, vertex

CHANNEL = Sketch(
    """
    woodcutter  .          .         .
    church      .          market    .
    .           town_hall  aquarium  .
    .           farm       .         barn
    .           .          barn.2    .
    """,
    roads="church-woodcutter church-town_hall town_hall-farm farm-barn.2",
    outlines={"aquarium": "FFFWFW"},
)
FIRST, SECOND = (1, -1), (3, 3)
"""Where the two rings beside the Aquarium are closed, the one after the other."""
CHANGES = {"small_woodland": FREE, "large_woodland": FREE}


def channel(outline: str = "FFFWFW") -> LakeHand:
    """The first ring closed, with a boat of seat 0 on its lake; the second one still open."""
    sketch = Sketch(CHANNEL.rows, roads=CHANNEL.roads, outlines={"aquarium": outline})
    hand = by_the_lake(sketch, 2, None, CHANGES).villagers(0, "home home home")
    hand.build("small_woodland", "woodcutter", FIRST)
    hand.answer(True)
    return hand


def close_second(hand: LakeHand, *, boat: bool) -> LakeHand:
    hand.build("large_woodland", "barn.2", SECOND)
    return hand.answer(boat)


def reached(hand: LakeHand, name: str, seat: int = 0) -> bool:
    return reach_of(hand.state, seat).is_reachable(hand.uids[name])


def test_l04_lakes_at_the_water_of_one_aquarium_are_one_water() -> None:
    hand = twin(False, False, closer="aquarium")
    assert [body.lakes for body in hand.state.village.bodies] == [(0, 1)]
    assert [body.lakes for body in twin(False, False).state.village.bodies] == [(0,), (1,)]


def test_l04_an_aquarium_joins_only_where_its_water_touches_both() -> None:
    for outline in ("FFFWFF", "FFFFFW", "WWWFWF"):
        hand = close_second(channel(outline), boat=False)
        assert [body.lakes for body in hand.state.village.bodies] == [(0,), (1,)], outline


def test_l04_one_boat_serves_the_whole_water() -> None:
    assert reached(twin(True, False, closer="aquarium"), "barn")
    assert reached(twin(False, True, closer="aquarium"), "quarry")
    assert not reached(twin(True, False), "barn")
    assert not reached(twin(True, False, closer="aquarium"), "barn", 1)


def test_l19_merging_is_live_and_an_older_boat_serves_the_newer_lake() -> None:
    hand = channel()
    assert not reached(hand, "barn")
    close_second(hand, boat=False)
    assert [body.lakes for body in hand.state.village.bodies] == [(0, 1)]
    assert reached(hand, "barn")
    assert not reached(close_second(channel("FFFFFF"), boat=False), "barn")


def test_l19_every_boat_serves_its_owner_on_the_whole_water() -> None:
    hand = twin(True, False, closer="aquarium").boat(1, 1)
    for seat in (0, 1):
        for name in ("quarry", "market", "barn", "barn.3"):
            assert reached(hand, name, seat)


def test_l05_of_boats_on_two_waters_each_serves_its_owner_alone() -> None:
    hand = twin(True, False).boat(1, 1)
    found = [[reached(hand, name, seat) for name in ("quarry", "barn")] for seat in (0, 1)]
    assert found == [[True, False], [False, True]]


def test_l19_a_second_own_boat_in_one_water_is_allowed_and_goods_pay_one_wheat() -> None:
    hand = close_second(channel(), boat=True)
    assert hand.waters.boats == (0, 0)
    hand.stock("market", "stone").stock("barn", "wheat wheat").blueprints(0, "small_mountains").gold(0, 0)

    def tried(units: str, *boats: int) -> str:
        payment = hand.over(*boats, units=units)
        return hand.refused(
            Construct(hand.tile("small_mountains"), hand.uids["barn"], 0, vertex((4, 2)), payment)
        )

    assert tried("market:stone barn:wheat", 0) == ""
    assert tried("market:stone barn:wheat", 1) == "no_boat_there"
    assert tried("market:stone barn:wheat barn:wheat", 0, 1) == "no_boat_there"


def test_l19_goods_cross_a_joined_water_for_one_wheat_without_a_donkey_between() -> None:
    hand = twin(True, False, closer="aquarium").stock("quarry", "stone").stock("barn", "wheat").gold(0, 0)
    hand.donkeys(0, "").blueprints(0, "small_mountains")
    payment = hand.over(0, units="quarry:stone barn:wheat")
    hand.do(Construct(hand.tile("small_mountains"), hand.uids["barn"], 0, vertex((4, 2)), payment))
    assert hand.held("barn") == []


def test_l25_a_joined_water_adds_nothing_to_fishing() -> None:
    joined, apart = twin(False, False, closer="aquarium"), twin(False, False)
    for hand, closer in ((joined, "aquarium"), (apart, "small_woodland")):
        assert catch(hand.state, 0, hand.uids["church"]) == 1
        assert catch(hand.state, 0, hand.uids["farm"]) == 1
        assert catch(hand.state, 0, hand.uids["town_hall"]) == 2
        assert catch(hand.state, 0, hand.uids[closer]) == 2
    joined.do(GoFishing(joined.uids["church"]))
    assert [fish.bit_count() for fish in joined.waters.fish] == [5, 6]


def test_l26_several_aquariums_join_one_after_the_other() -> None:
    # Three holes in a row, an Aquarium between the first two and another between the last two.
    sketch = Sketch(
        """
        woodcutter  .          .         .           .
        church      .          market    .           .
        .           town_hall  aquarium  .           .
        .           farm       .         .           .
        .           .          barn.2    aquarium.2  .
        .           .          barn.4    .           barn.5
        .           .          .         barn.6      .
        """,
        roads="church-woodcutter church-town_hall town_hall-farm farm-barn.2 barn.2-barn.4 barn.4-barn.6",
        outlines={"aquarium": "FFFWFW", "aquarium.2": "FFFWFW"},
    )
    hand = by_the_lake(sketch, 2, None, {**CHANGES, "pond_a": FREE}).villagers(0, "home home home")
    hand.build("small_woodland", "woodcutter", (1, -1))
    hand.answer(True)
    hand.build("large_woodland", "barn.6", (4, 5))
    hand.answer(False)
    assert [body.lakes for body in hand.state.village.bodies] == [(0,), (1,)]
    assert not reached(hand, "barn.5")
    hand.build("pond_a", "aquarium", (3, 2))
    assert [body.lakes for body in hand.state.village.bodies] == [(0, 1, 2)]
    assert reached(hand, "barn.5"), "the boat on the first lake leads to the last one"


def joined_slowly(channels: list[tuple[int, ...]], lakes: int) -> set[frozenset[int]]:
    """Lakes that have a channel in common are one, again and again until nothing changes."""
    found = {frozenset([lake]) for lake in range(lakes)}
    for _ in range(lakes):
        for channel in channels:
            touched = {body for body in found if body & set(channel)}
            found = found - touched | {frozenset().union(*touched)}
    return found


@pytest.mark.parametrize("seed", range(40))
def test_l26_lakes_join_over_any_number_of_channels_in_whatever_order(seed: int) -> None:
    chance, definitions = Random(seed), lake_definitions()
    land, water = Land.of(definitions), [each.id for each in definitions.terrains].index("water")
    tiles = [Placed(definitions.tile_index("aquarium"), 0, (0, 0))] * 5
    channels = [tuple(sorted(chance.sample(range(7), 2))) for _ in tiles]
    lakes = [
        Lake(
            (), tuple(Shore(0, (0, 0, 0), uid, water) for uid, each in enumerate(channels) if n in each), 0, 0
        )
        for n in range(7)
    ]
    bodies = bodies_of(land, tiles, lakes)
    assert {frozenset(body.lakes) for body in bodies} == joined_slowly(channels, 7)
    assert [body.id for body in bodies] == sorted(min(body.lakes) for body in bodies)


def test_l04_villagers_work_all_around_a_joined_water() -> None:
    hand = twin(True, False, closer="aquarium")
    wood = hand.material("wood")
    assert hand.refused(Produce(hand.uids["barn.3"], (wood,) * 3)) == ""
    hand.state.seat = 1
    assert hand.refused(Produce(hand.uids["barn.3"], (wood,) * 3)) == "out_of_reach"
