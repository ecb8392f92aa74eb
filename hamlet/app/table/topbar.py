"""The bar above the village: round, whose turn, what to do, counts and buttons."""

from __future__ import annotations

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import ButtonState
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.art.key_names import KEY_NAMES
from hamlet.app.art.palette import BANNER, BAR, INK, PAPER, seat_colour, seat_text
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, line_height, measure
from hamlet.app.ids import Command, ControlId, InfoId, PanelCommand
from hamlet.app.table.look import Look
from hamlet.app.table.seat_panels import seat_hint
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.table.workers_row import viewer_of
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import Panels, SeatPanel
from hamlet.words.words import Words

SIDE = 36
CHIP = 84
GOLD = 50
MENU = PanelCommand("menu")
ON_RAIL = (Command.SCORES, PanelCommand("drawer", "help"))  # in the tight layout


def prompt_fits(words: Words, panels: Panels, kind: FrameKind, width: int, scale: float) -> bool:
    """Whether the prompt has room in the bar; if not, it is shown over the village."""
    if kind is FrameKind.COMPACT:
        return False

    def px(logical: float) -> int:
        return round(logical * scale)

    left = px(70) + measure(_round(words, panels), Role.TITLE, px(22)) + px(40)
    left += measure(panels.top.whose, Role.TITLE, px(22)) + px(70)
    right = px(170 if panels.lake is None else 210) + len(panels.top.buttons) * px(SIDE + 8)
    return left + measure_rich(panels.top.prompt, role=Role.TEXT, size=px(20))[0] + right <= width


def _round(words: Words, panels: Panels) -> str:
    if panels.top.named:
        return panels.top.named
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
    right = _draw_right(pane, rect, y, panels, kind)
    if kind is FrameKind.COMPACT:
        _keep(pane, pygame.Rect(menu.right, rect.top, left - menu.right, rect.height))
        _draw_chips(pane, pygame.Rect(left, rect.top, right - left, rect.height), panels)
        return
    left = _draw_turn(pane, left, rect, look, panels)
    if prompt and panels.top.prompt:
        size = px(20)
        area = pygame.Rect(left + px(24), 0, right - left - px(36), line_height(size))
        area.centery = y
        draw_rich(pane.surface, panels.top.prompt, area, Role.TEXT, size, PAPER, BAR)
        left = area.left + min(area.width, measure_rich(panels.top.prompt, role=Role.TEXT, size=size)[0])
    _keep(pane, pygame.Rect(menu.right, rect.top, left - menu.right, rect.height))


def _keep(pane: Pane, told: pygame.Rect) -> None:
    """There is nothing to choose here, but whatever else comes into the bar leaves it free."""
    pane.hits.append(HitRegion(ControlId("told"), told, 0, False, "", pane.group, tab=False, ring=False))


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


def _draw_right(pane: Pane, rect: pygame.Rect, y: int, panels: Panels, kind: FrameKind) -> int:
    """Counts and buttons from the right edge; returns where they begin."""
    px = pane.px
    x, first = rect.right - px(8), len(pane.hits)
    on_rail = ON_RAIL if kind is FrameKind.COMPACT else ()
    for button in reversed([each for each in panels.top.buttons if each.id not in on_rail]):
        area = pygame.Rect(x - px(SIDE), 0, px(SIDE), min(px(SIDE), rect.height - px(6)))
        area.centery = y
        state = ButtonState.NORMAL if button.enabled else ButtonState.DISABLED
        buttons.icon_button(pane.surface, area, button.icon, state, scale=pane.scale)
        key = f"  ({KEY_NAMES.get(button.key, button.key)})" if button.key else ""
        hint = f"{button.label}{key}\n{button.hint}" if button.hint else button.label + key
        pane.hit(button.id, area, hint, enabled=button.enabled)
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
    if panels.lake is not None:
        side = px(28)
        spot = pygame.Rect(x - side, rect.top, side, rect.height)
        draw_icon(pane.surface, season_icon(panels.lake.season), (spot.centerx, y), px(26), halo=PAPER)
        told = pane.label("table.lake.season", season=panels.lake.season_name)
        pane.tell(InfoId("season"), spot, "\n".join((told, *panels.lake.bag)))
        x = spot.left - px(12)
    return x


def _draw_chips(pane: Pane, room: pygame.Rect, panels: Panels) -> None:
    """In the tight layout: each seat as a chip with its points; with its gold too, one's own first."""
    px, gap, seats = pane.px, pane.px(6), panels.seats
    free = room.width - gap * (len(seats) - 1)
    own, short = viewer_of(panels), min(px(CHIP), (free - px(GOLD)) // max(1, len(seats)))
    left, rich = room.left, (free - short * len(seats)) // px(GOLD)
    for seat in seats:
        with_gold = rich >= len(seats) or seat.seat == own
        area = pygame.Rect(left, 0, short + (px(GOLD) if with_gold else 0), px(30))
        area.centery = room.centery - px(1)
        _draw_seat_chip(pane, area, seat, with_gold=with_gold)
        left = area.right + gap


def _draw_seat_chip(pane: Pane, area: pygame.Rect, seat: SeatPanel, *, with_gold: bool) -> None:
    px, surface, y = pane.px, pane.surface, area.centery
    fill, ink = seat_colour(seat.color), seat_text(seat.color)
    if seat.active:
        box(surface, area.inflate(px(6), px(6)), BANNER, px(18))
    box(surface, area, fill, px(15), INK, px(1.5))
    draw_symbol(surface, seat.color, (area.left + px(16), y), px(8), PAPER, INK, 1.5 * pane.scale)
    right = area.right - px(6)
    if with_gold:
        gold = pygame.Rect(right - px(GOLD) + px(22), area.top, px(GOLD - 22), area.height)
        draw_icon(surface, "gold", (gold.left - px(11), y), px(18))
        draw_text(surface, str(seat.gold), gold, Role.NUMBER, px(20), ink, fill)
        right = gold.left - px(22)
    left, wide = area.left + px(26), measure(str(seat.points), Role.NUMBER, px(20))
    if left + wide + px(20) <= right:
        draw_icon(surface, "star", (right - px(10), y), px(18))
        right -= px(20)
    text = pygame.Rect(left, area.top, right - left, area.height)
    draw_text(surface, str(seat.points), text, Role.NUMBER, px(20), ink, fill, Align.CENTRE)
    pane.hit(PanelCommand("seat", str(seat.seat)), area, seat_hint(pane, seat))
