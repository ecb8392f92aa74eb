"""What the five buildings of the lake bring at the end, and that all of them bear flags."""

from __future__ import annotations

import pytest

from hamlet.engine.definitions import Kind
from hamlet.engine.lake.storeroom import STOREROOM
from hamlet.engine.reach import reach_of
from tests.engine.lake.lake_hands import FREE, GAP, LakeHand, by_the_lake, lake_game, twin
from tests.engine.sketches import Sketch

WATER_TILES = ("storeroom", "dockyard", "aquarium", "cliffside", "beach")


def lone(name: str, *, joined: bool = True) -> LakeHand:
    roads = f"farm-church church-{name}" if joined else "farm-church"
    return by_the_lake(Sketch(f"farm church {name}", roads=roads)).flag(0, name)


def test_l21_all_tiles_of_the_lake_take_a_flag_and_count_for_the_landscaper() -> None:
    tiles = {tile.id: tile for tile in lake_game().definitions.tiles}
    for name in WATER_TILES:
        assert tiles[name].flag
        assert tiles[name].kind in (Kind.LANDMARK, STOREROOM)
        assert lone(name).scores(0)["landscaper"] == 4


def test_setup_the_storerooms_lie_in_the_bag_and_the_others_wait_in_their_piles() -> None:
    hand = lake_game()
    state = hand.state
    shown = [hand.definitions.tiles[tile].id for tile in state.display]
    assert state.bag[hand.tile("storeroom")] + shown.count("storeroom") == 2
    copies = {tile.id: dict(tile.copies) for tile in hand.definitions.tiles}
    assert copies["dockyard"] == {"timber": 1}
    assert copies["aquarium"] == {"milk": 1}
    assert copies["cliffside"] == {"brick": 1}
    assert copies["beach"] == {"flour": 1}
    assert [state.bag[hand.tile(name)] for name in WATER_TILES[1:]] == [0] * 4


def test_setup_all_thirty_fish_lie_in_the_bag() -> None:
    hand = lake_game()
    assert hand.waters.bag == (11, 10, 9)
    assert hand.waters.hands == ((), ())


@pytest.mark.parametrize(("boats", "points"), [((False, False), 0), ((True, False), 3), ((True, True), 6)])
def test_l18_dockyard_three_points_for_each_own_boat_wherever_it_lies(
    boats: tuple[bool, bool], points: int
) -> None:
    changes = {"dockyard": FREE}
    hand = twin(*boats, changes=changes)
    hand.build("dockyard", "town_hall", (0, 1))
    # By no road: nothing.
    assert hand.scores(0)["dockyard"] == 0
    hand.marker(1, "town_hall-dockyard")
    assert hand.scores(0)["dockyard"] == points


def test_l22_a_landmark_that_only_a_boat_leads_to_scores_nothing() -> None:
    hand = twin(True, True, changes={"dockyard": FREE})
    hand.build("dockyard", "market", (3, 0))
    assert reach_of(hand.state, 0).is_reachable(hand.uids["dockyard"]) is False, "it lies by no water"
    hand.marker(0, "market-dockyard")
    assert reach_of(hand.state, 0).is_reachable(hand.uids["dockyard"]), "over the water and by the path"
    assert hand.scores(0)["dockyard"] == 0
    hand.marker(1, "market-small_woodland town_hall-small_woodland")
    assert hand.scores(0)["dockyard"] == 6


def test_l18_a_frozen_lake_is_no_boat_for_the_dockyard() -> None:
    hand = twin(False, False, options={"season": "winter"}, changes={"dockyard": FREE}).holds(0, "rare")
    hand.build("dockyard", "town_hall", (0, 1))
    hand.marker(1, "town_hall-dockyard")
    hand.use("frozen_lake")
    assert hand.scores(0)["dockyard"] == 0


def test_l18_dockyard_does_not_count_boats_of_others() -> None:
    hand = twin(True, False, changes={"dockyard": FREE}).boat(1, 1)
    hand.build("dockyard", "town_hall", (0, 1))
    hand.marker(1, "town_hall-dockyard")
    assert hand.scores(0)["dockyard"] == 3


@pytest.mark.parametrize(
    ("fish", "points"),
    [
        ("", 0),
        ("common", 1),
        ("uncommon", 2),
        ("rare", 5),
        ("common uncommon rare", 8),
        ("rare rare rare", 15),
    ],
)
def test_aquarium_1_2_5_points_for_fish_that_are_left(fish: str, points: int) -> None:
    hand = lone("aquarium").holds(0, fish).holds(1, "rare")
    assert hand.scores(0)["aquarium"] == points
    assert lone("aquarium", joined=False).holds(0, fish).scores(0)["aquarium"] == 0


def test_aquarium_without_one_fish_that_are_left_bring_nothing() -> None:
    hand = lone("dockyard")
    assert hand.holds(0, "rare rare rare").scores(0)["total"] == lone("dockyard").scores(0)["total"]


RINGS = """
.     woodcutter  quarry     .
farm  church      .          market
.     .           cliffside  .
"""


@pytest.mark.parametrize(("outline", "points"), [("WFFFFF", 3), ("FFFFFF", 0), ("FFWFFF", 0), ("WWFWWF", 3)])
def test_b12_cliffside_three_points_for_each_water_segment_at_a_lake_without_any_road(
    outline: str, points: int
) -> None:
    # Its first side looks at the hole, the second at the gap, the third at nothing: no shore.
    barn = "FFFFWF" if outline[1] == "W" else "FFFFFF"
    roads = "church-woodcutter church-farm quarry-market woodcutter-quarry"
    hand = by_the_lake(
        Sketch(RINGS, roads=roads, outlines={"cliffside": outline, "barn": barn}), 2, None, {"barn": FREE}
    )
    hand.flag(0, "cliffside")
    assert hand.scores(0)["cliffside"] == 0
    hand.build("barn", "market", GAP)
    hand.answer(False)
    assert not hand.state.village.by_road.is_reachable(hand.uids["cliffside"])
    assert hand.scores(0)["cliffside"] == points


def test_b12_cliffside_counts_every_segment_at_whichever_lake() -> None:
    # The Cliffside in the gap between two rings, Water towards both.
    sketch = Sketch(
        """
        woodcutter  quarry     .       .
        church      .          market  .
        .           town_hall  .       .
        .           farm       .       barn
        .           .          barn.2  barn.3
        """,
        roads="church-woodcutter church-town_hall town_hall-farm",
        outlines={"cliffside": "FFFWFW"},
    )
    hand = by_the_lake(sketch, 2, None, {"cliffside": FREE})
    hand.build("cliffside", "town_hall", GAP)
    hand.answer(False, False)
    assert hand.scores(0)["cliffside"] == 6
    assert [body.lakes for body in hand.state.village.bodies] == [(0,), (1,)], "it has no channel"


def test_beach_brings_nothing_at_the_end() -> None:
    assert lone("beach").scores(0)["beach"] == 0
