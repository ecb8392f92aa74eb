"""What every screen may need of the player's own: folders and settings."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field, replace

from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders, user_folders
from hamlet.store.settings import Settings, load_settings, save_settings


@dataclass(slots=True)
class Home:
    """The player's folders and settings; the settings are replaced as a whole when one changes."""

    folders: Folders
    settings: Settings = field(default_factory=Settings)

    @classmethod
    def of_user(cls) -> Home:
        """As the player left them."""
        folders = user_folders()
        return cls(folders, load_settings(folders).settings)

    def keep(self, settings: Settings) -> None:
        """Take other settings and write them; a full disk is no reason to stop playing."""
        self.settings = settings
        with contextlib.suppress(StoreError):
            save_settings(self.settings, self.folders)

    def keep_pace(self, speed: float) -> None:
        """Remember how fast moves are shown."""
        self.keep(replace(self.settings, animation_speed=speed))
