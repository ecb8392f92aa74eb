"""Marks on tiles: lit ones, badges, donkeys that can be chosen, and what a message is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from hamlet.app.art.highlights import terrain_letters
from hamlet.app.art.palette import BANNER, GLOW, INK, LIT_LINE
from hamlet.app.art.piece_pictures import DONKEY, draw_piece
from hamlet.app.art.shapes import glow
from hamlet.app.art.tile.sizes import piece_side
from hamlet.app.board.badge_painter import BadgePainter
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.borders import draw_clash
from hamlet.app.board.overlays.labels import gold_plate
from hamlet.app.board.overlays.light import light, restore_tops
from hamlet.app.ids import Id, TileId
from hamlet.app.view.scene import DonkeyMark, Scene, TileMark
from hamlet.engine.bits import bits


def hovered_tile(hover: Id | None, count: int) -> int | None:
    """The tile the pointer is on, from the id of what it is on."""
    return hover.tile if isinstance(hover, TileId) and hover.tile < count else None


def draw_lit(canvas: Canvas, scene: Scene, hover: Id | None, badges: BadgePainter) -> None:
    """Tiles that can be chosen and the one pointed at, with cream banners."""
    uid = hovered_tile(hover, len(canvas.placed))
    marks = {mark.tile: mark for mark in scene.tiles if mark.tile < len(canvas.placed)}
    lit = [tile for tile in marks if tile != uid] + ([uid] if uid is not None else [])
    for tile in lit:
        strong = marks[tile].selected if tile in marks and tile != uid else tile in marks
        light(canvas, canvas.placed[tile], strong=strong)
    if canvas.steady:
        near = _beside(canvas, lit)
        bright = scene.bright | {mark.tile for mark in scene.units} if scene.dim else near
        restore_tops(canvas, near - bright, dark=True)
        restore_tops(canvas, near & bright)
        for tile in lit:
            _cream_banner(canvas, tile, badges)
    _badges(canvas, list(marks.values()))


def _beside(canvas: Canvas, lit: Sequence[int]) -> set[int]:
    """The neighbours of lit tiles: a glow must not cover what stands on them."""
    near = 0
    for uid in lit:
        near |= canvas.state.village.touching[uid]
    return set(bits(near)) - set(lit)


def _cream_banner(canvas: Canvas, uid: int, badges: BadgePainter) -> None:
    badge, placed = canvas.badge(uid), canvas.placed[uid]
    if badge is None or badge.banner is None or not canvas.seen(placed):
        return
    contents, taken = badge.key[3], badge.key[6]
    lit = badges.badge(placed, replace(contents, lit=True), canvas.length, canvas.scale, taken)
    x, y = canvas.first(placed.at)
    canvas.surface.blit(lit.surface, lit.rect.move(round(x), round(y)))


def _badges(canvas: Canvas, marks: Sequence[TileMark]) -> None:
    for mark in marks:
        if mark.badge:
            placed = canvas.placed[mark.tile]
            x, y = canvas.heart(placed.tile, placed.rotation, placed.at)
            gold_plate(canvas.surface, mark.badge, (x, y - canvas.px(26)), canvas.scale)


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
    """A ring around every donkey that can be chosen."""
    rects = donkey_rects(canvas, marks)
    for mark in marks:
        rect = rects[mark.id].inflate(canvas.px(8), canvas.px(8))
        if not canvas.eye.rect.colliderect(rect):
            continue
        radius = rect.width / 2
        if mark.selected or hover == mark.id:
            glow(canvas.surface, rect, radius, canvas.px(6), GLOW)
            _donkey(canvas, rect)
        colour = BANNER if mark.selected else LIT_LINE
        pygame.draw.aacircle(canvas.surface, INK, rect.center, radius + 1, canvas.px(5))
        pygame.draw.aacircle(canvas.surface, colour, rect.center, radius, canvas.px(3))


def _donkey(canvas: Canvas, rect: pygame.Rect) -> None:
    """The donkey once more, over its glow."""
    side = round(piece_side(canvas.length / canvas.scale) * 0.94 * canvas.scale)
    seat = canvas.studio.badge_art.colour(canvas.state.seat)
    draw_piece(canvas.surface, DONKEY, seat, rect.center, side)


def draw_letters(canvas: Canvas) -> None:
    """The letter of every segment's terrain, for whoever cannot tell woods from rocks."""
    letters = {terrain.id: terrain.letter for terrain in canvas.state.box.definitions.terrains}
    for placed in canvas.placed:
        if canvas.seen(placed):
            plan = canvas.studio.tiles.plan(placed.tile, placed.rotation)
            first, length = canvas.first(placed.at), canvas.eye.length
            terrain_letters(canvas.surface, plan, first, length, letters, canvas.scale)


def draw_toast(canvas: Canvas, scene: Scene) -> None:
    """Tiles a message or a line of the log is about are lit; sides of it clash."""
    for uid in sorted(scene.toast_tiles):
        if uid < len(canvas.placed):
            light(canvas, canvas.placed[uid], strong=True)
    for side in scene.toast_sides:
        draw_clash(canvas, side)
