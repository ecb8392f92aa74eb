"""A whole village as one small picture, without names, goods and pieces; painted bit by bit."""

from __future__ import annotations

import math
from collections.abc import Generator

import pygame

from hamlet.app.art.shapes import clear
from hamlet.app.art.tile.buildings import church_parts
from hamlet.app.art.tile_badges import NOTHING
from hamlet.app.art.water.water_seasons import water_of
from hamlet.app.board.composing import Composer, ready_key
from hamlet.app.board.contents import season_of
from hamlet.app.board.display_list import Shown
from hamlet.app.board.lakes.afloat import LakeContents
from hamlet.app.board.shadows import paint_shadows, reach
from hamlet.app.board.studio import DRAWN, Studio
from hamlet.engine.lake.base import LAKE
from hamlet.engine.state import State

LEAST = 49  # pixels per side below which tiles are drawn more simply
BARE = 0.0  # the scale of a village without badges


def painting(studio: Studio, state: State, box: tuple[int, int]) -> Generator[None, None, pygame.Surface]:
    """Paint a village so that it just fits the box, on nothing; every step takes a few milliseconds."""
    studio.season = water_of(season_of(state))
    composer, shown = Composer(studio), _bare(state)
    extent = composer.extent(shown.village)
    wide, high = extent.right - extent.left, extent.bottom - extent.top
    exact = min(box[0] / (wide + 0.7), box[1] / (high + 0.7))
    length = max(LEAST, min(DRAWN[-1], round(exact)))
    for placed in shown.village.tiles:
        yield from studio.prepare(placed.tile, placed.rotation, length, shown.parts)
        composer.ready.add(ready_key(placed, length, BARE))
        yield
    for view in studio.lakes(shown.village):
        yield from studio.prepare_lake(view, length)
        composer.ready.add(ready_key(view, length, BARE))
        yield
    composition = composer.compose_bare(shown, length)
    yield
    edge = reach(length)
    area = pygame.Rect(
        math.floor(extent.left * length) - edge,
        math.floor(extent.top * length) - edge,
        math.ceil(wide * length) + 2 * edge,
        math.ceil(high * length) + 2 * edge,
    )
    picture = clear(area.size, (14, 8, 4))
    paint_shadows(picture, area, (0, 0), composition.outlines, length)
    yield
    for item in composition.items:
        picture.blit(item.surface, item.rect.move(-area.left, -area.top))
    yield
    ratio = min(box[0] / area.width, box[1] / area.height)
    if ratio < 1:
        size = (max(1, round(area.width * ratio)), max(1, round(area.height * ratio)))
        picture = pygame.transform.smoothscale(picture, size)
    return picture


def _bare(state: State) -> Shown:
    """The village with its lakes, and nothing on them."""
    village = state.village
    built = len(state.church) - state.church.count(-1)
    lakes = tuple(LakeContents() for _ in village.lakes) if LAKE in state.box.ruleset.positions else ()
    parts = church_parts(built, len(state.church))
    return Shown(village, (NOTHING,) * len(village.tiles), parts, lakes)
