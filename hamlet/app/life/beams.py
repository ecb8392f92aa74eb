"""Lighthouses: in the evening a beam goes round slowly. Where nothing moves, their lamps only shine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from hamlet.app.art.kept_with import kept_with
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings import lamps_of
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.life.beam_pictures import STEPS, beam_picture
from hamlet.app.life.life_view import LifeMap, LifeView
from hamlet.app.life.sprites import STRENGTHS, Sprite, faded
from hamlet.app.life.waking import LifeTime
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

TURN = 8.0
"""Seconds in which a beam goes round."""
MOST = 3


@kept_with(64)
def _lamps(layout: TileLayout, tile: int) -> tuple[Point, ...]:
    return lamps_of(layout.definitions, layout.definitions.tiles[tile])


def lamps_at(layout: TileLayout, placed: Placed) -> Iterator[Point]:
    """The lamps of a tile that lies there, on the plane."""
    for across, down in _lamps(layout, placed.tile):
        ((heart_x, heart_y), size), (x, y) = layout.stand(placed.tile, placed.rotation), to_plane(placed.at)
        yield x + heart_x + across * size, y + heart_y + down * size


class Beams:
    """The beams of all lighthouses."""

    def __init__(self) -> None:
        self._time = LifeTime()
        self._land: LifeMap | None = None
        self._lit: list[tuple[Point, int]] = []

    def rest(self) -> None:
        """No beam."""
        self._time = LifeTime(self._time.moment)

    def pass_time(self, _view: LifeView, time: LifeTime) -> None:
        """They go round."""
        self._time = time

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """One for each lamp; it grows faint before all is still."""
        strength = round(self._time.swell * STRENGTHS)
        if not strength or not view.near or not view.canvas.studio.look.light.glow:
            return
        if self._land is not view.land:
            self._land, self._lit = view.land, list(_found(view))
        turned = self._time.moment / TURN * STEPS
        for lamp, begins in self._lit:
            beam, (x, y) = beam_picture(view.drawn, round(turned + begins) % STEPS), view.at(lamp)
            corner = (round(x) - beam.origin[0], round(y) - beam.origin[1])
            yield Sprite(faded(beam.surface, strength), pygame.Rect(corner, beam.surface.get_size()))


def _found(view: LifeView) -> Iterator[tuple[Point, int]]:
    """Lamps of the village, each with the step at which its beam begins."""
    layout, left = view.canvas.studio.tiles, MOST
    for placed in view.laid:
        for lamp in lamps_at(layout, placed):
            if left:
                left -= 1
                yield lamp, seed_of(f"lamp {placed.at}") % STEPS
