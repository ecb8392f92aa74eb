"""Who and what stands on the tiles of the title's village: villagers, donkeys, flags."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.piece_pictures import FLAG, piece_picture
from hamlet.app.art.shapes import Point
from hamlet.app.board.contents import pieces_of
from hamlet.app.board.display_list import Item
from hamlet.app.board.eye import Eye
from hamlet.app.board.studio import Studio
from hamlet.app.screens.title_parts.village_reading import EveningScenery
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

SIDE = 0.31  # of a piece, in sides of a tile
MOST = 3  # on one tile: this is a picture, and nobody counts


def standing_there(scenery: EveningScenery, studio: Studio, eye: Eye) -> Iterator[Item]:
    """The pieces of every tile as items of the map, those in front last."""
    length = round(eye.length)
    for uid, placed in enumerate(scenery.state.village.tiles):
        spots = studio.tiles.places(placed.tile, placed.rotation, length).yard
        for (kind, seat), spot in zip(_pieces_on(scenery, uid, placed), spots, strict=False):
            colour = scenery.colours[seat] if seat < len(scenery.colours) else None
            picture = piece_picture(kind, colour, round(SIDE * length))
            yield Item(("piece", uid, kind, seat), picture, _place(picture, placed, spot, length), placed.at)


def _pieces_on(scenery: EveningScenery, uid: int, placed: Placed) -> list[tuple[str, int]]:
    found = [(kind, seat) for tile, kind, seat in sorted(pieces_of(scenery.state)) if tile == uid]
    flags = [(FLAG, placed.owner)] if placed.owner >= 0 else []
    return [*flags, *found][:MOST]


def _place(picture: pygame.Surface, placed: Placed, spot: Point, length: int) -> pygame.Rect:
    x, y = to_plane(placed.at)
    return picture.get_rect(center=(round((x + spot[0]) * length), round((y + spot[1]) * length)))
