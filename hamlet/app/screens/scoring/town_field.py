"""The town's name on the wood beside the village: large letters, and a pencil that changes them."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BRASS_TEXT, INK, PAPER, TABLE, mix
from hamlet.app.art.piece_pictures import FLAG, draw_piece
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.ids import Id
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.ui.text_entry import TextEntry
from hamlet.values import dataclass

DUSK = mix(TABLE[1], INK, 0.2)
UNDER = 19
TYPED = 340  # logical pixels that a name has while it is typed
RIM = ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 2))


@dataclass(frozen=True, slots=True)
class TownField(TextField):
    """A field that looks like a name painted on the table until it is typed into."""

    letters: int = 52
    color: str = ""
    under: str = ""
    flagged: bool = True
    """Whether there is room for a flag."""

    def wide(self, pane_scale: float) -> int:
        """What the name or the line under it takes, in window pixels."""
        name = measure(self.text, Role.TITLE, round(self.letters * pane_scale))
        name = max(name, round(TYPED * pane_scale) if self.entry is not None else 0)
        return max(name, measure(self.under, Role.TEXT, round(UNDER * pane_scale)) - round(30 * pane_scale))

    def inset(self, scale: float) -> int:
        """The letters begin beside the flag."""
        return round((self.letters + 14 if self.flagged else 6) * scale)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The flag of whoever has won, the name, the pencil, and below when it was."""
        px = pane.px
        left = rect.left + self.inset(pane.scale)
        high = px(self.letters + 6)
        if self.color:
            at = (rect.left + px(self.letters * 0.5), rect.top + px(self.letters * 0.62))
            draw_piece(pane.surface, FLAG, self.color, at, px(self.letters))
        line = pygame.Rect(left, rect.top, rect.right - left, high)
        if self.entry is None:
            pane.control(self, pygame.Rect(left - px(6), rect.top, line.width, high), self.hint)
            written = _dark_text(pane, self.text, line, Role.TITLE, px(self.letters))
            at = (written.right + px(self.letters * 0.5), line.centery)
            draw_icon(pane.surface, "pencil", at, px(self.letters * 0.42))
        else:
            place = pygame.Rect(left - px(6), rect.top + px(4), rect.right - left, px(46))
            field = TextField(self.id, self.text, self.empty, self.entry, hint=self.hint, most=self.most)
            field.draw(pane, place)
            return
        below = pygame.Rect(left, line.bottom, rect.right - left, px(26))
        _dark_text(pane, self.under, below, Role.TEXT, px(UNDER), pale=True)


def _dark_text(
    pane: KitPane, text: str, place: pygame.Rect, role: Role, size: int, *, pale: bool = False
) -> pygame.Rect:
    """Light letters with a dark rim, so that they are read on wood and on tiles alike."""
    reach = max(1, pane.px(2))
    shade = pygame.Surface(place.size, pygame.SRCALPHA)
    draw_text(shade, text, shade.get_rect(), role, size, INK, PAPER)
    shade.set_alpha(170)
    for across, down in RIM:
        pane.surface.blit(shade, place.move(across * reach, down * reach))
    return draw_text(pane.surface, text, place, role, size, BRASS_TEXT if pale else PAPER, DUSK)


def town_field(
    what: Id,
    name: str,
    entry: TextEntry | None,
    *,
    letters: int,
    color: str,
    under: str,
    flagged: bool,
    hint: str,
) -> TownField:
    """The field of a town's name."""
    return TownField(
        what, name, name, entry, hint=hint, letters=letters, color=color, under=under, flagged=flagged
    )
