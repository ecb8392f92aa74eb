"""Writing is all or nothing, whatever the disk does."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from hamlet.store.atomic import set_aside, write_atomic
from hamlet.store.disk import Disk
from hamlet.store.errors import StoreError
from tests.store.faults import CrashError, FaultyDisk, crashing, listing, steps_of

OLD = b"old " * 50
NEW = b"new " * 70


@pytest.fixture
def path(tmp_path: Path) -> Path:
    target = tmp_path / "deep" / "file.hamlet"
    target.parent.mkdir()
    target.write_bytes(OLD)
    return target


def all_steps() -> range:
    # make_folder, create, write, sync, close, replace, sync_folder
    return range(7)


def test_the_number_of_steps_that_the_fault_tests_walk_is_the_true_one(path: Path) -> None:
    assert steps_of(lambda disk: write_atomic(path, NEW, disk)) == len(all_steps())


def test_new_bytes_are_there_and_nothing_else_is_left_behind(path: Path) -> None:
    write_atomic(path, NEW)
    assert path.read_bytes() == NEW
    assert listing(path.parent) == [path.name]


def test_missing_folders_are_made(tmp_path: Path) -> None:
    write_atomic(tmp_path / "a" / "b" / "c", NEW)
    assert (tmp_path / "a" / "b" / "c").read_bytes() == NEW


@pytest.mark.parametrize("step", all_steps())
@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EROFS, "no_permission"),
        (errno.EACCES, "no_permission"),
        (errno.EIO, "write_failed"),
    ],
)
def test_a_failure_at_any_step_is_told_and_leaves_the_old_file(
    path: Path, step: int, number: int, code: str
) -> None:
    disk = FaultyDisk(step, number)
    with pytest.raises(StoreError) as caught:
        write_atomic(path, NEW, disk)
    assert caught.value.code == code
    assert path.name in str(caught.value)
    # Only the very last step comes after the new file has taken its name.
    assert path.read_bytes() == (NEW if disk.steps[step] == "sync_folder" else OLD)
    assert listing(path.parent) == [path.name]


@pytest.mark.parametrize("step", all_steps())
def test_a_crash_at_any_step_leaves_one_of_the_two_files_whole(path: Path, step: int) -> None:
    with pytest.raises(CrashError):
        write_atomic(path, NEW, crashing(step))
    assert path.read_bytes() in {OLD, NEW}
    write_atomic(path, b"later")
    assert path.read_bytes() == b"later"


def test_a_disk_that_takes_a_few_bytes_at_a_time_gets_all_of_them(path: Path) -> None:
    class Narrow(Disk):
        def write(self, handle: int, data: memoryview) -> int:
            return super().write(handle, data[:3])

    write_atomic(path, NEW, Narrow())
    assert path.read_bytes() == NEW


def test_bytes_that_arrive_changed_are_noticed_before_the_old_file_goes(path: Path) -> None:
    class Lying(Disk):
        def read(self, path: Path, most: int) -> bytes:
            return super().read(path, most)[:-1] + b"?"

    with pytest.raises(StoreError) as caught:
        write_atomic(path, NEW, Lying())
    assert caught.value.code == "not_verified"
    assert path.read_bytes() == OLD
    assert listing(path.parent) == [path.name]


class Stubborn(Disk):
    """Refuses to rename so many times, as Windows does while a scanner looks at the file."""

    def __init__(self, refusals: int) -> None:
        super().__init__()
        self.delays = (0.25, 0.5, 1.0)
        self.refusals = refusals
        self.waited: list[float] = []

    def replace(self, source: Path, target: Path) -> None:
        if self.refusals:
            self.refusals -= 1
            raise PermissionError(errno.EACCES, "held by another program")
        super().replace(source, target)

    def pause(self, seconds: float) -> None:
        self.waited.append(seconds)


def test_a_refused_rename_is_tried_again_after_growing_pauses(path: Path) -> None:
    disk = Stubborn(3)
    write_atomic(path, NEW, disk)
    assert path.read_bytes() == NEW
    assert disk.waited == [0.25, 0.5, 1.0]


def test_a_rename_that_is_always_refused_ends_with_the_old_file_and_a_message(path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        write_atomic(path, NEW, Stubborn(100))
    assert caught.value.code == "no_permission"
    assert path.read_bytes() == OLD
    assert listing(path.parent) == [path.name]


def test_a_file_in_the_place_of_the_folder_is_told(path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        write_atomic(path / "below" / "x", NEW)
    assert caught.value.code == "no_folder"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="this user may write everywhere")
def test_a_protected_folder_is_told_and_the_old_file_stays(path: Path) -> None:
    path.parent.chmod(0o555)
    try:
        with pytest.raises(StoreError) as caught:
            write_atomic(path, NEW)
    finally:
        path.parent.chmod(0o755)
    assert caught.value.code == "no_permission"
    assert path.read_bytes() == OLD


def test_files_set_aside_never_cover_each_other(path: Path) -> None:
    kept = []
    for text in (b"first", b"second"):
        path.write_bytes(text)
        kept.append(set_aside(path, "damaged"))
    assert [file.name for file in kept] == ["file.damaged-1.hamlet", "file.damaged-2.hamlet"]
    assert [file.read_bytes() for file in kept] == [b"first", b"second"]
    assert not path.exists()
