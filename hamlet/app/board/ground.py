"""The still village under the eye: two layers, one shown and one made ready for the next zoom.

What is shown is never less than what was: until finer pictures are there, what was painted before stays,
scaled if need be, and beside it the overview shows the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import filterfalse, islice

import pygame

from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.budget import Budget
from hamlet.app.board.camera import STEP
from hamlet.app.board.composing import Composer
from hamlet.app.board.display_list import Composition, Shown
from hamlet.app.board.eye import Eye, view_of
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.layer import CELL, Layer, MadeFor, covered_around
from hamlet.app.board.overview import Overview
from hamlet.app.board.planks import Planks
from hamlet.app.board.reaching import Reaching
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.signs.solver import NO_BOATS
from hamlet.app.board.studio import Studio
from hamlet.app.board.workshop import Workshop
from hamlet.app.board.zoomed_view import ZoomedView
from hamlet.app.stopwatch import WATCH
from hamlet.engine.village import Placed

QUIET = 40  # frames without anything to do before drawing ahead
PATIENCE = 0.12  # seconds between showing newly drawn tiles


class GroundLayers:
    """Draws the still village. `front` is seen; `back` becomes the front when it is painted."""

    def __init__(self, badge_art: BadgeArt) -> None:
        self.studio = Studio(badge_art)
        self.composer = Composer(self.studio, forgets=True)
        self.budget = Budget()
        self.workshop = Workshop(self.composer, self.budget)
        self._reaching = Reaching(self.studio)
        self._planks = planks = Planks()
        self.overview = Overview(self.composer, planks)
        self.front, self.back = Layer(planks), Layer(planks)
        self._zoomed = ZoomedView(self.overview)
        self._turning: Iterator[None] = iter(())
        self.shown: Shown | None = None
        self._wanted: list[Placed | LakeView] = []
        self._rested: tuple[object, ...] | None = None
        self._fresh = 0.0
        self._unseen = self._quiet = 0
        self._composed = False

    @property
    def placing(self) -> Placing:
        """Where everything has its place."""
        return self.composer.placing

    @property
    def composition(self) -> Composition | None:
        """The display list that is seen."""
        return self.front.composition

    def show(self, shown: Shown, eye: Eye) -> None:
        """Show what there is now."""
        was, before = self.shown, self.front.composition
        if shown == was and before is not None:
            return
        self.shown = shown
        self.placing.boats = shown.boats if shown.lakes else NO_BOATS
        flooded = shown.lakes and was is not None and was.floods != shown.floods
        if was is None or was.village is not shown.village or was.parts != shown.parts or flooded:
            self.overview.show(shown)
        self.back.composition = None
        if before is None or was is None:
            length = round(eye.length)
            for placed in shown.village.tiles:
                self.studio.tiles.sketch(placed.tile, placed.rotation)
            self.front.allocate((eye.area[2], eye.area[3]))
            composed = self.composer.compose(shown, length, eye.scale, self._reach(shown, eye, length))
            self.front.begin(composed, view_of(eye, length))
            self._keep_step()
        else:
            self.front.change(self.composer.compose_later(before, was, shown))

    def turn(self, look: VillageLook) -> None:
        """Another season or light: what is seen stays until all of it is drawn anew."""
        if not self.studio.turn(look):
            return
        self._planks.light = look.light.table
        self.back.composition = None
        if self.shown is not None:
            self._turning = self._turn_overview(self.shown)

    def _turn_overview(self, shown: Shown) -> Iterator[None]:
        for placed in shown.village.tiles:
            self.studio.tiles.sketch(placed.tile, placed.rotation)
            yield
        yield from self.overview.showing(shown)

    def opening(self, shown: Shown, eye: Eye) -> Iterator[None]:
        """Show a first village bit by bit; when all has come, every part that the eye sees is painted."""
        yield from self.overview.showing(shown)
        self.shown = shown
        self.placing.boats = shown.boats if shown.lakes else NO_BOATS
        length = round(eye.length)
        yield
        self.front.allocate((eye.area[2], eye.area[3]))
        yield
        composed = self.composer.compose(shown, length, eye.scale, self._reach(shown, eye, length))
        self.front.begin(composed, view_of(eye, length))
        self._keep_step()
        for cell in self.front.late(view_of(eye, length)):
            yield
            self.front.paint([cell])

    def want(self, what: Placed | LakeView) -> None:
        """A tile or a lake not in the village that will be shown too, as soon as it is drawn."""
        if what not in self._wanted[:1]:
            self._wanted = [what, *self._wanted][:8]

    def settle(self, eye: Eye) -> None:
        """Paint what the eye sees as far as the frame allows, so that the layer's version stands for it."""
        front, self._quiet = self.front, 0
        view = view_of(eye, front.length)
        front.follow(view)
        front.fill(view, self.overview.fill)
        late = front.late(view)
        # A frame that has composed what is drawn more finely has done enough: what was there is still seen.
        most = 0 if self._composed else self.budget.at_once
        at_once = list(islice(filterfalse(front.patient.__contains__, late), most))
        self._composed = False
        front.paint(at_once)
        self.budget.open()
        front.paint(late[len(at_once) :], self.budget)

    def draw(self, surface: pygame.Surface, eye: Eye) -> None:
        """Blit what the eye sees; scaled while a zoom is under way."""
        self.settle(eye)
        front, target = self.front, eye.rect
        view = view_of(eye, front.length)
        if view.size != target.size:
            self._zoomed.draw(surface, front, eye)
            return
        if self._zoomed.seen is not None:
            self._zoomed.forget()
        seen = view.clip(front.rect)
        if seen != view:
            length = round(eye.length)
            self.overview.fill(surface, view_of(eye, length), target.topleft, length)
        place = (target.left + seen.left - view.left, target.top + seen.top - view.top)
        surface.blit(front.surface, place, seen.move(-front.left, -front.top))

    def exact(self, eye: Eye) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """The surface of which `draw` shows a part as it is, and where its first pixel lies in the window."""
        front, target = self.front, eye.rect
        if front.composition is None:
            return None
        view = view_of(eye, front.length)
        if view.size != target.size:
            kept = self._zoomed.kept(front, eye)
            return (kept, target.topleft) if kept is not None else None
        if not front.rect.contains(view):
            return None
        return front.surface, (target.left + front.left - view.left, target.top + front.top - view.top)

    def work(self, eye: Eye, *, steady: bool, moving: bool = False) -> bool:
        """Draw and paint ahead for a few milliseconds; whether something to be seen has changed.

        While something is `moving` over the village, nothing is drawn for a zoom that may come.
        """
        if self.shown is None or self.front.composition is None or self.rests(eye):
            return False
        self.budget.open()
        front, before = self.front, self.front.version
        if steady and front.made_for != self._made_for(eye):
            return self._prepare(eye)
        turned = next(self._turning, self) is self
        complete = self.front.composition.complete and not self._moved_on(eye)
        changed = self._sharpen(eye) if not complete else bool(self._wanted) and self._draw_wanted(eye)
        view = view_of(eye, front.length)
        seen = front.late(view)
        front.paint(seen or front.late(view.inflate(2 * CELL, 2 * CELL)), self.budget)
        still = complete and not changed and front.version == before and not self._wanted
        idle = still and steady and not moving
        self._quiet = self._quiet + 1 if idle else 0
        if self._quiet > QUIET and turned and not self.overview.go_on() and not self._look_ahead(eye):
            self._rested = (front.composition, eye, front.version, front.left, front.top, self.studio.look)
        return changed or bool(seen)

    def _look_ahead(self, eye: Eye) -> bool:
        """Draw what the next notch of the wheel will want; whether there is more of it."""
        near = (round(eye.length * STEP), round(eye.length / STEP))
        seen = {length: covered_around(view_of(eye, length), eye.area[2:]) for length in near}
        return self.shown is not None and self.workshop.warm(self.shown, seen, eye.scale)

    def rests(self, eye: Eye) -> bool:
        """Whether all was done the last time and nothing has changed since: a table at rest takes no time."""
        if self._rested is None or self._wanted:
            return False
        front = self.front
        composition, *others = self._rested
        now = [eye, front.version, front.left, front.top, self.studio.look]
        return composition is front.composition and others == now

    def is_busy(self, eye: Eye) -> bool:
        """Whether something is still to be drawn or painted for this eye."""
        if self.rests(eye):
            return False
        front = self.front
        if front.composition is None or not front.composition.complete or self._wanted:
            return True
        if front.made_for != self._made_for(eye) or self._moved_on(eye):
            return True
        return bool(front.late(view_of(eye, front.length).inflate(2 * CELL, 2 * CELL)))

    def _reach(self, shown: Shown, eye: Eye, length: int) -> pygame.Rect | None:
        """What of the map is drawn for this eye at a length."""
        return self._reaching.around(
            covered_around(view_of(eye, length), eye.area[2:]), shown.village, length
        )

    def _moved_on(self, eye: Eye) -> bool:
        """Whether the eye rests on a part of the village for which other pictures are wanted."""
        if self.shown is None or self.front.made_for != self._made_for(eye):
            return False
        return self._reaching.has_left(self.front, self.shown.village)

    def _made_for(self, eye: Eye) -> MadeFor:
        return round(eye.length), eye.scale, eye.area[2:], self.studio.look

    def _sharpen(self, eye: Eye) -> bool:
        """Draw tiles that have a sketch only, and show them now and then."""
        if self.shown is None or self.front.composition is None:
            return False
        length, scale = self.front.length, self.front.composition.scale
        reach = self._reaching.around(self.front.rect, self.shown.village, length)
        finished, left = self.workshop.work(self.shown, length, scale, eye, reach)
        self._unseen += finished
        if not left and not self.workshop.place(self.shown, length, scale):
            return False
        if (left and not self._unseen) or (left and WATCH.now() - self._fresh < PATIENCE):
            return False
        if not self.workshop.draw_tops(self.shown, length, scale, reach):
            return False
        self._fresh, self._unseen = WATCH.now(), 0
        self.front.change(self.composer.compose(self.shown, length, scale, reach))
        self._composed = True
        return True

    def _draw_wanted(self, eye: Eye) -> bool:
        """Draw the latest tile that is wanted besides; True when it can be shown."""
        while self._wanted and self.composer.is_ready(self._wanted[0], self.front.length, eye.scale):
            self._wanted.pop(0)
        if not self._wanted:
            return False
        return self.workshop.draw(self._wanted[0], self.front.length, eye.scale)

    def _prepare(self, eye: Eye) -> bool:
        """Make the back layer ready for the eye; True when it has become the front."""
        if self.shown is None:
            return False
        length, back = round(eye.length), self.back
        view, reach = view_of(eye, length), self._reach(self.shown, eye, length)
        if self.workshop.missing(self.shown, length, eye.scale, eye, reach):
            self.workshop.work(self.shown, length, eye.scale, eye, reach)
            return False
        if not self.workshop.place(self.shown, length, eye.scale):
            return False
        if not self.workshop.draw_tops(self.shown, length, eye.scale, reach):
            return False
        if back.composition is None or back.made_for != self._made_for(eye):
            back.allocate((eye.area[2], eye.area[3]))
            back.begin(self.composer.compose(self.shown, length, eye.scale, reach), view)
        back.follow(view)
        if not back.reaches:
            back.composition = None
            return False
        if not back.paint(back.late(view), self.budget):
            return False
        # The other surface is used again: to take the memory for one costs as much as a frame may.
        self.front, self.back = back, self.front
        self.back.composition = self._rested = None
        self._keep_step()
        return True

    def _keep_step(self) -> None:
        """A zoom that is little more or less than what is seen moves nothing on the tiles."""
        if self.front.composition is not None:
            self.placing.shown = self.front.composition.step
