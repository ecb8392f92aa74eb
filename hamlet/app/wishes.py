"""How the player wishes to see villages."""

from __future__ import annotations

from hamlet.store.settings import Settings
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class WishedLook:
    """What the player wishes: a season where the game itself has none, or turning; and a time of day."""

    season: str = ""
    light: str = ""
    always: bool = False
    """Whether the season is shown though the game has one of its own: for pictures of it."""


AS_IT_IS = WishedLook()


def wished_look(settings: Settings) -> WishedLook:
    """What the settings say."""
    return WishedLook(settings.village_season, settings.village_light)
