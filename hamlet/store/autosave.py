"""Saving a running game by itself, from a thread, so that the window never waits for a full save.

What is played between two saves stands in a journal, written at once: a line is short.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.generations import GAMES_KEPT, GameFiles
from hamlet.store.journal import ActionData, Journal
from hamlet.store.saving import Offered, SaveOffer, SavingWork

# Writes begin at least this far apart, so that a fast opponent does not keep the disk busy;
# with the writing itself it stays well below the quarter second that may be lost.
SPACING = 0.1


class Autosaver:
    """Keeps one game saved: begin with it, note every step, offer it now and then, close it at the end.

    A maker of records is called on the thread, so what it reads must not change any more.
    """

    def __init__(
        self,
        game_id: str,
        folder: Path,
        *,
        keep: int | None = GAMES_KEPT,
        disk: Disk = DISK,
        spacing: float = SPACING,
    ) -> None:
        """Take the game's lock, or raise a StoreError `busy`; other troubles are kept in `problem`.

        Of other games in the folder so many are kept, or all of them.
        """
        self._work = SavingWork(GameFiles(folder, game_id), keep, disk)
        self._spacing = spacing
        self._state = threading.Condition()
        self._writing = threading.Lock()
        self._waiting: SaveOffer | None = None
        self._failed: SaveOffer | None = None
        self._journal: Journal | None = None
        self._problem: StoreError | None = None
        self._busy = self._hurry = self._closing = False
        self._begun = self._taken = 0
        try:
            self._work.prepare()
        except StoreError as error:
            if error.code == "busy":
                raise
            self._problem = error
        self._thread = threading.Thread(target=self._run, name=f"autosave {game_id}", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def problem(self) -> StoreError | None:
        """Why the newest attempt to save failed, or None; the next offer tries again."""
        with self._state:
            return self._problem

    @property
    def latest(self) -> Path:
        """The file that the game is saved in."""
        return self._work.files.latest

    def begin(self, record: Offered) -> bool:
        """Save this here and now, and begin a journal that goes on from it; whether it is on the disk.

        A journal that cannot be begun is no harm: then every step is saved whole.
        """
        with self._state:
            self._waiting = self._failed = None
            self._drop_journal()
            # Whatever the thread has taken up and not yet written is older than this.
            self._begun += 1
        with self._writing:
            problem, self._journal = self._work.begin(record)
            with self._state:
                self._problem = problem
                self._failed = SaveOffer(record) if problem else None
        return problem is None

    def note(self, kept: int, actions: Sequence[ActionData]) -> bool:
        """Write down that so many steps stayed and these were played; whether it is on its way to the disk.

        Without a journal, or where that fails, the game must be begun with anew.
        """
        journal = self._journal
        if journal is None:
            return False
        try:
            journal.add(kept, actions)
        except StoreError as error:
            with self._state:
                self._problem = error
                self._drop_journal()
            return False
        return True

    def offer(self, record: Offered) -> None:
        """Have this saved soon, instead of anything offered before; returns at once."""
        journal = self._journal
        offer = SaveOffer(record, journal.token, journal.lines) if journal else SaveOffer(record)
        with self._state:
            if self._closing:
                raise RuntimeError("this autosaver is closed")
            self._waiting = offer
            self._failed = None
            self._state.notify_all()

    def retry(self) -> None:
        """Have what could not be saved tried again soon; returns at once."""
        with self._state:
            if self._waiting is None and not self._closing:
                self._waiting, self._failed = self._failed, None
                self._state.notify_all()

    def abandon(self, timeout: float | None = None) -> None:
        """End without saving anything more: the game is kept elsewhere, or not at all."""
        with self._state:
            self._waiting = self._failed = None
            self._hurry = True
        self._end(timeout, spent=False)

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until the newest offer is on the disk, trying a failed one again; whether it is."""
        with self._state:
            if self._waiting is None and not self._closing:
                self._waiting, self._failed = self._failed, None
            self._hurry = True
            self._state.notify_all()
            done = self._state.wait_for(lambda: self._waiting is None and not self._busy, timeout)
            return done and self._failed is None

    def close(self, timeout: float | None = None) -> bool:
        """Save what is left, end the thread, give the lock back; whether the newest offer is on the disk."""
        saved = self.flush(timeout)
        self._end(timeout, spent=saved)
        return saved

    def _end(self, timeout: float | None, *, spent: bool) -> None:
        with self._state:
            self._closing = True
            self._state.notify_all()
        self._thread.join(timeout)
        # A thread stuck in the disk still writes, so it keeps the lock.
        if not self._thread.is_alive():
            spent = spent and self._work.has_all_of(self._journal)
            self._drop_journal()
            self._work.finish(spent=spent)
        atexit.unregister(self.close)

    def _run(self) -> None:
        begun = -self._spacing
        while (offer := self._next_offer(begun + self._spacing)) is not None:
            begun = time.monotonic()
            with self._writing:
                self._write(offer)

    def _write(self, offer: SaveOffer) -> None:
        """Save one offer, unless the game was begun with anew since it was taken up."""
        with self._state:
            current = self._begun == self._taken
        problem = self._work.save(offer) if current else None
        with self._state:
            self._busy = False
            if current:
                self._problem = problem
                self._failed = offer if problem and self._waiting is None else None
            self._state.notify_all()

    def _drop_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
        self._journal = None

    def _next_offer(self, not_before: float) -> SaveOffer | None:
        with self._state:
            self._state.wait_for(lambda: self._waiting is not None or self._closing)
            patience = not_before - time.monotonic()
            if patience > 0:
                self._state.wait_for(lambda: self._hurry or self._closing, patience)
            offer, self._waiting = self._waiting, None
            self._busy, self._taken = offer is not None, self._begun
            self._hurry = False
            return offer
