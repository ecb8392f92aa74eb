"""The seats' cards: everything public about each seat, in as much detail as the column has room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, PAPER, Colour, seat_colour
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role, draw_text
from hamlet.app.ids import InfoId, PanelCommand
from hamlet.app.table.look import Look
from hamlet.app.table.milestone_lines import draw_milestones, milestones_height
from hamlet.app.table.seat_head import draw_head
from hamlet.app.table.supply_strip import draw_supply, supply_height
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import SeatPanel
from hamlet.words.words import Words

PAD = 12
TEXT = 18
ALL_LINES = 5


class SeatDetail(IntEnum):
    """How much of a seat its card shows."""

    HEAD = 0
    BRIEF = 1
    SHORT = 2
    SUPPLY = 3
    FULL = 4


# What is given up first when there is little room: pairs of the seat shown and the others.
_ORDER = (
    (4, 4),
    (4, 3),
    (3, 3),
    (4, 2),
    (3, 2),
    (2, 2),
    (4, 1),
    (3, 1),
    (2, 1),
    (4, 0),
    (3, 0),
    (2, 0),
    (1, 0),
)


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the numbers stand, in logical pixels."""

    head: int
    columns: tuple[int, ...]
    row: int
    icon: int
    size: int


_WIDE_ROOMY = _Grid(44, (0, 56, 122, 176), 34, 24, 20)
_WIDE_TIGHT = _Grid(38, (0, 56, 122, 176), 28, 22, 20)
_NORMAL_ROOMY = _Grid(42, (0, 72), 27, 21, 20)
_WITH_FLAGS = (0, 54, 114, 158)
_NORMAL_TIGHT = _Grid(36, (-3, 46, 96), 26, 19, 18)


def _grid(kind: FrameKind, detail: SeatDetail, *, flags: bool = False) -> _Grid:
    """Where `flags` are told with their limit, the last column needs more room."""
    if kind is FrameKind.NORMAL:
        return _NORMAL_TIGHT if detail <= SeatDetail.SHORT else _NORMAL_ROOMY
    grid = _WIDE_TIGHT if detail <= SeatDetail.SHORT else _WIDE_ROOMY
    return replace(grid, columns=_WITH_FLAGS, icon=22) if flags else grid


@dataclass(frozen=True, slots=True)
class Stat:
    """One number of a seat: icon, text, and what it means."""

    name: str
    icon: str
    text: str
    hint: str
    own_colour: bool = False
    brief: str = ""
    """The text where there is little room, if it is another then."""


def stats_of(words: Words, seat: SeatPanel) -> tuple[Stat, ...]:
    """The eight numbers of a seat; by the lake two more."""
    stats = _eight(words, seat)
    if seat.fish is None:
        return stats
    fish = Stat("fish", "fish", str(seat.fish), words.label("table.lake.seat.fish", count=seat.fish))
    told = words.label("table.lake.seat.boats", count=seat.boats)
    boats = Stat("boats", "boat", str(seat.boats), told, own_colour=True)
    flags, roads = stats[6:]
    if seat.flags_left is not None:
        flags = replace(flags, text=f"{seat.flags}/{seat.flags + seat.flags_left}", brief=flags.text)
    return (*stats[:6], fish, flags, boats, roads)


def _eight(words: Words, seat: SeatPanel) -> tuple[Stat, ...]:
    flags = "table.seat.flags" if seat.flags_left is None else "table.seat.flags_left"
    villagers = words.label(
        "table.seat.villagers", standing=seat.standing, villagers=seat.villagers, most=seat.most_villagers
    )
    flags_told = words.label(flags, count=seat.flags, left=seat.flags_left)
    donkeys = words.label("table.seat.donkeys", count=seat.donkeys)
    return (
        Stat("gold", "gold", str(seat.gold), words.label("table.seat.gold", gold=seat.gold)),
        Stat("villagers", "villager", f"{seat.standing}/{seat.villagers}", villagers, own_colour=True),
        Stat("donkeys", "donkey", str(seat.donkeys), donkeys, own_colour=True),
        Stat(
            "blueprints",
            "blueprint",
            str(len(seat.blueprints)),
            words.label("table.seat.blueprints", count=len(seat.blueprints)),
        ),
        Stat(
            "church",
            "church",
            str(seat.deliveries),
            words.label("table.seat.church", count=seat.deliveries),
        ),
        Stat("sales", "tag", str(seat.sales), words.label("table.seat.sales", count=seat.sales)),
        Stat("flags", "flag", str(seat.flags), flags_told, own_colour=True),
        Stat(
            "roads",
            "road",
            str(seat.roads_built),
            words.label("table.seat.roads", count=seat.roads_built, left=seat.roads_left),
            own_colour=True,
        ),
    )


