"""Constructing a building: where it may go, what it costs, what follows (B4, B5, B6, B18)."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.events import (
    DisplayFilled,
    FlagPlaced,
    MaterialUsed,
    MilestoneTaken,
    PileOpened,
    PointsScored,
    TilePlaced,
    VillagerWalked,
)
from tests.engine.hands import Hand, definitions_with, sketched
from tests.engine.sketches import Cell, Sketch, vertex

# cost, points at once, milestone: rulings §5 and the designed tiles
TILES: dict[str, tuple[str, int, str]] = {
    "barn": ("", 4, ""),
    "sawmill": ("wheat wheat stone", 4, "carpenter"),
    "stonemason": ("wheat wheat wood", 4, "mason"),
    "dairy_farm": ("wood wood stone", 4, "herder"),
    "flour_mill": ("stone stone wood", 4, "miller"),
    "lumbermill": ("stone stone brick@1", 6, "carpenter"),
    "master_stonemason": ("wood wood timber@1", 6, "mason"),
    "cow_conservatory": ("wood wood flour@1", 6, "herder"),
    "windmill": ("stone stone milk@1", 6, "miller"),
    "small_woodland": ("wood", 3, ""),
    "small_mountains": ("stone", 3, ""),
    "pond_a": ("wheat", 3, ""),
    "pond_b": ("wheat", 3, ""),
    "large_woodland": ("wood wood timber@1", 2, ""),
    "large_mountains": ("stone stone brick@1", 2, ""),
    "stables": ("wheat wheat timber@1", 2, ""),
    "warehouse": ("wood stone stone", 4, ""),
    "monument": ("wood stone brick@1", 2, ""),
    "outpost": ("wood wood milk@1", 2, ""),
    "tavern": ("milk@1 flour@1", 3, ""),
    "square": ("stone brick@1 flour@1", 2, ""),
    "tradepost": ("wood wheat", 4, ""),
    "shrine": ("stone flour@1", 4, ""),
    "farrier": ("wheat timber@1 milk@1", 1, ""),
}
YARD = Sketch("farm church", roads="farm-church")
EAST: Cell = (1, 0)


def yard(blueprint: str, units: str = "", sketch: Sketch = YARD) -> Hand:
    """A store beside the Church holds what is needed; the blueprint is in hand."""
    return sketched(sketch).stock("farm", units).blueprints(0, blueprint).gold(3, 0)


def build(hand: Hand, blueprint: str, cell: Cell = EAST, units: str = "", tile: str = "church") -> Construct:
    return Construct(hand.tile(blueprint), hand.uids[tile], 0, vertex(cell), hand.pay(units))


@pytest.mark.parametrize("name", sorted(TILES))
def test_each_tile_costs_and_gives_what_is_written(name: str) -> None:
    units, points, milestone = TILES[name]
    hand = yard(name, units)
    hand.do(build(hand, name, units=" ".join(f"farm:{unit}" for unit in units.split())))
    assert hand.state.points[0] == points
    assert hand.state.gold[0] == (0 if name == "barn" else 3)
    assert [each.id for each, keeper in zip(hand.definitions.milestones, hand.state.milestones, strict=True)
            if keeper == 0] == ([milestone] if milestone else [])  # fmt: skip
    flagged = hand.definitions.tiles[hand.tile(name)].flag
    assert hand.state.flags_of(0) == int(flagged)
    assert hand.state.blueprints[0] == ()
    assert hand.held("farm") == hand.held(name) == []


def test_the_table_above_names_every_blueprint() -> None:
    assert {tile.id for tile in definitions_with().tiles if not tile.is_start} == set(TILES)


def test_b04_the_new_tile_shares_a_whole_side_with_the_villagers_tile() -> None:
    hand = yard("pond_a", "wheat")
    assert hand.refused(build(hand, "pond_a", (-2, 0), "farm:wheat")) == "not_beside_villager"
    assert hand.refusal(build(hand, "pond_a", (-2, 0), "farm:wheat", "farm")) is None
    assert hand.refused(build(hand, "pond_a", (3, 0), "farm:wheat")) == "place_alone"


def test_b04_a_touch_of_corners_is_no_touch() -> None:
    # The rising diagonal of a sketch: the two hexagons have nothing in common but the distance of one side.
    hand = yard("pond_a", "wheat")
    assert hand.refused(build(hand, "pond_a", (1, -1), "farm:wheat")) == "place_alone"


def test_b04_a_road_against_a_forest_is_refused_with_the_side_and_the_tile() -> None:
    hand = yard("barn", sketch=Sketch("farm church", roads="farm-church", outlines={"barn": "FFFFRF"}))
    found = hand.refusal(build(hand, "barn"))
    assert found is not None
    assert (found.rule, found.code, found.facts["tiles"]) == ("B4", "place_clash", (hand.uids["church"],))
    assert len(found.facts["sides"]) == 1


@pytest.mark.parametrize(("mine", "theirs", "fits"), [
    ("R", "R", True), ("R", "F", False), ("R", "M", False), ("F", "R", False), ("M", "R", False),
    ("F", "F", True), ("F", "M", True), ("M", "F", True), ("M", "M", True), ("W", "W", True),
    ("W", "F", False), ("W", "M", False), ("W", "R", False), ("F", "W", False), ("R", "W", False),
])  # fmt: skip
def test_b04_which_terrains_may_touch(mine: str, theirs: str, *, fits: bool) -> None:
    outlines = {"barn": f"FFFF{mine}F", "church": f"F{theirs}FFRF"}
    hand = yard("barn", sketch=Sketch("farm church", outlines={**outlines, "farm": "FRFFFF"}))
    assert hand.refused(build(hand, "barn")) == ("" if fits else "place_clash")


def test_b04_every_neighbour_must_agree_not_only_the_villagers() -> None:
    rows = """
    farm  church
    .     barn.2
    """
    outlines = {"farm": "FRFFFF", "church": "FFFFRF", "barn.2": "FRFFFF", "barn": "FFFFFF"}
    hand = yard("barn", sketch=Sketch(rows, outlines=outlines))
    found = hand.refusal(build(hand, "barn", (1, 1)))
    assert found is not None
    assert (found.code, found.facts["tiles"]) == ("place_clash", (hand.uids["barn.2"],))


def test_b04_tiles_turn_but_are_never_mirrored_and_never_overlap() -> None:
    for tile in definitions_with().tiles:
        assert len(tile.shape.turned) == 6
        assert 1 <= len(tile.shape.distinct) <= 6
    hand = yard("pond_a", "wheat")
    assert hand.refused(build(hand, "pond_a", (-1, 0), "farm:wheat")) == "place_overlap"
    turned = Construct(hand.tile("pond_a"), 0, 1, vertex(EAST), hand.pay("farm:wheat"))
    assert hand.refused(turned) == "place_same_turn"


def test_b04_a_hole_stays_empty_ground_and_may_be_built_in() -> None:
    rows = """
    barn.2  barn.3  .
    farm    .       church
    .       barn.4  barn.5
    """
    sketch = Sketch(rows, roads="barn.3-church farm-barn.2 barn.2-barn.3")
    hand = yard("pond_a", "wheat", sketch).donkeys(0, "barn.2 barn.3")
    hand.do(build(hand, "pond_a", (-1, 0), "farm:wheat"))
    assert hand.state.village.touching[hand.uids["pond_a"]].bit_count() == 6


def test_b04_only_beside_a_reachable_tile() -> None:
    hand = yard("pond_a", "wheat", Sketch("farm church barn barn.2", roads="farm-church barn-barn.2"))
    assert hand.refused(build(hand, "pond_a", (2, -1), "farm:wheat")) == "place_unreachable"
    assert hand.refused(build(hand, "pond_a", (1, 1), "farm:wheat", "barn")) == "out_of_reach"
    assert hand.refusal(build(hand, "pond_a", (1, 1), "farm:wheat")) is None


def test_b05_the_order_after_a_construction() -> None:
    hand = yard("sawmill", "wheat wheat stone").display("barn").bag()
    events = hand.do(build(hand, "sawmill", units="farm:wheat farm:wheat farm:stone"))
    kinds = [type(event) for event in events]
    assert kinds == [VillagerWalked, MaterialUsed, MaterialUsed, MaterialUsed, TilePlaced, PointsScored,
                     MilestoneTaken, PileOpened, *[DisplayFilled] * 3]  # fmt: skip
    landmark = yard("pond_a", "wheat")
    events = landmark.do(build(landmark, "pond_a", units="farm:wheat"))
    assert [type(event) for event in events[-3:]] == [TilePlaced, PointsScored, FlagPlaced]


@pytest.mark.parametrize(("first", "second"), [("sawmill", "lumbermill"), ("lumbermill", "sawmill")])
def test_b06_the_first_refinery_small_or_large_takes_milestone_and_pile(first: str, second: str) -> None:
    hand = yard(first, TILES[first][0])
    hand.do(build(hand, first, units=" ".join(f"farm:{unit}" for unit in TILES[first][0].split())))
    state = hand.state
    assert state.milestones[hand.milestone("carpenter")] == 0
    assert state.opened[state.box.piles.index("timber")] == 1
    pile = {name for name in ("lumbermill", "stables", "large_woodland", "warehouse")
            if state.bag[hand.tile(name)] or hand.tile(name) in state.display}  # fmt: skip
    assert len(pile) == 4
    bag, points = sum(state.bag), state.points[1]
    hand.end_turns()
    hand.stock("farm", TILES[second][0]).blueprints(1, second)
    units = " ".join(f"farm:{unit}" for unit in TILES[second][0].split())
    hand.do(build(hand, second, (0, 1), units))
    assert state.milestones[hand.milestone("carpenter")] == 0
    assert sum(state.bag) == bag
    earned = units.count("@1")
    assert state.points[1] == points + TILES[second][1] + earned


def test_b06_the_pile_enters_the_bag_even_without_a_milestone_in_the_reward() -> None:
    hand = sketched(YARD, changes={"sawmill": {"reward": {"points": 4}}})
    hand.stock("farm", "wheat wheat stone").blueprints(0, "sawmill")
    hand.do(build(hand, "sawmill", units="farm:wheat farm:wheat farm:stone"))
    assert hand.state.opened[hand.state.box.piles.index("timber")] == 1
    assert hand.state.milestones[hand.milestone("carpenter")] == -1


def test_b19_a_pile_that_enters_the_bag_fills_a_short_display() -> None:
    hand = yard("flour_mill", "stone stone wood").display("barn", 2).bag()
    hand.do(build(hand, "flour_mill", units="farm:stone farm:stone farm:wood"))
    assert len(hand.state.display) == 4
    assert hand.state.coins == (2, 0, 0, 0)
    assert sum(hand.state.bag) == 1


def test_b18_the_roads_of_the_new_tile_do_not_help_to_pay_for_it() -> None:
    rows = """
    farm  church
    .     barn
    """
    # The Outpost will join Church and Barn; its Milk lies on the Barn.
    outlines = {"farm": "FRFFFF", "church": "FFRFRF", "barn": "FRFFFF", "outpost": "FFFFRR"}
    hand = yard("outpost", "wood wood", Sketch(rows, outlines=outlines)).stock("barn", "milk@1").gold(9, 0)
    at = build(hand, "outpost", (1, 1), "farm:wood farm:wood barn:milk@1")
    found = hand.refusal(at)
    assert found is not None
    assert (found.rule, found.code, found.facts["source"]) == ("B2", "cannot_be_brought", hand.uids["barn"])


def test_a_blueprint_that_is_not_in_hand_cannot_be_built() -> None:
    hand = yard("pond_a", "wheat").blueprints(1, "barn")
    assert hand.refused(build(hand, "barn")) == "not_in_hand"


def test_of_two_equal_blueprints_one_stays_in_hand() -> None:
    hand = yard("barn barn")
    hand.do(build(hand, "barn"))
    assert hand.state.blueprints[0] == (hand.tile("barn"),)
