"""Running something inside an environment, with the checkout on Python's path."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.launch.places import Environment
from tools.launch.troubles import TroubleError


def say(sentence: str) -> None:
    """Tell the person something; standard output belongs to the program that is started."""
    print(sentence, file=sys.stderr, flush=True)


def guarded(work: Callable[[], int]) -> int:
    """Do the work; trouble becomes its sentences and exit code 1, Ctrl+C a quiet end."""
    try:
        return work()
    except TroubleError as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def surroundings(checkout: Path, environment: Environment) -> dict[str, str]:
    """The environment variables for a program: the checkout is put on the path instead of being installed.

    So a checkout may be edited and moved freely, a space or an accent in its name does no harm,
    and nothing has to be built.
    """
    environ = dict(os.environ)
    environ.pop("PYTHONHOME", None)
    environ["PYTHONPATH"] = str(checkout)
    if checkout not in environment.folder.parents:
        # The checkout is read-only: what Python and the checkers remember goes beside the environment.
        memory = environment.folder.parent / "memory"
        environ.setdefault("PYTHONPYCACHEPREFIX", str(memory / "bytecode"))
        environ.setdefault("MYPY_CACHE_DIR", str(memory / "mypy"))
        environ.setdefault("RUFF_CACHE_DIR", str(memory / "ruff"))
        environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(memory / "hypothesis"))
    return environ


def become(command: Sequence[str], environ: dict[str, str]) -> int:
    """Turn into another program; on Windows, where that would lose the console, wait for it instead."""
    if os.name != "nt":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command[0], list(command), environ)  # noqa: S606 - our own interpreter, no shell wanted
    return subprocess.call(list(command), env=environ)
