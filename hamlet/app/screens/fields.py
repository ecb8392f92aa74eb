"""Fields and option controls of a form."""

from __future__ import annotations

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.palette import CARD, INK, LIT_LINE, MUTED, PAPER, ROW_EDGE, ROW_LIT_EDGE
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import StepId
from hamlet.app.kit.typing_fields import PAD, TEXT, draw_entry
from hamlet.app.screens.option_controls import OptionControl
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.text_entry import TextEntry

CONTROL = 44
BUTTON = 36


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


def draw_control(pane: Pane, line: pygame.Rect, control: OptionControl) -> None:
    """A label, and a value between less and more."""
    px = pane.px
    side = px(BUTTON)
    value = max(px(64), measure(control.shown, Role.NUMBER, px(18)) + px(12))
    more = pygame.Rect(line.right - side, line.centery - side // 2, side, side)
    words = pygame.Rect(more.left - value, line.top, value, line.height)
    less = pygame.Rect(words.left - side, more.top, side, side)
    for place, sign, by in ((less, "minus", -1), (more, "plus", 1)):
        state = buttons.ButtonState.NORMAL if control.enabled else buttons.ButtonState.DISABLED
        buttons.icon_button(pane.surface, place, sign, state, scale=pane.scale)
        pane.hit(StepId(control.id, by), place, control.hint, enabled=control.enabled)
    colour = INK if control.enabled else MUTED
    draw_text(pane.surface, control.shown, words, Role.NUMBER, px(18), colour, PAPER, Align.CENTRE)
    room = less.left - line.left - px(10)
    high = measure_rich(control.label, room, Role.LABEL, px(18))[1]
    label = pygame.Rect(line.left, 0, room, high)
    label.centery = line.centery
    draw_rich(pane.surface, control.label, label, Role.LABEL, px(18), colour, PAPER)
