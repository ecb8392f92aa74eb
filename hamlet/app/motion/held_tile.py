"""The hand that holds a blueprint over the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.ground import GroundLayers
from hamlet.app.board.overlays.ghost import LIFTED, RAISED, draw_ghost, draw_ghost_marks
from hamlet.app.motion.swing import Swing
from hamlet.app.view.scene import Ghost
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

MARGIN = 48  # pixels kept around a tile that is pinned


class Hand:
    """Swings the ghost to its place, and brings it into sight once it is pinned."""

    def __init__(self, ground: GroundLayers, camera: BoardCamera) -> None:
        self.ground = ground
        self.camera = camera
        self.swing = Swing()
        self._pinned: Placed | None = None

    def hold(self, canvas: Canvas, ghost: Ghost | None, rect_of: Callable[[Placed], pygame.Rect]) -> None:
        """Draw what is held, if anything; how its sides meet is shown when it has come to rest."""
        if ghost is None:
            self.swing.let_go()
            self._pinned = None
            return
        placed = Placed(ghost.tile, ghost.rotation, ghost.at)
        if ghost.pinned and placed != self._pinned:
            self.camera.bring_in(rect_of(placed), canvas.px(MARGIN))
        self._pinned = placed if ghost.pinned else None
        ready = self.ground.composer.is_ready(placed, canvas.length, canvas.scale)
        if not ready:
            self.ground.want(placed)
        self.swing.follow(to_plane(ghost.at))
        lift = RAISED if ghost.pinned else LIFTED
        draw_ghost(canvas, ghost, self.swing.place, self.swing.angle, lift, ready=ready)
        if not self.swing.moving:
            draw_ghost_marks(canvas, ghost)
