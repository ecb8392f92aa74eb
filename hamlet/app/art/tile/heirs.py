"""The drawings of a game whose packs have changed a little: what is as it was need not be drawn again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings import told_of_picture
from hamlet.engine.definitions import Definitions

MOST_OTHERS: Final = 4
"""With more tiles than that which are others, everything is begun anew."""
OF_TILES: Final = (
    *("plan", "field", "stand", "roads", "farmed", "has_windows", "building_box", "places", "preparing"),
    *("ground", "preparing_ground", "sketch", "known_sketch", "building", "becalmed", "windows", "shadow"),
    *("surface", "blueprint"),
)
"""What is asked about one tile, which is named first."""


class HeirArt(TileArt):
    """Asks the drawings of the former game for all tiles that are the same."""

    def __init__(self, definitions: Definitions, former: TileArt, same: frozenset[int]) -> None:
        self.former = former
        season = former.season
        super().__init__(definitions, former.kept)
        self.season = season
        for name in OF_TILES:
            setattr(self, name, _shared(same, getattr(former, name), getattr(self, name)))

    @property
    def season(self) -> SeasonLook:
        """The season in which everything is drawn, by both."""
        return self.former.season

    @season.setter
    def season(self, season: SeasonLook) -> None:
        self.former.season = season


def _shared(same: frozenset[int], theirs: Callable[..., Any], own: Callable[..., Any]) -> Callable[..., Any]:
    def asked(tile: int, *rest: Any, **named: Any) -> Any:  # noqa: ANN401 - whatever is asked about a tile
        return (theirs if tile in same else own)(tile, *rest, **named)

    return asked


def heir_of(former: TileArt, definitions: Definitions) -> TileArt | None:
    """The drawings of nearly the same definitions; None where too much is different."""
    first = former.former if isinstance(former, HeirArt) else former
    before = first.definitions
    if before.terrains != definitions.terrains or before.materials != definitions.materials:
        return None
    pairs = enumerate(zip(before.tiles, definitions.tiles, strict=False))
    same = frozenset(
        number
        for number, (one, other) in pairs
        if one == other and told_of_picture(before, one) == told_of_picture(definitions, other)
    )
    if len(definitions.tiles) - len(same) > MOST_OTHERS or first.kept is not former.kept:
        return None
    return HeirArt(definitions, first, same)
