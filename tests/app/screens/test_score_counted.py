"""The figures of the score: lines, pieces of roads and moves add up to what the engine says."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hamlet.app.kit.entering import MotionKind
from hamlet.app.screens.scoring.count_roads import CountRoads
from hamlet.app.screens.scoring.counting_up import CountingUp
from hamlet.app.screens.scoring.points_told import PointsTold
from hamlet.app.screens.scoring.score_lines import scores_of
from hamlet.app.screens.scoring.verdict_told import Verdicts
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.session.record import replay
from hamlet.session.session import Session
from hamlet.session.sheet import sheet_as_things_stand, source_of
from hamlet.store.records import read_record
from tests.app.botric_games import whole_solo
from tests.app.games import game
from tests.app.lake_games import lake_moment

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.hamlet"))
SOME = GAMES[::7]


def _recorded(path: Path) -> Session:
    session, difference = replay(read_record(path))
    assert difference is None
    return session


MOMENTS: dict[str, Callable[[], Session]] = {
    **{path.stem: partial(_recorded, path) for path in SOME},
    "under way": lambda: game(4, 170),
    "begun": lambda: game(3, 0),
    "lake": lambda: lake_moment(120),
    "botric": whole_solo,
}


@pytest.mark.parametrize("name", MOMENTS)
def test_lines_roads_and_moves_add_up_to_the_score_of_the_engine(name: str) -> None:
    session = MOMENTS[name]()
    words = session.setup.words
    scores, verdicts = scores_of(session, words), Verdicts(session, words, None)
    roads = CountRoads(scores, verdicts, CountingUp(len(scores.pieces), MotionKind.FULL)).roads()
    earned = sheet_as_things_stand(session)
    told = PointsTold(session)
    for seat, final in enumerate(final_scores(session.state)):
        assert sum(scores.of(seat, line.sources) for line in scores.lines) == final["total"]
        assert sum(piece.points for piece in roads[seat].pieces) == roads[seat].points == final["total"]
        assert sum(each.points for each in earned if each.seat == seat) == final["total"]
        for line in scores.lines:
            parts = [scores.of(seat, part.sources) for part in line.parts]
            assert not parts or sum(parts) == scores.of(seat, line.sources)
            behind = told.behind(line.sources, seat)
            assert sum(each.points for each in behind) == scores.of(seat, line.sources)
    every = {source_of(each) for each in earned}
    assert every <= {source for piece in scores.pieces for source in piece.sources}


def test_moves_in_play_bring_all_of_their_line_one_by_one() -> None:
    session = game(2, 900)
    scores, told = scores_of(session, session.setup.words), PointsTold(session)
    line = scores.line("during")
    assert line is not None
    for seat in range(2):
        moves = told.moves(line.sources, seat)
        assert sum(move.points or 0 for move in moves) == scores.of(seat, line.sources)
        assert all(move.text for move in moves)
        assert [move.move for move in moves] == sorted(move.move for move in moves)


def test_a_landmark_leads_to_the_move_that_built_it() -> None:
    session = game(2, 900)
    scores, told = scores_of(session, session.setup.words), PointsTold(session)
    landmarks = scores.line("landmarks")
    assert landmarks is not None
    for part in landmarks.parts:
        seat = next(seat for seat in range(2) if scores.of(seat, part.sources))
        (move,) = told.moves(part.sources, seat)
        (tile,) = told.tiles(part.sources, seat)
        before = session.history.done[move.move - 1].before
        assert tile >= len(before.village.tiles), "it was not there before"


def _counting(session: Session, motion: MotionKind = MotionKind.FULL) -> tuple[CountingUp, CountRoads]:
    words = session.setup.words
    scores = scores_of(session, words)
    count = CountingUp(len(scores.pieces), motion)
    roads = CountRoads(scores, Verdicts(session, words, None), count)
    count.begin()
    return count, roads


def test_the_count_goes_on_by_itself_and_ends_as_skipping_does() -> None:
    session = game(4, 900)
    count, roads = _counting(session)
    assert [road.points for road in roads.roads()] == [0] * 4
    before, now = [0] * 4, 0.0
    while count.moving:
        now += 0.05
        count.pass_time(now)
        points = [road.points for road in roads.roads()]
        assert all(later >= earlier for earlier, later in zip(before, points, strict=True))
        before = points
    by_itself = roads.roads()
    skipped, others = _counting(session)
    skipped.skip_all()
    stepped, more = _counting(session)
    for number in range(stepped.steps):
        assert stepped.step == number
        stepped.skip_step()
    assert by_itself == others.roads() == more.roads()
    assert [road.points for road in by_itself] == [each["total"] for each in final_scores(session.state)]
    assert sorted(road.row for road in by_itself) == [0, 1, 2, 3]
    assert next(road.seat for road in by_itself if road.row == 0) in winners(session.state)


def test_roads_change_places_on_the_way_and_never_stand_in_one_place_at_rest() -> None:
    count, roads = _counting(game(4, 900))
    for step in range(count.steps):
        count.at = float(step)
        assert sorted(road.row for road in roads.roads()) == [0, 1, 2, 3]


def test_where_little_may_move_a_source_is_there_at_once_and_nothing_slides() -> None:
    count, roads = _counting(game(3, 900), MotionKind.REDUCED)
    count.at = 1.5
    assert {piece.share for road in roads.roads() for piece in road.pieces} == {0.0, 1.0}
    assert all(road.row == int(road.row) for road in roads.roads())


def test_where_nothing_may_move_all_is_counted_at_once() -> None:
    count, _ = _counting(game(2, 900), MotionKind.OFF)
    assert count.ended
    assert not count.moving
