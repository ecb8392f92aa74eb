"""The sheet of the score: laurel and verdict above, a line for each source, the total below."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.laurel import draw_laurel
from hamlet.app.art.palette import COST, INK, LIT_LINE, MUTED, PAPER, ROW_DONE, ROW_LIT_EDGE, Colour
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fitting, line_height, wrap
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass

NONE = "\N{EN DASH}"
NAME = -1
"""The column of the names."""
TEXT = 18


@dataclass(frozen=True, slots=True)
class SheetLook:
    """What differs between the layouts, in logical pixels."""

    pad: int
    column: int
    row: int
    name: int
    title: int
    laurel: int

    def column_wide(self, seats: int) -> int:
        """Many columns are narrower, so that names keep their room."""
        return self.column - (6 if seats >= MANY else 0)


MANY = 4
LOOKS = {
    FrameKind.WIDE: SheetLook(16, 50, 44, 20, 40, 66),
    FrameKind.NORMAL: SheetLook(10, 40, 30, 18, 28, 40),
    FrameKind.COMPACT: SheetLook(10, 40, 30, 18, 26, 38),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said above: who has won, and how that comes; in red what went wrong."""

    title: str
    lines: tuple[str, ...]
    colours: tuple[str, ...]
    laurel: float | None
    """How far the laurel has grown; None: there is none, nobody has won yet."""
    trouble: str = ""
    veil: tuple[str, str] | None = None
    """What stands here while it is still counted: a title, and what is counted just now."""

    def _beside(self, pane: KitPane, look: SheetLook) -> int:
        return pane.px(look.laurel * 2 + 34) if self.laurel is not None else pane.px(6)

    def texts(self, pane: KitPane, look: SheetLook, width: int) -> list[tuple[str, Role, int, Colour]]:
        """Each text with its letters; the title is made smaller before it is broken."""
        room = width - self._beside(pane, look)
        size = fitting(self.title, room, Role.TITLE, pane.px(look.title), pane.px(22))
        told = [(line, Role.LABEL, pane.px(TEXT), MUTED) for line in self.lines]
        told += [(self.trouble, Role.LABEL, pane.px(TEXT), COST)] if self.trouble else []
        return [(self.title, Role.TITLE, size, INK), *told]

    def height(self, pane: KitPane, look: SheetLook, width: int) -> int:
        """The laurel, or the words beside it."""
        room = width - self._beside(pane, look)
        words = sum(
            len(wrap(text, room, role, size)) * line_height(size)
            for text, role, size, _ in self.texts(pane, look, width)
        )
        least = pane.px(look.laurel * 2.3 + 14) if self.laurel is not None else 0
        return max(least, words + pane.px(16))

    def draw(self, pane: KitPane, look: SheetLook, rect: pygame.Rect) -> None:
        """The laurel at the left, words beside it; nothing of it before all is counted."""
        if self.veil is not None:
            self._draw_veil(pane, look, rect, *self.veil)
            return
        px, beside = pane.px, self._beside(pane, look)
        if self.laurel is not None:
            centre = (rect.left + px(look.laurel + 12), rect.centery - px(look.laurel * 0.1))
            draw_laurel(pane.surface, centre, px(look.laurel), self.colours, self.laurel)
        texts = self.texts(pane, look, rect.width)
        room = rect.width - beside
        highs = [len(wrap(text, room, role, size)) * line_height(size) for text, role, size, _ in texts]
        top = rect.centery - sum(highs) // 2
        for (text, role, size, colour), high in zip(texts, highs, strict=True):
            line = pygame.Rect(rect.left + beside, top, room, high)
            draw_wrapped(pane.surface, text, line, role, size, colour, PAPER)
            top += high

    def _draw_veil(self, pane: KitPane, look: SheetLook, rect: pygame.Rect, title: str, source: str) -> None:
        size, small = fitting(title, rect.width, Role.TITLE, pane.px(look.title), pane.px(22)), pane.px(20)
        line = pygame.Rect(rect.left, 0, rect.width, line_height(size))
        line.bottom = rect.centery + pane.px(6)
        draw_text(pane.surface, title, line, Role.TITLE, size, INK, PAPER, Align.CENTRE)
        below = pygame.Rect(rect.left, line.bottom, rect.width, line_height(small))
        draw_text(pane.surface, source, below, Role.LABEL, small, MUTED, PAPER, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class SheetGround:
    """The paper with the verdict, the seats' symbols over their columns, and the total."""

    verdict: Verdict
    kind: FrameKind
    colours: tuple[str, ...]
    source: str
    total: str
    totals: tuple[int, ...]
    first: tuple[int, ...]
    inset: int = 0
    """What a bar beside the lines takes, so that figures stay below each other."""

    @property
    def look(self) -> SheetLook:
        """The measures of this layout."""
        return LOOKS[self.kind]

    def places(self, pane: KitPane, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Verdict, lines and total."""
        px, look = pane.px, self.look
        inner = rect.inflate(-2 * px(look.pad), 0)
        high = self.verdict.height(pane, look, inner.width)
        head = pygame.Rect(inner.left, rect.top + px(6), inner.width, high)
        total = px(54 if self.kind is FrameKind.WIDE else 42)
        foot = pygame.Rect(inner.left, rect.bottom - total - px(8), inner.width, total)
        top = head.bottom + px(8) + px(look.row)
        return head, pygame.Rect(inner.left, top, inner.width, foot.top - px(4) - top), foot

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the top."""
        px, look = pane.px, self.look
        art.panel(pane.surface, rect, pane.scale)
        head, rows, foot = self.places(pane, rect)
        self.verdict.draw(pane, look, head)
        art.brass_rule(pane.surface, head.left, head.bottom + px(2), head.width, pane.scale)
        names = pygame.Rect(rows.left, rows.top - px(look.row), rows.width, px(look.row))
        above = names.move(px(4), 0)
        draw_text(pane.surface, self.source, above, Role.TEXT, px(TEXT), MUTED, PAPER)
        for seat, color in enumerate(self.colours):
            cell = column_of(pane, look, names, seat, len(self.colours)).move(-px(self.inset), 0)
            radius = px(10 if self.kind is FrameKind.WIDE else 8)
            draw_symbol(pane.surface, color, cell.center, radius, width=1.6 * pane.scale)
        art.brass_rule(pane.surface, foot.left, foot.top, foot.width, pane.scale)
        words = pygame.Rect(foot.left, foot.top + px(4), foot.width, foot.height - px(4))
        size = px(25 if self.kind is FrameKind.WIDE else 21)
        draw_text(pane.surface, self.total, words.move(px(4), 0), Role.TITLE, size, INK, PAPER)
        for seat, points in enumerate(self.totals):
            cell = column_of(pane, look, words, seat, len(self.colours)).move(-px(self.inset), 0)
            text = str(points)
            size = fitting(text, cell.width - px(8), Role.TITLE, px(26 if seat in self.first else 24), px(18))
            draw_text(pane.surface, text, cell, Role.TITLE, size, INK, PAPER, Align.CENTRE)


def column_of(pane: KitPane, look: SheetLook, line: pygame.Rect, seat: int, seats: int) -> pygame.Rect:
    """The place of a seat's figure in a line."""
    wide = pane.px(look.column_wide(seats))
    return pygame.Rect(line.right - pane.px(4) - wide * (seats - seat), line.top, wide, line.height)


@dataclass(frozen=True, slots=True)
class FigureRow(Unmoved):
    """A source with the points of each seat; arrows walk its columns, Enter opens what they stand for."""

    id: Id
    name: str
    icon: str
    figures: tuple[int | None, ...]
    """None: not counted yet."""
    kind: FrameKind
    lit: bool = False
    column: int = NAME
    unfolds: bool = False
    unfolded: bool = False
    part: bool = False
    """Whether it is one of those that another line unfolds into."""

    @property
    def look(self) -> SheetLook:
        """The measures of this layout."""
        return LOOKS[self.kind]

    @property
    def current(self) -> SetValue | None:
        """The column that keys are on."""
        return float(self.column)

    def stepped(self, by: int) -> SetValue | None:
        """The next column."""
        return float(max(NAME, min(len(self.figures) - 1, self.column + by)))

    def pressed(self) -> SetValue | None:
        """It is opened."""
        return True

    def _words(self, pane: KitPane, rect: pygame.Rect) -> pygame.Rect:
        look, px = self.look, pane.px
        wide = self.kind is FrameKind.WIDE
        left = rect.left + px(4) + px((40 if wide else 28) if not self.part else (48 if wide else 18))
        columns = px(look.column_wide(len(self.figures))) * len(self.figures)
        right = rect.right - px(4) - columns
        return pygame.Rect(left, rect.top, right - left - (px(16) if self.unfolds else 0), rect.height)

    def _size(self, pane: KitPane) -> int:
        return pane.px(TEXT if self.part else self.look.name)

    def _role(self) -> Role:
        return Role.TEXT if self.part else Role.LABEL

    def height(self, pane: KitPane, width: int) -> int:
        """A line, or as many as its name takes."""
        words = self._words(pane, pygame.Rect(0, 0, width, 0))
        size = self._size(pane)
        lines = len(wrap(self.name, words.width, self._role(), size))
        least = self.look.row - (6 if self.part else 0)
        return max(pane.px(least), lines * line_height(size) + pane.px(4))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Icon, name, figures."""
        px, look, ground = pane.px, self.look, PAPER
        pane.control(self, rect)
        if self.lit or self.unfolded:
            ground = LIT_LINE if self.lit else ROW_DONE
            edge = ROW_LIT_EDGE if self.lit else None
            box(pane.surface, rect.inflate(0, -px(2)), ground, px(7), edge, px(2) if edge else 0)
        if self.icon:
            wide = self.kind is FrameKind.WIDE
            side = px(26 if wide else 22)
            at = (rect.left + px(8 if wide else 4) + side // 2, rect.centery)
            draw_icon(pane.surface, self.icon, at, side)
        words, size, role = self._words(pane, rect), self._size(pane), self._role()
        high = len(wrap(self.name, words.width, role, size)) * line_height(size)
        colour = MUTED if self.part and not self.lit else INK
        lines = pygame.Rect(words.left, rect.centery - high // 2, words.width, high)
        draw_wrapped(pane.surface, self.name, lines, role, size, colour, ground)
        if self.unfolds:
            self._draw_fold(pane, (words.right + px(8), rect.centery))
        for seat, points in enumerate(self.figures):
            cell = column_of(pane, look, rect, seat, len(self.figures))
            pane.cell(CellId(self.id, str(seat)), cell.inflate(-px(4), -px(4)), enabled=points is not None)
            if self.lit and seat == self.column:
                box(pane.surface, cell.inflate(-px(6), -px(8)), PAPER, px(6), INK, px(2))
            self._draw_figure(pane, cell, points, ground)

    def _draw_figure(self, pane: KitPane, cell: pygame.Rect, points: int | None, ground: Colour) -> None:
        if points is None:
            return
        colour = INK if points else MUTED
        role, text = Role.NUMBER if points else Role.TEXT, str(points) if points else NONE
        size = pane.px(TEXT if self.part else self.look.name)
        draw_text(pane.surface, text, cell, role, size, colour, ground, Align.CENTRE)

    def _draw_fold(self, pane: KitPane, at: tuple[int, int]) -> None:
        x, y, half = at[0], at[1], pane.px(6)
        down = [(x - half, y - half // 2), (x + half, y - half // 2), (x, y + half)]
        right = [(x - half // 2, y - half), (x - half // 2, y + half), (x + half, y)]
        pygame.draw.polygon(pane.surface, INK, down if self.unfolded else right)
