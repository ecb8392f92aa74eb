"""Mills whose sails turn in the wind; at rest they stand as they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from hamlet.app.board.display_list import Composition
from hamlet.app.board.studio import Studio
from hamlet.app.life.bare_table import BareTable
from hamlet.app.life.life_view import LifeMap, LifeView
from hamlet.app.life.mill_pictures import Mill, becalmed, in_front, mill_sails, place_of, wheel
from hamlet.app.life.sprites import Sprite
from hamlet.app.life.waking import LifeTime
from hamlet.app.life.wind import SailTurn
from hamlet.engine.lattice.geometry import Vertex

MOST = 4  # mills that turn in one village


class Mills:
    """All mills that are seen from near."""

    def __init__(self) -> None:
        self.lit: pygame.Rect | None = None
        """A part of the window in another light, where sails stand as they are drawn."""
        self._moment = 0.0
        self._turns: dict[Vertex, SailTurn] = {}
        self._table = BareTable()
        self._known: dict[object, Mill] = {}
        self._land: LifeMap | None = None
        self._found_all = False
        self._mills: list[Mill] = []

    def rest(self) -> None:
        """No wind."""
        self._turns = {}

    def pass_time(self, view: LifeView, time: LifeTime) -> None:
        """The wind blows; whose sails cannot be seen turning begins anew."""
        passed, self._moment = max(0.0, time.moment - self._moment), time.moment
        self._turns = {mill.at: self._turns.get(mill.at, SailTurn()) for mill in self._shown(view)}
        for turn in self._turns.values():
            turn.pass_time(passed, time)

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """What lies under the sails, the sails, and what stands before them."""
        for mill in self._shown(view) if self._turns else ():
            turn = self._turns.get(mill.at)
            if turn is None or not turn.step:
                continue
            sails, hub = wheel(view.canvas.studio, mill.place, turn.step), mill.place.hub
            corner = (hub[0] - sails.origin[0], hub[1] - sails.origin[1])
            yield Sprite(mill.below, view.in_window(mill.rect))
            yield Sprite(sails.surface, view.in_window(sails.surface.get_rect(topleft=corner)))
            if mill.above is not None:
                yield Sprite(mill.above, view.in_window(mill.rect))

    def _shown(self, view: LifeView) -> list[Mill]:
        """Those in sight, if the village is shown as it was painted."""
        if not view.near or not view.canvas.steady or not view.composition.complete:
            return []
        if view.land is not self._land:
            self._found_all = True
            self._mills = list(self._find(view))
            self._land = view.land if self._found_all else None
        lit, area = self.lit, view.area
        places = [(mill, view.in_window(mill.rect)) for mill in self._mills]
        return [
            mill
            for mill, rect in places
            if area.colliderect(rect) and not (lit is not None and lit.colliderect(rect))
        ]

    def _find(self, view: LifeView) -> Iterator[Mill]:
        """The mills of the village; around which nothing has changed is the same as before.

        The table is painted under one of them at a time: the others follow later.
        """
        studio, composition = view.canvas.studio, view.composition
        known, self._known, painted = self._known, {}, False
        for number, item in enumerate(composition.items):
            sails = mill_sails(studio.tiles, item.key[2]) if item.key[0] == "building" else ()
            for each in sails if len(self._known) < MOST else ():
                place = place_of(studio, item, each, composition.length)
                rect = place.rect
                near = rect.collidelistall(composition.rects)
                keys = tuple(composition.items[other].key for other in near)
                key = (composition.length, composition.look, composition.outlines, keys, place.hub)
                if key not in known:
                    unknown = not self._table.knows(composition, rect)
                    if unknown and painted:
                        self._found_all = False
                        continue
                    painted = painted or unknown
                    below = self._without_sails(composition, studio, number, rect)
                    before = in_front(composition, [other for other in near if other > number], rect)
                    known[key] = Mill(item.key[4], place, rect, below, before)
                self._known[key] = known[key]
                yield known[key]

    def _without_sails(
        self, composition: Composition, studio: Studio, number: int, rect: pygame.Rect
    ) -> pygame.Surface:
        """A part of the village, of one building only what stands still."""
        picture = self._table.under(composition, rect)
        for other in rect.collidelistall(composition.rects):
            item = composition.items[other]
            surface = becalmed(studio, item, composition.length) if other == number else item.surface
            picture.blit(surface, (item.rect.left - rect.left, item.rect.top - rect.top))
        return picture
