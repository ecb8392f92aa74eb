"""A game from its first move to its last: turns, rounds, scores as things stood, turning points.

A moment is a number of moves: 0 is the set up, the last one the present. A game may still be coming in while
it is looked at; scores are found bit by bit and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from string import ascii_uppercase

from hamlet.engine.scoring.final import PointsBySource, final_scores
from hamlet.engine.state import State
from hamlet.session.history import Step
from hamlet.session.log import Entry
from hamlet.session.session import Session
from hamlet.values import dataclass

MOST_POINTS, LEAST_SWING, APART = 5, 4, 0.05
TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some moves of a game in a row: those after `start`, up to `end`."""

    start: int
    end: int
    number: int
    """Of a turn its seat, of a round the round."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that changed most who leads, and by how much."""

    letter: str
    move: int
    swing: int
    seat: int
    """Whose lead it changed most; of several whoever gained."""
    gained: bool


class Timeline:
    """One game in time. `total` is how many moves its record has, of which the last may be damaged."""

    def __init__(
        self, session: Session, total: int | None = None, coming: Iterator[Session] | None = None
    ) -> None:
        """A game that is there, or one that still plays itself again, a step at a time."""
        self.session = session
        self._told = total
        self._coming = coming
        self._scores: list[tuple[int, ...]] = []
        self._ahead: dict[int, tuple[int, ...]] = {}
        self._points: tuple[int, tuple[TurningPoint, ...]] | None = None

    # how far it goes

    @property
    def moves(self) -> int:
        """How many moves can be looked at now."""
        return len(self.session.history.done)

    @property
    def total(self) -> int:
        """How many moves the game has, damaged ones included."""
        return max(self._told or 0, self.moves)

    @property
    def whole(self) -> bool:
        """Whether all that can come in has."""
        return self._coming is None

    @property
    def broken_at(self) -> int | None:
        """From which move on nothing can be played again; None if all of it can."""
        return self.moves if self.whole and self.moves < self.total else None

    @property
    def known(self) -> int:
        """For how many moments the scores are found, from the first on."""
        return len(self._scores)

    @property
    def ready(self) -> bool:
        """Whether nothing is left to do."""
        return self.whole and self.known > self.moves

    def work(self) -> bool:
        """Play one move more, or find one more score; whether there was something to do."""
        if self._coming is not None:
            if next(self._coming, None) is None:
                self._coming = None
            return True
        if self.known <= self.moves:
            moment = self.known
            self._scores.append(self._ahead.pop(moment, ()) or self._found(moment))
            return True
        return False

    # moments

    def state(self, moment: int) -> State:
        """The game after so many moves."""
        return self.session.history.done[moment - 1].after if moment else self.session.start

    def step(self, moment: int) -> Step | None:
        """The move that led to a moment; none led to the first."""
        return self.session.history.done[moment - 1] if moment else None

    def entry(self, moment: int) -> Entry | None:
        """What the log says of the move that led to a moment."""
        return self.session.log.entries[moment - 1] if moment else None

    def scores(self, moment: int) -> tuple[int, ...]:
        """What each seat would score if the game had ended there."""
        if moment < self.known:
            return self._scores[moment]
        if moment not in self._ahead:
            # Those between are found in their turn: the last moment is asked for first.
            self._ahead[moment] = self._found(moment)
        return self._ahead[moment]

    def _found(self, moment: int) -> tuple[int, ...]:
        return tuple(score[TOTAL] for score in final_scores(self.state(moment)))

    def brought(self, moment: int) -> list[PointsBySource]:
        """What the move that led here changed of each seat's score, by source; what stayed is left out."""
        if not moment:
            return [{} for _ in self.session.setup.seats]
        before, after = final_scores(self.state(moment - 1)), final_scores(self.state(moment))
        return [
            {
                source: now.get(source, 0) - was.get(source, 0)
                for source in dict.fromkeys((*was, *now))
                if now.get(source, 0) != was.get(source, 0)
            }
            for was, now in zip(before, after, strict=True)
        ]

    # turns and rounds

    def turns(self) -> list[Stretch]:
        """Whose turn it was, from the first move on."""
        return _stretches([(step.before.round, step.before.in_turn) for step in self.session.history.done])

    def rounds(self) -> list[Stretch]:
        """The rounds."""
        return _stretches([(step.before.round, step.before.round) for step in self.session.history.done])

    def turn_from(self, moment: int, by: int) -> int:
        """The end of the next turn, or the beginning of this or the former one."""
        edges = [0, *(turn.end for turn in self.turns())]
        if by > 0:
            return next((edge for edge in edges if edge > moment), self.moves)
        return next((edge for edge in reversed(edges) if edge < moment), 0)

    # turning points

    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The moves that changed the lead most, as far as scores are known; lettered in their order."""
        if self._points is None or self._points[0] != self.known:
            self._points = (self.known, self._found_points())
        return self._points[1]

    def _found_points(self) -> tuple[TurningPoint, ...]:
        swings = [(_swing(was, now), move) for move, (was, now) in enumerate(pairwise(self._scores), start=1)]
        chosen: list[tuple[int, int]] = []
        apart = max(3, round(self.moves * APART))
        for swing, move in sorted(swings, key=lambda each: (-each[0], each[1])):
            if swing < LEAST_SWING or len(chosen) == MOST_POINTS:
                break
            if all(abs(move - other) >= apart for _, other in chosen):
                chosen.append((swing, move))
        in_order = sorted(chosen, key=lambda each: each[1])
        return tuple(
            self._point(letter, move) for letter, (_, move) in zip(ascii_uppercase, in_order, strict=False)
        )

    def _point(self, letter: str, move: int) -> TurningPoint:
        changes = _lead_changes(self._scores[move - 1], self._scores[move])
        seat = max(range(len(changes)), key=lambda each: (abs(changes[each]), changes[each]))
        return TurningPoint(letter, move, abs(changes[seat]), seat, changes[seat] > 0)

    def point_from(self, moment: int, by: int) -> int | None:
        """The next turning point, or the former one."""
        moves = [point.move for point in self.turning_points()]
        later = [move for move in moves if move > moment]
        earlier = [move for move in moves if move < moment]
        return next(iter(later), None) if by > 0 else next(reversed(earlier), None)


def _swing(was: tuple[int, ...], now: tuple[int, ...]) -> int:
    """By how much somebody came nearer to the lead, or away from it."""
    return max((abs(change) for change in _lead_changes(was, now)), default=0)


def _lead_changes(was: tuple[int, ...], now: tuple[int, ...]) -> list[int]:
    return [_lead(now, seat) - _lead(was, seat) for seat in range(len(now))]


def _lead(scores: tuple[int, ...], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def _stretches(keys: list[tuple[int, int]]) -> list[Stretch]:
    found: list[Stretch] = []
    start = 0
    for end in range(1, len(keys) + 1):
        if end == len(keys) or keys[end] != keys[start]:
            found.append(Stretch(start, end, keys[start][1]))
            start = end
    return found
