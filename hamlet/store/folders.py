"""Where the player's files live."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from hamlet.store.errors import StoreError, reading_failed

HOME_VARIABLE = "HAMLET_HOME"
_APP = "hamlet"
# No folder can be made in there: whoever tries is told, and nothing lands in some odd place.
_NOWHERE = Path(os.devnull) / _APP


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one player: the system's usual ones, or all below one root."""

    root: Path | None = None
    trouble: StoreError | None = field(default=None, compare=False)
    """Why there is no place for the player's files at all."""

    @property
    def data(self) -> Path:
        """What the player would miss: games and packs."""
        return self.root or platformdirs.user_data_path(_APP, appauthor=False)

    @property
    def saves(self) -> Path:
        """Games saved under a name."""
        return self.data / "saves"

    @property
    def autosaves(self) -> Path:
        """Games the program keeps by itself."""
        return self.data / "autosaves"

    @property
    def packs(self) -> Path:
        """Packs the player added."""
        return self.data / "packs"

    @property
    def exports(self) -> Path:
        """Games as files to give to somebody."""
        return self.data / "exports"

    @property
    def pictures(self) -> Path:
        """Pictures that the player took."""
        return self.data / "pictures"

    @property
    def reports(self) -> Path:
        """What can be sent to whoever mends the game."""
        return self.data / "reports"

    @property
    def logs(self) -> Path:
        """What the program writes down about itself."""
        return self.root / "logs" if self.root else platformdirs.user_log_path(_APP, appauthor=False)

    @property
    def settings(self) -> Path:
        """The settings file."""
        config = self.root or platformdirs.user_config_path(_APP, appauthor=False)
        return config / "settings.json"

    @property
    def cache(self) -> Path:
        """What can be made again at any time."""
        return self.root / "cache" if self.root else platformdirs.user_cache_path(_APP, appauthor=False)


def user_folders(environ: Mapping[str, str] | None = None) -> Folders:
    """The player's folders, below HAMLET_HOME if that is set; a StoreError if it can be no folder."""
    variables = os.environ if environ is None else environ
    home = variables.get(HOME_VARIABLE, "")
    if home:
        return Folders(_chosen(home))
    if variables.get("HOME") != "" and _system_knows():
        return Folders()
    return Folders(_NOWHERE, StoreError("no_home", variable=HOME_VARIABLE))


def nowhere() -> Folders:
    """Folders in which nothing is found and nothing can be kept."""
    return Folders(_NOWHERE)


def _system_knows() -> bool:
    """Whether the system has a home for this player: if not, its folders are none, or begin with a `~`."""
    folders = Folders()
    try:
        return all(place.is_absolute() for place in (folders.data, folders.settings, folders.cache))
    except RuntimeError:
        return False


def _chosen(home: str) -> Path:
    """The folder that somebody named, which may still have to be made."""
    try:
        path = Path(home).expanduser().absolute()
    except RuntimeError as error:
        raise StoreError("home_unknown", variable=HOME_VARIABLE, path=home) from error
    for place in (path, *path.parents):
        try:
            found = place.stat()
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            raise reading_failed(error, path) from error
        if not stat.S_ISDIR(found.st_mode):
            raise StoreError("home_no_folder", variable=HOME_VARIABLE, path=home, found=str(place))
        break
    return path
