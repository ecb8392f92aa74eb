"""Drawing tiles ahead, in bits of a few milliseconds, so that no frame waits for a rich tile."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from itertools import chain, count

import pygame

from hamlet.app.board.budget import Budget
from hamlet.app.board.composing import Composer, ready_key
from hamlet.app.board.display_list import Shown
from hamlet.app.board.eye import Eye
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

ToDraw = Placed | LakeView
LAKE_STEPS = 100  # the steps of a lake are counted from here: they take a time of their own
_TOP_STEP, _SIGN_STEP = "top", "sign"


class Workshop:
    """What must be drawn before a village can be shown at one length."""

    def __init__(self, composer: Composer, budget: Budget) -> None:
        self.composer = composer
        self.budget = budget
        self._job: Iterator[None] | None = None
        self._steps = count()
        self._step = 0
        self._ahead: Iterator[None] | None = None
        self._ahead_for: object = None
        self._at: Hashable = None
        self._placing: Iterator[None] = iter(())
        self._placing_for: object = None

    def missing(
        self, shown: Shown, length: int, scale: float, eye: Eye, reach: pygame.Rect | None = None
    ) -> list[ToDraw]:
        """The tiles and lakes still to be drawn for a part of the map, those in the middle first."""
        art, composer = self.composer.studio.tiles, self.composer
        things: list[ToDraw] = [*shown.village.tiles, *composer.studio.lakes(shown.village)]
        waiting = [
            one
            for one in things
            if not composer.is_ready(one, length, scale) and composer.is_near(one, length, reach)
        ]

        def away(what: ToDraw) -> float:
            if isinstance(what, LakeView):
                x, y = what.site.bounds.centre
            else:
                (left, top), middle = to_plane(what.at), art.plan(what.tile, what.rotation).middle
                x, y = left + middle[0], top + middle[1]
            return (x - eye.x) ** 2 + (y - eye.y) ** 2

        return sorted(waiting, key=away)

    def work(
        self, shown: Shown, length: int, scale: float, eye: Eye, reach: pygame.Rect | None = None
    ) -> tuple[int, list[ToDraw]]:
        """Draw tiles and lakes while the frame's budget allows; how many became ready, and what is left."""
        finished = 0
        waiting = self.missing(shown, length, scale, eye, reach)
        while waiting:
            first = waiting[0]
            if not self.draw(first, length, scale, shown.parts):
                break
            finished += 1
            waiting = [one for one in waiting if not self.composer.is_ready(one, length, scale)]
        return finished, waiting

    def _drawing(self, what: ToDraw, length: int, scale: float, parts: int) -> Iterator[None]:
        studio = self.composer.studio
        if isinstance(what, LakeView):
            return studio.prepare_lake(what, length)
        return chain(
            studio.prepare(what.tile, what.rotation, length, parts),
            self.composer.placing.prepare(what, length / scale),
        )

    def draw(self, what: ToDraw, length: int, scale: float, parts: int = 0) -> bool:
        """Go on drawing one tile or lake while the frame's budget allows; whether it is ready."""
        key = ready_key(what, length, scale)
        if self._job is None or self._at != key:
            self._at, self._steps = key, count(LAKE_STEPS if isinstance(what, LakeView) else 0)
            self._job = self._drawing(what, length, scale, parts)
            self._step = next(self._steps)
        while self.budget.allows(self._step):
            done = next(self._job, self) is self
            self.budget.learn(self._step)
            self._step = next(self._steps)
            if done:
                self._job = None
                self.composer.ready.add(key)
                return True
        return False

    def place(self, shown: Shown, length: int, scale: float) -> bool:
        """Find places for all signs while the frame's budget allows; whether they are found."""
        placing, village = self.composer.placing, shown.village
        key = (village, placing.boats, length, scale)
        if self._placing_for is None or self._placing_for != key:
            self._placing_for, self._placing = key, placing.solving(village, length / scale)
        while not placing.is_solved(village, length / scale):
            if not self.budget.allows(_SIGN_STEP):
                return False
            next(self._placing, None)
            self.budget.learn(_SIGN_STEP)
        self._placing_for = None
        return True

    def warm(self, shown: Shown, views: Mapping[int, pygame.Rect], scale: float) -> bool:
        """One step toward other lengths, for what of the map would be seen; whether there are more."""
        if self._ahead is None or self._ahead_for != (shown.village, views, scale):
            self._ahead_for = (shown.village, dict(views), scale)
            self._ahead = chain.from_iterable(
                self._warming(shown, length, scale, view) for length, view in views.items()
            )
        return next(self._ahead, self) is not self

    def _warming(self, shown: Shown, length: int, scale: float, seen: pygame.Rect) -> Iterator[None]:
        studio, placing, near = self.composer.studio, self.composer.placing, self.composer.is_near
        for placed in {(one.tile, one.rotation): one for one in shown.village.tiles}.values():
            if near(placed, length, seen):
                yield from studio.warm(placed.tile, placed.rotation, length, shown.parts)
            yield from placing.prepare(placed, length / scale)
        for view in studio.lakes(shown.village):
            if near(view, length, seen):
                yield from studio.warm_lake(view, length)

    def draw_tops(self, shown: Shown, length: int, scale: float, reach: pygame.Rect | None = None) -> bool:
        """Draw what lies on the tiles while the budget allows; whether all is drawn."""
        known = self.composer.signs(shown.village, length, scale)
        for uid, placed in enumerate(shown.village.tiles):
            if uid not in known or not self.composer.is_furnished(placed, length, scale, reach):
                continue
            if not self.composer.has_top(shown, uid, length, scale):
                if not self.budget.allows(_TOP_STEP):
                    return False
                self.composer.badge_of(shown, uid, length, scale)
                self.budget.learn(_TOP_STEP)
        return True
