"""Boats that bob on their lakes: up and down, leaning to either side."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

import pygame

from hamlet.app.art.seeds import seed_of
from hamlet.app.board.display_list import Composition, Item
from hamlet.app.life.life_view import LifeMap, LifeView
from hamlet.app.life.sprites import Sprite
from hamlet.app.life.waking import LifeTime

BOB_TIME = 3.2
HIGH = 2.0  # logical pixels up and down
LEANS = 2.0  # degrees to either side
STEPS = 6  # pictures of a boat that leans to one side


@lru_cache(maxsize=192)
def leaning(picture: pygame.Surface, step: int) -> pygame.Surface:
    """A boat that leans so many steps to the left."""
    return pygame.transform.rotozoom(picture, LEANS * step / STEPS, 1.0) if step else picture


def bobbing(moment: float, phase: float, swell: float = 1.0) -> tuple[float, int]:
    """How deep a boat lies, from -1 to 1, and by how many steps it leans."""
    turn = 2 * math.pi * moment / BOB_TIME + phase
    return swell * math.sin(turn), round(STEPS * swell * math.sin(turn + 1.9))


class BobbingBoats:
    """Every boat in sight on open water."""

    def __init__(self) -> None:
        self._time = LifeTime()
        self._land: LifeMap | None = None
        self._afloat: list[tuple[Item, pygame.Surface]] = []

    def rest(self) -> None:
        """They lie still."""
        self._time = LifeTime(self._time.moment)

    def pass_time(self, _view: LifeView, time: LifeTime) -> None:
        """The water moves."""
        self._time = time

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """The water without its boat, and over it the boat as it lies now."""
        swell = self._time.swell
        if not swell or not view.canvas.steady or not view.near or view.canvas.studio.season.frozen:
            return
        if view.land is not self._land:
            self._land, self._afloat = view.land, _afloat(view.composition)
        high = HIGH * view.eye.scale
        for item, water in self._afloat:
            rect = view.in_window(item.rect)
            if not view.area.contains(rect.inflate(8, 8)):
                continue
            deep, lean = bobbing(self._time.moment, seed_of(str(item.key[1])) % 7, swell)
            picture = leaning(item.surface, lean)
            at = (rect.centerx, rect.centery + round(high * deep))
            yield Sprite(water, water.get_rect(center=rect.center), rect)
            yield Sprite(picture, picture.get_rect(center=at), rect)


def _afloat(composition: Composition) -> list[tuple[Item, pygame.Surface]]:
    """Each boat, and a picture of what lies under it."""
    return [(item, _under(composition, item)) for item in composition.items if item.key[0] == "boat"]


def _under(composition: Composition, boat: Item) -> pygame.Surface:
    """What is seen where the boat lies, without the boat: the water, its banks, and signs near it."""
    part = boat.rect.inflate(4, 4)
    picture = pygame.Surface(part.size)
    items = (composition.items[number] for number in part.collidelistall(composition.rects))
    picture.fblits(
        [
            (item.surface, (item.rect.left - part.left, item.rect.top - part.top))
            for item in items
            if item is not boat
        ]
    )
    return picture
