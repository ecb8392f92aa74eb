"""What is to be thought of a tile: too strong, too weak, fine, or nothing yet.

A new tile is compared with the other tiles of its pile in the same games, since a pile decides how often a
tile is met at all. A tile that the base game has too is compared with itself there. Only what is certain and
large enough to be felt counts: the interval of a difference must leave out 0, and the difference must lead
out of the healthy band. When a tile is new, all others of its pile are built a little less; that accuses none
of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from hamlet.numbers.catalogue import ComparedTile, TileStanding
from hamlet.numbers.shares import Proportion, difference
from hamlet.values import dataclass

LEAST_GAMES: Final = 50
"""With fewer games there is no verdict."""
LEAST_BUILDERS: Final = 20
"""With fewer builders nothing is said about how often they win."""
LEAST_PEERS: Final = 2
HEALTHY: Final = 0.2
"""So much of a fair share of wins may lie to either side: 40 to 60 % where two play."""
APART: Final = 0.05
"""So far beyond all others of its pile a tile is built unlike them."""


class TileVerdict(StrEnum):
    """What is to be thought of a tile."""

    TOO_STRONG = "too_strong"
    FINE = "fine"
    TOO_WEAK = "too_weak"
    TOO_FEW = "too_few"


class VerdictReason(StrEnum):
    """Why: its builders win more or less than others; it is built more or less than all of its pile."""

    WINS_MORE = "wins_more"
    WINS_LESS = "wins_less"
    BUILT_MORE = "built_more"
    BUILT_LESS = "built_less"


STRONG: Final = frozenset((VerdictReason.WINS_MORE, VerdictReason.BUILT_MORE))


@dataclass(frozen=True, slots=True)
class TileRow:
    """One tile in numbers, all shares with their intervals."""

    entry: ComparedTile
    taken: Proportion
    built: Proportion
    """Of the games in which it could be drawn."""
    base_built: Proportion | None
    """The same in the base game, if it has the tile."""
    others: tuple[float, float] | None
    """The least and the most that the others of its pile are built."""
    wins: Proportion
    """Of the seats that built it, those that won."""
    base_wins: Proportion | None
    expected: Proportion
    """The same of the others of its pile, all together."""
    by_seat: tuple[int, ...]
    """In how many games each seat built it."""
    verdict: TileVerdict = TileVerdict.TOO_FEW
    reasons: tuple[VerdictReason, ...] = ()

    @property
    def id(self) -> str:
        """The tile's id."""
        return self.entry.id

    @property
    def change(self) -> float:
        """How much more it is built than in the base game; of a new tile nothing is known."""
        return self.built.part - self.base_built.part if self.base_built is not None else 0.0


def reasons_for(row: TileRow, peers: Sequence[Proportion], fair: float) -> tuple[VerdictReason, ...]:
    """All that is to be said against a tile whose pile's others are built like this."""
    return tuple(each for each in (_by_wins(row, fair), _by_building(row, peers)) if each is not None)


def verdict_of(reasons: Sequence[VerdictReason]) -> TileVerdict:
    """What the reasons come to: how often its builders win weighs more than how often it is built."""
    if not reasons:
        return TileVerdict.FINE
    return TileVerdict.TOO_STRONG if reasons[0] in STRONG else TileVerdict.TOO_WEAK


def _by_wins(row: TileRow, fair: float) -> VerdictReason | None:
    reference = row.expected if row.base_wins is None else row.base_wins
    if min(row.wins.of, reference.of) < LEAST_BUILDERS:
        return None
    low, high = difference(row.wins, reference)
    usual, band = row.expected.part if row.expected.of else fair, HEALTHY * fair
    if low > 0 and row.wins.part > usual + band:
        return VerdictReason.WINS_MORE
    return VerdictReason.WINS_LESS if high < 0 and row.wins.part < usual - band else None


def _by_building(row: TileRow, peers: Sequence[Proportion]) -> VerdictReason | None:
    """Whether it is built more, or less, than each of its pile's others; what is as it was is not asked."""
    if row.entry.standing is TileStanding.SAME or len(peers) < LEAST_PEERS:
        return None
    if all(_surely(row.built, each) for each in peers):
        return VerdictReason.BUILT_MORE
    return VerdictReason.BUILT_LESS if all(_surely(each, row.built) for each in peers) else None


def _surely(more: Proportion, less: Proportion) -> bool:
    return difference(more, less)[0] > 0 and more.part > less.part + APART
