"""What the checker says, a line each: the mark, the sentence word for word, and where it stands."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import INK, MUTED
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.severity import EDGES, GROUNDS, Severity, draw_severity
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

SIZE, LEAST = 18, 40


@dataclass(frozen=True, slots=True)
class CheckLine(Unmoved):
    """One sentence; a click goes to its line."""

    id: Id
    severity: Severity
    told: str
    where: str

    def pressed(self) -> SetValue | None:
        """Its line is looked at."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """As many lines as the sentence takes."""
        told = measure_rich(plain(self.told), self._room(pane, width), self._role, pane.px(SIZE))[1]
        return max(pane.px(LEAST), told + pane.px(12))

    @property
    def _role(self) -> Role:
        return Role.TEXT if self.severity is Severity.SOUND else Role.LABEL

    def _room(self, pane: KitPane, width: int) -> int:
        return width - pane.px(44 + 20) - measure(self.where, Role.TEXT, pane.px(SIZE))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On the ground of its kind."""
        px, surface = pane.px, pane.surface
        pane.control(self, rect)
        ground = GROUNDS[self.severity]
        if self.severity is not Severity.SOUND:
            box(surface, rect, ground, px(7), EDGES[self.severity], max(1, px(1.6)))
        draw_severity(surface, (rect.left + px(22), rect.centery), px(12), self.severity)
        wide = self._room(pane, rect.width)
        high = measure_rich(plain(self.told), wide, self._role, px(SIZE))[1]
        words = pygame.Rect(rect.left + px(44), rect.centery - high // 2, wide, high)
        draw_rich(surface, plain(self.told), words, self._role, px(SIZE), INK, ground)
        end = pygame.Rect(rect.left, rect.top, rect.width - px(10), rect.height)
        draw_text(surface, self.where, end, Role.TEXT, px(SIZE), MUTED, ground, Align.RIGHT)
