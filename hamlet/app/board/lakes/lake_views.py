"""The lakes of a village as they are to be drawn: each with its site, and places for fish and a boat.

A lake is closed for good: whatever is built later, its site stays the same, and so do its pictures.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from functools import cached_property

from hamlet.app.art.kept_with import kept_with
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.water.lake_places import FishPlace, boat_place, count_place, fish_places
from hamlet.app.art.water.lake_sites import LakeSite, lake_site
from hamlet.engine.bits import bits
from hamlet.engine.lattice.geometry import Triangle, to_plane, triangle_sides
from hamlet.engine.village import Lake, Placed, Village
from hamlet.engine.village.land import side_key


@dataclass(frozen=True, eq=False)
class LakeView:
    """One lake. Two views with the same key look the same."""

    key: Hashable
    site: LakeSite
    banks: tuple[Triangle, ...]
    """The triangles on which there may be fish."""

    @property
    def season(self) -> SeasonLook:
        """The season in which it is seen, and what lies on it."""
        return self.site.season

    @cached_property
    def boat(self) -> Point:
        """Where a boat's water line lies, or would: the same whatever the fish do."""
        return boat_place(self.site, self.banks)

    @cached_property
    def count(self) -> Point:
        """Where, seen from afar, one fish stands for all."""
        return count_place(self.site, self.boat if len(self.site.triangles) > 1 else None)

    @cached_property
    def _alone(self) -> dict[Triangle, FishPlace]:
        return {place.triangle: place for place in fish_places(self.site, self.site.triangles)}

    @cached_property
    def _with_boat(self) -> dict[Triangle, FishPlace]:
        return {place.triangle: place for place in fish_places(self.site, self.site.triangles, self.boat)}

    def fish(self, triangles: Iterable[Triangle], *, boat: bool) -> tuple[FishPlace, ...]:
        """Where fish on these triangles are, from far to near."""
        wanted, places = set(triangles), self._with_boat if boat else self._alone
        return tuple(place for triangle, place in places.items() if triangle in wanted)

    def contains(self, point: Point) -> bool:
        """Whether a point of the plane lies in it."""
        return triangle_at(point) in self.site.triangles


def triangle_at(point: Point) -> Triangle:
    """The triangle of the lattice in which a point of the plane lies."""
    row = point[1] / to_plane((0, 1))[1]
    across = point[0] - row / 2
    x, y = math.floor(across), math.floor(row)
    return x, y, int(across - x + row - y > 1)


@kept_with(32)
def lakes_of(layout: TileLayout, village: Village, season: SeasonLook = SUMMER) -> tuple[LakeView, ...]:
    """The lakes of a village in a season, in its order; they lie and have their places alike in each."""
    return tuple(_view(layout, village.tiles, lake, season) for lake in village.lakes)


def _view(layout: TileLayout, tiles: tuple[Placed, ...], lake: Lake, season: SeasonLook) -> LakeView:
    banks = tuple(lake.triangles[place] for place in bits(lake.banks))
    beside = tuple(tiles[uid] for uid in bits(lake.beside))
    return _view_between(layout, lake.triangles, beside, banks, season)


def ghost_view(
    layout: TileLayout,
    village: Village,
    held: Placed | None,
    triangles: tuple[Triangle, ...],
    season: SeasonLook = SUMMER,
) -> LakeView:
    """A lake that would be there if the held tile lay there."""
    sides = [side for triangle in triangles for side in triangle_sides(triangle)]
    owners = (village.open_sides.get(side_key(side)) for side in sides)
    near = [village.tiles[uid] for uid in sorted({owner[0] for owner in owners if owner is not None})]
    return _view_between(layout, triangles, (*near, *((held,) if held else ())), triangles, season)


@kept_with(256)
def _view_between(
    layout: TileLayout,
    triangles: tuple[Triangle, ...],
    tiles: tuple[Placed, ...],
    banks: tuple[Triangle, ...],
    season: SeasonLook,
) -> LakeView:
    plans = [(layout.plan(placed.tile, placed.rotation), placed.at) for placed in tiles]
    around = tuple((placed.tile, placed.rotation, placed.at) for placed in tiles)
    return LakeView((triangles, around, season.name), lake_site(triangles, plans, season), banks)
