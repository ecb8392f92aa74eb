"""A program that plays one game from resolved data and prints its record.

It is run by other Pythons, so it needs the standard library and the rooms beneath the session alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from hamlet.session.simulation import Plan, play_game


def plan_of(data: dict[str, Any], players: str) -> Plan:
    """One game of these players, recorded."""
    return Plan(tuple(players.split(",")), 1, 0, data, record=True)


def main(data_file: str, players: str, seed: str) -> None:
    """Play the game and write its record as one JSON line."""
    data = json.loads(Path(data_file).read_text(encoding="utf-8"))
    sys.stdout.write(json.dumps(play_game(plan_of(data, players), int(seed)).record))


if __name__ == "__main__":
    main(*sys.argv[1:4])
