"""The same seed gives the same record: in another process, with other hash seeds, on other Pythons."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from hamlet.session.simulation import play_game
from tests.engine.properties.test_determinism import other_pythons
from tests.session import recording_program
from tests.session.recording_program import plan_of
from tests.session.tables import data_of
from tests.spread import first

ROOT = Path(__file__).parents[2]
GAMES = (("greedy,greedy", 11), ("random,greedy,random", 2**33), ("greedy,random,greedy,greedy", 0))


@cache
def expected(players: str, seed: int) -> str:
    return json.dumps(play_game(plan_of(data_of(), players), seed).record)


def recorded_elsewhere(python: str, folder: Path, hash_seed: str, players: str, seed: int) -> str:
    """The record that another process makes of the game."""
    stored = folder / "definitions.json"
    stored.write_text(json.dumps(data_of()), encoding="utf-8")
    command = [python, "-s", "-B", str(recording_program.__file__), str(stored), players, str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        command, env=environment, cwd=folder, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_the_record_is_the_same_in_another_process_under_another_hash_seed(
    tmp_path: Path, hash_seed: str
) -> None:
    players, seed = GAMES[0]
    assert recorded_elsewhere(sys.executable, tmp_path, hash_seed, players, seed) == expected(players, seed)


@pytest.mark.parametrize(("players", "seed"), first(2, GAMES))
def test_the_record_is_the_same_on_every_other_python(tmp_path: Path, players: str, seed: int) -> None:
    pythons = other_pythons()
    if not pythons:
        pytest.skip("no other Python of 3.11 or later is installed here")
    records = {
        version: recorded_elsewhere(path, tmp_path, "random", players, seed)
        for version, path in pythons.items()
    }
    assert [version for version, record in records.items() if record != expected(players, seed)] == []


def test_players_of_one_game_throw_their_own_dice() -> None:
    assert expected("random,random", 1) != expected("random,random", 2)
