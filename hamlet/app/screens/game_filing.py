"""What is done with the files of games: renamed, exported, imported, deleted and had back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.starting import session_from
from hamlet.session.record import RecordError, load_session, make_record, recover
from hamlet.session.recording import about
from hamlet.session.session import Session
from hamlet.store.deleting import DeletedGame
from hamlet.store.envelope import MOST_BYTES
from hamlet.store.errors import StoreError, about_file, reading_failed
from hamlet.store.exchange import export_record, keep_record
from hamlet.store.game_names import as_name, write_name
from hamlet.store.generations import GameFiles
from hamlet.store.journal import KEY
from hamlet.store.kept_games import KeptGame
from hamlet.store.records import read_record
from hamlet.store.salvage import salvage
from hamlet.store.saves import load_kept
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class TakenIn:
    """A game that came from a file; `moves` says how many were sound if the file is damaged."""

    files: GameFiles
    name: str
    moves: int | None = None


class GameFiling:
    """The player's files. Whatever cannot be done raises a `StoreError` or a `StartError`: one sentence."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._deleted: list[tuple[DeletedGame, str]] = []

    def rename(self, game: KeptGame, name: str) -> None:
        """Call a game so from now on; an empty name gives it back the one it began with."""
        write_name(game.files, name, self._home.disk)

    # to and from files

    def export(self, game: KeptGame, name: str) -> Path:
        """Write a game into a file of the player's, with all that was played; where that lies."""
        found = load_kept(game.files, self._home.disk)
        record = found.record
        actions = record.get("actions")
        if found.since.actions or (isinstance(actions, list) and found.since.kept < len(actions)):
            record = make_record(session_from(self._home.words, found)[0])
        given = {key: value for key, value in record.items() if key != KEY}
        return export_record(self._home.folders, name, game.files.game_id, given, self._home.disk)

    def take_in(self, path: Path) -> TakenIn:
        """Keep the game of a file; of a damaged one its sound beginning."""
        if "\0" in str(path):
            raise about_file("missing", path)
        try:
            record = read_record(path, disk=self._home.disk)
        except StoreError as error:
            if error.code != "damaged":
                raise
            return self._take_in_left(path, error)
        try:
            session, _ = load_session(record, self._home.words)
        except RecordError as error:
            told = self._home.words.told(error)
            raise StartError(self._home.words.label("screens.error.not_opened", error=told)) from error
        return self._kept(path, record, session)

    def _take_in_left(self, path: Path, damage: StoreError) -> TakenIn:
        words = self._home.words
        try:
            found = salvage(self._home.disk.read(path, MOST_BYTES))
            session = recover(found, words)
        except OSError as error:
            raise reading_failed(error, path) from error
        except RecordError as error:
            why = damage.told(words)
            raise StartError(words.label("screens.games.import.nothing", why=why)) from error
        moves = len(session.history.done)
        given: dict[str, object] = {key: found[key] for key in ("id", "name") if key in found}
        return self._kept(path, {**make_record(session), **given}, session, moves)

    def _kept(
        self, path: Path, record: Mapping[str, Any], session: Session, moves: int | None = None
    ) -> TakenIn:
        given = record.get("name")
        name = as_name(given if isinstance(given, str) else "") or as_name(path.stem)
        whole = {key: value for key, value in record.items() if key != KEY}
        whole["about"] = about(session.setup, session.state)
        return TakenIn(keep_record(self._home.folders, whole, name, self._home.disk), name, moves)

    # away and back

    def delete(self, game: KeptGame, name: str) -> None:
        """Take a game off the list; it can be had back until the files are closed."""
        self._deleted.append((DeletedGame(game.files, self._home.disk), name))

    @property
    def last_deleted(self) -> str | None:
        """What the game is called that would be had back."""
        return self._deleted[-1][1] if self._deleted else None

    def put_back(self) -> str | None:
        """The game deleted last is there again; its id."""
        if not self._deleted:
            return None
        game, _ = self._deleted.pop()
        game.put_back()
        return game.files.game_id

    def close(self) -> None:
        """What was deleted is gone for good."""
        while self._deleted:
            self._deleted.pop()[0].forget()
