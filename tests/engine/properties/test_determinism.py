"""The same seed gives the same game: in another process, with other hash seeds, on other Pythons."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hamlet.content import load_base, resolve
from tests.engine.properties import playing_program
from tests.engine.properties.playing_program import hashes

ROOT = Path(__file__).parents[3]
GAMES = [("first-game", 2, 7, 300), ("shuffled", 3, 8, 300), ("by-hand", 4, 2**40, 200)]
OLDEST, NEWEST = 11, 20


@cache
def data() -> dict[str, Any]:
    return resolve(load_base())


@cache
def expected() -> list[list[str]]:
    return [hashes(data(), *game) for game in GAMES]


def play_elsewhere(python: str, folder: Path, hash_seed: str) -> list[list[str]]:
    """The hashes as another process finds them."""
    stored = folder / "definitions.json"
    stored.write_text(json.dumps(data()), encoding="utf-8")
    program = [python, "-s", "-B", str(playing_program.__file__), str(stored), json.dumps(GAMES)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        program, env=environment, cwd=folder, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    found: list[list[str]] = json.loads(done.stdout)
    return found


@cache
def other_pythons() -> dict[str, str]:
    """Every other Python of 3.11 and later that is to be found: its version and where it is."""
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST)]
    found = [path for name in names if (path := shutil.which(name))]
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found += [str(path) for path in sorted(versions.glob("3.*/bin/python"))]
    own = sys.version_info[:2]
    pythons: dict[str, str] = {}
    for path in found:
        asked = [path, "-c", "import sys; print(*sys.version_info[:2])"]
        answer = subprocess.run(asked, capture_output=True, text=True, check=False)
        version = tuple(map(int, answer.stdout.split())) if answer.returncode == 0 else ()
        if version >= (3, OLDEST) and version != own:
            pythons.setdefault(".".join(map(str, version)), path)
    return pythons


def test_a_game_is_long_enough_to_show_a_difference() -> None:
    assert all(len(set(game)) > 100 for game in expected())


def test_the_same_seed_gives_the_same_hashes_again_in_this_process() -> None:
    assert [hashes(data(), *game) for game in GAMES] == expected()


def test_another_seed_gives_another_game() -> None:
    assert hashes(data(), "first-game", 2, 9, 20) != expected()[0][:21]


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_another_process_with_another_hash_seed_gives_the_same_hashes(tmp_path: Path, hash_seed: str) -> None:
    assert play_elsewhere(sys.executable, tmp_path, hash_seed) == expected()


def test_every_other_python_gives_the_same_hashes(tmp_path: Path) -> None:
    pythons = other_pythons()
    if not pythons:
        pytest.skip("no other Python of 3.11 or later is installed here")
    for version, python in pythons.items():
        assert play_elsewhere(python, tmp_path, "random") == expected(), version
