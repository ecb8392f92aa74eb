"""The paper that mistakes are told on: its head is red, with an octagon and a way to close it."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import Face
from hamlet.app.art.palette import INK, MISTAKE_PAPER, MISTAKE_TEXT, MUTED
from hamlet.app.art.panel_tones import WORN
from hamlet.app.art.severity import Severity, draw_severity
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, fitting
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.mistakes.mistakes_ids import CLOSE
from hamlet.values import dataclass

HEAD = 82
CLOSER = 40


@dataclass(frozen=True, slots=True)
class MistakeCard(PaperCard):
    """A card with a title, a note under it, and what closing it does."""

    close_hint: str = ""

    def head_high(self, pane: KitPane) -> int:
        """Two lines."""
        return pane.px(HEAD)

    def draw_ground(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The sheet, then its red head from edge to edge."""
        pane.group = self.group
        art.card(pane.surface, rect, pane.scale)
        px, edge = pane.px, pane.px(3)
        band = pygame.Rect(rect.left + edge, rect.top + edge, rect.width - 2 * edge, px(HEAD) - edge)
        clip = pane.surface.get_clip()
        pane.surface.set_clip(band.clip(clip))
        ground = WORN.get(MISTAKE_PAPER, MISTAKE_PAPER)
        box(pane.surface, band.inflate(0, px(16)).move(0, px(8)), ground, px(9))
        pane.surface.set_clip(clip)
        pygame.draw.rect(pane.surface, MISTAKE_TEXT, (band.left, band.bottom, band.width, px(3)))
        draw_severity(pane.surface, (rect.left + px(44), band.centery), px(26), Severity.MISTAKE)
        self._draw_words(pane, band)
        closer = pygame.Rect(0, 0, px(CLOSER), px(CLOSER))
        closer.midright = (rect.right - px(14), band.centery)
        PressButton(CLOSE, "", icon="close", face=Face.DARK, hint=self.close_hint).draw(pane, closer)
        if self.foot is not None:
            self.foot.draw(pane, self.foot_place(pane, rect))

    def _draw_words(self, pane: KitPane, band: pygame.Rect) -> None:
        px = pane.px
        left, room = band.left + px(80), band.width - px(80 + CLOSER + 28)
        for words, role, size, colour, y in (
            (self.title, Role.TITLE, self.head, INK, band.top + px(28)),
            (self.note, Role.TEXT, 18, MUTED, band.top + px(58)),
        ):
            place = pygame.Rect(left, 0, room, px(size + 8))
            place.centery = y
            fits = fitting(words, room, role, px(size), px(18))
            draw_text(pane.surface, words, place, role, fits, colour, MISTAKE_PAPER)
