"""What dead writers left is swept at the start; what a living one writes, and anything else, is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.store.folders import Folders
from hamlet.store.leftovers import sweep, sweep_for, temporary_name
from tests.store.faults import listing

GONE = "import sys; from pathlib import Path; from hamlet.store.leftovers import temporary_name\n"


def left_by_dead_writer(path: Path) -> Path:
    """A temporary file of a program that has ended."""
    program = f"{GONE}draft = temporary_name(Path(sys.argv[1])); draft.write_text('half'); print(draft)"
    told = subprocess.run(
        [sys.executable, "-c", program, str(path)], check=True, capture_output=True, text=True
    )
    return Path(told.stdout.strip())


def places(folders: Folders) -> list[Path]:
    """Every file that is written through a temporary one."""
    found = [
        folders.autosaves / "g1.hamlet",
        folders.autosaves / "g1.previous.hamlet",
        folders.saves / "Ada.hamlet",
        folders.settings,
        folders.cache / "packs" / "0a.json",
    ]
    for path in found:
        path.parent.mkdir(parents=True, exist_ok=True)
    return found


@pytest.mark.parametrize("number", range(5))
def test_a_dead_writers_file_is_swept_wherever_it_lies(number: int, folders: Folders) -> None:
    path = places(folders)[number]
    draft = left_by_dead_writer(path)
    assert draft.exists()
    assert sweep(folders) == 1
    assert not draft.exists()


def test_a_living_writers_file_stays_until_it_is_an_hour_old(folders: Folders) -> None:
    draft = temporary_name(places(folders)[0])
    draft.write_bytes(b"being written")
    assert sweep(folders) == 0
    os.utime(draft, (0, 0))
    assert sweep(folders) == 1


def test_a_file_from_another_computer_stays_until_it_is_an_hour_old(folders: Folders) -> None:
    draft = places(folders)[0].with_name(".g1.hamlet.00000000-1-abc.tmp")
    draft.write_bytes(b"written over the network")
    assert sweep(folders) == 0
    os.utime(draft, (0, 0))
    assert sweep(folders) == 1


def test_temporary_names_of_earlier_versions_are_nobodys(folders: Folders) -> None:
    places(folders)[0].with_name(".g1.hamlet.0123456789ab.tmp").write_bytes(b"half")
    assert sweep(folders) == 1


def test_nothing_else_is_touched(folders: Folders) -> None:
    for path in places(folders):
        path.write_bytes(b"a game")
    others = [folders.settings.with_name(name) for name in (".bashrc.tmp", ".other.json.1.tmp", "x.tmp")]
    for path in others:
        path.write_bytes(b"somebody's")
    assert sweep(folders) == 0
    assert all(path.exists() for path in [*others, *places(folders)])


def test_the_holder_of_a_lock_sweeps_everything_of_its_file_and_nothing_else(folders: Folders) -> None:
    path = places(folders)[0]
    temporary_name(path).write_bytes(b"mine")
    other = temporary_name(path.with_name("g2.hamlet"))
    other.write_bytes(b"another's")
    sweep_for(path)
    assert listing(path.parent) == [other.name]


def test_starting_the_window_sweeps(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    draft = left_by_dead_writer(places(folders)[3])
    monkeypatch.setenv("HAMLET_HOME", str(folders.data))
    Home.of_user()
    assert not draft.exists()
