"""Recorded games by the lake, in archives: every one verified; all that happens there happens in them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.dump import canonical
from hamlet.engine.lake.room import LAKE_ROOM
from hamlet.session.record import verify
from hamlet.store.envelope import decode_record
from tools.game_archives import read_archive
from tools.lake_games import SEASONS, lake_games
from tools.open_games import open_games
from tools.recorded_game import LAKE_OPTIONS, LAYOUTS, PRESETS, Recorded, record_of

GAMES = lake_games()
SOME = [0, 14, 28, 43, 51, 65, 79, 93]
"""Two of each season, with two, three and four seats."""
BY_CHANCE = [number for number, game in enumerate(GAMES) if set(game.table) == {"r"}]
AGAIN = "Played again, it differs. If that was meant: see tools/make_games.py, and say why in CHANGELOG."
CARDS = {
    *("fish_market", "breeding", "second_wind", "monopoly", "long_days"),
    *("infrastructure", "call_in_a_favour", "migration", "frozen_lake"),
}
BUILDINGS = {"storeroom", "dockyard", "cliffside", "aquarium", "beach"}

archive = cache(read_archive)


@cache
def record(game: Recorded) -> dict[str, Any]:
    return decode_record(archive(game.archive)[game.file], Path(game.file), seal_needed=True)


def verified(game: Recorded) -> None:
    """Assert that the game is the same, played again from its actions."""
    kept = record(game)
    session, difference = verify(kept)
    assert difference is None, AGAIN
    assert len(session.history.done) == len(kept["actions"]) == len(kept["hashes"])


def made_again(game: Recorded) -> None:
    """Assert that its players still decide as they did."""
    made, kept = record_of(game), record(game)
    for part in ("setup", "seed", "actions", "hashes", "state"):
        assert canonical(made[part]) == canonical(kept[part]), f"{part}: {AGAIN}"


def ended_by(kept: dict[str, Any]) -> str:
    """What brought the end, where the last position leaves no doubt."""
    state, definitions = kept["state"], kept["definitions"]
    if not state.get("finished"):
        return "never"
    flags: Counter[int] = Counter(tile["owner"] for tile in state["tiles"] if "owner" in tile)
    flags.update(lake["boat"] for lake in state["slices"]["lake"].get("lakes", ()) if "boat" in lake)
    spent = max(flags.values()) >= definitions["rules"]["flags"]
    side = next(each for each in definitions["church"] if len(state["seats"]) in each["seats"])
    full = len(state.get("church", ())) == len(side["slots"])
    return {(True, False): "church", (False, True): "last_flag"}.get((full, spent), "both")


@pytest.mark.parametrize("number", SOME)
def test_a_recorded_lake_game_is_the_same_in_every_action(number: int) -> None:
    verified(GAMES[number])


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.file)
def test_every_recorded_lake_game_is_the_same_in_every_action(game: Recorded) -> None:
    verified(game)


@pytest.mark.parametrize("number", [BY_CHANCE[0], BY_CHANCE[-1]])
def test_a_lake_game_by_chance_made_again_is_the_same_game(number: int) -> None:
    made_again(GAMES[number])


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES[::6], ids=lambda game: game.file)
def test_a_lake_game_made_again_is_the_same_game(game: Recorded) -> None:
    made_again(game)


def test_a_lake_game_verifies_in_another_process_with_other_hashes(tmp_path: Path) -> None:
    path = open_games(tmp_path, [GAMES[BY_CHANCE[1]].file])[0]
    ran = subprocess.run(
        [sys.executable, "-m", "hamlet", "replay", os.fspath(path), "--verify"],
        env={**os.environ, "PYTHONHASHSEED": "4711", "HAMLET_HOME": os.fspath(tmp_path / "home")},
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


def test_there_are_80_lake_games_over_seasons_presets_layouts_seats_players_and_options() -> None:
    records = [record(game) for game in GAMES]
    assert len({canonical(each["hashes"]) for each in records}) == len(records) >= 80
    rules = [each["definitions"]["rules"] for each in records]
    setups = [each["setup"] for each in records]
    chosen = {
        (rule["season"], setup["preset"], len(setup["seats"]))
        for rule, setup in zip(rules, setups, strict=True)
    }
    assert {(s, p, n) for s in SEASONS for p in PRESETS for n in (2, 3, 4)} <= chosen
    assert {rule["start_layout"] for rule in rules} == set(LAYOUTS)
    tables = {tuple(seat["player"] for seat in setup["seats"]) for setup in setups}
    assert {player for table in tables for player in table} == {"greedy", "random"}
    assert sum(len(set(table)) == 2 for table in tables) >= 5
    for changed in LAKE_OPTIONS.values():
        assert any(changed.items() <= rule.items() for rule in rules)


def test_all_that_happens_by_the_lake_happens_in_them() -> None:
    records = [record(game) for game in GAMES]
    actions = [action for each in records for action in each["actions"]]
    families = Counter(action["do"] for action in actions)
    assert set(families) == {*BY_NAME, *(family.name for family in LAKE_ROOM.families)}
    assert {action["card"] for action in actions if action["do"] == "use_fish"} == CARDS
    by_boat = {action["do"] for action in actions if action.get("payment", {}).get("boats")}
    assert {"construct", "refine", "sell", "deliver", "store"} <= by_boat
    standing = Counter(tile["id"] for each in records for tile in each["state"]["tiles"])
    assert set(standing) >= BUILDINGS
    assert {"church", "last_flag"} <= {ended_by(each) for each in records}
