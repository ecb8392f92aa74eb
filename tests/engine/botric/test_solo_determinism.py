"""Against him too the same seed gives the same game in another process, whatever its hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.engine.botric.solo_data import BASE, FAVOUR, INVESTOR, LAKE, solo_data
from tests.engine.properties import playing_program
from tests.engine.properties.playing_program import hashes
from tests.spread import spread

ROOT = Path(__file__).parents[3]
GAMES = [("first-game", 2, 7, 260), ("shuffled", 2, 2**40, 200)]


def data_of(edition: str, packs: tuple[str, ...], ties: str) -> dict[str, Any]:
    data = solo_data(packs)
    return {**data, "rules": {**data["rules"], "botric_edition": edition, "botric_ties": ties}}


@spread({"edition": [FAVOUR, INVESTOR], "packs": [BASE, LAKE], "ties": ["ask", "decide"]})
def test_another_process_with_another_hash_seed_gives_the_same_solo_games(
    tmp_path: Path, edition: str, packs: tuple[str, ...], ties: str
) -> None:
    data = data_of(edition, packs, ties)
    stored = tmp_path / "definitions.json"
    stored.write_text(json.dumps(data), encoding="utf-8")
    program = [sys.executable, "-s", "-B", str(playing_program.__file__), str(stored), json.dumps(GAMES)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "4294967295"}
    done = subprocess.run(
        program, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    expected = [hashes(data, *game) for game in GAMES]
    assert json.loads(done.stdout) == expected
    assert min(len(set(game)) for game in expected) > 60
