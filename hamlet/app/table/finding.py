"""Finding a building by its name: a few letters, and the buildings that match light up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.palette import BANNER, BAR, BRASS_TEXT, INK, PAPER
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.table.overlays import Overlay
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.ui.pane import Pane, PieceCache

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

MOST = 18
WIDTH = 420
HEIGHT = 44


@dataclass(frozen=True, slots=True)
class Finding:
    """What has been typed so far."""

    text: str = ""

    def typed(self, event: pygame.Event) -> Finding:
        """With one more letter, or one less."""
        if event.key == pygame.K_BACKSPACE:
            return Finding(self.text[:-1])
        letter: str = getattr(event, "unicode", "")
        fits = letter.isprintable() and len(self.text) < MOST and (letter != " " or self.text)
        return Finding(self.text + letter) if letter and fits else self

    def matches(self, flow: Flow) -> tuple[int, ...]:
        """The buildings whose name has the letters, those first that begin with them."""
        wanted = self.text.strip().casefold()
        if not wanted:
            return ()
        names = [(flow.tile_name(uid).casefold(), uid) for uid in range(len(flow.state.village.tiles))]
        found = [(not name.startswith(wanted), name, uid) for name, uid in names if wanted in name]
        return tuple(uid for _, _, uid in sorted(found))

    def first(self, flow: Flow) -> int | None:
        """The building that Enter goes to."""
        return next(iter(self.matches(flow)), None)

    def told(self, flow: Flow) -> str:
        """How many match, or what to do."""
        if not self.text:
            return flow.words.label("table.find.empty")
        count = len(self.matches(flow))
        return (
            flow.words.label("table.find.count", count=count)
            if count
            else flow.words.label("table.find.none")
        )

    def overlay(self, frame: TableFrame, cache: PieceCache, flow: Flow) -> Overlay:
        """The field at the top of the village."""
        px, size, told = frame.px, frame.px(20), self.told(flow)
        rect = pygame.Rect(0, 0, min(px(WIDTH), frame.village.width - px(140)), px(HEIGHT))
        rect.midtop = (frame.village.centerx, frame.village.top + px(8))

        def draw(pane: Pane, area: pygame.Rect) -> None:
            box(pane.surface, area, (*BAR, 240), px(10), BANNER, px(2))
            at, word = (area.left + px(14), area.centery), pane.label("table.find")
            left = draw_text(pane.surface, word, at, Role.TITLE, size, BRASS_TEXT, BAR).right + px(10)
            right = area.right - px(22) - measure(told, Role.TEXT, px(18))
            field = pygame.Rect(left, area.top + px(6), right - left, area.height - px(12))
            box(pane.surface, field, PAPER, px(6), INK, px(1))
            at = (field.left + px(8), area.centery)
            end = at[0]
            if self.text:
                end = draw_text(pane.surface, self.text, at, Role.TEXT, size, INK, PAPER).right
            pygame.draw.rect(pane.surface, INK, (end + px(2), area.centery - px(11), px(2), px(22)))
            note = (right + px(10), area.centery)
            draw_text(pane.surface, told, note, Role.TEXT, px(18), PAPER, BAR)

        key = ("find", self.text, told)
        return Overlay(rect, cache.get(key, rect.size, frame.scale, "bar", draw))
