"""Saving a running game by itself, from a thread, so that the window never waits for the disk."""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from hamlet.store.atomic import sweep_leftovers
from hamlet.store.disk import DISK, Disk
from hamlet.store.envelope import encode_record, sound_head
from hamlet.store.errors import StoreError, about_file
from hamlet.store.generations import GAMES_KEPT, GameFiles, prune, write_generation
from hamlet.store.headers import time_text
from hamlet.store.locks import GameLock

# Offered: the bytes of a record, or something that makes the record when the thread gets to it.
Offered = bytes | Callable[[], Mapping[str, object]]

# Writes begin at least this far apart, so that a fast opponent does not keep the disk busy;
# with the writing itself it stays well below the quarter second that may be lost.
SPACING = 0.1


class Autosaver:
    """Keeps one game saved: offer it after every action, close it at the end.

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
        self._waiting: Offered | None = None
        self._failed: Offered | None = None
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

    def offer(self, record: Offered) -> None:
        """Have this saved soon, instead of anything offered before; returns at once."""
        with self._state:
            if self._closing:
                raise RuntimeError("this autosaver is closed")
            self._waiting = record
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
            self._work.finish()
        atexit.unregister(self.close)
        return saved

    def _run(self) -> None:
        begun = -self._spacing
        while (offer := self._next_offer(begun + self._spacing)) is not None:
            begun = time.monotonic()
            problem = self._work.save(offer)
            with self._state:
                self._busy = False
                self._problem = problem
                self._failed = offer if problem and self._waiting is None else None
                self._state.notify_all()

    def _next_offer(self, not_before: float) -> Offered | None:
        with self._state:
            self._state.wait_for(lambda: self._waiting is not None or self._closing)
            patience = not_before - time.monotonic()
            if patience > 0:
                self._state.wait_for(lambda: self._hurry or self._closing, patience)
            offer, self._waiting = self._waiting, None
            self._busy = offer is not None
            self._hurry = False
            return offer


class _Work:
    """What the thread does with one offer; never used by two threads at once."""

    def __init__(self, files: GameFiles, keep: int, disk: Disk) -> None:
        self._files = files
        self._keep = keep
        self._disk = disk
        self._lock: GameLock | None = None
        self._pruned = False

    def prepare(self) -> None:
        """Take the lock, and clear away what a killed program left."""
        if self._lock is None:
            self._lock = GameLock(self._files.lock, self._disk)
            for path in (self._files.latest, self._files.previous):
                sweep_leftovers(path, self._disk, older_than=0.0)

    def finish(self) -> None:
        """Give the lock back."""
        if self._lock is not None:
            self._lock.release()

    def save(self, offer: Offered) -> StoreError | None:
        """Write one offer; what went wrong, or None."""
        try:
            data = self._bytes_of(offer)
            self.prepare()
            write_generation(self._files, data, self._disk)
        except StoreError as error:
            return error
        except Exception as error:  # noqa: BLE001 - whatever a maker of records raises, the thread lives on
            return StoreError("unwritable", reason=f"{type(error).__name__}: {error}")
        self._prune_once()
        return None

    def _bytes_of(self, offer: Offered) -> bytes:
        if isinstance(offer, bytes):
            sound_head(offer, self._files.latest, self._files.game_id)
            return offer
        record = {"id": self._files.game_id, **offer()}
        if record["id"] != self._files.game_id:
            raise about_file("swapped", self._files.latest, id=record["id"])
        return encode_record({**record, "saved": time_text(datetime.now(UTC))})

    def _prune_once(self) -> None:
        if self._pruned:
            return
        self._pruned = True
        try:
            prune(self._files.folder, self._files.game_id, self._keep, self._disk)
        except StoreError:
            # Too many old games are no harm; the next game tries again.
            return
