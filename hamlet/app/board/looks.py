"""In which season and light a state is to be seen: as the game says, else as the player wishes."""

from __future__ import annotations

from hamlet.app.art.seasons.light import Look, light_called
from hamlet.app.art.seasons.palettes import SEASONS, season_called
from hamlet.app.board.contents import season_of
from hamlet.engine.state import State
from hamlet.store.setting_values import TURNING
from hamlet.store.settings import Settings
from hamlet.values import dataclass

ROUNDS = 3
"""So many rounds a season lasts where they turn."""


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


def look_of(state: State, wished: WishedLook = AS_IT_IS) -> Look:
    """The look of a state."""
    own = "" if wished.always and wished.season else season_of(state)
    return Look(season_called(own or _wished_season(state.round, wished.season)), light_called(wished.light))


def _wished_season(number: int, wished: str) -> str:
    """A year begins in spring."""
    if wished != TURNING:
        return wished
    year = tuple(SEASONS)
    return year[max(0, number - 1) // ROUNDS % len(year)]
