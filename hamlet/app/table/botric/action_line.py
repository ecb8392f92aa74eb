"""His line of action: markers over tokens, and an arrow from the drawn one to what he does."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, INK, MUTED, PAPER, ROW_EDGE, Colour, rgb
from hamlet.app.art.shapes import box, disc, glow, polygon, stroke
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import InfoId
from hamlet.app.motion.botric_script import PLACE, SPOT
from hamlet.app.table.botric.try_rows import MARKER_ICONS, MARKS
from hamlet.app.ui.pane import Pane
from hamlet.app.view.botric import HisBoard, Marker, Try

LANE: Colour = rgb("E6D8B4")
PALE = 90
SIZE = 18


@dataclass(frozen=True, slots=True)
class LineLook:
    """How large everything is, in logical pixels."""

    height: int
    disc: int
    token: tuple[int, int]
    icon: int
    mark: int
    gap: int
    """Between markers and tokens: there the arrow runs."""
    worded: bool
    """Whether there is room for numbers and a line of words."""
    below: bool
    """Whether marks stand below their tokens instead of on their corners."""


WIDE = LineLook(104, 24, (34, 34), 23, 17, gap=15, worded=True, below=False)
TIGHT = LineLook(82, 19, (22, 28), 16, 13, gap=12, worded=False, below=True)


def draw_action_line(pane: Pane, area: pygame.Rect, board: HisBoard, look: LineLook, told: str) -> None:
    """Everything on its lane."""
    px = pane.px
    box(pane.surface, area, LANE, px(8), ROW_EDGE, px(1.5))
    places = _places(pane, area, len(board.line), look)
    for number, (shown, rect) in enumerate(zip(board.line, places, strict=True)):
        _draw_token(pane, rect, shown, look, acting=board.acting)
        pane.tell(InfoId(PLACE, number), rect, shown.word)
        pane.hit(shown.id, rect, z=2)
    drawn = next((marker for marker in board.markers if marker.drawn), None)
    if drawn is not None:
        _draw_arrow(pane, drawn, board, places, look)
    for number, marker in enumerate(board.markers):
        _draw_marker(pane, places[marker.place], number, marker, look)
    if look.worded and told and measure(told, Role.TEXT, px(SIZE)) <= area.width - px(12):
        line = pygame.Rect(area.left, area.bottom - px(25), area.width, px(24))
        draw_text(pane.surface, told, line, Role.TEXT, px(SIZE), MUTED, LANE, Align.CENTRE)


def _places(pane: Pane, area: pygame.Rect, count: int, look: LineLook) -> list[pygame.Rect]:
    """The tokens side by side, the six of a whole line from edge to edge."""
    px, (wide, high) = pane.px, look.token
    inner = area.width - px(8)
    pitch = min((inner - px(wide)) / max(1, count - 1), px(wide) * 1.34) if count > 1 else 0.0
    left = area.left + px(4)
    top = area.top + px(7 + look.disc + look.gap)
    return [pygame.Rect(round(left + pitch * number), top, px(wide), px(high)) for number in range(count)]


def _disc_at(pane: Pane, token: pygame.Rect, look: LineLook) -> tuple[int, int]:
    """Where a marker stands over its token; with a number at its right, a little to the left."""
    across = token.left + pane.px(look.disc) // 2 if look.worded else token.centerx
    return across, token.top - pane.px(look.gap + look.disc // 2)


def _draw_marker(pane: Pane, token: pygame.Rect, number: int, marker: Marker, look: LineLook) -> None:
    px, centre = pane.px, _disc_at(pane, token, look)
    if marker.drawn:
        disc(pane.surface, centre, px(look.disc) / 2 + px(3), BANNER, PAPER, px(1.5))
    draw_icon(pane.surface, MARKER_ICONS[marker.dots], centre, px(look.disc - 1))
    spot = pygame.Rect(0, 0, px(look.disc), px(look.disc))
    spot.center = centre
    if look.worded:
        at = (spot.right + px(2), centre[1])
        written = draw_text(pane.surface, str(marker.left), at, Role.NUMBER, px(SIZE), MUTED, LANE)
        spot.union_ip(written.clip(pygame.Rect(spot.left, spot.top, px(look.token[0] + 4), spot.height)))
    pane.tell(InfoId(SPOT, number), spot, marker.hint, z=2)


def _draw_token(pane: Pane, rect: pygame.Rect, shown: Try, look: LineLook, *, acting: bool) -> None:
    """Pale with a cross where it is impossible; lit with a check where it is done."""
    px, surface = pane.px, pane.surface
    lit = shown.lit and acting
    if lit:
        glow(surface, rect, px(6), px(5), BANNER)
        box(surface, rect.inflate(px(5), px(5)), BANNER, px(8))
    box(surface, rect, PAPER, px(6), INK, px(1.6))
    pale = shown.done is False
    draw_icon(surface, shown.icon, rect.center, px(look.icon), opacity=PALE if pale else 255)
    if shown.done is False or (shown.done and acting):
        spot = (
            (rect.centerx, rect.bottom + px(look.mark) * 0.62)
            if look.below
            else (rect.right - px(5), rect.bottom - px(8))
        )
        halo = None if look.below else PAPER
        draw_icon(surface, MARKS[shown.done], spot, px(look.mark), halo=halo)


def _draw_arrow(
    pane: Pane, marker: Marker, board: HisBoard, places: list[pygame.Rect], look: LineLook
) -> None:
    """From under the drawn marker along the tokens that were passed over, down to the one he is at."""
    px = pane.px
    at = next((number for number, shown in enumerate(board.line) if shown.lit), marker.place)
    start, goal = _disc_at(pane, places[marker.place], look), places[at]
    level = goal.top - px(look.gap // 2 + 2)
    tip, size = goal.top - px(1), px(5 if look.worded else 3)
    points = [(start[0], start[1] + px(look.disc) // 2), (start[0], level), (goal.centerx, level)]
    points.append((goal.centerx, tip - size))
    for colour, width in ((INK, 4.4), (BANNER, 2.2)):
        for one, other in pairwise(points):
            stroke(pane.surface, colour, one, other, width * pane.scale)
    head = [(goal.centerx - size, tip - size), (goal.centerx + size, tip - size), (goal.centerx, tip)]
    polygon(pane.surface, [(float(x), float(y)) for x, y in head], BANNER, INK, 1.2 * pane.scale)
