"""The parts of a card: how high each is, and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pygame

from hamlet.app.art.palette import COST, GAIN, GREEN, INK, MUTED, PAPER, WHITE, mix
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, line_height, measure
from hamlet.app.ids import InfoId
from hamlet.app.table.card_buttons import draw_button, keyless
from hamlet.app.table.card_rows import ActionRow, OptionRow
from hamlet.app.table.hint_parts import HintPart
from hamlet.app.table.lake_part import LakePart, SupplyPart
from hamlet.app.table.reason_rows import LetterPart, LinePart, TriedPart
from hamlet.app.table.score_columns import ScoreHeadRow, ScoreRow
from hamlet.app.table.stepper_part import StepperPart
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.hint_rows import HintRow
from hamlet.app.view.parts import (
    Button,
    Choice,
    Gains,
    Heading,
    LakeBox,
    Note,
    Part,
    Row,
    ScoreHead,
    ScoreLine,
    Stepper,
    Supply,
    Turner,
)
from hamlet.app.view.reasons import LetterRow, ListRow, TriedRow
from hamlet.values import dataclass
from hamlet.words.sums import signed

TEXT = 18
BUTTON = 44
BRIEF = 36
GAINS = {"now": "table.gains.now", "end": "table.gains.end"}
BRIEF_GAINS = {"now": "table.gains.now", "end": "table.gains.end.brief"}
KEYED = 84  # so wide it has room for its key
TURN = 92  # the width of a button that turns what is held


class Drawer(Protocol):
    """Something of a card that knows its height for a width and draws itself."""

    def height(self, pane: Pane, width: int) -> int:
        """How high it is, in window pixels."""

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Draw it in this place."""


