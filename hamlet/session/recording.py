"""Making records: a game as plain data, to keep (format 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hamlet import __version__
from hamlet.engine.dump import dump_state
from hamlet.engine.state import State
from hamlet.session.session import Session
from hamlet.session.setup import Setup

FORMAT = 1


def make_record(session: Session) -> dict[str, Any]:
    """The whole game so far."""
    return record_maker(session)()


def record_maker(session: Session) -> Callable[[], dict[str, Any]]:
    """Makes the record of the game as it is now, at any later time and on any thread."""
    setup, state, steps = session.setup, session.state, tuple(session.history.done)
    start = session.start if session.resumed else None
    front = _front(session)

    def make() -> dict[str, Any]:
        data: dict[str, Any] = {
            **front,
            "packs": [dict(pack) for pack in setup.packs],
            "setup": setup.data(),
            "seed": setup.seed,
            "actions": [step.data for step in steps],
            "hashes": [step.hash for step in steps],
            "state": dump_state(state),
            "definitions": setup.definitions.data,
        }
        if start is not None:
            data["resumed"] = dump_state(start)
        return data

    return make


def _front(session: Session) -> dict[str, Any]:
    """What a list of games shows; a game without an id is in no list."""
    front: dict[str, Any] = {"format": FORMAT, "game": __version__}
    if session.id is not None:
        front["id"] = session.id
        front["about"] = about(session.setup, session.state)
    return front


def about(setup: Setup, state: State) -> dict[str, Any]:
    """Who plays, and how far it is."""
    return {"seats": setup.names, "round": state.round, "finished": state.finished}


class Unwritten:
    """What has been played since it was last written down."""

    def __init__(self, session: Session) -> None:
        """Everything up to now counts as written."""
        self._session = session
        self._written = tuple(session.history.done)

    def changes(self) -> tuple[int, list[dict[str, Any]]] | None:
        """How many steps stayed as they were, and the actions after them; None if all is as it was."""
        done, kept = self._session.history.done, min(len(self._written), len(self._session.history.done))
        while kept and done[kept - 1] is not self._written[kept - 1]:
            kept -= 1
        if kept == len(done) == len(self._written):
            return None
        return kept, [step.data for step in done[kept:]]

    def written(self) -> None:
        """Everything is written down."""
        self._written = tuple(self._session.history.done)
