"""Church, Market, awards and milestones: the panels of the right column."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art import plates
from hamlet.app.art.furniture import RowLook
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.letter_disc import letter_disc
from hamlet.app.art.palette import BANNER, MUTED, Colour
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.table.chips import pennant_of
from hamlet.app.table.look import Look
from hamlet.app.table.market_prices import draw_prices
from hamlet.app.ui.pane import Pane
from hamlet.app.view.amounts import Quantity
from hamlet.app.view.panels import ChurchRow, SaleRow

GAP = 6
PAD = 8
LEAST_GAP = 2
LEAST_PAD = 5
HEAD = 50
LOW_ROW = 40


def rows_height(count: int, row: int, extra: int = 0, *, least: bool = False) -> int:
    """Height of a panel with so many rows of this height, in logical pixels; at least, they stand close."""
    gap = LEAST_GAP if least else GAP
    return HEAD + extra + count * row + max(0, count - 1) * gap + (LEAST_GAP if least else PAD)


def row_rects(pane: Pane, rect: pygame.Rect, top: int, count: int) -> list[pygame.Rect]:
    """Equal rows from `top` to the end of the panel."""
    px = pane.px
    least = rect.bottom - top < px(count * 36 + max(0, count - 1) * GAP + PAD)
    gap, pad = (px(LEAST_GAP), px(LEAST_PAD)) if least else (px(GAP), px(PAD))
    height = (rect.bottom - pad - top - gap * max(0, count - 1)) // max(1, count)
    left, width = rect.left + px(PAD), rect.width - 2 * px(PAD)
    return [pygame.Rect(left, top + n * (height + gap), width, height) for n in range(count)]


def _flat(pane: Pane, area: pygame.Rect) -> bool:
    """Whether a row is so low that its plates would touch those of its neighbours."""
    return area.height < pane.px(LOW_ROW)


def _plate_top(pane: Pane, area: pygame.Rect) -> int:
    """Where gains begin, and costs with them."""
    return area.centery - pane.px(13 if _flat(pane, area) else 15)


def _state(*, payable: bool, done: bool = False) -> RowLook:
    if done:
        return RowLook.DONE
    return RowLook.LIT if payable else RowLook.NORMAL


def draw_church(pane: Pane, rect: pygame.Rect, look: Look, rows: Sequence[ChurchRow], built: int) -> None:
    """The Church's delivery slots; so many of them are built."""
    art.panel(pane.surface, rect, pane.scale)
    note = pane.label("table.church.count", done=built, slots=len(rows))
    top = art.heading(pane.surface, rect, pane.label("table.church"), "church", note, pane.scale)
    for row, area in zip(rows, row_rects(pane, rect, top, len(rows)), strict=True):
        _draw_church_row(pane, area, look, row)


def _draw_church_row(pane: Pane, area: pygame.Rect, look: Look, row: ChurchRow) -> None:
    px, done = pane.px, row.done_by is not None
    ground = art.row(pane.surface, area, _state(payable=row.payable, done=done), pane.scale)
    if row.selected:
        ring(pane, area)
    if done:
        _draw_done(pane, area, look, row, ground)
        return
    width, letter = plates.gain_width(row.points, pane.scale), _draw_letter(pane, area, row.letter)
    left = draw_costs(pane, letter, area, row.cost, area.right - letter - width - px(58))
    plates.gain(
        pane.surface,
        area.right - px(6) - width,
        _plate_top(pane, area),
        row.points,
        scale=pane.scale,
        flat=_flat(pane, area),
    )
    right = area.right - px(12) - width
    share = f"{row.have}/{row.need}"
    if row.letter and right - measure(share, Role.LABEL, px(18)) < left:
        share = ""  # beside a letter there may be no room for it
    written = draw_text(
        pane.surface, share, (right, area.centery), Role.LABEL, px(18), MUTED, ground, Align.RIGHT
    )
    if share and written.left - px(26) > left:
        draw_icon(pane.surface, "donkey", (written.left - px(14), area.centery), px(18))
    missing = max(0, row.need - row.have)
    code = "table.church.payable" if row.payable else "table.church.missing"
    pane.hit(row.id, area, pane.label(code, have=row.have, need=row.need, missing=missing))


