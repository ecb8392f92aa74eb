"""A chapter on its sheet: text at the left and examples at the right, or one below the other."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import Block, draw_stack, stack_height
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.howto.example_pictures import ExamplePictures, WantedPicture, draw_place
from hamlet.app.screens.howto.found_words import TextLook, draw_asked, text_height
from hamlet.values import dataclass

GAP = 14
BUTTON = (118, 42)


@dataclass(frozen=True, slots=True)
class ExamplePainter:
    """Draws the picture of an example as far as it is made."""

    pictures: ExamplePictures
    wanted: WantedPicture

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float, moment: float) -> None:
        """Into its place."""
        found = self.pictures.get(self.wanted)
        if found is not None:
            surface.blit(found, rect)


@dataclass(frozen=True, slots=True)
class ExampleBlock:
    """A picture with its verdict, a sentence below it, and the way to its village."""

    id: Id
    example: str
    verdict: str
    good: bool
    caption: str
    play: str
    hint: str
    pictures: ExamplePictures
    share: float
    """How high the picture is, of its width."""
    size: int = 20
    letters: int = 25
    """How large the verdict is written."""

    def _look(self, pane: KitPane) -> TextLook:
        return TextLook(Role.TEXT, pane.px(self.size), INK, PAPER)

    def _caption(self, pane: KitPane, width: int) -> int:
        return text_height(plain(self.caption), width - pane.px(BUTTON[0] + 20), self._look(pane))

    def height(self, pane: KitPane, width: int) -> int:
        """Picture, caption, and some air."""
        below = max(self._caption(pane, width), pane.px(BUTTON[1]))
        return round(width * self.share) + pane.px(8) + below + pane.px(3)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The picture comes when it is made; its place is there already."""
        px = pane.px
        picture = pygame.Rect(rect.left, rect.top, rect.width, round(rect.width * self.share))
        wanted = WantedPicture(self.example, self.verdict, self.good, picture.size, pane.scale, self.letters)
        draw_place(pane.surface, picture, wanted)
        pane.live(picture, ExamplePainter(self.pictures, wanted), 0.0)
        line = pygame.Rect(rect.left, picture.bottom + px(8), rect.width, px(BUTTON[1]))
        button = pygame.Rect(line.right - px(BUTTON[0]), line.top, px(BUTTON[0]), px(BUTTON[1]))
        PressButton(self.id, self.play, hint=self.hint, size=19).draw(pane, button)
        high = self._caption(pane, rect.width)
        top = line.top if high > line.height else line.centery - high // 2
        area = pygame.Rect(rect.left + px(4), top, rect.width - px(BUTTON[0] + 20), high)
        draw_asked(pane.surface, plain(self.caption), area, self._look(pane))


@dataclass(frozen=True, slots=True)
class SpreadBlock:
    """Two columns, the left one so wide of the whole; with 1 the right one stands below."""

    left: tuple[Block, ...]
    right: tuple[Block, ...] = ()
    share: float = 1.0
    apart: int = 40

    def _widths(self, pane: KitPane, width: int) -> tuple[int, int]:
        if self.share >= 1 or not self.right:
            return width, width
        left = round(width * self.share)
        return left, width - left - pane.px(self.apart)

    def height(self, pane: KitPane, width: int) -> int:
        """The longer column, or both."""
        gap, (left, right) = pane.px(GAP), self._widths(pane, width)
        highs = stack_height(pane, self.left, left, gap), stack_height(pane, self.right, right, gap)
        return highs[0] + gap + highs[1] if self.share >= 1 and self.right else max(highs)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Both from their tops."""
        gap, (left, right) = pane.px(GAP), self._widths(pane, rect.width)
        high = stack_height(pane, self.left, left, gap)
        draw_stack(pane, self.left, pygame.Rect(rect.left, rect.top, left, high), gap)
        if self.right:
            below = high + gap if self.share >= 1 else 0
            place = pygame.Rect(rect.right - right, rect.top + below, right, rect.height - below)
            draw_stack(pane, self.right, place, gap)

    def tops(self, pane: KitPane, width: int) -> dict[str, int]:
        """How far down each block of the left column begins that has a name."""
        gap, (left, _) = pane.px(GAP), self._widths(pane, width)
        found: dict[str, int] = {}
        top = 0
        for block in self.left:
            name = getattr(block, "id", "")
            if isinstance(name, str) and name:
                found[name] = top
            top += block.height(pane, left) + gap
        return found
