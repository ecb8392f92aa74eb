"""Keeping a running game: offered to the autosaver after every step, on the disk when the window closes."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

from hamlet.session.history import History
from hamlet.session.record import make_record
from hamlet.session.session import Session
from hamlet.store.autosave import Autosaver
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import new_game_id

PATIENCE = 5.0


class Keeper:
    """Saves one session. A game that is open elsewhere goes on under a name of its own."""

    def __init__(self, session: Session, folders: Folders, game_id: str | None = None) -> None:
        self.session = session
        self._kept: object = None
        try:
            self.saver = Autosaver(game_id or new_game_id(), folders.autosaves)
        except StoreError:
            self.saver = Autosaver(new_game_id(), folders.autosaves)

    @property
    def problem(self) -> StoreError | None:
        """Why the game could not be saved last, if it could not."""
        return self.saver.problem

    def look(self) -> None:
        """Offer the game if it has changed since last time."""
        state = self.session.state
        if state is not self._kept:
            self._kept = state
            self.saver.offer(partial(record_of, frozen(self.session)))

    def close(self) -> bool:
        """Have everything on the disk, and end; whether it is there."""
        self.look()
        return self.saver.close(PATIENCE)


def frozen(session: Session) -> Session:
    """The session as it is now, for another thread: later steps do not reach it."""
    still = copy.copy(session)
    still.history = History(list(session.history.done), [])
    return still


def record_of(session: Session) -> dict[str, Any]:
    """The record with what a list of games shows."""
    state = session.state
    about = {"seats": session.setup.names, "round": state.round, "finished": state.finished}
    return {"about": about, **make_record(session)}
