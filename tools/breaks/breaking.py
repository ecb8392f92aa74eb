"""What a break is, and how it is applied to a copy of the project and tried."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
PARTS = ("hamlet", "data", "assets", "tests", "tools", "pyproject.toml", "README.md")
PATIENCE = 300.0
"""Seconds after which a break that hangs the tests counts as caught: somebody would notice."""


@dataclass(frozen=True, slots=True)
class Break:
    """One line made wrong: in which file, what stands there, what instead, and which tests should notice."""

    what: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def problem(self, checkout: Path = CHECKOUT) -> str | None:
        """Why it cannot be applied to this checkout, or None."""
        path = checkout / self.file
        if not path.is_file():
            return f"{self.file} is not there"
        count = path.read_text(encoding="utf-8").count(self.old)
        if count != 1:
            return f"{self.file} holds {self.old!r} {count} times"
        missing = [test for test in self.tests if not _is_there(checkout, test)]
        return f"{missing[0]} is not there" if missing else None


def _is_there(checkout: Path, test: str) -> bool:
    """Whether a file of tests, or one test of it, is there: pytest fails without it, which proves nothing."""
    path, _, name = test.partition("::")
    file = checkout / path
    return file.is_file() and f"def {name}" in file.read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a break: caught, survived, or not applicable with the reason."""

    tried: Break
    caught: bool
    reason: str = ""


def copy_checkout(folder: Path) -> Path:
    """A copy of the project to break."""
    copy = folder / "checkout"
    copy.mkdir(parents=True)
    for name in PARTS:
        source = CHECKOUT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        else:
            shutil.copy2(source, copy / name)
    return copy


def passes(checkout: Path, tests: Sequence[str]) -> bool:
    """Whether these tests pass there."""
    environ = {**os.environ, "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "1"}
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=noticing"]
    command = [sys.executable, "-P", "-m", "pytest", *options, *tests]
    try:
        done = subprocess.run(
            command, cwd=checkout, env=environ, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def attempt(tried: Break, checkout: Path) -> Verdict:
    """Break the copy, run the tests, mend the copy."""
    problem = tried.problem(checkout)
    if problem:
        return Verdict(tried, caught=False, reason=problem)
    path = checkout / tried.file
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace(tried.old, tried.new), encoding="utf-8", newline="\n")
    try:
        survived = passes(checkout, tried.tests)
    finally:
        path.write_text(whole, encoding="utf-8", newline="\n")
    return Verdict(tried, caught=not survived, reason="the tests pass with it" if survived else "")
