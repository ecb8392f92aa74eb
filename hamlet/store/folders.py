"""Where the player's files live."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME_VARIABLE = "HAMLET_HOME"
_APP = "hamlet"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one player: the system's usual ones, or all below one root."""

    root: Path | None = None

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
    def settings(self) -> Path:
        """The settings file."""
        config = self.root or platformdirs.user_config_path(_APP, appauthor=False)
        return config / "settings.json"

    @property
    def cache(self) -> Path:
        """What can be made again at any time."""
        return self.root / "cache" if self.root else platformdirs.user_cache_path(_APP, appauthor=False)


def user_folders(environ: Mapping[str, str] | None = None) -> Folders:
    """The player's folders, below HAMLET_HOME if that is set."""
    home = (os.environ if environ is None else environ).get(HOME_VARIABLE, "")
    return Folders(Path(home).expanduser().absolute()) if home else Folders()
