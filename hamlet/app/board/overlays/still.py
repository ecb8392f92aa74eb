"""Everything a scene lays over the village that does not move, in its order."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.board.badge_painter import BadgePainter
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.borders import draw_borders
from hamlet.app.board.overlays.fit_spots import draw_spots
from hamlet.app.board.overlays.floating import Floating
from hamlet.app.board.overlays.joins import draw_join_lines, draw_join_signs
from hamlet.app.board.overlays.lake_light import draw_glow, draw_shore, lake_cut, lake_of, lakes_beside
from hamlet.app.board.overlays.letters import draw_letters_at, letter_places
from hamlet.app.board.overlays.light import dim, draw_lit_lines
from hamlet.app.board.overlays.lit import draw_lit, draw_tops, draw_why, lit_tiles
from hamlet.app.board.overlays.marks import draw_badges, draw_clashes, draw_donkeys
from hamlet.app.board.overlays.trays import draw_units
from hamlet.app.board.overlays.ways import draw_boats, draw_ways, number_donkeys
from hamlet.app.ids import Id, TileId
from hamlet.app.view.scene import DonkeyMark, Scene


def still_part(scene: Scene) -> Scene:
    """The scene without what moves or is drawn elsewhere: two equal ones look the same."""
    lit = scene.lakes and tuple(mark for mark in scene.lakes if not mark.ghost)
    return replace(scene, mode="", prompt="", ghost=None, lakes=lit, card=None, toast="", toast_rule="")


def is_empty(scene: Scene, hover: Id | None, tiles: int) -> bool:
    """Whether there is nothing to lay over the village."""
    return still_part(scene) == Scene(mode="") and not (isinstance(hover, TileId) and hover.tile < tiles)


def is_calm(scene: Scene) -> bool:
    """Whether nobody is asked, holds or chooses anything: the village may be looked at."""
    return scene.ghost is None and scene.card is None and still_part(scene) == Scene(mode="")


def draw_still(canvas: Canvas, scene: Scene, hover: Id | None, badges: BadgePainter) -> None:
    """Dark, light, spots, ways, what stands over them, borders, units, donkeys, what a message is about."""
    lit = lit_tiles(scene, hover, len(canvas.placed))
    if scene.dim:
        bright = scene.bright | set(lit.raised) | {mark.tile for mark in scene.units}
        crossed = {lake for way in scene.ways for _, lake in way.crossings}
        dim(canvas, sorted(bright), scene.lakes, crossed)
    asked = [lake_of(canvas, mark.triangles) for mark in scene.lakes if not mark.ghost]
    lakes = [found[1] for found in asked if found is not None]
    # No light falls on the water itself: fish and boats would pale in it.
    near = lakes_beside(canvas, lit.raised)
    waters = [cut for view in {*lakes, *near} if (cut := lake_cut(canvas, view)) is not None]
    draw_lit(canvas, scene, lit)
    for view in lakes:
        draw_glow(canvas, view)
    canvas.surface.fblits(waters)
    if waters:
        draw_lit_lines(canvas, lit.raised, lit.strong)
    for view in lakes:
        draw_shore(canvas, view)
    floating, letters = Floating(canvas), letter_places(canvas, scene.letters)
    for letter in letters:
        floating.take(letter.rect)
    draw_spots(canvas, scene.spots, hover, floating)
    draw_ways(canvas, scene.ways)
    draw_join_lines(canvas, scene.joins)
    draw_tops(canvas, scene, lit, badges)
    draw_boats(canvas, scene.ways)
    draw_join_signs(canvas, scene.joins, floating)
    number_donkeys(canvas, scene.ways, floating)
    draw_badges(canvas, scene.tiles, floating)
    draw_borders(canvas, scene.borders, hover, floating)
    draw_units(canvas, scene.units, badges.badge_art.colours, hover)
    draw_donkeys(canvas, _standing(scene), hover)
    draw_letters_at(canvas, letters)
    draw_clashes(canvas, scene)
    draw_why(canvas, scene, lit)


def _standing(scene: Scene) -> tuple[DonkeyMark, ...]:
    """The donkeys that can be chosen, but for the one in the hand."""
    held = scene.held
    if held is None:
        return scene.donkeys
    return tuple(mark for mark in scene.donkeys if (mark.tile, mark.selected) != (held.tile, True))
