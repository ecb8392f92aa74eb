"""One game, one writer; a killed program leaves no lock behind that matters."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hamlet.store.disk import Disk
from hamlet.store.errors import StoreError
from hamlet.store.locks import GameLock
from tests.store.faults import FaultyDisk

HOLDER = """
import sys
from pathlib import Path
from hamlet.store.locks import GameLock
lock = GameLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "g1.lock"


def hold_elsewhere(path: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HOLDER, str(path)]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdout
    assert child.stdout.readline() == "held\n"
    return child


def end(child: subprocess.Popen[str]) -> None:
    child.kill()
    child.communicate(timeout=30)


def test_a_second_window_is_refused_until_the_first_lets_go(path: Path) -> None:
    first = GameLock(path)
    with pytest.raises(StoreError) as caught:
        GameLock(path)
    assert caught.value.code == "busy"
    assert str(os.getpid()) in str(caught.value)
    first.release()
    GameLock(path).release()
    assert not path.exists()


def test_another_program_is_refused_and_takes_over_when_the_first_is_killed(path: Path) -> None:
    child = hold_elsewhere(path)
    try:
        with pytest.raises(StoreError) as caught:
            GameLock(path)
        assert caught.value.facts["pid"] == child.pid
    finally:
        end(child)
    assert path.exists()
    lock = GameLock(path)
    assert json.loads(path.read_text("utf-8"))["pid"] == os.getpid()
    lock.release()


@pytest.mark.parametrize("text", ["", "{}", "[]", "{", '{"pid": 1, "host": "elsewhere"}', "\ufffd" * 500])
def test_an_old_lock_file_stands_in_nobodys_way(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    lock = GameLock(path)
    assert json.loads(path.read_text("utf-8"))["pid"] == os.getpid()
    lock.release()


def test_a_lock_file_removed_under_its_holder_is_not_mistaken_for_the_new_one(path: Path) -> None:
    first = GameLock(path)
    path.unlink()
    second = GameLock(path)
    with pytest.raises(StoreError):
        GameLock(path)
    second.release()
    first.release()


def test_a_lock_file_that_vanishes_while_it_is_opened_is_made_anew(path: Path) -> None:
    class Vanishing(Disk):
        times = 3

        def open_lock(self, path: Path) -> int:
            handle = super().open_lock(path)
            if self.times:
                self.times -= 1
                path.unlink()
            return handle

    lock = GameLock(path, Vanishing())
    with pytest.raises(StoreError):
        GameLock(path)
    lock.release()


def test_releasing_twice_does_not_free_somebody_elses_lock(path: Path) -> None:
    first = GameLock(path)
    first.release()
    second = GameLock(path)
    first.release()
    with pytest.raises(StoreError):
        GameLock(path)
    second.release()


@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOSPC])
def test_a_folder_that_takes_no_lock_file_is_told(path: Path, number: int) -> None:
    with pytest.raises(StoreError) as caught:
        GameLock(path, FaultyDisk(0, number))
    assert caught.value.code in {"no_permission", "disk_full"}
