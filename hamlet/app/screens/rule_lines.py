"""The lines beside every rule: the groups there are, and what is changed."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, BRASS, BRASS_TEXT, CARD, INK, MUTED, PAPER, TABLE, Colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, shadow
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fitting, line_height, measure, wrap
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.rule_rows import TEXT, UNDO
from hamlet.values import dataclass

GROUP_HIGH = 52


@dataclass(frozen=True, slots=True)
class GroupLine(Unmoved):
    """A group at the left of the sheet: how many rules, how many changed; paper where one is."""

    id: Id
    icon: str
    name: str
    count: str
    changed: int = 0
    here: bool = False
    why_not: str = ""

    def pressed(self) -> SetValue | None:
        """One goes there."""
        return None if self.why_not else True

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(GROUP_HIGH)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On the wood, or on paper."""
        px, able = pane.px, not self.why_not
        ground = CARD if self.here else TABLE[1]
        pane.control(self, rect, self.why_not, enabled=able, here=self.here, lifts=self.here)
        if self.here:
            shadow(pane.surface, rect, px(9), px(4), px(6))
            box(pane.surface, rect, ground, px(9), INK, px(2))
        draw_icon(
            pane.surface, self.icon, (rect.left + px(26), rect.centery), px(26), opacity=255 if able else 90
        )
        colour = INK if self.here else PAPER if able else BRASS_TEXT
        inner = pygame.Rect(rect.left + px(52), rect.top, rect.width - px(52 + 14), rect.height)
        if self.changed:
            badge = pygame.Rect(inner.right - px(34), rect.centery - px(14), px(34), px(28))
            box(pane.surface, badge, BANNER, badge.height / 2, INK, px(2))
            draw_text(pane.surface, str(self.changed), badge, Role.NUMBER, px(18), INK, BANNER, Align.CENTRE)
            inner.width = badge.left - px(8) - inner.left
        else:
            self._draw_note(pane, inner, ground)
        _draw_in_lines(pane, self.name, inner, colour, ground)

    def _draw_note(self, pane: KitPane, inner: pygame.Rect, ground: Colour) -> None:
        """How many rules, or why there are none: at the right, else below; leaves the rest to the name."""
        px, note = pane.px, self.why_not or self.count
        pale, wide = MUTED if self.here else BRASS_TEXT, measure(note, Role.TEXT, px(18))
        if self.why_not and wide + measure(self.name, Role.TITLE, px(18)) + px(8) > inner.width:
            half = inner.height // 2
            below = pygame.Rect(inner.left, inner.bottom - half - px(2), inner.width, half)
            draw_text(pane.surface, note, below, Role.TEXT, px(18), pale, ground)
            inner.height = half
            return
        draw_text(pane.surface, note, inner, Role.TEXT, px(18), pale, ground, Align.RIGHT)
        inner.width -= wide + px(8)


def _draw_in_lines(pane: KitPane, text: str, rect: pygame.Rect, colour: Colour, ground: Colour) -> None:
    """A name in one line as large as it fits, else in several small ones."""
    px = pane.px
    size = fitting(text, rect.width, Role.TITLE, px(22), px(18))
    if measure(text, Role.TITLE, size) <= rect.width:
        draw_text(pane.surface, text, rect, Role.TITLE, size, colour, ground)
        return
    high = len(wrap(text, rect.width, Role.TITLE, px(18))) * line_height(px(18))
    place = pygame.Rect(rect.left, rect.centery - high // 2, rect.width, high)
    draw_wrapped(pane.surface, text, place, Role.TITLE, px(18), colour, ground)


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """A rule that is changed: what it was, what it is, and the way back."""

    name: str
    was: str
    now: str
    undo: PressButton

    def _values(self, pane: KitPane) -> int:
        old, new = measure(self.was, Role.TEXT, pane.px(18)), measure(self.now, Role.NUMBER, pane.px(18))
        return old + new + pane.px(44)

    def _below(self, pane: KitPane, width: int) -> bool:
        name = measure(self.name, Role.LABEL, pane.px(TEXT))
        return name + self._values(pane) + pane.px(16 + UNDO) > width

    def height(self, pane: KitPane, width: int) -> int:
        """A line; more where name and values have no room side by side."""
        if not self._below(pane, width):
            return pane.px(42)
        room = width - pane.px(UNDO + 8)
        return measure_rich(self.name, room, Role.LABEL, pane.px(TEXT))[1] + pane.px(34)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends."""
        px, surface = pane.px, pane.surface
        side = px(UNDO)
        self.undo.draw(pane, pygame.Rect(rect.right - side, rect.centery - side // 2, side, side))
        right = rect.right - side - px(8)
        line, values = pygame.Rect(rect.left, rect.top, right - rect.left, rect.height), rect.centery
        if self._below(pane, rect.width):
            values = rect.bottom - px(18)
        else:
            line.height = line_height(px(TEXT))
            line.centery = rect.centery
        draw_rich(surface, self.name, line, Role.LABEL, px(TEXT), INK, PAPER)
        draw_text(surface, self.now, (right, values), Role.NUMBER, px(18), INK, PAPER, Align.RIGHT)
        right -= measure(self.now, Role.NUMBER, px(18)) + px(22)
        draw_icon(surface, "arrow", (right, values), px(20), BRASS)
        draw_text(surface, self.was, (right - px(22), values), Role.TEXT, px(18), MUTED, PAPER, Align.RIGHT)
