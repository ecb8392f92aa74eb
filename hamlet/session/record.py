"""Records: a game as plain data, to keep, to resume and to verify (format 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hamlet import __version__
from hamlet.engine.actions.codec import action_data, action_from_data
from hamlet.engine.dump import dump_state, state_hash
from hamlet.engine.game import IllegalActionError
from hamlet.session.session import Session
from hamlet.session.setup import setup_from_data

FORMAT = 1


class RecordError(ValueError):
    """The data is no record that this game can read."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a replayed game leaves its record: after so many actions, and why."""

    at: int
    why: str


def make_record(session: Session) -> dict[str, Any]:
    """The whole game so far."""
    setup = session.setup
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": __version__,
        "packs": [dict(pack) for pack in setup.packs],
        "setup": {"seats": setup.names, "preset": setup.preset},
        "seed": setup.seed,
        "actions": [action_data(setup.box, step.action) for step in session.history.done],
        "hashes": [step.hash for step in session.history.done],
        "state": dump_state(session.state),
        "definitions": setup.definitions.data,
    }
    if session.resumed:
        data["resumed"] = dump_state(session.start)
    return data


def replay(record: Mapping[str, Any], upto: int | None = None) -> tuple[Session, Difference | None]:
    """Play a record again, up to so many actions; says where it leaves the stored hashes, if it does."""
    session = _begin(record)
    difference = None
    actions, hashes = _lists(record)
    for number, data in enumerate(actions[:upto], start=1):
        try:
            step = session.play(action_from_data(session.setup.box, data))
        except (IllegalActionError, ValueError) as error:
            return session, Difference(number, str(error))
        if step.hash != hashes[number - 1]:
            difference = Difference(number, "the state is not the one recorded")
            break
    return session, difference


def load_session(record: Mapping[str, Any]) -> tuple[Session, Difference | None]:
    """The game to go on with: replayed with its history, or resumed where the rules have changed."""
    session, difference = replay(record)
    if difference is None and state_hash(session.state) == _stored_hash(record, session):
        return session, None
    try:
        resumed = Session.resume(session.setup, record["state"])
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise RecordError(f"its state cannot be read ({error})") from error
    return resumed, difference or Difference(len(record["actions"]), "the stored state is another one")


def _stored_hash(record: Mapping[str, Any], session: Session) -> str:
    hashes = record["hashes"]
    return str(hashes[-1]) if hashes else state_hash(session.start)


def _begin(record: Mapping[str, Any]) -> Session:
    if record.get("format") != FORMAT:
        raise RecordError("it is not a game record of a format known here")
    try:
        setup = setup_from_data(record)
        return Session.resume(setup, record["resumed"]) if "resumed" in record else Session(setup)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise RecordError(f"its setup cannot be read ({error!r})") from error


def _lists(record: Mapping[str, Any]) -> tuple[list[Any], list[Any]]:
    actions, hashes = record.get("actions"), record.get("hashes")
    if not isinstance(actions, list) or not isinstance(hashes, list) or len(actions) != len(hashes):
        raise RecordError("its actions and hashes do not go together")
    return actions, hashes