@dataclass(frozen=True, slots=True)
class HeadingPart:
    """A small heading with a remark at the right, below it if there is no room."""

    part: Heading

    def _beside(self, pane: Pane, width: int) -> bool:
        words = measure(self.part.text, Role.TITLE, pane.px(20))
        return words + measure(self.part.remark, Role.TEXT, pane.px(TEXT)) + pane.px(12) <= width

    def height(self, pane: Pane, width: int) -> int:
        """One line, or two."""
        return pane.px(30) + (0 if self._beside(pane, width) else pane.px(24))

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Heading, remark."""
        line = pygame.Rect(rect.left, rect.top, rect.width, pane.px(30))
        draw_text(pane.surface, self.part.text, line, Role.TITLE, pane.px(20), INK, PAPER)
        beside = self._beside(pane, rect.width)
        if self.part.remark:
            words = measure(self.part.remark, Role.TEXT, pane.px(TEXT))
            at = pygame.Rect(rect.right - words, rect.top, words, pane.px(30))
            if not beside:
                at = pygame.Rect(rect.left, line.bottom - pane.px(2), rect.width, pane.px(24))
            draw_text(pane.surface, self.part.remark, at, Role.TEXT, pane.px(TEXT), MUTED, PAPER)


@dataclass(frozen=True, slots=True)
class NotePart:
    """A line of text, in as many lines as it takes."""

    part: Note

    def height(self, pane: Pane, width: int) -> int:
        """As many lines as it takes."""
        return measure_rich(clean(self.part.text), width, Role.LABEL, pane.px(TEXT))[1] + pane.px(4)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """In ink, or in the colour of refusals."""
        if self.part.opens is not None:
            pane.tell(self.part.opens, rect, self.part.text)
        colour = COST if self.part.bad else INK
        draw_rich(pane.surface, clean(self.part.text), rect, Role.LABEL, pane.px(TEXT), colour, PAPER)


@dataclass(frozen=True, slots=True)
class GainsPart:
    """Two green boxes: now, and at the end."""

    part: Gains

    def _sides(self) -> list[tuple[str, int, str]]:
        """The boxes there are: which, how many points, from what."""
        part = self.part
        sides = (("now", part.now, part.now_note), ("end", part.end, part.end_note))
        return [side for side in sides if side[2]]

    def _width(self, pane: Pane, width: int) -> int:
        count = len(self._sides())
        return (width - pane.px(8) * (count - 1)) // count

    def height(self, pane: Pane, width: int) -> int:
        """That of the highest."""
        if self.part.brief:
            return pane.px(BRIEF)
        inner = self._width(pane, width) - pane.px(20)
        notes = [measure_rich(clean(note), inner, Role.TEXT, pane.px(TEXT))[1] for *_, note in self._sides()]
        return pane.px(62) + max(notes)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Side by side."""
        px, ground = pane.px, mix(GAIN, WHITE, 0.6)
        wide = self._width(pane, rect.width)
        for number, (side, points, note) in enumerate(self._sides()):
            area = pygame.Rect(rect.left + (wide + px(8)) * number, rect.top, wide, rect.height)
            box(pane.surface, area, ground, px(8), GREEN, px(1.6))
            pane.tell(InfoId("gains", side), area, note)
            if self.part.brief:
                titles = GAINS if len(self._sides()) == 1 else BRIEF_GAINS
                self._draw_brief(pane, area, pane.label(titles[side]), points)
                continue
            title = pane.label(GAINS[side])
            line = pygame.Rect(area.left + px(10), area.top + px(4), wide - px(20), px(24))
            draw_text(pane.surface, title, line, Role.LABEL, px(TEXT), mix(GREEN, INK, 0.62), ground)
            line = pygame.Rect(line.left, line.bottom, line.width, line_height(px(22)))
            draw_rich(pane.surface, f"{signed(points)} {{point}}", line, Role.NUMBER, px(22), INK, ground)
            below = pygame.Rect(line.left, area.top + px(56), line.width, area.bottom - area.top - px(56))
            draw_rich(pane.surface, clean(note), below, Role.TEXT, px(TEXT), INK, ground)

    def _draw_brief(self, pane: Pane, area: pygame.Rect, title: str, points: int) -> None:
        """The title at the left, the points at the right."""
        px, ground = pane.px, mix(GAIN, WHITE, 0.6)
        line = area.inflate(-px(16), 0)
        draw_text(pane.surface, title, line, Role.LABEL, px(TEXT), mix(GREEN, INK, 0.62), ground)
        figure = f"{signed(points)} {{point}}"
        wide, high = measure_rich(figure, role=Role.NUMBER, size=px(20))
        place = pygame.Rect(line.right - wide, area.centery - high // 2, wide + px(4), high)
        draw_rich(pane.surface, figure, place, Role.NUMBER, px(20), INK, ground)


@dataclass(frozen=True, slots=True)
class ButtonPart:
    """A button between other parts, as wide as the card."""

    part: Button

    def _lines(self, pane: Pane, width: int) -> int:
        return measure_rich(clean(self.part.label), width - pane.px(32), Role.NUMBER, pane.px(20))[1]

    def height(self, pane: Pane, width: int) -> int:
        """One line, more if the words need it."""
        return max(pane.px(BUTTON), self._lines(pane, width) + pane.px(18))

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Gold if it is the main thing."""
        draw_button(pane, rect, self.part)


@dataclass(frozen=True, slots=True)
class TurnerPart:
    """Two buttons with how it lies now between them."""

    part: Turner

    def height(self, pane: Pane, width: int) -> int:
        """One line."""
        return pane.px(BUTTON)

    def draw(self, pane: Pane, rect: pygame.Rect) -> None:
        """Left, words, right."""
        words = measure(self.part.text, Role.LABEL, pane.px(20)) + pane.px(20)
        wide = min(pane.px(TURN), (rect.width - words) // 2)
        left = pygame.Rect(rect.left, rect.top, wide, rect.height)
        right = pygame.Rect(rect.right - wide, rect.top, wide, rect.height)
        for place, button in ((left, self.part.left), (right, self.part.right)):
            draw_button(pane, place, button if wide >= pane.px(KEYED) else keyless(pane, button))
        between = pygame.Rect(left.right, rect.top, right.left - left.right, rect.height)
        draw_text(pane.surface, self.part.text, between, Role.LABEL, pane.px(20), INK, PAPER, Align.CENTRE)


_DRAWERS: dict[type[Part], Callable[[Any], Drawer]] = {
    Row: ActionRow,
    Choice: OptionRow,
    ScoreHead: ScoreHeadRow,
    ScoreLine: ScoreRow,
    Heading: HeadingPart,
    Note: NotePart,
    Gains: GainsPart,
    LakeBox: LakePart,
    Supply: SupplyPart,
    Stepper: StepperPart,
    Button: ButtonPart,
    Turner: TurnerPart,
    TriedRow: TriedPart,
    ListRow: LinePart,
    LetterRow: LetterPart,
    HintRow: HintPart,
}


def drawers_for(parts: tuple[Part, ...]) -> list[Drawer]:
    """Something that draws each part."""
    return [_DRAWERS[type(part)](part) for part in parts]
