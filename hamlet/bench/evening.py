"""An evening of twenty games in one window: how much memory it takes at most, and whether that grows.

Every game is opened late in its course, looked at as near and as far as one can, in windows of several
sizes, in another season and light each, and left again. Whatever is shown is painted to its end. A fresh
process tells of its memory.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

GAMES: Final = 20
SETTLED: Final = 5
"""After so many games everything that is kept for good is there."""
SIZES: Final = ((1920, 1080), (1280, 720), (1600, 900), (1920, 1080))
SEASONS: Final = ("spring", "summer", "autumn", "winter", "turning")
LIGHTS: Final = ("morning", "noon", "evening")
ACTIONS: Final = 130
NOTCHES: Final = (2, -3, 9, -12)
"""Of the wheel, in each window: the last two are as near and as far as one can."""
_FRAMES: Final = 6000
_FPS: Final = 60


class Hours:
    """Time that passes with frames alone: a computer at work on something else sees the same evening."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        """Seconds since the evening began."""
        return self._now

    def tick(self, fps: int) -> None:
        """The time of one frame goes by."""
        self._now += 1 / fps


def measure(games: int = GAMES, watch: Callable[[], None] | None = None) -> dict[str, Any]:
    """The most memory of such an evening, and what the later games added to the earlier ones."""
    with TemporaryDirectory(prefix="hamlet-evening-") as home:
        command = [sys.executable, "-m", "hamlet.bench.evening", str(games)]
        environ = {**os.environ, "HAMLET_HOME": home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environ)  # noqa: S603
    if watch is not None:
        watch()
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    after: list[float] = told["games"]
    late = after[SETTLED:] or after
    return {
        "evening_memory_mb": told["peak"],
        "evening_growth_mb": round(sum(late[-3:]) / len(late[-3:]) - sum(late[:3]) / len(late[:3]), 1),
    }


def evening(games: int) -> dict[str, Any]:
    """The memory in use after something was painted in each game, when it is highest; and the peak of all."""
    import pygame

    from hamlet.app.art.kept_pictures import KEPT
    from hamlet.app.home import Home
    from hamlet.app.pages import TablePage, TitlePage
    from hamlet.app.ui.screen import Pop
    from hamlet.app.window import App
    from hamlet.store.picture_shelf import PictureShelf

    pygame.display.init()
    home = Home.of_user()
    KEPT.shelf = shelf = PictureShelf(home.folders, home.disk)
    app = App(home, pygame.display.set_mode(SIZES[0]), Hours())
    app.open(TitlePage())
    _paint(app)
    found = []
    for number in range(games):
        _wish(app, number)
        app.open(TablePage(_late_game(number), kept=False))
        most = _look_around(app)
        app.apply(Pop())
        _paint(app)
        found.append(max(most, _in_use("VmRSS")))
    app.close()
    shelf.close()
    return {"games": found, "peak": _in_use("VmHWM")}


def _wish(app: Any, number: int) -> None:  # noqa: ANN401
    from dataclasses import replace

    season, light = SEASONS[number % len(SEASONS)], LIGHTS[number % len(LIGHTS)]
    app.home.settings = replace(app.home.settings, village_season=season, village_light=light)


def _late_game(number: int) -> Any:  # noqa: ANN401
    """A game by the lake and one without in turn, each with a seed of its own."""
    from hamlet.app.shooting import all_people
    from hamlet.session.choice import choose_game
    from hamlet.session.driving import play_out, players_of
    from hamlet.session.seats import seats_for
    from hamlet.session.session import Session
    from hamlet.store.folders import user_folders
    from hamlet.store.packs import shelf_of
    from hamlet.words.rooms import english

    packs = shelf_of(user_folders()).load(("base", "lake") if number % 2 else ("base",))
    choice = choose_game(packs, None, (), english())
    session = Session(choice.setup(seats_for(["greedy", "greedy"], packs.colours, english()), number))
    play_out(session, players_of(session), ACTIONS)
    return all_people(session)


def _look_around(app: Any) -> float:  # noqa: ANN401
    """Near and far, in windows of several sizes."""
    import pygame

    most = 0.0
    for size in SIZES:
        app.resize(pygame.display.set_mode(size))
        _paint(app)
        for notches in NOTCHES:
            app.screen.board.camera.zoom(notches)
            _paint(app)
            most = max(most, _in_use("VmRSS"))
    return most


def _paint(app: Any) -> None:  # noqa: ANN401
    """Frames until nothing more is to be drawn."""
    from hamlet.app.memory import give_back

    for _ in range(_FRAMES):
        app.frame(())
        app.clock.tick(_FPS)
        if not app.screen.busy:
            break
    give_back()  # as a window at rest does


def _in_use(which: str) -> float:
    """The memory this process has now (`VmRSS`), or had at most (`VmHWM`), in MB."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(each for each in status.read_text().splitlines() if each.startswith(which))
    return round(int(line.split()[1]) / 2**10, 1)


if __name__ == "__main__":
    print(json.dumps(evening(int(sys.argv[1]))))
