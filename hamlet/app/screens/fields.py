"""A field to type into, on a sheet."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import CARD, INK, LIT_LINE, MUTED, ROW_EDGE, ROW_LIT_EDGE
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text
from hamlet.app.kit.typing_fields import PAD, TEXT, draw_entry
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.text_entry import TextEntry


def draw_field(pane: Pane, place: pygame.Rect, text: str, empty: str, entry: TextEntry | None) -> None:
    """A field to type into; with an entry it is being typed into."""
    px, here = pane.px, entry is not None
    ground = LIT_LINE if here else CARD
    box(pane.surface, place, ground, px(8), ROW_LIT_EDGE if here else ROW_EDGE, px(2 if here else 1.5))
    words = pygame.Rect(place.left + px(PAD), place.top, place.width - px(2 * PAD), place.height)
    if entry is not None:
        draw_entry(pane, words, entry, INK, ground)
    else:
        shown, colour = (text, INK) if text else (empty, MUTED)
        draw_text(pane.surface, shown, words, Role.LABEL, px(TEXT), colour, ground)
