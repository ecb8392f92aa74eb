"""Entries to choose from: each with a small drawing, its name, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

import pygame

from hamlet.app.art.palette import BANNER, CARD, INK, MUTED
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text
from hamlet.app.ids import ControlId
from hamlet.app.kit.flowing import lines_of
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.screens.workshop.canvas.form_sketch import draw_sketch
from hamlet.app.screens.workshop.canvas.lattice_sight import bounds_of
from hamlet.app.screens.workshop.drawn_later import DrawnLater
from hamlet.content.editing.forms import Form, form_of
from hamlet.engine.lattice.outline import OutlineError
from hamlet.values import dataclass

WIDE, TALL, GAP, PICTURE = 272, 64, 8, 54
LONGEST_SIDE: Final = 26


class EntryPictures(DrawnLater):
    """Sketches of forms, by their outlines."""

    at_once: ClassVar[int] = 3
    shown_after: ClassVar[int] = 12

    def __init__(self) -> None:
        super().__init__()
        self.terrains: Mapping[str, str] = {}

    def painted(self, name: str, side: int) -> pygame.Surface | None:
        """The sketch of an outline."""
        return _sketch(name, side, self.terrains)


def _sketch(outline: str, side: int, terrains: Mapping[str, str]) -> pygame.Surface | None:
    try:
        form: Form = form_of(outline)
    except OutlineError:
        return None
    left, top, right, bottom = bounds_of(form)
    length = min(LONGEST_SIDE, side / max(0.1, right - left + 0.3, bottom - top + 0.3))
    return draw_sketch(form, terrains, max(2, int(length)), SUMMER).surface


@dataclass(frozen=True, slots=True)
class EntryCell(Unmoved):
    """One entry."""

    id: ControlId
    name: str
    """With signs in it where it is told by signs."""
    told: str
    outline: str
    pictures: EntryPictures
    version: int
    chosen: bool = False

    def pressed(self) -> SetValue | None:
        """It is taken."""
        return True

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The drawing at the left, two lines beside it."""
        px = pane.px
        pane.control(self, rect, here=self.chosen, lifts=True)
        fill = BANNER if self.chosen else CARD
        box(pane.surface, rect, fill, px(9), INK, max(1, px(1.8)))
        left = rect.left + px(12)
        if self.outline:
            side = px(PICTURE)
            picture = self.pictures.find(self.outline, side)
            if picture is not None:
                middle = (rect.left + px(8) + side // 2, rect.centery)
                pane.surface.blit(picture, picture.get_rect(center=middle))
            left = rect.left + px(PICTURE + 18)
        room = rect.right - px(10) - left
        upper = pygame.Rect(left, rect.top + px(7), room, px(26))
        lower = pygame.Rect(left, rect.top + px(33), room, px(24))
        fits = measure_rich(self.name, role=Role.NUMBER, size=px(20))[0] <= room
        size = px(20 if fits else 18)
        draw_rich(pane.surface, self.name, upper, Role.NUMBER, size, INK, fill)
        muted = INK if self.chosen else MUTED
        draw_text(pane.surface, self.told, lower, Role.TEXT, px(18), muted, fill)


@dataclass(frozen=True, slots=True)
class EntryCells:
    """As many side by side as have room."""

    cells: tuple[EntryCell, ...]

    def _across(self, pane: KitPane, width: int) -> int:
        return max(1, (width + pane.px(GAP)) // pane.px(WIDE + GAP))

    def height(self, pane: KitPane, width: int) -> int:
        """All lines."""
        lines = lines_of((line, 0) for line, _ in self._places(pane, width))
        return lines * pane.px(TALL) + (lines - 1) * pane.px(GAP)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Line by line; together they fill the width."""
        gap, across = pane.px(GAP), self._across(pane, rect.width)
        wide = (rect.width - (across - 1) * gap) // across
        for cell, (line, column) in zip(self.cells, self._places(pane, rect.width), strict=True):
            left, top = rect.left + column * (wide + gap), rect.top + line * (pane.px(TALL) + gap)
            cell.draw(pane, pygame.Rect(left, top, wide, pane.px(TALL)))

    def _places(self, pane: KitPane, width: int) -> Iterator[tuple[int, int]]:
        across = self._across(pane, width)
        return ((number // across, number % across) for number in range(len(self.cells)))
