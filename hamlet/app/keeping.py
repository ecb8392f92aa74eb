"""Keeping a running game: every step written down as it is taken, the whole on the disk soon after."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hamlet.session.history import Step
from hamlet.session.record import record_maker
from hamlet.session.recording import Unwritten
from hamlet.session.session import Session
from hamlet.store.autosave import Autosaver
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import GAMES_KEPT, new_game_id

PATIENCE = 5.0
AGAIN = 3.0  # seconds after which a save that failed is tried again by itself

Moved = Callable[[Path], bool]
"""Told of another folder; whether it will be known at the next start."""


class Keeper:
    """Saves one session: in the usual folder, or in another one if that cannot be.

    A game that is open elsewhere goes on under a name of its own; `busy` says so. One on `trial` is kept only
    once somebody plays on.
    """

    def __init__(
        self,
        session: Session,
        folders: Folders,
        game_id: str | None = None,
        *,
        folder: Path | None = None,
        disk: Disk = DISK,
        moved: Moved | None = None,
        trial: bool = False,
    ) -> None:
        self.session = session
        self.waits = trial
        """Whether nothing is written yet: nobody has played on."""
        self.busy: StoreError | None = None
        self.remembered = True
        self._trouble = folders.trouble
        self._usual = folders.autosaves
        self._disk = disk
        self._moved = moved
        self._kept: object = None
        self._again_at = AGAIN
        self._given_up = False
        self._unwritten = Unwritten(session)
        self.folder = folder or self._usual
        # From here on the session goes by the name it is kept under, whatever file it came from.
        session.id = game_id or new_game_id()
        try:
            self.saver = self._saver(self.folder)
        except StoreError as error:
            self.busy, session.id = error, new_game_id()
            self.saver = self._saver(self.folder)
        if not trial:
            self._begin()
        self._kept = session.state
        session.watchers.append(self._note)
        session.rewound.append(self._note)

    @property
    def problem(self) -> StoreError | None:
        """Why the game could not be saved last, if it could not."""
        found = self.saver.problem
        nowhere = found is not None and self.folder == self._usual
        return (self._trouble or found) if nowhere else found

    @property
    def path(self) -> Path:
        """The file that the game is kept in."""
        return self.saver.latest

    def look(self, now: float = 0.0) -> None:
        """Offer the game if it has changed since last time; now and then try again what failed."""
        state = self.session.state
        if state is not self._kept:
            self._note()
            self._kept = state
            self.saver.offer(record_maker(self.session))
        if self.saver.problem is None:
            self._again_at = now + AGAIN
        elif now >= self._again_at:
            self._again_at = now + AGAIN
            self.saver.retry()

    def secure(self) -> bool:
        """Have everything on the disk; whether it is there, or is not wanted there."""
        if self._given_up:
            return True
        self.look()
        if self.waits:
            return True
        return self.saver.flush(PATIENCE) and self.problem is None

    def try_again(self) -> bool:
        """Save the whole game here and now; whether that went well."""
        self._begin()
        return self.problem is None

    def keep_in(self, folder: Path) -> None:
        """Keep the game in another folder from here on, or raise a StoreError and go on as before."""
        if folder == self.folder:
            if not self.try_again() and self.problem is not None:
                raise self.problem
            return
        saver = self._saver(folder)
        if not saver.begin(record_maker(self.session)):
            problem = saver.problem
            saver.abandon(PATIENCE)
            raise problem or StoreError("bad_folder", path=str(folder))
        before, self.saver, self.folder = self.saver, saver, folder
        before.abandon(PATIENCE)
        self._written()
        self.remembered = self._moved is not None and self._moved(folder)

    def give_up(self) -> None:
        """The game need not be kept."""
        self._given_up = True

    def close(self) -> bool:
        """Have everything on the disk, and end; whether it is there."""
        if self._note in self.session.watchers:
            self.session.watchers.remove(self._note)
            self.session.rewound.remove(self._note)
        if not self._given_up:
            self.look()
        if self._given_up or self.waits:
            self.saver.abandon(PATIENCE)
            return False
        return self.saver.close(PATIENCE)

    def _saver(self, folder: Path) -> Autosaver:
        """Of games in a folder that somebody named none is ever removed."""
        keep = GAMES_KEPT if folder == self._usual else None
        return Autosaver(self.session.id or new_game_id(), folder, keep=keep, disk=self._disk)

    def _begin(self) -> None:
        """Save the whole game here and now; what is played from here on goes into its journal."""
        self.waits = False
        self.saver.begin(record_maker(self.session))
        self._written()

    def _written(self) -> None:
        self._unwritten.written()
        self._kept = self.session.state

    def _note(self, _: Step | None = None) -> None:
        """Write down what is new before anything else is played: whoever is killed now loses nothing."""
        if self.waits:
            self._begin()
            return
        changes = self._unwritten.changes()
        if changes is None:
            return
        if self.saver.note(*changes):
            self._unwritten.written()
        else:
            self._begin()
