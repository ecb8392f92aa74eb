"""Games in which villagers are at home can be gone on with from the state that is kept."""

from __future__ import annotations

from hamlet.engine.dump import dump_state
from hamlet.engine.workers import HOUSE, place_of
from hamlet.session.record import load_session, make_record
from hamlet.session.session import Session
from tests.app import botric_games


def test_a_game_with_villagers_at_home_is_resumed_from_its_state() -> None:
    session = _with_somebody_at_home()
    record = make_record(session)
    record["hashes"] = ["0" * 32 for _ in record["hashes"]]
    loaded, difference = load_session(record)
    assert difference is not None
    assert dump_state(loaded.state) == record["state"]


def _with_somebody_at_home() -> Session:
    whole = botric_games.whole_solo(7, lake=True)
    at = next(
        number
        for number, step in enumerate(whole.history.done, start=1)
        if any(place_of(piece) == HOUSE for own in step.after.villagers for piece in own)
    )
    return whole.fork(at)
