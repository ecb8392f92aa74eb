"""Water segments face empty ground, a lake, or other Water, and nothing else (L11)."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.construct import Construct
from tests.engine.lake.lake_hands import FREE, GAP, RING, by_the_lake, lake_game
from tests.engine.sketches import Sketch, vertex

ROW = "farm church"


def beside(mine: str, theirs: str) -> str:
    """What is said to a Barn whose left side is this terrain, built at a Church whose right side is that."""
    sketch = Sketch(
        ROW,
        roads="farm-church",
        outlines={"church": f"F{theirs}FFRF", "barn": f"FFFF{mine}F", "farm": "FRFFFF"},
    )
    hand = by_the_lake(sketch, 2, None, {"barn": FREE}).blueprints(0, "barn")
    action = Construct(hand.tile("barn"), 0, 0, vertex((1, 0)), hand.pay())
    return hand.refused(action)


@pytest.mark.parametrize(("other", "code"), [("W", ""), *((each, "place_clash") for each in "RFM")])
def test_l11_water_touches_water_and_nothing_else(other: str, code: str) -> None:
    assert beside("W", other) == code
    assert beside(other, "W") == code


def test_l11_water_may_face_empty_ground() -> None:
    sketch = Sketch(ROW, roads="farm-church", outlines={"barn": "WWWWFW"})
    hand = by_the_lake(sketch, 2, None, {"barn": FREE})
    hand.build("barn", "church", (1, 0))


def test_l11_water_may_face_a_lake() -> None:
    sketch = Sketch(RING.rows, roads=RING.roads, outlines={"barn": "FFFFFW"})
    hand = by_the_lake(sketch, 2, None, {"barn": FREE})
    hand.build("barn", "town_hall", GAP)
    (water,) = hand.lakes
    terrain = [each.id for each in hand.definitions.terrains].index("water")
    assert [shore.terrain for shore in water.shore if shore.uid == hand.uids["barn"]] == [terrain]


def test_l01_lakes_touch_every_terrain() -> None:
    sketch = Sketch(
        RING.rows,
        roads=RING.roads,
        outlines={"barn": "FFFFFW", "quarry": "FFFRFF", "market": "FFFFMF"},
    )
    hand = by_the_lake(sketch, 2, None, {"barn": FREE})
    hand.build("barn", "town_hall", GAP)
    names = {hand.definitions.terrains[shore.terrain].id for shore in hand.lakes[0].shore}
    assert names == {"road", "forest", "mountain", "water"}


def test_l11_in_the_printed_start_no_tile_of_the_lake_is_offered_with_water_at_a_building() -> None:
    hand = lake_game()
    village = hand.state.village
    water = [each.id for each in hand.definitions.terrains].index("water")
    for name in ("storeroom", "dockyard", "aquarium", "cliffside", "beach"):
        tile = hand.tile(name)
        boards = village.by_road.placements(tile)
        assert any(boards), name
        for rotation, board in zip(village.land.shapes[tile].distinct, boards, strict=True):
            wet = [s.side for s in village.land.shapes[tile].turned[rotation].segments if s.terrain == water]
            for q, r in village.positions(board):
                owned = {
                    (s.side[0] + placed.at[0], s.side[1] + placed.at[1], s.side[2])
                    for placed in village.tiles
                    for s in village.land.shapes[placed.tile].turned[placed.rotation].segments
                }
                assert not owned & {(x + q, y + r, k) for x, y, k in wet}
