"""BoardView: the village in its part of the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board import tools
from hamlet.app.board.board_sight import corners_of
from hamlet.app.board.camera import FIT_MOST
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.contents import Absent
from hamlet.app.board.controls import Controls
from hamlet.app.board.display_list import Shown
from hamlet.app.board.eye import Extent, Eye
from hamlet.app.board.fitting import covers, fitting_eye
from hamlet.app.board.overlays.lake_ghosts import lake_boxes
from hamlet.app.board.overlays.lighting_up import LightingUp
from hamlet.app.board.overlays.marks import draw_letters
from hamlet.app.board.overlays.still import draw_still, is_empty, still_part
from hamlet.app.board.overlays.ways import boxes_along
from hamlet.app.board.pointing import hits_of, tied_boxes
from hamlet.app.board.shown_state import shown_of
from hamlet.app.ids import Id
from hamlet.app.lively_board import LivelyBoard
from hamlet.app.motion.dissolving import Dissolve
from hamlet.app.motion.held_tile import Hand
from hamlet.app.motion.performance import Performance
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.view.scene import Ghost, HeldPiece, Scene
from hamlet.engine.box import Box
from hamlet.engine.state import State
from hamlet.engine.village import Placed
from hamlet.session.history import Step
from hamlet.words.words import Words

SETTLED = 0.12  # seconds after the last step of a zoom before it is painted sharp


class BoardView(LivelyBoard):
    """Shows states and scenes, pans and zooms, and tells what lies under a pixel."""

    def __init__(self, box: Box, badge_art: BadgeArt, words: Words, *, tools_shown: bool = True) -> None:
        super().__init__(badge_art)
        self.box = box
        self.tools_shown = tools_shown
        """Whether the small buttons lie over the table."""
        self.words = words
        self.controls = Controls(self.camera, self._free)
        self.hand = Hand(self.ground, self.camera)
        self.dissolve = Dissolve()
        self.lighting = LightingUp()
        self.performance = Performance(badge_art.colours, words)
        self._seen: tuple[State, Absent, HeldPiece | None] | None = None
        self._shown: Shown | None = None
        self._length = self._since_zoom = 0.0

    # -- size and place

    def resize(self, rect: pygame.Rect, ui_scale: float, clear: Sequence[pygame.Rect] = ()) -> None:
        """Take this part of the window; a fitted village leaves parts of it clear, and the buttons."""
        buttons = (tools.column(rect, ui_scale),) if self.tools_shown else ()
        self.camera.settle(rect, ui_scale, (*clear, *buttons))
        self._still = pygame.Surface(rect.size)
        self._still_key = None

    def look_over(self, state: State, tiles: Sequence[Placed]) -> None:
        """Show these tiles, a ghost as the last of them, and of the village what lies around them."""
        self._watch(state)
        art, eye, clear = self.badge_art.art, self.camera.eye, self.camera.clear
        extent = Extent.around(corners_of(art, tiles))
        self.camera.fitted = False
        self.hand.has_in_sight(tiles[-1])
        self.camera.jump(
            fitting_eye(eye, extent, FIT_MOST * eye.scale, partial(covers, art, tiles, lakes=()), clear)
        )

    def which_piece(self, kind: str, uid: int, at: Point) -> int | None:
        """Which of the acting seat's pieces of a kind on a tile stands under a pixel."""
        canvas = self._canvas(self._still)
        found = canvas.pieces(uid, kind, canvas.state.seat) if canvas is not None else []
        return next((number for number, rect in enumerate(found) if rect.collidepoint(at)), None)

    # -- input

    def handle(self, event: pygame.event.Event) -> bool:
        """Pan and zoom; whether the event was for that."""
        return self.controls.handle(event)

    def choose(self, what: Id) -> bool:
        """Press one of the small buttons over the table (ids that begin with `board:`)."""
        return tools.choose(self.camera, what)

    def hits(self, state: State, scene: Scene) -> list[HitRegion]:
        """Everything here that can be pointed at; what is pinned out of sight is brought in first."""
        self._watch(state)
        if scene.ghost is not None:
            self.hand.bring_in(scene.ghost, self._rect_ahead)
        self.ground.show(self._to_show(state, scene.held), self.camera.eye)
        self._look_around(state)
        canvas = self._canvas(self._still)
        found = list(hits_of(canvas, scene, self.words)) if canvas else []
        if scene.spread is not None:
            return found
        return [*found, *tools.hits(self.words, self.camera, lost=self.lost)]

    def tied_rects(self, scene: Scene) -> list[pygame.Rect]:
        """Where all that bears a letter will lie, also out of sight."""
        canvas = self._canvas(self._still)
        return [self.ahead(rect) for rect in tied_boxes(canvas, scene)] if canvas else []

    def follow(self, ghost: Ghost) -> None:
        """Keep in sight what keys have moved."""
        self.hand.follow(self._rect_ahead(Placed(ghost.tile, ghost.rotation, ghost.at)))

    @property
    def canvas(self) -> Canvas | None:
        """Where the things of the village are now; None before anything is shown."""
        return self._canvas(self._still)

    def way_rects(self, scene: Scene) -> list[pygame.Rect]:
        """Boxes along the ways that are drawn, around the donkeys that carry there, around lakes."""
        canvas = self._canvas(self._still) if scene.ways or scene.lakes else None
        return [*boxes_along(canvas, scene.ways), *lake_boxes(canvas, scene)] if canvas is not None else []

    # -- drawing

    def draw(self, surface: pygame.Surface, state: State, scene: Scene, hover_id: Id | None) -> None:
        """Draw the village and what the scene lays over it."""
        self.dissolve.keep(surface, self.camera.eye.rect)
        self._watch(state)
        if scene.ghost is not None:
            self.hand.bring_in(scene.ghost, self._rect_ahead)
        self.ground.show(self._to_show(state, scene.held), self.camera.eye)
        self._look_around(state)
        area, eye = self.camera.eye.rect, self.camera.eye
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        bare = not self.letters and is_empty(scene, hover_id, len(state.village.tiles))
        if bare:
            self.lighting.rest()
            self.ground.draw(surface, eye)
        else:
            self._draw_still(surface, scene, hover_id)
        self._draw_life(self._canvas(surface), scene, hover_id, kept=not bare)
        self.dissolve.draw(surface, area)
        self._draw_moving(surface, scene)
        self.draw_tools(surface, scene, hover_id)
        surface.set_clip(clip)

    def draw_tools(self, surface: pygame.Surface, scene: Scene, hover_id: Id | None) -> None:
        """The small buttons; a sheet or the menu would lie over half of them."""
        if scene.spread is None and self.tools_shown:
            tools.draw(surface, self.camera, hover_id, lost=self.lost)

    def _draw_still(self, surface: pygame.Surface, scene: Scene, hover: Id | None) -> None:
        """The village with its overlays, kept until something of it changes."""
        self.ground.settle(self.camera.eye)
        # Another layer may have changed as often as the one before: it is known by what it was made for.
        front, eye = self.ground.front, self.camera.eye
        standing = () if self._is_calm(scene) else self.life.flock.spots
        layer = (front.version, front.made_for)
        seen = (still_part(scene), hover, eye, layer, id(self._state), self.letters, standing)
        local, painter = self._local_eye(), self.ground.composer.painter
        canvas = self._canvas(self._still, local)
        if canvas:
            self.lighting.ask(seen, canvas, scene, hover, painter)
        key = (*seen, self.lighting.under_way)
        if key != self._still_key:
            self.ground.draw(self._still, local)
            if canvas:
                canvas = replace(canvas, outlined=self.lighting.under_way)
                if standing:
                    self.life.draw_standing(canvas)
                draw_still(canvas, scene, hover, painter)
                if self.letters:
                    draw_letters(canvas)
            self._still_key = key
        surface.blit(self._still, self.camera.eye.rect)

    def _draw_moving(self, surface: pygame.Surface, scene: Scene) -> None:
        canvas = self._canvas(surface)
        if canvas is not None:
            self.hand.hold(canvas, scene, self.placed_rect)
            self.performance.draw(canvas)

    # -- time

    @property
    def animating(self) -> bool:
        """Whether something moves by itself."""
        parts = (self.camera, self.hand, self.dissolve)
        return self.performance.playing or any(part.moving for part in parts)

    @property
    def busy(self) -> bool:
        """Whether something moves or is still to be drawn or painted."""
        return self.animating or self.unpainted

    @property
    def unpainted(self) -> bool:
        """Whether something is still to be painted, or painted more finely."""
        return self.lighting.under_way or self.ground.is_busy(self.camera.eye)

    def paint_on(self) -> bool:
        """Paint without letting time pass; whether to draw again."""
        lit = self.lighting.go_on()
        return self.ground.work(self.camera.eye, steady=True) or lit

    def set_motion(self, speed: float, *, reduced: bool = False) -> None:
        """How quickly things move: 1 is usual, 0 is not at all. Reduced: numbers fade, nothing else moves."""
        self.performance.speed, self.performance.reduced = speed, reduced
        self.camera.smooth = self.hand.swing.on = speed > 0 and not reduced
        self.skip()

    def show_steps(self, steps: Sequence[Step], *, patient: bool = False) -> None:
        """Show what happened, one step after the other; what will be laid is drawn until it comes to that."""
        self.performance.add(steps, patient=patient)
        self.dissolve.due = self.performance.fades and bool(steps)
        known = len(steps[0].before.village.tiles) if steps else 0
        for placed in reversed(steps[-1].after.village.tiles[known:] if steps else ()):
            self.ground.want(placed)

    def skip(self) -> None:
        """Show the end of everything that moves at once."""
        self.performance.skip()
        self.dissolve.end()
        if self.camera.moving:
            self.camera.stop()
        if self.hand.moving:
            self.hand.settle()

    def update(self, dt: float) -> bool:
        """Let time pass and paint ahead; whether to draw again."""
        moved = self.camera.update(dt)
        moved = self.hand.update(dt) or moved
        moved = self.performance.update(dt) or moved
        moved = self.dissolve.update(dt) or moved
        self._since_zoom = 0.0 if self.camera.eye.length != self._length else self._since_zoom + dt
        self._length = self.camera.eye.length
        steady = not self.camera.moving and self._since_zoom >= SETTLED
        moved = self.lighting.go_on() or moved
        return self.ground.work(self.camera.eye, steady=steady, moving=self.performance.playing) or moved

    # -- inner

    def sketching(self, state: State) -> Iterator[float]:
        """Have every tile sketched, with its building; each bit tells its share of the whole."""
        self._watch(state)
        studio, tiles = self.ground.studio, state.village.tiles
        for number, placed in enumerate(tiles, start=1):
            studio.tiles.sketch(placed.tile, placed.rotation)
            yield number / len(tiles)

    def opening(self, state: State) -> Iterator[None]:
        """Have a first state shown, bit by bit: what is drawn after that takes little."""
        for _ in self.sketching(state):
            yield
        yield from self.ground.opening(self._to_show(state, None), self.camera.eye)

    def _to_show(self, state: State, held: HeldPiece | None) -> Shown:
        """The state, or what motion shows instead, without what somebody holds."""
        seen, absent = self.performance.shown(state)
        known = self._seen
        if self._shown is None or known is None or known[0] is not seen or known[1:] != (absent, held):
            taken = absent
            if held is not None:
                taken = absent.without((held.tile, held.kind, state.seat), held.number)
            self._shown = shown_of(seen, self.badge_art.colours, absent, taken)
            self._seen = (seen, absent, held)
        return self._shown

    def _canvas(self, surface: pygame.Surface, eye: Eye | None = None) -> Canvas | None:
        composition = self.ground.front.composition
        if composition is None or self._state is None:
            return None
        return Canvas(
            surface, eye or self.camera.eye, self._state, self.ground.studio, composition, self.ground.placing
        )
