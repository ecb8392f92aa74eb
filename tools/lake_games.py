"""The recorded games by the lake: every season under every preset by two, three and four players."""

from __future__ import annotations

from itertools import product
from typing import Final

from tools.recorded_game import LAKE_OPTIONS, LAYOUTS, LONG, PRESETS, Recorded

SEASONS: Final = ("spring", "summer", "autumn", "winter")
TABLES: Final = (
    *(("gg", "gr", "rg"), ("rr", "gg", "rr")),
    *(("ggg", "grg", "rgg"), ("rrr", "rgr", "rrg")),
    *(("gggg", "grgr", "gggr"), ("rrrr", "rrgr", "rrrr")),
)
"""Tables that take turns: of each number of seats some with much thought, some with much chance."""
OPTION_TABLES: Final = ("gg", "rr", "grr", "rgrr")
FIRST: Final = 1001


def lake_games() -> list[Recorded]:
    """All seasons, presets and tables, the layouts in turn; and some under one changed option."""
    games: list[Recorded] = []
    for turn, (season, preset) in enumerate(product(SEASONS, PRESETS)):
        for number, tables in enumerate(TABLES):
            table, layout = tables[turn % 3], LAYOUTS[(turn + number + turn // 3) % 3]
            games.append(Recorded(table, preset, layout, FIRST + len(games), "", LONG, season))
    seasons = (*SEASONS, "by-lot")
    for number, (table, changed) in enumerate(product(OPTION_TABLES, LAKE_OPTIONS)):
        season, layout = seasons[number % len(seasons)], LAYOUTS[number % 3]
        games.append(Recorded(table, "printed", layout, FIRST + len(games), changed, LONG, season))
    return games
