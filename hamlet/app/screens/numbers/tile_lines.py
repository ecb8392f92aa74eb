"""The rows of tiles, and the line above them."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import BANNER, INK, LIT_LINE, MUTED, NEW_TILE_PAPER, PAPER, ROW_EDGE, ROW_LIT
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.screens.numbers.row_pictures import RowPicture
from hamlet.app.screens.numbers.tile_columns import draw_axis, draw_built, draw_wins, tile_columns
from hamlet.app.screens.numbers.tile_view import TileView, WinsAxis, percent
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass

TEXT, SMALL = 20, 18


@dataclass(frozen=True, slots=True)
class TileLine(Unmoved):
    """One tile: what it is, how often it is built, who wins by it."""

    id: Id
    view: TileView
    axis: WinsAxis
    kind: FrameKind
    picture: RowPicture
    seldom: str
    """What is said where hardly anybody built it."""
    lit: bool = False
    parted: bool = False
    """Whether a line parts it from the row above: new tiles end there."""
    tall: int = 37

    def pressed(self) -> SetValue | None:
        """It is looked at, or opened."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """As every row."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Lit in both plots if it is looked at."""
        px, view = pane.px, self.view
        columns = tile_columns(pane, rect, self.kind)
        pane.control(self, rect, view.told, here=self.lit)
        if self.lit:
            inner = rect.inflate(0, -px(2))
            box(pane.surface, inner, ROW_LIT, px(7), BANNER, max(1, px(2)))
        if view.wins is not None:
            draw_axis(pane, columns.wins.inflate(0, -px(6) if self.lit else 0), self.axis)
        if not self.lit and self.parted:
            box(pane.surface, pygame.Rect(rect.left, rect.top, rect.width, max(1, px(1))), ROW_EDGE, 0)
        ground = ROW_LIT if self.lit else PAPER
        self.picture.draw(pane, columns.picture)
        heavy = bool(view.chip) or view.accused or self.lit
        role = Role.LABEL if heavy else Role.TEXT
        size = fitting(view.name, columns.name.width, role, px(TEXT), px(SMALL))
        draw_text(pane.surface, view.name, columns.name, role, size, INK, ground)
        draw_built(pane, columns.built, view)
        self._draw_figures(pane, columns.figures, ground)
        draw_wins(pane, columns.wins, self.axis, view)
        if view.wins is None:
            draw_text(
                pane.surface, self.seldom, columns.wins, Role.TEXT, px(SMALL), MUTED, ground, Align.CENTRE
            )
        else:
            part = percent(view.wins.part)
            draw_text(pane.surface, part, columns.share, Role.NUMBER, px(TEXT), INK, ground, Align.RIGHT)

    def _draw_figures(self, pane: KitPane, place: pygame.Rect, ground: tuple[int, int, int]) -> None:
        """The share in numbers, and how it has changed, or that it is new."""
        px, view = pane.px, self.view
        number = pygame.Rect(place.left, place.top, px(34), place.height)
        built = percent(view.built)
        draw_text(pane.surface, built, number, Role.NUMBER, px(TEXT), INK, ground, Align.RIGHT)
        left = number.right + px(10)
        if view.change:
            beside = (left, place.centery)
            left = draw_text(
                pane.surface, view.change, beside, Role.TEXT, px(SMALL), MUTED, ground
            ).right + px(8)
        wide = measure(view.chip, Role.LABEL, px(SMALL)) + px(18)
        if view.chip and left + wide <= place.right + px(8):
            chip = pygame.Rect(left, place.centery - px(13), wide, px(26))
            box(pane.surface, chip, NEW_TILE_PAPER, px(13), INK, max(1, px(1.4)))
            draw_text(pane.surface, view.chip, chip, Role.LABEL, px(SMALL), INK, NEW_TILE_PAPER, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class TilesHead:
    """Over the rows: what the columns are, and the axes."""

    title: str
    note: str
    built: str
    wins: str
    bounds: str
    axis: WinsAxis
    kind: FrameKind
    tall: int = 80

    def height(self, pane: KitPane, width: int) -> int:
        """Titles, a rule, the figures of the axes."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Two lines."""
        px, surface = pane.px, pane.surface
        columns = tile_columns(pane, rect, self.kind)
        upper = pygame.Rect(rect.left, rect.top, rect.width, px(self.tall - 32))
        lower = pygame.Rect(rect.left, upper.bottom, rect.width, px(32))
        end = columns.built.left - px(12)
        title = self._head(pane, upper, upper.left, end, self.title, 26)
        self._note(pane, upper, title + px(14), end, self.note)
        self._head(pane, upper, columns.built.left, columns.wins.left - px(8), self.built, 22)
        left = columns.wins.left - px(70 if self.kind is FrameKind.WIDE else 8)
        wins = self._head(pane, upper, left, rect.right, self.wins, 22)
        self._note(pane, upper, wins + px(12), rect.right, self.bounds)
        box(surface, pygame.Rect(rect.left, upper.bottom, rect.width, max(1, px(1))), ROW_EDGE, 0)
        for share in (0.0, 0.5, 1.0):
            self._tick(pane, lower, columns.built.left + round(columns.built.width * share), share)
        apart = columns.wins.width / (self.axis.high - self.axis.low) / 10
        for tick in self.axis.ticks()[:: 1 if apart >= px(50) else 2]:
            self._tick(
                pane, lower, columns.wins.left + round(columns.wins.width * self.axis.along(tick)), tick
            )

    def _head(self, pane: KitPane, line: pygame.Rect, left: int, right: int, text: str, size: int) -> int:
        place = pygame.Rect(left, line.top, max(0, right - left), line.height)
        fitted = fitting(text, place.width, Role.TITLE, pane.px(size), pane.px(SMALL))
        return draw_text(pane.surface, text, place, Role.TITLE, fitted, INK, PAPER).right

    def _note(self, pane: KitPane, line: pygame.Rect, left: int, right: int, text: str) -> None:
        """Where there is room for it."""
        if measure(text, Role.TEXT, pane.px(SMALL)) <= right - left:
            place = pygame.Rect(left, line.top, right - left, line.height)
            draw_text(pane.surface, text, place, Role.TEXT, pane.px(SMALL), MUTED, PAPER)

    def _tick(self, pane: KitPane, line: pygame.Rect, x: int, share: float) -> None:
        text = f"{percent(share)} %"
        draw_text(
            pane.surface, text, (x, line.centery), Role.TEXT, pane.px(SMALL), MUTED, PAPER, Align.CENTRE
        )


@dataclass(frozen=True, slots=True)
class TableHead:
    """The columns of the table, by name."""

    names: tuple[str, ...]
    tall: int = 46

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Bold, over a rule."""
        draw_cells(pane, rect, self.names, Role.LABEL, PAPER)
        edge = max(1, pane.px(1))
        box(pane.surface, pygame.Rect(rect.left, rect.bottom - edge, rect.width, edge), ROW_EDGE, 0)


@dataclass(frozen=True, slots=True)
class TableLine(Unmoved):
    """One tile as text."""

    id: Id
    view: TileView
    lit: bool = False
    even: bool = False
    tall: int = 34

    def pressed(self) -> SetValue | None:
        """It is looked at, or opened."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """As every row."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Its columns, every other row a little paler."""
        pane.control(self, rect, self.view.told, here=self.lit)
        ground = ROW_LIT if self.lit else LIT_LINE if self.even else PAPER
        if self.lit:
            box(pane.surface, rect, ROW_LIT, pane.px(7), BANNER, max(1, pane.px(2)))
        elif self.even:
            box(pane.surface, rect, LIT_LINE, pane.px(7))
        role = Role.LABEL if self.view.accused or self.lit else Role.TEXT
        draw_cells(pane, rect, (self.view.name, *self.view.cells), role, ground)


WIDTHS = (0.2, 0.08, 0.08, 0.1, 0.13, 0.15, 0.1, 0.16)


def draw_cells(
    pane: KitPane, rect: pygame.Rect, cells: tuple[str, ...], role: Role, ground: tuple[int, int, int]
) -> None:
    """Text in columns: the first from the left, all others to the right."""
    left = rect.left + pane.px(8)
    whole = rect.width - pane.px(16)
    for number, (cell, part) in enumerate(zip(cells, WIDTHS, strict=True)):
        place = pygame.Rect(left, rect.top, round(whole * part) - pane.px(6), rect.height)
        size = fitting(cell, place.width, role, pane.px(TEXT), pane.px(SMALL))
        align = Align.RIGHT if number else Align.LEFT
        draw_text(pane.surface, cell, place, role, size, INK, ground, align)
        left += round(whole * part)
