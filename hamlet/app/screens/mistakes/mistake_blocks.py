"""What a sheet of mistakes is made of: where one stands, which words may stand there, the others folded."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import BANNER, CARD, CODE_KEY, COST, INK, MISTAKE_TEXT, MUTED, PAPER, ROW_LIT_EDGE
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.severity import Severity, draw_severity
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, line_height, measure
from hamlet.app.ids import ControlId
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import PressButton
from hamlet.values import dataclass

LINE, CHIP, GAP = 30, 28, 8
FOLDED = 44
TEXT = 18


@dataclass(frozen=True, slots=True)
class PlaceBlock:
    """Which of how many, where it stands, and what it is about."""

    number: str
    at: str
    about: str

    def height(self, pane: KitPane, width: int) -> int:
        """A line; what it is about has one of its own where there is no room."""
        return pane.px(LINE) * (1 if self._fits(pane, width) else 2)

    def _fits(self, pane: KitPane, width: int) -> bool:
        px = pane.px
        told = measure(self.at, Role.CODE_KEY, px(TEXT)) + measure(self.about, Role.TEXT, px(TEXT))
        return self._pill(pane) + told + px(36) <= width

    def _pill(self, pane: KitPane) -> int:
        return measure(self.number, Role.LABEL, pane.px(TEXT)) + pane.px(28)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A red pill first."""
        px = pane.px
        line = pygame.Rect(rect.left, rect.top, rect.width, px(LINE))
        pill = pygame.Rect(line.left, line.top + px(1), self._pill(pane), px(CHIP))
        box(pane.surface, pill, COST, px(14), INK, px(1.5))
        draw_text(pane.surface, self.number, pill, Role.LABEL, px(TEXT), PAPER, COST, Align.CENTRE)
        room = line.right - pill.right - px(14)
        size = fitting(self.at, room, Role.CODE_KEY, px(TEXT), px(14))
        at = (pill.right + px(14), line.centery)
        written = draw_text(pane.surface, self.at, at, Role.CODE_KEY, size, INK, PAPER)
        at = (written.right + px(18), line.centery)
        if not self._fits(pane, rect.width):
            at = (line.left, line.centery + px(LINE))
        draw_text(pane.surface, self.about, at, Role.TEXT, px(TEXT), MUTED, PAPER)


@dataclass(frozen=True, slots=True)
class AllowedBlock:
    """The words that may stand there, each in a plate of its own; the one that was meant is gold."""

    lead: str
    words: tuple[str, ...]
    meant: str = ""

    def height(self, pane: KitPane, width: int) -> int:
        """As many rows as they take."""
        places = self._places(pane, width)
        return places[-1].bottom if places else 0

    def _places(self, pane: KitPane, width: int) -> list[pygame.Rect]:
        px = pane.px
        begin = measure(self.lead, Role.LABEL, px(TEXT)) + px(14)
        begin = begin if begin < width // 3 else 0
        left, top = begin, 0 if begin else px(CHIP)
        found = []
        for word in self.words:
            wide = measure(word, Role.TEXT, px(TEXT)) + px(20)
            if left + wide > width and left > begin:
                left, top = begin, top + px(CHIP + GAP)
            found.append(pygame.Rect(left, top, wide, px(CHIP)))
            left += wide + px(GAP)
        return found

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The lead at the left, the plates after it."""
        px = pane.px
        lead = (rect.left, rect.top + px(CHIP) // 2)
        draw_text(pane.surface, self.lead, lead, Role.LABEL, px(TEXT), MUTED, PAPER)
        for word, place in zip(self.words, self._places(pane, rect.width), strict=True):
            ground = BANNER if word == self.meant else CARD
            here = place.move(rect.topleft)
            box(pane.surface, here, ground, px(14), INK if word == self.meant else ROW_LIT_EDGE, px(1.5))
            role = Role.LABEL if word == self.meant else Role.TEXT
            draw_text(pane.surface, word, here, role, px(TEXT), INK, ground, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class ButtonLines:
    """Buttons in as many lines as they take, each line filled from edge to edge."""

    buttons: tuple[PressButton, ...]
    gap: int = 12

    def height(self, pane: KitPane, width: int) -> int:
        """All lines."""
        count = len(self._lines(pane, width))
        return count * self.buttons[0].height(pane, width) + (count - 1) * pane.px(self.gap)

    def _lines(self, pane: KitPane, width: int) -> list[list[PressButton]]:
        lines: list[list[PressButton]] = [[]]
        for each in self.buttons:
            wide = sum(one.wide(pane) + pane.px(self.gap) for one in lines[-1])
            if lines[-1] and wide + each.wide(pane) > width:
                lines.append([])
            lines[-1].append(each)
        return lines

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """What is left of a line is shared."""
        gap, high, top = pane.px(self.gap), self.buttons[0].height(pane, rect.width), rect.top
        for line in self._lines(pane, rect.width):
            spare = rect.width - sum(each.wide(pane) for each in line) - gap * (len(line) - 1)
            left = rect.left
            for number, each in enumerate(line, start=1):
                right = left + each.wide(pane) + max(0, spare) // len(line)
                place = pygame.Rect(left, top, (rect.right if number == len(line) else right) - left, high)
                each.draw(pane, place)
                left = place.right + gap
            top += high + gap


@dataclass(frozen=True, slots=True)
class FoldedBlock(Unmoved):
    """Another mistake in one line; pressed, it is told in full."""

    id: ControlId
    number: str
    at: str
    told: str

    def pressed(self) -> SetValue | None:
        """It is opened."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(FOLDED)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Its number in a pill, its place, its words as far as they go, a sign that it opens."""
        px, surface = pane.px, pane.surface
        pane.control(self, rect, plain(self.told), lifts=True)
        box(surface, rect, CARD, px(8), ROW_LIT_EDGE, px(1.5))
        pill = pygame.Rect(rect.left + px(10), 0, px(44), px(26))
        pill.centery = rect.centery
        box(surface, pill, PAPER, px(13), COST, px(1.5))
        draw_text(surface, self.number, pill, Role.LABEL, px(TEXT), MISTAKE_TEXT, PAPER, Align.CENTRE)
        at = (pill.right + px(12), rect.centery)
        written = draw_text(surface, self.at, at, Role.CODE_KEY, px(TEXT), CODE_KEY, CARD)
        words = pygame.Rect(written.right + px(12), 0, 0, line_height(px(TEXT)))
        words.width, words.centery = rect.right - px(40) - words.left, rect.centery
        if words.width > px(60):
            draw_text(surface, self.told, words, Role.TEXT, px(TEXT), INK, CARD)
        x, y, half = rect.right - px(20), rect.centery + px(1), px(6)
        pygame.draw.polygon(
            surface, INK, [(x - half, y - half // 2), (x + half, y - half // 2), (x, y + half)]
        )


@dataclass(frozen=True, slots=True)
class SoundBlock:
    """What is sound all the same, with a green tick."""

    told: str

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines beside the tick."""
        return max(pane.px(LINE), measure_rich(self.told, width - pane.px(36), Role.TEXT, pane.px(TEXT))[1])

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The tick stands at the first line."""
        px = pane.px
        draw_severity(pane.surface, (rect.left + px(14), rect.top + px(LINE) // 2), px(12), Severity.SOUND)
        high = measure_rich(self.told, rect.width - px(36), Role.TEXT, px(TEXT))[1]
        words = pygame.Rect(rect.left + px(36), 0, rect.width - px(36), high)
        words.centery = rect.centery
        draw_rich(pane.surface, self.told, words, Role.TEXT, px(TEXT), MUTED, PAPER)
