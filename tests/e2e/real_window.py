"""A virtual screen, the real window on it, and a real pointer: Xvfb and xdotool."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import pygame

from hamlet.app.flow.spots import Fit
from hamlet.app.flow.table import Flow
from hamlet.app.ids import DonkeyId, HandId, Id, SpotId, TileId
from hamlet.engine.actions.family import Action
from tests.app.flow.paths import path_to
from tests.e2e.hands import WITHIN, against
from tests.e2e.sending import sent

CHECKOUT = Path(__file__).parents[2]
TOOLS = ("Xvfb", "xdotool")
PATIENCE = 60.0  # seconds until a program that says nothing is given up
MOST_QUESTIONS = 3000
DRAG_STEPS = 8


def missing_tools() -> list[str]:
    """The programs that are not installed here."""
    return [name for name in TOOLS if shutil.which(name) is None]


@contextmanager
def virtual_screen() -> Iterator[str]:
    """The name of a display of its own."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


class RealTable:
    """The window's program, and hands on its mouse."""

    def __init__(self, process: subprocess.Popen[str], display: str) -> None:
        self.process = process
        self.environ = {**os.environ, "DISPLAY": display}
        self.released = 0
        self.drags = 0
        self.window = str(self.ask()["window"])

    def ask(self, *wanted: Id) -> dict[str, Any]:
        """What the window says about itself and these ids, after its next frame."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        watchdog = Timer(PATIENCE, self.process.kill)
        watchdog.start()
        try:
            self.process.stdin.write(json.dumps([sent(what) for what in wanted]) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        finally:
            watchdog.cancel()
        assert line, f"the window has closed: {self.process.poll()}"
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask_until(self, told: str, *wanted: Id, **expected: object) -> dict[str, Any]:
        """Ask frame by frame until it is as expected."""
        for _ in range(MOST_QUESTIONS):
            answer = self.ask(*wanted)
            if all(answer.get(name) == value for name, value in expected.items()):
                return answer
        raise AssertionError(f"{told}: {answer}, expected {expected}")

    # mouse

    def _pointer(self, *arguments: object) -> None:
        subprocess.run(["xdotool", *map(str, arguments)], env=self.environ, check=True, timeout=PATIENCE)

    def move(self, at: tuple[int, int]) -> None:
        self._pointer("mousemove", "--window", self.window, *at)
        self.ask_until("the pointer has not arrived", pointer=list(at))

    def press(self, button: int = 1) -> None:
        self._pointer("mousedown", button)

    def release(self, button: int = 1) -> None:
        self._pointer("mouseup", button)
        self.released += 1
        self.ask_until("the button was not let go", released=self.released)

    def click(self, at: tuple[int, int]) -> None:
        self.move(at)
        self.press()
        self.release()

    def quit_by(self, at: tuple[int, int]) -> int:
        """A click that closes the window; what its program ends with."""
        self.move(at)
        self.press()
        self._pointer("mouseup", 1)
        return self.process.wait(PATIENCE)

    def drag_from(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press and move there, still holding."""
        self.drags += 1
        self.move(start)
        self.press()
        for step in range(1, DRAG_STEPS + 1):
            across, down = (end[axis] - start[axis] for axis in (0, 1))
            self.move((start[0] + across * step // DRAG_STEPS, start[1] + down * step // DRAG_STEPS))

    def point(self, what: Id) -> tuple[int, int]:
        """Where to hit it, once nothing moves."""
        answer = self.ask_until(f"no rest for {what}", what, still=True)
        at = answer["points"][sent(what)]
        assert at is not None, f"{what} cannot be hit: {answer}"
        return at[0], at[1]

    # playing

    def do(self, mirror: Flow, action: Action) -> None:
        """Play an action here and, choice by choice, on a table of one's own that knows the way."""
        held: Id | None = None
        for what in path_to(mirror, action):
            if isinstance(what, HandId | DonkeyId):
                held = what
                continue
            if isinstance(what, SpotId) and held is not None:
                mirror.choose(held)
                self._drag_blueprint(mirror, held, what.rotation, what.at)
            elif isinstance(held, DonkeyId) and isinstance(what, TileId):
                self.drag_from(self.point(held), self.point(what))
                self.release()
                mirror.choose(held)
            else:
                self.click(self.point(what))
            assert mirror.choose(what), what

    def _drag_blueprint(self, mirror: Flow, held: Id, rotation: int, at: tuple[int, int]) -> None:
        """Drag it over the village, turn it with the wheel, and let go over the place."""
        fits = getattr(mirror.mode, "fits")  # noqa: B009 - a Holding, which has them
        spot = next(each for each in fits.spots if (each.rotation, each.at) == (rotation, at))
        end, there = self._place_of(spot)
        self.drag_from(self.point(held), there)
        for _ in range(MOST_QUESTIONS):
            if there == end:
                break
            end, there = self._place_of(spot)
            self.move(there)
        for _ in range(24):
            if self.ask_until("no ghost", still=True)["ghost"] == [rotation, *at]:
                break
            self._pointer("click", 5)
            self.released += 1
        self.ask_until("the ghost is elsewhere", ghost=[rotation, *at])
        self.release()

    def _place_of(self, spot: Fit) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where the middle of a place is, and the nearest point to it within the village's window."""
        answer = self.ask()
        x, y, length, middle_x, middle_y = answer["eye"]
        across, down = round(middle_x + (spot.x - x) * length), round(middle_y + (spot.y - y) * length)
        room = pygame.Rect(answer["village"]).inflate(-2 * WITHIN, -2 * WITHIN)
        near = against(across, room.left, room.right), against(down, room.top, room.bottom)
        return (across, down), near


@contextmanager
def real_table(record: Path, home: Path, display: str) -> Iterator[RealTable]:
    """The recorded game in a real window."""
    environ = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    environ |= {
        "DISPLAY": display,
        "HAMLET_HOME": str(home),
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": str(CHECKOUT),
    }
    command = [sys.executable, "-m", "tests.e2e.real_app", str(record)]
    with subprocess.Popen(
        command, cwd=CHECKOUT, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield RealTable(process, display)
        finally:
            process.kill()
