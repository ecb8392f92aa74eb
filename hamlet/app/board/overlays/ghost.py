"""The held blueprint: raised over the table, in the light, and telling how its sides would meet."""

from __future__ import annotations

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import COST, GLOW, INK, LIT_LINE
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.pictures import draw_shadow
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.borders import draw_meets, draw_taken
from hamlet.app.board.overlays.floating import Floating, from_middle
from hamlet.app.board.overlays.labels import worth_plate, worth_rect
from hamlet.app.board.overlays.light import lit_glow, lit_line
from hamlet.app.board.overlays.refusing import hatching, tell_why
from hamlet.app.view.scene import Ghost
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

RAISED, LIFTED = 5, 12  # pixels above the table: pinned, and in the hand
_ROOM = 0.45  # a spire may rise over the upper edge
_UNFIT = (255, 208, 198)


def ghost_picture(canvas: Canvas, ghost: Ghost, *, ready: bool) -> Picture:
    """The tile with its building and a line of light around it; the origin is the first vertex."""
    key = ("held", ghost.tile, ghost.rotation, canvas.length, canvas.scale, ghost.legal, ready)
    return canvas.studio.keep(key, lambda: _draw_held(canvas, ghost, ready=ready))


def bare_picture(canvas: Canvas, placed: Placed) -> Picture:
    """The tile with its building as it lies in the village; the origin is the first vertex."""
    key = ("bare", placed.tile, placed.rotation, canvas.length)
    return canvas.studio.keep(key, lambda: _draw_bare(canvas, placed.tile, placed.rotation, ready=True))


def _draw_bare(canvas: Canvas, tile: int, rotation: int, *, ready: bool) -> Picture:
    studio, length = canvas.studio, canvas.length
    ground = (studio.ground if ready else studio.stand_in)(tile, rotation, length)
    room = round(_ROOM * length)
    width, height = ground.surface.get_size()
    sheet = clear((width, height + room), INK)
    origin = (ground.origin[0], ground.origin[1] + room)
    ground.blit_to(sheet, origin)
    if ready and (building := studio.building(tile, rotation, length, 0)):
        heart = studio.tiles.heart(tile, rotation)
        building.blit_to(sheet, (origin[0] + heart[0] * length, origin[1] + heart[1] * length))
    return Picture(sheet, origin)


def _draw_held(canvas: Canvas, ghost: Ghost, *, ready: bool) -> Picture:
    """Its own colours under the line, the light around it."""
    line, light = (LIT_LINE, GLOW) if ghost.legal else (COST, COST)
    bare = _draw_bare(canvas, ghost.tile, ghost.rotation, ready=ready)
    if not ghost.legal:
        _hatch(canvas, ghost, bare)
    layers = (
        lit_glow(canvas, ghost.tile, ghost.rotation, light),
        bare,
        lit_line(canvas, ghost.tile, ghost.rotation, line),
    )
    left, top = (max(layer.origin[axis] for layer in layers) for axis in (0, 1))
    right, bottom = (
        max(layer.surface.get_size()[axis] - layer.origin[axis] for layer in layers) for axis in (0, 1)
    )
    sheet = clear((left + right, top + bottom), INK)
    for layer in layers:
        layer.blit_to(sheet, (left, top))
    return Picture(sheet, (left, top))


def _hatch(canvas: Canvas, ghost: Ghost, bare: Picture) -> None:
    """Lines in the colour of refusals across the whole tile, which is paler under them."""
    bare.surface.fill((*_UNFIT, 255), special_flags=pygame.BLEND_RGBA_MULT)
    corners = canvas.studio.tiles.plan(ghost.tile, ghost.rotation).corners
    left, top = bare.origin
    around = [(left + x * canvas.length, top + y * canvas.length) for x, y in corners]
    bare.surface.blit(hatching(canvas, bare.surface.get_size(), around), (0, 0))


def held_shadow(canvas: Canvas, ghost: Ghost | Placed) -> Picture:
    """What a tile that is above the table throws on it."""
    length = canvas.length
    key = ("held shadow", ghost.tile, ghost.rotation, length)
    plan = canvas.studio.tiles.plan(ghost.tile, ghost.rotation)
    return canvas.studio.keep(key, lambda: draw_shadow(plan, length))


def draw_ghost(
    canvas: Canvas, ghost: Ghost, at: Point, angle: float, lift: float, *, ready: bool
) -> list[pygame.Rect]:
    """Draw the ghost, its first vertex at a point of the plane, leaning; returns what it covers."""
    x, y = canvas.eye.at(at)
    if at == to_plane(ghost.at):
        x, y = canvas.first(ghost.at)
    drop = canvas.px(lift)
    shadow = held_shadow(canvas, ghost)
    covered = [shadow.blit_to(canvas.surface, (x + drop * 0.6, y + drop))]
    picture = ghost_picture(canvas, ghost, ready=ready)
    if not canvas.steady:
        ratio = canvas.eye.length / canvas.length
        small = pygame.transform.smoothscale_by(picture.surface, ratio)
        picture = Picture(small, (round(picture.origin[0] * ratio), round(picture.origin[1] * ratio)))
    if abs(angle) < 0.4:
        covered.append(picture.blit_to(canvas.surface, (x, y - drop)))
        return covered
    covered.append(_blit_leaning(canvas, ghost, picture, (x, y - drop), angle))
    return covered


def _blit_leaning(canvas: Canvas, ghost: Ghost, picture: Picture, at: Point, angle: float) -> pygame.Rect:
    """Turned about the middle of the tile."""
    turned = pygame.transform.rotozoom(picture.surface, angle, 1.0)
    middle = canvas.studio.tiles.plan(ghost.tile, ghost.rotation).middle
    pivot = pygame.Vector2(at[0] + middle[0] * canvas.eye.length, at[1] + middle[1] * canvas.eye.length)
    inner = pygame.Vector2(
        picture.origin[0] + middle[0] * canvas.length, picture.origin[1] + middle[1] * canvas.length
    )
    centre = pygame.Vector2(picture.surface.get_rect().center)
    where = pivot + (centre - inner).rotate(-angle)
    return canvas.surface.blit(turned, turned.get_rect(center=(round(where.x), round(where.y))))


def draw_ghost_marks(canvas: Canvas, ghost: Ghost) -> None:
    """How its sides meet their neighbours, and what it would bring; or what is wrong, and the rule."""
    floating = Floating(canvas)
    for triangle in ghost.triangles:
        draw_taken(canvas, triangle)
    draw_meets(canvas, ghost.meets, floating)
    if ghost.why and not ghost.pinned:
        tell_why(canvas, ghost.why, canvas.outline(ghost.tile, ghost.rotation, ghost.at))
    if ghost.worth is not None:
        x, y = canvas.eye.vertex(ghost.at)
        middle, length = canvas.studio.tiles.plan(ghost.tile, ghost.rotation).middle, canvas.eye.length
        spots = from_middle((x + middle[0] * length, y + middle[1] * length), canvas.px(8))
        size = worth_rect(ghost.worth, (0, 0), canvas.scale).size
        worth_plate(canvas.surface, ghost.worth, floating.place_anyhow(size, spots).center, canvas.scale)