def seat_height(look: Look, seat: SeatPanel, kind: FrameKind, detail: SeatDetail, width: int) -> int:
    """The height of a card in logical pixels, its width given."""
    grid = _grid(kind, detail)
    if detail is SeatDetail.HEAD:
        return grid.head
    count = 8 if seat.fish is None else 10
    rows = 1 if detail is SeatDetail.BRIEF else -(-count // len(grid.columns))
    height = grid.head + 3 + rows * grid.row + 3
    if detail >= SeatDetail.SUPPLY:
        height += 12 + supply_height(seat, width - 16)
    if detail is SeatDetail.FULL and kind is FrameKind.WIDE and seat.milestones:
        height += 14 + milestones_height(look, seat, width - 2 * PAD, TEXT)
    return height


def fit_details(
    look: Look, seats: Sequence[SeatPanel], kind: FrameKind, width: int, room: int, shown: int, gap: int
) -> tuple[list[SeatDetail], list[int]]:
    """As much detail as the room allows, most of it for the seat shown; with the heights that gives."""
    for own, others in _ORDER:
        details = [SeatDetail(own if seat.seat == shown else others) for seat in seats]
        heights = [seat_height(look, s, kind, d, width) for s, d in zip(seats, details, strict=True)]
        if sum(heights) + gap * (len(seats) - 1) <= room:
            break
    return details, heights


def draw_seat(
    pane: Pane,
    rect: pygame.Rect,
    look: Look,
    seat: SeatPanel,
    kind: FrameKind,
    detail: SeatDetail,
    lines: int = ALL_LINES,
) -> None:
    """Draw one seat's card, with so many lines of numbers at most."""
    grid, px = _grid(kind, detail, flags=seat.fish is not None), pane.px
    art.panel(pane.surface, rect, pane.scale, active=seat.active)
    head = pygame.Rect(rect.left, rect.top, rect.width, px(grid.head))
    draw_head(pane, head, seat, alone=detail is SeatDetail.HEAD)
    pane.hit(PanelCommand("seat", str(seat.seat)), rect, seat_hint(pane, seat))
    if detail is SeatDetail.HEAD:
        return
    inside = pygame.Rect(rect.left + px(PAD), head.bottom + px(3), rect.width - 2 * px(PAD), 0)
    below = _draw_stats(pane, inside, seat, grid, lines=1 if detail is SeatDetail.BRIEF else lines)
    if detail >= SeatDetail.SUPPLY:
        high = supply_height(seat, round(rect.width / pane.scale) - 16)
        strip = pygame.Rect(rect.left + px(8), below + px(4), rect.width - px(16), px(high))
        below = draw_supply(pane, strip, look, seat)
    if detail is SeatDetail.FULL and kind is FrameKind.WIDE and seat.milestones:
        art.brass_rule(pane.surface, inside.left, below + px(8), inside.width, pane.scale)
        area = pygame.Rect(inside.left, below + px(14), inside.width, rect.bottom - below - px(14))
        draw_milestones(pane.surface, area, look, seat, px(TEXT))


def seat_hint(pane: Pane, seat: SeatPanel) -> str:
    """Whose card it is, and how many points that seat has; pointing at it opens them."""
    name = plain(seat.name)
    return pane.label("table.seat.points", seat=name, points=seat.points, projected=seat.projected)


def _draw_stats(pane: Pane, inside: pygame.Rect, seat: SeatPanel, grid: _Grid, lines: int) -> int:
    px, per_row = pane.px, len(grid.columns)
    stats = stats_of(pane.words, seat)
    order = [stats[i] for i in (0, 4, 1, 5, 2, 6, 3, 7)] + list(stats[8:]) if per_row == 2 else list(stats)
    order = order[: lines * per_row]
    for number, stat in enumerate(order):
        column, line = number % per_row, number // per_row
        x = inside.left + px(grid.columns[column])
        y = inside.top + px(grid.row) * line + px(grid.row) // 2
        colour: Colour | None = seat_colour(seat.color) if stat.own_colour else None
        draw_icon(pane.surface, stat.icon, (x + px(grid.icon) // 2, y), px(grid.icon), colour)
        at = (x + px(grid.icon) + px(6 if grid.size > 18 else 4), y)
        text = stat.brief if stat.brief and grid is _NORMAL_TIGHT else stat.text
        written = draw_text(pane.surface, text, at, Role.NUMBER, px(grid.size), INK, PAPER)
        spot = pygame.Rect(x, y - px(grid.row) // 2, written.right - x, px(grid.row))
        pane.tell(InfoId("stat", stat.name, seat.seat), spot, stat.hint, z=1)
    return inside.top + px(grid.row) * -(-len(order) // per_row)
