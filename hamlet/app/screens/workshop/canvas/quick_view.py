"""What quick games tell of a tile, as meters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.app.screens.numbers.tile_view import percent
from hamlet.app.screens.workshop.canvas.meters import MeterView
from hamlet.numbers.judging import HEALTHY, VerdictReason
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.numbers.comparing import Comparison
    from hamlet.numbers.judging import TileRow

BY_BUILDING: Final = frozenset((VerdictReason.BUILT_MORE, VerdictReason.BUILT_LESS))
BY_WINS: Final = frozenset((VerdictReason.WINS_MORE, VerdictReason.WINS_LESS))
LEAST_AXIS: Final = 10.0
"""Points at the end of the bar, at least."""
NOTHING: Final = "–"


def quick_meters(words: Words, found: Comparison | None, tile: str) -> tuple[MeterView, MeterView, MeterView]:
    """How often it is built, how often its builders win, how many points it brings."""
    row = found.tile(tile) if found is not None and found.games else None
    return _built(words, row), _wins(words, found, row), _points(words, found, row)


def _built(words: Words, row: TileRow | None) -> MeterView:
    titles = words.label("screens.meters.built"), words.label("screens.meters.built.short")
    if row is None:
        return MeterView(titles, NOTHING, ("",))
    told = [""]
    if row.others is not None:
        low, high = (percent(each) for each in row.others)
        told = [
            words.label("screens.meters.range", low=low, high=high),
            words.label("screens.meters.range.short", low=low, high=high),
        ]
    figures = words.label("screens.meters.percent", share=percent(row.built.part))
    odd = bool(BY_BUILDING & set(row.reasons))
    return MeterView(titles, figures, tuple(told), row.built.part, row.others, odd=odd)


def _wins(words: Words, found: Comparison | None, row: TileRow | None) -> MeterView:
    titles = words.label("screens.meters.wins"), words.label("screens.meters.wins.short")
    if row is None or found is None or not row.wins.of:
        return MeterView(titles, NOTHING, ("",))
    wins, fair = row.wins, found.fair
    low, high, even = percent(wins.low), percent(wins.high), percent(fair)
    told = (
        words.label("screens.meters.fair", low=low, high=high, fair=even),
        words.label("screens.meters.fair.short", fair=even),
    )
    figures = words.label("screens.meters.percent", share=percent(wins.part))
    band = fair * (1 - HEALTHY), fair * (1 + HEALTHY)
    odd = bool(BY_WINS & set(row.reasons))
    return MeterView(titles, figures, told, wins.part, band, (wins.low, wins.high), odd)


def _points(words: Words, found: Comparison | None, row: TileRow | None) -> MeterView:
    titles = words.label("screens.meters.points"), words.label("screens.meters.points.short")
    mine = found.with_packs.points_on(row.id) if found is not None and row is not None else None
    if found is None or row is None or mine is None:
        return MeterView(titles, NOTHING, ("",))
    peers = [each.id for each in found.entries if each.pile == row.entry.pile and each.id != row.id]
    known = [each for peer in peers if (each := found.with_packs.points_on(peer)) is not None]
    axis = max(LEAST_AXIS, mine * 1.25, *(each * 1.1 for each in known))
    told: tuple[str, ...] = ("",)
    if known:
        low, high = f"{min(known):.1f}", f"{max(known):.1f}"
        told = (
            words.label("screens.meters.range", low=low, high=high),
            words.label("screens.meters.range.short", low=low, high=high),
        )
    usual = (min(known) / axis, max(known) / axis) if known else None
    return MeterView(titles, f"{mine:.1f}", told, mine / axis, usual)
