"""Blocks: what a card is made of, one below the other. Each knows its height for a width and draws itself.

Every block is a value: a card that says the same as before is not drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BRASS_TEXT, COST, DARK_WOOD, INK, MUTED, PAPER, Colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, fitting
from hamlet.app.kit.kit_pane import KitPane, LivePainter
from hamlet.values import dataclass

TEXT = 19


class Block(Protocol):
    """A part of a card."""

    def height(self, pane: KitPane, width: int) -> int:
        """How high it is in this width, in window pixels."""

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Draw it in this place."""


PicturePainter = Callable[[pygame.Surface, pygame.Rect, float], None]
"""Draws a picture into a place at a scale; a function of a module or a frozen value, so that it compares."""


@dataclass(frozen=True, slots=True)
class TextTone:
    """The colours that text has on a ground."""

    text: Colour
    muted: Colour
    ground: Colour


ON_PAPER = TextTone(INK, MUTED, PAPER)
ON_WOOD = TextTone(PAPER, BRASS_TEXT, DARK_WOOD)


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Text with icons and bold words, in as many lines as it takes."""

    markup: str
    size: int = TEXT
    role: Role = Role.TEXT
    muted: bool = False
    tone: TextTone = ON_PAPER

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines."""
        return measure_rich(self.markup, width, self.role, pane.px(self.size))[1]

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the top."""
        colour = self.tone.muted if self.muted else self.tone.text
        draw_rich(pane.surface, self.markup, rect, self.role, pane.px(self.size), colour, self.tone.ground)


@dataclass(frozen=True, slots=True)
class WarnBlock:
    """A sentence in red, with a cross: something is wrong here."""

    text: str

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines beside the cross."""
        return measure_rich(self.text, width - pane.px(28), Role.LABEL, pane.px(TEXT))[1]

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The cross stands at the first line."""
        px = pane.px
        draw_icon(pane.surface, "cross", (rect.left + px(10), rect.top + px(12)), px(17))
        words = pygame.Rect(rect.left + px(28), rect.top, rect.width - px(28), rect.height)
        draw_rich(pane.surface, self.text, words, Role.LABEL, px(TEXT), COST, PAPER)


@dataclass(frozen=True, slots=True)
class FactLine:
    """A bold word, and what is so."""

    name: str
    fact: str
    room: int = 150
    line: int = 34

    def height(self, pane: KitPane, width: int) -> int:
        """A line, or as many as the fact takes."""
        told = measure_rich(self.fact, width - pane.px(self.room), Role.TEXT, pane.px(TEXT))[1]
        return max(pane.px(self.line), told)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Side by side."""
        px = pane.px
        name = pygame.Rect(rect.left, rect.top, px(self.room) - px(8), rect.height)
        size = fitting(self.name, name.width, Role.LABEL, px(TEXT), px(18))
        draw_text(pane.surface, self.name, name, Role.LABEL, size, INK, PAPER)
        wide = rect.width - px(self.room)
        high = measure_rich(self.fact, wide, Role.TEXT, px(TEXT))[1]
        fact = pygame.Rect(rect.left + px(self.room), rect.centery - high // 2, wide, high)
        draw_rich(pane.surface, self.fact, fact, Role.TEXT, px(TEXT), INK, PAPER)


@dataclass(frozen=True, slots=True)
class Spacer:
    """Nothing, so high."""

    logical: int

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.logical)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Nothing."""


@dataclass(frozen=True, slots=True)
class PictureBlock:
    """A framed picture; with a live painter too, it moves for a while."""

    paint: PicturePainter
    tall: int = 0
    """Its height in logical pixels; 0 fills what there is."""
    live: LivePainter | None = None
    seconds: float = 0.0
    ground: Colour = DARK_WOOD

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In a frame of ink with round corners."""
        draw_framed(pane.surface, rect, self.paint, pane.scale, self.ground)
        if self.live is not None:
            inner = rect.inflate(-2 * pane.px(2), -2 * pane.px(2))
            pane.live(inner, self.live, self.seconds)


def draw_framed(
    surface: pygame.Surface,
    rect: pygame.Rect,
    paint: PicturePainter,
    scale: float,
    ground: Colour = DARK_WOOD,
) -> None:
    """A picture in a frame of ink with round corners."""
    edge, radius = max(1, round(2 * scale)), round(9 * scale)
    box(surface, rect, INK, radius)
    inner = rect.inflate(-2 * edge, -2 * edge)
    if inner.width <= 0 or inner.height <= 0:
        return
    picture = pygame.Surface(inner.size, pygame.SRCALPHA)
    picture.fill(ground)
    paint(picture, picture.get_rect(), scale)
    mask = pygame.Surface(inner.size, pygame.SRCALPHA)
    box(mask, mask.get_rect(), (255, 255, 255), radius - edge)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, inner)


@dataclass(frozen=True, slots=True)
class BesideBlocks:
    """Blocks side by side: each with its width in logical pixels, 0 for an equal part of what is left."""

    parts: tuple[tuple[Block, int], ...]
    gap: int = 12

    def _widths(self, pane: KitPane, width: int) -> list[int]:
        fixed = sum(pane.px(each) for _, each in self.parts)
        open_ = sum(1 for _, each in self.parts if not each)
        left = width - fixed - pane.px(self.gap) * (len(self.parts) - 1)
        return [pane.px(each) or max(0, left // open_) for _, each in self.parts]

    def height(self, pane: KitPane, width: int) -> int:
        """The highest."""
        widths = self._widths(pane, width)
        return max(part.height(pane, wide) for (part, _), wide in zip(self.parts, widths, strict=True))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left, each in the middle of the line."""
        left = rect.left
        for (part, _), wide in zip(self.parts, self._widths(pane, rect.width), strict=True):
            high = part.height(pane, wide) or rect.height
            part.draw(pane, pygame.Rect(left, rect.centery - high // 2, wide, high))
            left += wide + pane.px(self.gap)


def stack_height(pane: KitPane, blocks: Sequence[Block], width: int, gap: int) -> int:
    """How high blocks are, one below the other."""
    return sum(each.height(pane, width) for each in blocks) + gap * max(0, len(blocks) - 1)


def draw_stack(pane: KitPane, blocks: Sequence[Block], rect: pygame.Rect, gap: int) -> None:
    """Blocks one below the other; one without a height of its own takes what is left."""
    heights = [each.height(pane, rect.width) for each in blocks]
    spare = rect.height - sum(heights) - gap * max(0, len(blocks) - 1)
    top = rect.top
    for block, high in zip(blocks, heights, strict=True):
        tall = high or max(0, spare)
        block.draw(pane, pygame.Rect(rect.left, top, rect.width, tall))
        top += tall + gap
