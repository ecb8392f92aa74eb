"""A board with life in its village: how it is drawn, and goes on without the village being drawn anew."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.board_sight import BoardSight
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.still import is_calm
from hamlet.app.ids import Id, TileId
from hamlet.app.life.village_life import VillageLife
from hamlet.app.view.scene import Scene


class LivelyBoard(BoardSight):
    """What lies under life stays as it was drawn: in the layer, or in the kept picture with its overlays."""

    def __init__(self, badge_art: BadgeArt) -> None:
        super().__init__(badge_art)
        self.life = VillageLife()
        self.letters = False
        """Whether every segment bears the letter of its terrain."""
        self._still = pygame.Surface((1, 1))
        self._still_key: object = None
        self._kept = False
        self._drawn_as: tuple[object, ...] = ()

    @property
    def animating(self) -> bool:
        """Whether something moves by itself over the village."""
        raise NotImplementedError

    def _is_calm(self, scene: Scene) -> bool:
        return is_calm(scene) and not self.letters

    def _draw_life(self, canvas: Canvas | None, scene: Scene, hover: Id | None, *, kept: bool) -> None:
        """Life over the village that has just been drawn, from the kept picture or from the layer."""
        if canvas is not None and self.life.lively:
            lit = self.tile_rect(hover.tile) if isinstance(hover, TileId) else None
            self.life.look(canvas, calm=self._is_calm(scene), lit=lit)
            self.life.draw(canvas.surface)
            self._kept, self._drawn_as = kept, self._look_of(canvas.surface)

    def _look_of(self, surface: pygame.Surface) -> tuple[object, ...]:
        """What tells whether the village would be drawn just so once more."""
        front = self.ground.front
        return id(surface), self._still_key, front, front.version, front.left, front.top, self.camera.eye

    def stir(self, surface: pygame.Surface, covered: Sequence[pygame.Rect] = ()) -> list[pygame.Rect] | None:
        """Have life go on over a village that is drawn already, but for what is covered; where.

        None: all must be drawn anew.
        """
        if self.animating or self._drawn_as != self._look_of(surface):
            return None
        eye = self.camera.eye
        below = (self._still, eye.rect.topleft) if self._kept else self.ground.exact(eye)
        if below is None:
            return None
        surface.set_clip(eye.rect)
        changed = self.life.redraw(surface, *below, covered)
        surface.set_clip(None)
        return changed
