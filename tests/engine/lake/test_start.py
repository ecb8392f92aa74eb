"""The start by the lake: start tiles form no lakes, and a layout that encloses ground is no layout (L13)."""

from __future__ import annotations

from functools import cache

from hamlet.engine.actions.layout import LayStart
from hamlet.engine.box import Box
from hamlet.engine.layouts import laid_spots, sound_layouts
from hamlet.engine.options import Options
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.village import Placed, layout_problem
from tests.engine.lake.lake_data import lake_data
from tests.engine.lake.lake_hands import LakeHand, by_the_lake, lake_game
from tests.engine.lake.slow_water import holes, triangles_of
from tests.engine.sketches import Data, Sketch, base_data

CHURCH, FARM = 0, 1
NOTCHED = "SE:M NE:M SE:R SW:M W:R NW:M NE:M"
"""A hexagon with a notch of one triangle at the top, and a road on either side."""
HOOKED = "E:F SE:F SW:F NW:R W:F NE:F"
"""Laid at the right road it covers the notch; laid at the lower one it does not."""
COVERING, OPEN = (FARM, 0, (1, -1)), (FARM, 2, (1, 2))


@cache
def box(layout: str, *, lake: bool = True) -> Box:
    data: Data = lake_data() if lake else base_data()
    by_id = {tile["id"]: tile for tile in data["tiles"]}
    tiles = [{**by_id["church"], "outline": NOTCHED}, {**by_id["farm"], "outline": HOOKED}]
    small = {**data, "tiles": tiles, "layouts": []}
    return Box(read_definitions(small, {"start_layout": layout}), 2)


def test_l13_without_the_lake_ground_may_be_enclosed() -> None:
    found = sound_layouts(box("shuffled", lake=False))
    assert {spot for layout in found for spot in layout} == {COVERING, OPEN}


def test_l13_a_layout_that_encloses_ground_is_not_among_those_that_are_drawn() -> None:
    assert sound_layouts(box("shuffled")) == (frozenset({OPEN}),)
    for seed in range(20):
        village = new_state(box("shuffled"), seed).village
        assert laid_spots(village) == frozenset({OPEN})
        assert village.lakes == ()


def test_l13_laid_by_hand_what_encloses_ground_is_refused() -> None:
    hand = LakeHand(new_state(box("by-hand"), 1))
    refused = hand.refusal(LayStart(*COVERING))
    assert refused is not None
    assert (refused.rule, refused.code, refused.facts) == ("L13", "start_unsound", {"start": FARM})
    assert list(Options(hand.state).iterate()) == [LayStart(*OPEN)]
    hand.do(LayStart(*OPEN))
    assert hand.state.decision == "action"
    assert LakeHand(new_state(box("by-hand", lake=False), 1)).refused(LayStart(*COVERING)) == ""


def test_l13_the_problem_of_such_a_layout_names_the_ground() -> None:
    laid = [Placed(CHURCH, 0, (0, 0)), Placed(*COVERING)]
    problem = layout_problem(box("by-hand").land, laid)
    assert problem is not None
    assert (problem.code, problem.triangles) == ("encloses", ((0, 0, 0),))
    assert layout_problem(box("by-hand").land, [laid[0], Placed(*OPEN)]) is None
    assert layout_problem(box("by-hand", lake=False).land, laid) is None


def test_l13_start_tiles_form_no_lakes_whatever_they_enclose() -> None:
    sketch = Sketch(
        """
        .     woodcutter  quarry     .
        farm  church      .          market
        .     .           town_hall  farm.2
        """,
        roads="church-woodcutter church-farm church-town_hall",
    )
    hand = by_the_lake(sketch)
    assert hand.lakes == ()
    assert hand.state.points == (0, 0)


def test_l13_the_first_game_layout_is_sound_with_the_lake() -> None:
    hand = lake_game()
    village = hand.state.village
    assert laid_spots(village) in sound_layouts(lake_game(start_layout="shuffled").state.box)
    assert layout_problem(village.land, village.tiles) is None


def test_l13_no_drawn_start_of_the_real_tiles_encloses_anything() -> None:
    layouts = sound_layouts(lake_game(start_layout="shuffled").state.box)
    without = sound_layouts(Box(read_definitions(base_data(), {"start_layout": "shuffled"}), 2))
    land = lake_game().state.village
    kept = []
    for layout in without:
        spots = [Placed(0, 0, (0, 0)), *(Placed(*spot) for spot in layout)]
        if not holes(set().union(*(triangles_of(land, placed) for placed in spots))):
            kept.append(layout)
    assert set(layouts) == set(kept)
    assert layouts
