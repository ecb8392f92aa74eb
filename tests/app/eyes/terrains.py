"""The terrains as they are really drawn: one tile of each kind of belt, one lake, and their mean colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import Colour
from hamlet.app.art.seasons.palettes import SEASONS
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.plan import Edge
from hamlet.app.art.water.lake_painting import LakePainter
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.app.art.water.ramps import SHORE
from hamlet.content import load_base, resolve
from hamlet.engine.definitions import Definitions, Kind, Tile
from hamlet.engine.lattice.outline import shape_from_text
from hamlet.engine.reading import read_definitions
from tests.app.art.lakes import SITES

LENGTH = 79
SEASON_NAMES = ("spring", "summer", "autumn", "winter")
_HEXAGON = "E:{0} SE:{0} SW:{0} W:{0} NW:{0} NE:{0}"
_ACROSS = {"forest": (0.04, 0.2), "mountain": (0.04, 0.2), "road": (0.05, 0.4)}
"""From the rim to so deep into the tile a terrain is looked at, in sides."""
_ALONG = {"forest": (0.12, 0.88), "mountain": (0.12, 0.88), "road": (0.36, 0.64)}


def art_in(season: str) -> TileArt:
    """The game's own drawings in this season, with a tile of nothing but each terrain of the land."""
    art = TileArt(_with_plain_tiles())
    art.season = SEASONS[season]
    return art


@cache
def drawn_terrains(season: str) -> dict[str, Colour]:
    """The mean colour of each terrain as it is drawn in this season, and of the open ground."""
    art = art_in(season)
    found = {terrain: mean(_seen_along(art, terrain)) for terrain in _ACROSS}
    return {**found, "water": mean(_seen_water(art))}


def drawn_ground(season: str) -> Colour:
    """The mean colour of open ground, where nothing grows."""
    art = art_in(season)
    tile = art.definitions.tile_index("plain_road")
    edges = art.plan(tile, 0).edges
    picture = art.ground(tile, 0, LENGTH)
    # Beside a road, away from the bevel of the rim and from the clearings at its corners.
    spots = [
        edge.at(along, depth / 100) for edge in edges for along in (0.19, 0.81) for depth in range(20, 36)
    ]
    return mean(_at(picture, spots))


def mean(colours: Iterable[Colour]) -> Colour:
    """The colour that all of these together make from afar."""
    seen = list(colours)
    red, green, blue = (round(sum(colour[part] for colour in seen) / len(seen)) for part in range(3))
    return red, green, blue


@cache
def _with_plain_tiles() -> Definitions:
    definitions = read_definitions(resolve(load_base()))
    letters = {terrain.letter: number for number, terrain in enumerate(definitions.terrains)}
    own = tuple(
        Tile(
            f"plain_{terrain}",
            terrain.title(),
            Kind.PRODUCER,
            (("bag", 1),),
            shape_from_text(_HEXAGON.format(terrain[0].upper()), letters),
        )
        for terrain in _ACROSS
    )
    return replace(definitions, tiles=(*definitions.tiles, *own))


def _seen_along(art: TileArt, terrain: str) -> Iterator[Colour]:
    tile = art.definitions.tile_index(f"plain_{terrain}")
    spots = [spot for edge in art.plan(tile, 0).edges for spot in _spots(edge, terrain)]
    return _at(art.ground(tile, 0, LENGTH), spots)


def _spots(edge: Edge, terrain: str) -> Iterator[Point]:
    (left, right), (near, far), steps = _ALONG[terrain], _ACROSS[terrain], 24
    for k in range(steps):
        for j in range(steps):
            along, depth = left + (right - left) * k / (steps - 1), near + (far - near) * j / (steps - 1)
            yield edge.at(along, depth)


def _at(picture: Picture, spots: Iterable[Point]) -> Iterator[Colour]:
    for x, y in spots:
        where = (round(picture.origin[0] + x * LENGTH), round(picture.origin[1] + y * LENGTH))
        red, green, blue, _ = picture.surface.get_at(where)
        yield red, green, blue


def _seen_water(art: TileArt) -> Iterator[Colour]:
    """All that is deeper than the shore, with its ripples and mirrors, in lakes of every size and form."""
    for lake in SITES.values():
        painter = LakePainter(LakeSite(lake.triangles, lake.shores, (), lake.seed, art.season), LENGTH)
        surface, width = painter.picture().surface, painter.frame.size[0]
        for number, depth in enumerate(painter.depths.index):
            if depth > SHORE + 20:
                colour: pygame.Color = surface.get_at((number % width, number // width))
                if colour.a == 255:
                    yield colour.r, colour.g, colour.b
