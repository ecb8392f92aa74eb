"""Drawings of buildings by name, which tiles ask for, and fitting stand-ins for any other."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import BANNER, NEUTRAL, PAPER, goods_colour, mix, rgb
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings import civic, lakeside, landmarks, refineries
from hamlet.app.art.tile.buildings.civic import CHURCH_PARTS, draw_church
from hamlet.app.art.tile.buildings.model import (
    BROWN,
    BUILDINGS,
    MOSS,
    PLUM,
    SLATE,
    STRETCH,
    TEAL,
    TERRACOTTA,
    WINE,
    House,
    Model,
    Sails,
    gable,
    long_house,
)
from hamlet.app.art.tile.buildings.pictured import draw_pictured, picture_of, told_of_picture
from hamlet.app.art.tile.buildings.props import banner_flag, crate, hay
from hamlet.engine.definitions import Definitions, Kind, Tile
from hamlet.engine.scoring.measures import MATCHING_SEGMENT

__all__ = [
    "CHURCH_PARTS",
    "church_parts",
    "civic",
    "draw_building",
    "filled_with",
    "lakeside",
    "lamps_of",
    "landmarks",
    "model_of",
    "picture_of",
    "refineries",
    "sails_of",
    "smoke_of",
    "told_of_picture",
]

_SMALL = 8  # pixels per side of a building that is only asked for its chimneys
_ROOFS = (TERRACOTTA, SLATE, BROWN, MOSS, WINE, PLUM, TEAL)


def church_parts(delivered: int, slots: int) -> int:
    """How much of the Church stands: what few seats need not build is there from the start."""
    return CHURCH_PARTS - slots + delivered


def filled_with(definitions: Definitions, tile: Tile) -> str | None:
    """The terrain that fills a landmark scored by its like segments: a whole wood or range, no building."""
    score = tile.score
    if score is None or score.per != MATCHING_SEGMENT or score.terrain is None or tile.kind != Kind.LANDMARK:
        return None
    terrain = definitions.terrains[score.terrain].id
    if terrain not in {"forest", "mountain"} or tile.drawing in BUILDINGS:
        return None
    return terrain if picture_of(definitions, tile) is None else None


def _stand_in(model: Model, definitions: Definitions, tile: Tile) -> None:
    """A building for a tile nobody drew: its form from the kind, its goods beside it."""
    roof = _ROOFS[seed_of(tile.id) % len(_ROOFS)]
    goods = [definitions.materials[m].id for m in (*tile.produces, *(tile.refines or ())[1:])]
    colour = goods_colour(goods[0]) if goods else NEUTRAL
    if tile.kind == Kind.PRODUCER:
        gable(model, House(0, 0.16, 0.42, 0.28, roof, rgb("EAD9B4"), 0.16))
        for k in range(3):
            model.disc(0.3 + k * 0.08, 0.16 - (k % 2) * 0.05, 0.05, colour)
    elif tile.kind == Kind.REFINERY:
        long_house(model, House(-0.06, 0.16, 0.56, 0.44, roof))
        crate(model, 0.3, 0.2)
        model.disc(0.35, 0.06, 0.05, colour)
    elif tile.kind == Kind.LANDMARK:
        long_house(model, House(0, 0.16, 0.54, 0.44, roof, mix(PAPER, roof, 0.1)))
        gable(model, House(0, 0.2, 0.22, 0.12, roof, PAPER, 0.17), 0.12)
        banner_flag(model, 0, -0.16, BANNER, 0.2)
    else:
        long_house(model, House(0, 0.16, 0.6, 0.46, roof))
        hay(model, 0.4, 0.16)


def smoke_of(definitions: Definitions, tile: Tile) -> tuple[Point, ...]:
    """Where smoke rises from the building of a tile, in sides from its heart."""
    model = model_of(definitions, tile, _SMALL)
    return tuple((x * STRETCH, y * STRETCH) for x, y in model.smoke) if model is not None else ()


def lamps_of(definitions: Definitions, tile: Tile) -> tuple[Point, ...]:
    """Where the lamps of the building of a tile are, in sides from its heart."""
    model = model_of(definitions, tile, _SMALL)
    return tuple((x * STRETCH, y * STRETCH) for x, y in model.lamps) if model is not None else ()


def sails_of(definitions: Definitions, tile: Tile) -> tuple[Sails, ...]:
    """The sails of the building of a tile."""
    model = model_of(definitions, tile, _SMALL)
    return tuple(model.sails) if model is not None else ()


def model_of(
    definitions: Definitions,
    tile: Tile,
    length: float,
    parts: int = 0,
    *,
    snowy: bool = False,
    becalmed: bool = False,
) -> Model | None:
    """The building of a tile as a model; None for woods and ranges. Becalmed: without its sails."""
    if filled_with(definitions, tile):
        return None
    model = Model(length, snowy=snowy, becalmed=becalmed)
    if picture_of(definitions, tile) is not None:
        draw_pictured(model, definitions, tile)
    elif tile.kind == Kind.CHURCH:
        draw_church(model, parts)
    elif tile.drawing in BUILDINGS:
        BUILDINGS[tile.drawing](model)
    else:
        _stand_in(model, definitions, tile)
    return model


def draw_building(
    definitions: Definitions, tile: Tile, length: float, parts: int = 0, *, snowy: bool = False
) -> pygame.Surface | None:
    """The building of a tile, the heart in the middle of the picture; None for woods and ranges."""
    model = model_of(definitions, tile, length, parts, snowy=snowy)
    return model.done() if model else None
