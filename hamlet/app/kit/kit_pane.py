"""What blocks of a page are drawn on: a pane that also takes note of controls and of pictures that move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

import pygame

from hamlet.app.ids import Id
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.values import dataclass

SetValue = bool | float | str
"""What a control can come to: switched, a number, or the name of a choice."""
LivePainter = Callable[[pygame.Surface, pygame.Rect, float, float], None]
"""Draws a moving picture: surface, place, scale, and the seconds that the page has been shown."""


class Adjusted(Protocol):
    """A control as data: what it is called, and what hands make of it."""

    @property
    def id(self) -> Id:
        """By this its page knows it."""

    @property
    def current(self) -> SetValue | None:
        """What it stands at; None: it stands at nothing."""

    def stepped(self, by: int) -> SetValue | None:
        """What an arrow to the left (-1) or right (1) makes of it; None: arrows only walk past it."""

    def pressed(self) -> SetValue | None:
        """What Enter or a click makes of it; None: nothing."""

    def pulled(self, share: float) -> SetValue | None:
        """What pulling to this share of its track makes of it; None: it has none."""


@dataclass(frozen=True, slots=True)
class KitControl:
    """A control where it stands.

    `here`: Tab comes to it first of its group. `lifts`: it rises to meet a hand. `track` can be pulled along.
    """

    adjusted: Adjusted
    region: HitRegion
    here: bool = False
    lifts: bool = False
    track: pygame.Rect | None = None

    def moved(self, across: int, down: int) -> KitControl:
        """The same somewhere else."""
        track = self.track.move(across, down) if self.track is not None else None
        return replace(self, region=self.region.moved(across, down), track=track)


@dataclass(frozen=True, slots=True)
class LivePicture:
    """A picture that is drawn anew in every frame for so many seconds, and then stands still.

    On a card that scrolls it is seen through a `window`.
    """

    rect: pygame.Rect
    paint: LivePainter
    seconds: float
    window: pygame.Rect | None = None

    @property
    def seen(self) -> pygame.Rect:
        """What of it is seen."""
        return self.rect if self.window is None else self.rect.clip(self.window)

    def moved(self, across: int, down: int) -> LivePicture:
        """The same somewhere else."""
        return replace(self, rect=self.rect.move(across, down))


class KitPane(Pane):
    """A pane with controls and moving pictures."""

    controls: list[KitControl]
    lives: list[LivePicture]

    def __init__(self, pane: Pane) -> None:
        super().__init__(pane.surface, pane.scale, pane.words, pane.group)
        self.controls = []
        self.lives = []

    def control(
        self,
        adjusted: Adjusted,
        rect: pygame.Rect,
        hint: str = "",
        *,
        enabled: bool = True,
        here: bool = False,
        lifts: bool = False,
        track: pygame.Rect | None = None,
    ) -> None:
        """A control stands here."""
        region = HitRegion(adjusted.id, rect.copy(), 0, enabled, hint, self.group)
        self.hits.append(region)
        self.controls.append(KitControl(adjusted, region, here, lifts, track))

    def cell(self, what: Id, rect: pygame.Rect, hint: str = "", *, enabled: bool = True) -> None:
        """A part of a control that a pointer can choose by itself."""
        self.hits.append(HitRegion(what, rect.copy(), 0, enabled, hint, self.group, tab=False))

    def live(self, rect: pygame.Rect, paint: LivePainter, seconds: float) -> None:
        """Something moves here."""
        self.lives.append(LivePicture(rect.copy(), paint, seconds))
