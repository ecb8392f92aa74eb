"""A program that plays a real game, autosaving after every action, until it is killed.

Started again, it goes on with what is on the disk. It speaks as `tests.store.killing` expects.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path
from typing import Any

from hamlet.engine.reading import read_definitions
from hamlet.session.driving import deciding, play_one, players_of
from hamlet.session.record import load_session, record_maker
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.store.autosave import Autosaver
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.saves import load_game

PLAYERS = ("random", "greedy", "random")
# So slow that a game outlasts its eight kills: a program whose game is over offers nothing more.
_PAUSE = 0.01


def main(home: str, game_id: str, data_file: str) -> None:
    """Play until killed; when the game is over, wait to be killed."""
    folders = Folders(Path(home))
    session = game_on_disk(folders, game_id) or _begin(Path(data_file), game_id)
    players = players_of(session)
    never = threading.Event()
    with Autosaver(game_id, folders.autosaves) as autosaver:
        say("ready")
        while not never.wait(_PAUSE):
            if autosaver.problem:
                raise autosaver.problem
            if play_one(session, deciding(players)):
                now = time.monotonic()
                autosaver.offer(record_maker(session))
                say(f"{len(session.history.done)} {now!r}")


def game_on_disk(folders: Folders, game_id: str) -> Session | None:
    """The saved game, played again and compared with its hashes; None if nothing was saved yet."""
    try:
        record = load_game(folders, game_id).record
    except StoreError as error:
        if error.code != "missing":
            raise
        return None
    session, difference = load_session(record)
    assert difference is None, difference
    return session


def _begin(data_file: Path, game_id: str) -> Session:
    data: dict[str, Any] = json.loads(data_file.read_text(encoding="utf-8"))
    definitions = read_definitions(data)
    seed = sum(game_id.encode())
    return Session(Setup(definitions, seats_for(PLAYERS, definitions.colours), seed), game_id=game_id)


def say(line: str) -> None:
    """One line to whoever listens, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:4])
