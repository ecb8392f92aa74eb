"""The glasses of the race for the milk, as they stand."""

from __future__ import annotations

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
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fitting, line_height, wrap
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.paper_cards import CardPress
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.screens.scoring.milk_race import MilkRace
from hamlet.values import dataclass

SMALL, PAD = 18, 8
SHELF = 104
MILK = MATERIALS["milk"]


@dataclass(frozen=True, slots=True)
class MilkGlasses:
    """A shelf with glasses; that of a person can be pressed, its key stands under it."""

    race: MilkRace
    colours: tuple[str, ...]
    names: tuple[str, ...]
    told: str
    hint: str

    def height(self, pane: KitPane, width: int) -> int:
        """What is to be done, and the shelf with a name and a key under each glass."""
        return self._words_high(pane, width) + pane.px(SHELF + 60 + 2 * PAD)

    def _words_high(self, pane: KitPane, width: int) -> int:
        inner = width - 2 * pane.px(PAD)
        return len(wrap(self.told, inner, Role.TEXT, pane.px(SMALL))) * line_height(pane.px(SMALL))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Each in its part of the shelf."""
        px = pane.px
        box(pane.surface, rect, CARD, px(9), ROW_EDGE, px(1.5))
        inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
        words = pygame.Rect(inner.topleft, (inner.width, self._words_high(pane, rect.width)))
        draw_wrapped(pane.surface, self.told, words, Role.TEXT, px(SMALL), INK, CARD)
        wide = inner.width // len(self.names)
        for number, name in enumerate(self.names):
            cell = pygame.Rect(inner.left + wide * number, words.bottom, wide, inner.bottom - words.bottom)
            self._draw_one(pane, cell, number, name)

    def _draw_one(self, pane: KitPane, cell: pygame.Rect, number: int, name: str) -> None:
        px, key = pane.px, self.race.keys[number]
        glass = pygame.Rect(cell.topleft, (cell.width, px(SHELF)))
        _draw_glass(pane.surface, glass, self.colours[number], self.race.left(number), pane.scale)
        below = pygame.Rect(cell.left + px(2), glass.bottom + px(4), cell.width - px(4), px(26))
        size = fitting(name, below.width, Role.LABEL, px(SMALL), px(SMALL))
        draw_text(pane.surface, name, below, Role.LABEL, size, INK, CARD, Align.CENTRE)
        if key:
            cap = pygame.Rect(0, below.bottom, px(36), px(28))
            cap.centerx = cell.centerx
            box(pane.surface, cap, PAPER, px(6), INK, px(2))
            draw_text(pane.surface, key, cap, Role.NUMBER, px(SMALL), INK, PAPER, Align.CENTRE)
            pane.control(CardPress(ids.glass_id(number)), cell, self.hint)


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
