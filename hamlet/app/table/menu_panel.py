"""The season's menu in the right column: a row for each card; lit where a fish can be used by it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.fish_tiles import NORMAL
from hamlet.app.art.furniture import RowLook
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.icons.fish_signs import fish_icon
from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.art.letter_disc import letter_disc
from hamlet.app.art.palette import BANNER, INK, MUTED, PAPER, Colour, fish_colour, fish_paper, mix
from hamlet.app.art.rich import draw_rich, icon_called, measure_rich, plain
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, fit, fitting, line_height, measure
from hamlet.app.table.church_and_market import HEAD, row_rects, rows_height
from hamlet.app.table.fish_dock import draw_fish_tiles
from hamlet.app.ui.pane import Pane
from hamlet.app.view.waterside import LakePanel, MenuRow

ROW, ROOMY_ROW = 34, 42
CELLS = 40
"""The height of the rows side by side, where there is no room for one below the other."""
DRAWN = NORMAL
TILES = NORMAL[1] + 14
LETTER = 12
SMALL_FISH = 27


def menu_bounds(count: int, room: int) -> tuple[int, int]:
    """The least and the greatest height of the panel in logical pixels, in a form that has room there."""
    forms = (
        (rows_height(count, ROW, least=True), rows_height(count, ROOMY_ROW)),
        (HEAD + CELLS + 2, HEAD + CELLS + 8),
    )
    return next((form for form in forms if form[0] <= room), (CELLS + 4, CELLS + 8))


def fish_drawer_height(count: int) -> int:
    """The height of the drawer: fish above, the menu below."""
    return HEAD + TILES + count * (ROOMY_ROW + 6) + 8


def draw_menu(pane: Pane, rect: pygame.Rect, lake: LakePanel) -> None:
    """The panel of the right column."""
    px, icon = pane.px, season_icon(lake.season)
    art.panel(pane.surface, rect, pane.scale)
    top, left = rect.top + px(3), rect.left + px(5)
    if rect.height >= px(HEAD + CELLS):
        top = art.heading(pane.surface, rect, lake.title, icon, scale=pane.scale)
    else:
        draw_icon(pane.surface, icon, (rect.left + px(17), rect.centery), px(24))
        left += px(26)
    if rect.bottom - top >= px(rows_height(len(lake.menu), ROW, least=True) - HEAD):
        for row, area in zip(lake.menu, row_rects(pane, rect, top, len(lake.menu)), strict=True):
            _draw_row(pane, area, row)
        return
    line = pygame.Rect(left, top, rect.right - px(5) - left, rect.bottom - top - px(4))
    for row, (area, gain) in zip(lake.menu, cells_of(pane, line, lake.menu), strict=True):
        _draw_cell(pane, area, row, gain)


def cells_of(pane: Pane, line: pygame.Rect, rows: Sequence[MenuRow]) -> list[tuple[pygame.Rect, str]]:
    """Where cards lie side by side and what each tells: all of it if there is room.

    Else the widest tell it in brief; then all of them in two lines, as far as there is more than one sign.
    """
    gap, told = pane.px(3), [_close(row.gain) for row in rows]
    room = line.width - gap * (len(rows) - 1)
    wide = [_cell_wide(pane, each) for each in told]
    for number in sorted(range(len(rows)), key=lambda each: -wide[each]):
        if sum(wide) > room:
            told[number] = _close(rows[number].brief)
            wide[number] = _cell_wide(pane, told[number])
    if sum(wide) > room:
        told = [_stacked(each) for each in told]
        wide = [_cell_wide(pane, each) for each in told]
    while sum(wide) > room and max(map(_signs, told)) > 1:
        most = max(range(len(rows)), key=lambda each: (_signs(told[each]) > 1, wide[each]))
        told[most] = _stacked(told[most].replace("\n", " ").rpartition(" ")[0])
        wide[most] = _cell_wide(pane, told[most])
    fair = room // max(1, len(rows))
    wide = [fair] * len(rows) if max(wide, default=0) <= fair else [each * room // sum(wide) for each in wide]
    lefts = [line.left + sum(wide[:number]) + gap * number for number in range(len(rows))]
    places = [pygame.Rect(left, line.top, each, line.height) for left, each in zip(lefts, wide, strict=True)]
    return list(zip(places, told, strict=True))


def _close(gain: str) -> str:
    """Signs close behind their numbers, as there is little room."""
    return re.sub(r"(\d) \{", r"\1{", gain)


def _stacked(gain: str) -> str:
    """In two lines; one sign in one."""
    signs = gain.split(" ")
    half = (len(signs) + 1) // 2
    return "\n".join(" ".join(line) for line in (signs[:half], signs[half:]) if line)


def _signs(gain: str) -> int:
    return gain.count("{")


def _cell_wide(pane: Pane, gain: str) -> int:
    """What a small fish and its words need."""
    return _told_wide(pane, gain) + pane.px(SMALL_FISH)


def _told_wide(pane: Pane, gain: str) -> int:
    """The line, or the wider one of two."""
    if "\n" not in gain:
        return measure_rich(gain, role=Role.NUMBER, size=pane.px(18))[0]
    return max(sum(wide for *_, wide in _signs_of(pane, line)) - pane.px(3) for line in gain.split("\n"))


def _signs_of(pane: Pane, line: str) -> list[tuple[str, str, int]]:
    """Figures, the sign they count, and how wide both are in one line of two, with the room behind them."""
    found = re.findall(r"([^{} ]*)\{([^}]+)\}", line)
    size = pane.px(18)
    return [(each, sign, measure(each, Role.NUMBER, size) + size + pane.px(5)) for each, sign in found]


def _draw_stacked(pane: Pane, place: pygame.Rect, gain: str, ground: Colour) -> None:
    """Lines close together: figures as large as ever, signs no larger than they may be."""
    lines = gain.split("\n")
    small = min(pane.px(18), place.height // len(lines))
    middle = place.centery - small * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        left, y = place.left, round(middle + small * number)
        for figures, sign, wide in _signs_of(pane, line):
            at = pygame.Rect(left, 0, wide, line_height(pane.px(18)))
            at.centery = y
            draw_text(pane.surface, figures, at, Role.NUMBER, pane.px(18), INK, ground)
            draw_icon(pane.surface, icon_called(sign), (at.right - pane.px(3) - small // 2, y), small)
            left = at.right


def _draw_cell(pane: Pane, area: pygame.Rect, row: MenuRow, gain: str) -> None:
    """The fish, and what it is good for."""
    px, ground = pane.px, _ground(pane, area, row)
    fish, wide = px(24), _told_wide(pane, gain)
    if wide > area.width - px(36):
        fish = px(20)
    middle = area.left + fish // 2 + px(4 if fish < px(24) else 5)
    faded = 130 if row.done else 255
    draw_icon(pane.surface, fish_icon(row.fish), (middle, area.centery), fish, opacity=faded)
    left = middle + fish // 2 + px(3 if fish < px(24) else 4)
    if row.done:
        draw_icon(pane.surface, "check", (area.right - px(18), area.centery), px(20))
    else:
        high = area.height - px(2) if "\n" in gain else line_height(px(18))
        place = pygame.Rect(left, area.centery - high // 2, max(area.right - px(3) - left, wide), high)
        if "\n" in gain:
            _draw_stacked(pane, place, gain, ground)
        else:
            draw_rich(pane.surface, gain, place, Role.NUMBER, px(18), INK, ground)
    _draw_letter(pane, area, row)
    pane.hit(row.id, area, _told(row))


def _ground(pane: Pane, area: pygame.Rect, row: MenuRow) -> Colour:
    """The ground of a row: lit where it can be used, ringed where it is chosen."""
    px = pane.px
    look = RowLook.DONE if row.done else RowLook.LIT if row.usable else RowLook.NORMAL
    ground = art.row(pane.surface, area, look, pane.scale)
    if row.selected:
        place = area.inflate(px(4), px(4))
        pygame.draw.rect(pane.surface, BANNER, place, px(3), border_radius=px(10))
    return ground


def _draw_letter(pane: Pane, area: pygame.Rect, row: MenuRow) -> None:
    """The letter of a hint, over the fish's corner."""
    if row.letter:
        at = (area.left + pane.px(8), area.top + pane.px(8))
        letter_disc(
            pane.surface, at, row.letter, BANNER if row.selected else PAPER, pane.scale, radius=LETTER
        )


