"""The bar above the village: round, whose turn, what to do, counts and buttons."""

from __future__ import annotations

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import ButtonState
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import BANNER, BAR, INK, PAPER, seat_colour, seat_text
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, line_height, measure
from hamlet.app.ids import InfoId, PanelCommand
from hamlet.app.table.look import Look
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import Panels, SeatPanel
from hamlet.words.words import Words

SIDE = 36
MENU = PanelCommand("menu")


def prompt_fits(words: Words, panels: Panels, kind: FrameKind, width: int, scale: float) -> bool:
    """Whether the prompt has room in the bar; if not, it is shown over the village."""
    if kind is FrameKind.COMPACT:
        return False

    def px(logical: float) -> int:
        return round(logical * scale)

    left = px(70) + measure(_round(words, panels), Role.TITLE, px(22)) + px(40)
    left += measure(panels.top.whose, Role.TITLE, px(22)) + px(70)
    right = px(230) + len(panels.top.buttons) * px(SIDE + 8)
    return left + measure_rich(panels.top.prompt, role=Role.TEXT, size=px(20))[0] + right <= width


def _round(words: Words, panels: Panels) -> str:
    return words.label("table.round.last" if panels.top.last_round else "table.round", round=panels.top.round)


def draw_top(
    pane: Pane, rect: pygame.Rect, look: Look, panels: Panels, kind: FrameKind, *, prompt: bool
) -> None:
    """The whole bar."""
    px, y = pane.px, rect.centery - pane.px(1)
    pane.group = "top"
    menu = pygame.Rect(rect.left + px(8), 0, px(SIDE), min(px(SIDE), rect.height - px(6)))
    menu.centery = y
    buttons.icon_button(pane.surface, menu, "menu", scale=pane.scale)
    pane.hit(MENU, menu, pane.label("table.menu"))
    left = menu.right + px(18 if kind is not FrameKind.COMPACT else 10)
    ground = BAR
    if panels.top.last_round:
        words = pygame.Rect(
            left - px(8),
            rect.top + px(4),
            measure(_round(pane.words, panels), Role.TITLE, px(22)) + px(16),
            rect.height - px(10),
        )
        box(pane.surface, words, BANNER, px(8), INK, px(1.5))
        ground = BANNER
    colour = INK if panels.top.last_round else PAPER
    told = _round(pane.words, panels)
    written = draw_text(pane.surface, told, (left, y), Role.TITLE, px(22), colour, ground)
    left = written.right + px(20 if kind is not FrameKind.COMPACT else 12)
    right = _draw_right(pane, rect, y, panels)
    if kind is FrameKind.COMPACT:
        _draw_chips(pane, pygame.Rect(left, rect.top, right - left, rect.height), panels)
        return
    left = _draw_turn(pane, left, rect, look, panels)
    if prompt and panels.top.prompt:
        size = px(20)
        area = pygame.Rect(left + px(24), 0, right - left - px(36), line_height(size))
        area.centery = y
        draw_rich(pane.surface, panels.top.prompt, area, Role.TEXT, size, PAPER, BAR)


def _draw_turn(pane: Pane, left: int, rect: pygame.Rect, look: Look, panels: Panels) -> int:
    px = pane.px
    name = look.colour(panels.top.whose_seat)
    fill, ink = seat_colour(name), seat_text(name)
    width = measure(panels.top.whose, Role.TITLE, px(22)) + px(46)
    pill = pygame.Rect(left, 0, width, px(28))
    pill.centery = rect.centery - px(1)
    box(pane.surface, pill, fill, px(14), INK, px(1.5))
    draw_symbol(pane.surface, name, (pill.left + px(18), pill.centery), px(8), PAPER, INK, 1.6 * pane.scale)
    told = panels.top.whose
    draw_text(pane.surface, told, (pill.left + px(34), pill.centery), Role.TITLE, px(22), ink, fill)
    return pill.right


def _draw_right(pane: Pane, rect: pygame.Rect, y: int, panels: Panels) -> int:
    """Counts and buttons from the right edge; returns where they begin."""
    px = pane.px
    x, first = rect.right - px(8), len(pane.hits)
    for button in reversed(panels.top.buttons):
        area = pygame.Rect(x - px(SIDE), 0, px(SIDE), min(px(SIDE), rect.height - px(6)))
        area.centery = y
        state = ButtonState.NORMAL if button.enabled else ButtonState.DISABLED
        buttons.icon_button(pane.surface, area, button.icon, state, scale=pane.scale)
        key = f"  ({button.key})" if button.key else ""
        pane.hit(button.id, area, button.label + key, enabled=button.enabled)
        x = area.left - px(8)
    # Laid out from the right, but walked with Tab from the left.
    pane.hits[first:] = pane.hits[first:][::-1]
    x -= px(12)
    counts = (
        ("bag", str(panels.top.bag), "\n".join(panels.top.bag_lines) or pane.label("table.bag")),
        ("church", f"{panels.top.church_done}/{panels.top.church_slots}", pane.label("table.church.built")),
    )
    for name, text, hint in counts:
        written = draw_text(pane.surface, text, (x, y), Role.NUMBER, px(20), PAPER, BAR, Align.RIGHT)
        draw_icon(pane.surface, name, (written.left - px(18), y), px(24))
        spot = pygame.Rect(written.left - px(32), rect.top, x - written.left + px(32), rect.height)
        pane.tell(InfoId(name), spot, hint)
        x = spot.left - px(12)
    return x


def _draw_chips(pane: Pane, room: pygame.Rect, panels: Panels) -> None:
    """In the tight layout: each seat as a chip with its points."""
    px = pane.px
    width = min(px(96), (room.width - px(6) * (len(panels.seats) - 1)) // max(1, len(panels.seats)))
    for number, seat in enumerate(panels.seats):
        area = pygame.Rect(room.left + (width + px(6)) * number, 0, width, px(30))
        area.centery = room.centery - px(1)
        _draw_seat_chip(pane, area, seat)


def _draw_seat_chip(pane: Pane, area: pygame.Rect, seat: SeatPanel) -> None:
    px = pane.px
    fill, ink = seat_colour(seat.color), seat_text(seat.color)
    if seat.active:
        box(pane.surface, area.inflate(px(6), px(6)), BANNER, px(18))
    box(pane.surface, area, fill, px(15), INK, px(1.5))
    draw_symbol(
        pane.surface, seat.color, (area.left + px(17), area.centery), px(8), PAPER, INK, 1.5 * pane.scale
    )
    draw_icon(pane.surface, "star", (area.right - px(17), area.centery), px(18))
    text = pygame.Rect(area.left + px(27), area.top, area.width - px(54), area.height)
    draw_text(pane.surface, str(seat.points), text, Role.NUMBER, px(20), ink, fill, Align.CENTRE)
    told = f"{{gold}} {seat.gold}, {{villager}} {seat.standing}/{seat.villagers}, {{donkey}} {seat.donkeys}"
    hint = f"*{plain(seat.name)}*: {told}"
    pane.hit(PanelCommand("seat", str(seat.seat)), area, hint)