def _draw_done(pane: Pane, area: pygame.Rect, look: Look, row: ChurchRow, ground: Colour) -> None:
    px = pane.px
    size = px(20)
    _draw_faded_cost(pane, area.left + px(8), area.centery, row.cost, ground)
    x = area.right - px(104)
    draw_icon(pane.surface, "check", (x, area.centery), px(20))
    draw_symbol(
        pane.surface, look.colour(row.done_by), (x + px(26), area.centery), px(9), width=1.6 * pane.scale
    )
    draw_text(
        pane.surface,
        str(row.points),
        (area.right - px(34), area.centery),
        Role.NUMBER,
        size,
        MUTED,
        ground,
        Align.RIGHT,
    )
    draw_icon(pane.surface, "star", (area.right - px(18), area.centery), px(20), opacity=150)
    pane.tell(row.id, area, pane.label("table.church.done"))


def _draw_letter(pane: Pane, area: pygame.Rect, letter: str) -> int:
    """The letter of a row that is asked about; where the rest of the row begins."""
    if not letter:
        return area.left + pane.px(6)
    ring(pane, area)
    letter_disc(pane.surface, (area.left + pane.px(18), area.centery), letter, BANNER, pane.scale, radius=13)
    return area.left + pane.px(36)


def ring(pane: Pane, area: pygame.Rect) -> None:
    """The gold ring around what is chosen."""
    pygame.draw.rect(
        pane.surface, BANNER, area.inflate(pane.px(4), pane.px(4)), pane.px(3), border_radius=pane.px(10)
    )


def draw_costs(pane: Pane, left: int, area: pygame.Rect, costs: Sequence[Quantity], room: int) -> int:
    """Pennants side by side in the middle of the row, or one for all where room is short; where they end."""
    top, flat = _plate_top(pane, area), _flat(pane, area)
    amounts = [pennant_of(each) for each in costs]
    too_wide = plates.pennant_width(amounts, pane.scale) - room
    if too_wide > 0:
        amounts = plates.shortened(amounts, sum(len(a.icons) for a in amounts) - -(-too_wide // pane.px(23)))
    apart = sum(plates.pennant_width([amount], pane.scale) + pane.px(4) for amount in amounts)
    for shown in [[amount] for amount in amounts] if apart <= room else [amounts]:
        left = plates.pennant(pane.surface, left, top, shown, pane.scale, flat=flat).right + pane.px(4)
    return left


def _draw_faded_cost(pane: Pane, left: int, y: int, costs: Sequence[Quantity], ground: Colour) -> None:
    px, x = pane.px, left
    for amount in costs:
        if amount.count != 1:
            at = (x, y)
            x = draw_text(pane.surface, str(amount.count), at, Role.NUMBER, px(20), MUTED, ground).right + px(
                4
            )
        for name in amount.icons:
            draw_icon(pane.surface, name, (x + px(10), y), px(19), opacity=130)
            x += px(23)


def draw_market(
    pane: Pane,
    rect: pygame.Rect,
    look: Look,
    rows: Sequence[SaleRow],
    prices: tuple[int, int],
    left_over: int,
) -> None:
    """The Market: prices and sale tiles."""
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    roomy = rect.width >= px(280)
    note = pane.label("table.market.tiles_left" if roomy else "table.market.left", left=left_over)
    top = art.heading(pane.surface, rect, pane.label("table.market"), "market", note, pane.scale)
    line = pygame.Rect(rect.left + px(10), top, rect.width - px(20), px(26))
    draw_prices(pane, line, look, prices, roomy=roomy)
    for row, area in zip(rows, row_rects(pane, rect, top + px(30), len(rows)), strict=True):
        _draw_sale(pane, area, row)


def _draw_sale(pane: Pane, area: pygame.Rect, row: SaleRow) -> None:
    px = pane.px
    if row.sale is None:
        ground = art.row(pane.surface, area, RowLook.DONE, pane.scale)
        draw_text(
            pane.surface,
            pane.label("table.market.sold_out"),
            area,
            Role.TEXT,
            px(18),
            MUTED,
            ground,
            Align.CENTRE,
        )
        return
    art.row(pane.surface, area, _state(payable=row.payable), pane.scale)
    if row.selected:
        ring(pane, area)
    letter = _draw_letter(pane, area, row.letter)
    draw_costs(pane, letter, area, row.cost, area.right - letter - px(118))
    right = area.right - px(5)
    for count, name in ((row.gold, "gold"), (row.points, "star")):
        if count:
            right -= plates.gain_width(count, pane.scale)
            top, flat = _plate_top(pane, area), _flat(pane, area)
            plates.gain(pane.surface, right, top, count, name, pane.scale, flat=flat)
            right -= px(5)
    hint = pane.label("table.market.payable" if row.payable else "table.market.out_of_reach")
    pane.hit(row.id, area, hint)
