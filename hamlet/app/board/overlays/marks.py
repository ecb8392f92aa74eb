"""Marks on tiles: badges, donkeys that can be chosen, letters, and the sides a message is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from hamlet.app.art.highlights import LETTER, terrain_letter
from hamlet.app.art.palette import BANNER, GLOW, INK, LIT_LINE, alpha
from hamlet.app.art.piece_pictures import DONKEY
from hamlet.app.art.shapes import Point, clear, glow
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.borders import draw_clash
from hamlet.app.board.overlays.floating import Floating, from_middle
from hamlet.app.board.overlays.labels import gold_plate, plate_room
from hamlet.app.ids import Id
from hamlet.app.view.scene import DonkeyMark, Scene, TileMark
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

_ALONG = (0.5, 0.36, 0.64, 0.22, 0.78)
_DEPTHS = (0.16, 0.24, 0.34)
"""Where the letter of a segment is tried: along it, and so deep in the tile, in sides."""


def draw_badges(canvas: Canvas, marks: Sequence[TileMark], floating: Floating) -> None:
    """What is written on tiles that can be chosen: near the building, over nothing that can be read."""
    for mark, place in badge_places(canvas, marks, floating):
        gold_plate(canvas.surface, mark.badge, place.center, canvas.scale)


def badge_places(
    canvas: Canvas, marks: Sequence[TileMark], floating: Floating
) -> Iterator[tuple[TileMark, pygame.Rect]]:
    """Where each lies: on no other tile that can be chosen, if that can be."""
    written = [mark for mark in marks if mark.badge and mark.tile < len(canvas.placed)]
    for mark in written:
        placed = canvas.placed[mark.tile]
        others = [canvas.placed[other.tile] for other in written if other.tile != mark.tile]
        x, y = canvas.heart(placed.tile, placed.rotation, placed.at)
        size = plate_room(mark.badge, canvas.scale)
        spots = from_middle((x, y - canvas.px(26)), canvas.px(8), 12)
        apart = (spot for spot in spots if not any(_plate_on(canvas, spot, size, each) for each in others))
        yield mark, floating.place(size, apart) or floating.place_anyhow(size, spots)


def _plate_on(canvas: Canvas, middle: Point, size: tuple[int, int], placed: Placed) -> bool:
    """Whether some of a plate there lies on a tile."""
    across, down = size[0] / 2, size[1] / 2
    spots = (
        (middle[0] + x * across / 2, middle[1] + y * down) for y in (0, -1, 1) for x in (0, -2, 2, -1, 1)
    )
    return any(lies_on(canvas, spot, placed) for spot in spots)


def lies_on(canvas: Canvas, pixel: Point, placed: Placed) -> bool:
    """Whether a pixel shows something of a tile."""
    (x, y), (left, top) = canvas.eye.plane(pixel), to_plane(placed.at)
    return canvas.studio.tiles.plan(placed.tile, placed.rotation).contains((x - left, y - top))


def donkey_rects(canvas: Canvas, marks: Sequence[DonkeyMark]) -> dict[Id, pygame.Rect]:
    """Where the donkeys of the marks stand; several on one tile are told apart."""
    found: dict[Id, pygame.Rect] = {}
    taken: dict[int, int] = {}
    for mark in marks:
        number = taken.get(mark.tile, 0)
        taken[mark.tile] = number + 1
        standing = canvas.pieces(mark.tile, DONKEY, canvas.state.seat)
        if number < len(standing):
            found[mark.id] = standing[number]
        else:
            rect = standing[-1] if standing else canvas.piece_or_yard(mark.tile, DONKEY, canvas.state.seat)
            beyond = number - max(0, len(standing) - 1)
            found[mark.id] = rect.move(round(beyond * rect.width * 0.9), 0)
    return found


def draw_donkeys(canvas: Canvas, marks: Sequence[DonkeyMark], hover: Id | None) -> None:
    """A ring around every donkey that can be chosen; the chosen one and the one pointed at glow."""
    rects = donkey_rects(canvas, marks)
    for mark in marks:
        rect = rects[mark.id].inflate(canvas.px(8), canvas.px(8))
        if not canvas.eye.rect.colliderect(rect):
            continue
        radius = rect.width / 2
        if mark.selected or hover == mark.id:
            around = _ring_glow(rect.width, canvas.px(6))
            canvas.surface.blit(around, around.get_rect(center=rect.center))
        colour = BANNER if mark.selected else LIT_LINE
        pygame.draw.aacircle(canvas.surface, INK, rect.center, radius + 1, canvas.px(5))
        pygame.draw.aacircle(canvas.surface, colour, rect.center, radius, canvas.px(3))


@lru_cache(maxsize=16)
def _ring_glow(side: int, blur: int) -> pygame.Surface:
    """A warm light around a disc, and nothing inside it."""
    room = 3 * blur
    whole = clear((side + 2 * room, side + 2 * room), GLOW)
    place = pygame.Rect(room, room, side, side)
    glow(whole, place, side / 2, blur, GLOW)
    pygame.draw.circle(whole, alpha(GLOW, 0), place.center, side / 2)
    return whole


def draw_letters(canvas: Canvas) -> None:
    """The letter of every segment's terrain, for whoever cannot tell woods from rocks; none over a sign."""
    letters = {terrain.id: terrain.letter for terrain in canvas.state.box.definitions.terrains}
    floating, side = Floating(canvas), 2 * canvas.px(LETTER)
    for placed in canvas.placed:
        if not canvas.seen(placed):
            continue
        (x, y), length = canvas.first(placed.at), canvas.eye.length
        for edge in canvas.studio.tiles.plan(placed.tile, placed.rotation).edges:
            spots = [edge.at(along, depth) for depth in _DEPTHS for along in _ALONG]
            place = floating.place((side, side), [(x + u * length, y + v * length) for u, v in spots])
            if place is not None:
                terrain_letter(canvas.surface, place.center, letters.get(edge.terrain, "?"), canvas.scale)


def draw_clashes(canvas: Canvas, scene: Scene) -> None:
    """The sides a message is about."""
    for side in scene.toast_sides:
        draw_clash(canvas, side)
