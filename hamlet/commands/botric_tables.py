"""What `hamlet simulate` tells of games against Botric: what he did, how often he was in doubt, who leads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from hamlet.words.words import Words

if TYPE_CHECKING:
    from rich.table import Table

BOTRIC = "botric"


def botric_tables(words: Words, data: Mapping[str, Any]) -> Iterator[Table]:
    """What he did by kind, if he played."""
    if BOTRIC not in data:
        return
    from rich.table import Table

    from hamlet.words.botric.telling import action_name

    table = Table()
    table.add_column(words.label("commands.simulate.botric"))
    table.add_column(words.label("commands.simulate.botric.mean"), justify="right")
    for name, mean in data[BOTRIC]["acts"].items():
        table.add_row(action_name(words, name), f"{mean:.1f}")
    table.add_row(words.label("commands.simulate.botric.ties"), f"{data[BOTRIC]['ties']:.1f}")
    yield table


def botric_lines(words: Words, data: Mapping[str, Any]) -> Iterator[str]:
    """By how much he was beaten, or beat."""
    if BOTRIC not in data or not data["finished"]:
        return
    margin = data[BOTRIC]["margin"]
    if data["finished"] == 1:
        yield words.label("commands.simulate.botric.margin.one", margin=f"{margin['mean']:+.0f}")
        return
    mean, low, high = (f"{margin[name]:+.1f}" for name in ("mean", "low", "high"))
    yield words.label("commands.simulate.botric.margin", margin=mean, low=low, high=high)
