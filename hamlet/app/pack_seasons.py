"""The seasons of the packs that are on: villages without a season of their own may be seen in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import is_
from typing import Any

from hamlet.app.art.seasons.palettes import OFFERED, SEASONS
from hamlet.app.errors import StartError
from hamlet.app.home import Home


@dataclass(frozen=True, slots=True)
class PackSeason:
    """A season that has colours of its own: its id, what it is called, and how its pack writes them."""

    id: str
    name: str
    palette: Mapping[str, Any]


def seasons_of_packs(home: Home) -> tuple[PackSeason, ...]:
    """Those beside our four, with which new games are played; none, if none can be played."""
    try:
        told = home.choice.packs.data.get("seasons", ())
    except StartError:
        return ()
    return tuple(
        PackSeason(each["id"], home.words.given(each), each["palette"])
        for each in told
        if each["id"] not in SEASONS and each.get("palette")
    )


class SeasonsOn:
    """Told to whoever draws a village; packs are read only if a season is wished that is none of ours."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._found: Mapping[str, Mapping[str, Any]] | None = None
        self._for: tuple[object, ...] = ()

    def palettes(self) -> Mapping[str, Mapping[str, Any]]:
        """The colours of each by its id, found once for the packs that are on."""
        if self._found is None or not all(map(is_, self._for, self._packs)):
            self._found = {each.id: each.palette for each in seasons_of_packs(self._home)}
            self._for = self._packs
        return self._found

    @property
    def _packs(self) -> tuple[object, ...]:
        """As long as these are the same objects, nothing else is on."""
        home = self._home
        return home.loaded_choice, home.wanted, home.settings.packs_on, home.settings.packs_order


def offer_seasons(home: Home) -> None:
    """From now on the seasons of this player's packs are known wherever villages are drawn."""
    OFFERED.come_from(SeasonsOn(home).palettes)
