"""Parts of the sheet about one game: its name with a pencil, and a bar for each seat."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import CARD, INK, MUTED, PAPER, ROW_EDGE, seat_colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, line_height, measure
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import draw_chip_at
from hamlet.app.screens.game_rows import SeatScore
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class SheetName(Unmoved):
    """What a game is called; the pencil, or the name itself, lets one change it."""

    id: Id
    name: str
    chip: tuple[str, str]
    hint: str
    size: int = 40

    def pressed(self) -> SetValue | None:
        """It is to be changed."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """A line, and the rule under it."""
        return pane.px(self.size * 1.34 + 8)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Name and pencil at the left, the chip at the right."""
        px, surface = pane.px, pane.surface
        chip = measure(self.chip[0], Role.LABEL, px(18)) + px(22)
        room = rect.width - chip - px(60)
        size = fitting(self.name, room, Role.TITLE, px(self.size), px(20))
        line = pygame.Rect(rect.left, rect.top, room, rect.height - px(8))
        name = draw_text(surface, self.name, line, Role.TITLE, size, INK, PAPER)
        draw_icon(surface, "pencil", (name.right + px(26), line.centery + px(2)), px(22))
        place = pygame.Rect(rect.left - px(4), line.top, name.right + px(46) - rect.left, line.height)
        pane.control(self, place, self.hint)
        draw_chip_at(surface, (rect.right - chip, line.centery), *self.chip, pane.scale)
        art.brass_rule(surface, rect.left, rect.bottom - px(4), rect.width, pane.scale)


@dataclass(frozen=True, slots=True)
class SeatBars:
    """The seats' points as bars, one below the other."""

    seats: tuple[SeatScore, ...]
    names: int = 98
    """Logical pixels for the names."""
    tall: int = 42

    def height(self, pane: KitPane, width: int) -> int:
        """A line each."""
        return pane.px(self.tall) * len(self.seats)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The longest bar leaves some room."""
        most, high = max((seat.points or 0 for seat in self.seats), default=0), pane.px(self.tall)
        for number, seat in enumerate(self.seats):
            line = pygame.Rect(rect.left, rect.top + number * high, rect.width, high)
            self._draw_seat(pane, line, seat, (seat.points or 0) / max(1, most * 1.2))

    def _draw_seat(self, pane: KitPane, line: pygame.Rect, seat: SeatScore, share: float) -> None:
        """Symbol, name, who that is, bar, points."""
        px, surface, middle = pane.px, pane.surface, line.centery
        draw_symbol(surface, seat.color, (line.left + px(13), middle), px(12), width=1.8 * pane.scale)
        name = pygame.Rect(line.left + px(38), line.top, px(self.names), line.height)
        size = fitting(seat.name, name.width, Role.TITLE, px(24), px(18))
        draw_text(surface, seat.name, name, Role.TITLE, size, INK, PAPER)
        bar = pygame.Rect(0, 0, line.width * 36 // 100, px(24))
        bar.midright = (line.right - px(86), middle)
        about = pygame.Rect(name.right + px(8), line.top, bar.left - name.right - px(20), line.height)
        if about.width >= measure(seat.about, Role.TEXT, px(18)):
            draw_text(surface, seat.about, about, Role.TEXT, px(18), MUTED, PAPER)
        box(surface, bar, CARD, px(8), ROW_EDGE, max(1, px(1.5)))
        if share > 0:
            filled = pygame.Rect(bar.left, bar.top, max(px(16), round(bar.width * share)), bar.height)
            box(surface, filled, seat_colour(seat.color), px(8), INK, max(1, px(1.8)))
        if seat.points is not None:
            at = (line.right - px(34), middle)
            draw_text(surface, str(seat.points), at, Role.TITLE, px(26), INK, PAPER, Align.RIGHT)
            draw_icon(surface, "star", (line.right - px(14), middle - px(1)), px(22))


@dataclass(frozen=True, slots=True)
class FactLines:
    """What is so, in as many lines as it takes, after a pale word for what it is about."""

    name: str
    fact: str
    room: int = 110
    size: int = 19

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines."""
        room = width - pane.px(self.room)
        return measure_rich(self.fact, room, Role.TEXT, pane.px(self.size))[1]

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Side by side, from the top."""
        px, size = pane.px, pane.px(self.size)
        name = pygame.Rect(rect.left, rect.top, px(self.room) - px(8), line_height(size))
        draw_text(pane.surface, self.name, name, Role.LABEL, size, MUTED, PAPER)
        fact = pygame.Rect(rect.left + px(self.room), rect.top, rect.width - px(self.room), rect.height)
        draw_rich(pane.surface, self.fact, fact, Role.TEXT, size, INK, PAPER)


@dataclass(frozen=True, slots=True)
class Inset:
    """A block with some air at either side."""

    block: Block
    side: int

    def height(self, pane: KitPane, width: int) -> int:
        """As high as the block."""
        return self.block.height(pane, width - 2 * pane.px(self.side))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The block, narrower."""
        self.block.draw(pane, rect.inflate(-2 * pane.px(self.side), 0))
