"""A program that plays games by chance from resolved data and prints the hash after every action.

It is run by other Pythons, so it needs the standard library and the engine alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from hamlet.engine.dice import Dice
from hamlet.engine.game import Game
from hamlet.engine.reading import read_definitions


def hashes(data: dict[str, Any], layout: str, seats: int, seed: int, actions: int) -> list[str]:
    """The hashes of one game: set up, then after each action."""
    game = Game.new(read_definitions(data, {"start_layout": layout}), seats, seed)
    dice = Dice(seed)
    found = [game.hash()]
    for number in range(actions):
        if game.state.finished:
            break
        if number % 4:
            action = game.options().sample(dice)
        else:
            proposals = list(game.options().proposals())
            action = proposals[dice.below(len(proposals))]
        if action is not None:
            game.apply(action)
        found.append(game.hash())
    return found


def main(data_file: str, games: str) -> None:
    """Play the games asked for; write their hashes as one JSON line."""
    data = json.loads(Path(data_file).read_text(encoding="utf-8"))
    played = [hashes(data, *game) for game in json.loads(games)]
    sys.stdout.write(json.dumps(played))


if __name__ == "__main__":
    main(*sys.argv[1:3])
