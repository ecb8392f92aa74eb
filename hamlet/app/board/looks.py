"""In which season and light a state is to be seen: as the game says, else as the player wishes."""

from __future__ import annotations

from hamlet.app.art.packs.wearing import season_in
from hamlet.app.art.seasons.daylight import VillageLook, light_called
from hamlet.app.art.seasons.palettes import SEASONS, season_called
from hamlet.app.board.contents import season_of
from hamlet.app.wishes import AS_IT_IS, WishedLook
from hamlet.engine.state import State
from hamlet.store.setting_values import TURNING

ROUNDS = 3
"""So many rounds a season lasts where they turn."""


def look_of(state: State, wished: WishedLook = AS_IT_IS) -> VillageLook:
    """The look of a state."""
    own = "" if wished.always and wished.season else season_of(state)
    if own:
        return VillageLook(season_in(state.box.definitions, own), light_called(wished.light))
    season = season_called(_wished_season(state.round, wished.season))
    return VillageLook(season, light_called(wished.light))


def _wished_season(number: int, wished: str) -> str:
    """A year begins in spring."""
    if wished != TURNING:
        return wished
    year = tuple(SEASONS)
    return year[max(0, number - 1) // ROUNDS % len(year)]
