from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.engine.village import Placed, Village, layout_problem
from tests.engine.outlines import first_game, land, shapes, start, tile
from tests.engine.village.growing import ANY_TILE, around, members, slow, villages


@settings(max_examples=40)
@given(villages(14), st.sampled_from(ANY_TILE), st.data())
def test_a_spot_has_no_problem_exactly_when_it_is_offered(
    village: Village, one: int, data: st.DataObject
) -> None:
    index = data.draw(st.integers(0, len(shapes()[one].distinct) - 1))
    rotation = shapes()[one].distinct[index]
    offered = village.by_road.placements(one)[index]
    oracle = slow(village)
    for at in around(village):
        problem = village.by_road.problem(one, rotation, at)
        assert (problem is None) == bool(offered & village.bit_of(at))
        assert (problem and problem.code) == oracle.problem(Placed(one, rotation, at))


@settings(max_examples=30)
@given(villages(14), st.sampled_from(ANY_TILE), st.integers(0, 5))
def test_a_problem_names_the_triangles_sides_and_tiles_concerned(
    village: Village, one: int, turn: int
) -> None:
    distinct = shapes()[one].distinct
    rotation = distinct[turn % len(distinct)]
    oracle = slow(village)
    for at in around(village, 3):
        problem = village.by_road.problem(one, rotation, at)
        placed = Placed(one, rotation, at)
        if problem is None:
            assert members(village.touched_by(one, rotation, at)) == oracle.touched(placed)
        elif problem.code == "overlap":
            shared = oracle.triangles_of(placed) & oracle.covered.keys()
            assert problem.triangles == tuple(sorted(shared))
            assert set(problem.uids) == {oracle.covered[triangle] for triangle in shared}
        elif problem.code == "clash":
            assert set(problem.sides) == oracle.clashing(placed)
            assert set(problem.uids) == {uid for side in problem.sides for uid, _ in oracle.owners[side]}
        elif problem.code == "unreachable":
            assert set(problem.uids) == oracle.touched(placed)
            assert set(problem.sides) == oracle.sides_of(placed).keys() & oracle.owners.keys()
        else:
            assert problem.code == "alone"


def test_a_turn_that_looks_like_an_earlier_one_is_named() -> None:
    problem = start().by_road.problem(tile("small_mountains"), 1, (0, 0))
    assert problem is not None
    assert problem.code == "same_turn"


def test_the_printed_first_game_layout_is_sound() -> None:
    village = start()
    oracle = slow(village)
    assert layout_problem(land(), first_game()) is None
    assert sum(len(oracle.triangles_of(one)) for one in village.tiles) == len(oracle.covered)
    meets = land().meets
    assert all(meets[one.terrain_a] >> one.terrain_b & 1 for one in village.contacts)
    assert members(village.by_road.reachable) == {0, 1, 2, 3, 4, 5}


def test_a_layout_that_overlaps_clashes_or_falls_apart_is_refused() -> None:
    church, quarry, *rest = first_game()
    hexagon = tile("small_mountains")

    def code(*placed: Placed) -> str | None:
        problem = layout_problem(land(), placed)
        return None if problem is None else problem.code

    assert code(church, Placed(quarry.tile, 0, (0, 0)), *rest) == "overlap"
    assert code(church, quarry, Placed(quarry.tile, 0, quarry.at), *rest) == "overlap"
    assert code(Placed(hexagon, 0, (0, 0)), Placed(tile("square"), 0, (1, 1))) == "clash"
    assert code(church, quarry, Placed(hexagon, 0, (40, 0))) == "alone"
    assert code(Placed(hexagon, 0, (0, 0)), Placed(hexagon, 0, (1, 1))) == "unreachable"
    assert code(church) is None
