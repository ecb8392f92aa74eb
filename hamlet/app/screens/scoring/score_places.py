"""Where everything of the score stands, in each of the three layouts."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.ui.frame_kind import FrameKind, kind_for
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class ScoreMeasures:
    """What one layout takes, in logical pixels."""

    edge: int
    sheet: int
    lane: int
    lane_gap: int
    foot: int
    plate: int
    """The plate with a seat's rank and name at the beginning of its road."""
    name: int
    """The letters of the town's name."""


MEASURES = {
    FrameKind.WIDE: ScoreMeasures(20, 448, 54, 4, 82, 264, 52),
    FrameKind.NORMAL: ScoreMeasures(12, 330, 40, 4, 62, 176, 34),
    FrameKind.COMPACT: ScoreMeasures(8, 330, 34, 3, 52, 136, 28),
}


@dataclass(frozen=True, slots=True)
class ScorePlaces:
    """The places in window pixels. In the tightest layout the sheet is a drawer over the village."""

    kind: FrameKind
    scale: float
    window: pygame.Rect
    village: pygame.Rect
    sheet: pygame.Rect
    bar: pygame.Rect
    lanes: tuple[pygame.Rect, ...]
    """The places of the roads by rank."""
    foot: pygame.Rect

    @property
    def measures(self) -> ScoreMeasures:
        """What the layout takes."""
        return MEASURES[self.kind]

    @property
    def drawer(self) -> bool:
        """Whether the sheet lies over the village, and only if it is asked for."""
        return self.kind is FrameKind.COMPACT

    def px(self, logical: float) -> int:
        """Logical pixels as window pixels."""
        return round(logical * self.scale)

    def beside_sheet(self) -> ScorePlaces:
        """The same with roads that end before the sheet, where it lies over their bar."""
        room = self.sheet.left - self.px(self.measures.edge)
        shorter = (pygame.Rect(lane.topleft, (room - lane.left, lane.height)) for lane in self.lanes)
        return replace(self, lanes=tuple(shorter))

    def shifted(self, up: int) -> ScorePlaces:
        """The same with the roads so much higher, for a picture of them alone."""
        return replace(self, lanes=tuple(lane.move(0, -up) for lane in self.lanes))

    def name_size(self, wide: int) -> tuple[int, int]:
        """What a town's name of so many pixels takes with its flag, its pencil and the line under it."""
        px, letters = self.px, self.measures.name
        return px(letters * 2 + 16) + wide, px(letters + 34)


def score_places(size: tuple[int, int], scale: float, seats: int) -> ScorePlaces:
    """The places in a window of this size."""
    kind = kind_for(size, scale)
    measures = MEASURES[kind]

    def px(logical: float) -> int:
        return round(logical * scale)

    width, height = size
    edge, step = px(measures.edge), px(measures.lane) + px(measures.lane_gap)
    foot = pygame.Rect(0, height - px(measures.foot), width, px(measures.foot))
    top = foot.top - seats * step - px(measures.lane_gap)
    bar = pygame.Rect(0, top - px(8), width, height - top + px(8))
    lanes = tuple(
        pygame.Rect(edge, top + number * step + px(2), width - 2 * edge, px(measures.lane))
        for number in range(seats)
    )
    sheet = pygame.Rect(0, edge, px(measures.sheet), bar.top - 2 * edge)
    sheet.right = width - edge
    if kind is FrameKind.COMPACT:
        sheet.height = foot.top - edge + px(4)
    village = pygame.Rect(edge, px(8), sheet.left - 2 * edge, bar.top - px(16))
    return ScorePlaces(kind, scale, pygame.Rect(0, 0, width, height), village, sheet, bar, lanes, foot)
