"""A game in time says of every moment what playing it up to there says."""

from __future__ import annotations

import pytest

from hamlet.engine.dump import state_hash
from hamlet.engine.scoring.final import final_scores
from hamlet.session.record import make_record, recovering, replay
from hamlet.session.session import Session
from hamlet.session.timeline import LEAST_SWING, MOST_POINTS, Timeline
from tests.app.games import game
from tests.app.lake_games import whole_game


def games() -> list[Session]:
    return [game(4, 2000), whole_game(7, "summer"), game(2, 0)]


def ready(session: Session) -> Timeline:
    timeline = Timeline(session)
    while timeline.work():
        pass
    return timeline


@pytest.mark.parametrize("number", range(3))
def test_scores_are_those_of_the_game_played_up_to_there(number: int) -> None:
    session = games()[number]
    timeline, record = ready(session), make_record(session)
    for moment in range(0, timeline.moves + 1, 37):
        played, _ = replay(record, moment)
        assert state_hash(timeline.state(moment)) == state_hash(played.state)
        assert list(timeline.scores(moment)) == [score["total"] for score in final_scores(played.state)]


def test_what_moves_brought_adds_up_to_the_score() -> None:
    timeline = ready(game(3, 2000))
    first = final_scores(timeline.state(0))
    for seat in range(3):
        sums = sum(timeline.brought(moment)[seat].get("total", 0) for moment in range(1, timeline.moves + 1))
        assert first[seat]["total"] + sums == timeline.scores(timeline.moves)[seat]


@pytest.mark.parametrize("number", range(3))
def test_turns_and_rounds_cover_every_move_once(number: int) -> None:
    timeline = ready(games()[number])
    for stretches in (timeline.turns(), timeline.rounds()):
        covered = [move for each in stretches for move in range(each.start + 1, each.end + 1)]
        assert covered == list(range(1, timeline.moves + 1))
    for turn in timeline.turns():
        for move in range(turn.start, turn.end):
            assert timeline.state(move).in_turn == turn.number
    for one in timeline.rounds():
        assert {timeline.state(move).round for move in range(one.start, one.end)} == {one.number}


def test_going_by_turns_stops_at_every_edge_both_ways() -> None:
    timeline = ready(game(2, 120))
    edges, at = [0], 0
    while at < timeline.moves:
        at = timeline.turn_from(at, 1)
        edges.append(at)
    assert edges == [0, *(turn.end for turn in timeline.turns())]
    back = [at]
    while at:
        at = timeline.turn_from(at, -1)
        back.append(at)
    assert back == edges[::-1]


def test_turning_points_are_the_largest_swings_of_the_lead() -> None:
    timeline = ready(game(4, 2000))
    points = timeline.turning_points()
    assert 0 < len(points) <= MOST_POINTS
    assert [point.letter for point in points] == list("ABCDE"[: len(points)])
    assert [point.move for point in points] == sorted(point.move for point in points)
    swings = {move: _swing(timeline, move) for move in range(1, timeline.moves + 1)}
    assert all(swings[point.move] == point.swing >= LEAST_SWING for point in points)
    assert max(swings.values()) == max(point.swing for point in points)


def _swing(timeline: Timeline, move: int) -> int:
    """The obvious way: everybody's distance to the best of the others, before and after."""
    found = 0
    for seat in range(len(timeline.scores(0))):
        leads = []
        for moment in (move - 1, move):
            scores = list(timeline.scores(moment))
            mine = scores.pop(seat)
            leads.append(mine - max(scores))
        found = max(found, abs(leads[1] - leads[0]))
    return found


def test_turning_points_are_walked_in_order() -> None:
    timeline = ready(game(4, 2000))
    moves = [point.move for point in timeline.turning_points()]
    found, at = [], 0
    while (after := timeline.point_from(at, 1)) is not None:
        found.append(after)
        at = after
    assert found == moves
    assert timeline.point_from(moves[0], -1) is None


def test_a_damaged_record_comes_in_step_by_step_up_to_where_it_is_broken() -> None:
    record = make_record(game(2, 60))
    record["actions"][40] = {"family": "fly"}
    coming = recovering(record)
    timeline = Timeline(next(coming), 60, coming)
    seen = []
    while timeline.work():
        seen.append(timeline.moves)
    assert seen == sorted(seen)
    assert timeline.ready
    assert (timeline.moves, timeline.total, timeline.broken_at) == (40, 60, 40)
    assert timeline.known == 41


def test_the_score_of_one_moment_leaves_those_before_it_to_be_found_in_their_turn() -> None:
    session = game(2, 60)
    timeline = Timeline(session)
    last = timeline.scores(60)
    assert timeline.known == 0
    assert ready(session).scores(60) == last


def test_scores_found_bit_by_bit_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = ready(game(2, 60))

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("hamlet.session.timeline.final_scores", never)
    assert len(timeline.scores(60)) == 2
    assert not timeline.work()
