"""The end of a turn with too many fish, as a sheet: which go back, and what else is left over."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from hamlet.app.art import buttons, plates
from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import ButtonState, Face, Label
from hamlet.app.art.fish_tiles import SHEET, SUNK, FishLook, draw_fish_tile
from hamlet.app.art.furniture import RowLook
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, MUTED, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.type import Align, Role, draw_text, line_height, measure
from hamlet.app.ids import PanelCommand
from hamlet.app.table.fish_dock import fish_hint
from hamlet.app.table.overlays import CARD_Z, Overlay
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane, PieceCache
from hamlet.app.view.parts import Button
from hamlet.app.view.waterside import FishItem, FishSheet, SheetLine

WIDE = 800
PAD, TITLE, SUB, LINE, BUTTON, GAP = 24, 70, 46, 52, 56, 14
LOW_TITLE, LOW_SUB, LOW_LINE, LOW_BUTTON = 50, 36, 44, 46
LOW_TILE = (96, 120)
GROUND = PanelCommand("card")


@dataclass(frozen=True, slots=True)
class SheetMeasures:
    """How high its parts are, in logical pixels."""

    title: int
    sub: int
    tile: tuple[int, int]
    line: int
    button: int

    def height(self, lines: int) -> int:
        """The whole sheet."""
        return self.title + self.sub + self.tile[1] + SUNK + 14 + lines * self.line + self.button + PAD


ROOMY = SheetMeasures(TITLE, SUB, SHEET, LINE, BUTTON)
TIGHT = SheetMeasures(LOW_TITLE, LOW_SUB, LOW_TILE, LOW_LINE, LOW_BUTTON)


def sheet_overlay(cache: PieceCache, frame: TableFrame, sheet: FishSheet) -> Overlay:
    """In the middle of the village; where that is low, smaller, and over the dock if it must be."""
    px = frame.px
    room = frame.village.height - px(16)
    fits = frame.kind is not FrameKind.COMPACT and px(ROOMY.height(len(sheet.lines))) <= room
    measures = ROOMY if fits else TIGHT
    wide = min(px(WIDE), frame.window.width - px(24))
    rect = pygame.Rect(0, 0, wide, px(measures.height(len(sheet.lines))))
    rect.center = frame.village.center
    rect.clamp_ip(frame.window.inflate(-px(12), -px(12)))

    def draw(pane: Pane, area: pygame.Rect) -> None:
        draw_sheet(pane, area, sheet, measures)

    piece = cache.get(("fish-sheet", sheet, measures), rect.size, frame.scale, "card", draw)
    hits = [replace(hit.moved(*rect.topleft), z=hit.z + CARD_Z) for hit in piece.hits]
    return Overlay(rect, piece, hits, ground=True)


def draw_sheet(pane: Pane, area: pygame.Rect, sheet: FishSheet, measures: SheetMeasures) -> None:
    """Everything on it; its paper is put under it."""
    px = pane.px
    inner = pygame.Rect(area.left + px(PAD), area.top, area.width - 2 * px(PAD), area.height)
    title = pygame.Rect(inner.left, area.top + px(8), inner.width, px(measures.title - 14))
    draw_text(pane.surface, sheet.title, title, Role.TITLE, px(31 if measures is ROOMY else 27), INK, PAPER)
    right = (inner.right, title.centery)
    draw_text(pane.surface, sheet.remark, right, Role.TEXT, px(20), MUTED, PAPER, Align.RIGHT)
    art.brass_rule(pane.surface, inner.left, area.top + px(measures.title - 2), inner.width, pane.scale)
    sub = pygame.Rect(inner.left, area.top + px(measures.title), inner.width, px(measures.sub))
    draw_text(pane.surface, sheet.head, sub, Role.TITLE, px(23), INK, PAPER)
    used = measure(sheet.head, Role.TITLE, px(23)) + px(20)
    _draw_asked(pane, pygame.Rect(sub.left + used, sub.top, sub.width - used, sub.height), sheet.asked)
    high = px(measures.tile[1])
    row = pygame.Rect(inner.left, sub.bottom + px(4), inner.width, high)
    _draw_fish(pane, row, sheet.fish, px(measures.tile[0]))
    top = row.bottom + px(SUNK + 10)
    for line in sheet.lines:
        _draw_line(pane, pygame.Rect(inner.left, top, inner.width, px(measures.line - 8)), line)
        top += px(measures.line)
    foot = pygame.Rect(inner.left, area.bottom - px(16 + measures.button), inner.width, px(measures.button))
    _draw_buttons(pane, foot, sheet.buttons)
    pane.hits.insert(0, HitRegion(GROUND, area.copy(), -1, True, "", "card", tab=False, ring=False))


def _draw_asked(pane: Pane, area: pygame.Rect, text: str) -> None:
    size = pane.px(19)
    wide, high = measure_rich(text, role=Role.TEXT, size=size)
    place = pygame.Rect(max(area.left, area.right - wide), area.centery - high // 2, area.width, high)
    draw_rich(pane.surface, text, place, Role.TEXT, size, MUTED, PAPER)


def _draw_fish(pane: Pane, row: pygame.Rect, fish: tuple[FishItem, ...], wide: int) -> None:
    """The tiles side by side; many are smaller."""
    px, gap = pane.px, pane.px(20)
    count = max(1, len(fish))
    if (wide + gap) * count - gap > row.width:
        gap = px(8)
        wide = min(wide, (row.width + gap) // count - gap)
    for number, item in enumerate(fish):
        place = pygame.Rect(row.left + (wide + gap) * number, row.top, wide, row.height)
        look = FishLook.BACK if item.back else FishLook.LIT
        note = pane.label("table.lake.back.back") if item.back else ""
        drawn = draw_fish_tile(pane.surface, place, item.kind, item.worth, look, pane.scale, note)
        plates.key_tag(pane.surface, drawn.left - px(2), drawn.top - px(2), str(number + 1), pane.scale)
        pane.hit(item.id, drawn, fish_hint(pane, item))


def _draw_line(pane: Pane, area: pygame.Rect, line: SheetLine) -> None:
    px = pane.px
    ground = art.row(pane.surface, area, RowLook.NORMAL, pane.scale)
    draw_icon(pane.surface, line.icon, (area.left + px(24), area.centery), px(26))
    room = area.width - px(56)
    if line.button is not None:
        wide = measure(line.button.label, Role.NUMBER, px(20)) + px(60 if line.button.eye else 36)
        place = pygame.Rect(area.right - wide - px(5), area.top + px(4), wide, area.height - px(9))
        label = Label(line.button.label, eye=line.button.eye, size=19)
        buttons.button(pane.surface, place, label, face=Face.PAPER, scale=pane.scale)
        pane.hit(line.button.id, place, line.button.hint)
        room -= wide + px(10)
    size = px(20 if measure_rich(line.text, role=Role.TEXT, size=px(20))[0] <= room else 18)
    text = pygame.Rect(area.left + px(46), 0, room, line_height(size))
    text.centery = area.centery
    draw_rich(pane.surface, line.text, text, Role.TEXT, size, INK, ground)


def _draw_buttons(pane: Pane, foot: pygame.Rect, found: tuple[Button, ...]) -> None:
    """What leaves the sheet at the left, what ends the turn at the right."""
    px = pane.px
    for button in found:
        wide = measure(button.label, Role.NUMBER, px(24)) + px(110)
        place = pygame.Rect(foot.left, foot.top, px(260), foot.height)
        if button.main:
            place = pygame.Rect(foot.right - max(wide, px(300)), foot.top, max(wide, px(300)), foot.height)
        state = ButtonState.NORMAL if button.enabled else ButtonState.DISABLED
        label = Label(button.label, button.key, button.eye, 23 if button.main else 20)
        face = Face.GOLD if button.main else Face.PAPER
        buttons.button(pane.surface, place, label, state, face, pane.scale)
        pane.hit(button.id, place, button.hint, enabled=button.enabled)
