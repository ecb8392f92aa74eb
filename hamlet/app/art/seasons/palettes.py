"""The looks of the seasons, made of their palettes; how far apart colours must be is measured by tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from hamlet.app.art.palette import Colour, rgb
from hamlet.app.art.seasons.season import FieldColours, SeasonLook
from hamlet.app.art.seeds import seed_of
from hamlet.content.palettes import LIKE, PALETTES, USUAL, whole_palette
from hamlet.store.setting_values import TURNING


def _ramp(texts: Sequence[str]) -> tuple[Colour, ...]:
    return tuple(map(rgb, texts))


def _three(texts: Sequence[str]) -> tuple[Colour, Colour, Colour]:
    first, second, third = _ramp(texts)
    return first, second, third


def _four(texts: Sequence[str]) -> tuple[Colour, Colour, Colour, Colour]:
    first, second, third, fourth = _ramp(texts)
    return first, second, third, fourth


def _shares(parts: Mapping[str, int]) -> tuple[tuple[float, str], ...]:
    """Kinds of trees with their running shares."""
    total = sum(parts.values())
    return tuple((run / total, kind) for run, kind in zip(accumulate(parts.values()), parts, strict=True))


def season_look(name: str, palette: Mapping[str, Any], like: str) -> SeasonLook:
    """A season of these colours."""
    path, path_edge = _ramp(palette["path"])
    shallow, foam, sand, wet_sand = _four(palette["shore"])
    return SeasonLook(
        name,
        _three(palette["ground"]),
        path,
        path_edge,
        _four(palette["rocks"]),
        {kind: _ramp(leaves) for kind, leaves in palette["leaves"].items()},
        _shares(palette["woods"]),
        FieldColours(*_three(palette["field"])),
        _four(palette["water"]),
        shallow,
        foam,
        sand,
        wet_sand,
        rgb(palette["reeds"]),
        flowers=_ramp(palette["flowers"]),
        petals=palette["petals"],
        fallen=_ramp(palette["fallen"]),
        shedding=frozenset(palette.get("falls_from", ())),
        shed=palette.get("falls", 0),
        daylight=rgb(palette["daylight"]),
        frozen=palette.get("frozen", False),
        like=like,
    )


SPRING, SUMMER, AUTUMN, WINTER = (season_look(name, palette, name) for name, palette in PALETTES.items())
SEASONS: Final = {season.name: season for season in (SPRING, SUMMER, AUTUMN, WINTER)}
"""In the order of the year."""
WORN_SEASONS: Final[dict[str, SeasonLook]] = {}
"""The seasons of the packs that are shown, as far as they have colours of their own."""


class OfferedSeasons:
    """The seasons of packs that are on, whether or not the game that is shown is played with these packs."""

    def __init__(self) -> None:
        self._source: Callable[[], Mapping[str, object]] = dict

    def come_from(self, source: Callable[[], Mapping[str, object]]) -> None:
        """From now on their colours are asked for here; that may take long the first time."""
        self._source = source

    def look(self, name: str) -> SeasonLook | None:
        """The season of this name in its colours."""
        palette = self._source().get(name) if name != TURNING else None
        return season_of_pack(name, palette) if palette else None


OFFERED: Final = OfferedSeasons()


def season_called(name: str) -> SeasonLook:
    """A season by its name; summer, where none is known by it."""
    known = WORN_SEASONS.get(name) or SEASONS.get(name)
    return known or (OFFERED.look(name) if name else None) or SUMMER


def season_of_pack(name: str, palette: object) -> SeasonLook:
    """A season of a pack, which has these colours if it has any; a record may say anything."""
    if not isinstance(palette, Mapping):
        return SEASONS.get(name, SUMMER)
    return _of_pack(name, json.dumps(palette, sort_keys=True))


@lru_cache(maxsize=16)
def _of_pack(name: str, written: str) -> SeasonLook:
    """One object for each, whose name is that of no other."""
    own = json.loads(written)
    like = str(own.get(LIKE, USUAL))
    like = like if like in SEASONS else USUAL
    try:
        return season_look(f"{name} {seed_of(written):x}", whole_palette(own), like)
    except (KeyError, TypeError, ValueError, ZeroDivisionError):
        return SEASONS[like]
