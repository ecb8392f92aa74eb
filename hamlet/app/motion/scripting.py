"""What is known while a step is put into scenes: the step, colours, and what has left its place so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from hamlet.app.board.contents import Absent, Piece, StockedUnit
from hamlet.app.motion.lake_events import caught
from hamlet.session.history import Step

TILE_TIME, MOST_TIME = 0.2, 1.0  # seconds per tile walked, and in all
STAGGER = 0.09


@dataclass(slots=True)
class Scripting:
    """Handed from family to family of movement: each takes away what it moves, and puts it where it comes."""

    step: Step
    colours: Sequence[str]
    pieces: Counter[Piece] = field(default_factory=Counter)
    units: Counter[StockedUnit] = field(default_factory=Counter)

    @property
    def away(self) -> Absent:
        """What is not to be shown where the state before has it."""
        return Absent(dict(self.pieces), dict(self.units))

    @property
    def all_away(self) -> Absent:
        """The same when everything has come that was needed: with the fish that were caught."""
        return Absent(dict(self.pieces), dict(self.units), fish=caught(self.step))


def time_for(tiles: int) -> float:
    """Seconds for a way over so many tiles."""
    return min(MOST_TIME, max(1, tiles - 1) * TILE_TIME)
