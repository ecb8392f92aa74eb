"""Lakes that the held blueprint would close: seen through, with dotted triangles, fish, and a tag beside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import INK, rgb
from hamlet.app.art.shapes import clear
from hamlet.app.art.water.fish_pictures import fish_radius, fish_token
from hamlet.app.art.water.lake_ghost import GHOST, GHOST_FISH, draw_grid
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.overlays.floating import Floating, about, under
from hamlet.app.board.overlays.labels import draw_plate, plate_room
from hamlet.app.board.overlays.pens import box_of, line
from hamlet.app.view.scene import LakeMark, Scene
from hamlet.engine.lattice.geometry import Triangle, to_plane, triangle_vertices

TAG = rgb("E3F2F8")
LINE = 3.0


def draw_ghost_lake(canvas: Canvas, view: LakeView, fish: Sequence[Triangle], *, ready: bool) -> None:
    """The lake itself; until it is drawn, its small picture instead."""
    picture = _picture(canvas, view, tuple(fish), ready=ready)
    x, y = canvas.first(view.site.anchor)
    if not canvas.steady:
        ratio = canvas.eye.length / canvas.length
        small = pygame.transform.smoothscale_by(picture.surface, ratio)
        picture = Picture(small, (round(picture.origin[0] * ratio), round(picture.origin[1] * ratio)))
    box = picture.surface.get_rect(topleft=(round(x) - picture.origin[0], round(y) - picture.origin[1]))
    with under(canvas, canvas.sign_rects(), [box]):
        picture.blit_to(canvas.surface, (x, y))


def _picture(canvas: Canvas, view: LakeView, fish: tuple[Triangle, ...], *, ready: bool) -> Picture:
    studio, length, scale = canvas.studio, canvas.length, canvas.scale

    def draw() -> Picture:
        water = (studio.lake if ready else studio.lake_stand_in)(view, length)
        grid = draw_grid(view.site, length, LINE * scale)
        room = [max(one.origin[axis] for one in (water, grid)) for axis in (0, 1)]
        ends = [
            max(one.surface.get_size()[axis] - one.origin[axis] for one in (water, grid)) for axis in (0, 1)
        ]
        sheet = clear((room[0] + ends[0], room[1] + ends[1]), TAG)
        seen = water.surface.copy()
        seen.set_alpha(GHOST)
        Picture(seen, water.origin).blit_to(sheet, (room[0], room[1]))
        grid.blit_to(sheet, (room[0], room[1]))
        radius = fish_radius(length, scale, len(view.site.triangles))
        ax, ay = canvas.eye.vertex(view.site.anchor)
        for place in view.fish(fish, boat=False):
            token = fish_token(radius, place.heading, view.season)
            pale = token.surface.copy()
            pale.set_alpha(GHOST_FISH)
            x, y = canvas.eye.at(place.centre)
            ratio = length / canvas.eye.length
            spot = (room[0] + (x - ax) * ratio, room[1] + (y - ay) * ratio)
            Picture(pale, token.origin).blit_to(sheet, spot)
        return Picture(sheet, (room[0], room[1]))

    return studio.keep(("ghost lake", view.key, fish, length, scale, ready), draw)


def draw_tag(canvas: Canvas, view: LakeView, mark: LakeMark, taken: Sequence[pygame.Rect]) -> None:
    """What the lake would bring, beside it, with a line to it."""
    if not mark.tag:
        return
    place = _tag_place(canvas, mark, taken)
    middles = [canvas.eye.at(point) for point in view.site.middles]
    goal = min(middles, key=lambda at: (at[0] - place.centerx) ** 2 + (at[1] - place.centery) ** 2)
    for colour, wide in ((INK, 4.0), (TAG, 2.0)):
        line(canvas.surface, colour, place.center, goal, canvas.px(wide))
    draw_plate(canvas.surface, mark.tag, place.center, canvas.scale, TAG)


def lake_boxes(canvas: Canvas, scene: Scene) -> Iterator[pygame.Rect]:
    """What a card leaves clear: lakes that are asked about, those of a pinned blueprint with their tags."""
    ghost = scene.ghost
    for mark in scene.lakes:
        if not mark.ghost:
            yield _box(canvas, mark)
        elif ghost is not None and ghost.pinned:
            yield _box(canvas, mark)
            yield _tag_place(canvas, mark, [canvas.bounds(ghost.tile, ghost.rotation, ghost.at)])


def _box(canvas: Canvas, mark: LakeMark) -> pygame.Rect:
    corners = [vertex for triangle in mark.triangles for vertex in triangle_vertices(triangle)]
    return box_of([canvas.eye.at(to_plane(vertex)) for vertex in corners])


def _tag_place(canvas: Canvas, mark: LakeMark, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    floating = Floating(canvas)
    for rect in taken:
        floating.take(rect)
    size = plate_room(mark.tag, canvas.scale)
    return floating.place_anyhow(size, list(about(_box(canvas, mark), size, canvas.px(2))))
