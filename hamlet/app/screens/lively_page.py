"""A page with a village on it, in which there is life: under panels, without the page being drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.board.tools import reaches
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.life.waking import Liveliness

if TYPE_CHECKING:
    from hamlet.app.board_view import BoardView
    from hamlet.app.ui.screen import Change
    from hamlet.engine.definitions import Definitions

VILLAGE: Final = "village"
"""The region that the village is; it comes after all cells of a page."""


def enliven(board: BoardView, motion: MotionKind) -> None:
    """So much life as whoever looks has wished for."""
    board.life.enliven(Liveliness.MOVING if motion is MotionKind.FULL else Liveliness.STILL)


class LivelyPage(KitScreen):
    """Subclasses have a board, say where it lies, and paint that region."""

    board: BoardView

    @property
    def village(self) -> pygame.Rect:
        """Where the village lies in the window."""
        raise NotImplementedError

    def shows(self) -> Definitions:
        """With which packs it is played."""
        return self.board.ground.studio.badge_art.art.definitions

    def covered(self) -> Sequence[pygame.Rect]:
        """What of the village lies under something else."""
        return [*reaches(self.board.camera), *self.marks.places]

    def touch_village(self) -> None:
        """The village must be drawn."""
        self.mark(VILLAGE)

    def regions(self) -> dict[str, pygame.Rect]:
        """The village by itself, over the cells of the page."""
        return {**super().regions(), VILLAGE: self.village}

    def mark(self, *names: str) -> None:
        """Whoever draws a cell in which there is a part of the village draws the village, too."""
        regions, village = self.regions(), self.village
        over = any(regions[name].colliderect(village) for name in names if name in regions)
        super().mark(*names, *((VILLAGE,) if over else ()))

    def live(self, seconds: float) -> None:
        """Let time pass in the village."""
        self.board.life.pass_time(max(seconds, 0.0))

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What has changed; if that is only life in the village, nothing but its sprites is drawn anew."""
        changed = super().draw(surface)
        if not self.board.life.stale or self._entering is not None:
            return changed
        stirred = self.board.stir(surface, self.covered())
        if stirred is None:
            self.touch_village()
            return changed
        return [*changed, *stirred]

    def handle(self, event: pygame.Event) -> Change | None:
        """Any input wakes life in the village."""
        self.board.life.heed(event)
        return super().handle(event)
