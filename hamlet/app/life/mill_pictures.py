"""A mill of the village: what is seen where its sails turn, without them and before them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.cache import Picture, onto
from hamlet.app.art.kept_with import kept_with
from hamlet.app.art.shapes import clear
from hamlet.app.art.tile.buildings import sails_of
from hamlet.app.art.tile.buildings.model import STRETCH, Sails
from hamlet.app.art.tile.buildings.sails import reach_of, turned_sails
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.board.display_list import Composition, Item
from hamlet.app.board.studio import Studio, drawn_length, scaled
from hamlet.engine.lattice.geometry import Vertex


@kept_with(64)
def mill_sails(layout: TileLayout, tile: int) -> tuple[Sails, ...]:
    """The sails of a tile's building."""
    return sails_of(layout.definitions, layout.definitions.tiles[tile])


@dataclass(frozen=True, eq=False)
class MillPlace:
    """Where sails are on the map, and how large."""

    sails: Sails
    size: float
    """The length for which they are drawn."""
    hub: tuple[int, int]

    @property
    def rect(self) -> pygame.Rect:
        """All that they ever cover."""
        reach = math.ceil(reach_of(self.sails) * STRETCH * self.size) + 2
        return pygame.Rect(self.hub[0] - reach, self.hub[1] - reach, 2 * reach, 2 * reach)


@dataclass(frozen=True, eq=False)
class Mill:
    """A mill as it is painted now; nothing of it changes while one only looks."""

    at: Vertex
    place: MillPlace
    rect: pygame.Rect
    below: pygame.Surface
    """What is seen there without its sails."""
    above: pygame.Surface | None
    """What of that stands before them, if anything does."""


def place_of(studio: Studio, item: Item, sails: Sails, length: int) -> MillPlace:
    """Where the sails of a building are."""
    tile, rotation, drawn = item.key[2], item.key[3], drawn_length(length)
    size = round(drawn * studio.tiles.stand(tile, rotation)[1]) * length / drawn
    whole = studio.building(tile, rotation, length, 0)
    left, top = whole.origin if whole is not None else (0, 0)
    x, y = sails.hub[0] * STRETCH * size, sails.hub[1] * STRETCH * size
    return MillPlace(sails, size, (round(item.rect.left + left + x), round(item.rect.top + top + y)))


def becalmed(studio: Studio, item: Item, length: int) -> pygame.Surface:
    """The building of a mill without its sails, as large as with them."""
    tile, rotation, drawn = item.key[2], item.key[3], drawn_length(length)

    def draw() -> Picture:
        bare = studio.tiles.becalmed(tile, rotation, drawn) or Picture(clear((1, 1)), (0, 0))
        studio.look.fall_on(bare.surface)
        return scaled(bare, length / drawn)

    return studio.keep(("becalmed", tile, rotation, length, studio.look.name), draw).surface


def wheel(studio: Studio, place: MillPlace, step: int) -> Picture:
    """Sails so many steps from rest, in the light of the village."""

    def draw() -> Picture:
        picture = turned_sails(place.sails, place.size, step)
        studio.look.fall_on(picture.surface)
        return picture

    return studio.keep(("sails", place.sails, place.size, step, studio.look.name), draw)


def in_front(composition: Composition, numbers: Sequence[int], rect: pygame.Rect) -> pygame.Surface | None:
    """What these items show in a part of the map."""
    if not numbers:
        return None
    sheet = clear(rect.size)
    for number in numbers:
        item = composition.items[number]
        sheet.blit(onto(sheet, item.surface), (item.rect.left - rect.left, item.rect.top - rect.top))
    return sheet if sheet.get_bounding_rect().width else None
