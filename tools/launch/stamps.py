"""What an environment must hold, and the stamp that tells whether it does."""

from __future__ import annotations

import json
import sys
import sysconfig
import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.launch.places import Environment

FORMAT = 1
"""Raised when environments are built in another way, so that old ones are built anew."""

EXTRAS: dict[str, tuple[str, ...]] = {"play": (), "test": ("dev",)}
"""Which extras of pyproject.toml each purpose installs besides what the game itself needs."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What an environment is for, and what is to be installed in it."""

    purpose: str
    requirements: tuple[str, ...]

    def stamp(self, environment: Environment) -> dict[str, object]:
        """All that, if it changes, makes an environment unfit: packages, Python, and its own place."""
        return {
            "format": FORMAT,
            "requirements": list(self.requirements),
            "python": f"{sys.implementation.cache_tag} {sysconfig.get_platform()}",
            "path": str(environment.folder),
        }


def read_plan(checkout: Path, purpose: str) -> Plan:
    """The plan for a purpose, from pyproject.toml: what gets installed counts, linters' settings do not."""
    with (checkout / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    requirements = list(project.get("dependencies", ()))
    for extra in EXTRAS[purpose]:
        requirements += project.get("optional-dependencies", {}).get(extra, ())
    return Plan(purpose, tuple(requirements))


def write_stamp(plan: Plan, environment: Environment) -> None:
    """Mark an environment as complete, noting what was installed."""
    stamp = {**plan.stamp(environment), "installed": sorted(_names(environment.packages))}
    # Written aside and renamed: a stamp is there in full or not at all.
    aside = environment.stamp.with_suffix(".new")
    aside.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    aside.replace(environment.stamp)


def is_current(plan: Plan, environment: Environment) -> bool:
    """Whether an environment is complete, unmoved, undamaged and made for this plan and this Python."""
    try:
        stamp = json.loads(environment.stamp.read_text(encoding="utf-8"))
        installed = set(stamp.pop("installed"))
        present = _names(environment.packages)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False
    whole = environment.python.is_file() and (environment.folder / "pyvenv.cfg").is_file()
    return whole and installed <= present and bool(stamp == plan.stamp(environment))


def _names(folder: Path) -> set[str]:
    return {entry.name for entry in folder.iterdir()}
