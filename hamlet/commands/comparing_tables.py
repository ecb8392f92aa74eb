"""What `hamlet simulate --compare` prints: length and points, a row for every tile, and what it all means."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import TYPE_CHECKING, Final

from hamlet.numbers.comparing import Comparison
from hamlet.numbers.judging import LEAST_GAMES, TileRow, TileVerdict
from hamlet.numbers.naming import (
    pile_name,
    reason_told,
    source_name,
    standing_told,
    tile_name,
    verdict_told,
)
from hamlet.numbers.opponents import Ask
from hamlet.numbers.shares import CONFIDENCE, MeanChange, Proportion
from hamlet.words.words import Words

if TYPE_CHECKING:
    from rich.table import Table

STYLES: Final = {
    TileVerdict.TOO_STRONG: "bold red",
    TileVerdict.TOO_WEAK: "bold yellow",
    TileVerdict.FINE: "green",
    TileVerdict.TOO_FEW: "dim",
}
NAME, VERDICT = 11, 10
"""So many letters wide at least, or words would be cut off."""
TILE_HEADINGS: Final = (
    "commands.simulate.tiles.pile",
    "commands.simulate.tiles.taken",
    "commands.simulate.tiles.built",
    "commands.simulate.tiles.before",
    "commands.simulate.tiles.seats",
    "commands.simulate.tiles.wins",
    "commands.simulate.tiles.others",
)


def means_table(words: Words, ask: Ask, found: Comparison) -> Table:
    """How long the games are, and where a seat's points come from."""
    from rich.table import Table

    games = found.games
    table = Table(title=words.label("commands.simulate.compared", games=games))
    table.add_column(words.label("commands.simulate.per_seat"))
    for heading in ("commands.simulate.with_packs", "commands.simulate.base", "commands.simulate.change"):
        table.add_column(words.label(heading), justify="right")
    table.add_row(words.label("commands.simulate.length"), *_change(found.length))
    for source, change in found.points.items():
        table.add_row(source_name(words, ask.with_packs.definitions, source), *_change(change))
    return table


def _change(change: MeanChange) -> tuple[str, str, str]:
    """Both means, and the change with its bounds."""
    told = f"{change.change:+.1f}"
    if isfinite(change.low):
        told += f" ({change.low:+.1f} … {change.high:+.1f})"
    return f"{change.with_packs:.1f}", f"{change.base:.1f}", told


def tiles_table(words: Words, ask: Ask, found: Comparison) -> Table:
    """A row for every tile, new ones first; where there are too few games, without verdicts."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(words.label("commands.simulate.tiles.tile"), min_width=NAME)
    for heading in TILE_HEADINGS:
        table.add_column(words.label(heading), justify="right")
    if found.enough:
        table.add_column(words.label("commands.simulate.tiles.verdict"), min_width=VERDICT)
    for row in found.rows:
        standing = standing_told(words, row)
        name = tile_name(words, row.entry) + (f" ({standing})" if standing else "")
        pile = pile_name(words, ask.with_packs.definitions, row.entry.pile)
        cells = (name, pile, _percent(row.taken), _percent(row.built), _before(row), _seats(row, found))
        verdict = (Text(verdict_told(words, row), STYLES[row.verdict]),) if found.enough else ()
        table.add_row(*map(Text, cells), Text(_bounded(row.wins)), Text(_expected(row)), *verdict)
    return table


def closing_lines(words: Words, ask: Ask, found: Comparison) -> Iterator[str]:
    """Why a verdict was given, how the bounds are meant, and what was given up."""
    for row in found.rows:
        reasons = [reason_told(words, each) for each in row.reasons]
        if reasons:
            name = tile_name(words, row.entry)
            verdict = verdict_told(words, row)
            yield words.label("commands.simulate.because", name=name, verdict=verdict, reasons=reasons)
    if not found.enough:
        yield words.label("commands.simulate.no_verdict", least=LEAST_GAMES)
    percent = f"{100 * CONFIDENCE:.0f}"
    yield words.label("commands.simulate.bounds", percent=percent, rows=found.questions)
    given_up = found.with_packs.given_up + found.base.given_up
    if given_up:
        yield words.label("commands.simulate.left_out", count=given_up, most=ask.with_packs.most_actions)


def _percent(share: Proportion) -> str:
    return f"{100 * share.part:.0f}" if share.of else "–"


def _bounded(share: Proportion) -> str:
    return f"{_percent(share)} ({100 * share.low:.0f}–{100 * share.high:.0f})" if share.of else "–"


def _before(row: TileRow) -> str:
    """What the base game has; for a new tile, what the others of its pile come to."""
    if row.base_built is not None:
        return f"{_percent(row.base_built)} {100 * row.change:+.0f}"
    return f"[{100 * row.others[0]:.0f}–{100 * row.others[1]:.0f}]" if row.others is not None else "–"


def _seats(row: TileRow, found: Comparison) -> str:
    """Of all games, in how many each seat built it."""
    games = max(found.with_packs.games, 1)
    return " ".join(f"{100 * each / games:.0f}" for each in row.by_seat)


def _expected(row: TileRow) -> str:
    return f"[{_percent(row.expected)}]" if row.base_wins is None else _percent(row.base_wins)
