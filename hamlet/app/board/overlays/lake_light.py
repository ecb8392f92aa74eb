"""Lakes in the light: where the rest is dark, a water is bright as a whole or not at all."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.highlights import UNDER
from hamlet.app.art.palette import GLOW, INK, LIT_LINE, WHITE, alpha
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.water.ramps import paint, veil
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.overlays.pens import line
from hamlet.app.board.studio import drawn_length, scaled
from hamlet.app.view.scene import LakeMark
from hamlet.engine.lattice.geometry import to_plane, triangle_vertices

WATER = veil(WHITE, ((106, 0), (120, 255)))
SOFT = 0.03  # sides over which the light of a lake fades on its banks
LINE, GLOWING = 3.5, 9.0


def bright_lakes(
    canvas: Canvas, bright: Iterable[int], marks: Iterable[LakeMark], crossed: Collection[int] = ()
) -> list[LakeView]:
    """The lakes that stay bright: those lit or crossed, and all of a water that flows into a bright tile."""
    village = canvas.state.village
    if not village.lakes:
        return []
    tiles, lit = set(bright), {mark.triangles for mark in marks if not mark.ghost}
    names = canvas.state.box.definitions.terrains
    found: set[int] = set()
    for body in village.bodies:
        for number in body.lakes:
            lake = village.lakes[number]
            flows = (shore.uid in tiles and names[shore.terrain].id == "water" for shore in lake.shore)
            if number in crossed or lake.triangles in lit or any(flows):
                found.update(body.lakes)
    known = canvas.studio.lakes(village)
    return [known[number] for number in sorted(found)]


def lake_cut(canvas: Canvas, view: LakeView) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """What is seen of a lake now, with the water it flows into, to be put back later."""
    mask = _lake_mask(canvas, view)
    x, y = canvas.first(view.site.anchor)
    place = mask.surface.get_rect(topleft=(round(x) - mask.origin[0], round(y) - mask.origin[1]))
    if not canvas.eye.rect.colliderect(place):
        return None
    cut = mask.surface.copy()
    cut.blit(canvas.surface, (0, 0), place, special_flags=pygame.BLEND_RGBA_MULT)
    return cut, place.topleft


def _lake_mask(canvas: Canvas, view: LakeView) -> Picture:
    """White over a lake and, as far as it is water, over the tiles beside it."""
    length = max(4, round(canvas.eye.length))

    def draw() -> Picture:
        drawn = min(drawn_length(length), 112)
        painter = canvas.studio.painter(view, drawn)
        mask = paint(painter.depths.index, painter.frame.size, WATER)
        land = clear(mask.get_size(), WHITE)
        for triangle in view.site.triangles:
            corners = [painter.frame.at(to_plane(vertex)) for vertex in triangle_vertices(triangle)]
            pygame.draw.polygon(land, alpha(WHITE, 255), corners)
            pygame.draw.polygon(land, alpha(WHITE, 255), corners, 1)
        soft = pygame.transform.box_blur(land, max(1, round(SOFT * drawn)))
        mask.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        found = scaled(Picture(mask, painter.origin), length / drawn)
        # Scaling loses a little of the white: twice as much of it is whole again.
        found.surface.blit(found.surface.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return found

    return canvas.studio.keep(("lake mask", view.key, length), draw)


def draw_glow(canvas: Canvas, view: LakeView) -> None:
    """The light around a lake that is asked about; it falls on the lake too, until that is put back."""
    ends, box = _ends(canvas, view), canvas.eye.rect
    glow = clear((box.width // 4 + 1, box.height // 4 + 1), GLOW)
    for (x1, y1), (x2, y2) in ends:
        start = ((x1 - box.left) / 4, (y1 - box.top) / 4)
        line(glow, GLOW, start, ((x2 - box.left) / 4, (y2 - box.top) / 4), canvas.px(GLOWING) / 4)
    glow = pygame.transform.gaussian_blur(glow, max(1, canvas.px(5) // 4))
    canvas.surface.blit(
        pygame.transform.smoothscale(glow, (glow.get_width() * 4, glow.get_height() * 4)), box
    )


def _ends(canvas: Canvas, view: LakeView) -> list[tuple[Point, Point]]:
    return [(canvas.eye.at(edge.start), canvas.eye.at(edge.end)) for edge in view.site.edges]


def draw_shore(canvas: Canvas, view: LakeView) -> None:
    """A line around a lake that is asked about."""
    ends = _ends(canvas, view)
    for colour, wide in ((INK, LINE + UNDER), (LIT_LINE, LINE)):
        for start, end in ends:
            line(canvas.surface, colour, start, end, canvas.px(wide))


def lake_of(canvas: Canvas, triangles: tuple[tuple[int, int, int], ...]) -> tuple[int, LakeView] | None:
    """The lake of the village that has these triangles, with its number."""
    known = canvas.studio.lakes(canvas.state.village)
    for number, lake in enumerate(canvas.state.village.lakes):
        if lake.triangles == triangles:
            return number, known[number]
    return None


def lakes_beside(canvas: Canvas, tiles: Iterable[int]) -> list[LakeView]:
    """The lakes at the shores of these tiles."""
    village = canvas.state.village
    there = sum(1 << uid for uid in set(tiles))
    known = canvas.studio.lakes(village) if village.lakes else ()
    return [view for view, lake in zip(known, village.lakes, strict=True) if lake.beside & there]
