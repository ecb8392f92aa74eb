"""Boats: by which of his two reasons he places one, and on which lake."""

from __future__ import annotations

import pytest

from hamlet.engine.botric.events import BotricBoat
from hamlet.engine.botric.families import BotricChoose
from hamlet.engine.botric.thinking import ListLine
from hamlet.engine.events import EndTriggered, PointsScored
from hamlet.engine.lake.events import BoatPlaced, FishDrawn
from tests.engine.botric.solo_data import EDITIONS
from tests.engine.botric.solo_hands import SoloHand, solo_lake
from tests.engine.botric.told import Told
from tests.engine.botric.walls import walled
from tests.engine.lake.lake_hands import FREE
from tests.engine.sketches import Sketch, hexagon

both = pytest.mark.parametrize("edition", EDITIONS)
RING = """
    quarry  woodcutter  {far}      .
    farm    church      .          market
    .       .           town_hall  .
    """
ROADS = "church-woodcutter church-farm church-town_hall"
GAP = (2, 1)
TWO = """
    woodcutter  {one}      .       .
    church      .          market  .
    .           town_hall  .       .
    .           farm       .       {two}
    .           .          barn.2  quarry
    """
"""Two open rings around one cell each: the gap closes both."""
UNEQUAL = """
    woodcutter  {one}      .       .
    church      .          market  .
    .           town_hall  .       .
    .           farm       .       {two}
    .           barn.4     .       quarry
    .           .          barn.5  barn.3
    """
"""The second ring lies around two cells."""
TWO_ROADS = "church-woodcutter church-town_hall town_hall-farm"


def shore(
    edition: str, rows: str, roads: str = ROADS, blueprint: str = "pond_a", water: str = "", **options: object
) -> SoloHand:
    """His turn to build for nothing where it closes all rings."""
    outline = hexagon(list("FFFFFF"))
    if water:
        outline = hexagon(list(water))
    sketch: Sketch = walled(rows, {GAP: "F"}, roads=roads)
    hand = solo_lake(edition, sketch, options, {blueprint: {**FREE, "outline": outline}})
    return hand.no_church().queue(blueprint).token("build").his_turn()


def boat(told: Told) -> BotricBoat:
    (found,) = told.of(BotricBoat)
    assert isinstance(found, BotricBoat)
    return found


@both
def test_s12_a_refinery_out_of_his_reach_beside_the_new_lake_is_a_reason(edition: str) -> None:
    hand = shore(edition, RING.format(far="sawmill"))
    told = hand.villager()
    assert (boat(told).lake, boat(told).why, boat(told).lines) == (0, "refinery", ())
    assert [each.seat for each in told.of(BoatPlaced)] == [1]
    assert hand.waters.boats == (1,)


@both
def test_s12_without_a_reason_there_is_no_boat(edition: str) -> None:
    plain = RING.format(far="barn")
    away = plain.replace("quarry", "sawmill") + "\n    quarry . . ."
    for rows in (plain, away):
        hand = shore(edition, rows)
        told = hand.villager()
        assert (boat(told).lake, boat(told).why) == (-1, "no_reason")
        assert hand.waters.boats == (-1,)


@both
def test_s12_a_refinery_that_he_reaches_already_is_no_reason(edition: str) -> None:
    rows = RING.format(far="barn").replace("woodcutter", "sawmill   ").replace("quarry", "woodcutter")
    hand = shore(edition, rows + "\n    quarry . . .", ROADS.replace("woodcutter", "sawmill"))
    assert boat(hand.villager()).why == "no_reason"


@both
def test_s24_access_is_judged_after_the_tile_stands_and_the_refinery_just_built_counts(edition: str) -> None:
    hand = shore(edition, RING.format(far="barn"), blueprint="sawmill")
    told = hand.villager()
    assert (boat(told).why, hand.waters.boats) == ("refinery", (1,))


def test_s12_a_refinery_just_built_that_its_own_roads_reach_is_no_reason() -> None:
    sketch = walled(RING.format(far="barn"), {GAP: "RRRRRR"}, roads=ROADS)
    mill = {**FREE, "outline": hexagon(list("RRRRRR"))}
    for edition in EDITIONS:
        hand = solo_lake(edition, sketch, None, {"sawmill": mill}).queue("sawmill").token("build").his_turn()
        assert boat(hand.villager()).why == "no_reason"


