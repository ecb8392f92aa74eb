"""The dock below the village: display, hand, this turn, workers, end of turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.palette import BRASS_DARK
from hamlet.app.art.shapes import thin_line
from hamlet.app.art.type import Role, measure
from hamlet.app.ids import Id
from hamlet.app.table.blueprint_strip import least_strip
from hamlet.app.table.blueprints import (
    NAME,
    draw_arriving_item,
    draw_awaited_item,
    draw_display_item,
    draw_free_places,
    draw_hand_item,
    draw_side_label,
    draw_taken_item,
    least_width,
    visible,
)
from hamlet.app.table.dock_plan import FISH_GAP, CardRoom, DockPlan, plan_for
from hamlet.app.table.fish_dock import draw_fish_brief, draw_fish_row
from hamlet.app.table.look import Look
from hamlet.app.table.paging import ARROWS, RowPage, draw_hand_arrows, hand_page
from hamlet.app.table.rival_buttons import can_be_seen_again
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.table.turn_effects import draw_effects_beside_end, draw_turn_icons
from hamlet.app.table.turnbar import (
    draw_end_turn,
    draw_turn_brief,
    draw_turn_chips,
)
from hamlet.app.table.workers_row import draw_workers, draw_workers_brief
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import HandItem, Panels
from hamlet.app.view.parts import Button
from hamlet.app.view.waterside import LakePanel

HIS_END = 208  # logical pixels for Step, Skip and Again


def card_rooms(look: Look, tiles: Sequence[int]) -> list[CardRoom]:
    """How wide a card must be for its name, and for cost and gain below it."""
    names = [look.definitions.tiles[tile].name for tile in tiles]
    return [
        CardRoom(measure(name, Role.NUMBER, NAME) + 10, least_width(name, NAME) + 10, least_strip(look, tile))
        for name, tile in zip(names, tiles, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class DockRows:
    """What is seen of the dock's rows: the first blueprint of the hand, older steps; what is held.

    `bound` are blueprints that are still flying there.
    `others` is what there is to press about the turns of others.
    """

    first: int = 0
    older: int = 0
    held: Id | None = None
    bound: frozenset[Id] = frozenset()
    others: tuple[Button, ...] = ()


def draw_dock(
    pane: Pane, rect: pygame.Rect, look: Look, panels: Panels, kind: FrameKind, rows: DockRows
) -> None:
    """Everything in the dock; what is held leaves an empty place.

    While others play, what there is about them stands where the turn is ended; after that beside it.
    """
    px, older = pane.px, rows.older
    page = hand_page(panels, kind, rows.first)
    free = max(0, panels.hand_limit - len(panels.hand))
    hand = visible(panels.hand, page.begin, page.shown)
    tiles = [*(item.tile for item in panels.display), *(item.tile for _, item in hand)]
    room = rect.width / pane.scale - (0 if page.whole else ARROWS + 6)
    lake = panels.lake
    plan = plan_for(kind, room, card_rooms(look, tiles), free, lake.limit if lake else None)
    inset = px(8) if kind is not FrameKind.WIDE else px(10)
    body = pygame.Rect(rect.left + px(4), rect.top + inset, rect.width - px(8), rect.height - 2 * inset)
    x = _draw_display(pane, body, look, panels, plan, rows.bound)
    x = _draw_rule(pane, x, body, plan)
    x = _draw_hand(pane, x, body, look, plan, HandRow(hand, page, free, rows.held, rows.bound))
    x = _draw_rule(pane, x, body, plan)
    if lake is not None:
        x = _draw_fish(pane, x, body, lake, plan, rows.held, kind)
        x = _draw_rule(pane, x, body, plan)
    if kind is FrameKind.COMPACT:
        whole = pygame.Rect(x, body.top, body.right - x - px(2), body.height)
        _draw_compact_end(pane, whole, look, panels, older, rows.others)
        return
    wide = kind is FrameKind.WIDE
    # While Botric is watched closely, his buttons have the room of those who rest meanwhile.
    alone = not wide and can_be_seen_again(rows.others)
    across = max(HIS_END, plan.end) if alone else plan.end
    end = pygame.Rect(body.right - px(across) - px(4), body.top, px(across), body.height)
    beside = 0 if alone else plan.workers
    workers = pygame.Rect(end.left - px(plan.rule) - px(beside), body.top, px(beside), body.height)
    turn = pygame.Rect(x, body.top, workers.left - px(plan.rule) - x, body.height)
    if wide and lake is None:
        draw_turn_chips(pane, turn, panels.turn, older)
    else:
        draw_turn_icons(pane, turn, panels.turn, lake.effects if lake else (), older)
    _draw_rule(pane, workers.left - px(plan.rule), body, plan)
    if not alone:
        draw_workers(pane, workers, look, panels, rows.held, titled=wide)
    draw_end_turn(pane, end, panels, rows.others)


def _draw_rule(pane: Pane, x: int, body: pygame.Rect, plan: DockPlan) -> int:
    line = pygame.Rect(x + pane.px(plan.rule) // 2, body.top, max(1, pane.px(1)), body.height)
    thin_line(pane.surface, line, BRASS_DARK, 220)
    return x + pane.px(plan.rule)


def _draw_display(
    pane: Pane, body: pygame.Rect, look: Look, panels: Panels, plan: DockPlan, bound: frozenset[Id]
) -> int:
    px, x = pane.px, body.left
    pane.group = "display"
    if plan.label:
        draw_side_label(
            pane, pygame.Rect(x, body.top, px(plan.label), body.height), pane.label("table.display")
        )
        x += px(plan.label)
    else:
        x += px(4)
    for item, width in zip(panels.display, plan.cards, strict=False):
        area = pygame.Rect(x, body.top, px(width), body.height)
        (draw_awaited_item if item.id in bound else draw_display_item)(pane, area, look, item)
        x += px(width) + px(plan.gap)
    return x


@dataclass(frozen=True, slots=True)
class HandRow:
    """The part of the hand that is seen, each blueprint with its number; free places; what is held."""

    items: Sequence[tuple[int, HandItem]]
    page: RowPage
    free: int
    held: Id | None
    bound: frozenset[Id]


def _draw_hand(pane: Pane, x: int, body: pygame.Rect, look: Look, plan: DockPlan, row: HandRow) -> int:
    px, page = pane.px, row.page
    pane.group = "hand"
    if plan.label:
        draw_side_label(pane, pygame.Rect(x, body.top, px(plan.label), body.height), pane.label("table.hand"))
        x += px(plan.label)
    widths = plan.cards[len(plan.cards) - len(row.items) :]
    for (number, item), width in zip(row.items, widths, strict=True):
        area = pygame.Rect(x, body.top, px(width), body.height)
        if item.id == row.held:
            draw_taken_item(pane, area, item)
        elif item.id in row.bound:
            draw_arriving_item(pane, area, look, item)
        else:
            draw_hand_item(pane, area, look, item, number)
        x += px(width) + px(plan.gap)
    if not page.whole:
        draw_hand_arrows(pane, pygame.Rect(x, body.top, px(ARROWS), body.height), page)
        x += px(ARROWS + 6)
    if row.free:
        draw_free_places(pane, pygame.Rect(x, body.top, px(plan.well), body.height), row.free)
        x += px(plan.well) + px(plan.gap)
    return x


def _draw_fish(
    pane: Pane, x: int, body: pygame.Rect, lake: LakePanel, plan: DockPlan, held: Id | None, kind: FrameKind
) -> int:
    """The fish tiles, or how many there are."""
    px = pane.px
    pane.group = "fish"
    if kind is FrameKind.COMPACT:
        draw_fish_brief(pane, pygame.Rect(x, body.top, px(plan.fish), body.height), lake)
        return x + px(plan.fish + 4)
    label = pygame.Rect(x, body.top, px(plan.label or 4), body.height)
    if plan.label:
        draw_side_label(pane, label, pane.label("table.lake.hand"))
    row = pygame.Rect(label.right, body.top, px(plan.fish_width - FISH_GAP), body.height)
    draw_fish_row(pane, row, lake, px(plan.fish), px(FISH_GAP), held)
    return row.right + px(4)


def _draw_compact_end(
    pane: Pane, whole: pygame.Rect, look: Look, panels: Panels, older: int, others: Sequence[Button]
) -> None:
    """Steps and workers in one line, the button below it."""
    px = pane.px
    line = pygame.Rect(whole.left, whole.top, whole.width, px(38))
    turn = pygame.Rect(line.left, line.top, min(px(124), line.width - px(106)), line.height)
    draw_turn_brief(pane, turn, panels.turn, older)
    draw_workers_brief(
        pane, pygame.Rect(turn.right + px(2), line.top, line.right - turn.right, line.height), look, panels
    )
    below = pygame.Rect(whole.left, line.bottom, whole.width, whole.bottom - line.bottom)
    below = draw_effects_beside_end(pane, below, panels.lake.effects if panels.lake else ())
    draw_end_turn(pane, below, panels, others)
