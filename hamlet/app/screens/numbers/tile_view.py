"""What a row of the page says of a tile, as a value: the same row is not drawn twice."""

from __future__ import annotations

from typing import Final

from hamlet.numbers.catalogue import TileStanding
from hamlet.numbers.comparing import Comparison
from hamlet.numbers.judging import HEALTHY, TileRow, TileVerdict, VerdictReason
from hamlet.numbers.naming import reason_told, standing_told, tile_name
from hamlet.numbers.shares import Proportion
from hamlet.values import dataclass
from hamlet.words.words import Words

AROUND: Final = 0.32
"""So far to either side of a fair share the axis of wins goes."""
SHOWN_BUILDERS: Final = 5
"""Of fewer builders nothing is drawn: the bounds would span nearly everything."""
BY_WINS: Final = frozenset((VerdictReason.WINS_MORE, VerdictReason.WINS_LESS))
MINUS: Final = "\u2212"


@dataclass(frozen=True, slots=True)
class WinsAxis:
    """From which share to which the axis goes, what is fair, and the healthy band around it."""

    low: float
    high: float
    fair: float
    band: tuple[float, float]

    def ticks(self) -> tuple[float, ...]:
        """Every tenth of all games that lies on it."""
        return tuple(each / 10 for each in range(11) if self.low <= each / 10 <= self.high)

    def along(self, share: float) -> float:
        """Where a share lies, from 0 to 1; what is beyond an end lies there."""
        return max(0.0, min(1.0, (share - self.low) / (self.high - self.low)))

    def beyond(self, share: float) -> int:
        """On which side of the axis a share would lie: -1 before it, 1 behind it, 0 for one on it."""
        return (share > self.high) - (share < self.low)


def wins_axis(found: Comparison) -> WinsAxis:
    """Around what each seat would win if nothing mattered."""
    fair, band = found.fair, HEALTHY * found.fair
    return WinsAxis(max(0.0, fair - AROUND), min(1.0, fair + AROUND), fair, (fair - band, fair + band))


@dataclass(frozen=True, slots=True)
class WinsView:
    """How often its builders win: the share with its bounds, and what it is compared with."""

    part: float
    low: float
    high: float
    ring: float


@dataclass(frozen=True, slots=True)
class TileView:
    """One tile in numbers and words."""

    tile: str
    name: str
    new: bool
    chip: str
    """New, changed, or nothing."""
    built: float
    taken: float
    before: tuple[float, float]
    """The grey bar: up to what the base game has, or the range of its pile's others."""
    change: str
    wins: WinsView | None
    verdict: TileVerdict
    by_wins: bool
    """Whether it is accused for how often its builders win."""
    by_building: bool
    told: str
    """All of it in a sentence or two."""
    cells: tuple[str, ...]
    """The same as columns of a table."""

    @property
    def accused(self) -> bool:
        """Whether anything is wrong with it."""
        return self.by_wins or self.by_building


def tile_views(words: Words, found: Comparison) -> tuple[TileView, ...]:
    """All rows, in their order."""
    return tuple(_view(words, found, row) for row in found.rows)


def percent(share: float) -> str:
    """A share as a number of hundred."""
    return f"{100 * share:.0f}"


def signed(number: float, digits: int = 0) -> str:
    """A number with its sign, the minus as long as the plus."""
    told = f"{number:+.{digits}f}"
    return told.replace("-", MINUS) if float(told) else told.strip("+-")


def _view(words: Words, found: Comparison, row: TileRow) -> TileView:
    reference = row.expected if row.base_wins is None else row.base_wins
    known = row.wins.of >= SHOWN_BUILDERS
    wins = WinsView(row.wins.part, row.wins.low, row.wins.high, reference.part) if known else None
    return TileView(
        row.id,
        tile_name(words, row.entry),
        row.entry.standing is TileStanding.NEW,
        standing_told(words, row),
        row.built.part,
        max(row.taken.part, row.built.part),
        _before(row),
        signed(100 * row.change) if row.base_built is not None else "",
        wins,
        row.verdict,
        any(each in BY_WINS for each in row.reasons),
        any(each not in BY_WINS for each in row.reasons),
        _told(words, found, row),
        _cells(words, found, row, reference),
    )


def _before(row: TileRow) -> tuple[float, float]:
    if row.base_built is not None:
        return 0.0, row.base_built.part
    return row.others or (0.0, 0.0)


def _seats(found: Comparison, row: TileRow) -> str:
    games = max(found.with_packs.games, 1)
    return " / ".join(percent(each / games) for each in row.by_seat)


def _told(words: Words, found: Comparison, row: TileRow) -> str:
    taken, built = percent(row.taken.part), percent(row.built.part)
    seats = _seats(found, row)
    told = words.label("screens.numbers.tile", taken=taken, built=built, seats=seats)
    if not row.reasons:
        return told
    reasons = [reason_told(words, each) for each in row.reasons]
    return f"{words.label('screens.numbers.accused', reasons=reasons)} {told}"


def _bounded(share: Proportion) -> str:
    return f"{percent(share.part)} ({percent(share.low)}–{percent(share.high)})" if share.of else "–"


def _cells(words: Words, found: Comparison, row: TileRow, reference: Proportion) -> tuple[str, ...]:
    low, high = _before(row)
    base = percent(high) if row.base_built is not None else f"{percent(low)}–{percent(high)}"
    return (
        percent(row.taken.part),
        percent(row.built.part),
        base,
        _seats(found, row),
        _bounded(row.wins),
        percent(reference.part) if reference.of else "–",
        words.called("numbers", f"verdict.{row.verdict}"),
    )
