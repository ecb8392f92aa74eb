"""What scrolls: where it stands, the bar at its right, and its foot that fades."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.palette import BRASS, INK
from hamlet.app.art.shapes import box
from hamlet.app.ids import ScrollId
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_pieces import LaidPiece
from hamlet.values import dataclass

BAR = 8
ROOM = 22  # logical pixels that the bar and the air around it take
FADE = 44
LEAST_THUMB = 36


class Scrolls:
    """How far each card is scrolled, in window pixels."""

    def __init__(self) -> None:
        self._at: dict[str, int] = {}
        self.most: dict[str, int] = {}
        self.windows: dict[str, pygame.Rect] = {}

    def lay(self, card: str, window: pygame.Rect, height: int) -> int:
        """A card of this height is seen through this window; returns how far it is scrolled."""
        self.windows[card] = window
        self.most[card] = max(0, height - window.height)
        self._at[card] = max(0, min(self.most[card], self._at.get(card, 0)))
        return self._at[card]

    def at(self, card: str) -> int:
        """How far a card is scrolled."""
        return self._at.get(card, 0)

    def forget(self) -> None:
        """Nothing scrolls until it is laid again; how far it stood stays known."""
        self.most.clear()
        self.windows.clear()

    def by(self, card: str, pixels: int) -> bool:
        """Scroll so far; whether that moved it."""
        before = self._at.get(card, 0)
        self._at[card] = max(0, min(self.most.get(card, 0), before + pixels))
        return self._at[card] != before

    def to_share(self, card: str, share: float) -> bool:
        """Scroll to a share of the whole; whether that moved it."""
        wanted = round(max(0.0, min(1.0, share)) * self.most.get(card, 0))
        return self.by(card, wanted - self._at.get(card, 0))

    def under(self, at: tuple[int, int]) -> str | None:
        """The card that scrolls under a point."""
        return next((card for card, window in self.windows.items() if window.collidepoint(at)), None)

    def reveal(self, card: str, rect: pygame.Rect, slack: int, fade: int) -> bool:
        """Scroll until this place, as it lies now, is seen with some air, above the foot that fades.

        Returns whether that moved it.
        """
        window = self.windows.get(card)
        if window is None:
            return False
        if rect.top - slack < window.top:
            return self.by(card, rect.top - slack - window.top)
        below = fade if rect.height + slack + fade <= window.height else slack
        if rect.bottom + below > window.bottom:
            return self.by(card, rect.bottom + below - window.bottom)
        return False


@dataclass(frozen=True, slots=True)
class ScrollRail:
    """The bar of a card: how much of it is seen, and where."""

    card: str
    at: int
    most: int

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A dark groove with a thumb of brass."""
        px = pane.px
        pane.group = self.card
        box(pane.surface, rect, WELL, rect.width / 2)
        thumb = rect.copy()
        thumb.height = max(px(LEAST_THUMB), rect.height**2 // (rect.height + self.most))
        thumb.top += (rect.height - thumb.height) * self.at // max(1, self.most)
        box(pane.surface, thumb, BRASS, rect.width / 2, INK, max(1, px(1)))
        pane.cell(ScrollId(self.card), rect.inflate(px(14), 0))


@dataclass(frozen=True, slots=True)
class FadingFoot:
    """The end of what is seen fades into the paper it lies on: there is more."""

    ground: LaidPiece
    corner: tuple[int, int]

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The paper once more, from nothing to all."""
        strip = pygame.Surface(rect.size, pygame.SRCALPHA)
        left, top = self.ground.at
        self.ground.piece.put(strip, (left - self.corner[0], top - self.corner[1]))
        mask = pygame.Surface((1, rect.height), pygame.SRCALPHA)
        for line in range(rect.height):
            mask.set_at((0, line), (255, 255, 255, round(255 * ((line + 1) / rect.height) ** 0.8)))
        strip.blit(pygame.transform.scale(mask, rect.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        pane.surface.blit(strip, rect)
