from __future__ import annotations

from pathlib import Path

from hamlet.app.ids import Command, PanelCommand
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.table.opponents import PACE
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.table.workers_row import viewer_of
from hamlet.players.registry import make_player
from hamlet.session.driving import play_out, players_of
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.choices import base_session


def _session(*players: str) -> Session:
    """A game that the first seat begins."""
    games = (base_session(players, seed) for seed in range(20))
    return next(session for session in games if session.state.decider == 0)


def _open(tmp_path: Path, session: Session, speed: float) -> tuple[Driver, TableScreen]:
    driver = Driver(tmp_path)
    table = TableScreen(session, None, speed)
    driver.open(table)
    return driver, table


def test_other_players_take_their_time_step_by_step(tmp_path: Path) -> None:
    session = _session("greedy", "human")
    driver, _ = _open(tmp_path, session, 1.0)
    first = len(session.history.done)
    assert first <= 1
    driver.wait(PACE * 0.5)
    assert len(session.history.done) <= 1
    driver.wait(PACE * 3)
    assert len(session.history.done) > first


def test_other_players_can_be_held_stepped_and_skipped(tmp_path: Path) -> None:
    session = _session("greedy", "human")
    driver, table = _open(tmp_path, session, 1.0)
    driver.click(PanelCommand("hold"))
    done = len(session.history.done)
    driver.wait(PACE * 4)
    assert len(session.history.done) == done
    driver.key("space")
    driver.frames(3)
    assert len(session.history.done) == done + 1
    driver.key("s")
    driver.settle()
    assert session.state.decider == 1
    assert not table.opponents.playing
    assert table.hits.get(PanelCommand("skip")) is None


def test_skipping_plays_all_steps_up_to_ones_own_turn_at_once(tmp_path: Path) -> None:
    session = _session("greedy", "greedy", "greedy", "human")
    driver, _ = _open(tmp_path, session, 1.0)
    before = len(session.history.done)
    driver.key("s")
    driver.wait(PACE * 0.7)
    assert len(session.history.done) > before + 3
    assert session.state.decider == 3


def test_the_faster_the_pace_the_more_is_played_in_a_while(tmp_path: Path) -> None:
    played = []
    for speed in (0.5, 2.0):
        session = base_session(["greedy", "greedy"], 3)
        driver, _ = _open(tmp_path / str(speed), session, speed)
        driver.wait(6)
        played.append(len(session.history.done))
    assert played[0] < played[1]


def test_a_step_is_played_only_when_the_one_before_was_seen_to_its_end(tmp_path: Path) -> None:
    session = base_session(["greedy", "greedy"], 3)
    driver, table = _open(tmp_path, session, 2.0)
    watched = 0
    for _ in range(600):
        moving, done = table.board.animating, len(session.history.done)
        driver.frames(1)
        if len(session.history.done) > done:
            assert not moving
            watched += 1
    assert watched > 5


def test_others_wait_while_a_rule_is_read(tmp_path: Path) -> None:
    session = _session("greedy", "human")
    driver, table = _open(tmp_path, session, 1.0)
    driver.key("f1")
    done = len(session.history.done)
    driver.wait(PACE * 4)
    assert len(session.history.done) == done
    assert table.opponents.playing


def test_the_banner_of_a_turn_comes_and_clicks_do_nothing_for_a_moment(tmp_path: Path) -> None:
    session = _session("greedy", "human")
    driver, table = _open(tmp_path, session, 0.0)
    for _ in range(400):
        driver.frames(1)
        if not table.opponents.playing:
            break
    assert table.greeting.banner
    driver.look()
    quiet = [table.quiet]
    before = table.flow.version
    driver.click(Command.END_TURN)
    assert table.flow.mode.name == "idle"
    assert table.flow.version == before
    driver.wait(0.5)
    quiet.append(table.quiet)
    driver.wait(2.0)
    assert quiet == [True, False]
    assert not table.overlays._banner


def _nearly_over() -> Session:
    """A game of players with a few decisions left."""
    players = ["greedy", "greedy"]
    whole = base_session(players, 3)
    play_out(whole, players_of(whole), 2000)
    session = base_session(players, 3)
    play_out(session, players_of(session), len(whole.history.done) - 8)
    return session


def test_a_game_of_players_runs_to_the_end_and_the_score_is_shown(tmp_path: Path) -> None:
    session = _nearly_over()
    driver, table = _open(tmp_path, session, 0.0)
    table.opponents.skip()
    for _ in range(200):
        driver.frames(1)
        if driver.shows(ScoringScreen):
            break
    assert session.finished
    assert driver.shows(ScoringScreen)
    driver.frames(30)
    assert driver.shows(ScoringScreen)


def test_while_others_play_the_workers_shown_are_still_the_persons_own(tmp_path: Path) -> None:
    session = _session("greedy", "human")
    _, table = _open(tmp_path, session, 1.0)
    assert table.opponents.playing
    assert viewer_of(table.flow.panels()) == 1


def test_ones_own_moves_and_those_of_others_have_paces_of_their_own(tmp_path: Path) -> None:
    session = _session("human", "greedy")
    driver = Driver(tmp_path)
    table = TableScreen(session, None, 2.0, habits=TableHabits(rivals_speed=0.5))
    driver.open(table)
    table.flow.play(make_player("greedy", 1, 0).decide(session.state))
    driver.frames(1)
    paces = {0: table.board.performance.speed}
    table.board.skip()
    while session.state.decider == 0:
        table.flow.play(make_player("greedy", 1, 0).decide(session.state))
    driver.frames(1)
    table.board.skip()
    table.opponents.step()
    driver.frames(1)
    paces[session.history.done[-1].seat] = table.board.performance.speed
    assert paces == {0: 2.0, 1: 0.5}
