"""Games by their length: with the packs before those without, means as lines, the usual half as a band."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import BASE_BAR, HEALTHY, INK, MUTED, PAPER, ROW_EDGE, SOUND
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.numbers.numbers_view import LengthView
from hamlet.values import dataclass

TEXT = 18
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LINES = 4
"""No more lines than this lie behind the bars."""


@dataclass(frozen=True, slots=True)
class LengthPlot:
    """Two bars for every length, as high as the card."""

    view: LengthView

    def height(self, pane: KitPane, width: int) -> int:
        """What there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The plot, the axis below it, and a line of words."""
        px, bars = pane.px, self.view.bars
        foot = pygame.Rect(rect.left, rect.bottom - px(30), rect.width, px(26))
        draw_text(pane.surface, self.view.told, foot, Role.TEXT, px(TEXT), MUTED, PAPER)
        plot = pygame.Rect(rect.left + px(44), rect.top + px(34), rect.width - px(54), 0)
        plot.height = foot.top - px(36) - plot.top
        if not bars or plot.height <= 0:
            return
        most = max(max(one, other) for _, one, other in bars)
        step = next((each for each in STEPS if most <= each * LINES), STEPS[-1])
        top = -(-most // step) * step
        self._draw_usual(pane, plot)
        self._draw_lines(pane, plot, top, step)
        wide = plot.width / len(bars)
        for number, (_, one, other) in enumerate(bars):
            left = plot.left + wide * number
            self._bar(pane, plot, left + wide * 0.06, wide * 0.62, other / top, base=True)
            self._bar(pane, plot, left + wide * 0.32, wide * 0.6, one / top, base=False)
        box(pane.surface, pygame.Rect(plot.left, plot.bottom - px(1), plot.width, max(2, px(2))), INK, 0)
        self._draw_rounds(pane, plot)
        self._draw_means(pane, plot)

    def _across(self, plot: pygame.Rect, rounds: float) -> float:
        """Where a length lies: in the middle of its bars."""
        bars = self.view.bars
        return plot.left + plot.width * (rounds - bars[0][0] + 0.5) / len(bars)

    def _bar(
        self, pane: KitPane, plot: pygame.Rect, left: float, wide: float, share: float, *, base: bool
    ) -> None:
        high = round(plot.height * share)
        place = pygame.Rect(round(left), plot.bottom - high, max(2, round(wide)), high)
        if high and base:
            box(pane.surface, place, BASE_BAR, pane.px(3))
        elif high:
            box(pane.surface, place, SOUND, pane.px(3), INK, max(1, pane.px(1.2)))

    def _draw_usual(self, pane: KitPane, plot: pygame.Rect) -> None:
        low, high = (self._across(plot, each) for each in self.view.usual)
        half = plot.width / len(self.view.bars) / 2
        area = pygame.Rect(round(low - half), plot.top, round(high - low + 2 * half), plot.height)
        box(pane.surface, area.clip(plot), HEALTHY, pane.px(3))

    def _draw_lines(self, pane: KitPane, plot: pygame.Rect, top: int, step: int) -> None:
        for count in range(0, top + 1, step):
            y = plot.bottom - round(plot.height * count / top)
            if count:
                box(pane.surface, pygame.Rect(plot.left, y, plot.width, max(1, pane.px(1))), ROW_EDGE, 0)
            at = (plot.left - pane.px(10), y)
            draw_text(pane.surface, str(count), at, Role.TEXT, pane.px(TEXT), MUTED, PAPER, Align.RIGHT)

    def _draw_rounds(self, pane: KitPane, plot: pygame.Rect) -> None:
        """As many lengths as have room below the axis."""
        bars = self.view.bars
        wide = plot.width / len(bars)
        every = next((each for each in STEPS if wide * each >= pane.px(44)), STEPS[-1])
        for rounds, _, _ in bars:
            if rounds % every == 0:
                at = (self._across(plot, rounds), plot.bottom + pane.px(17))
                draw_text(pane.surface, str(rounds), at, Role.TEXT, pane.px(TEXT), MUTED, PAPER, Align.CENTRE)

    def _draw_means(self, pane: KitPane, plot: pygame.Rect) -> None:
        """Both means as lines over the bars, each with its figure on its own side."""
        view, px = self.view, pane.px
        right_first = view.with_packs >= view.base
        for mean, colour, right in (
            (view.base, BASE_BAR, not right_first),
            (view.with_packs, SOUND, right_first),
        ):
            x = round(self._across(plot, mean))
            line = pygame.Rect(x - px(2), plot.top - px(8), px(5), plot.height + px(8))
            box(pane.surface, line, colour, px(2), INK, max(1, px(1.2)))
            at = (x + px(9) if right else x - px(9), plot.top - px(18))
            align = Align.LEFT if right else Align.RIGHT
            draw_text(pane.surface, f"{mean:.1f}", at, Role.NUMBER, px(20), INK, PAPER, align)
