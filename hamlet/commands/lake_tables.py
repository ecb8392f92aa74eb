"""What `hamlet simulate` tells of games by the lake: their ends, fish, boats, cards, buildings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hamlet.engine.lake.base import LAKE
from hamlet.words.words import Words

if TYPE_CHECKING:
    from rich.table import Table

ENDS: Final = {
    "church": "commands.simulate.ended_by.church",
    "last_flag": "commands.simulate.ended_by.last_flag",
}
PER_GAME: Final = {
    "lakes": "commands.simulate.lake.lakes",
    "boats": "commands.simulate.lake.boats",
    "trips": "commands.simulate.lake.trips",
    "fish": "commands.simulate.lake.fish",
    "put_back": "commands.simulate.lake.put_back",
    "stored": "commands.simulate.lake.stored",
    "cards_used": "commands.simulate.lake.cards_used",
}
WATER: Final = "water"


def lake_tables(words: Words, definitions: Mapping[str, Any], data: Mapping[str, Any]) -> Iterator[Table]:
    """The tables of the lake, if it was played."""
    if LAKE not in data:
        return
    yield _ends(words, data)
    yield _per_game(words, data[LAKE])
    cards = {card["id"]: card["name"] for card in definitions["menu"]}
    heading, share = "commands.simulate.lake.card", "commands.simulate.lake.used_in"
    yield _shares(words, heading, share, [(cards[name], part) for name, part in data[LAKE]["cards"].items()])
    water = next(f":{each['letter']}" for each in definitions["terrains"] if each["id"] == WATER)
    wet = [tile for tile in definitions["tiles"] if water in tile["outline"]]
    built = [(tile["name"], data["tiles"][tile["id"]]) for tile in wet if tile["id"] in data["tiles"]]
    yield _shares(words, "commands.simulate.lake.tile", "commands.simulate.lake.built_in", built)


def _ends(words: Words, data: Mapping[str, Any]) -> Table:
    """What brought the last round; both are told, also where one never did."""
    from rich.table import Table

    table = Table()
    table.add_column(words.label("commands.simulate.ended_by"))
    table.add_column(words.label("commands.simulate.games"), justify="right")
    table.add_column(words.label("commands.simulate.share"), justify="right")
    for why, name in ENDS.items():
        count = data["ended_by"].get(why, 0)
        table.add_row(words.label(name), str(count), _percent(count / max(data["finished"], 1)))
    return table


def _per_game(words: Words, told: Mapping[str, Any]) -> Table:
    from rich.table import Table

    table = Table(title=words.label("commands.simulate.lake"))
    for heading in PER_GAME.values():
        table.add_column(words.label(heading), justify="right")
    table.add_row(*(f"{told[name]:.1f}" for name in PER_GAME))
    return table


def _shares(words: Words, what: str, share: str, rows: Iterable[tuple[str, float]]) -> Table:
    """In which part of the games each of them was used or built."""
    from rich.table import Table

    table = Table()
    table.add_column(words.label(what))
    table.add_column(words.label(share), justify="right")
    for name, part in rows:
        table.add_row(name, _percent(part))
    return table


def _percent(part: float) -> str:
    return f"{100 * part:.0f} %"
