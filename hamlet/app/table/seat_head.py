"""The coloured head of a seat's card: symbol, name, whose turn it is, points."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import BANNER, INK, PAPER, seat_colour, seat_text
from hamlet.app.art.shapes import box, thin_line
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import SeatPanel


def _ground(pane: Pane, head: pygame.Rect, seat: SeatPanel, *, alone: bool) -> None:
    """Rounded at the top; at the bottom too if nothing follows."""
    px, surface, fill = pane.px, pane.surface, seat_colour(seat.color)
    if alone:
        box(surface, head, fill, px(10), INK, px(2))
    else:
        clip = surface.get_clip()
        surface.set_clip(head.clip(clip))
        tall = pygame.Rect(head.left, head.top, head.width, head.height + px(12))
        box(surface, tall, fill, px(10), INK, px(2))
        pygame.draw.rect(surface, INK, (head.left, head.bottom - px(2), head.width, px(2)))
        surface.set_clip(clip)
    shine = pygame.Rect(head.left + px(10), head.top + px(2), head.width - px(20), max(1, px(1)))
    thin_line(surface, shine, PAPER, 120)


def _sizes(pane: Pane, head: pygame.Rect, seat: SeatPanel, *, narrow: bool) -> tuple[int, int]:
    """Of name and points: a little smaller where that makes room for the star."""
    px = pane.px
    usual, smaller = ((22, 26), (20, 22)) if narrow else ((24, 30), (24, 30))
    room = head.width - px(32 + 6 + 32 if narrow else 42 + 6 + 42)
    for name, points in (usual, smaller):
        wide = measure(seat.name, Role.TITLE, px(name)) + measure(str(seat.points), Role.TITLE, px(points))
        if wide <= room:
            return px(name), px(points)
    return px(usual[0]), px(usual[1])


def draw_head(pane: Pane, head: pygame.Rect, seat: SeatPanel, *, alone: bool) -> None:
    """Draw it; the star, then the mark of the turn, give way to a long name."""
    px, surface = pane.px, pane.surface
    _ground(pane, head, seat, alone=alone)
    fill, ink = seat_colour(seat.color), seat_text(seat.color)
    narrow = head.width < px(200)
    name_size, point_size = _sizes(pane, head, seat, narrow=narrow)
    draw_symbol(
        surface, seat.color, (head.left + px(18 if narrow else 22), head.centery), px(9), PAPER, INK, px(1.8)
    )
    left = head.left + px(32 if narrow else 42)
    points = measure(str(seat.points), Role.TITLE, point_size)
    name = measure(seat.name, Role.TITLE, name_size)
    star = px(32 if narrow else 42)
    starred = left + name + px(6) + points + star <= head.right
    if starred:
        draw_icon(
            surface,
            "star",
            (head.right - px(18 if narrow else 24), head.centery - 1),
            px(22 if narrow else 26),
        )
    right = head.right - (star if starred else px(8))
    draw_text(
        surface, str(seat.points), (right, head.centery), Role.TITLE, point_size, ink, fill, Align.RIGHT
    )
    area = pygame.Rect(left, head.top, min(name, right - points - px(4) - left), head.height)
    draw_text(surface, seat.name, area, Role.TITLE, name_size, ink, fill)
    _draw_turn(pane, head, seat, (area.right + px(10), right - points - px(8)))


def _draw_turn(pane: Pane, head: pygame.Rect, seat: SeatPanel, between: tuple[int, int]) -> None:
    size = pane.px(18)
    told = seat.role
    width = measure(told, Role.NUMBER, size) + pane.px(18)
    if told and between[0] + width <= between[1]:
        pill = pygame.Rect(between[0], 0, width, pane.px(26))
        pill.centery = head.centery
        box(pane.surface, pill, BANNER, pane.px(13), INK, pane.px(1.5))
        draw_text(pane.surface, told, pill, Role.NUMBER, size, INK, BANNER, Align.CENTRE)
