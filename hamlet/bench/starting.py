"""How long a start takes: from the beginning of the process to the first frame of the title and of the table.

Each start is a fresh process that goes the way a person's start goes, in a home of its own. The first one
of each kind is not counted: Python writes its bytecode then, and the packs are made ready. What the launcher
of a checkout adds before that is told apart.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import time
from typing import Any, Final

STARTS: Final = 5
SCREENS: Final[Mapping[str, Sequence[str]]] = {"title": (), "table": ("--new", "human,greedy")}
LAUNCHER: Final = Path("tools/launch/playing.py")

# The launcher as it is, but it stops before it becomes the game, and it never builds anything.
_LAUNCH: Final = """
import sys, time
from tools.launch import playing
from tools.launch.places import candidates
from tools.launch.stamps import is_current

def found(plan, checkout, cache, say):
    places = candidates(checkout, cache, plan.purpose)
    return next((place for place in places if is_current(plan, place)), places[0])

def become(command, environ):
    print(time.time() - float(sys.argv[1]))
    return 0

playing.ready_environment, playing.become = found, become
playing.play(sys.argv[2:])
"""


def measure(starts: int = STARTS, watch: Callable[[], None] | None = None) -> dict[str, Any]:
    """The median of several starts for each screen, the processor's share of it, and the parts of it."""
    found: dict[str, Any] = {}
    parts: dict[str, Any] = {}
    with TemporaryDirectory(prefix="hamlet-start-") as home:
        for screen, arguments in SCREENS.items():
            taken = []
            for number in range(starts + 1):
                start = first_frame(arguments, Path(home))
                if number:
                    taken.append(start)
                if watch is not None:
                    watch()
            found[f"first_frame_{screen}_s"] = _middle(taken, "seconds")
            found[f"first_frame_{screen}_cpu_s"] = _middle(taken, "cpu")
            names = dict.fromkeys(name for start in taken for name in start["parts"])
            parts[screen] = {name: _middle([start["parts"] for start in taken], name) for name in names}
        found["start_parts_s"] = parts
        launcher = _launcher(Path(home), starts)
        if launcher is not None:
            found["launcher_s"] = launcher
    return found


def first_frame(arguments: Sequence[str], home: Path) -> dict[str, Any]:
    """One start in a fresh process: `seconds` by the clock, `cpu` of the processor, and the `parts`."""
    command = [sys.executable, "-P", "-m", "hamlet.bench.first_frame", str(time()), *arguments]
    done = subprocess.run(command, env=_surroundings(home), capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode or not done.stdout:
        raise RuntimeError(f"the game did not start: {done.stderr.strip()[-500:]}")
    start: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return start


def _surroundings(home: Path) -> dict[str, str]:
    """The player's own files stay out of it, and Python keeps its bytecode, as it does for a player."""
    environ = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environ.setdefault("SDL_VIDEODRIVER", "dummy")
    environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    environ.setdefault("PYTHONPYCACHEPREFIX", str(home / "bytecode"))
    return environ | {"HAMLET_HOME": str(home / "home")}


def _middle(starts: Sequence[Mapping[str, float]], name: str) -> float:
    return round(median(start.get(name, 0.0) for start in starts), 3)


def _launcher(home: Path, starts: int) -> float | None:
    """What tools/play.py takes before the game begins; None where the game was installed without it."""
    checkout = Path(__file__).resolve().parents[2]
    if not (checkout / LAUNCHER).is_file():
        return None
    taken = []
    environ = {**_surroundings(home), "PYTHONPATH": str(checkout)}
    for _ in range(starts + 1):
        command = [sys.executable, "-P", "-c", _LAUNCH, str(time())]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)  # noqa: S603
        taken.append(float(done.stdout))
    return round(median(taken[1:]), 3)
