"""A whole village as one small picture, without names, goods and pieces; painted bit by bit."""

from __future__ import annotations

import math
from collections.abc import Generator

import pygame

from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.buildings import church_parts
from hamlet.app.art.tile_badges import NOTHING
from hamlet.app.board.composing import Composer, ready_key
from hamlet.app.board.display_list import Composition, Shown
from hamlet.app.board.lakes.afloat import LakeContents
from hamlet.app.board.looks import look_of
from hamlet.app.board.shadows import paint_shadows, reach
from hamlet.app.board.studio import DRAWN, Studio
from hamlet.app.wishes import AS_IT_IS, WishedLook
from hamlet.engine.lake.base import LAKE
from hamlet.engine.state import State
from hamlet.engine.village import Village
from hamlet.values import dataclass

LEAST = 49  # pixels per side below which tiles are drawn more simply
BARE = 0.0  # the scale of a village without badges


@dataclass(frozen=True, slots=True)
class PaintingFrame:
    """How a village is brought into a box: painted at a length, then made smaller if it must be."""

    length: int
    left: int
    top: int
    area: tuple[int, int]
    """What is painted of the map, in pixels at that length."""
    ratio: float

    @classmethod
    def around(cls, composer: Composer, village: Village, box: tuple[int, int]) -> PaintingFrame:
        """The frame in which a village just fits the box."""
        extent = composer.extent(village)
        wide, high = extent.right - extent.left, extent.bottom - extent.top
        exact = min(box[0] / (wide + 0.7), box[1] / (high + 0.7))
        length = max(LEAST, min(DRAWN[-1], round(exact)))
        edge = reach(length)
        area = (math.ceil(wide * length) + 2 * edge, math.ceil(high * length) + 2 * edge)
        corner = (math.floor(extent.left * length) - edge, math.floor(extent.top * length) - edge)
        return cls(length, *corner, area, min(1.0, box[0] / area[0], box[1] / area[1]))

    @property
    def size(self) -> tuple[int, int]:
        """The size of the finished picture."""
        return max(1, round(self.area[0] * self.ratio)), max(1, round(self.area[1] * self.ratio))

    def at(self, point: Point) -> Point:
        """Where a point of the plane lies in the finished picture."""
        x, y = point[0] * self.length - self.left, point[1] * self.length - self.top
        return x * self.ratio, y * self.ratio


def painting(
    studio: Studio, state: State, box: tuple[int, int], wished: WishedLook = AS_IT_IS
) -> Generator[None, None, pygame.Surface]:
    """Paint a village so that it just fits the box, on nothing; every step takes a few milliseconds."""
    studio.turn(look_of(state, wished))
    composer, shown = Composer(studio), _bare(state)
    frame = PaintingFrame.around(composer, shown.village, box)
    length = frame.length
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
    return (yield from _put_together(composition, frame))


def sketched(
    studio: Studio, state: State, box: tuple[int, int], wished: WishedLook = AS_IT_IS
) -> pygame.Surface:
    """The same at once, of sketches: what is to be seen until it is painted."""
    studio.turn(look_of(state, wished))
    composer, shown = Composer(studio), _bare(state)
    frame = PaintingFrame.around(composer, shown.village, box)
    steps = _put_together(composer.compose_bare(shown, frame.length), frame)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            picture: pygame.Surface = ended.value
            return picture


def _put_together(composition: Composition, frame: PaintingFrame) -> Generator[None, None, pygame.Surface]:
    area = pygame.Rect((frame.left, frame.top), frame.area)
    picture = clear(area.size, (14, 8, 4))
    paint_shadows(picture, area, (0, 0), composition.outlines, frame.length)
    yield
    for item in composition.items:
        picture.blit(item.surface, item.rect.move(-area.left, -area.top))
    yield
    return pygame.transform.smoothscale(picture, frame.size) if frame.ratio < 1 else picture


def _bare(state: State) -> Shown:
    """The village with its lakes, and nothing on them."""
    village = state.village
    built = len(state.church) - state.church.count(-1)
    lakes = tuple(LakeContents() for _ in village.lakes) if LAKE in state.box.ruleset.positions else ()
    parts = church_parts(built, len(state.church))
    return Shown(village, (NOTHING,) * len(village.tiles), parts, lakes)
