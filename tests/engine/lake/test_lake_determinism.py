"""By the lake too the same seed gives the same game in another process, whatever its hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.engine.lake.lake_data import lake_data
from tests.engine.properties import playing_program
from tests.engine.properties.playing_program import hashes

ROOT = Path(__file__).parents[3]
GAMES = [("first-game", 2, 7, 160), ("by-hand", 4, 2**40, 120)]


def test_another_process_with_another_hash_seed_gives_the_same_lake_games(tmp_path: Path) -> None:
    stored = tmp_path / "definitions.json"
    stored.write_text(json.dumps(lake_data()), encoding="utf-8")
    program = [sys.executable, "-s", "-B", str(playing_program.__file__), str(stored), json.dumps(GAMES)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "4294967295"}
    done = subprocess.run(
        program, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    expected = [hashes(lake_data(), *game) for game in GAMES]
    assert json.loads(done.stdout) == expected
    assert min(len(set(game)) for game in expected) > 100
