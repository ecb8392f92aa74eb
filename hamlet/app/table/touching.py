"""Where the hand lies: no card comes to lie so that another button than the one clicked is under it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.ids import Id
from hamlet.app.ui.hit_regions import HitRegion

NEAR = 5  # logical pixels between the hand and the next button, where the card has to give way
STEP = 6


@dataclass(frozen=True, slots=True)
class Touch:
    """The last click on a card, as long as the hand lies on it: at which point, on what."""

    at: tuple[int, int]
    what: Id | None


@dataclass(frozen=True, slots=True)
class Underhand:
    """A card, by the buttons it has counted from its corner, and the hand over it."""

    touch: Touch
    buttons: tuple[HitRegion, ...]

    def lies_well(self, card: pygame.Rect) -> bool:
        """Whether a click at the same point would do the same as before, or nothing."""
        x, y = self.touch.at[0] - card.left, self.touch.at[1] - card.top
        top = next((hit for hit in reversed(self.buttons) if hit.contains((x, y))), None)
        return top is None or not top.enabled or not top.tab or top.id == self.touch.what

    def lies_on(self, card: pygame.Rect) -> bool:
        """Whether the hand lies on the card."""
        return bool(card.collidepoint(self.touch.at))

    def lies_clear(self, card: pygame.Rect) -> bool:
        """Whether the hand is on the card's bare paper, with some room around it."""
        if not self.lies_on(card):
            return False
        room = pygame.Rect(0, 0, 2 * NEAR + 1, 2 * NEAR + 1)
        room.center = (self.touch.at[0] - card.left, self.touch.at[1] - card.top)
        return not any(hit.enabled and hit.tab and hit.bounds.colliderect(room) for hit in self.buttons)


def underhand(touch: Touch | None, hits: Sequence[HitRegion]) -> Underhand | None:
    """The hand and what the card has to press, lowest first; None where no hand lies."""
    if touch is None:
        return None
    return Underhand(touch, tuple(sorted(hits, key=lambda hit: hit.z)))


def steps_aside(last: pygame.Rect, room: pygame.Rect) -> Iterator[pygame.Rect]:
    """The card's place moved up or down, or to a side, by ever more."""
    for step in range(STEP, max(room.size), STEP):
        for across, down in ((0, step), (0, -step), (step, 0), (-step, 0)):
            rect = last.move(across, down)
            if room.contains(rect):
                yield rect
