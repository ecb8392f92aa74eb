"""Plays the recorded games of the tests, which are replayed with their hashes after every action.

The sixty in `tests/games` are promises: they are never made again. All others lie in `tests/games/further`,
in archives of plain records. `python -m tools.make_games` plays those whose archive is not there: remove it
when a rule, a player or the data changes on purpose; the reason belongs into CHANGELOG. `python -m
tools.open_games` takes games out to look at.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from hamlet.content import LoadedPacks, load_base, resolve
from hamlet.session.simulation import Plan, play_game
from hamlet.store.envelope import encode_record
from tools.game_archives import write_archive

GAMES: Final = Path(__file__).resolve().parents[1] / "tests" / "games"
FURTHER: Final = GAMES / "further"
LAYOUTS: Final = ("first-game", "shuffled", "by-hand")
PRESETS: Final = ("printed", "early-lake", "manual", "tutorial")
SHORT, LONG = 450, 900
"""Random players may need more actions: their games are cut short, which is a case of its own."""
JOBS: Final = 2

NAMES: Final = {"g": "greedy", "r": "random"}
SIXTY: Final = ("gg", "ggg", "gggg", "rg", "rrr")
TABLES: Final = ("gg", "gr", "rr", "ggg", "grr", "rgg", "rrr", "gggg", "rgrg", "gggr", "rrrr", "rrgg")
ROUNDS: Final = 2
"""How often each table plays each preset on each layout."""

OPTION_TABLES: Final = ("gg", "rr", "grr", "rrr", "rgrg", "rrrr")
FREE: Final = {"raw": 0, "refined": 0}
DEAR: Final = {"raw": 99, "refined": 99}
OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "one-blueprint": {"blueprint_limit": 1},
    "nine-blueprints": {"blueprint_limit": 9},
    "free-villagers": {"villager_costs": [0, 0, 0]},
    "dear-villagers": {"villager_costs": [99, 99, 99]},
    "free-donkeys": {"donkey_cost": 0},
    "dear-donkeys": {"donkey_cost": 99},
    "free-market": {"prices_few": FREE, "prices_many": FREE},
    "dear-market": {"prices_few": DEAR, "prices_many": DEAR},
    "one-flag": {"flags": 1},
    "last-flag": {"flags": 3, "last_flag_ends_game": True},
    "four-villagers": {"starting_villagers": 4},
    "no-materials": {"starting_materials": 0},
    "three-materials": {"starting_materials": 3},
    "donkeys-any-time": {"donkey_moves": "any_time"},
    "fixed-colours": {"seat_colours": "fixed"},
    "leaflet-prices": {"prices_few": {"raw": 3, "refined": 6}, "prices_many": {"raw": 3, "refined": 6}},
}


class Recorded(NamedTuple):
    """One game to be recorded. Its table has a letter for each player."""

    table: str
    preset: str
    layout: str
    seed: int
    changed: str = ""
    most: int = SHORT

    @property
    def file(self) -> str:
        """The name of its file."""
        parts = (f"{self.seed:02}", self.table, self.preset, self.layout, self.changed)
        return "-".join(part for part in parts if part) + ".hamlet"

    @property
    def archive(self) -> Path:
        """Where it lies, if it is none of the sixty."""
        return FURTHER / f"{'options-' if self.changed else ''}{self.table}.tar.xz"


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


@cache
def _packs() -> LoadedPacks:
    return load_base()


def record_of(game: Recorded) -> dict[str, Any]:
    """Play a game and return its record."""
    loaded = _packs()
    packs = tuple(
        {"id": each.id, "version": each.version, "hash": each.content_hash} for each in loaded.packs
    )
    definitions = resolve(loaded, game.preset, {"start_layout": game.layout, **OPTIONS.get(game.changed, {})})
    players = tuple(NAMES[letter] for letter in game.table)
    plan = Plan(players, 1, game.seed, definitions, packs, game.preset, record=True, most_actions=game.most)
    record = play_game(plan, game.seed).record
    if record is None:
        message = "a game was not recorded"
        raise RuntimeError(message)
    return record


def _played(game: Recorded) -> bytes:
    return encode_record(record_of(game))


def main() -> None:
    """Play the games whose archive is missing, and write it."""
    games = [game for game in further_games() if not game.archive.exists()]
    FURTHER.mkdir(exist_ok=True)
    archives: dict[Path, dict[str, bytes]] = {}
    with ProcessPoolExecutor(JOBS) as pool:
        for game, data in zip(games, pool.map(_played, games), strict=True):
            archives.setdefault(game.archive, {})[game.file] = data
    for path, records in archives.items():
        write_archive(path, records)
    size = sum(path.stat().st_size for path in archives)
    print(f"written: {len(games)} games in {len(archives)} archives, {size // 1024} kB")


if __name__ == "__main__":
    main()
