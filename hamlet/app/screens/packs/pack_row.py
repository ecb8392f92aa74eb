"""Rows of packs: a grip, a picture, a name, what it brings, its place in the order, and its switch."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, CARD, FAINT, GLOW, INK, MUTED, PAPER, ROW_DONE, Colour
from hamlet.app.art.shapes import disc, glow, polygon
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import PicturePainter, draw_framed
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.switching import chosen_ring, draw_toggle
from hamlet.app.screens.packs.pack_chips import draw_chips
from hamlet.app.screens.packs.pack_lines import PackChip
from hamlet.values import dataclass

SMALL = 18
GRIP = 38
TOGGLE = (66, 38)


@dataclass(frozen=True, slots=True)
class PackRowSize:
    """The measures of a row in one layout, in logical pixels."""

    tall: int
    picture: int
    name: int


@dataclass(frozen=True, slots=True)
class PackRow(Unmoved):
    """One pack. What is off is pale."""

    id: Id
    switch: Id
    size: PackRowSize
    name: str
    version: str
    author: str
    chips: tuple[PackChip, ...]
    picture: PicturePainter
    place: int
    """In the order of those that are on; 0 for what is off."""
    able: bool = True
    locked: bool = False
    chosen: bool = False
    pointing: bool = False
    hint: str = ""
    numbered: bool = True
    """Whether its place in the order is one that can be changed."""

    def pressed(self) -> SetValue | None:
        """It is looked at."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """As every row."""
        return pane.px(self.size.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On paper of its own, ringed with gold if it is the one that the sheet tells about."""
        pane.control(self, rect, here=self.chosen, lifts=not self.chosen)
        if self.chosen:
            _draw_ring(pane, rect, pointing=self.pointing)
        paper = PAPER if self.place else ROW_DONE
        art.panel(pane.surface, rect, pane.scale, paper)
        self._draw_grip(pane, rect)
        px = pane.px
        picture = pygame.Rect(
            rect.left + px(GRIP), rect.top + px(5), px(self.size.picture), rect.height - px(10)
        )
        draw_framed(pane.surface, picture, self.picture, pane.scale)
        right = self._draw_switch(pane, rect, paper)
        words = pygame.Rect(picture.right + px(16), rect.top, 0, rect.height)
        words.width = right - px(10) - words.left
        self._draw_words(pane, words, rect.right - px(12), paper)

    def _draw_grip(self, pane: KitPane, rect: pygame.Rect) -> None:
        px = pane.px
        if self.locked:
            draw_icon(pane.surface, "lock", (rect.left + px(20), rect.centery), px(20))
            return
        for across in (-5, 5):
            for down in (-8, 0, 8):
                at = (rect.left + px(20 + across), rect.centery + px(down))
                disc(pane.surface, at, 3.2 * pane.scale, CARD, INK, 1.2 * pane.scale)

    def _draw_switch(self, pane: KitPane, rect: pygame.Rect, paper: Colour) -> int:
        """The switch, and before it the place in the order; where that begins."""
        px = pane.px
        switch = pygame.Rect(0, 0, px(TOGGLE[0]), px(TOGGLE[1]))
        switch.midright = (rect.right - px(14), rect.centery)
        draw_toggle(pane.surface, switch, pane.scale, on=bool(self.place), able=self.able or bool(self.place))
        if not self.locked:
            pane.cell(self.switch, switch.inflate(px(10), px(10)), self.hint)
        left = switch.left - px(16)
        if self.place and self.numbered:
            words = str(self.place)
            draw_text(
                pane.surface, words, (left, rect.centery), Role.TITLE, px(22), MUTED, paper, Align.RIGHT
            )
            left -= measure("00", Role.TITLE, px(22))
        return left

    def _draw_words(self, pane: KitPane, words: pygame.Rect, end: int, paper: Colour) -> None:
        """Name and version, who made it, chips."""
        px, surface, high = pane.px, pane.surface, words.height
        told = measure(self.version, Role.TEXT, px(SMALL)) + px(12)
        name = pygame.Rect(words.left, words.top + round(high * 0.07), words.width - told, round(high * 0.36))
        size = fitting(self.name, name.width, Role.TITLE, px(self.size.name), px(20))
        faint = MUTED if self.place else FAINT
        colour = INK if self.place else FAINT
        written = draw_text(surface, self.name, name, Role.TITLE, size, colour, paper)
        at = pygame.Rect(written.right + px(12), name.top + px(3), told, name.height)
        draw_text(surface, self.version, at, Role.TEXT, px(SMALL), faint, paper)
        author = pygame.Rect(words.left, name.bottom - px(2), words.width, round(high * 0.24))
        draw_text(surface, self.author, author, Role.TEXT, px(SMALL), faint, paper)
        line = pygame.Rect(words.left, author.bottom, words.width, words.bottom - px(6) - author.bottom)
        draw_chips(pane, line, self.chips)


def _draw_ring(pane: KitPane, rect: pygame.Rect, *, pointing: bool) -> None:
    px = pane.px
    glow(pane.surface, rect.inflate(px(6), px(6)), px(12), px(8), GLOW)
    if pointing:
        x, y = rect.right + px(4), rect.centery
        corners = [(x - px(2), y - px(20)), (x + px(18), y), (x - px(2), y + px(20))]
        polygon(pane.surface, corners, BANNER, INK, pane.scale)
    chosen_ring(pane.surface, rect, 10, pane.scale)
