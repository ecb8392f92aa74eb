"""A window in which computer seats play a game by themselves, until it is killed.

For each line `SPEED GAME_ID` on its input it goes on with that game, or begins it, in a child of its own:
what takes long to import is there already. It says `pid NUMBER`, then the number of actions as soon as one
more is accepted, before anything is done to keep it, and `dead` when the child is gone.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from hamlet.app.home import Home
from hamlet.app.loop import run_window
from hamlet.app.pages import TablePage
from hamlet.app.router import Router
from hamlet.app.starting import session_from
from hamlet.app.window import App
from hamlet.session.session import Session
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.saves import load_game
from hamlet.store.settings import Settings
from hamlet.words.rooms import english
from tests.choices import base_session

PLAYERS = ("random", "greedy", "random")
SIZE = (640, 360)
# At the usual pace a step is shown for a second: the window's clock goes so much faster than ours.
FAST = 30.0


class FastClock:
    """The true time, but more of it."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        """Seconds of the window."""
        return time.monotonic() * FAST

    def tick(self, fps: int) -> None:
        """As often as the true window."""
        self._clock.tick(fps)


def main(home: str) -> None:
    """Play whatever is asked for."""
    _ = Router, base_session(PLAYERS, 0, {})
    for line in sys.stdin:
        speed, game_id = line.split()
        child = os.fork()
        if not child:
            play(Folders(Path(home)), float(speed), game_id)
            os._exit(1)
        say(f"pid {child}")
        os.waitpid(child, 0)
        say("dead")


def play(folders: Folders, speed: float, game_id: str) -> None:
    """The true window with the game at its table."""
    session = game_on_disk(folders, game_id) or base_session(PLAYERS, sum(game_id.encode()), {})
    session.watchers.append(lambda _: say(str(len(session.history.done))))
    pygame.display.init()
    pygame.font.init()
    home = Home(folders, Settings(animation_speed=speed))
    app = App(home, pygame.display.set_mode(SIZE), FastClock())
    app.open(TablePage(session, game_id))
    run_window(app)


def game_on_disk(folders: Folders, game_id: str) -> Session | None:
    """The kept game as *Continue* opens it; None if nothing was kept yet."""
    try:
        found = load_game(folders, game_id)
    except StoreError as error:
        if error.code != "missing":
            raise
        return None
    return session_from(english(), found)[0]


def say(line: str) -> None:
    """One line to whoever listens, at once, whatever comes after."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1])
