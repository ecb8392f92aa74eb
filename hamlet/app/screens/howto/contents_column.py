"""The contents: chapters, the sections of the one that is read, and how often what is looked for is found."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, BRASS_TEXT, CARD, DARK_WOOD, INK, MUTED, PAPER
from hamlet.app.art.rich import plain
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Align, Role, draw_text, fitting
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.screens.howto.found_words import NOTHING_ASKED, AskedWords, TextLook, draw_asked, text_height
from hamlet.values import dataclass

COUNT = 34


def left_of_titles(size: int, *, numbered: bool) -> int:
    """Where titles of this size begin, in logical pixels: after number and icon, or the icon alone."""
    return size * 3 + 16 if numbered else size + 18


def _draw_count(pane: KitPane, rect: pygame.Rect, count: int, *, dark: bool) -> None:
    """So many places, in a dark or a golden disc."""
    px = pane.px
    place = pygame.Rect(0, 0, px(COUNT - 4), px(24))
    place.midright = (rect.right - px(8), rect.centery)
    ground, colour = (WELL, BANNER) if dark else (BANNER, INK)
    box(pane.surface, place, ground, place.height / 2)
    draw_text(pane.surface, str(count), place, Role.LABEL, px(18), colour, ground, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class ChapterRow(Unmoved):
    """A chapter: number, picture, title; on paper if it is read."""

    id: Id
    number: str
    icon: str
    title: str
    chosen: bool
    tall: int
    size: int
    count: int = 0
    asked: AskedWords = NOTHING_ASKED
    pale: bool = False
    """Whether it does not concern the game that is played."""
    hint: str = ""
    numbered: bool = True
    """Whether there is room for the number."""

    def pressed(self) -> SetValue | None:
        """It is read."""
        return True

    def _look(self, pane: KitPane) -> TextLook:
        ground = PAPER if self.chosen else DARK_WOOD
        colour = INK if self.chosen else BRASS_TEXT if self.pale else PAPER
        return TextLook(Role.TITLE, pane.px(self.size), colour, ground)

    def _left(self, pane: KitPane) -> int:
        return pane.px(left_of_titles(self.size, numbered=self.numbered))

    def _room(self, pane: KitPane, width: int) -> int:
        return width - self._left(pane) - pane.px(COUNT + 8 if self.count else 6)

    def height(self, pane: KitPane, width: int) -> int:
        """A line; long titles take more."""
        lines = text_height(plain(self.title), self._room(pane, width), self._look(pane))
        return max(pane.px(self.tall), lines + pane.px(4))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        px, look = pane.px, self._look(pane)
        pane.control(self, rect, self.hint, here=self.chosen)
        if self.chosen:
            box(pane.surface, rect, PAPER, px(7), INK, px(2))
        number = pygame.Rect(
            rect.left, rect.top, px(self.size * 1.4 + 4) if self.numbered else 0, rect.height
        )
        if self.numbered:
            colour = MUTED if self.chosen else BRASS_TEXT
            draw_text(
                pane.surface, self.number, number, Role.TITLE, look.size - 1, colour, look.ground, Align.RIGHT
            )
        draw_icon(
            pane.surface,
            self.icon,
            (number.right + px(self.size * 0.85), rect.centery),
            px(self.size * 1.15),
            opacity=130 if self.pale else 255,
        )
        room = self._room(pane, rect.width)
        high = text_height(plain(self.title), room, look)
        area = pygame.Rect(rect.left + self._left(pane), rect.centery - high // 2, room, high)
        draw_asked(pane.surface, plain(self.title), area, look, self.asked)
        if self.count:
            _draw_count(pane, rect, self.count, dark=not self.chosen)


@dataclass(frozen=True, slots=True)
class SectionRow(Unmoved):
    """A section of the chapter that is read; a dot at the one that is seen."""

    id: Id
    title: str
    here: bool
    left: int
    tall: int
    count: int = 0

    def pressed(self) -> SetValue | None:
        """It is brought into sight."""
        return True

    def _look(self, pane: KitPane) -> TextLook:
        role = Role.LABEL if self.here else Role.TEXT
        return TextLook(role, pane.px(18), BANNER if self.here else BRASS_TEXT, DARK_WOOD)

    def _room(self, pane: KitPane, width: int) -> int:
        return width - pane.px(self.left + (COUNT + 8 if self.count else 6))

    def height(self, pane: KitPane, width: int) -> int:
        """A line; long titles take more."""
        bold = TextLook(Role.LABEL, pane.px(18), BANNER, DARK_WOOD)
        return max(pane.px(self.tall), text_height(plain(self.title), self._room(pane, width), bold))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Dot, title, count."""
        px, look = pane.px, self._look(pane)
        pane.control(self, rect)
        if self.here:
            disc(pane.surface, (rect.left + px(self.left - 16), rect.centery), px(4), BANNER)
        high = text_height(plain(self.title), self._room(pane, rect.width), look)
        area = pygame.Rect(
            rect.left + px(self.left), rect.centery - high // 2, self._room(pane, rect.width), high
        )
        draw_asked(pane.surface, plain(self.title), area, look)
        if self.count:
            _draw_count(pane, rect, self.count, dark=True)


@dataclass(frozen=True, slots=True)
class ContentsLine(Unmoved):
    """Where there is no room for the contents: what is read, and a sign that there is more."""

    id: Id
    icon: str
    title: str
    opened: bool
    tall: int = 44

    def pressed(self) -> SetValue | None:
        """The contents open, or close."""
        return not self.opened

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The chapter that is read, and an arrow."""
        px = pane.px
        pane.control(self, rect, here=True, lifts=True)
        box(pane.surface, rect, CARD, px(9), INK, px(2))
        draw_icon(pane.surface, self.icon, (rect.left + px(26), rect.centery), px(24))
        words = pygame.Rect(rect.left + px(48), rect.top, rect.width - px(92), rect.height)
        size = fitting(self.title, words.width, Role.TITLE, px(21), px(18))
        draw_text(pane.surface, self.title, words, Role.TITLE, size, INK, CARD)
        x, y, half = rect.right - px(24), rect.centery, px(7)
        turn = -1 if self.opened else 1
        corners = [(x - half, y - turn * half // 2), (x + half, y - turn * half // 2), (x, y + turn * half)]
        pygame.draw.polygon(pane.surface, INK, corners)
