"""All keys of the table on one sheet."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import CARD, INK, MUTED, PAPER
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.pages import HelpPage
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet

GROUPS = (
    (
        "screens.keys.table",
        (
            ("Arrows", "screens.keys.next_way"),
            ("Tab", "screens.keys.next"),
            ("Enter", "screens.keys.do"),
            ("Esc", "screens.keys.back"),
            ("Z", "screens.keys.undo"),
            ("N", "screens.keys.end_turn"),
            ("H", "screens.keys.hint"),
            ("X", "screens.keys.scores"),
            ("F1", "screens.keys.rule"),
        ),
    ),
    (
        "screens.keys.playing",
        (
            ("1–4", "screens.keys.choice"),
            ("Q E", "screens.keys.turn"),
            ("B", "screens.keys.build"),
            ("R", "screens.keys.roads"),
            ("D", "screens.keys.donkeys"),
            ("F U", "table.lake.keys"),
            ("T", "screens.keys.town_hall"),
            ("M", "screens.keys.market"),
            ("C", "screens.keys.church"),
            ("P", "screens.keys.reach"),
            ("Page", "screens.keys.hand"),
        ),
    ),
    (
        "screens.keys.looking",
        (
            ("Home", "screens.keys.village"),
            ("+ −", "screens.keys.zoom"),
            ("Shift", "screens.keys.move"),
            ("/", "screens.keys.find"),
            ("O", "screens.keys.letters"),
            ("L", "screens.keys.log"),
            ("W", "table.why.keys"),
            ("Y", "screens.keys.again"),
            ("V", "screens.keys.pace"),
            ("Space", "screens.keys.step"),
            ("S", "screens.keys.skip"),
            ("F11", "screens.keys.full_screen"),
            ("F12", "screens.keys.picture"),
        ),
    ),
)
LINE, TOLD = 32, 19
Keys = tuple[tuple[str, str], ...]


def _tags(pane: Pane, keys: Keys) -> int:
    """The room that the keys of a column take."""
    return max(measure(key, Role.LABEL, pane.px(18)) for key, _ in keys) + pane.px(30)


class KeysScreen(SheetScreen):
    """Three columns; any of Escape, ? and the button closes it."""

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """The sheet, its head and its columns."""
        px = pane.px
        longest = max(len(keys) for _, keys in GROUPS)
        widths = [self._width(pane, keys) for _, keys in GROUPS]
        wide = min(max(px(900), sum(widths) + px(48)), window.width - px(16))
        area = pygame.Rect(0, 0, wide, px(62 + 30 + LINE * longest + 16))
        area.center = window.center
        sheet(pane, area)
        head = pygame.Rect(area.left + px(24), area.top + px(10), area.width - px(48), px(46))
        draw_text(pane.surface, pane.label("screens.keys"), head, Role.TITLE, px(32), INK, PAPER)
        close = pygame.Rect(head.right - px(130), head.top, px(130), px(44))
        big_button(pane, close, "back", pane.label("screens.back"), key="Esc")
        left, top, spare = head.left, head.bottom + px(6), (head.width - sum(widths)) // len(GROUPS)
        for (title, keys), width in zip(GROUPS, widths, strict=True):
            column = pygame.Rect(left, top, width + spare - px(12), area.bottom - top)
            self._draw_group(pane, column, title, keys)
            left += width + spare

    @staticmethod
    def _width(pane: Pane, keys: Keys) -> int:
        """What a column needs: its keys, and what they do."""
        told = max(measure(pane.label(code), Role.TEXT, pane.px(TOLD)) for _, code in keys)
        return _tags(pane, keys) + told + pane.px(16)

    def _draw_group(self, pane: Pane, column: pygame.Rect, title: str, keys: Keys) -> None:
        px = pane.px
        line = pygame.Rect(column.left, column.top, column.width, px(28))
        draw_text(pane.surface, pane.label(title), line, Role.TITLE, px(20), MUTED, PAPER)
        words = column.left + _tags(pane, keys)
        for number, (key, told) in enumerate(keys):
            y = line.bottom + px(2) + px(LINE) * number
            tag = pygame.Rect(column.left, y, max(px(28), measure(key, Role.LABEL, px(18)) + px(16)), px(28))
            box(pane.surface, tag, CARD, px(7), INK, px(1.5))
            draw_text(pane.surface, key, tag, Role.LABEL, px(18), INK, CARD, Align.CENTRE)
            place = pygame.Rect(words, y, column.right - words, px(LINE - 2))
            draw_text(pane.surface, pane.label(told), place, Role.TEXT, px(TOLD), INK, PAPER)

    def pressed(self, name: str) -> Change | None:
        """Close."""
        return Pop() if name == "back" else None

    def rules_page(self) -> HelpPage | None:
        """How to play."""
        return HelpPage()

    def back(self) -> Change | None:
        """Escape closes."""
        return Pop()

    def key(self, event: pygame.Event) -> Change | None:
        """The key that opened it closes it."""
        return Pop() if getattr(event, "unicode", "") == "?" else None
