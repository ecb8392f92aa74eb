"""Records: a game made into plain data, played again, compared with its hashes, gone on with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hamlet.engine.actions.codec import action_from_data
from hamlet.engine.data_error import DataError
from hamlet.engine.dump import canonical, dump_state
from hamlet.engine.game import IllegalActionError
from hamlet.session.record_error import RecordError
from hamlet.session.record_shape import check_action, check_record, check_state
from hamlet.session.recording import FORMAT, make_record, record_maker
from hamlet.session.seating import SeatingError
from hamlet.session.session import Session
from hamlet.session.setup import setup_from_data
from hamlet.words.coded import Coded
from hamlet.words.refusals import explain
from hamlet.words.words import Words

__all__ = [
    "BROKEN",
    "FORMAT",
    "Difference",
    "RecordError",
    "load_played_on",
    "load_session",
    "make_record",
    "record_maker",
    "recover",
    "recovering",
    "replay",
    "told_plainly",
    "verify",
]

UNTOLD: Final = object()
"""Where nobody wrote down what a step leads to."""
# What reading data that is no record, or playing by it, may run into.
BROKEN = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a replayed game leaves its record: at which action (counted from 1), and why, in its words."""

    at: int
    why: str


def replay(
    record: Mapping[str, Any], upto: int | None = None, words: Words | None = None
) -> tuple[Session, Difference | None]:
    """Play a record again, up to so many actions; says where it leaves the stored hashes, if it does.

    The session stands before the first action that differs.
    """
    actions, hashes = _lists(record)
    session = _begin(record, words)
    for number, data in enumerate(actions[:upto], start=1):
        why = _play(session, data, hashes[number - 1])
        if why is not None:
            return session, Difference(number, why)
    return session, None


def verify(
    record: Mapping[str, Any], upto: int | None = None, words: Words | None = None
) -> tuple[Session, Difference | None]:
    """Replay, and compare the state that is kept to resume from, too."""
    session, difference = replay(record, upto, words)
    whole = len(session.history.done) == len(record["actions"])
    if difference is None and whole and not _leads_to(session, record.get("state")):
        why = session.setup.words.label("records.other_state.kept")
        return session, Difference(len(session.history.done), why)
    return session, difference


def load_session(record: Mapping[str, Any], words: Words | None = None) -> tuple[Session, Difference | None]:
    """The game to go on with: replayed with its history, or resumed where the rules have changed."""
    session, difference = replay(record, words=words)
    try:
        if difference is not None:
            check_state(record["state"])
            session = Session.resume(session.setup, record["state"], session.id)
        # Whatever is going to be asked first: values of a wrong kind show here and not on the table.
        session.snapshot()
        session.options().families()
    except BROKEN as error:
        raise RecordError("state_unread", reason=_plainly(error)) from error
    return session, difference


def load_played_on(
    record: Mapping[str, Any], kept: int, since: Sequence[Mapping[str, Any]], words: Words | None = None
) -> tuple[Session, Difference | None]:
    """The game to go on with where more was played than its record has: so many steps of it, then these."""
    actions, hashes = _lists(record)
    whole = kept >= len(actions)
    cut = record if whole else {**record, "actions": actions[:kept], "hashes": hashes[:kept]}
    session, difference = load_session(cut, words)
    if difference is not None and not whole:
        # The rules have changed, and where those steps began is not known any more.
        return load_session(record, words)
    for number, data in enumerate(since, start=kept + 1):
        why = _play(session, data)
        if why is not None:
            return session, Difference(number, why)
    return session, difference


def recover(record: Mapping[str, Any], words: Words | None = None) -> Session:
    """The beginning of a damaged record's game, up to its last action that is sound."""
    *_, session = recovering(record, words)
    return session


def recovering(record: Mapping[str, Any], words: Words | None = None) -> Iterator[Session]:
    """The same, one action after the other, for whoever has something else to do in between."""
    actions, hashes = record.get("actions"), record.get("hashes")
    told = hashes if isinstance(hashes, list) else []
    session = _begin(record, words)
    yield session
    for number, data in enumerate(actions if isinstance(actions, list) else []):
        if _play(session, data, told[number] if number < len(told) else UNTOLD) is not None:
            return
        yield session


def _play(session: Session, data: Mapping[str, Any], expected: object = UNTOLD) -> str | None:
    """Play one recorded action; why it is not what was recorded, and then nothing is changed."""
    try:
        check_action(data)
        action = action_from_data(session.setup.box, data)
        step = session.try_out(action)
        if expected is not UNTOLD and step.hash != expected:
            return session.setup.words.label("records.other_state")
    except IllegalActionError as error:
        return explain(session.setup.speech(session.state), error.refusal)
    except BROKEN as error:
        return told_plainly(session.setup.words, error)
    session.accept(step)
    return None


def _leads_to(session: Session, state: object) -> bool:
    try:
        return canonical(state) == canonical(dump_state(session.state))
    except BROKEN:
        return False


def _begin(record: Mapping[str, Any], words: Words | None) -> Session:
    if record.get("format") != FORMAT:
        raise RecordError("unknown_format")
    try:
        check_record(record)
        setup = setup_from_data(record, words)
        game_id = record.get("id")
        if game_id is not None and not isinstance(game_id, str):
            raise RecordError("no_text_id")
        if "resumed" in record:
            return Session.resume(setup, record["resumed"], game_id)
        return Session(setup, game_id=game_id)
    except BROKEN as error:
        raise RecordError("setup_unread", reason=_plainly(error)) from error


def _lists(record: Mapping[str, Any]) -> tuple[list[Any], list[Any]]:
    actions, hashes = record.get("actions"), record.get("hashes")
    if not isinstance(actions, list) or not isinstance(hashes, list) or len(actions) != len(hashes):
        raise RecordError("unpaired")
    return actions, hashes


def told_plainly(words: Words, error: BaseException) -> str:
    """Tell an error in one line."""
    found = _plainly(error)
    return found if isinstance(found, str) else words.told(found)


def _plainly(error: BaseException) -> Coded | str:
    """What is to be told of an error; a KeyError alone says too little, others come in Python's own words."""
    if isinstance(error, RecordError | DataError | SeatingError):
        return error
    text = " ".join(str(error).split())
    return RecordError("missing", key=text) if isinstance(error, KeyError) else text or type(error).__name__
