"""Rows of games: a picture, a name, who plays with how many points, how far it is, and when it was kept."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import CROWN, draw_icon, draw_symbol
from hamlet.app.art.palette import BANNER, BRASS, COST, GLOW, INK, MUTED, PAPER, ROW_DONE, Colour
from hamlet.app.art.shapes import box, glow, polygon
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fitting, line_height, measure, wrap
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import BesideBlocks, Block, PicturePainter, draw_framed
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import draw_chip_at
from hamlet.app.kit.switching import chosen_ring
from hamlet.values import dataclass

PAD, SMALL = 16, 18


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat with its points; None where they are not known."""

    color: str
    name: str
    points: int | None = None
    won: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class RowSize:
    """The measures of a row in one layout, in logical pixels."""

    tall: int
    picture: int
    """The width of the picture."""
    name: int


@dataclass(frozen=True, slots=True)
class GameRow(Unmoved):
    """One game. Of a damaged one it says what is wrong with it."""

    id: Id
    size: RowSize
    name: str
    setup: str
    seats: tuple[SeatScore, ...]
    chip: tuple[str, str]
    """Its words and its look."""
    date: str
    picture: PicturePainter
    chosen: bool = False
    pointing: bool = False
    """Whether the chosen one points at the sheet beside the list."""
    wrong: str = ""
    buttons: BesideBlocks | None = None
    """What can be done about it, where there is no sheet that says it."""

    def pressed(self) -> SetValue | None:
        """It is chosen, or opened."""
        return True

    # measures

    def _text_left(self, pane: KitPane) -> int:
        return pane.px(self.size.picture + PAD + 8)

    def _wrong_high(self, pane: KitPane, width: int) -> int:
        if not self.wrong:
            return 0
        room = width - self._text_left(pane) - pane.px(PAD)
        return len(wrap(self.wrong, room, Role.LABEL, pane.px(SMALL))) * line_height(pane.px(SMALL))

    def _buttons_high(self, pane: KitPane, width: int) -> int:
        return self.buttons.height(pane, width) + pane.px(12) if self.buttons is not None else 0

    def _words_high(self, pane: KitPane, width: int) -> int:
        told = pane.px(self.size.name * 1.34 + 16) + self._wrong_high(pane, width)
        return max(pane.px(self.size.tall), told if self.wrong else 0)

    def height(self, pane: KitPane, width: int) -> int:
        """As every row; what is wrong, and buttons, make it higher."""
        return self._words_high(pane, width) + self._buttons_high(pane, width)

    # look

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On paper of its own, ringed with gold if it is the one that the sheet tells about."""
        px = pane.px
        pane.control(self, rect, here=self.chosen, lifts=not self.chosen)
        if self.chosen:
            self._draw_ring(pane, rect)
        paper = ROW_DONE if self.wrong else PAPER
        art.panel(pane.surface, rect, pane.scale, paper)
        high = self._words_high(pane, rect.width)
        tall = min(high, px(self.size.tall))
        frame = pygame.Rect(rect.left + px(5), rect.top + px(5), px(self.size.picture), tall - px(10))
        draw_framed(pane.surface, frame, self.picture, pane.scale)
        words = pygame.Rect(rect.left + self._text_left(pane), rect.top, 0, high)
        words.width = rect.right - px(PAD) - words.left
        right = self._draw_right(pane, words, tall, paper)
        self._draw_words(pane, words, right - px(14), tall, paper)
        if self.buttons is not None:
            room = self._buttons_high(pane, rect.width) - px(12)
            place = pygame.Rect(rect.left + px(12), rect.top + high, rect.width - px(24), room)
            self.buttons.draw(pane, place)

    def _draw_ring(self, pane: KitPane, rect: pygame.Rect) -> None:
        px = pane.px
        glow(pane.surface, rect.inflate(px(6), px(6)), px(12), px(8), GLOW)
        if self.pointing:
            x, y = rect.right + px(4), rect.centery
            corners = [(x - px(2), y - px(20)), (x + px(18), y), (x - px(2), y + px(20))]
            polygon(pane.surface, corners, BANNER, INK, pane.scale)
        chosen_ring(pane.surface, rect, 10, pane.scale)

    def _draw_right(self, pane: KitPane, words: pygame.Rect, tall: int, paper: Colour) -> int:
        """How far it is and when it was kept; where that begins."""
        size, surface = pane.px(SMALL), pane.surface
        wide = measure(self.chip[0], Role.LABEL, size) + pane.px(22)
        line = words.top + round(tall * 0.26)
        draw_chip_at(surface, (words.right - wide, line), *self.chip, pane.scale)
        date = measure(self.date, Role.TEXT, size)
        if self.date and not self.wrong:
            at = (words.right, words.top + round(tall * 0.54))
            draw_text(surface, self.date, at, Role.TEXT, size, MUTED, paper, Align.RIGHT)
        return words.right - max(wide, 0 if self.wrong else date)

    def _draw_words(self, pane: KitPane, words: pygame.Rect, right: int, tall: int, paper: Colour) -> None:
        px, surface = pane.px, pane.surface
        name = pygame.Rect(words.left, words.top + round(tall * 0.06), right - words.left, round(tall * 0.38))
        size = fitting(self.name, name.width, Role.TITLE, px(self.size.name), px(SMALL))
        if self.wrong:
            name.top, name.height = words.top + px(6), px(self.size.name * 1.34)
            draw_text(surface, self.name, name, Role.TITLE, size, MUTED, paper)
            told = pygame.Rect(
                words.left, name.bottom + px(2), words.width, self._wrong_high(pane, words.right)
            )
            told.height = words.bottom - told.top
            draw_wrapped(surface, self.wrong, told, Role.LABEL, px(SMALL), COST, paper)
            return
        draw_text(surface, self.name, name, Role.TITLE, size, INK, paper)
        setup = pygame.Rect(words.left, name.bottom, right - words.left, round(tall * 0.2))
        draw_text(surface, self.setup, setup, Role.TEXT, px(SMALL), MUTED, paper)
        line = pygame.Rect(words.left, setup.bottom, words.width, round(tall * 0.3))
        draw_seats(pane, line, self.seats, paper)


def draw_seats(pane: KitPane, line: pygame.Rect, seats: tuple[SeatScore, ...], paper: Colour) -> None:
    """Seats side by side, each with its symbol and points; a crown for whoever has won."""
    px, size = pane.px, pane.px(19)
    fixed = [
        px(32) + (measure(str(seat.points), Role.NUMBER, size) + px(8) if seat.points is not None else 0)
        for seat in seats
    ]
    crowns = [px(28) if seat.won else 0 for seat in seats]
    gap = px(22)
    room = line.width - sum(fixed) - sum(crowns) - gap * max(0, len(seats) - 1)
    wants = [measure(seat.name, Role.LABEL, size) for seat in seats]
    most = max(wants, default=0)
    while sum(min(want, most) for want in wants) > room and most > px(24):
        most -= px(4)
    left = line.left
    for seat, want, crown in zip(seats, wants, crowns, strict=True):
        draw_symbol(pane.surface, seat.color, (left + px(11), line.centery), px(10), width=1.6 * pane.scale)
        name = pygame.Rect(left + px(30), line.top, min(want, most) + 1, line.height)
        draw_text(pane.surface, seat.name, name, Role.LABEL, size, INK, paper)
        left = name.right + px(8)
        if seat.points is not None:
            at = (left, line.centery)
            left = draw_text(pane.surface, str(seat.points), at, Role.NUMBER, size, INK, paper).right
        if crown:
            draw_icon(pane.surface, CROWN, (left + px(18), line.centery), px(20))
        left += crown + gap


@dataclass(frozen=True, slots=True)
class FootNote:
    """What was done last, on a dark plate with an edge of brass."""

    inner: Block
    pad: int = 9

    def _high(self, pane: KitPane, width: int) -> int:
        return self.inner.height(pane, width - 4 * pane.px(self.pad))

    def height(self, pane: KitPane, width: int) -> int:
        """What is told, and some air."""
        return max(self._high(pane, width), pane.px(40)) + 2 * pane.px(self.pad)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In the middle of the plate."""
        px = pane.px
        box(pane.surface, rect, art.WELL, px(10), BRASS, max(1, px(2)))
        place = rect.inflate(-4 * px(self.pad), 0)
        place.height = self._high(pane, rect.width)
        place.centery = rect.centery
        self.inner.draw(pane, place)
