"""Something to be told, or asked, on a sheet of its own."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role, draw_wrapped, line_height, wrap
from hamlet.app.pages import AskPage
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.app.ui.stage_input import ENTER
from hamlet.words.words import Words

WIDE, EDGE, GAP, BUTTON = 620, 28, 10, 46
TITLE, LINE = 30, 20
WAY = "way "


class AskScreen(SheetScreen):
    """A title, some lines, and a button for each way on; Escape goes back."""

    def __init__(self, words: Words, page: AskPage) -> None:
        super().__init__(words)
        self.page = page

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """As high as what is told."""
        px = pane.px
        wide = min(px(WIDE), window.width - px(24))
        texts = [(self.page.title, Role.TITLE, px(TITLE))]
        texts += [(line, Role.LABEL, px(LINE)) for line in self.page.lines]
        room = wide - 2 * px(EDGE)
        highs = [len(wrap(text, room, role, size)) * line_height(size) for text, role, size in texts]
        count = len(self.page.ways) + 1
        high = sum(highs) + px(GAP) * (len(texts) + count + 1) + px(BUTTON) * count + px(2 * 16)
        area = pygame.Rect(0, 0, wide, high)
        area.center = window.center
        sheet(pane, area)
        top = area.top + px(16)
        for (text, role, size), tall in zip(texts, highs, strict=True):
            place = pygame.Rect(area.left + px(EDGE), top, room, tall)
            draw_wrapped(pane.surface, text, place, role, size, INK, PAPER)
            top = place.bottom + px(GAP)
        back = "screens.back" if self.page.ways else "screens.go_on"
        names = [(f"{WAY}{number}", plain(name)) for number, (name, _) in enumerate(self.page.ways)]
        top += px(GAP)
        for number, (name, word) in enumerate([*names, ("back", pane.label(back))]):
            place = pygame.Rect(area.left + px(EDGE), top, room, px(BUTTON))
            big_button(pane, place, name, word, main=number == 0, key="Esc" if name == "back" else "")
            top = place.bottom + px(GAP)

    def pressed(self, name: str) -> Change | None:
        """That way, or back."""
        if name == "back":
            return Pop()
        return Replace(self.page.ways[int(name.removeprefix(WAY))][1])

    def key(self, event: pygame.Event) -> Change | None:
        """Where nothing is asked, Enter has read it."""
        return Pop() if event.key in ENTER and not self.page.ways else None

    def back(self) -> Change | None:
        """Escape."""
        return Pop()
