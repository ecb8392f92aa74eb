"""A verdict: a mark by form and colour, a few large words, and a line below them."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL, panel
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, INK, MUTED
from hamlet.app.art.severity import GROUNDS, Severity, draw_severity
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, draw_wrapped, fitting, line_height, wrap
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.numbers.numbers_view import VerdictView
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class VerdictBlock:
    """One verdict on a card of its own, as high as its place."""

    view: VerdictView
    title: int = 28

    def height(self, pane: KitPane, width: int) -> int:
        """What there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The mark at the left, the words beside it."""
        px, view = pane.px, self.view
        ground = GROUNDS[view.severity or Severity.SOUND]
        panel(pane.surface, rect, pane.scale, ground)
        radius = px(17)
        centre = (rect.left + px(10) + radius + px(6), rect.centery)
        if view.severity is None:
            draw_icon(pane.surface, "hourglass", centre, 2 * radius)
        else:
            draw_severity(pane.surface, centre, radius, view.severity)
        words = pygame.Rect(centre[0] + radius + px(13), rect.top, 0, rect.height)
        words.width = rect.right - px(10) - words.left
        size = fitting(view.title, words.width, Role.TITLE, px(self.title), px(18))
        lines = len(wrap(view.told, words.width, Role.TEXT, px(18))) * line_height(px(18))
        high = line_height(size)
        upper = pygame.Rect(words.left, rect.centery - (high + lines) // 2, words.width, high)
        lower = pygame.Rect(words.left, upper.bottom, words.width, lines)
        draw_text(pane.surface, view.title, upper, Role.TITLE, size, INK, ground)
        draw_wrapped(pane.surface, view.told, lower, Role.TEXT, px(18), MUTED, ground)


@dataclass(frozen=True, slots=True)
class RunningBar:
    """How far the games are: a bar under the heading."""

    share: float

    def height(self, pane: KitPane, width: int) -> int:
        """What there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Filled from the left."""
        box(pane.surface, rect, WELL, 0)
        done = rect.copy()
        done.width = round(rect.width * self.share)
        box(pane.surface, done, BANNER, 0)
