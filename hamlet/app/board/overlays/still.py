"""Everything a scene lays over the village that does not move, in its order."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.board.badge_painter import BadgePainter
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.borders import draw_borders
from hamlet.app.board.overlays.fit_spots import draw_spots
from hamlet.app.board.overlays.light import dim
from hamlet.app.board.overlays.marks import draw_donkeys, draw_lit, draw_toast, hovered_tile
from hamlet.app.board.overlays.trays import draw_units
from hamlet.app.board.overlays.ways import draw_ways
from hamlet.app.ids import Id
from hamlet.app.view.scene import Scene


def still_part(scene: Scene) -> Scene:
    """The scene without what moves or is drawn elsewhere: two equal ones look the same."""
    return replace(scene, mode="", prompt="", ghost=None, card=None, toast="")


def is_empty(scene: Scene, hover: Id | None, tiles: int) -> bool:
    """Whether there is nothing to lay over the village."""
    return still_part(scene) == Scene(mode="") and hovered_tile(hover, tiles) is None


def draw_still(canvas: Canvas, scene: Scene, hover: Id | None, badges: BadgePainter) -> None:
    """Dark, spots, ways, light, borders, units, donkeys, and what a message is about."""
    if scene.dim:
        lit = {mark.tile for mark in scene.tiles}
        dim(canvas, sorted(scene.bright | lit | {mark.tile for mark in scene.units}))
    draw_spots(canvas, scene.spots, hover)
    draw_ways(canvas, scene.ways)
    draw_lit(canvas, scene, hover, badges)
    draw_borders(canvas, scene.borders, hover)
    draw_units(canvas, scene.units, badges.badge_art.colours, hover)
    draw_donkeys(canvas, scene.donkeys, hover)
    draw_toast(canvas, scene)
