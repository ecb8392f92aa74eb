"""A program that goes on with a game, one action after another, autosaving after each, until it is killed."""

from __future__ import annotations

import sys
import threading
import time
from functools import partial
from pathlib import Path

from hamlet.store.autosave import Autosaver
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.saves import load_game

# About the size of the definitions that a true record carries.
_WEIGHT = {f"tile_{number}": ["SE:M E:M SE:R SW:M W:M NW:R NW:F NE:F"] * 20 for number in range(100)}
_PAUSE = 0.003


def main(home: str, game_id: str) -> None:
    """Play until killed."""
    folders = Folders(Path(home))
    number = actions_on_disk(folders, game_id)
    never = threading.Event()
    with Autosaver(game_id, folders.autosaves) as autosaver:
        say("ready")
        while not never.wait(_PAUSE):
            if autosaver.problem:
                raise autosaver.problem
            number += 1
            now = time.monotonic()
            autosaver.offer(partial(a_game, number))
            say(f"{number} {now!r}")


def a_game(actions: int) -> dict[str, object]:
    """A game after so many actions."""
    numbers = list(range(actions))
    return {
        "format": 1,
        "game": "0.1.0",
        "about": {"round": actions},
        "definitions": _WEIGHT,
        "actions": numbers,
        "hashes": [f"{number:032x}" for number in numbers],
    }


def actions_on_disk(folders: Folders, game_id: str) -> int:
    """How far the saved game is, after looking whether it is whole."""
    try:
        record = load_game(folders, game_id).record
    except StoreError as error:
        if error.code != "missing":
            raise
        return 0
    actions = record["actions"]
    assert isinstance(actions, list)
    assert {**record, "id": None, "saved": None} == {**a_game(len(actions)), "id": None, "saved": None}
    return len(actions)


def say(line: str) -> None:
    """One line to whoever listens, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
