"""Seconds from a save in an editor to the screen: a sandbox in a real window, another program that saves.

    python3 -m tools.measure_reload [--away] [--saves 20]

Needs Xvfb, or a screen; with --away the window has not the focus, as it is while somebody types elsewhere.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from hamlet.app import opening
from hamlet.app.home import WantedGames
from hamlet.app.pages import Page, SandboxPage
from hamlet.app.sandbox.sandbox_table import SandboxTable
from hamlet.app.window import App

PACK = 'id: measured\nname: Measured\nversion: "1"\nrequires: [base, lake]\n'
TILE = """\
- id: measured
  name: Measured
  kind: producer
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:F
  cost: {{wood: {wood}}}
  reward: {{points: 1}}
  slots: 1
  produces: [wood]
"""
LIMIT = 0.5
PATIENCE = 30.0


class TimedApp(App):
    """Tells when another price is on the screen."""

    away = False

    def __init__(self, *arguments: Any) -> None:  # noqa: ANN401 - whatever an App takes
        super().__init__(*arguments)
        self._seen = -1

    def frame(self, events: Iterable[pygame.Event]) -> list[pygame.Rect]:
        """The frame, on the screen, and then the time."""
        changed = super().frame(events)
        self.focused = not TimedApp.away
        price = self._price()
        if changed and price != self._seen:
            pygame.display.update(changed)
            self._seen = price
            print(price, time.time(), flush=True)
        return changed

    def _price(self) -> int:
        """What the tile costs in the game on the table, once the panels show it."""
        screen = self.screen
        if not isinstance(screen, SandboxTable) or screen.panels_late:
            return self._seen
        tile = next(each for each in screen.session.setup.definitions.tiles if each.id == "measured")
        return tile.cost.needs[0].count


def _window() -> int:
    def page(*_: object) -> Page:
        return SandboxPage(tiles_first=("measured",))

    vars(opening).update(App=TimedApp, first_page=page)
    return opening.run(WantedGames(("base", "lake", "measured")))


@contextmanager
def _screen() -> Iterator[str]:
    """A display of its own, or the one there is."""
    if shutil.which("Xvfb") is None:
        yield os.environ.get("DISPLAY", "")
        return
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None  # noqa: S101 - it was asked for
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


def _measure(saves: int, *, away: bool) -> list[float]:
    with TemporaryDirectory() as home, _screen() as display:
        place = Path(home) / "packs" / "measured"
        place.mkdir(parents=True)
        (place / "pack.yaml").write_text(PACK, encoding="utf-8")
        tiles = place / "tiles.yaml"
        tiles.write_text(TILE.format(wood=1), encoding="utf-8")
        environ = {**os.environ, "DISPLAY": display, "HAMLET_HOME": home, "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", "tools.measure_reload", "--window", *(["--away"] if away else [])]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as window:
            assert window.stdout is not None  # noqa: S101 - it was asked for
            told = (line.split() for line in window.stdout if line[:1].isdigit())
            next(told)
            time.sleep(3.0)
            found = []
            for number in range(saves):
                fresh = tiles.with_suffix(".new")
                fresh.write_text(TILE.format(wood=2 + number % 2), encoding="utf-8")
                saved = time.time()
                fresh.replace(tiles)
                found.append(float(next(told)[1]) - saved)
                time.sleep(0.7 + 0.013 * number)
            window.terminate()
    return found


def main() -> int:
    """Measure, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--away", action="store_true")
    parser.add_argument("--saves", type=int, default=20)
    parser.add_argument("--window", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    TimedApp.away = asked.away
    if asked.window:
        return _window()
    found = sorted(_measure(asked.saves, away=asked.away))
    middle, worst = statistics.median(found), found[-1]
    print(
        f"{len(found)} saves, {'away' if asked.away else 'in focus'}: {middle:.3f} s, at most {worst:.3f} s"
    )
    return int(worst > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
