"""The score sheet: every point, and the action that earned it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.dump import dump_state
from hamlet.engine.events import PointsScored, RoadBuilt, TilePlaced
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.session.session import Session
from hamlet.session.sheet import (
    BEFORE,
    Earned,
    earning_actions,
    points_during,
    score_sheet,
    scores_by_source,
    scores_now,
)
from tests.session.tables import greedy_game, played, some_sessions

BEHIND = {
    "chaplain": Deliver,
    "sacristan": Deliver,
    "merchant": Sell,
    "landscaper": Construct,
    "roads": BuildRoad,
    "planner": BuildRoad,
}


def points_of(sheet: list[Earned], seat: int) -> int:
    return sum(earned.points for earned in sheet if earned.seat == seat)


@settings(max_examples=60)
@given(some_sessions())
def test_the_sheet_adds_up_to_the_points_so_far(session: Session) -> None:
    sheet = score_sheet(session)
    assert [points_of(sheet, seat) for seat in range(len(session.setup.seats))] == list(session.state.points)


@pytest.mark.parametrize(("seed", "seats"), [(5, 2), (6, 3), (7, 4)])
def test_the_sheet_of_a_finished_game_adds_up_to_the_final_score(seed: int, seats: int) -> None:
    session = greedy_game(seed, seats)
    assert session.finished
    sheet = score_sheet(session)
    assert [points_of(sheet, seat) for seat in range(seats)] == [
        score["total"] for score in final_scores(session.state)
    ]
    assert scores_now(session) == final_scores(session.state)


def test_points_during_the_game_name_the_step_that_earned_them() -> None:
    session = greedy_game()
    last = len(session.history.done)
    during = [earned for earned in score_sheet(session) if earned.step < last]
    assert during
    for earned in during:
        step = session.history.done[earned.step - 1]
        assert earned.steps == (earned.step,)
        assert step.after.points[earned.seat] > step.before.points[earned.seat]


def test_points_at_the_end_lead_back_to_what_earned_them() -> None:
    found = set()
    for session in (greedy_game(), greedy_game(6, 3)):
        last = len(session.history.done)
        for earned in score_sheet(session):
            source = earned.why.partition(":")[0]
            if earned.step == last and source in BEHIND:
                found.add(source)
                actions = earning_actions(session, earned)
                assert actions
                assert all(isinstance(action, BEHIND[source]) for action in actions)
                assert all(session.history.done[n - 1].seat == earned.seat for n in earned.steps)
    assert {"chaplain", "merchant", "landscaper", "roads"} <= found


def test_a_landmark_leads_back_to_its_construction() -> None:
    session = greedy_game()
    landmarks = [earned for earned in score_sheet(session) if earned.why.startswith("landmark:")]
    assert landmarks
    for earned in landmarks:
        (step,) = earned.steps
        assert isinstance(session.history.done[step - 1].action, Construct)
        assert len(session.history.done[step - 1].before.village.tiles) == earned.tile


def test_the_longest_road_leads_back_to_its_tiles_and_to_the_markers_on_it() -> None:
    aside = 0
    for session in (greedy_game(), greedy_game(6, 3)):
        for earned in score_sheet(session):
            if earned.why != "longest_road":
                continue
            tiles = set(longest_road_of(session.state, earned.seat))
            for number, step in enumerate(session.history.done, start=1):
                raised = any(isinstance(each, TilePlaced) and each.uid in tiles for each in step.events)
                own = [
                    each for each in step.events if isinstance(each, RoadBuilt) and each.seat == earned.seat
                ]
                marked = any({each.a, each.b} <= tiles for each in own)
                assert (number in earned.steps) == (raised or marked)
                aside += bool(own) and not marked
    assert aside


def test_gold_left_over_was_earned_by_nothing_in_particular() -> None:
    sheets = [
        earned for seed in (5, 6) for earned in score_sheet(greedy_game(seed, 2)) if earned.why == "gold"
    ]
    assert all(earned.steps == () for earned in sheets)


def test_a_resumed_game_counts_what_was_scored_before() -> None:
    session = played("greedy", "greedy", seed=9, actions=90)
    resumed = Session.resume(session.setup, dump_state(session.state))
    sheet = score_sheet(resumed)
    assert {earned.why for earned in sheet} == {BEFORE}
    assert [points_of(sheet, seat) for seat in (0, 1)] == list(session.state.points)


@pytest.mark.parametrize(("seed", "seats"), [(5, 2), (6, 3)])
def test_points_of_the_game_itself_are_told_by_why_at_every_moment(seed: int, seats: int) -> None:
    whole = greedy_game(seed, seats)
    counted: list[Counter[str]] = [Counter() for _ in range(seats)]
    for number, step in enumerate(whole.history.done, start=1):
        for event in step.events:
            if isinstance(event, PointsScored) and not step.after.finished:
                counted[event.seat][event.why] += event.points
        if number % 40 == 0 or step.after.finished:
            session = whole.fork(number)
            assert points_during(session) == counted
            assert [sum(points.values()) for points in counted] == list(session.state.points)
    assert {"built", "used", "sale", "delivery"} <= set().union(*counted)


def test_the_score_by_source_is_the_score_with_the_game_itself_led_back_to_why() -> None:
    whole = greedy_game(6, 3)
    for session in (whole.fork(120), whole):
        for by_source, score in zip(scores_by_source(session), final_scores(session.state), strict=True):
            during = {source: points for source, points in by_source.items() if source.startswith("during:")}
            assert sum(during.values()) == score["during"]
            assert {s: p for s, p in by_source.items() if s not in during} == {
                s: p for s, p in score.items() if s != "during"
            }
