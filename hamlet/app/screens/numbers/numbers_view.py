"""What the page says besides its tiles: four verdicts, the length of games, and points by source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from statistics import quantiles
from typing import Final

from hamlet.app.art.severity import Severity
from hamlet.app.screens.numbers.tile_view import TileView, percent, signed
from hamlet.numbers.comparing import AWARDS, ROADS, TOTAL, Comparison
from hamlet.numbers.judging import LEAST_GAMES, TileVerdict
from hamlet.numbers.naming import source_name
from hamlet.numbers.opponents import Ask
from hamlet.numbers.shares import MeanChange
from hamlet.values import dataclass
from hamlet.words.words import Words

LONGER: Final = 1.0
"""So many rounds more or less are felt."""
RICHER: Final = 0.08
"""So large a part of all points is felt."""
ICONS: Final[Mapping[str, str]] = {
    "during": "house",
    "landmark": "flag",
    "longest_road": "road",
    ROADS: "road",
    AWARDS: "crown",
    "gold": "gold",
}


@dataclass(frozen=True, slots=True)
class VerdictView:
    """One of the four verdicts: how bad it is (nothing: not known yet), what, and against what."""

    severity: Severity | None
    title: str
    told: str


@dataclass(frozen=True, slots=True)
class LengthView:
    """Games by their length: rounds, how many with the packs, how many without."""

    bars: tuple[tuple[int, int, int], ...]
    with_packs: float
    base: float
    usual: tuple[float, float]
    """Where half of the games without the packs lie."""
    told: str


@dataclass(frozen=True, slots=True)
class SourceView:
    """Points from one source."""

    icon: str
    name: str
    with_packs: float
    base: float
    change: str
    sure: bool


def verdicts(words: Words, found: Comparison, tiles: tuple[TileView, ...]) -> tuple[VerdictView, ...]:
    """Length, points, how tiles are built, and who wins by them."""
    if not found.enough:
        told = words.label("screens.numbers.few", games=found.games, least=LEAST_GAMES)
        return tuple(
            VerdictView(None, each.title, told) for each in (_length(words, found), _points(words, found))
        )
    return (
        _length(words, found),
        _points(words, found),
        _building(words, tiles),
        _winning(words, found, tiles),
    )


def _length(words: Words, found: Comparison) -> VerdictView:
    change = found.length
    felt = change.sure and abs(change.change) >= LONGER
    code = "screens.numbers.length.longer" if change.change > 0 else "screens.numbers.length.shorter"
    told = words.label(code, rounds=f"{abs(change.change):.1f}")
    if not change.sure:
        told = words.label("screens.numbers.length.same")
    title = words.label("screens.numbers.rounds", rounds=f"{change.with_packs:.1f}")
    return VerdictView(Severity.LOOK_AT if felt else Severity.SOUND, title, told)


def _points(words: Words, found: Comparison) -> VerdictView:
    change = found.total
    felt = change.sure and abs(change.change) >= RICHER * max(change.base, 1.0)
    code = "screens.numbers.points.more" if change.change > 0 else "screens.numbers.points.less"
    told = words.label(code, points=f"{abs(change.change):.1f}")
    if not change.sure:
        told = words.label("screens.numbers.points.same")
    title = words.label("screens.numbers.points", points=f"{change.with_packs:.0f}")
    return VerdictView(Severity.LOOK_AT if felt else Severity.SOUND, title, told)


def _severity(tile: TileView) -> Severity:
    return Severity.MISTAKE if tile.verdict is TileVerdict.TOO_STRONG else Severity.LOOK_AT


def _building(words: Words, tiles: tuple[TileView, ...]) -> VerdictView:
    odd = [each for each in tiles if each.by_building]
    if not odd:
        return VerdictView(
            Severity.SOUND, words.label("screens.numbers.fits"), words.label("screens.numbers.fits.told")
        )
    first = odd[0]
    title = words.label("screens.numbers.named", name=first.name, percent=percent(first.built))
    low, high = (percent(each) for each in first.before)
    code = "screens.numbers.unlike" if first.new else "screens.numbers.unlike.changed"
    return VerdictView(_severity(first), title, words.label(code, low=low, high=high))


def _winning(words: Words, found: Comparison, tiles: tuple[TileView, ...]) -> VerdictView:
    odd = [(each, each.wins) for each in tiles if each.by_wins and each.wins is not None]
    if not odd:
        fair = percent(found.fair)
        return VerdictView(
            Severity.SOUND,
            words.label("screens.numbers.nobody"),
            words.label("screens.numbers.nobody.told", fair=fair),
        )
    (first, wins), more = odd[0], len(odd) - 1
    title = words.label("screens.numbers.winner", name=first.name, percent=percent(wins.part))
    code = "screens.numbers.winner.more" if more else "screens.numbers.winner.told"
    return VerdictView(_severity(first), title, words.label(code, others=percent(wins.ring), count=more))


def length_view(words: Words, found: Comparison) -> LengthView:
    """How many games were how long, with the packs and without."""
    with_packs, base = Counter(found.with_packs.rounds.values()), Counter(found.base.rounds.values())
    every = [*with_packs, *base]
    span = range(min(every), max(every) + 1) if every else range(0)
    bars = tuple((rounds, with_packs[rounds], base[rounds]) for rounds in span)
    mine, theirs = (_half(tally.rounds) for tally in (found.with_packs, found.base))
    told = words.label(
        "screens.numbers.half", low=mine[0], high=mine[1], base_low=theirs[0], base_high=theirs[1]
    )
    usual = float(theirs[0]), float(theirs[1])
    return LengthView(bars, found.length.with_packs, found.length.base, usual, told if every else "")


def _half(rounds: Mapping[int, int]) -> tuple[int, int]:
    """Between which lengths the middle half of the games lies."""
    lengths = sorted(rounds.values())
    if len(lengths) < 2:
        return (lengths[0], lengths[0]) if lengths else (0, 0)
    low, _, high = quantiles(lengths, n=4, method="inclusive")
    return round(low), round(high)


def source_views(words: Words, ask: Ask, found: Comparison) -> tuple[SourceView, ...]:
    """Where a seat's points come from, the total apart."""
    data = ask.with_packs.definitions
    return tuple(
        _source(source_name(words, data, source), ICONS.get(source, "star"), change)
        for source, change in found.points.items()
        if source != TOTAL
    )


def _source(name: str, icon: str, change: MeanChange) -> SourceView:
    return SourceView(
        icon, name, round(change.with_packs, 1), round(change.base, 1), signed(change.change, 1), change.sure
    )
