"""Keeping a running game: every step written down as it is taken, the whole on the disk soon after."""

from __future__ import annotations

from hamlet.session.history import Step
from hamlet.session.record import record_maker
from hamlet.session.recording import Unwritten
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
        self._unwritten = Unwritten(session)
        # From here on the session goes by the name it is kept under, whatever file it came from.
        session.id = game_id or new_game_id()
        try:
            self.saver = Autosaver(session.id, folders.autosaves)
        except StoreError:
            session.id = new_game_id()
            self.saver = Autosaver(session.id, folders.autosaves)
        self._begin()
        session.watchers.append(self._note)

    @property
    def problem(self) -> StoreError | None:
        """Why the game could not be saved last, if it could not."""
        return self.saver.problem

    def look(self) -> None:
        """Offer the game if it has changed since last time."""
        state = self.session.state
        if state is not self._kept:
            self._note()
            self._kept = state
            self.saver.offer(record_maker(self.session))

    def close(self) -> bool:
        """Have everything on the disk, and end; whether it is there."""
        self.look()
        if self._note in self.session.watchers:
            self.session.watchers.remove(self._note)
        return self.saver.close(PATIENCE)

    def _begin(self) -> None:
        """Save the whole game here and now; what is played from here on goes into its journal."""
        self.saver.begin(record_maker(self.session))
        self._unwritten.written()
        self._kept = self.session.state

    def _note(self, _: Step | None = None) -> None:
        """Write down what is new before anything else is played: whoever is killed now loses nothing."""
        changes = self._unwritten.changes()
        if changes is None:
            return
        if self.saver.note(*changes):
            self._unwritten.written()
        else:
            self._begin()
