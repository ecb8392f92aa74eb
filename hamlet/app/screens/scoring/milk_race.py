"""The last tie-break of the rules, for fun: who empties a glass of milk first. The lot decides."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import (
    BRASS,
    CARD,
    INK,
    MATERIALS,
    MUTED,
    PAPER,
    ROW_EDGE,
    WHITE,
    mix,
    seat_colour,
)
from hamlet.app.art.shapes import box, polygon
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.home import Lot
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass
from hamlet.words.words import Words

SECONDS = 3.0
SIPS = 5
MILK = MATERIALS["milk"]
LEAST_LEFT, MORE_LEFT = 8, 30  # hundredths of a glass that a slower one has left


@dataclass(frozen=True, slots=True)
class MilkRace:
    """One race: who drank, and how much is left in each glass when the first is empty."""

    seats: tuple[int, ...]
    left: tuple[float, ...]

    @property
    def winner(self) -> int:
        """Whose glass is empty."""
        return self.seats[self.left.index(0.0)]

    def told(self, words: Words, name: str) -> str:
        """Who won it."""
        return words.label("screens.scores.milk.won", name=name)


def race(seats: Sequence[int], lot: Lot) -> MilkRace:
    """Who is first is drawn by lot, and how far the others have come."""
    first = lot(len(seats))
    left = [0.0 if number == first else (LEAST_LEFT + lot(MORE_LEFT)) / 100 for number, _ in enumerate(seats)]
    return MilkRace(tuple(seats), tuple(left))


@dataclass(frozen=True, slots=True)
class MilkGlasses:
    """The glasses, emptied sip by sip; where nothing moves, as they stand at the end."""

    race: MilkRace
    colours: tuple[str, ...]
    names: tuple[str, ...]
    tall: int = 128

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A shelf with glasses; what they hold moves."""
        px = pane.px
        box(pane.surface, rect, CARD, px(9), ROW_EDGE, px(1.5))
        for number, name in enumerate(self.names):
            cell = self._cell(rect, number)
            words = pygame.Rect(cell.left + px(2), rect.bottom - px(30), cell.width - px(4), px(26))
            draw_text(pane.surface, name, words, Role.LABEL, px(18), INK, CARD, Align.CENTRE)
        inner = rect.inflate(-px(8), -px(8))
        inner.height -= px(26)
        pane.live(inner, MilkPainter(self.race, self.colours), SECONDS)

    def _cell(self, rect: pygame.Rect, number: int) -> pygame.Rect:
        wide = rect.width // len(self.names)
        return pygame.Rect(rect.left + wide * number, rect.top, wide, rect.height)


@dataclass(frozen=True, slots=True)
class MilkPainter:
    """Draws the glasses at a moment of the race."""

    race: MilkRace
    colours: tuple[str, ...]

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float, moment: float) -> None:
        """Each in its part of the shelf."""
        surface.fill(CARD, rect)
        wide = rect.width // len(self.colours)
        for number, color in enumerate(self.colours):
            cell = pygame.Rect(rect.left + wide * number, rect.top, wide, rect.height)
            drunk = _sipped(moment / SECONDS) * (1 - self.race.left[number])
            _draw_glass(surface, cell, color, 1 - drunk, scale)


def _sipped(share: float) -> float:
    """In gulps, with a breath after each."""
    share = max(0.0, min(1.0, share))
    sip, within = divmod(share * SIPS, 1.0)
    return (sip + min(1.0, within / 0.6)) / SIPS if share < 1 else 1.0


def _draw_glass(surface: pygame.Surface, cell: pygame.Rect, color: str, full: float, scale: float) -> None:
    high = cell.height - round(8 * scale)
    half = min(cell.width * 0.3, high * 0.36)
    x, top, bottom = cell.centerx, cell.top + round(4 * scale), cell.top + round(4 * scale) + high
    foot = half * 0.74
    walls = [(x - half, top), (x + half, top), (x + foot, bottom), (x - foot, bottom)]
    polygon(surface, walls, mix(PAPER, MILK, 0.5), MUTED, 2 * scale)
    if full > 0.01:
        level = bottom - (high - 6 * scale) * full
        reach = foot + (half - foot) * (bottom - level) / high - 3 * scale
        base = foot - 3 * scale
        milk = [
            (x - reach, level),
            (x + reach, level),
            (x + base, bottom - 3 * scale),
            (x - base, bottom - 3 * scale),
        ]
        polygon(surface, milk, WHITE, mix(MILK, INK, 0.25), 1.2 * scale)
    at = (x, bottom - high * 0.42)
    draw_symbol(surface, color, at, 10 * scale, seat_colour(color), INK, 1.5 * scale)
    pygame.draw.line(
        surface, BRASS, (cell.left, bottom + 2), (cell.right, bottom + 2), max(1, round(2 * scale))
    )
