"""Plays the golden game and writes it down: any change of the rules shows as a difference in it.

Run `python -m tools.make_golden` after a change that is meant to be one, and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hamlet.content import load_base, resolve
from hamlet.engine.events import Event
from hamlet.engine.game import Game
from hamlet.engine.reading import read_definitions
from tools.golden.writing import playthrough

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests" / "golden" / "two_seats.txt"
SEED: Final = 48
RULES: Final = {"start_layout": "by-hand"}


def golden_text(seed: int = SEED) -> str:
    """The golden game as text."""
    definitions = read_definitions(resolve(load_base()), RULES)
    opening: list[Event] = []
    game = Game.new(definitions, 2, seed, opening.append)
    return "\n".join(playthrough(game, opening)) + "\n"


def main() -> None:
    """Write the file."""
    GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    GOLDEN.write_text(golden_text(), encoding="utf-8", newline="\n")
    print(f"written: {GOLDEN.name}, {GOLDEN.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
