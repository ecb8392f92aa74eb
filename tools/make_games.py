"""Plays the recorded games of the tests: the suite replays them with their hashes after every action.

Run `python -m tools.make_games` when a rule, a player or the data changes on purpose; the rule and the
reason belong into CHANGELOG.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from hamlet.content import LoadedPacks, load_base, resolve
from hamlet.session.simulation import Plan, play_game
from hamlet.store.records import write_record

GAMES: Final = Path(__file__).resolve().parents[1] / "tests" / "games"
LAYOUTS: Final = ("first-game", "shuffled", "by-hand")
PRESETS: Final = ("printed", "early-lake", "manual", "tutorial")
MOST_ACTIONS: Final = 450
"""Random players need several times as many: their games are cut short, which is a case of its own."""

PLAYERS: Final = (
    ("greedy", "greedy"),
    ("greedy", "greedy", "greedy"),
    ("greedy", "greedy", "greedy", "greedy"),
    ("random", "greedy"),
    ("random", "random", "random"),
)


class Recorded(NamedTuple):
    """One game to be recorded."""

    players: tuple[str, ...]
    preset: str
    layout: str
    seed: int

    @property
    def file(self) -> str:
        """The name of its file."""
        letters = "".join(player[0] for player in self.players)
        return f"{self.seed:02}-{letters}-{self.preset}-{self.layout}.hamlet"


def all_games() -> list[Recorded]:
    """Every layout under every preset by every choice of players, each with a seed of its own."""
    cases = product(PLAYERS, PRESETS, LAYOUTS)
    return [Recorded(*case, seed) for seed, case in enumerate(cases, start=1)]


@cache
def _packs() -> LoadedPacks:
    return load_base()


def record_of(game: Recorded) -> dict[str, Any]:
    """Play a game and return its record."""
    loaded = _packs()
    packs = tuple(
        {"id": each.id, "version": each.version, "hash": each.content_hash} for each in loaded.packs
    )
    definitions = resolve(loaded, game.preset, {"start_layout": game.layout})
    plan = Plan(
        game.players, 1, game.seed, definitions, packs, game.preset, record=True, most_actions=MOST_ACTIONS
    )
    record = play_game(plan, game.seed).record
    if record is None:
        message = "a game was not recorded"
        raise RuntimeError(message)
    return record


def main() -> None:
    """Write all files, and remove those of games that are not made any more."""
    games = all_games()
    for old in GAMES.glob("*.hamlet"):
        if old.name not in {game.file for game in games}:
            old.unlink()
    for game in games:
        write_record(GAMES / game.file, record_of(game), overwrite=True)
    size = sum(path.stat().st_size for path in GAMES.glob("*.hamlet"))
    print(f"written: {len(games)} games, {size // 1024} kB")


if __name__ == "__main__":
    main()
