"""The steps of this turn, the workers, and the button that ends the turn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import ButtonState, Face, Label
from hamlet.app.art.furniture import WELL_EDGE
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BAR, BRASS_TEXT, PAPER, WHITE, mix
from hamlet.app.art.rich import measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, measure, wrap
from hamlet.app.ids import Command
from hamlet.app.table.paging import OLDER, draw_small, turn_page, turn_pages
from hamlet.app.table.rival_buttons import draw_beside_end, draw_rival_buttons
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import Chip, Panels
from hamlet.app.view.parts import Button

CHIP = 42
GAP = 8
NARROW, SMALL_ICON = 28, 13  # in a chip less wide than that an icon is smaller, so that it stays inside


def chip_label(chip: Chip, width: int, size: int, room: int) -> str:
    """The chip's text if it fits, else its icon alone."""
    if measure_rich(chip.text, role=Role.LABEL, size=size)[0] <= width - room:
        return chip.text
    return f"{{{chip.icon}}}"


def start_chip(pane: Pane, chips: Sequence[Chip]) -> Chip:
    """The chip that restarts the turn."""
    able = any(chip.enabled for chip in chips)
    return Chip(Command.RESTART, pane.label("table.turn.start"), able, eye=False, icon="undo")


def draw_chip(pane: Pane, area: pygame.Rect, chip: Chip, *, first: bool) -> None:
    """One step of this turn, in words if there is room."""
    px = pane.px
    if chip.id == OLDER:
        draw_small(pane, area, OLDER, chip.text, pane.label("table.turn.older"))
        return
    room = px(18) + (px(30) if chip.eye else 0)
    words = chip_label(chip, area.width, px(18), room)
    eye = chip.eye and area.width > px(60)
    face = Face.DARK if first else Face.PAPER
    state = ButtonState.NORMAL if chip.enabled else ButtonState.DISABLED
    size = 18 if words == chip.text or area.width >= px(NARROW) else SMALL_ICON
    buttons.chip(pane.surface, area, Label(words, eye=eye, size=size), state, face, pane.scale)
    if chip.eye and not eye:
        draw_icon(pane.surface, "eye", (area.right - px(3), area.top + px(3)), px(18), halo=PAPER)
    told = pane.label("table.turn.stops" if chip.eye else "table.turn.back")
    hint = pane.label("table.turn.restart") if first else f"{chip.text}\n{told}"
    pane.hit(chip.id, area, hint, enabled=chip.enabled)


def draw_turn_chips(pane: Pane, rect: pygame.Rect, chips: Sequence[Chip], older: int = 0) -> None:
    """The roomy form: two lines of chips with words."""
    px = pane.px
    pane.group = "turn"
    title = pygame.Rect(rect.left + px(4), rect.top - px(2), rect.width - px(8), px(28))
    draw_text(pane.surface, pane.label("table.turn"), title, Role.TITLE, px(20), BRASS_TEXT, BAR)
    lines = _pack(pane, chips, rect.width - px(4), older)
    for number, line in enumerate(lines):
        x, y = rect.left + px(2), title.bottom + px(4) + (px(CHIP) + px(GAP)) * number
        for chip, width in line:
            place = pygame.Rect(x, y, width, px(CHIP))
            if chip is None:
                draw_next(pane, place, pane.label("table.turn.next"))
            else:
                draw_chip(pane, place, chip, first=chip.id is Command.RESTART)
            x = place.right + px(GAP)


_Line = list[tuple[Chip | None, int]]


def _pack(pane: Pane, chips: Sequence[Chip], width: int, older: int) -> list[_Line]:
    """As many chips as two lines hold, the chip that restarts the turn first; `older` pages to others."""
    for places in range(len(chips), 1, -1):
        # All pages have as many places, or some step would be on none of them.
        pages = [_lines(pane, chips, places, page, width) for page in range(turn_pages(chips, places))]
        if all(len(lines) <= 2 for lines in pages):
            return pages[older % len(pages)]
    return _lines(pane, chips, 1, older, width)[:2]


def _lines(pane: Pane, chips: Sequence[Chip], places: int, older: int, width: int) -> list[_Line]:
    lines: list[_Line] = [[]]
    used = 0
    for chip in (start_chip(pane, chips), *turn_page(chips, places, older), None):
        wide = min(width, _chip_width(pane, chip))
        if used and used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append((chip, wide))
        used += wide + pane.px(GAP)
    return lines


def _chip_width(pane: Pane, chip: Chip | None) -> int:
    text = pane.label("table.turn.next") if chip is None else chip.text
    words = measure_rich(text, role=Role.LABEL, size=pane.px(18))[0]
    return words + pane.px(24) + (pane.px(30) if chip is not None and chip.eye else 0)


def draw_turn_brief(pane: Pane, rect: pygame.Rect, chips: Sequence[Chip], older: int = 0) -> None:
    """The smallest form: start again, and the last step."""
    pane.group = "turn"
    shown = [start_chip(pane, chips), *turn_page(chips, 1, older)]
    gap, high = pane.px(3 if len(shown) > 2 else 6), pane.px(34)
    wide = min(high, (rect.width - pane.px(6) - gap * (len(shown) - 1)) // len(shown))
    for number, chip in enumerate(shown):
        place = pygame.Rect(rect.left + (wide + gap) * number, rect.top, wide, high)
        draw_chip(pane, place, chip, first=number == 0)


def draw_next(pane: Pane, area: pygame.Rect, text: str) -> None:
    """The place of a step to come."""
    box(pane.surface, area, mix(BAR, WHITE, 0.02), pane.px(9), WELL_EDGE, pane.px(1.5))
    draw_text(pane.surface, text, area, Role.TEXT, pane.px(18), BRASS_TEXT, BAR, Align.CENTRE)


def draw_end_turn(pane: Pane, rect: pygame.Rect, panels: Panels, others: Sequence[Button] = ()) -> None:
    """The main button with its note below; what there is about others stands instead, or below it."""
    px, button = pane.px, panels.end_turn
    pane.group = "turn"
    if any(each.main for each in others):
        draw_rival_buttons(pane, rect, others)
        return
    note = "" if others else panels.end_note
    if others:
        rect = draw_beside_end(pane, rect, others)
    size = px(18)
    lines = len(wrap(note, rect.width, Role.TEXT, size)) if note else 0
    tall = rect.height > px(76) and lines * px(24) + px(48) <= rect.height
    high = px(68) if lines < 2 else min(px(56), rect.height - lines * px(24) - px(12))
    top = (px(8) if lines < 2 else px(2)) if tall else 0
    area = pygame.Rect(rect.left, rect.top + top, rect.width, high if tall else rect.height - px(2))
    state = ButtonState.NORMAL if button.enabled else ButtonState.DISABLED
    wide = measure(button.label, Role.NUMBER, px(24)) + px(60) <= rect.width
    words = Label(button.label, button.key if wide else "", button.eye, 24 if wide else 20)
    buttons.button(pane.surface, area, words, state, Face.GOLD, pane.scale)
    hint = button.hint or panels.end_note
    pane.hit(button.id, area, hint, enabled=button.enabled)
    if tall and note:
        below = pygame.Rect(rect.left, area.bottom + px(6), rect.width, rect.bottom - area.bottom - px(4))
        draw_wrapped(pane.surface, note, below, Role.TEXT, size, PAPER, BAR, Align.CENTRE)
