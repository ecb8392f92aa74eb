"""In the place of *End turn*: how a rival's turn is watched, and the way to see it once more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import Face, Label
from hamlet.app.art.key_names import KEY_NAMES
from hamlet.app.art.rich import measure_rich
from hamlet.app.art.type import Role, measure
from hamlet.app.ids import PanelCommand
from hamlet.app.ui.pane import Pane
from hamlet.app.view.parts import Button

GAP = 6
SQUARE = 42
LOW = 90  # logical pixels under which there are two lines only
HIGH_ROWS = (4, 3, 3)
TWO_ROWS = (5, 4)
AGAIN = PanelCommand("again")
WHOLE, KEYLESS, SIGN = range(3)
FORMS = ((WHOLE, WHOLE), (KEYLESS, KEYLESS), (WHOLE, SIGN), (KEYLESS, SIGN), (SIGN, SIGN))
"""How the first button of a line and those after it are told, from the longest to the shortest."""
AROUND, KEY_AROUND = 20, 26
SIZE = 18


def can_be_seen_again(shown: Sequence[Button]) -> bool:
    """Whether these are the buttons of a turn that can be seen again in the middle of it: Botric's."""
    return any(button.main for button in shown) and any(button.id == AGAIN for button in shown)


def draw_rival_buttons(pane: Pane, rect: pygame.Rect, shown: Sequence[Button]) -> None:
    """While others play: the main button, and the rest below it."""
    low, again = rect.height < pane.px(LOW), can_be_seen_again(shown)
    lines = [shown[:2], shown[2:]] if low or again else [shown[:1], shown[1:3], shown[3:]]
    shares = [1] * len(lines) if low else TWO_ROWS if again else HIGH_ROWS
    room = rect.height - pane.px(GAP) * (len(lines) - 1)
    heights = [room * share // sum(shares) for share in shares]
    tops = accumulate(heights, initial=rect.top)
    for number, (line, height, top) in enumerate(zip(lines, heights, tops, strict=False)):
        place = pygame.Rect(rect.left, top + pane.px(GAP) * number, rect.width, height)
        draw_button_line(pane, place, line)


def draw_beside_end(pane: Pane, rect: pygame.Rect, shown: Sequence[Button]) -> pygame.Rect:
    """After others have played: small, below the button that ends the turn or at its right. The room left."""
    gap = pane.px(GAP)
    if rect.height < pane.px(LOW):
        side, high = pane.px(SQUARE), (rect.height - gap * (len(shown) - 1)) // len(shown)
        for number, button in enumerate(shown):
            place = pygame.Rect(rect.right - side, rect.top + (high + gap) * number, side, high)
            draw_button_line(pane, place, [button])
        return pygame.Rect(rect.left, rect.top, rect.width - side - gap, rect.height)
    line = pygame.Rect(rect.left, 0, rect.width, min(pane.px(40), (rect.height - gap) * 2 // 5))
    line.bottom = rect.bottom
    draw_button_line(pane, line, shown)
    return pygame.Rect(rect.left, rect.top, rect.width, line.top - rect.top - gap)


def draw_button_line(pane: Pane, rect: pygame.Rect, line: Sequence[Button]) -> None:
    """Buttons side by side, as wide as their words want; keys and words go where there is no room."""
    if not line:
        return
    room = rect.width - pane.px(GAP) * (len(line) - 1)
    forms = [[_label(button, form[number > 0]) for number, button in enumerate(line)] for form in FORMS]
    labels = next((form for form in forms if sum(_wide(pane, each) for each in form) <= room), forms[-1])
    widths = [_wide(pane, label) for label in labels]
    spare = room - sum(widths)
    # What is pressed again and again is large; others share.
    main = [button.main for button in line]
    shares = main if any(main) else [True] * len(line)
    left = rect.left
    for button, label, width, takes in zip(line, labels, widths, shares, strict=True):
        more = spare // sum(shares) if takes else 0
        place = pygame.Rect(left, rect.top, width + more, rect.height)
        face = Face.GOLD if button.main else Face.PAPER
        buttons.button(pane.surface, place, label, face=face, scale=pane.scale)
        pane.hit(button.id, place, button.hint)
        left = place.right + pane.px(GAP)


def _label(button: Button, form: int) -> Label:
    """With its key, without it, or nothing but its sign."""
    short = f"{{{button.icon}}}" if button.icon else button.label
    return Label(short if form == SIGN else button.label, button.key if form == WHOLE else "", size=SIZE)


def _wide(pane: Pane, label: Label) -> int:
    key = (
        measure(KEY_NAMES.get(label.key, label.key), Role.LABEL, pane.px(SIZE)) + pane.px(KEY_AROUND)
        if label.key
        else 0
    )
    return measure_rich(label.markup, role=Role.NUMBER, size=pane.px(SIZE))[0] + pane.px(AROUND) + key
