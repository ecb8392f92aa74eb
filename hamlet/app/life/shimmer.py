"""Light on the water: of two sets of ripples one fades into the other, and back, on every lake in sight."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.studio import drawn_length, scaled
from hamlet.app.life.life_view import LifeMap, LifeView
from hamlet.app.life.sprites import STRENGTHS, Sprite, faded
from hamlet.app.life.waking import LifeTime

FADE = 1.2
"""Seconds in which one set fades into the other."""
PHASES = (1, 2)
"""The sets of ripples; those of phase 0 belong to the lake's own picture."""
MOST = 8  # ripples of one set on a lake
_FAINT = 24  # what is paler is no part of a ripple

Ripple = tuple[pygame.Surface, tuple[int, int]]  # a picture, and where it lies from the lake's anchor


class Shimmer:
    """Ripples of the lakes, found one lake at a time."""

    def __init__(self) -> None:
        self._time = LifeTime()
        self._known: dict[object, tuple[list[Ripple], ...]] = {}
        self._pale: dict[tuple[int, int], pygame.Surface] = {}
        self._drawn_for: tuple[int, VillageLook] | None = None
        self._looked_at: LifeView | None = None
        self._laid_in: LifeMap | None = None
        self._laid: list[list[tuple[pygame.Surface, pygame.Rect]]] = []
        self._shown_in: LifeView | None = None
        self._shown: dict[tuple[int, int], list[Sprite]] = {}

    def rest(self) -> None:
        """The water is smooth."""
        self._time = LifeTime(self._time.moment)

    def pass_time(self, view: LifeView, time: LifeTime) -> None:
        """Light wanders; the ripples of one more lake are found."""
        self._time = time
        if _look_of(view) != self._drawn_for:
            self._drawn_for = _look_of(view)
            self._known.clear()
            self._pale.clear()
        if self._shows(view) and view is not self._looked_at:
            lake = next((lake for lake in _lakes(view) if lake.key not in self._known), None)
            if lake is None:
                self._looked_at = view
            else:
                self._known[lake.key] = _ripples(view, lake)
                self._laid_in = None

    def _shows(self, view: LifeView) -> bool:
        return view.near and view.canvas.steady and not view.canvas.studio.season.frozen

    def sprites(self, view: LifeView) -> Iterable[Sprite]:
        """Both sets, each as strong as it is now."""
        if not self._time.swell or not self._shows(view) or self._drawn_for != _look_of(view):
            return
        if self._laid_in is not view.land:
            self._laid_in, self._laid = view.land, self._lay(view)
            self._shown_in = None
        share = 0.5 - 0.5 * math.cos(math.pi * self._time.moment / FADE)
        strengths = [round(STRENGTHS * self._time.swell * part) for part in (share, 1 - share)]
        if self._shown_in is not view:
            self._shown_in, self._shown = view, {}
        for number, strength in enumerate(strengths):
            if strength and (number, strength) not in self._shown:
                self._shown[number, strength] = self._lay_out(view, number, strength)
            yield from self._shown.get((number, strength), ())

    def _lay_out(self, view: LifeView, number: int, strength: int) -> list[Sprite]:
        """The ripples of a set in the window off all signs: the same sprites as long as one looks there."""
        places = [(picture, view.in_window(place)) for picture, place in self._laid[number]]
        return [
            Sprite(self._faded(picture, strength), rect)
            for picture, rect in places
            if view.area.contains(rect) and rect.collidelist(view.signs) < 0
        ]

    def _lay(self, view: LifeView) -> list[list[tuple[pygame.Surface, pygame.Rect]]]:
        """The ripples of all lakes on the map, a list for each set."""
        laid: list[list[tuple[pygame.Surface, pygame.Rect]]] = [[] for _ in PHASES]
        for lake in view.canvas.studio.lakes(view.canvas.state.village):
            x, y = view.land.first(lake.site.anchor)
            for ripples, found in zip(self._known.get(lake.key, ()), laid, strict=False):
                for picture, (left, top) in ripples:
                    found.append((picture, picture.get_rect(topleft=(x + left, y + top))))
        return laid

    def _faded(self, picture: pygame.Surface, strength: int) -> pygame.Surface:
        key = (id(picture), strength)
        if key not in self._pale:
            self._pale[key] = faded(picture, strength)
        return self._pale[key]


def _look_of(view: LifeView) -> tuple[int, VillageLook]:
    """How large and in what light ripples are drawn."""
    return view.composition.length, view.canvas.studio.look


def _lakes(view: LifeView) -> list[LakeView]:
    """The lakes in sight that are there."""
    there = view.composition.lakes
    return [
        lake
        for lake in view.canvas.studio.lakes(view.canvas.state.village)
        if lake.key in there and view.in_window(there[lake.key]).colliderect(view.area)
    ]


def _ripples(view: LifeView, lake: LakeView) -> tuple[list[Ripple], ...]:
    """The ripples of a lake, each by itself, a list for each set."""
    length = view.composition.length
    drawn = drawn_length(length)
    painter, found = view.canvas.studio.painter(lake, drawn), []
    for phase in PHASES:
        picture = scaled(painter.ripples(phase), length / drawn, view.canvas.studio.look)
        boxes = pygame.mask.from_surface(picture.surface, _FAINT).get_bounding_rects()
        large = sorted(boxes, key=lambda box: -box.width * box.height)[:MOST]
        wide = [box.inflate(4, 4).clip(picture.surface.get_rect()) for box in large]
        found.append(
            [
                (_cut(picture.surface, box), (box.left - picture.origin[0], box.top - picture.origin[1]))
                for box in wide
            ]
        )
    return tuple(found)


def _cut(surface: pygame.Surface, box: pygame.Rect) -> pygame.Surface:
    """A part of a picture as one of its own, which blits need not unpack."""
    part = pygame.Surface(box.size, pygame.SRCALPHA)
    part.blit(surface, (0, 0), box, special_flags=pygame.BLEND_RGBA_MAX)
    return part
