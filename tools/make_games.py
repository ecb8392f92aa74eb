"""Plays the recorded games of the tests, which are replayed with their hashes after every action.

The sixty in `tests/games` are promises: they are never made again. All others lie in `tests/games/further`,
in archives of plain records. `python -m tools.make_games` plays those whose archive is not there: remove it
when a rule, a player or the data changes on purpose; the reason belongs into CHANGELOG. `python -m
tools.open_games` takes games out to look at.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import groupby, product
from typing import Final

from hamlet.store.envelope import encode_record
from tools.game_archives import write_archive
from tools.lake_games import lake_games
from tools.recorded_game import FURTHER, LAYOUTS, LONG, OPTIONS, PRESETS, Recorded, record_of
from tools.solo_games import solo_games

JOBS: Final = 2

SIXTY: Final = ("gg", "ggg", "gggg", "rg", "rrr")
TABLES: Final = ("gg", "gr", "rr", "ggg", "grr", "rgg", "rrr", "gggg", "rgrg", "gggr", "rrrr", "rrgg")
ROUNDS: Final = 2
"""How often each table plays each preset on each layout."""

OPTION_TABLES: Final = ("gg", "rr", "grr", "rrr", "rgrg", "rrrr")


def sixty_games() -> list[Recorded]:
    """The promised ones: every layout under every preset by five tables, each with a seed of its own."""
    return [Recorded(*case, seed) for seed, case in enumerate(product(SIXTY, PRESETS, LAYOUTS), start=1)]


def further_games() -> list[Recorded]:
    """Many more tables, twice each under every preset on every layout, and some under one changed option."""
    cases = [(*case, "") for case in product(TABLES, PRESETS, LAYOUTS) for _ in range(ROUNDS)]
    for table in OPTION_TABLES:
        cases += [
            (table, "printed", LAYOUTS[number % len(LAYOUTS)], name) for number, name in enumerate(OPTIONS)
        ]
    return [
        Recorded(table, preset, layout, seed, changed, LONG)
        for seed, (table, preset, layout, changed) in enumerate(cases, start=len(sixty_games()) + 1)
    ]


def _played(game: Recorded) -> bytes:
    return encode_record(record_of(game))


def main() -> None:
    """Play the games whose archive is missing, and write each archive when its games are played."""
    games = [game for game in (*further_games(), *lake_games(), *solo_games()) if not game.archive.exists()]
    games.sort(key=lambda game: game.archive)
    FURTHER.mkdir(exist_ok=True)
    with ProcessPoolExecutor(JOBS) as pool:
        played = zip(games, pool.map(_played, games), strict=True)
        for path, group in groupby(played, key=lambda each: each[0].archive):
            records = {game.file: data for game, data in group}
            write_archive(path, records)
            print(
                f"written: {len(records)} games in {path.name}, {path.stat().st_size // 1024} kB", flush=True
            )


if __name__ == "__main__":
    main()