@both
@pytest.mark.parametrize(("flags", "owner"), [(1, -1), (2, 1), (3, -1)])
def test_s12_the_last_flag_that_ends_the_game_is_the_other_reason(
    edition: str, flags: int, owner: int
) -> None:
    """The Pond takes one flag: with two, the boat is the last."""
    hand = shore(edition, RING.format(far="barn"), flags=flags)
    told = hand.villager()
    assert hand.waters.boats == (owner,)
    assert bool(told.of(EndTriggered)) == (flags < 3)
    assert [each.why for each in told.of(BotricBoat)] == {1: [], 2: ["last_flag"], 3: ["no_reason"]}[flags]


@both
def test_s24_a_lake_too_small_for_a_boat_gets_none(edition: str) -> None:
    for least, count in ((7, 0), (6, 1)):
        hand = shore(edition, RING.format(far="sawmill"), boat_min_lake=least)
        assert len(hand.villager().of(BoatPlaced)) == count


@both
def test_s24_deep_water_brings_him_fish_too(edition: str) -> None:
    rows = UNEQUAL.format(one="barn.6", two="sawmill")
    for deep, fish in ((False, 0), (True, 3)):
        hand = shore(edition, rows, TWO_ROADS, deep_water_fishing=deep)
        assert len(hand.villager().of(FishDrawn)) == fish


@both
@pytest.mark.parametrize(("one", "two", "lake"), [("sawmill", "barn.6", 0), ("barn.6", "sawmill", 1)])
def test_s12_the_lake_beside_the_refinery_decides(edition: str, one: str, two: str, lake: int) -> None:
    rows = UNEQUAL.format(one=one, two=two)
    hand = shore(edition, rows, TWO_ROADS)
    told = hand.villager()
    by_size = {size: number for number, size in enumerate(each.size for each in hand.lakes)}
    assert boat(told).lake == by_size[6 if lake == 0 else 12]
    assert boat(told).lines == (ListLine("refinery", 2, 1),)
    assert len(told.of(BoatPlaced)) == 1


@both
def test_s12_then_the_largest_decides(edition: str) -> None:
    for rows, flags in (
        (UNEQUAL.format(one="sawmill", two="stonemason"), 7),
        (UNEQUAL.format(one="barn.6", two="barn.7"), 2),
    ):
        hand = shore(edition, rows, TWO_ROADS, flags=flags)
        told = hand.villager()
        assert hand.lakes[boat(told).lake].size == 12
        assert boat(told).lines == (ListLine("refinery", 2, 2), ListLine("largest", 2, 1))
        assert sorted(hand.waters.boats) == [-1, 1]


@both
@pytest.mark.parametrize("answer", [0, 1])
def test_s12_then_the_human_decides(edition: str, answer: int) -> None:
    hand = shore(edition, TWO.format(one="sawmill", two="stonemason"), TWO_ROADS)
    asked = hand.until_asked()
    assert (asked.seat, asked.fact("about"), hand.options) == (0, "lake", ((0,), (1,)))
    told = Told(hand.do(BotricChoose(answer)))
    assert boat(told).lake == answer
    assert boat(told).lines[-1] == ListLine("human", 2, 1)
    assert hand.waters.boats.count(1) == 1


@both
def test_s24_the_first_reason_looks_at_the_whole_body_of_water(edition: str) -> None:
    """An Aquarium in the gap joins both lakes: a refinery beside either is a reason for each."""
    rows = TWO.format(one="sawmill", two="barn.6")
    for blueprint, water, left in (("pond_a", "", 1), ("aquarium", "FFFWFW", 2)):
        hand = shore(edition, rows, TWO_ROADS, blueprint, water)
        told = hand.anyhow()
        assert (told.action, boat(told).lines[0]) == ("build", ListLine("refinery", 2, left))


@both
def test_s12_he_scores_the_lakes_as_usual(edition: str) -> None:
    told = shore(edition, UNEQUAL.format(one="barn.6", two="barn.7"), TWO_ROADS).villager()
    assert sorted(each.points for each in told.of(PointsScored) if each.why == "lake") == [3, 6]
