"""How a page comes: its ground fades in, its cards rise one after the other. Then nothing moves."""

from __future__ import annotations

from enum import StrEnum

import pygame

from hamlet.app.kit.kit_pieces import LaidPiece
from hamlet.store.settings import Settings

FADE = 0.2
APART = 0.03
WHOLE = 0.3
RISE = 12


class MotionKind(StrEnum):
    """How much may move."""

    FULL = "full"
    REDUCED = "reduced"
    OFF = "off"


def motion_of(settings: Settings) -> MotionKind:
    """How much may move on a page."""
    return MotionKind(settings.motion) if settings.own_pace > 0 else MotionKind.OFF


class Entering:
    """One coming of a page; over what was seen before."""

    def __init__(self, kind: MotionKind, scale: float) -> None:
        self.kind = kind
        self.scale = scale
        self.began: float | None = None
        self._before: pygame.Surface | None = None

    def over(self, now: float) -> bool:
        """Whether everything has come to rest."""
        return self.kind is MotionKind.OFF or (self.began is not None and now - self.began >= WHOLE)

    def begin(self, surface: pygame.Surface, now: float) -> None:
        """With the first frame: what is seen there now is what the page comes over."""
        if self.began is None:
            self.began, self._before = now, surface.copy()

    def paint(
        self, surface: pygame.Surface, ground: pygame.Surface, laid: list[LaidPiece], now: float
    ) -> None:
        """The page as far as it has come."""
        passed = now - (self.began if self.began is not None else now)
        clip = surface.get_clip()
        if self._before is not None and self._before.get_size() == surface.get_size():
            surface.blit(self._before, clip, clip)
        _blit_faded(surface, ground, clip, eased(passed / FADE))
        # All that lies on the page comes within the time there is, however many they are.
        apart = min(APART, (WHOLE - FADE) / max(1, len(laid) - 1))
        for number, piece in enumerate(laid):
            share = eased((passed - apart * number) / FADE)
            rise = round(RISE * self.scale * (1 - share)) if self.kind is MotionKind.FULL else 0
            if share > 0 and clip.colliderect(piece.bounds.move(0, rise)):
                piece.piece.surface.set_alpha(round(255 * share))
                piece.put(surface, rise)
                piece.piece.surface.set_alpha(255)


def _blit_faded(surface: pygame.Surface, picture: pygame.Surface, clip: pygame.Rect, share: float) -> None:
    picture.set_alpha(round(255 * share))
    surface.blit(picture, clip, clip)
    picture.set_alpha(255)


def eased(share: float) -> float:
    """From 0 to 1, fast at first."""
    share = max(0.0, min(1.0, share))
    return 1 - (1 - share) ** 3
