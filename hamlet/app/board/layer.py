"""The board layer: one opaque surface somewhat larger than the view, painted cell by cell when needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pygame

from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.board import surroundings
from hamlet.app.board.budget import Budget
from hamlet.app.board.display_list import Composition
from hamlet.app.board.planks import Planks
from hamlet.app.board.shadows import paint_shadows, reach
from hamlet.app.board.surroundings import FAR

CELL = 256
MARGIN = 256  # pixels around the view that are painted ahead
Cell = tuple[int, int]
MadeFor = tuple[int, float, tuple[int, ...], VillageLook | None]
Fill = Callable[[pygame.Surface, pygame.Rect, tuple[int, int], int], None]
"""Paints a cell of the map, at this point of a surface and at this length, with what is at hand."""


class Layer:
    """Shows a composition. Cells of the map are painted once and again when something in them changes.

    A cell is painted as the composition says, or it is late: then it shows what was there before, or what it
    was filled with; or it is blank, which nobody should see.
    """

    def __init__(self, planks: Planks) -> None:
        self.surface = pygame.Surface((1, 1))
        self.left = self.top = 0
        self.made_for: MadeFor = (0, 0.0, (0, 0), None)
        """Length, scale and size of the views that it shows as they should be, and their look."""
        self._room = (0, 0)
        self.composition: Composition | None = None
        self.version = 0
        self._planks = planks
        self._painted: set[Cell] = set()
        self._filled: set[Cell] = set()
        self._laid: set[Cell] = set()
        self.patient: set[Cell] = set()
        """Late cells in which only the table around the village has changed: nobody waits for them."""

    @property
    def length(self) -> int:
        """The pixels per side it is painted at; 0 if it shows nothing."""
        return self.composition.length if self.composition else 0

    @property
    def rect(self) -> pygame.Rect:
        """What of the map it covers."""
        return self.surface.get_rect(topleft=(self.left, self.top))

    def allocate(self, view: tuple[int, int], margin: int = MARGIN) -> None:
        """Take the memory for views of this size and so much around them, and forget what was painted."""
        self._room = view
        size = _size_for(view, margin)
        if self.surface.get_size() != size:
            self.surface = pygame.Surface(size)
        self._forget()

    def _forget(self) -> None:
        self._painted.clear()
        self._filled.clear()
        self._laid.clear()
        self.patient.clear()

    def begin(self, composition: Composition, view: pygame.Rect) -> None:
        """Show something else, around this view of the map; all of it is blank yet."""
        self.composition = composition
        self.made_for = (composition.length, composition.scale, self._room, composition.look)
        self._forget()
        self.version += 1
        self.left, self.top = self._corner(view)

    def change(self, composition: Composition) -> None:
        """Show a later moment at the same length: only cells with differences are painted anew."""
        if self.composition is None:
            self.composition = composition
            return
        if composition.look != self.composition.look:
            self._painted.clear()
            self.made_for = (*self.made_for[:3], composition.look)
        before, after = self.composition.items, composition.items
        old, new = {item.key for item in before}, {item.key for item in after}
        dirty = [item.rect for item in before if item.key not in new]
        dirty += [item.rect for item in after if item.key not in old]
        near, far = reach(composition.length), round(FAR * composition.length)
        changed = {cell for rect in dirty for cell in cells_of(rect.inflate(2 * near, 2 * near))}
        new_ground = set(composition.outlines) ^ set(self.composition.outlines)
        around = {
            cell
            for shown in (composition, self.composition)
            for outline, bounds in zip(shown.outlines, shown.bounds, strict=True)
            if outline in new_ground
            for cell in cells_of(bounds.inflate(2 * far, 2 * far))
        }
        self.patient = (self.patient | (around & self._painted)) - changed
        self._painted -= changed | around
        lying = set(self.composition.outlines)
        for outline, bounds in zip(composition.outlines, composition.bounds, strict=True):
            if outline not in lying:
                self._laid.update(cells_of(bounds))
        for lake, rect in composition.lakes.items():
            if lake not in self.composition.lakes and composition.reach == self.composition.reach:
                self._laid.update(cells_of(rect))
        self.composition = composition
        self.version += bool(dirty)

    def follow(self, view: pygame.Rect) -> None:
        """Keep what is painted and move on when the view comes near the edge."""
        if self.rect.contains(view.inflate(CELL // 4, CELL // 4)):
            return
        left, top = self._corner(view)
        if (left, top) == (self.left, self.top):
            return
        self.surface.scroll(self.left - left, self.top - top)
        self.left, self.top = left, top
        here = set(cells_of(self.rect))
        self._painted &= here
        self._filled &= here
        self._laid &= here

    def take_as_painted(self, view: pygame.Rect) -> None:
        """Nothing lies in this view yet, and whoever shows the layer has its bare table."""
        cells = set(cells_of(view))
        self._painted |= cells
        self._filled |= cells

    @property
    def reaches(self) -> bool:
        """Whether there are pictures for all that it covers."""
        return self._paintable == self.rect

    @property
    def _paintable(self) -> pygame.Rect:
        """What of the map it covers and has pictures for; both are made of whole cells."""
        reach = self.composition.reach if self.composition is not None else None
        return self.rect if reach is None else self.rect.clip(reach)

    def make_late(self, rects: Iterable[pygame.Rect]) -> None:
        """Have parts of the map painted anew."""
        for rect in rects:
            self._painted.difference_update(cells_of(rect))

    def late(self, view: pygame.Rect) -> list[Cell]:
        """The cells of a view that are not painted as they should be, the urgent first, from the middle."""
        middle = (view.centerx / CELL - 0.5, view.centery / CELL - 0.5)
        cells = [cell for cell in cells_of(view.clip(self._paintable)) if cell not in self._painted]
        return sorted(
            cells,
            key=lambda cell: (
                cell in self.patient,
                (cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2,
            ),
        )

    def fill(self, view: pygame.Rect, fill: Fill) -> None:
        """Nothing in this view stays blank, and every new tile or lake lies there: this never waits."""
        seen = set(cells_of(view.clip(self.rect)))
        if self._laid:
            self.paint((self._laid & seen & set(cells_of(self._paintable))) - self._painted)
            self._laid -= self._painted
        for cell in seen - self._filled:
            area = cell_area(cell)
            fill(self.surface, area, area.move(-self.left, -self.top).topleft, self.length)
            self._filled.add(cell)
            self.version += 1

    def paint(self, cells: Iterable[Cell], budget: Budget | None = None) -> bool:
        """Paint cells while the budget allows; whether all are painted."""
        for cell in cells:
            if budget is not None and not budget.allows(Layer):
                return False
            self._paint(cell)
            if budget is not None:
                budget.learn(Layer)
        return True

    def _paint(self, cell: Cell) -> None:
        composition = self.composition
        if composition is None:
            return
        area = pygame.Rect(cell[0] * CELL, cell[1] * CELL, CELL, CELL)
        place = area.move(-self.left, -self.top)
        self.surface.set_clip(place)
        self._planks.paint(self.surface, area, place.topleft, composition.length)
        self._paint_around(area, place.topleft, composition)
        found = [composition.items[number] for number in area.collidelistall(composition.rects)]
        self.surface.fblits(
            [(item.surface, (item.rect.left - self.left, item.rect.top - self.top)) for item in found]
        )
        self.surface.set_clip(None)
        self._painted.add(cell)
        self._filled.add(cell)
        self.patient.discard(cell)
        self.version += 1

    def _paint_around(self, area: pygame.Rect, at: tuple[int, int], composition: Composition) -> None:
        """The ground on which the village lies, and its shadow."""
        length, look = composition.length, composition.look
        near = _within(composition, area, surroundings.reach(length))
        if near and look is not None:
            outlines = [composition.outlines[uid] for uid in near]
            surroundings.paint_surroundings(self.surface, area, at, outlines, length, look)
        if look is not None:
            bounds = [composition.bounds[uid] for uid in _within(composition, area, round(length * FAR))]
            if bounds:
                surroundings.strew_around(self.surface, area, at, bounds, length, look)
        near = _within(composition, area, reach(length))
        if near:
            paint_shadows(self.surface, area, at, [composition.outlines[uid] for uid in near], length)

    def _corner(self, view: pygame.Rect) -> tuple[int, int]:
        return _corner_of(view, self.surface.get_size())


def covered_around(view: pygame.Rect, room: tuple[int, int]) -> pygame.Rect:
    """What of the map a layer for views of this size covers that begins with this one."""
    size = _size_for(room)
    return pygame.Rect(_corner_of(view, size), size)


def _size_for(room: tuple[int, int], margin: int = MARGIN) -> tuple[int, int]:
    wide, high = (-(-(extent + 2 * margin) // CELL) * CELL for extent in room)
    return wide, high


def _corner_of(view: pygame.Rect, size: tuple[int, int]) -> tuple[int, int]:
    left = round((view.centerx - size[0] / 2) / CELL) * CELL
    top = round((view.centery - size[1] / 2) / CELL) * CELL
    return left, top


def _within(composition: Composition, area: pygame.Rect, around: int) -> list[int]:
    """The tiles that come so near to an area of the map."""
    return area.inflate(2 * around, 2 * around).collidelistall(composition.bounds)


def cell_area(cell: Cell) -> pygame.Rect:
    """The part of the map that is a cell."""
    return pygame.Rect(cell[0] * CELL, cell[1] * CELL, CELL, CELL)


def cells_of(rect: pygame.Rect) -> Iterator[Cell]:
    """The cells that have a part in a rectangle of the map."""
    if rect.width <= 0 or rect.height <= 0:
        return
    for column in range(rect.left // CELL, (rect.right - 1) // CELL + 1):
        for row in range(rect.top // CELL, (rect.bottom - 1) // CELL + 1):
            yield column, row
