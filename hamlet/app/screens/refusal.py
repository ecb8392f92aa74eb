"""Why nothing opens: one sheet with the sentence, for whoever has no terminal to read it in."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import COST, INK, PAPER
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, line_height, wrap
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Quit
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.letters import LONGEST_LINE, shortened
from hamlet.words.words import Words

WIDE, TOLD = 640, 20
HEAD, FOOT = 74, 78


class RefusalScreen(SheetScreen):
    """The sentence and a way out."""

    def __init__(self, words: Words, sentence: str) -> None:
        super().__init__(words)
        self.sentence = shortened(sentence, LONGEST_LINE)

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """A head, the sentence to its end, a button."""
        px = pane.px
        wide = min(px(WIDE), window.width - px(48))
        lines = wrap(self.sentence, wide - px(48), Role.LABEL, px(TOLD))
        high = px(HEAD + FOOT) + len(lines) * line_height(px(TOLD))
        area = pygame.Rect(0, 0, wide, min(high, window.height - px(16)))
        area.center = window.center
        sheet(pane, area)
        head = pygame.Rect(area.left, area.top + px(14), area.width, px(46))
        title = pane.label("screens.error.start")
        draw_text(pane.surface, title, head, Role.TITLE, px(32), INK, PAPER, Align.CENTRE)
        told = pygame.Rect(area.left + px(24), area.top + px(HEAD), wide - px(48), area.height)
        told.height -= px(HEAD + FOOT)
        draw_wrapped(pane.surface, self.sentence, told, Role.LABEL, px(TOLD), COST, PAPER)
        close = pygame.Rect(0, 0, px(180), px(48))
        close.midbottom = (area.centerx, area.bottom - px(16))
        big_button(pane, close, "quit", pane.label("screens.quit"), main=True)

    def pressed(self, name: str) -> Change | None:
        """Nothing is left but to go."""
        return Quit() if name == "quit" else None

    def back(self) -> Change | None:
        """Escape goes."""
        return Quit()

    def key(self, event: pygame.Event) -> Change | None:
        """Enter too, wherever the focus is."""
        return Quit() if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) else None
