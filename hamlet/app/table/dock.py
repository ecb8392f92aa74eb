"""The dock below the village: display, hand, this turn, workers, end of turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.palette import BRASS_DARK
from hamlet.app.art.shapes import thin_line
from hamlet.app.art.type import Role, measure
from hamlet.app.ids import Id
from hamlet.app.table.blueprints import (
    NAME,
    draw_arriving_item,
    draw_display_item,
    draw_free_places,
    draw_hand_item,
    draw_side_label,
    draw_taken_item,
    least_width,
    visible,
)
from hamlet.app.table.look import Look
from hamlet.app.table.paging import ARROWS, RowPage, draw_hand_arrows, hand_page
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.table.turnbar import (
    draw_end_turn,
    draw_turn_brief,
    draw_turn_chips,
    draw_turn_icons,
    draw_workers,
    draw_workers_brief,
)
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import HandItem, Panels
from hamlet.app.view.parts import Button

LEAST_CARD, MOST_CARD = 90, 112  # logical pixels of a blueprint where the dock is low


@dataclass(frozen=True, slots=True)
class DockPlan:
    """How the dock is divided, in logical pixels; `cards` are the widths of all blueprints shown."""

    label: int
    cards: tuple[int, ...]
    gap: int
    well: int
    workers: int
    end: int
    rule: int
    lines: int = 2
    """How many lines a name may take."""


def plan_for(kind: FrameKind, width: float, needs: Sequence[int], free: int) -> DockPlan:
    """The division for a dock of this width; `needs` are the least widths of the blueprints."""
    if kind is FrameKind.WIDE:
        fixed = 8 + 2 * 32 + 160 + 208 + 4 * 14 + 250
        card = _shared(width - fixed, [*needs, 90] if free else needs, 8, 136)
        return DockPlan(32, card[: len(needs)], 8, min(card[-1], 136) if free else 0, 160, 208, 14)
    if kind is FrameKind.NORMAL:
        fixed = 8 + 2 * 30 + 104 + 126 + 168 + 4 * 10 + (64 if free else 0)
        return DockPlan(30, _shared(width - fixed, needs, 6, 130), 6, 58 if free else 0, 126, 168, 10)
    fixed = 8 + 190 + 24 + (52 if free else 0)
    return DockPlan(0, _by_need(width - fixed, needs, 8), 8, 44 if free else 0, 0, 190, 8)


def _shared(room: float, needs: Sequence[int], gap: int, most: int) -> tuple[int, ...]:
    """Widths that fill the room evenly, none below its need if that is possible, none above `most`."""
    if not needs:
        return ()
    left, widths = room - gap * len(needs), dict.fromkeys(range(len(needs)), 0)
    if sum(min(most, need) for need in needs) > left:
        needs = [0] * len(needs)  # names without end: nobody's room is another's
    waiting = sorted(widths, key=lambda number: -needs[number])
    while waiting:
        number = waiting[0]
        even = left // len(waiting)
        widths[number] = int(min(most, max(needs[number], even)))
        left -= widths[number]
        waiting.pop(0)
    return tuple(widths[number] for number in range(len(needs)))


def _by_need(room: float, needs: Sequence[int], gap: int) -> tuple[int, ...]:
    """Widths by what each needs, the widest ones cut until all fit; what is left over goes to all alike."""
    left, widths = int(room) - gap * len(needs), [max(LEAST_CARD, need) for need in needs]
    while sum(widths) > left and max(widths) > LEAST_CARD:
        widths[widths.index(max(widths))] -= 1
    spare = max(0, left - sum(widths)) // max(1, len(widths))
    return tuple(max(width, min(MOST_CARD, width + spare)) for width in widths)


def _needs(look: Look, tiles: Sequence[int], kind: FrameKind) -> list[int]:
    """How wide a card must be for its name: in two lines, or in one where there is no height for two."""
    names = [look.definitions.tiles[tile].name for tile in tiles]
    if kind is FrameKind.COMPACT:
        return [measure(name, Role.NUMBER, NAME) + 10 for name in names]
    return [least_width(name, NAME) + 10 for name in names]


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
    plan = plan_for(kind, room, _needs(look, tiles, kind), free)
    inset = px(8) if kind is not FrameKind.WIDE else px(10)
    body = pygame.Rect(rect.left + px(4), rect.top + inset, rect.width - px(8), rect.height - 2 * inset)
    x = _draw_display(pane, body, look, panels, plan)
    x = _draw_rule(pane, x, body, plan)
    x = _draw_hand(pane, x, body, look, plan, HandRow(hand, page, free, rows.held, rows.bound))
    x = _draw_rule(pane, x, body, plan)
    if kind is FrameKind.COMPACT:
        whole = pygame.Rect(x, body.top, body.right - x - px(2), body.height)
        _draw_compact_end(pane, whole, look, panels, older, rows.others)
        return
    end = pygame.Rect(body.right - px(plan.end) - px(4), body.top, px(plan.end), body.height)
    workers = pygame.Rect(
        end.left - px(plan.rule) - px(plan.workers), body.top, px(plan.workers), body.height
    )
    turn = pygame.Rect(x, body.top, workers.left - px(plan.rule) - x, body.height)
    (draw_turn_chips if kind is FrameKind.WIDE else draw_turn_icons)(pane, turn, panels.turn, older)
    _draw_rule(pane, workers.left - px(plan.rule), body, plan)
    titled = kind is FrameKind.WIDE
    draw_workers(pane, workers, look, panels, rows.held, titled=titled)
    draw_end_turn(pane, end, panels, rows.others)


def _draw_rule(pane: Pane, x: int, body: pygame.Rect, plan: DockPlan) -> int:
    line = pygame.Rect(x + pane.px(plan.rule) // 2, body.top, max(1, pane.px(1)), body.height)
    thin_line(pane.surface, line, BRASS_DARK, 220)
    return x + pane.px(plan.rule)


def _draw_display(pane: Pane, body: pygame.Rect, look: Look, panels: Panels, plan: DockPlan) -> int:
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
        draw_display_item(pane, area, look, item, lines=plan.lines)
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
            draw_hand_item(pane, area, look, item, number, lines=plan.lines)
        x += px(width) + px(plan.gap)
    if not page.whole:
        draw_hand_arrows(pane, pygame.Rect(x, body.top, px(ARROWS), body.height), page)
        x += px(ARROWS + 6)
    if row.free:
        draw_free_places(pane, pygame.Rect(x, body.top, px(plan.well), body.height), row.free)
        x += px(plan.well) + px(plan.gap)
    return x


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
    draw_end_turn(pane, below, panels, others)
