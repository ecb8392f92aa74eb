"""A road for each seat: pieces by source, a villager at its head, the total. All of it at any moment."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.furniture import WELL, WELL_EDGE
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import (
    BANNER,
    BAR,
    BRASS,
    GLOW,
    INK,
    LIT_LINE,
    PAPER,
    WHITE,
    Colour,
    contrast,
    mix,
    seat_colour,
)
from hamlet.app.art.panel_tones import WORN
from hamlet.app.art.piece_pictures import VILLAGER, draw_piece
from hamlet.app.art.shapes import box, glow
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.screens.scoring.score_places import ScorePlaces
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.values import dataclass

NUMBERED, SIGNED = 62, 30  # logical pixels from which a piece has room for its number, and for its icon
ON_ROAD = mix(BAR, BRASS, 0.18)


@dataclass(frozen=True, slots=True)
class RoadPiece:
    """A piece of a road: what it is of, its points, and how much of it lies there already."""

    key: str
    icon: str
    points: int
    share: float = 1.0
    lit: bool = False


@dataclass(frozen=True, slots=True)
class LaneRoad:
    """The road of one seat at a moment; `row` is its place, between two while they change."""

    seat: int
    color: str
    name: str
    rank: int | None
    row: float
    pieces: tuple[RoadPiece, ...]
    first: bool = False
    """Whether it is the one that has won."""

    @property
    def points(self) -> int:
        """What is counted of it."""
        return round(sum(piece.points * piece.share for piece in self.pieces))


@dataclass(frozen=True, slots=True)
class LaidRoadPiece:
    """Where a piece lies."""

    rect: pygame.Rect
    piece: RoadPiece


class LaneRoads:
    """Roads in their places; `most` points reach from one end to the other."""

    def __init__(self, places: ScorePlaces, most: int) -> None:
        self.places = places
        self.most = max(1, most)

    def place(self, row: float) -> pygame.Rect:
        """The place of a road, also on its way from one to the other."""
        lanes = self.places.lanes
        low = max(0, min(len(lanes) - 1, int(row)))
        high = min(len(lanes) - 1, low + 1)
        top = lanes[low].top + (lanes[high].top - lanes[low].top) * (row - low)
        return pygame.Rect(lanes[low].left, round(top), lanes[low].width, lanes[low].height)

    def _track(self, lane: pygame.Rect) -> pygame.Rect:
        px = self.places.px
        left = lane.left + px(self.places.measures.plate) + px(18)
        right = lane.right - px({FrameKind.WIDE: 200, FrameKind.NORMAL: 132}.get(self.places.kind, 118))
        return pygame.Rect(left, lane.top, max(px(80), right - left), lane.height)

    def lay(self, road: LaneRoad) -> list[LaidRoadPiece]:
        """The pieces of a road one after the other."""
        track, found, counted = self._track(self.place(road.row)), [], 0.0
        inset = self.places.px(8 if self.places.kind is FrameKind.WIDE else 5)
        for piece in road.pieces:
            start = round(track.width * counted / self.most)
            counted += piece.points * piece.share
            wide = round(track.width * counted / self.most) - start
            if wide > 0:
                rect = pygame.Rect(track.left + start, track.top + inset, wide, track.height - 2 * inset)
                found.append(LaidRoadPiece(rect, piece))
        return found

    def head(self, road: LaneRoad) -> tuple[int, int]:
        """Where the villager at the head of a road stands."""
        track = self._track(self.place(road.row))
        counted = sum(piece.points * piece.share for piece in road.pieces)
        out = self.places.px(28 if self.places.kind is FrameKind.WIDE else 20)
        return track.left + round(track.width * counted / self.most) + out, track.centery

    # drawing

    def draw(self, surface: pygame.Surface, roads: Sequence[LaneRoad]) -> None:
        """All roads; whoever comes up passes before the others."""
        for road in sorted(roads, key=lambda each: -each.row):
            self._draw_road(surface, road)

    def _draw_road(self, surface: pygame.Surface, road: LaneRoad) -> None:
        px, lane = self.places.px, self.place(road.row)
        box(surface, lane, WELL, px(9), WELL_EDGE, max(1, px(1.5)))
        track = self._track(lane)
        bed = pygame.Rect(track.left - px(10), lane.top + px(5), track.width + px(58), lane.height - px(10))
        box(surface, bed, ON_ROAD, bed.height / 2)
        self._draw_dots(surface, bed)
        self._draw_plate(surface, lane, road)
        for number, laid in enumerate(self.lay(road)):
            self._draw_piece(surface, laid, road.color, number)
        self._draw_head(surface, road)

    def _draw_dots(self, surface: pygame.Surface, bed: pygame.Rect) -> None:
        """Pebbles of the road that is still to be gone."""
        px = self.places.px
        for number, x in enumerate(range(bed.left + px(16), bed.right - px(10), px(24))):
            y = bed.centery + (px(5) if number % 2 else -px(5))
            pygame.draw.circle(surface, mix(ON_ROAD, BRASS, 0.16), (x, y), max(1, px(1.6)))

    def _draw_plate(self, surface: pygame.Surface, lane: pygame.Rect, road: LaneRoad) -> None:
        px, fill = self.places.px, seat_colour(road.color)
        text = readable_on(fill)
        plate = pygame.Rect(lane.left + px(5), lane.top + px(4), px(self.places.measures.plate), 0)
        plate.height = lane.height - px(8)
        if road.first:
            glow(surface, plate, px(7), px(5), GLOW)
        box(surface, plate, fill, px(7), INK, px(2))
        wide = self.places.kind is FrameKind.WIDE
        left = plate.left + px(14 if wide else 8)
        if road.rank is not None:
            rank = pygame.Rect(left, plate.top, px(18), plate.height)
            draw_text(surface, str(road.rank), rank, Role.NUMBER, px(24 if wide else 20), text, fill)
        left += px(38 if wide else 28)
        radius = px(10 if wide else 8)
        draw_symbol(surface, road.color, (left, plate.centery), radius, text, INK, 1.4 * self.places.scale)
        words = pygame.Rect(left + radius + px(10 if wide else 7), plate.top, 0, plate.height)
        words.width = plate.right - px(6) - words.left
        size = fitting(road.name, words.width, Role.TITLE, px(28 if wide else 22), px(18))
        draw_text(surface, road.name, words, Role.TITLE, size, text, fill)

    def _draw_piece(self, surface: pygame.Surface, laid: LaidRoadPiece, color: str, number: int) -> None:
        px, rect, piece = self.places.px, laid.rect, laid.piece
        fill = _piece_fill(color, number, lit=piece.lit)
        if piece.lit:
            glow(surface, rect, px(5), px(6), GLOW)
            box(surface, rect.inflate(px(5), px(5)), LIT_LINE, px(7))
        box(surface, rect, fill, px(5), mix(fill, INK, 0.55), max(1, px(1.5)))
        if rect.width < px(SIGNED):
            return
        high = rect.height
        side = min(px(24), high - px(6))
        text = readable_on(fill)
        if rect.width < px(NUMBERED):
            draw_icon(surface, piece.icon, rect.center, side)
            return
        at = (rect.left + px(8) + side // 2, rect.centery)
        draw_icon(surface, piece.icon, at, side)
        words = pygame.Rect(at[0] + side // 2 + px(6), rect.top, 0, high)
        words.width = rect.right - words.left
        shown = str(round(piece.points * piece.share))
        if measure(shown, Role.NUMBER, px(20)) <= words.width:
            draw_text(surface, shown, words, Role.NUMBER, px(20), text, fill)

    def _draw_head(self, surface: pygame.Surface, road: LaneRoad) -> None:
        px, wide, (x, y) = self.places.px, self.places.kind is FrameKind.WIDE, self.head(road)
        side = min(self.place(road.row).height, px(50 if wide else 36))
        draw_piece(surface, VILLAGER, road.color, (x, y), side)
        size = px((46 if road.first else 40) if wide else 28 if road.first else 26)
        colour = BANNER if road.first else PAPER
        left = x + side // 2 + px(8)
        written = draw_text(surface, str(road.points), (left, y), Role.TITLE, size, colour, WELL, Align.LEFT)
        draw_icon(surface, "star", (written.right + px(20 if wide else 14), y), px(26 if wide else 20))


def _piece_fill(color: str, number: int, *, lit: bool) -> Colour:
    """A seat's colour, every other piece a little off it: away from the colour of the words on it."""
    own = seat_colour(color)
    worn = WORN.get(own, own)
    if lit:
        return mix(worn, WHITE, 0.64)
    return mix(worn, WHITE if readable_on(worn) == INK else INK, 0.16 if number % 2 else 0.03)


def readable_on(fill: Colour) -> Colour:
    """The colour of words on a seat's colour."""
    return PAPER if contrast(PAPER, fill) > contrast(INK, fill) else INK
