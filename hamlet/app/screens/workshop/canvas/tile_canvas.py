"""The canvas: a form on the lattice, drawn as the tile that it is, as a block of a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BAR, COST, INK, PAPER, Colour, alpha
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import draw_framed
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, LivePainter, SetValue
from hamlet.app.screens.workshop.canvas.canvas_ids import CANVAS, CANVAS_GROUP
from hamlet.app.screens.workshop.canvas.canvas_marks import (
    draw_dashed,
    draw_inner_lines,
    draw_letters,
    draw_lit_sides,
    draw_trouble,
)
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures, DrawnTile, PictureWish
from hamlet.app.screens.workshop.canvas.form_sketch import draw_sketch
from hamlet.app.screens.workshop.canvas.lattice_paper import lattice_paper
from hamlet.app.screens.workshop.canvas.lattice_sight import LatticeSight
from hamlet.content.editing.forms import Form, Trouble
from hamlet.engine.lattice.geometry import Side, Triangle
from hamlet.values import dataclass

CAPTION: Final = 18
PALE: Final = 150
EDGE: Final = 2


@dataclass(frozen=True, slots=True)
class CanvasShown:
    """A form and all that is said about it. Two that say the same are drawn once."""

    form: Form = field(compare=False)
    triangles: frozenset[Triangle]
    letters: tuple[tuple[Side, str], ...]
    terrains: tuple[tuple[str, str], ...]
    """Ids of terrains by their letters."""
    sight: LatticeSight
    captions: tuple[str, ...]
    """What stands below it: the first for which there is room."""
    lit: frozenset[Side] = frozenset()
    trouble: Trouble | None = None
    pale: bool = False
    version: tuple[int, int] = (0, 0)
    """Of its pictures."""
    pictures: DraftedPictures | None = field(default=None, compare=False)
    season: SeasonLook = SUMMER

    @property
    def by_letter(self) -> Mapping[str, str]:
        """The ids of terrains by their letters."""
        return dict(self.terrains)


@dataclass(frozen=True, slots=True)
class TileCanvas(Unmoved):
    """The block. What a click would do is drawn by `pointer`, over it, in every frame that needs it."""

    shown: CanvasShown
    pointer: LivePainter = field(compare=False)
    hint: str = ""

    @property
    def id(self) -> Id:
        """By this its page knows it."""
        return CANVAS

    def pressed(self) -> SetValue | None:
        """Space clicks what keys point at."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In a frame; hands on it are followed pixel by pixel."""
        pane.control(self, rect, self.hint, track=rect.copy())
        draw_framed(pane.surface, rect, self._paint, pane.scale, WELL)
        pane.live(inner_place(rect, pane.scale), self.pointer, 0.0)

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        shown, sight, form = self.shown, self.shown.sight, self.shown.form
        surface.blit(lattice_paper(sight, scale), rect)
        if len(shown.triangles) <= 1:
            draw_dashed(surface, sight, form.beside or {(0, 0, 0)}, scale)
        drawn = self._drawn()
        if drawn is not None:
            self._lay_shadow(surface)
            drawn.lay_ground(surface, sight.vertex(form.first))
        else:
            sketch = draw_sketch(form, shown.by_letter, sight.length, shown.season)
            sketch.blit_to(surface, sight.vertex((0, 0)))
        draw_inner_lines(surface, sight, form)
        draw_lit_sides(surface, sight, shown.lit, scale)
        if drawn is not None:
            drawn.lay_building(surface, sight.vertex(form.first))
        draw_letters(surface, sight, form, shown.by_letter, scale)
        if shown.trouble is not None:
            draw_trouble(surface, sight, shown.trouble.triangles, scale)
        if shown.pale:
            surface.blit(_veil(rect.size), rect)
        _draw_caption(surface, rect, shown, scale)

    def _drawn(self) -> DrawnTile | None:
        """The finished tile; none of a form that is no tile."""
        pictures, shown = self.shown.pictures, self.shown
        if pictures is None or shown.trouble is not None or not shown.form.triangles:
            return None
        return pictures.find(PictureWish(self.shown.sight.length, self.shown.season), CANVAS_GROUP)

    def _lay_shadow(self, surface: pygame.Surface) -> None:
        pictures, sight = self.shown.pictures, self.shown.sight
        if pictures is not None and pictures.art is not None and pictures.tile is not None:
            shadow = pictures.art.shadow(pictures.tile.number, 0, sight.length)
            shadow.blit_to(surface, sight.vertex(self.shown.form.first))


def inner_place(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """The place inside the frame."""
    edge = max(1, round(EDGE * scale))
    return rect.inflate(-2 * edge, -2 * edge)


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(alpha(PAPER, PALE))
    return veil


def _draw_caption(surface: pygame.Surface, rect: pygame.Rect, shown: CanvasShown, scale: float) -> None:
    """On a dark plate at the lower left; in red what is wrong."""
    size, pad, wrong = round(CAPTION * scale), round(10 * scale), shown.trouble is not None
    sign = round(26 * scale) if wrong else 0
    room = rect.width - 4 * pad - sign
    told = next((each for each in shown.captions if measure(each, Role.LABEL, size) <= room), "")
    if not told:
        told = shown.captions[-1]
    wide = min(room, measure(told, Role.LABEL, size))
    plate = pygame.Rect(rect.left + pad, 0, wide + 2 * pad + sign, round(32 * scale))
    plate.bottom = rect.bottom - pad * 4 // 5
    fill: Colour = COST if wrong else BAR
    box(surface, plate, alpha(fill, 255 if wrong else 205), 7 * scale, INK if wrong else None, 1.5 * scale)
    if wrong:
        draw_icon(surface, "cross", (plate.left + pad + sign * 0.36, plate.centery), round(17 * scale), PAPER)
    words = pygame.Rect(plate.left + pad + sign, plate.top, wide + 2, plate.height)
    draw_text(surface, told, words, Role.LABEL, size, PAPER, fill)
