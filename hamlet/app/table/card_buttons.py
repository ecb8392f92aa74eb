"""The buttons of a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import ButtonState, Face, Label
from hamlet.app.art.key_names import KEY_NAMES, key_shown
from hamlet.app.art.palette import BANNER, CARD, DISABLED, DISABLED_TEXT, INK, Colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.type import Align, Role, measure
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.parts import Button

TEXT = 18
MAIN = 52
SMALL = 44
GAP = 8
AROUND, SNUG = 28, 20  # what a button has around its words, and the least that keeps them in one line


def draw_button(pane: Pane, rect: pygame.Rect, button: Button) -> None:
    """A button of a card with its hit regions; words too long for one line are wrapped."""
    face = Face.GOLD if button.main else Face.PAPER
    state = ButtonState.NORMAL if button.enabled else ButtonState.DISABLED
    text = _shown(button)
    room = rect.width - pane.px(20) - key_room(pane, button)
    if measure_rich(text, role=Role.NUMBER, size=pane.px(20))[0] <= room:
        buttons.button(pane.surface, rect, Label(text, button.key, button.eye), state, face, pane.scale)
    else:
        buttons.button(pane.surface, rect, "", state, face, pane.scale)
        area = pygame.Rect(
            rect.left + pane.px(14), rect.top + pane.px(6), rect.width - pane.px(28), rect.height
        )
        ground: Colour = BANNER if button.main else CARD
        ground, ink = (ground, INK) if button.enabled else (DISABLED, DISABLED_TEXT)
        draw_rich(pane.surface, text, area, Role.NUMBER, pane.px(20), ink, ground, Align.CENTRE)
    hint = button.hint or (button.label if button.icon else "")
    pane.hit(button.id, rect, hint, enabled=button.enabled)


def _shown(button: Button) -> str:
    return f"{{{button.icon}}}" if button.icon else clean(button.label)


def key_room(pane: Pane, button: Button) -> int:
    """What key and eye take of a button's width."""
    key = (
        measure(KEY_NAMES.get(button.key, button.key), Role.LABEL, pane.px(TEXT)) + pane.px(24)
        if button.key
        else 0
    )
    return key + (pane.px(30) if button.eye else 0)


def _natural(pane: Pane, button: Button, around: int) -> int:
    words = measure_rich(_shown(button), role=Role.NUMBER, size=pane.px(20))[0]
    return words + key_room(pane, button) + pane.px(around)


def _widths(pane: Pane, line: Sequence[Button], width: int) -> list[int]:
    """How wide the buttons of a line are; with little around their words if there is no room for more."""
    widths = [_natural(pane, button, AROUND) for button in line]
    if sum(widths) + _gaps(pane, line) <= width:
        return widths
    return [_natural(pane, button, SNUG) for button in line]


def _gaps(pane: Pane, line: Sequence[Button]) -> int:
    return pane.px(GAP) * (len(line) - 1)


def keyless(pane: Pane, button: Button) -> Button:
    """The button without its key, which its hint tells instead."""
    told = pane.label("table.hint.key", key=key_shown(button.key)) if button.key else ""
    own = button.hint or (button.label if button.icon else "")
    return replace(button, key="", hint="\n".join(each for each in (own, told) if each))


def _fit(pane: Pane, line: Sequence[Button], width: int) -> list[Button] | None:
    """The buttons side by side: with their keys, with the main one's only, without; None if too wide."""
    forms = (
        list(line),
        [button if button.main else keyless(pane, button) for button in line],
        [keyless(pane, button) for button in line],
    )
    for form in forms:
        if sum(_natural(pane, button, AROUND) for button in form) + _gaps(pane, form) <= width:
            return form
    bare = forms[-1]
    return bare if sum(_widths(pane, bare, width)) + _gaps(pane, bare) <= width else None


def _lines(pane: Pane, shown: Sequence[Button], width: int, *, tight: bool) -> list[list[Button]]:
    """The buttons in lines: small ones with an icon first, in a tight card beside the others."""
    icons = [button for button in shown if button.icon]
    words = [button for button in shown if button not in icons]
    together = _fit(pane, shown, width) if tight and shown else None
    if together is not None:
        return [together]
    lines = []
    for line in (icons, words):
        fitted = _fit(pane, line, width) if line else []
        lines += [fitted] if fitted is not None else [[button] for button in line]
    return [line for line in lines if line]


def _line_height(pane: Pane, line: Sequence[Button]) -> int:
    return pane.px(MAIN if any(button.main for button in line) else SMALL)


def buttons_height(pane: Pane, shown: Sequence[Button], width: int, *, tight: bool) -> int:
    """How high the foot of a card with these buttons is."""
    lines = _lines(pane, shown, width, tight=tight)
    return sum(_line_height(pane, line) + pane.px(GAP) for line in lines)


def draw_buttons(pane: Pane, rect: pygame.Rect, shown: Sequence[Button], *, tight: bool) -> None:
    """Draw them in lines; the main one takes what room is left, what only leaves stays at the right end."""
    top = rect.top
    for line in _lines(pane, shown, rect.width, tight=tight):
        height = _line_height(pane, line)
        widths = _widths(pane, line, rect.width)
        spare = rect.width - sum(widths) - _gaps(pane, line)
        doing = [number for number, button in enumerate(line) if not button.leaves]
        wide = [number for number in doing if line[number].main] or doing
        for number in wide:
            widths[number] += spare // len(wide)
        left = rect.left if doing else rect.left + spare
        for button, width in zip(line, widths, strict=True):
            draw_button(pane, pygame.Rect(left, top, width, height), button)
            left += width + pane.px(GAP)
        top += height + pane.px(GAP)
