"""Cards of paper on the wood, and heads that stand on the wood itself."""

from __future__ import annotations

from enum import StrEnum

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BRASS_TEXT, INK, MUTED, PAPER, ROW_LIT, ROW_LIT_EDGE, TABLE
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, fitting, measure
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import Block, draw_stack, stack_height
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.switching import chosen_ring, draw_tick_disc
from hamlet.values import dataclass

STEADY = 8
"""What stays free for the bar of a card that is steady, besides its margin."""


class CardLook(StrEnum):
    """What a card is made of."""

    PAPER = "paper"
    LIT = "lit"
    """Pale gold: what one is at."""
    WELL = "well"
    """A dark hollow: an empty place."""
    BARE = "bare"
    """Blocks that lie on the wood."""


@dataclass(frozen=True, slots=True)
class CardPress(Unmoved):
    """A whole card that is pressed."""

    id: Id

    def pressed(self) -> SetValue | None:
        """It is pressed."""
        return True


@dataclass(frozen=True, slots=True)
class PaperCard:
    """A card: a head, blocks below it, perhaps a picture beside them. What has no room scrolls.

    `group` is what Tab stops at; arrows walk inside it. Cards may share one.
    """

    group: str
    blocks: tuple[Block, ...] = ()
    title: str = ""
    icon: str = ""
    note: str = ""
    head: int = 30
    """The size of the title."""
    beside: Block | None = None
    beside_wide: int = 0
    look: CardLook = CardLook.PAPER
    press: Id | None = None
    """Given, the whole card can be pressed."""
    why_not: str = ""
    hint: str = ""
    chosen: bool = False
    pad: int = 16
    gap: int = 10
    foot: Block | None = None
    """What stands at its foot and never scrolls away."""
    lifted: bool = False
    """Whether it lies high over what is under it."""
    steady: bool = False
    """Whether the place of a scroll bar stays free, so that nothing moves when it comes."""

    def head_high(self, pane: KitPane) -> int:
        """What the title takes."""
        return pane.px(round(self.head * 1.34) + 6) if self.title else 0

    def beside_place(self, pane: KitPane, rect: pygame.Rect) -> pygame.Rect:
        """Where the picture beside the blocks stands: at the right, as high as the card."""
        inset, wide = pane.px(12), pane.px(self.beside_wide)
        return pygame.Rect(rect.right - inset - wide, rect.top + inset, wide, rect.height - 2 * inset)

    def body(self, pane: KitPane, rect: pygame.Rect) -> pygame.Rect:
        """Where the blocks lie."""
        pad = pane.px(self.pad) if self.look is not CardLook.BARE else 0
        right = rect.right - pad - (pane.px(STEADY) if self.steady else 0)
        if self.beside is not None:
            right = self.beside_place(pane, rect).left - pane.px(16)
        top = rect.top + max(pad // 2, pane.px(8)) if self.title else rect.top + pad
        top += self.head_high(pane)
        bottom = rect.bottom - pad * 3 // 4
        if self.foot is not None:
            bottom = self.foot_place(pane, rect).top - pane.px(self.gap)
        return pygame.Rect(rect.left + pad, top, right - rect.left - pad, bottom - top)

    def foot_place(self, pane: KitPane, rect: pygame.Rect) -> pygame.Rect:
        """Where the foot stands."""
        pad = pane.px(self.pad)
        place = pygame.Rect(rect.left + pad, 0, rect.width - 2 * pad, 0)
        place.height = self.foot.height(pane, place.width) if self.foot is not None else 0
        place.bottom = rect.bottom - pad
        return place

    def whole_high(self, pane: KitPane, width: int) -> int:
        """How high it is where everything on it has room."""
        tall = pygame.Rect(0, 0, width, 100_000)
        body = self.body(pane, tall)
        return tall.height - body.height + self.body_high(pane, body.width)

    def body_high(self, pane: KitPane, width: int) -> int:
        """What the blocks take in this width."""
        return stack_height(pane, self.blocks, width, pane.px(self.gap))

    def draw_ground(self, pane: KitPane, rect: pygame.Rect) -> None:
        """All but the blocks."""
        pane.group = self.group
        if self.press is not None:
            able = not self.why_not
            told = self.why_not or self.hint
            pane.control(CardPress(self.press), rect, told, enabled=able, here=self.chosen, lifts=True)
        if self.chosen:
            chosen_ring(pane.surface, rect, 10, pane.scale)
        self._draw_sheet(pane, rect)
        if self.title:
            self._draw_head(pane, rect)
        if self.beside is not None:
            self.beside.draw(pane, self.beside_place(pane, rect))
        if self.foot is not None:
            self.foot.draw(pane, self.foot_place(pane, rect))

    def draw_tick(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Over everything else on it, the mark of a card that is chosen."""
        if self.chosen:
            inset = pane.px(24)
            draw_tick_disc(pane.surface, (rect.right - inset, rect.top + inset), pane.scale)

    def _draw_sheet(self, pane: KitPane, rect: pygame.Rect) -> None:
        if self.lifted:
            art.card(pane.surface, rect, pane.scale)
        elif self.look is CardLook.PAPER:
            art.panel(pane.surface, rect, pane.scale)
        elif self.look is CardLook.LIT:
            box(pane.surface, rect, ROW_LIT, pane.px(10), ROW_LIT_EDGE, pane.px(2))
        elif self.look is CardLook.WELL:
            art.well(pane.surface, rect, pane.scale)

    def _draw_head(self, pane: KitPane, rect: pygame.Rect) -> None:
        px, pad = pane.px, pane.px(self.pad)
        line = pygame.Rect(rect.left + pad, rect.top + px(8), 0, self.head_high(pane))
        left = line.left
        if self.icon:
            size = px(self.head + 2)
            draw_icon(pane.surface, self.icon, (left + size // 2, line.centery), size)
            left += size + px(10)
        end = self.body(pane, rect).right
        wide = measure(self.note, Role.TEXT, px(18)) if self.note else 0
        # Where there is no room for both, the note gives way.
        noted = wide and measure(self.title, Role.TITLE, px(self.head)) + px(14) + wide <= end - left
        room = end - left - (wide + px(14) if noted else 0)
        size = fitting(self.title, room, Role.TITLE, px(self.head), px(18))
        words = pygame.Rect(left, line.top, room, line.height)
        colour, ground = (INK, PAPER) if self.look is not CardLook.WELL else (BRASS_TEXT, art.WELL)
        written = draw_text(pane.surface, self.title, words, Role.TITLE, size, colour, ground)
        if noted:
            place = pygame.Rect(written.right + px(14), line.top, end - written.right - px(14), line.height)
            pale = MUTED if self.look is not CardLook.WELL else BRASS_TEXT
            draw_text(pane.surface, self.note, place, Role.TEXT, px(18), pale, ground)

    def draw_blocks(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The blocks, from the top of their place."""
        pane.group = self.group
        draw_stack(pane, self.blocks, rect, pane.px(self.gap))


@dataclass(frozen=True, slots=True)
class WoodHead:
    """A head on the wood, over cards that belong together."""

    title: str
    note: str = ""
    size: int = 26

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In brass; its note in small letters after it."""
        px = pane.px
        size = fitting(self.title, rect.width, Role.TITLE, px(self.size), px(18))
        written = draw_text(pane.surface, self.title, rect, Role.TITLE, size, BRASS_TEXT, TABLE[1])
        if self.note:
            place = pygame.Rect(written.right + px(14), rect.top, 0, rect.height)
            place.width = rect.right - place.left
            draw_text(pane.surface, self.note, place, Role.TEXT, px(19), BRASS_TEXT, TABLE[1])
