"""A row for each thing he tries: sign, word, in a few words what came of it, and a mark for that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.furniture import RowLook
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, MUTED, Colour
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.type import Role, line_height
from hamlet.app.ids import Id
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.rich_marks import clean
from hamlet.app.view.botric import Marker, Try

ROW, GAP = 32, 3
SIZE = 18
ICON, MARK = 22, 19
EDGE = 6
MARKER_ICONS = {3: "marker-three", 2: "marker-two", 1: "marker-one"}
MARKS = {True: "check", False: "cross"}


@dataclass(frozen=True, slots=True)
class TryRow:
    """What one row shows."""

    id: Id
    icon: str
    word: str
    why: str
    done: bool | None
    lit: bool
    own_colour: bool = False
    hint: str = ""


def row_of(shown: Try) -> TryRow:
    """A try as a row."""
    own = shown.icon == "villager"
    return TryRow(shown.id, shown.icon, shown.word, shown.why, shown.done, shown.lit, own)


def marker_row(marker: Marker, which: Id) -> TryRow | None:
    """A marker with what it would come to if it were drawn now."""
    deed = marker.comes_to
    if deed is None:
        return None
    return TryRow(
        which, MARKER_ICONS[marker.dots], deed.word, deed.why, done=None, lit=False, hint=marker.hint
    )


def draw_rows(pane: Pane, area: pygame.Rect, rows: Sequence[TryRow], colour: Colour) -> int:
    """One below the other; where they end."""
    top = area.top
    for row in rows:
        _draw_row(pane, pygame.Rect(area.left, top, area.width, pane.px(ROW)), row, colour)
        top += pane.px(ROW + GAP)
    return top


def _draw_row(pane: Pane, rect: pygame.Rect, row: TryRow, colour: Colour) -> None:
    px, surface = pane.px, pane.surface
    ground = art.row(surface, rect, RowLook.LIT if row.lit else RowLook.NORMAL, pane.scale)
    left = rect.left + px(EDGE)
    own = colour if row.own_colour else None
    draw_icon(surface, row.icon, (left + px(ICON) // 2, rect.centery), px(ICON), own)
    left += px(ICON + 6)
    right = rect.right - px(EDGE)
    if row.done is not None:
        draw_icon(surface, MARKS[row.done], (right - px(MARK) // 2, rect.centery), px(MARK))
        right -= px(MARK + 4)
    word, why = _fitting(pane, row, right - left)
    if word:
        _write(pane, word, (left, rect.centery), right - left, Role.LABEL, INK, ground)
    if why:
        wide = measure_rich(clean(why), role=Role.TEXT, size=px(SIZE))[0]
        _write(pane, why, (right - wide, rect.centery), wide, Role.TEXT, MUTED, ground)
    pane.hit(row.id, rect, row.hint, z=1)


def _fitting(pane: Pane, row: TryRow, room: int) -> tuple[str, str]:
    """Word and reason; where there is no room for both, the reason alone, else the word."""
    size = pane.px(SIZE)
    word = measure_rich(clean(row.word), role=Role.LABEL, size=size)[0]
    why = measure_rich(clean(row.why), role=Role.TEXT, size=size)[0] if row.why else 0
    if word + (why + pane.px(8) if why else 0) <= room:
        return row.word, row.why
    if row.why and why <= room:
        return "", row.why
    return (row.word if word <= room else ""), ""


def _write(
    pane: Pane, text: str, at: tuple[int, int], room: int, role: Role, colour: Colour, ground: Colour
) -> None:
    size = pane.px(SIZE)
    area = pygame.Rect(at[0], 0, room + pane.px(2), line_height(size))
    area.centery = at[1]
    draw_rich(pane.surface, clean(text), area, role, size, colour, ground)
