"""Killing a program that saves a game, at a chosen moment, and knowing what it had offered by then.

The program says on its standard output `ready`, then for each offer one line `NUMBER SECONDS`: how many
actions the offered game had, and what `time.monotonic()` was just before the offer. That clock is one and
the same for all programs on a computer. Works with any program that keeps to this, a whole game included.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAY_BE_LOST = 0.25
_LONG = 60.0


@dataclass(frozen=True, slots=True)
class Killed:
    """What a killed program had offered, oldest first, and when it was killed."""

    offers: tuple[tuple[int, float], ...]
    at: float

    @property
    def last(self) -> int:
        """The last offer of all, or -1."""
        return max((number for number, _ in self.offers), default=-1)

    def surely_saved(self, within: float = MAY_BE_LOST) -> int:
        """The last offer that was made so long before the end that it must be on the disk, or -1."""
        return max((number for number, moment in self.offers if moment <= self.at - within), default=-1)


def kill_during(command: Sequence[str], after: float, cwd: Path = ROOT) -> Killed:
    """Start a program, kill it so many seconds after it is ready, and gather what it said."""
    child = subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, text=True)
    lines: list[str] = []
    ready = threading.Event()
    listener = threading.Thread(target=_listen, args=(child, lines, ready))
    listener.start()
    try:
        assert ready.wait(_LONG), "the program never became ready"
        _run_on(child, after)
        at = time.monotonic()
    finally:
        child.kill()
        child.wait(_LONG)
        listener.join(_LONG)
    return Killed(tuple(_offer(line) for line in lines if line.endswith("\n")), at)


def saving_program(home: Path, game_id: str) -> list[str]:
    """The command of the small saving program in this folder."""
    return [sys.executable, "-m", "tests.store.saving_program", str(home), game_id]


def _run_on(child: subprocess.Popen[str], seconds: float) -> None:
    try:
        code = child.wait(seconds)
    except subprocess.TimeoutExpired:
        return
    raise AssertionError(f"the program ended by itself with {code}")


def _listen(child: subprocess.Popen[str], lines: list[str], ready: threading.Event) -> None:
    assert child.stdout is not None
    with child.stdout as speech:
        if speech.readline() == "ready\n":
            ready.set()
            lines.extend(speech)


def _offer(line: str) -> tuple[int, float]:
    number, moment = line.split()
    return int(number), float(moment)
