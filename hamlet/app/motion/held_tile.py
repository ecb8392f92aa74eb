"""The hand that holds a blueprint over the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.ground import GroundLayers
from hamlet.app.board.lakes.lake_views import LakeView, ghost_view
from hamlet.app.board.overlays.ghost import LIFTED, RAISED, draw_ghost, draw_ghost_marks
from hamlet.app.board.overlays.lake_ghosts import draw_ghost_lake, draw_tag
from hamlet.app.board.overlays.letters import draw_letters_at, letter_places
from hamlet.app.motion.lifting import Lift
from hamlet.app.motion.physics.swing import Swing
from hamlet.app.view.scene import Ghost, LakeMark, Scene
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

MARGIN = 48  # pixels kept around a tile that is pinned, or moved by keys


class Hand:
    """Swings the ghost to its place, and brings it into sight once it is pinned."""

    def __init__(self, ground: GroundLayers, camera: BoardCamera) -> None:
        self.ground = ground
        self.camera = camera
        self.swing = Swing()
        self.lift = Lift()
        self._pinned: Placed | None = None

    @property
    def moving(self) -> bool:
        """Whether what is held has not come to rest."""
        return self.swing.moving or self.lift.moving

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something has moved."""
        lifted = self.lift.update(seconds)
        return self.swing.update(seconds) or lifted

    def settle(self) -> None:
        """Be at rest at once."""
        self.swing.settle()
        self.lift.settle()

    def bring_in(self, ghost: Ghost, rect_of: Callable[[Placed], pygame.Rect]) -> None:
        """Bring what has just been pinned, or turned, into sight: before a card looks for a place beside it.

        Once only: whoever looks elsewhere then is let.
        """
        placed = Placed(ghost.tile, ghost.rotation, ghost.at) if ghost.pinned else None
        if placed is not None and placed != self._pinned:
            self.follow(rect_of(placed))
        self._pinned = placed

    def has_in_sight(self, placed: Placed) -> None:
        """What is pinned here need not be brought in."""
        self._pinned = placed

    def follow(self, rect: pygame.Rect) -> None:
        """Bring what keys have moved into sight, wherever it lies now."""
        self.camera.bring_in(rect, round(MARGIN * self.camera.eye.scale))

    def hold(self, canvas: Canvas, scene: Scene, rect_of: Callable[[Placed], pygame.Rect]) -> None:
        """Draw what is held, if anything; at rest also how its sides meet, and lakes it closes."""
        ghost = scene.ghost
        if ghost is None:
            self.swing.let_go()
            self.lift.let_go()
            self._pinned = None
            return
        placed = Placed(ghost.tile, ghost.rotation, ghost.at)
        ready = self.ground.composer.is_ready(placed, canvas.length, canvas.scale)
        if not ready:
            self.ground.want(placed)
        self.swing.follow(to_plane(ghost.at))
        lakes = [] if self.swing.moving else self._lakes(canvas, scene, placed)
        for view, mark in lakes:
            drawn = self.ground.composer.is_ready(view, canvas.length, canvas.scale)
            if not drawn and ready:
                self.ground.want(view)
            draw_ghost_lake(canvas, view, mark.fish, ready=drawn)
        self.lift.on = self.swing.on
        self.lift.to(RAISED if ghost.pinned else LIFTED)
        draw_ghost(canvas, ghost, self.swing.place, self.swing.angle, self.lift.height, ready=ready)
        if not self.swing.moving:
            draw_ghost_marks(canvas, ghost)
            for view, mark in lakes:
                draw_tag(canvas, view, mark, [rect_of(placed)])
            draw_letters_at(canvas, letter_places(canvas, scene.letters))

    def _lakes(self, canvas: Canvas, scene: Scene, placed: Placed) -> list[tuple[LakeView, LakeMark]]:
        """The lakes that would be closed."""
        studio, village = canvas.studio, canvas.state.village
        marks = [mark for mark in scene.lakes if mark.ghost]
        return [
            (ghost_view(studio.tiles, village, placed, mark.triangles, studio.season), mark) for mark in marks
        ]
