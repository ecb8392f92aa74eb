"""The furniture of the table: bars, paper panels, cards over the village, rows, headings.

Every function draws at a UI scale: measures are written for scale 1 and multiplied.
"""

from __future__ import annotations

from enum import StrEnum

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    BANNER,
    BAR,
    BRASS,
    BRASS_DARK,
    CARD,
    DISABLED,
    DISABLED_EDGE,
    GLOW,
    INK,
    MUTED,
    PAPER,
    ROW_DONE,
    ROW_EDGE,
    ROW_LIT,
    ROW_LIT_EDGE,
    Colour,
    alpha,
    rgb,
)
from hamlet.app.art.panel_tones import WORN
from hamlet.app.art.shapes import Point, box, disc, glow, polygon, rounded, shadow, thin_line
from hamlet.app.art.sized import sized
from hamlet.app.art.textures import paper
from hamlet.app.art.type import Align, Role, draw_text, fitting

WELL = rgb("1A100A")
WELL_EDGE = rgb("4A3726")
BAR_OPACITY = 205
FADE = 14


class RowLook(StrEnum):
    """How a row of a panel stands."""

    NORMAL = "normal"
    LIT = "lit"
    DONE = "done"
    DISABLED = "disabled"


@sized(24, plain=True)
def _sheet(size: tuple[int, int], radius: int, fill: Colour, border: float) -> pygame.Surface:
    sheet = rounded(size, radius, fill, INK, border).copy()
    sheet.blit(paper(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    line = pygame.Rect(radius, round(border), size[0] - 2 * radius, 1)
    thin_line(sheet, line, opacity=150)
    return sheet


def bar(surface: pygame.Surface, rect: pygame.Rect, edge: str, scale: float = 1.0) -> None:
    """A strip of dark wood with a brass line at its "top", "bottom", "left" or "right" edge."""
    thin_line(surface, rect, BAR, BAR_OPACITY)
    flat = edge in {"top", "bottom"}
    size = (rect.width, round(2 * scale)) if flat else (round(2 * scale), rect.height)
    line = pygame.Rect((0, 0), size)
    setattr(line, edge, getattr(rect, edge))
    if flat:
        line.left = rect.left
    else:
        line.top = rect.top
    pygame.draw.rect(surface, BRASS_DARK, line)
    thin_line(surface, pygame.Rect(line.topleft, (line.width, 1) if flat else (1, line.height)), BANNER, 80)
    _fade(surface, rect, edge, round(FADE * scale))


def _fade(surface: pygame.Surface, rect: pygame.Rect, edge: str, depth: int) -> None:
    across, down = {"top": (0, -1), "bottom": (0, 1), "left": (-1, 0), "right": (1, 0)}[edge]
    for step in range(depth):
        strip = pygame.Rect(rect.topleft, (rect.width, 1) if down else (1, rect.height))
        if edge == "bottom":
            strip.top = rect.bottom
        elif edge == "right":
            strip.left = rect.right
        strip.move_ip(across * (step + (across < 0)), down * (step + (down < 0)))
        thin_line(surface, strip, WELL, round(90 * (1 - step / depth) ** 2))


def panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    scale: float = 1.0,
    fill: Colour = PAPER,
    *,
    active: bool = False,
) -> None:
    """A sheet of paper on the wood; a gold ring marks the active one."""
    radius = round(10 * scale)
    if active:
        glow(surface, rect.inflate(round(4 * scale), round(4 * scale)), radius + 2, 9 * scale, GLOW)
        box(surface, rect.inflate(round(6 * scale), round(6 * scale)), BANNER, radius + 3 * scale)
    else:
        shadow(surface, rect, radius, 4 * scale, 8 * scale)
    surface.blit(_sheet(rect.size, radius, WORN.get(fill, fill), 2 * scale), rect)


def card(surface: pygame.Surface, rect: pygame.Rect, scale: float = 1.0, tip: Point | None = None) -> None:
    """A card over the village; with a tip, a tail points there from the nearest edge."""
    radius = round(14 * scale)
    shadow(surface, rect, radius, 10 * scale, 16 * scale, (20, 12, 6, 170))
    tail = _tail(rect, tip, scale) if tip else None
    if tail:
        polygon(surface, tail, WORN.get(PAPER, PAPER), INK, 2 * scale)
    surface.blit(_sheet(rect.size, radius, WORN.get(PAPER, PAPER), 2 * scale), rect)
    if tail:
        inside = rect.inflate(-round(4 * scale), -round(4 * scale))
        seam = [_pulled(point, inside) for point in (tail[0], tail[2])]
        polygon(surface, [seam[0], tail[0], tail[2], seam[1]], WORN.get(PAPER, PAPER))
        mid = ((tail[0][0] + tail[2][0]) / 2, (tail[0][1] + tail[2][1]) / 2)
        ends = [(p[0] + (mid[0] - p[0]) * 0.12, p[1] + (mid[1] - p[1]) * 0.12) for p in (tail[0], tail[2])]
        polygon(surface, [ends[0], tail[1], ends[1], *reversed(seam)], WORN.get(PAPER, PAPER))
        for end in (tail[0], tail[2]):
            polygon(surface, [end, tail[1]], None, INK, 2 * scale)


def _pulled(point: Point, inside: pygame.Rect) -> Point:
    return max(inside.left, min(inside.right, point[0])), max(inside.top, min(inside.bottom, point[1]))


def _tail(rect: pygame.Rect, tip: Point, scale: float) -> tuple[Point, Point, Point] | None:
    """Base, point, base of the tail on the side that faces the tip; None if the tip lies inside."""
    half, reach = 14 * scale, 30 * scale
    gaps = {
        "left": rect.left - tip[0],
        "right": tip[0] - rect.right,
        "top": rect.top - tip[1],
        "bottom": tip[1] - rect.bottom,
    }
    side = max(gaps, key=lambda name: gaps[name])
    gap = min(reach, gaps[side])
    if gap <= 0:
        return None
    clear = half + 16 * scale
    if side in {"left", "right"}:
        x = float(rect.left if side == "left" else rect.right)
        y = max(rect.top + clear, min(rect.bottom - clear, tip[1]))
        return (x, y - half), (x - gap if side == "left" else x + gap, y), (x, y + half)
    y = float(rect.top if side == "top" else rect.bottom)
    x = max(rect.left + clear, min(rect.right - clear, tip[0]))
    return (x - half, y), (x, y - gap if side == "top" else y + gap), (x + half, y)


def well(surface: pygame.Surface, rect: pygame.Rect, scale: float = 1.0) -> None:
    """An empty place: a dark hollow in the wood."""
    box(surface, rect, alpha(WELL, 150), 10 * scale, alpha(WELL_EDGE, 255), 1.5 * scale)


def brass_rule(surface: pygame.Surface, left: int, top: int, width: int, scale: float = 1.0) -> None:
    """A double brass line."""
    thin_line(surface, pygame.Rect(left, top, width, max(1, round(scale))), BRASS, 200)
    thin_line(surface, pygame.Rect(left, top + round(2 * scale), width, max(1, round(scale))), BRASS, 80)


def heading(
    surface: pygame.Surface, rect: pygame.Rect, title: str, icon: str = "", note: str = "", scale: float = 1.0
) -> int:
    """The head of a panel, `rect` being the panel; returns where its content may begin."""
    pad, middle = round(12 * scale), rect.top + round(24 * scale)
    left, right = rect.left + pad, rect.right - pad
    if icon:
        draw_icon(surface, icon, (left + 12 * scale, middle), round(24 * scale))
        left += round(32 * scale)
    if note:
        size = round(18 * scale)
        written = draw_text(surface, note, (right, middle), Role.LABEL, size, MUTED, PAPER, Align.RIGHT)
        right = written.left - pad
    area = pygame.Rect(left, middle - round(16 * scale), max(0, right - left), round(32 * scale))
    size = fitting(title, area.width, Role.TITLE, round(22 * scale), round(18 * scale))
    draw_text(surface, title, area, Role.TITLE, size, INK, PAPER)
    brass_rule(surface, rect.left + pad, middle + round(18 * scale), rect.width - 2 * pad, scale)
    return middle + round(26 * scale)


def row(
    surface: pygame.Surface, rect: pygame.Rect, state: RowLook = RowLook.NORMAL, scale: float = 1.0
) -> Colour:
    """The ground of a row; returns the colour text stands on."""
    radius = 8 * scale
    if state is RowLook.LIT:
        glow(surface, rect, radius, 5 * scale, GLOW)
    fill, border, width = {
        RowLook.NORMAL: (CARD, ROW_EDGE, 1.5),
        RowLook.LIT: (ROW_LIT, ROW_LIT_EDGE, 2.0),
        RowLook.DONE: (ROW_DONE, None, 0.0),
        RowLook.DISABLED: (DISABLED, DISABLED_EDGE, 1.5),
    }[state]
    box(surface, rect, fill, radius, border, width * scale)
    return fill


def news_dot(surface: pygame.Surface, centre: Point, scale: float = 1.0) -> None:
    """Something happened here since one's last turn."""
    disc(surface, centre, 4.5 * scale, BANNER, INK, 1.2 * scale)
