"""Life of one village: every kind of it, drawn over the still village and taken away without a trace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from hamlet.app.life.beams import Beams
from hamlet.app.life.birds import Birds
from hamlet.app.life.boats import BobbingBoats
from hamlet.app.life.chimneys import Chimneys
from hamlet.app.life.drifting import Drifts
from hamlet.app.life.flock import Flock
from hamlet.app.life.life_view import LifeView, life_view
from hamlet.app.life.mills import Mills
from hamlet.app.life.shimmer import Shimmer
from hamlet.app.life.sprites import Sprite, changes, draw_sprite, outside
from hamlet.app.life.waking import AWAY, INPUT, LifeTime, Liveliness, Waking

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hamlet.app.board.canvas import Canvas

LIT_ROOM = 16  # logical pixels around a lit tile that look different, too


class LifeKind(Protocol):
    """One kind of life."""

    def rest(self) -> None:
        """Be still at once."""

    def pass_time(self, view: LifeView, time: LifeTime) -> None:
        """Go on to a moment."""

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """What is seen of it, from far to near."""


class VillageLife:
    """All life of a village. Time and input are told to it; it never asks for them."""

    def __init__(self) -> None:
        self.waking = Waking()
        self.lively = Liveliness.NONE
        self.calm = False
        """Whether nothing but the village is shown: only then anything moves."""
        self.stale = False
        """Whether what is drawn is not of this moment any more."""
        self.flock = Flock()
        self.birds = Birds()
        self.drifts = Drifts()
        self.chimneys = Chimneys()
        self.mills = Mills()
        self.kinds: tuple[LifeKind, ...] = (
            Shimmer(),
            BobbingBoats(),
            self.mills,
            self.flock,
            self.chimneys,
            Beams(),
            self.drifts,
            self.birds,
        )
        """From the lowest to the highest."""
        self.view: LifeView | None = None
        self._lit: pygame.Rect | None = None
        self._drawn: list[Sprite] = []

    def enliven(self, lively: Liveliness) -> None:
        """So much life is wanted."""
        if lively is not self.lively:
            self.lively, self.stale = lively, True
            self.hush()

    def heed(self, event: pygame.Event) -> None:
        """Input wakes; a window that nobody looks at lets everything stand still."""
        if event.type in AWAY:
            self.hush()
        elif event.type in INPUT and self.lively is Liveliness.MOVING:
            self.waking.wake()

    def hush(self) -> None:
        """Everything stands still at once."""
        self.waking.sleep()
        for kind in self.kinds:
            kind.rest()
        self.stale = self.lively > Liveliness.NONE

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        view = self.view
        if self.lively is Liveliness.NONE or view is None:
            return
        if not self.waking.awake():
            # Sheep find their meadows, whoever watches.
            self.stale = (self.calm and self.flock.look(view)) or self.stale
            return
        if self.waking.pass_time(seconds, calm=self.calm):
            if self.waking.awake():
                for kind in self.kinds:
                    kind.pass_time(view, self.waking.time)
            else:
                self.hush()
            self.stale = True

    # drawing

    def look(self, canvas: Canvas, *, calm: bool, lit: pygame.Rect | None) -> None:
        """What is seen of the village now, and which part of it is lit."""
        self.calm = calm
        room = canvas.px(2 * LIT_ROOM)
        self._lit = self.mills.lit = lit.inflate(room, room) if lit is not None else None
        self.view = life_view(canvas, canvas.studio.season.like, self.view)

    def draw(self, surface: pygame.Surface) -> None:
        """All of it, on a village that has just been drawn."""
        self.stale, self._drawn = False, self.sprites()
        for sprite in self._drawn:
            draw_sprite(surface, sprite, self._signs)

    def draw_standing(self, canvas: Canvas) -> None:
        """Only what stands still, as a part of the village that is dimmed and drawn over with it."""
        if self.lively > Liveliness.NONE:
            view = life_view(canvas, canvas.studio.season.like, None)
            for sprite in self.flock.standing(view):
                draw_sprite(canvas.surface, sprite, view.signs)

    def redraw(
        self,
        surface: pygame.Surface,
        village: pygame.Surface,
        corner: tuple[int, int],
        covered: Sequence[pygame.Rect] = (),
    ) -> list[pygame.Rect]:
        """Take away what was drawn and draw what is there now, as far as it has changed; where.

        `village` is the same view without life; its pixel (0, 0) lies at a corner in the window. Nothing is
        touched where it is covered by something else.
        """
        self.stale = False
        area = surface.get_clip()
        before, self._drawn = self._drawn, self.sprites()
        changed = [rect.clip(area) for rect in changes(before, self._drawn)]
        if covered:
            changed = [part for rect in changed for part in outside(rect, covered)]
        surface.blits(
            [(village, rect, rect.move(-corner[0], -corner[1])) for rect in changed], doreturn=False
        )
        touched = [sprite for sprite in self._drawn if sprite.rect.collidelist(changed) >= 0]
        # Where nothing is covered, a sprite lies in one of them as a whole.
        for part in changed if covered else (area,):
            surface.set_clip(part)
            for sprite in touched:
                if sprite.rect.colliderect(part):
                    draw_sprite(surface, sprite, self._signs)
        surface.set_clip(area)
        return changed

    @property
    def _signs(self) -> Sequence[pygame.Rect]:
        return self.view.signs if self.view is not None else ()

    def sprites(self) -> list[Sprite]:
        """All that is seen now, from the lowest to the highest."""
        view, lit = self.view, self._lit
        if view is None or not self.calm or self.lively is Liveliness.NONE:
            return []
        found = [sprite for kind in self.kinds for sprite in kind.sprites(view)]
        area = view.area
        return [
            sprite
            for sprite in found
            if area.colliderect(sprite.rect)
            and not (sprite.own is not None and lit is not None and lit.colliderect(sprite.rect))
        ]
