"""Smoke over the chimneys of the village, where it hides nothing that is to be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import pygame

from hamlet.app.art.palette import WHITE, Colour, mix
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings import smoke_of
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.life.life_view import LifeMap, LifeView
from hamlet.app.life.seasonal import life_of
from hamlet.app.life.smoke import BLEND, GREY, PALE, SMOKE_FRAMES, SmokeColumn, smoke_column, thinned
from hamlet.app.life.sprites import STRENGTHS, Sprite, in_light
from hamlet.app.life.waking import STEP, LifeTime
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

HIGH = 0.95
HIDDEN = 0.4  # of a column may lie behind signs


@lru_cache(maxsize=256)
def _tops(definitions: Definitions, tile: int) -> tuple[Point, ...]:
    return smoke_of(definitions, definitions.tiles[tile])


def chimney_tops(layout: TileLayout, placed: Placed) -> Iterator[Point]:
    """The tops of the chimneys of a tile that lies there, on the plane."""
    ((heart_x, heart_y), size), (x, y) = layout.stand(placed.tile, placed.rotation), to_plane(placed.at)
    for across, down in _tops(layout.definitions, placed.tile):
        yield x + heart_x + across * size, y + heart_y + down * size


class Chimneys:
    """Some chimneys smoke, more of them the colder it is."""

    def __init__(self) -> None:
        self._known: tuple[LifeMap, str] | None = None
        self._chosen: list[tuple[Point, int]] = []
        self._time = LifeTime()

    def rest(self) -> None:
        """No fire burns."""
        self._time = LifeTime(self._time.moment)

    def pass_time(self, _view: LifeView, time: LifeTime) -> None:
        """It rises."""
        self._time = time

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """A column over each; it grows thin before all is still."""
        strength = round(self._time.swell * STRENGTHS)
        if not strength or not view.near:
            return
        column, step, light = _column(view), round(self._time.moment / STEP), _in_the_air(view.tint)
        if self._known is None or self._known[0] is not view.land or self._known[1] != view.season:
            self._known, self._chosen = (view.land, view.season), list(_chosen(view))
        for top, phase in self._chosen:
            frame = in_light(column.frames[(step + phase) % SMOKE_FRAMES], light)
            x, y = view.at(top)
            yield Sprite(thinned(frame, strength), column.rect((round(x), round(y))), blend=BLEND)


def _column(view: LifeView) -> SmokeColumn:
    """Smoke that is told from the ground of the season."""
    return smoke_column(view.drawn, HIGH, GREY if view.canvas.studio.season.frozen else PALE)


def _in_the_air(tint: Colour) -> Colour:
    """High up there is more light than on the land."""
    return mix(tint, WHITE, 0.5)


def _chosen(view: LifeView) -> Iterator[tuple[Point, int]]:
    """The chimneys that smoke, each with the frame at which its smoke begins."""
    layout, most, length = view.canvas.studio.tiles, life_of(view.season).chimneys, view.drawn
    column = _column(view)
    tops = [
        (seed_of(f"smoke {placed.tile} {placed.at}"), top)
        for placed in view.laid
        for top in chimney_tops(layout, placed)
    ]
    for seed, top in sorted(tops):
        rect = column.rect((round(top[0] * length), round(top[1] * length)))
        if most and _is_free(rect, view.land.signs):
            most -= 1
            yield top, seed % SMOKE_FRAMES


def _is_free(rect: pygame.Rect, signs: list[pygame.Rect]) -> bool:
    hidden = [rect.clip(signs[number]) for number in rect.collidelistall(signs)]
    return sum(each.width * each.height for each in hidden) <= HIDDEN * rect.width * rect.height
