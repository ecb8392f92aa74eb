"""The still village under the eye: two layers, one shown and one made ready for the next zoom."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pygame

from hamlet.app.art.palette import TABLE
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.camera import STEP
from hamlet.app.board.composing import Composer, Composition, Shown
from hamlet.app.board.eye import Eye
from hamlet.app.board.layer import CELL, Layer
from hamlet.app.board.planks import Planks
from hamlet.app.board.studio import Studio
from hamlet.app.board.workshop import Workshop
from hamlet.engine.village import Placed

SLICE = 0.003  # seconds of painting ahead per frame
QUIET = 40  # frames without anything to do before drawing ahead
PATIENCE = 0.12  # seconds between showing newly drawn tiles


def view_of(eye: Eye, length: int) -> pygame.Rect:
    """What of the map at this length the eye sees."""
    width, height = eye.area[2:]
    across, down = round(width * length / eye.length), round(height * length / eye.length)
    left, top = round(eye.x * length - across / 2), round(eye.y * length - down / 2)
    return pygame.Rect(left, top, across, down)


def clock(seconds: float) -> Callable[[], bool]:
    """A question that is answered yes for so many seconds."""
    end = perf_counter() + seconds
    return lambda: perf_counter() < end


class GroundLayers:
    """Draws the still village. `front` is seen; `back` becomes the front when it is painted."""

    def __init__(self, badge_art: BadgeArt) -> None:
        self.studio = Studio(badge_art)
        self.composer = Composer(self.studio)
        self.workshop = Workshop(self.composer)
        self.planks = Planks()
        self.front, self.back = Layer(self.planks), Layer(self.planks)
        self.shown: Shown | None = None
        self._wanted: list[Placed] = []
        self._fresh = 0.0
        self._unseen = self._quiet = 0

    @property
    def composition(self) -> Composition | None:
        """The display list that is seen."""
        return self.front.composition

    def resize(self, eye: Eye) -> None:
        """The view has another size or scale: begin anew."""
        for layer in (self.front, self.back):
            layer.allocate((eye.area[2], eye.area[3]))
            layer.composition = None
            layer.version += 1

    def show(self, shown: Shown, eye: Eye) -> None:
        """Show what there is now."""
        was, before = self.shown, self.front.composition
        if shown == was and before is not None:
            return
        self.shown = shown
        self.back.composition = None
        if before is None or was is None:
            length = round(eye.length)
            self.front.begin(self.composer.compose(shown, length, eye.scale), view_of(eye, length))
        else:
            self.front.change(self.composer.compose_later(before, was, shown))

    def want(self, placed: Placed) -> None:
        """A tile not in the village that will be shown too, as soon as it is drawn."""
        if placed not in self._wanted[:1]:
            self._wanted = [placed, *self._wanted][:8]

    def settle(self, eye: Eye) -> None:
        """Paint at once what the eye sees, so that the layer's version stands for it."""
        if self.front.length == eye.length:
            view = view_of(eye, self.front.length)
            self.front.follow(view)
            self.front.paint(self.front.missing(view))

    def draw(self, surface: pygame.Surface, eye: Eye) -> None:
        """Blit what the eye sees; scaled while a zoom is under way."""
        front = self.front
        view = view_of(eye, front.length)
        if front.length == eye.length:
            self.settle(eye)
            surface.blit(front.surface, eye.rect, view.move(-front.left, -front.top))
            return
        self._draw_scaled(surface, eye, view)

    def _draw_scaled(self, surface: pygame.Surface, eye: Eye, view: pygame.Rect) -> None:
        front, target = self.front, eye.rect
        seen = view.clip(front.rect)
        front.paint(front.missing(seen), clock(SLICE))
        ratio = eye.length / front.length
        if seen != view:
            surface.fill(TABLE[1], target)
        for cell in front.missing(seen):
            area = pygame.Rect(cell[0] * CELL, cell[1] * CELL, CELL, CELL)
            self.planks.paint(front.surface, area, area.move(-front.left, -front.top).topleft, front.length)
        if seen.width < 2 or seen.height < 2:
            return
        left, top = round((seen.left - view.left) * ratio), round((seen.top - view.top) * ratio)
        size = (min(target.width, round(seen.width * ratio)), min(target.height, round(seen.height * ratio)))
        if seen == view:
            left, top, size = 0, 0, target.size
        part = front.surface.subsurface(seen.move(-front.left, -front.top))
        place = pygame.Rect(target.left + left, target.top + top, *size).clip(surface.get_rect())
        surface.blit(pygame.transform.smoothscale(part, place.size), place)

    def work(self, eye: Eye, *, steady: bool) -> bool:
        """Draw and paint ahead for a few milliseconds; whether something to be seen has changed."""
        if self.shown is None or self.front.composition is None:
            return False
        self.workshop.budget.open()
        waiting = self.front.composition.waiting
        changed = self._sharpen(eye) if waiting else bool(self._wanted) and self._draw_wanted(eye)
        if steady and not changed and round(eye.length) != self.front.length:
            return self._prepare(eye)
        front = self.front
        missing = front.missing(view_of(eye, front.length).inflate(2 * CELL, 2 * CELL))
        front.paint(missing, clock(SLICE))
        self._look_ahead(eye, idle=steady and not changed and not missing and not self._wanted)
        return changed

    def _look_ahead(self, eye: Eye, *, idle: bool) -> None:
        """After a while of nothing, draw what the next notch of the wheel will want."""
        self._quiet = self._quiet + 1 if idle else 0
        if self._quiet > QUIET and self.shown is not None:
            near = (round(eye.length * STEP), round(eye.length / STEP))
            self.workshop.warm(self.shown, near, eye.scale)

    def is_busy(self, eye: Eye) -> bool:
        """Whether something is still to be drawn or painted for this eye."""
        front = self.front
        if front.composition is None or front.composition.waiting or self._wanted:
            return True
        if front.length != round(eye.length):
            return True
        return bool(front.missing(view_of(eye, front.length).inflate(2 * CELL, 2 * CELL)))

    def _sharpen(self, eye: Eye) -> bool:
        """Draw tiles that have a stand-in, and show them now and then."""
        if self.shown is None:
            return False
        length = self.front.length
        self._unseen += self.workshop.work(self.shown, length, eye)
        left = self.workshop.missing(self.shown, length, eye)
        if not self._unseen or (left and perf_counter() - self._fresh < PATIENCE):
            return False
        if not self.workshop.draw_tops(self.shown, length, eye.scale):
            return False
        self._fresh, self._unseen = perf_counter(), 0
        self.front.change(self.composer.compose(self.shown, length, eye.scale))
        return True

    def _draw_wanted(self, eye: Eye) -> bool:
        """Draw the latest tile that is wanted besides; True when it can be shown."""
        while self._wanted and self.composer.is_ready(self._wanted[0], self.front.length, eye.scale):
            self._wanted.pop(0)
        if not self._wanted:
            return False
        return self.workshop.draw(self._wanted[0], self.front.length, eye.scale)

    def _prepare(self, eye: Eye) -> bool:
        """Make the back layer ready at the eye's length; True when it has become the front."""
        if self.shown is None:
            return False
        length, back = round(eye.length), self.back
        view = view_of(eye, length)
        if self.workshop.missing(self.shown, length, eye):
            self.workshop.work(self.shown, length, eye)
            return False
        if not self.workshop.draw_tops(self.shown, length, eye.scale):
            return False
        if back.length != length:
            back.begin(self.composer.compose(self.shown, length, eye.scale), view)
        back.follow(view)
        if not back.paint(back.missing(view), clock(SLICE)):
            return False
        self.front, self.back = back, self.front
        self.back.composition = None
        return True
