"""All keys of the table on one sheet."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import CARD, INK, MUTED, PAPER
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.screen import Change, Pop
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet

GROUPS = (
    (
        "On the table",
        (
            ("Arrows", "the next thing that way"),
            ("Tab", "the next thing you can do"),
            ("Enter", "do it"),
            ("Esc", "back one step"),
            ("Z", "undo, with Shift redo"),
            ("N", "end the turn"),
            ("H", "a hint"),
            ("X", "score as things stand"),
            ("F1", "the rule for this"),
        ),
    ),
    (
        "Playing",
        (
            ("1–4", "blueprint or choice"),
            ("Q E", "turn the blueprint"),
            ("B", "build the first one"),
            ("R", "roads"),
            ("D", "donkeys"),
            ("T", "Town Hall"),
            ("M", "Market"),
            ("C", "Church"),
            ("P", "what reaches here"),
            ("Page", "the rest of the hand"),
        ),
    ),
    (
        "Looking",
        (
            ("Home", "the whole village"),
            ("+ −", "closer, further"),
            ("Shift", "with arrows: move"),
            ("/", "find a building"),
            ("O", "terrain letters"),
            ("L", "the log"),
            ("Y", "rivals’ turn again"),
            ("V", "pace"),
            ("Space", "one step of a rival"),
            ("S", "skip to my turn"),
            ("F11", "full screen"),
            ("F12", "keep a picture"),
        ),
    ),
)
LINE = 32


class KeysScreen(SheetScreen):
    """Three columns; any of Escape, ? and the button closes it."""

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """The sheet, its head and its columns."""
        px = pane.px
        longest = max(len(keys) for _, keys in GROUPS)
        area = pygame.Rect(0, 0, px(900), px(62 + 30 + LINE * longest + 16))
        area.center = window.center
        sheet(pane, area)
        head = pygame.Rect(area.left + px(24), area.top + px(10), area.width - px(48), px(46))
        draw_text(pane.surface, "Keys", head, Role.TITLE, px(32), INK, PAPER)
        close = pygame.Rect(head.right - px(130), head.top, px(130), px(44))
        big_button(pane, close, "back", "Back", key="Esc")
        width = head.width // len(GROUPS)
        for number, (title, keys) in enumerate(GROUPS):
            top = head.bottom + px(6)
            column = pygame.Rect(head.left + width * number, top, width - px(12), area.bottom - top)
            self._draw_group(pane, column, title, keys)

    def _draw_group(
        self, pane: Pane, column: pygame.Rect, title: str, keys: tuple[tuple[str, str], ...]
    ) -> None:
        px = pane.px
        line = pygame.Rect(column.left, column.top, column.width, px(28))
        draw_text(pane.surface, title, line, Role.TITLE, px(20), MUTED, PAPER)
        words = column.left + max(measure(key, Role.LABEL, px(18)) for key, _ in keys) + px(30)
        for number, (key, told) in enumerate(keys):
            y = line.bottom + px(2) + px(LINE) * number
            tag = pygame.Rect(column.left, y, max(px(28), measure(key, Role.LABEL, px(18)) + px(16)), px(28))
            box(pane.surface, tag, CARD, px(7), INK, px(1.5))
            draw_text(pane.surface, key, tag, Role.LABEL, px(18), INK, CARD, Align.CENTRE)
            place = pygame.Rect(words, y, column.right - words, px(LINE - 2))
            draw_text(pane.surface, told, place, Role.TEXT, px(19), INK, PAPER)

    def chosen(self, what: str) -> Change | None:
        """Close."""
        return Pop() if what == "back" else None

    def back(self) -> Change | None:
        """Escape closes."""
        return Pop()

    def key(self, event: pygame.Event) -> Change | None:
        """The key that opened it closes it."""
        return Pop() if getattr(event, "unicode", "") == "?" else None
