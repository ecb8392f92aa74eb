"""The view makes room: where a card has no place beside what it is about, the village moves away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter, is_

import pygame

from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.eye import Eye
from hamlet.app.table.kept_visible import KeptVisible

STEP = 10  # logical pixels between the moves that are tried
AROUND = 10  # that are left around what has to be seen
SMALLER = 0.88
SIGN = 44  # that a sign has at most, however small the village is
TRIES = 4
TIMES = 8  # so often the view is made smaller, at most


@dataclass(frozen=True, slots=True)
class Move:
    """The village by so many pixels, so many times as large about the middle of the view."""

    across: int
    down: int
    size: float = 1.0

    @property
    def far(self) -> int:
        """How far that is."""
        return abs(self.across) + abs(self.down)


STAY = Move(0, 0)
_FAR = attrgetter("far")


class MakingRoom:
    """Moves the camera for a card and back when it is gone, unless somebody has moved it meanwhile."""

    def __init__(self, camera: BoardCamera) -> None:
        self.camera = camera
        self._before: tuple[Eye, bool] | None = None
        self.moved = False
        """Whether the view is elsewhere for the sake of a card."""
        self._about: object = None
        self._tries = 0
        self._asked: tuple[object, object] = (None, None)
        self._left = 0

    def make(self, card: pygame.Rect, kept: KeptVisible, about: object) -> pygame.Rect | None:
        """Move the view so that a card covers nothing that has to be seen: where it stands then, if anywhere.

        `about` tells what the card shows. Signs find their places a moment later, so it is tried a few times
        for each, and no more: the view comes to rest.
        """
        start, self._tries, self._about = self.camera.goal, self._tries * (self._about == about) + 1, about
        if self._tries > TRIES:
            return None
        seen = (rect.clip(start.rect) for rect in kept.lying)
        return self._move(card, [rect for rect in seen if rect.width and rect.height], kept.fixed)

    def show_all(self, card: pygame.Rect, kept: KeptVisible, about: tuple[object, object]) -> bool:
        """Have all that is asked about in the view, not only a part of it; False if it stays as it is.

        `about` is the question and the layout. Whoever moves the view after that finds it left alone.
        """
        if not all(map(is_, self._asked, about)):
            self._asked, self._left = about, TRIES
        view = self.camera.goal.rect
        if not self._left or all(view.contains(rect) for rect in kept.lying):
            return False
        self._left -= 1
        start = self.camera.goal
        return self._move(card, kept.lying, kept.fixed) is not None and self.camera.goal != start

    def _move(
        self, card: pygame.Rect, lying: Sequence[pygame.Rect], fixed: Sequence[pygame.Rect]
    ) -> pygame.Rect | None:
        """Move the view as little as serves; where the card is to stand, None if nothing serves."""
        start = self.camera.goal
        move, place = next(self._moves(card, start, lying, fixed), (None, None)) if lying else (None, None)
        if move is None or move == STAY:
            return place
        if self._before is None:
            self._before = (start, self.camera.fitted)
        middle = start.middle
        aim = (middle[0] - move.across / move.size, middle[1] - move.down / move.size)
        self.camera.look_at(start.plane(aim), start.length * move.size)
        self.moved = True
        return place

    def forget(self) -> None:
        """Somebody has moved the view: that is where it stays."""
        self._before = self._about = None
        self.moved, self._left = False, 0

    def back(self) -> None:
        """The card is gone: so is the reason to look from here."""
        before = self._before
        self.forget()
        if before is None:
            return
        eye, fitted = before
        if fitted:
            self.camera.fit()
        else:
            self.camera.look_at((eye.x, eye.y), eye.length)

    def _moves(
        self, card: pygame.Rect, eye: Eye, lying: Sequence[pygame.Rect], fixed: Sequence[pygame.Rect]
    ) -> Iterator[tuple[Move, pygame.Rect]]:
        """What serves, the largest view first, and where the card stands then."""
        places, size = list(_places(card, eye, fixed)) or [card], 1.0
        for _ in range(TIMES):
            smaller = [_shrunk(rect, eye, size) for rect in lying]
            found = ((_least(place, eye, smaller, size), place) for place in places)
            yield from ((move, place) for move, place in found if move is not None)
            size *= SMALLER
            if eye.length * size < self.camera.limits()[0]:
                return


def _places(card: pygame.Rect, eye: Eye, fixed: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """The card stays where it is, as it may lie under a hand, or goes to an edge; beside what is fixed."""
    edge, over = round(16 * eye.scale), list(fixed)
    room = eye.rect.inflate(-edge, -edge)
    for place in (card, card.move_to(midleft=room.midleft), card.move_to(midright=room.midright)):
        met = place.collidelistall(over)
        clear = place.move_to(right=min(over[number].left for number in met)) if met else place
        if not met or (clear.left >= room.left and clear.collidelist(over) < 0):
            yield clear


def _shrunk(rect: pygame.Rect, eye: Eye, size: float) -> pygame.Rect:
    """Where it lies when the view is so many times as large; signs keep their size."""
    (x, y), least = eye.middle, SIGN * eye.scale
    wide, high = (round(max(side * size, min(side, least))) for side in rect.size)
    shrunk = pygame.Rect(0, 0, wide, high)
    shrunk.center = (round(x + (rect.centerx - x) * size), round(y + (rect.centery - y) * size))
    return shrunk


def _least(card: pygame.Rect, eye: Eye, lying: Sequence[pygame.Rect], size: float) -> Move | None:
    """The least move that takes all of it out from under the card and leaves it in the view."""
    edge, near = round(8 * eye.scale), round(2 * AROUND * eye.scale)
    inner, whole = eye.rect.inflate(-edge, -edge), lying[0].unionall(list(lying[1:]))
    moves = [
        Move(across, down, size)
        for across in _by(inner.left - whole.left, inner.right - whole.right, eye.scale)
        for down in _by(inner.top - whole.top, inner.bottom - whole.bottom, eye.scale)
    ]
    covering, under = card.inflate(near, near), list(lying)
    clear = (move for move in moves if covering.move(-move.across, -move.down).collidelist(under) < 0)
    return min(clear, key=_FAR, default=None)


def _by(least: int, most: int, scale: float) -> list[int]:
    """Moves in steps, as far as everything stays in the view; where it is in the view now, also none."""
    return [*range(least, most + 1, max(1, round(STEP * scale))), *([0] if least <= 0 <= most else [])]
