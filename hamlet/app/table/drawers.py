"""The tight layout's rail of buttons, and the drawers that open beside it."""

from __future__ import annotations

from functools import partial

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import Face
from hamlet.app.ids import Command, PanelCommand
from hamlet.app.table.awards import HEAD, MILESTONES, NAMES, draw_awards
from hamlet.app.table.church_and_market import draw_church, draw_market, rows_height
from hamlet.app.table.columns import Place
from hamlet.app.table.fish_dock import MENU
from hamlet.app.table.help_drawer import HELP, help_place
from hamlet.app.table.log import draw_entries
from hamlet.app.table.look import Look
from hamlet.app.table.menu_panel import draw_fish_drawer, fish_drawer_height
from hamlet.app.table.seat_panels import SeatDetail, draw_seat, seat_height
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import LogEntry, Panels

WIDTH = 320
SEAT_WIDTH = 250
RAIL = (
    ("church", "church", "table.church"),
    ("market", "market", "table.market"),
    ("awards", "crown", "table.awards.all"),
    ("log", "log", "table.log"),
    (HELP, "question", "told.help.about"),
)
SCORES = "star"


def draw_rail(pane: Pane, rect: pygame.Rect, opened: str) -> None:
    """One button for each drawer, and one for the score, which has no room in the bar above."""
    side = pane.px(40)
    pane.group = "rail"
    place = pygame.Rect(rect.left + (rect.width - side) // 2, rect.top - side, side, side)
    for name, sign, code in RAIL:
        place = place.move(0, side + pane.px(8))
        face = Face.GOLD if name == opened else Face.DARK
        buttons.icon_button(pane.surface, place, sign, face=face, scale=pane.scale)
        pane.hit(PanelCommand("drawer", name), place, pane.label(code))
    place = place.move(0, side + pane.px(8))
    buttons.icon_button(pane.surface, place, SCORES, scale=pane.scale)
    pane.hit(Command.SCORES, place, f"{pane.label('table.scores.now')}  (X)")


def seat_drawer(seat: int) -> str:
    """The name of the drawer with a seat's card."""
    return f"seat {seat}"


def drawer_place(
    look: Look, frame: TableFrame, panels: Panels, opened: str, log_first: int, pace: str = ""
) -> Place | None:
    """The opened drawer at the right edge of the village, or None."""
    if opened == HELP:
        return help_place(look.words, frame, pace, lake=panels.lake is not None)
    seat = next((seat.seat for seat in panels.seats if seat_drawer(seat.seat) == opened), None)
    if seat is not None:
        return _seat_place(look, frame, panels, seat)
    if opened == "log":
        height = frame.village.height - frame.px(16)
        draw = partial(draw_whole_log, look=look, log=panels.log, first=log_first)
        return _place(frame, "log", ("whole-log", panels.log, log_first), height, draw)
    return _rail_place(look, frame, panels, opened)


def _place(frame: TableFrame, group: str, key: object, height: int, draw: object) -> Place:
    width = min(frame.px(WIDTH), frame.village.width - frame.px(16))
    height = min(height, frame.village.height - frame.px(16))
    rect = pygame.Rect(
        frame.village.right - width - frame.px(8), frame.village.top + frame.px(8), width, height
    )
    return Place(group, rect, key, draw)  # type: ignore[arg-type]


def _rail_place(look: Look, frame: TableFrame, panels: Panels, name: str) -> Place | None:
    px = frame.px
    if name == "church":
        draw = partial(draw_church, look=look, rows=panels.church, built=panels.top.church_done)
        key = ("church", panels.church, panels.top.church_done)
        return _place(frame, "church", key, px(rows_height(len(panels.church), 42)), draw)
    if name == "market":
        sell = partial(
            draw_market, look=look, rows=panels.sales, prices=panels.prices, left_over=panels.sales_left
        )
        key_market = ("market", panels.sales, panels.prices, panels.sales_left)
        return _place(frame, "market", key_market, px(rows_height(len(panels.sales), 44, 30)), sell)
    if name == "awards":
        show = partial(draw_awards, look=look, awards=panels.awards, discs=panels.milestones)
        height = px(HEAD + 30 * len(panels.awards) + MILESTONES + NAMES)
        return _place(frame, "awards", ("awards", panels.awards, panels.milestones, True), height, show)
    if name == MENU and panels.lake is not None:
        eat = partial(draw_fish_drawer, lake=panels.lake)
        return _place(
            frame, "fish", ("fish", panels.lake), px(fish_drawer_height(len(panels.lake.menu))), eat
        )
    return None


def _seat_place(look: Look, frame: TableFrame, panels: Panels, number: int) -> Place:
    seat = panels.seats[number]
    height = frame.px(seat_height(look, seat, FrameKind.WIDE, SeatDetail.FULL, SEAT_WIDTH))
    rect = pygame.Rect(
        frame.village.left + frame.px(8), frame.village.top + frame.px(8), frame.px(SEAT_WIDTH), height
    )
    draw = partial(draw_seat, look=look, seat=seat, kind=FrameKind.WIDE, detail=SeatDetail.FULL)
    return Place("seats", rect, ("seat", seat, SeatDetail.FULL, FrameKind.WIDE), draw)


def draw_whole_log(pane: Pane, rect: pygame.Rect, look: Look, log: tuple[LogEntry, ...], first: int) -> None:
    """The log as high as the village."""
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    top = art.heading(pane.surface, rect, pane.label("table.log"), "log", scale=pane.scale)
    area = pygame.Rect(rect.left + px(12), top, rect.width - px(24), rect.bottom - top - px(8))
    draw_entries(pane, area, look, log, first)
