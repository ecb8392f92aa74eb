"""What every screen may need of the player's own: folders and settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from hamlet.store.folders import Folders, user_folders
from hamlet.store.settings import Settings, load_settings


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
