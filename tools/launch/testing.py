"""`tools/test.py`: all checks of the project, one after the other, with a summary."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass

from tools.launch.building import ready_environment
from tools.launch.places import CHECKOUT, FOLDER, Environment, user_cache
from tools.launch.running import guarded, say, surroundings
from tools.launch.stamps import read_plan

_HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
# Each goes through its half in order, so that what a file has made ready serves the whole file; whoever
# is done first takes over from the other.
_TWO = ("-n", "2", "--dist", "worksteal")
_ONE_PROCESS = ("-n", "--numprocesses", "--pdb", "--trace", "--dist", "-d", "--collect-only", "--co")


@dataclass(frozen=True, slots=True)
class Check:
    """One program to run, under a name for the summary."""

    name: str
    module: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a check went."""

    name: str
    code: int
    seconds: float


def test(arguments: Sequence[str]) -> int:
    """Run all checks, pytest with these arguments; 0 if all are well."""
    return guarded(lambda: _test(arguments))


def _test(arguments: Sequence[str]) -> int:
    environment = ready_environment(read_plan(CHECKOUT, "test"), CHECKOUT, user_cache(), say)
    outcomes = [_run(check, environment) for check in checks(arguments, environment)]
    print("\n".join(summary(outcomes)), flush=True)
    return int(any(outcome.code for outcome in outcomes))


def checks(arguments: Sequence[str], environment: Environment) -> list[Check]:
    """What is run; all of it, also after a failure, so that one run shows everything."""
    workers = () if any(_says(argument) for argument in arguments) else _TWO
    read_only = CHECKOUT / FOLDER not in environment.folder.parents
    memory = ("-p", "no:cacheprovider") if read_only else ()
    return [
        Check("lint", "ruff", ("check",)),
        Check("format", "ruff", ("format", "--check")),
        Check("types", "mypy", ()),
        Check("tests", "pytest", (*workers, *memory, *arguments)),
    ]


def _says(argument: str) -> bool:
    """Whether an argument already speaks of processes, as `-n0` and `--pdb` do."""
    return argument.startswith(("-n", "--numprocesses", "--dist=")) or argument in _ONE_PROCESS


def _run(check: Check, environment: Environment) -> Outcome:
    print(f"--- {check.name}: {check.module} {' '.join(check.arguments)}".rstrip(), flush=True)
    environ = {**_HEADLESS, **surroundings(CHECKOUT, environment)}
    command = [str(environment.python), "-P", "-m", check.module, *check.arguments]
    start = time.monotonic()
    code = subprocess.call(command, cwd=CHECKOUT, env=environ)
    return Outcome(check.name, code, time.monotonic() - start)


def summary(outcomes: Sequence[Outcome]) -> list[str]:
    """The lines that close a run: each check, then one sentence."""
    lines = ["---"]
    for outcome in outcomes:
        verdict = f"FAILED (exit {outcome.code})" if outcome.code else "ok"
        lines.append(f"{outcome.name:8}{outcome.seconds:7.1f} s  {verdict}")
    failed = [outcome.name for outcome in outcomes if outcome.code]
    lines.append(f"Not all is well: {', '.join(failed)}." if failed else "All is well.")
    return lines
