"""One game to be recorded for the tests: who plays it, by which rules, and where it lies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from hamlet.content import LoadedPacks, load_packs, resolve
from hamlet.resources import data_folder
from hamlet.session.simulation import Plan, play_game

GAMES: Final = Path(__file__).resolve().parents[1] / "tests" / "games"
FURTHER: Final = GAMES / "further"
LAYOUTS: Final = ("first-game", "shuffled", "by-hand")
PRESETS: Final = ("printed", "early-lake", "manual", "tutorial")
SHORT, LONG = 450, 900
"""Random players may need more actions: their games are cut short, which is a case of its own."""
NAMES: Final = {"g": "greedy", "r": "random", "b": "botric"}

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
LAKE_OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "deep-water": {"deep_water_fishing": True, "boat_min_lake": 1},
    "no-wheat": {"boat_wheat": 0},
    "two-wheat": {"boat_wheat": 2},
    "small-lakes": {"boat_min_lake": 1},
    "large-lakes": {"boat_min_lake": 4},
    "five-flags": {"flags": 5},
}


class Recorded(NamedTuple):
    """One game to be recorded. Its table has a letter for each player; a season is played by the lake.

    Against Botric, `edition` is that of his rules, and what is changed may be one of his switches.
    """

    table: str
    preset: str
    layout: str
    seed: int
    changed: str = ""
    most: int = SHORT
    season: str = ""
    edition: str = ""

    @property
    def file(self) -> str:
        """The name of its file."""
        rules = (self.edition, self.season, self.preset, self.layout, self.changed)
        parts = (f"{self.seed:02}", self.table, *rules)
        return "-".join(part for part in parts if part) + ".hamlet"

    @property
    def archive(self) -> Path:
        """Where it lies, if it is none of the sixty."""
        if self.edition:
            return FURTHER / f"solo-{self.edition}.tar.xz"
        if self.season:
            return FURTHER / f"lake-{'options' if self.changed else self.season}.tar.xz"
        return FURTHER / f"{'options-' if self.changed else ''}{self.table}.tar.xz"

    @property
    def options(self) -> dict[str, Any]:
        """What differs from its preset by name, its layout apart."""
        season = {"season": self.season} if self.season else {}
        if self.edition:
            switch = {self.changed: True} if self.changed else {}
            return {**season, "botric_edition": self.edition, **switch}
        known = LAKE_OPTIONS if self.season else OPTIONS
        return {**season, **known.get(self.changed, {})}

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs that it is played with."""
        lake, solo = ("lake",) if self.season else (), ("solo",) if self.edition else ()
        return ("base", *lake, *solo)


@cache
def _packs(*names: str) -> LoadedPacks:
    return load_packs([data_folder() / name for name in names])


def record_of(game: Recorded) -> dict[str, Any]:
    """Play a game and return its record."""
    loaded = _packs(*game.packs)
    packs = tuple(
        {"id": each.id, "version": each.version, "hash": each.content_hash} for each in loaded.packs
    )
    changed = {"start_layout": game.layout, **game.options}
    definitions = resolve(loaded, game.preset, changed)
    players = tuple(NAMES[letter] for letter in game.table)
    # The games of the base game were recorded without their options by name: they stay as they are.
    named = changed if game.season or game.edition else {}
    plan = Plan(
        players, 1, game.seed, definitions, packs, game.preset, named, record=True, most_actions=game.most
    )
    record = play_game(plan, game.seed).record
    if record is None:
        message = "a game was not recorded"
        raise RuntimeError(message)
    return record
