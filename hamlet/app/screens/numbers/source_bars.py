"""Points by source: a bar with the packs over the one without."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BASE_BAR, INK, MUTED, PAPER, SOUND
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, fitting, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.numbers.numbers_view import SourceView
from hamlet.values import dataclass

TEXT, NUMBER = 20, 20


@dataclass(frozen=True, slots=True)
class SourceBars:
    """A line for every source, as far apart as there is room."""

    sources: tuple[SourceView, ...]
    tall: int = 51
    least: int = 34

    def height(self, pane: KitPane, width: int) -> int:
        """At least this; more is taken where there is more."""
        return pane.px(self.tall) * len(self.sources)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """One below the other."""
        px = pane.px
        names = max((measure(each.name, Role.LABEL, px(TEXT)) for each in self.sources), default=0)
        named = min(names, round(rect.width * 0.34))
        told = px(128)
        room = rect.width - px(38) - named - px(18) - told
        most = max((max(each.with_packs, each.base) for each in self.sources), default=1.0) or 1.0
        for number, source in enumerate(self.sources):
            line = pygame.Rect(rect.left, rect.top + px(self.tall) * number, rect.width, px(self.tall))
            self._draw_line(pane, line, source, named, room / most)

    def _draw_line(
        self, pane: KitPane, line: pygame.Rect, source: SourceView, named: int, point: float
    ) -> None:
        px = pane.px
        draw_icon(pane.surface, source.icon, (line.left + px(16), line.centery), px(28))
        words = pygame.Rect(line.left + px(38), line.top, named, line.height)
        size = fitting(source.name, named, Role.LABEL, px(TEXT), px(18))
        draw_text(pane.surface, source.name, words, Role.LABEL, size, INK, PAPER)
        left = words.right + px(18)
        base, mine = (max(px(4), round(each * point)) for each in (source.base, source.with_packs))
        box(pane.surface, pygame.Rect(left, line.centery - px(15), base, px(30)), BASE_BAR, px(4))
        bar = pygame.Rect(left, line.centery - px(8), mine, px(16))
        box(pane.surface, bar, SOUND, px(4), INK, max(1, px(1.2)))
        at = (left + max(base, mine) + px(12), line.centery)
        shown = draw_text(pane.surface, f"{source.with_packs:.1f}", at, Role.NUMBER, px(NUMBER), INK, PAPER)
        beside = (shown.right + px(10), line.centery)
        role, colour = (Role.LABEL, INK) if source.sure else (Role.TEXT, MUTED)
        draw_text(pane.surface, source.change, beside, role, px(18), colour, PAPER)
