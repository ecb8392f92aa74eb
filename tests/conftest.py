"""What all tests share: the `--heavy` switch, a headless screen, and Hypothesis without a stopwatch."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile

import pytest
from hypothesis import Phase, settings

# Before anything imports pygame: tests draw without a screen and are silent.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Tests start the game hundreds of times, and reading its sources anew takes half of each start. Where Python
# is told to leave no bytecode beside them, all processes of a run share a folder that goes with the run.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = tempfile.mkdtemp(prefix="hamlet-bytecode-")
    sys.dont_write_bytecode = False
    atexit.register(shutil.rmtree, sys.pycache_prefix, ignore_errors=True)

# No deadline: a busy machine is not a wrong answer.
settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile("heavy", deadline=None, max_examples=1000)
# For tools/mutate.py, which only asks whether a test fails and not by what smallest example.
settings.register_profile(
    "noticing", deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate)
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--heavy", action="store_true", help="run the long tests too")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("heavy" if config.getoption("--heavy") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--heavy"):
        return
    heavy = [item for item in items if item.get_closest_marker("heavy")]
    config.hook.pytest_deselected(items=heavy)
    items[:] = [item for item in items if not item.get_closest_marker("heavy")]
