"""What all tests share: the `--heavy` switch, a headless screen, and Hypothesis without a stopwatch."""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings

# Before anything imports pygame: tests draw without a screen and are silent.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from hamlet.app import memory
from hamlet.app.art.kept_pictures import KEPT
from hamlet.app.art.sized import forget_sized
from hamlet.app.art.tile.artist import DRAWINGS
from hamlet.app.memory import give_back
from hamlet.app.stopwatch import WATCH
from hamlet.app.workshop.village_builders import HIRING
from tests.counted_time import CountedTime
from tests.found_once import share_what_is_found
from tests.shared_pictures import SharedPictures

# Files of tests go back and forth between the base game, the lake, Botric and a marked language.
GAMES_DRAWN = 4

# So many objects take a search for garbage a tenth of a second.
MANY = 150_000
# So many come before a search, not 700: a test makes little garbage that goes round in circles.
BETWEEN = (50_000, 20, 100)
FREEZE, UNFREEZE = gc.freeze, gc.unfreeze

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
    HIRING.beside = False  # no process of its own for each test that opens the workshop
    settings.load_profile("heavy" if config.getoption("--heavy") else "quick")
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        _share_bytecode(config)


def _share_bytecode(config: pytest.Config) -> None:
    """Let all processes of a run have one folder of bytecode, where Python may leave none beside the sources.

    Tests start the game hundreds of times, and reading its sources anew would take half of each start.
    """
    sys.pycache_prefix = os.environ.get("PYTHONPYCACHEPREFIX")
    if sys.pycache_prefix is None:
        cache: pytest.Cache | None = getattr(config, "cache", None)
        if cache is not None:
            sys.pycache_prefix = str(cache.mkdir("bytecode"))
        else:
            sys.pycache_prefix = tempfile.mkdtemp(prefix="hamlet-bytecode-")
            atexit.register(shutil.rmtree, sys.pycache_prefix, ignore_errors=True)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    sys.dont_write_bytecode = False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--heavy"):
        return
    heavy = [item for item in items if item.get_closest_marker("heavy")]
    config.hook.pytest_deselected(items=heavy)
    items[:] = [item for item in items if not item.get_closest_marker("heavy")]


def pytest_collection_finish() -> None:
    """Leave thousands of tests out of every search for what is garbage: a table that is left asks for one."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*BETWEEN)


@pytest.fixture(autouse=True, scope="session")
def _tests_stay_set_aside() -> Iterator[None]:
    """A window takes back all that was set aside before it searches: with the tests that takes a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "freeze", lambda: None)
        patch.setattr(gc, "unfreeze", lambda: None)
        yield


@pytest.fixture
def setting_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of what is set aside: as it is in the game."""
    monkeypatch.setattr(gc, "freeze", FREEZE)
    monkeypatch.setattr(gc, "unfreeze", UNFREEZE)


@pytest.fixture(autouse=True, scope="module")
def _memory_given_back() -> Iterator[None]:
    """Modules draw at many sizes one after another: none keeps what the one before has left."""
    yield
    forget_sized()
    _set_aside_what_modules_share()
    give_back()


def _set_aside_what_modules_share() -> None:
    """Whole games and the like are there for good, like the tests: many of them are set aside."""
    if len(gc.get_objects()) > MANY:
        # Drawings go when others come, and what is set aside is never found again.
        DRAWINGS.clear()
        gc.collect()
        FREEZE()


@pytest.fixture(scope="session")
def shared_pictures(tmp_path_factory: pytest.TempPathFactory) -> SharedPictures:
    """Where the pictures of this run lie: beside the folders of all its processes, which are its own."""
    place = tmp_path_factory.getbasetemp()
    shared = place.parent if "PYTEST_XDIST_WORKER" in os.environ else place
    folder = shared / "shared-pictures"
    folder.mkdir(exist_ok=True)
    return SharedPictures(folder)


@pytest.fixture(autouse=True)
def _drawn_once(shared_pictures: SharedPictures) -> Iterator[None]:
    """Every test takes what another has drawn; a window that was opened for good takes its shelf away."""
    KEPT.shelf, DRAWINGS.most = shared_pictures, GAMES_DRAWN
    yield
    KEPT.shelf, DRAWINGS.most = None, 1


@pytest.fixture(autouse=True)
def _time_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame draws as many bits on a busy machine as on an idle one: tests see the same frames."""
    monkeypatch.setattr(WATCH, "now", CountedTime().now)


@pytest.fixture(autouse=True, scope="session")
def _sizes_come_again() -> Iterator[None]:
    """What a table of some size has drawn is good for the next one of a module, though the first was left.

    Nor is memory given back that the next window would only ask for again.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(memory, "forget_sized", lambda: None)
        patch.setattr(memory, "give_back", lambda: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def _found_once() -> Iterator[None]:
    """Where things stand on a tile, or what a pack comes to, is found by the first test that asks."""
    with pytest.MonkeyPatch.context() as patch:
        share_what_is_found(patch)
        yield


@pytest.fixture
def drawn_anew(_drawn_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of the drawing itself, and of what is kept: as it is without other tests."""
    KEPT.shelf, DRAWINGS.most = None, 1
    DRAWINGS.clear()
    monkeypatch.setattr(memory, "forget_sized", forget_sized)
    forget_sized()
