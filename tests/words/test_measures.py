from __future__ import annotations

import re

import pytest

from hamlet.engine.definitions import Award, Cost, Gain, Milestone, Need, Score
from hamlet.engine.scoring.measures import MEASURES
from hamlet.words.goods import cost_text, gain_text
from hamlet.words.measures import award_text, building_text, measure_text, milestone_text
from hamlet.words.rooms import english
from tests.words.playing import definitions

FOREST = 1
WORDS = english()


@pytest.mark.parametrize("measure", [measure.id for measure in MEASURES])
def test_every_measure_of_a_landmark_has_a_sentence(measure: str) -> None:
    text = measure_text(WORDS, definitions(), Score(2, measure))
    assert re.fullmatch(r"2 points[^{}*]*", text)


def test_a_measure_names_its_terrain_and_its_limit() -> None:
    score = Score(1, "matching_segment", terrain=FOREST, most=8)
    assert (
        measure_text(WORDS, definitions(), score)
        == "1 point for each forest side that meets forest, at most 8 points"
    )


def test_every_building_of_the_base_game_says_what_it_is_for() -> None:
    for tile in definitions().tiles:
        text = building_text(WORDS, definitions(), tile)
        assert re.fullmatch(r"[A-Z0-9][^{}*|]*\.", text), (tile.id, text)


def test_landmarks_say_whether_they_need_a_road() -> None:
    told = {tile.id: building_text(WORDS, definitions(), tile) for tile in definitions().tiles}
    assert told["pond_a"] == "3 points, if a road leads here."
    assert told["small_woodland"] == "1 point for each forest side that meets forest, even without a road."


def test_awards_and_milestones_say_what_they_are_for() -> None:
    for award in definitions().awards:
        assert re.fullmatch(
            r"\d points for the (second )?most [^{}]+", award_text(WORDS, definitions(), award)
        )
    for milestone in definitions().milestones:
        assert re.fullmatch(
            r"For whoever builds the first [^{}]+\.", milestone_text(WORDS, definitions(), milestone)
        )


@pytest.mark.parametrize("place", [1, 2])
@pytest.mark.parametrize("measure", [measure.id for measure in MEASURES if measure.of_seat])
def test_every_measure_an_award_can_count_has_words(measure: str, place: int) -> None:
    told = award_text(WORDS, definitions(), Award("x", "X", 1, measure, place))
    assert re.fullmatch(r"1 point for the (second )?(most|longest) [^{}:_]+", told)
    assert ("second" in told) == (place == 2)


def test_a_milestone_without_effect_still_says_how_it_is_won() -> None:
    milestone = Milestone("x", "X", first_road=True, high_quality=None, points_per_road=0)
    assert milestone_text(WORDS, definitions(), milestone) == "For whoever builds the first road."
    milestone = Milestone("x", "X", first_road=False, high_quality=None, points_per_road=0)
    assert (
        milestone_text(WORDS, definitions(), milestone) == "For whoever first builds what it is printed on."
    )


def test_costs_and_gains_are_counted_in_words() -> None:
    cost = Cost((Need((0,), 2), Need((1,), 1), Need((3, 6), 3)), 1)
    assert cost_text(WORDS, definitions(), cost) == "2 wood 1 stone 3 timber or flour 1 gold"
    assert gain_text(WORDS, definitions(), Gain(gold=2, points=1)) == "1 point 2 gold"
    assert gain_text(WORDS, definitions(), Gain()) == ""
