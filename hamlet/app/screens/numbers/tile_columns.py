"""Where the columns of the tiles stand, and the marks in them: a bar over a bar, a share with its bounds."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import (
    BANNER,
    BASE_BAR,
    HEALTHY,
    INK,
    LOOK_AT_TEXT,
    MISTAKE_TEXT,
    NEW_TILE,
    ROW_EDGE,
    SOUND,
    Colour,
)
from hamlet.app.art.shapes import box, disc, polygon
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.numbers.tile_view import TileView, WinsAxis
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.numbers.judging import TileVerdict
from hamlet.values import dataclass

PARTS = {
    FrameKind.WIDE: (0.2, 0.25, 0.15, 0.27),
    FrameKind.NORMAL: (0.17, 0.26, 0.14, 0.285),
    FrameKind.COMPACT: (0.2, 0.25, 0.13, 0.26),
}
"""Of the width that picture and last figures leave: the name, the bar, its figures, the axis of wins."""
LAST, APART = 44, 12


@dataclass(frozen=True, slots=True)
class TileColumns:
    """The columns of one row, or of the line above them, in window pixels."""

    picture: pygame.Rect
    name: pygame.Rect
    built: pygame.Rect
    figures: pygame.Rect
    wins: pygame.Rect
    share: pygame.Rect


def tile_columns(pane: KitPane, rect: pygame.Rect, kind: FrameKind) -> TileColumns:
    """The columns between the ends of a row."""
    px, left = pane.px, rect.left + pane.px(6)
    picture = pygame.Rect(left, rect.centery - px(15), px(44), px(30))
    left, parts = picture.right + px(10), PARTS[kind]
    room = rect.right - px(8) - px(LAST) - len(parts) * px(APART) - left
    found = []
    for part in parts:
        wide = round(room * part / sum(parts))
        found.append(pygame.Rect(left, rect.top, wide, rect.height))
        left += wide + px(APART)
    share = pygame.Rect(left, rect.top, rect.right - px(8) - left, rect.height)
    name, built, figures, wins = found
    return TileColumns(picture, name, built, figures, wins, share)


def draw_built(pane: KitPane, place: pygame.Rect, tile: TileView) -> None:
    """The share of games in which it was built, over grey for the base game; hollow for taken, not built."""
    px, (low, high) = pane.px, tile.before
    left, right = (place.left + round(place.width * each) for each in (low, high))
    if high > 0:
        grey = pygame.Rect(left, place.centery - px(13), max(px(6), right - left), px(26))
        box(pane.surface, grey, BASE_BAR, px(4))
    edge = max(1, px(1.2))
    bar = pygame.Rect(place.left, place.centery - px(7), 0, px(14))
    taken, built = (max(px(3), round(place.width * each)) for each in (tile.taken, tile.built))
    if taken > built + px(3):
        bar.width = taken
        box(pane.surface, bar, HEALTHY, px(4), INK, edge)
    bar.width = built
    box(pane.surface, bar, NEW_TILE if tile.new else SOUND, px(4), INK, edge)


def draw_axis(pane: KitPane, place: pygame.Rect, axis: WinsAxis) -> None:
    """What lies behind all rows: the healthy band, a line for every tenth, a dark one for what is fair."""
    line = max(1, pane.px(1))
    low, high = (place.left + round(place.width * axis.along(each)) for each in axis.band)
    box(pane.surface, pygame.Rect(low, place.top, high - low, place.height), HEALTHY, 0)
    for tick in axis.ticks():
        x = place.left + round(place.width * axis.along(tick))
        box(pane.surface, pygame.Rect(x, place.top, line, place.height), ROW_EDGE, 0)
    fair = place.left + round(place.width * axis.along(axis.fair))
    box(pane.surface, pygame.Rect(fair, place.top, max(2, pane.px(2)), place.height), INK, 0)


def draw_wins(pane: KitPane, place: pygame.Rect, axis: WinsAxis, tile: TileView) -> None:
    """The bounds as a line with ends, the share as a disc, what it is compared with as a ring."""
    wins, px = tile.wins, pane.px
    if wins is None:
        return

    def at(share: float) -> int:
        return place.left + round(place.width * axis.along(share))

    colour = _accusing(tile) if tile.by_wins else INK
    y, thick = place.centery, max(2, px(3))
    box(
        pane.surface,
        pygame.Rect(at(wins.low), y - thick // 2, at(wins.high) - at(wins.low), thick),
        colour,
        0,
    )
    for end in (wins.low, wins.high):
        if axis.low <= end <= axis.high:
            cap = pygame.Rect(at(end) - thick // 2, y - px(7), thick, px(14))
            box(pane.surface, cap, colour, 0)
    disc(pane.surface, (at(wins.ring), y), px(6), None, BASE_BAR, px(2.4))
    fill = BANNER if tile.by_wins else NEW_TILE if tile.new else SOUND
    way = axis.beyond(wins.part)
    if way:
        _draw_beyond(pane, (at(wins.part), y), fill, way)
    else:
        disc(pane.surface, (at(wins.part), y), px(8), fill, INK, px(1.8))


def _draw_beyond(pane: KitPane, end: tuple[int, int], fill: Colour, way: int) -> None:
    """An arrow at the end of the axis: the share lies farther on."""
    px, (x, y) = pane.px, end
    corners = [(x + way * px(10), y), (x - way * px(7), y - px(10)), (x - way * px(7), y + px(10))]
    polygon(pane.surface, corners, fill, INK, px(1.8))


def _accusing(tile: TileView) -> Colour:
    return MISTAKE_TEXT if tile.verdict is TileVerdict.TOO_STRONG else LOOK_AT_TEXT
