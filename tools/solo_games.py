"""The recorded games against Botric: both editions, every preset, in meadow and by the lake, each switch."""

from __future__ import annotations

from itertools import product
from typing import Final

from tools.lake_games import SEASONS
from tools.recorded_game import LAYOUTS, LONG, PRESETS, Recorded

FIRST: Final = 2001
TABLES: Final = ("gb", "rb")
SWITCHES: Final = {
    "favour": (
        *("two_donkeys", "no_church_gold", "landmarks_2"),
        *("two_villagers", "landmarks_6", "sell_leftovers"),
    ),
    "investor": (
        *("two_donkeys", "human_prices", "no_church_gold", "landmarks_2", "gold_per_4"),
        *("two_villagers", "landmarks_6", "sell_leftovers"),
    ),
}
"""Those that mean something in each edition."""


def solo_games() -> list[Recorded]:
    """Seasons and layouts in turn; switches alternate between meadow and lake."""
    games: list[Recorded] = []
    for number, (edition, preset, lake, table) in enumerate(
        product(SWITCHES, PRESETS, (False, True), TABLES)
    ):
        season = SEASONS[(number // 2 + number // 4) % 4] if lake else ""
        layout = LAYOUTS[(number + number // 4) % 3]
        games.append(Recorded(table, preset, layout, FIRST + len(games), "", LONG, season, edition))
    for edition, switches in SWITCHES.items():
        for number, switch in enumerate(switches):
            season = SEASONS[number % 4] if number % 2 else ""
            table, layout = TABLES[number // 2 % 2], LAYOUTS[number % 3]
            games.append(
                Recorded(table, "printed", layout, FIRST + len(games), switch, LONG, season, edition)
            )
    return games
