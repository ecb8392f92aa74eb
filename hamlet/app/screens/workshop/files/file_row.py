"""A row to be pressed: what it is, a word about it, and a mark at its end."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, CARD, DISABLED, DISABLED_TEXT, INK, MUTED, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.severity import Severity, draw_severity
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Role, draw_text, fitting
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

NAME, TOLD, PAD, END = 20, 18, 12, 38


@dataclass(frozen=True, slots=True)
class FileRow(Unmoved):
    """A file, or something that can be put in."""

    id: Id
    name: str
    told: str
    chosen: bool = False
    icon: str = ""
    severity: Severity | None = None
    why_not: str = ""
    changed: bool = False
    """Whether it stands here otherwise than on the disk."""

    def pressed(self) -> SetValue | None:
        """It is taken."""
        return None if self.why_not else True

    def height(self, pane: KitPane, width: int) -> int:
        """The name, and as many lines as what is told takes."""
        room = width - pane.px(PAD + END)
        return pane.px(42) + measure_rich(plain(self.told), room, Role.TEXT, pane.px(TOLD))[1]

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On a card of its own; in gold if it is the one in hand."""
        px, able = pane.px, not self.why_not
        fill = BANNER if self.chosen else CARD if able else DISABLED
        pane.control(self, rect, self.why_not, enabled=able, here=self.chosen, lifts=True)
        box(pane.surface, rect, fill, px(9), INK, max(1, px(1.8)))
        colour = INK if able else DISABLED_TEXT
        room = rect.width - px(PAD + END)
        marked = px(24) if self.changed else 0
        name = pygame.Rect(rect.left + px(PAD), rect.top + px(6), room, px(28))
        size = fitting(self.name, room - marked, Role.NUMBER, px(NAME), px(18))
        written = draw_text(pane.surface, self.name, name, Role.NUMBER, size, colour, fill)
        if self.changed:
            dot = PAPER if self.chosen else BANNER
            disc(pane.surface, (written.right + px(14), written.centery), px(6), dot, INK, px(1.4))
        told = pygame.Rect(name.left, name.bottom, room, rect.bottom - name.bottom)
        muted = INK if self.chosen else MUTED if able else DISABLED_TEXT
        draw_rich(pane.surface, plain(self.told), told, Role.TEXT, px(TOLD), muted, fill)
        end = (rect.right - px(END // 2 + 2), rect.centery)
        if self.severity is not None:
            draw_severity(pane.surface, end, px(11), self.severity)
        elif self.icon:
            draw_icon(pane.surface, self.icon, end, px(20), opacity=255 if able else 120)
