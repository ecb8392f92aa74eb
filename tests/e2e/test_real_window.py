"""A whole turn in a real window on a virtual screen, with a real mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import ButtonId, PanelCommand
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.dump import canonical, dump_state
from hamlet.engine.options import Options
from hamlet.session.record import load_session, make_record
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.kept_games import kept_games
from hamlet.store.records import write_record
from hamlet.store.saves import load_kept
from tests.e2e.advising import Adviser
from tests.e2e.real_window import missing_tools, real_table, virtual_screen
from tests.e2e.sending import sent
from tests.e2e.tables import brought_to

pytestmark = pytest.mark.skipif(
    bool(missing_tools()), reason=f"no virtual screen here: {', '.join(missing_tools())} not installed"
)


def _at_a_turn_with_building() -> Session:
    """A game at the beginning of a turn in which the greedy player would build."""
    for seed in range(3, 30):
        session, adviser = brought_to(seed, 40), Adviser(2)
        for _ in range(60):
            if session.finished:
                break
            fresh = len(session.history.done) == session.history.turn_start
            action = adviser.decide(session.state)
            if fresh and isinstance(action, Construct) and _donkey(session) is not None:
                return session
            session.play(action)
    raise AssertionError("nobody builds first thing in a turn")


def _donkey(session: Session) -> MoveDonkey | None:
    moves = (action for action in Options(session.state).proposals() if isinstance(action, MoveDonkey))
    return next(moves, None)


def test_a_whole_turn_is_played_with_a_real_mouse_in_a_real_window(tmp_path: Path) -> None:
    session = _at_a_turn_with_building()
    begun = len(session.history.done)
    record, home = tmp_path / "game.hamlet", tmp_path / "home"
    write_record(record, make_record(session))
    mirror, adviser = Flow(session), Adviser(2)
    with virtual_screen() as display, real_table(record, home, display) as table:
        assert table.ask()["driver"] == "x11"
        seat = session.state.seat
        for _ in range(20):
            action = adviser.decide(session.state)
            donkey = _donkey(session)
            if isinstance(action, EndTurn) and donkey is not None and table.drags < 2:
                action = donkey
            table.do(mirror, action)
            table.ask_until(f"{action} was not played", steps=len(session.history.done))
            if session.state.seat != seat:
                break
        assert session.state.seat != seat
        assert table.drags >= 2
        assert len(session.history.done) - begun >= 3
        table.click(table.point(PanelCommand("menu")))
        menu = table.ask_until("no menu", ButtonId("quit"), screen="MenuScreen")
        assert table.quit_by(menu["points"][sent(ButtonId("quit"))]) == 0
    newest = kept_games(Folders(home)).newest
    assert newest is not None
    again, difference = load_session(load_kept(newest.files).record)
    assert difference is None
    assert canonical(dump_state(again.state)) == canonical(dump_state(session.state))
