"""Making an environment: find a place, build it once, and hand back one that is ready to use."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.launch import troubles
from tools.launch.locking import locked
from tools.launch.places import Environment, candidates
from tools.launch.stamps import Plan, is_current, write_stamp
from tools.launch.troubles import TroubleError

Say = Callable[[str], None]

_STRAY = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PIP_USER",
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_ROOT",
    "PIP_REQUIRE_VIRTUALENV",
)
"""Settings of the surrounding shell that would lead the installation astray."""


def ready_environment(plan: Plan, checkout: Path, cache: Path, say: Say) -> Environment:
    """An environment for the plan: one that is ready if there is any, else built where one can write."""
    places = candidates(checkout, cache, plan.purpose)
    for environment in places:
        if is_current(plan, environment):
            return environment
    for environment in places:
        if can_write(environment):
            _build_alone(plan, environment, say)
            return environment
    raise TroubleError(troubles.nowhere_to_write([str(place.folder.parent) for place in places]))


def can_write(environment: Environment) -> bool:
    """Whether the environment could be built here; tried out, since permissions alone do not tell."""
    try:
        environment.folder.parent.mkdir(parents=True, exist_ok=True)
        with environment.lock.open("ab"):
            return True
    except OSError:
        return False


def _build_alone(plan: Plan, environment: Environment, say: Say) -> None:
    with locked(
        environment.lock, lambda: say("Another start is preparing the same environment; waiting for it.")
    ):
        # Whoever held the lock before us has probably done the work.
        if not is_current(plan, environment):
            build(plan, environment, say)


def build(plan: Plan, environment: Environment, say: Say) -> None:
    """Build the environment from nothing; the stamp comes last, so that a broken attempt is seen as one."""
    _check_venv()
    say(f"Preparing an environment in {environment.folder} (only this once).")
    _remove(environment)
    _make_venv(environment, with_pip=bool(plan.requirements))
    if plan.requirements:
        count = len(plan.requirements)
        say(f"Fetching and installing {count} packages and what they need; this can take a minute.")
        _install(plan, environment)
    write_stamp(plan, environment)
    say("Ready.")


def _check_venv() -> None:
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise TroubleError(troubles.venv_missing())


def _remove(environment: Environment) -> None:
    # First the stamp: if the rest cannot be removed, nobody takes the remains for an environment.
    environment.stamp.unlink(missing_ok=True)
    try:
        shutil.rmtree(environment.folder)
    except FileNotFoundError:
        return
    except OSError as error:
        raise TroubleError(troubles.in_use(str(environment.folder), error)) from error


def _make_venv(environment: Environment, *, with_pip: bool) -> None:
    pip = () if with_pip else ("--without-pip",)
    done = _run(sys.executable, "-I", "-m", "venv", *pip, str(environment.folder))
    if done.returncode:
        raise TroubleError(troubles.venv_failed(done.stdout))


def _install(plan: Plan, environment: Environment) -> None:
    # Only ready-made packages: a game should not need a compiler, and the sentence for a missing one is ours.
    options = ("--no-input", "--disable-pip-version-check", "--no-user", "--retries=2", "--only-binary=:all:")
    done = _run(str(environment.python), "-I", "-m", "pip", "install", *options, *plan.requirements)
    if done.returncode:
        raise TroubleError(troubles.pip_failed(done.stdout))


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if name not in _STRAY}
    return subprocess.run(
        command,
        check=False,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