def _told(row: MenuRow) -> str:
    return "\n".join([f"*{plain(row.name)}*", row.about, *([row.reason] if row.reason else [])])


def draw_fish_drawer(pane: Pane, rect: pygame.Rect, lake: LakePanel) -> None:
    """Where the dock shows a number only: the fish tiles, and the menu below them."""
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    told = f"{len(lake.fish)}/{lake.limit}"
    icon = season_icon(lake.season)
    top = art.heading(pane.surface, rect, lake.title, icon, told, scale=pane.scale)
    if lake.fish:
        row = pygame.Rect(rect.left + px(14), top + px(4), rect.width - px(28), px(DRAWN[1]))
        draw_fish_tiles(pane, row, lake.fish, (px(DRAWN[0]), px(DRAWN[1])))
        top = row.bottom + px(8)
    for row_, area in zip(lake.menu, row_rects(pane, rect, top, len(lake.menu)), strict=True):
        _draw_row(pane, area, row_)


def _draw_row(pane: Pane, area: pygame.Rect, row: MenuRow) -> None:
    px, ground = pane.px, _ground(pane, area, row)
    slip = pygame.Rect(area.left + px(4), 0, px(40), min(px(30), area.height - px(6)))
    slip.centery = area.centery
    paper = mix(fish_paper(row.fish), ground, 0.5) if row.done else fish_paper(row.fish)
    edge = mix(fish_colour(row.fish), ground, 0.4) if row.done else INK
    box(pane.surface, slip, paper, px(6), edge, px(1.5))
    faded = 130 if row.done else 255
    draw_icon(pane.surface, fish_icon(row.fish), slip.center, px(26), opacity=faded)
    right = area.right - px(8)
    if row.done:
        draw_icon(pane.surface, "check", (right - px(11), area.centery), px(20))
        right -= px(26)
    left = slip.right + px(8)
    size = px(20)
    wide = measure_rich(row.gain, role=Role.NUMBER, size=size)[0]
    if wide + px(70) <= right - left and not row.done:
        gain = pygame.Rect(right - wide, 0, wide + px(4), line_height(size))
        gain.centery = area.centery
        draw_rich(pane.surface, row.gain, gain, Role.NUMBER, size, INK, ground)
        right = gain.left - px(8)
    room = right - left
    written = fitting(row.name, room, Role.LABEL, px(20), px(18))
    name = fit(row.name, room, Role.LABEL, written)
    place = pygame.Rect(left, area.top, room, area.height)
    draw_text(pane.surface, name, place, Role.LABEL, written, MUTED if row.done else INK, ground)
    _draw_letter(pane, area, row)
    pane.hit(row.id, area, _told(row))
