"""Saving a running game by itself, from a thread, so that the window never waits for a full save.

What is played between two saves stands in a journal, written at once: a line is short.
"""

from __future__ import annotations

import atexit
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from hamlet.store.atomic import discard
from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import encode_record, sound_head
from hamlet.store.errors import StoreError, about_file
from hamlet.store.generations import GAMES_KEPT, GameFiles, prune, write_generation
from hamlet.store.headers import time_text
from hamlet.store.journal import KEY, ActionData, Journal
from hamlet.store.leftovers import sweep_for
from hamlet.store.locks import GameLock
from hamlet.store.salvage import sturdy

# Offered: the bytes of a record, or something that makes the record when the thread gets to it.
Offered = bytes | Callable[[], Mapping[str, object]]

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
        keep: int = GAMES_KEPT,
        disk: Disk = DISK,
        spacing: float = SPACING,
    ) -> None:
        """Take the game's lock, or raise a StoreError `busy`; other troubles are kept in `problem`."""
        self._work = _Work(GameFiles(folder, game_id), keep, disk)
        self._spacing = spacing
        self._state = threading.Condition()
        self._writing = threading.Lock()
        self._waiting: _Offer | None = None
        self._failed: _Offer | None = None
        self._journal: Journal | None = None
        self._problem: StoreError | None = None
        self._busy = self._hurry = self._closing = False
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
        """Save this here and now, and begin a journal that goes on from it; whether both are on the disk."""
        with self._state:
            self._waiting = self._failed = None
            self._drop_journal()
        with self._writing:
            problem, self._journal = self._work.begin(record)
        with self._state:
            self._problem = problem
            self._failed = _Offer(record) if problem else None
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
        offer = _Offer(record, journal.token, journal.lines) if journal else _Offer(record)
        with self._state:
            if self._closing:
                raise RuntimeError("this autosaver is closed")
            self._waiting = offer
            self._failed = None
            self._state.notify_all()

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
        with self._state:
            self._closing = True
            self._state.notify_all()
        self._thread.join(timeout)
        # A thread stuck in the disk still writes, so it keeps the lock.
        if not self._thread.is_alive():
            spent = saved and self._work.has_all_of(self._journal)
            self._drop_journal()
            self._work.finish(spent=spent)
        atexit.unregister(self.close)
        return saved

    def _run(self) -> None:
        begun = -self._spacing
        while (offer := self._next_offer(begun + self._spacing)) is not None:
            begun = time.monotonic()
            with self._writing:
                problem = self._work.save(offer)
            with self._state:
                self._busy = False
                self._problem = problem
                self._failed = offer if problem and self._waiting is None else None
                self._state.notify_all()

    def _drop_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
        self._journal = None

    def _next_offer(self, not_before: float) -> _Offer | None:
        with self._state:
            self._state.wait_for(lambda: self._waiting is not None or self._closing)
            patience = not_before - time.monotonic()
            if patience > 0:
                self._state.wait_for(lambda: self._hurry or self._closing, patience)
            offer, self._waiting = self._waiting, None
            self._busy = offer is not None
            self._hurry = False
            return offer


@dataclass(frozen=True, slots=True)
class _Offer:
    """A game to be saved, and how far the journal was by then."""

    record: Offered
    token: str = ""
    lines: int = 0


class _Work:
    """What is done with one offer; never used by two threads at once."""

    def __init__(self, files: GameFiles, keep: int, disk: Disk) -> None:
        self.files = files
        self._keep = keep
        self._disk = disk
        self._lock: GameLock | None = None
        self._pruned = False
        self._saved = _Offer(b"")

    def prepare(self) -> None:
        """Take the lock, and clear away what a killed program left."""
        if self._lock is None:
            self._lock = GameLock(self.files.lock, self._disk)
            for path in (self.files.latest, self.files.previous):
                sweep_for(path, self._disk)

    def has_all_of(self, journal: Journal | None) -> bool:
        """Whether the newest save holds every line of the journal."""
        saved = self._saved
        return journal is None or (saved.token, saved.lines) == (journal.token, journal.lines)

    def finish(self, *, spent: bool) -> None:
        """Give the lock back; a journal that is spent goes."""
        if self._lock is not None:
            if spent:
                discard(self.files.journal, self._disk)
            self._lock.release()

    def begin(self, record: Offered) -> tuple[StoreError | None, Journal | None]:
        """Write a game and begin its journal; what went wrong, or the journal."""
        token = secrets.token_hex(8)
        problem = self.save(_Offer(record, token))
        if problem is not None:
            return problem, None
        try:
            return None, Journal(self.files.journal, token, self._disk)
        except StoreError as error:
            return error, None

    def save(self, offer: _Offer) -> StoreError | None:
        """Write one offer; what went wrong, or None."""
        try:
            data = self._bytes_of(offer)
            self.prepare()
            write_generation(self.files, data, self._disk)
        except StoreError as error:
            return error
        except Exception as error:  # noqa: BLE001 - whatever a maker of records raises, the thread lives on
            return StoreError("unwritable", reason=f"{type(error).__name__}: {error}")
        self._saved = replace(offer, record=b"")
        self._prune_once()
        return None

    def _bytes_of(self, offer: _Offer) -> bytes:
        if isinstance(offer.record, bytes):
            sound_head(offer.record, self.files.latest, self.files.game_id)
            return offer.record
        record = {"id": self.files.game_id, **offer.record()}
        if offer.token:
            record[KEY] = {"token": offer.token, "lines": offer.lines}
        if record["id"] != self.files.game_id:
            raise about_file("swapped", self.files.latest, id=record["id"])
        return encode_record(sturdy({**record, "saved": time_text(datetime.now(UTC))}))

    def _prune_once(self) -> None:
        if self._pruned:
            return
        self._pruned = True
        try:
            prune(self.files.folder, self.files.game_id, self._keep, self._disk)
        except StoreError:
            # Too many old games are no harm; the next game tries again.
            return
