"""The moves in words around a moment, and what one of them brought."""

from __future__ import annotations

from dataclasses import field

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import COST, GAIN, INK, LIT_LINE, MUTED, PAPER, ROW_LIT_EDGE, Colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.ui.pane import Pane
from hamlet.session.timeline import Timeline
from hamlet.values import dataclass
from hamlet.words.actions import describe

TEXT, HEAD = 18, 30
BEFORE = 0.55  # of the height that moves before the chosen one may take


@dataclass(frozen=True, slots=True)
class ToldMove:
    """One move in words: whose each of its lines is, and what it says."""

    move: int
    round: int
    lines: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class MoveList(Unmoved):
    """The moves before and after the chosen one, as many as have room; a click goes there."""

    id: Id
    at: int
    moves: int
    colours: tuple[str, ...]
    round_words: tuple[tuple[int, str], ...]
    """What the rounds that may be seen are called."""
    timeline: Timeline = field(compare=False, hash=False)

    @property
    def current(self) -> SetValue | None:
        """The chosen move."""
        return float(self.at)

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def told(self, moment: int) -> ToldMove:
        """The words of a move."""
        entry = self.timeline.entry(moment)
        if entry is None:
            return ToldMove(0, 1, ())
        lines = tuple((line.seat, line.rich) for line in entry.lines if not line.heading)
        step = self.timeline.step(moment)
        if not lines and moment == self.at and step is not None:
            # Whatever the log passes over, such as the end of a turn, is told while it is looked at.
            done = describe(self.timeline.session.setup.speech(step.before), step.action)
            lines = ((step.seat, done.rich),)
        return ToldMove(moment, entry.round, lines)

    def _high(self, pane: KitPane, told: ToldMove, width: int) -> int:
        if not told.lines:
            return 0
        here = told.move == self.at
        return sum(written(pane, text, width, here=here)[1] for _, text in told.lines) + pane.px(6)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From as far back as there is room."""
        px = pane.px
        pane.control(self, rect)
        wide = rect.width - px(74)
        first = max(1, self.at)
        # What is chosen is seen whole, however much it tells.
        room = min(round(rect.height * BEFORE), rect.height - self._own(pane, first, wide))
        while first > 1:
            room -= self._high(pane, self.told(first - 1), wide) + px(HEAD) * self._opens(first)
            if room < 0:
                break
            first -= 1
        top, moment = rect.top, first
        while moment <= self.moves:
            told = self.told(moment)
            head = px(HEAD) if self._opens(moment) else 0
            high = self._high(pane, told, wide)
            if top + head + high > rect.bottom and moment != self.at:
                break
            if head:
                place = pygame.Rect(rect.left, top, rect.width, head)
                word = dict(self.round_words).get(told.round, "")
                draw_text(pane.surface, word, place, Role.LABEL, px(TEXT), MUTED, PAPER, Align.CENTRE)
            if high:
                self._draw_move(pane, pygame.Rect(rect.left, top + head, rect.width, high), told)
            top += head + high
            moment += 1

    def _own(self, pane: KitPane, moment: int, width: int) -> int:
        """The height of a move and of the round it opens; nothing while the game is still coming in."""
        if moment > self.moves:
            return 0
        return self._high(pane, self.told(moment), width) + pane.px(HEAD) * self._opens(moment)

    def _opens(self, moment: int) -> bool:
        """Whether a round begins with this move."""
        return moment == 1 or self.told(moment).round != self.told(moment - 1).round

    def _draw_move(self, pane: KitPane, rect: pygame.Rect, told: ToldMove) -> None:
        px, size, here = pane.px, pane.px(TEXT), told.move == self.at
        ground: Colour = LIT_LINE if here else PAPER
        if here:
            box(pane.surface, rect.inflate(px(8), 0), ground, px(7), ROW_LIT_EDGE, max(1, px(2)))
        pane.cell(CellId(self.id, str(told.move)), rect)
        colour = MUTED if told.move > self.at else INK
        top = rect.top + px(3)
        number = pygame.Rect(rect.left, top, px(38), px(24))
        draw_text(pane.surface, str(told.move), number, Role.TEXT, size, MUTED, ground, Align.RIGHT)
        for seat, text in told.lines:
            words = pygame.Rect(rect.left + px(68), top, rect.width - px(74), 0)
            role, words.height = written(pane, text, words.width, here=here)
            if seat >= 0:
                at = (rect.left + px(54), top + px(12))
                draw_symbol(pane.surface, self.colours[seat], at, px(7), width=1.4 * pane.scale)
            draw_rich(pane.surface, text, words, role, size, colour, ground)
            top = words.bottom


def written(pane: KitPane, text: str, width: int, *, here: bool) -> tuple[Role, int]:
    """How a line is written, and how high it is: bold where one is, unless it would need more room so."""
    usual, bold = (measure_rich(text, width, role, pane.px(TEXT))[1] for role in (Role.TEXT, Role.LABEL))
    return (Role.LABEL, bold) if here and bold <= usual else (Role.TEXT, usual)


def signed(points: int) -> str:
    """Points more or less."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True, slots=True)
class MoveBubble:
    """What the chosen move was, and what it brought whoever did it."""

    color: str
    title: str
    points: int
    lines: str

    def size(self, scale: float) -> tuple[int, int]:
        """How large it is in window pixels."""
        wide = round(330 * scale)
        title = measure_rich(self.title, wide - self._beside(scale), Role.BANNER, round(20 * scale))[1]
        told = measure_rich(self.lines, wide - round(32 * scale), Role.TEXT, round(18 * scale))[1]
        return wide, title + (told if self.lines else 0) + round(30 * scale)

    def _beside(self, scale: float) -> int:
        """What the symbol takes, and the chip with the points if there are any."""
        return round((118 if self.points else 60) * scale)

    def draw(self, pane: Pane, rect: pygame.Rect, tip: tuple[int, int] | None) -> None:
        """On a card that points at the place."""
        px, surface = pane.px, pane.surface
        art.card(surface, rect, pane.scale, tip)
        left = rect.left + px(16)
        draw_symbol(surface, self.color, (left + px(10), rect.top + px(26)), px(10), width=1.6 * pane.scale)
        width = rect.width - self._beside(pane.scale)
        high = measure_rich(self.title, width, Role.BANNER, px(20))[1]
        place = pygame.Rect(left + px(28), rect.top + px(12), width, high)
        draw_rich(surface, self.title, place, Role.BANNER, px(20), INK, PAPER)
        if self.points:
            chip = pygame.Rect(0, 0, px(66), px(30))
            chip.topright = (rect.right - px(12), rect.top + px(12))
            fill, colour = (GAIN, INK) if self.points > 0 else (PAPER, COST)
            box(surface, chip, fill, px(8), INK, px(2))
            draw_rich(
                surface,
                f"*{signed(self.points)}* {{star}}",
                chip.inflate(-px(10), -px(6)),
                Role.LABEL,
                px(18),
                colour,
                fill,
            )
        if self.lines:
            told = pygame.Rect(
                left, place.bottom + px(6), rect.width - px(32), rect.bottom - place.bottom - px(14)
            )
            draw_rich(surface, self.lines, told, Role.TEXT, px(18), INK, PAPER)
