"""What the town is called: as its village was until somebody names it; the name is kept with the game."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.home import Home
from hamlet.session.session import Session
from hamlet.store.errors import StoreError
from hamlet.store.game_names import as_name, read_name, write_name
from hamlet.store.generations import GameFiles
from hamlet.words.villages import village_name


class TownName:
    """The name of one game's town."""

    def __init__(self, home: Home, session: Session) -> None:
        self._home = home
        self._usual = village_name(home.words, session.id or str(session.setup.seed))
        self._files = _files_of(home, session)
        given = read_name(self._files, home.disk) if self._files is not None else None
        self.name = given or self._usual

    def give(self, name: str) -> str:
        """Call it so; why that is not kept, or nothing. An empty name gives back the one it began with."""
        wanted = as_name(name)
        if (wanted or self._usual) == self.name:
            return ""
        self.name = wanted or self._usual
        if self._files is None:
            return ""
        try:
            write_name(self._files, wanted, self._home.disk)
        except StoreError as error:
            return error.told(self._home.words)
        return ""


def _files_of(home: Home, session: Session) -> GameFiles | None:
    """Where the game is kept; None if it is only looked at."""
    folders = (home.folders.autosaves, *(Path(place) for place in home.settings.places))
    for folder in folders if session.id else ():
        try:
            files = GameFiles(folder, session.id or "")
        except StoreError:
            return None
        if any(home.disk.exists(path) for path in (files.latest, files.journal)):
            return files
    return None
