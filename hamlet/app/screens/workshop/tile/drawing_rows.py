"""The buildings that a tile can look like: a few of them, or all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.palette import BANNER, INK, rgb
from hamlet.app.art.shapes import box
from hamlet.app.art.tile.buildings import draw_building
from hamlet.app.ids import ControlId
from hamlet.app.kit.flowing import flowing, lines_of
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop.drawn_later import DrawnLater
from hamlet.content.models.known import DRAWINGS
from hamlet.engine.definitions import Definitions, Kind
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.content.editing.offered import OfferedIds

SIDE, GAP = 62, 7
GRASS: Final = rgb("8FB35F")
FEW, FEW_IN_TWO_LINES = 4, 6
"""Drawings in the form; where these have no room beside the way to all, two lines are filled."""
OF_ONE: Final = (Kind.CHURCH, Kind.TOWN_HALL, Kind.MARKET)
"""Kinds that are drawn in ways of their own."""


class DrawingPictures(DrawnLater):
    """Small pictures of buildings."""

    def __init__(self) -> None:
        super().__init__()
        self._definitions: Definitions | None = None

    def know(self, definitions: Definitions) -> None:
        """Buildings of these packs."""
        if self._definitions is not definitions:
            self._definitions = definitions
            self.forget()

    def painted(self, name: str, side: int) -> pygame.Surface | None:
        """The building of a drawing, as far as packs are known."""
        return _drawn(self._definitions, name, side) if self._definitions is not None else None


def _drawn(definitions: Definitions, drawing: str, side: int) -> pygame.Surface | None:
    """The building of some tile that looks so, trimmed and made to fit; else as it stands on any tile."""
    tiles = definitions.tiles
    alike = (tile for tile in tiles if drawing in (tile.drawing, tile.id))
    like = next(alike, None) or next((tile for tile in tiles if tile.kind not in OF_ONE), tiles[0])
    picture = draw_building(definitions, replace(like, drawing=drawing), side * 1.2)
    if picture is None:
        return None
    whole = picture.get_bounding_rect()
    if not whole.width:
        return None
    trimmed = picture.subsurface(whole)
    share = min(1.0, side * 0.9 / max(whole.size))
    size = max(1, round(whole.width * share)), max(1, round(whole.height * share))
    return pygame.transform.smoothscale(trimmed, size)


def shown_drawings(
    known: OfferedIds, chosen: str, kind: str, *, every: bool, few: int = FEW
) -> tuple[str, ...]:
    """The few that stand in the form, first what is chosen, then those of tiles of its kind; or all."""
    if every:
        return tuple(sorted({*DRAWINGS, chosen} & {*known.drawings}))
    alike = [
        str(each.get("drawing") or each["id"]) for each in known.entries("tiles") if each["kind"] == kind
    ]
    there = dict.fromkeys((*(each for each in alike if each in DRAWINGS), *DRAWINGS))
    return (*((chosen,) if chosen in known.drawings else ()), *(each for each in there if each != chosen))[
        :few
    ]


@dataclass(frozen=True, slots=True)
class DrawingCell(Unmoved):
    """One building."""

    drawing: str
    chosen: bool
    pictures: DrawingPictures
    version: int
    hint: str

    @property
    def id(self) -> ControlId:
        """By its name."""
        return ControlId("tile picture", self.drawing)

    def pressed(self) -> SetValue | None:
        """The tile looks so."""
        return True

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On grass, in gold if it is the one."""
        px = pane.px
        pane.control(self, rect, self.hint, here=self.chosen, lifts=True)
        if self.chosen:
            box(pane.surface, rect.inflate(px(6), px(6)), BANNER, px(10), INK, max(1, px(1)))
        box(pane.surface, rect, GRASS, px(7), INK, max(1, px(1.8)))
        picture = self.pictures.find(self.drawing, px(SIDE - 8))
        if picture is not None:
            pane.surface.blit(picture, picture.get_rect(center=rect.center))


@dataclass(frozen=True, slots=True)
class DrawingCells:
    """Buildings in lines, and behind them the way to all or to few."""

    cells: tuple[DrawingCell, ...]
    more: PressButton
    more_wide: int = 86

    def height(self, pane: KitPane, width: int) -> int:
        """All lines."""
        lines = lines_of(self._places(pane, width))
        return lines * pane.px(SIDE) + (lines - 1) * pane.px(GAP) + pane.px(6)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        px = pane.px
        places = list(self._places(pane, rect.width))
        for cell, (line, left) in zip((*self.cells, None), places, strict=True):
            top = rect.top + px(3) + line * px(SIDE + GAP)
            wide = px(SIDE) if cell is not None else px(self.more_wide)
            place = pygame.Rect(rect.left + px(3) + left, top, wide, px(SIDE))
            if cell is None:
                self.more.draw(pane, place)
            else:
                cell.draw(pane, place)

    def _places(self, pane: KitPane, width: int) -> Iterator[tuple[int, int]]:
        widths = (*(pane.px(SIDE) for _ in self.cells), pane.px(self.more_wide))
        return flowing(widths, width - pane.px(6), pane.px(GAP))
