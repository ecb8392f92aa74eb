"""What saving one game comes to: its lock taken, its record made and written, its journal begun."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from hamlet.store.atomic import discard
from hamlet.store.disk import Disk
from hamlet.store.envelope import encode_record, sound_head
from hamlet.store.errors import StoreError, about_file
from hamlet.store.generations import GameFiles, prune, write_generation
from hamlet.store.headers import time_text
from hamlet.store.journal import KEY, Journal
from hamlet.store.leftovers import sweep_for
from hamlet.store.locks import GameLock
from hamlet.store.salvage import sturdy

# Offered: the bytes of a record, or something that makes the record when the thread gets to it.
Offered = bytes | Callable[[], Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class SaveOffer:
    """A game to be saved, and how far the journal was by then."""

    record: Offered
    token: str = ""
    lines: int = 0


class SavingWork:
    """What is done with one offer; never used by two threads at once."""

    def __init__(self, files: GameFiles, keep: int | None, disk: Disk) -> None:
        self.files = files
        self._keep = keep
        self._disk = disk
        self._lock: GameLock | None = None
        self._pruned = False
        self._saved = SaveOffer(b"")

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
        """Write a game and begin its journal: what went wrong with the game; the journal, if there is one."""
        token = secrets.token_hex(8)
        problem = self.save(SaveOffer(record, token))
        if problem is not None:
            return problem, None
        try:
            return None, Journal(self.files.journal, token, self._disk)
        except StoreError:
            return None, None

    def save(self, offer: SaveOffer) -> StoreError | None:
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

    def _bytes_of(self, offer: SaveOffer) -> bytes:
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
        if self._pruned or self._keep is None:
            return
        self._pruned = True
        try:
            prune(self.files.folder, self.files.game_id, self._keep, self._disk)
        except StoreError:
            # Too many old games are no harm; the next game tries again.
            return
