"""The board layer: one opaque surface somewhat larger than the view, painted cell by cell when needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from hamlet.app.board.composing import Composition
from hamlet.app.board.planks import Planks
from hamlet.app.board.shadows import paint_shadows, reach

CELL = 256
MARGIN = 256  # pixels around the view that are painted ahead
Cell = tuple[int, int]


class Layer:
    """Shows a composition. Cells of the map are painted once and again when something in them changes."""

    def __init__(self, planks: Planks) -> None:
        self.surface = pygame.Surface((1, 1))
        self.left = self.top = 0
        self.composition: Composition | None = None
        self.version = 0
        self._planks = planks
        self._done: set[Cell] = set()

    @property
    def length(self) -> int:
        """The pixels per side it is painted at; 0 if it shows nothing."""
        return self.composition.length if self.composition else 0

    @property
    def rect(self) -> pygame.Rect:
        """What of the map it covers."""
        return self.surface.get_rect(topleft=(self.left, self.top))

    def allocate(self, view: tuple[int, int]) -> None:
        """Take the memory for views of this size, and forget what was painted."""
        size = tuple(-(-(extent + 2 * MARGIN) // CELL) * CELL for extent in view)
        if self.surface.get_size() != size:
            self.surface = pygame.Surface(size)
        self._done.clear()

    def begin(self, composition: Composition, view: pygame.Rect) -> None:
        """Show something else, around this view of the map; nothing of it is painted yet."""
        self.composition = composition
        self._done.clear()
        self.version += 1
        self.left, self.top = self._corner(view)

    def change(self, composition: Composition) -> None:
        """Show a later moment at the same length: only cells with differences are painted anew."""
        if self.composition is None:
            self.composition = composition
            return
        before, after = self.composition.items, composition.items
        old, new = {item.key for item in before}, {item.key for item in after}
        dirty = [item.rect for item in before if item.key not in new]
        dirty += [item.rect for item in after if item.key not in old]
        for rect in dirty:
            self._done.difference_update(_cells(rect.inflate(*(2 * reach(composition.length),) * 2)))
        self.composition = composition
        self.version += bool(dirty)

    def follow(self, view: pygame.Rect) -> None:
        """Keep what is painted and move on when the view comes near the edge."""
        if self.rect.contains(view.inflate(CELL // 4, CELL // 4)):
            return
        left, top = self._corner(view)
        self.surface.scroll(self.left - left, self.top - top)
        self.left, self.top = left, top
        here = set(_cells(self.rect))
        self._done &= here

    def missing(self, view: pygame.Rect) -> list[Cell]:
        """The cells of a view that are not painted, those in the middle first."""
        middle = (view.centerx / CELL - 0.5, view.centery / CELL - 0.5)
        cells = [cell for cell in _cells(view.clip(self.rect)) if cell not in self._done]
        return sorted(cells, key=lambda cell: (cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2)

    def paint(self, cells: list[Cell], go_on: Callable[[], bool] | None = None) -> bool:
        """Paint cells while `go_on` says so; whether all are painted."""
        for cell in cells:
            if go_on is not None and not go_on():
                return False
            self._paint_cell(cell)
        return True

    def _paint_cell(self, cell: Cell) -> None:
        composition = self.composition
        if composition is None:
            return
        area = pygame.Rect(cell[0] * CELL, cell[1] * CELL, CELL, CELL)
        place = area.move(-self.left, -self.top)
        self.surface.set_clip(place)
        self._planks.paint(self.surface, area, place.topleft, composition.length)
        around = reach(composition.length)
        near = area.inflate(2 * around, 2 * around).collidelistall(composition.bounds)
        if near:
            outlines = [composition.outlines[uid] for uid in near]
            paint_shadows(self.surface, area, place.topleft, outlines, composition.length)
        found = [composition.items[number] for number in area.collidelistall(composition.rects)]
        self.surface.fblits(
            [(item.surface, (item.rect.left - self.left, item.rect.top - self.top)) for item in found]
        )
        self.surface.set_clip(None)
        self._done.add(cell)
        self.version += 1

    def _corner(self, view: pygame.Rect) -> tuple[int, int]:
        width, height = self.surface.get_size()
        left = round((view.centerx - width / 2) / CELL) * CELL
        top = round((view.centery - height / 2) / CELL) * CELL
        return left, top


def _cells(rect: pygame.Rect) -> Iterator[Cell]:
    if rect.width <= 0 or rect.height <= 0:
        return
    for column in range(rect.left // CELL, (rect.right - 1) // CELL + 1):
        for row in range(rect.top // CELL, (rect.bottom - 1) // CELL + 1):
            yield column, row
