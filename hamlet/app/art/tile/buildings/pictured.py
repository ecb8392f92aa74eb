"""A picture of a pack in the place of a building: it stands on the drawn ground, and snow lies on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hamlet.app.art.packs.pack_pictures import PACK_PICTURES, PictureName, fitted, picture_named
from hamlet.app.art.tile.buildings.model import FINE, STRETCH, Model
from hamlet.engine.definitions import Definitions, Tile

WIDTH: Final = 0.84
"""Of a picture that does not say how wide it is, in sides: as of a drawn building."""
HIGHEST: Final = 1.05
NARROWEST, WIDEST = 0.2, 1.6


def picture_of(definitions: Definitions, tile: Tile) -> PictureName | None:
    """The picture that stands on a tile, if its pack has one that can be shown."""
    entry = _entry(definitions, tile)
    name = picture_named(entry)
    return name if name is not None and PACK_PICTURES.of(name) is not None else None


def told_of_picture(definitions: Definitions, tile: Tile) -> str:
    """All that a picture changes of a tile, in words; nothing where none stands there."""
    name = picture_of(definitions, tile)
    return f" {name.hash} {_entry(definitions, tile).get('picture_width')}" if name is not None else ""


def draw_pictured(model: Model, definitions: Definitions, tile: Tile) -> None:
    """The picture with its middle on the heart, and a short shadow beside it."""
    name = picture_of(definitions, tile)
    picture = PACK_PICTURES.of(name) if name is not None else None
    if picture is None:
        return
    side = model.length / STRETCH * FINE
    told = _entry(definitions, tile).get("picture_width")
    wide = min(WIDEST, max(NARROWEST, told)) if isinstance(told, int | float) else 0.0
    most = (wide, WIDEST) if wide else (WIDTH, HIGHEST)
    room = (max(1, round(most[0] * side)), max(1, round(most[1] * side)))
    shown = fitted(picture, room)
    middle = model.surface.get_width() // 2
    place = shown.get_rect(center=(middle, middle))
    across, low = place.width / 2 / model.unit, place.height / 2 / model.unit
    model.shade(
        [
            (-across * 0.8, low * 0.94),
            (across * 0.9, low * 0.94),
            (across + 0.07, low + 0.03),
            (across + 0.07, low * 0.62),
            (across * 0.8, low * 0.4),
        ]
    )
    model.surface.blit(shown, place)


def _entry(definitions: Definitions, tile: Tile) -> Mapping[str, object]:
    tiles = definitions.data.get("tiles", ())
    if not isinstance(tiles, list | tuple):
        return {}
    return next((each for each in tiles if isinstance(each, Mapping) and each.get("id") == tile.id), {})
