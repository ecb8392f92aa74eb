"""The latest save and the one before it: one of them is always there and whole."""

from __future__ import annotations

import contextlib
import errno
from pathlib import Path

import pytest

from hamlet.store.disk import Disk
from hamlet.store.envelope import encode_record
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles, games_in, new_game_id, prune, write_generation
from hamlet.store.locks import GameLock
from hamlet.store.saves import load_game
from tests.store.faults import CrashError, FaultyDisk, a_record, crashing, problem_of, steps_of


@pytest.fixture
def files(folders: Folders) -> GameFiles:
    return GameFiles(folders.autosaves, "g1")


def save(files: GameFiles, actions: int, disk: Disk | None = None, **more: object) -> None:
    data = encode_record(a_record(files.game_id, actions, **more))
    write_generation(files, data, disk or Disk())


def played(folders: Folders, game_id: str = "g1") -> int:
    actions = load_game(folders, game_id).record["actions"]
    assert isinstance(actions, list)
    assert actions == list(range(len(actions)))
    return len(actions)


def names(files: GameFiles) -> set[str]:
    return {path.name for path in files.folder.iterdir()}


# Both saves are there: make_folder, create, write, sync, close, link, replace, remove, replace, sync_folder.
ALL_STEPS = range(10)


def test_the_number_of_steps_that_the_fault_tests_walk_is_the_true_one(files: GameFiles) -> None:
    save(files, 1)
    assert steps_of(lambda disk: save(files, 2, disk)) == len(ALL_STEPS)


def test_the_save_before_the_latest_is_kept(folders: Folders, files: GameFiles) -> None:
    for actions in (1, 2, 3):
        save(files, actions)
    assert played(folders) == 3
    files.latest.unlink()
    assert played(folders) == 2
    assert names(files) == {"g1.previous.hamlet"}


@pytest.mark.parametrize("step", ALL_STEPS)
@pytest.mark.parametrize("lasting", [False, True])
def test_a_full_disk_at_any_step_loses_nothing(
    folders: Folders, files: GameFiles, step: int, *, lasting: bool
) -> None:
    save(files, 1)
    save(files, 2)
    disk = FaultyDisk(step, errno.ENOSPC, lasting=lasting)
    problem = problem_of(lambda: save(files, 3, disk))
    # A disk may know no second names, and tidying may fail, without the save failing.
    harmless = disk.steps[step] in {"link", "remove"} and not lasting
    assert problem == (None if harmless else "disk_full")
    # The last step comes after the new save has taken its name.
    assert played(folders) == (3 if harmless or disk.steps[step] == "sync_folder" else 2)
    save(files, 4)
    assert played(folders) == 4
    files.latest.unlink()
    assert played(folders) in {2, 3}


@pytest.mark.parametrize("step", ALL_STEPS)
def test_a_crash_at_any_step_leaves_a_game_that_goes_on(
    folders: Folders, files: GameFiles, step: int
) -> None:
    save(files, 1)
    save(files, 2)
    with pytest.raises(CrashError):
        save(files, 3, crashing(step))
    assert played(folders) in {2, 3}
    save(files, 4)
    assert played(folders) == 4


@pytest.mark.parametrize("step", ALL_STEPS)
def test_a_crash_on_a_disk_without_second_names_leaves_a_game_that_goes_on(
    folders: Folders, files: GameFiles, step: int
) -> None:
    class NoLinks(FaultyDisk):
        def link(self, source: Path, target: Path) -> None:
            self.step("link")
            raise OSError(errno.EPERM, "no links here")

    save(files, 1)
    disk = NoLinks(step)
    disk.crashes = True
    with contextlib.suppress(CrashError):
        save(files, 2, disk)
    assert played(folders) in {1, 2}
    save(files, 3)
    assert played(folders) == 3


@pytest.mark.parametrize("data", [b"", b"torn", b'{"format": 2, "game": "9"}', encode_record(a_record("g2"))])
def test_a_latest_save_that_is_not_sound_is_kept_aside_and_the_one_before_it_used(
    folders: Folders, files: GameFiles, data: bytes
) -> None:
    save(files, 1)
    save(files, 2)
    files.latest.write_bytes(data)
    loaded = load_game(folders, "g1")
    assert loaded.path == files.previous
    assert len(loaded.problems) == 1
    assert files.latest.read_bytes() == data
    save(files, 3)
    assert played(folders) == 3
    aside = names(files) - {"g1.hamlet", "g1.previous.hamlet"}
    assert [(files.folder / name).read_bytes() for name in aside] == [data]
    files.latest.unlink()
    assert played(folders) == 1


def test_a_previous_save_that_is_not_sound_is_kept_aside_too(folders: Folders, files: GameFiles) -> None:
    save(files, 1)
    files.previous.write_bytes(b"somebody's")
    save(files, 2)
    assert (files.folder / "g1.previous.damaged-1.hamlet").read_bytes() == b"somebody's"
    assert played(folders) == 2


def test_a_latest_save_that_cannot_be_looked_at_is_not_touched(folders: Folders, files: GameFiles) -> None:
    class Blind(Disk):
        def read(self, path: Path, most: int) -> bytes:
            if path == files.latest:
                raise PermissionError(errno.EACCES, "not now")
            return super().read(path, most)

    save(files, 1)
    with pytest.raises(StoreError) as caught:
        save(files, 2, Blind())
    assert caught.value.code == "no_permission"
    assert played(folders) == 1
    assert names(files) == {"g1.hamlet"}


def test_the_oldest_games_go_and_the_current_one_never(folders: Folders) -> None:
    for number in range(5):
        save(GameFiles(folders.autosaves, f"g{number}"), 1, saved=f"2026-01-0{number + 1}T00:00:00.000Z")
        save(GameFiles(folders.autosaves, f"g{number}"), 2, saved=f"2026-01-0{number + 1}T00:00:01.000Z")
    assert prune(folders.autosaves, "g0", keep=3) == ("g2", "g1")
    assert [files.game_id for files in games_in(folders.autosaves)] == ["g0", "g3", "g4"]
    assert names(GameFiles(folders.autosaves, "g0")) == {
        f"g{number}{kind}.hamlet" for number in (0, 3, 4) for kind in ("", ".previous")
    }


def test_what_hamlet_cannot_read_and_what_is_open_is_never_pruned(folders: Folders) -> None:
    for number in range(3):
        save(GameFiles(folders.autosaves, f"g{number}"), 1, saved=f"2026-01-0{number + 1}T00:00:00.000Z")
    (folders.autosaves / "old.hamlet").write_bytes(b"?")
    (folders.autosaves / "newer.hamlet").write_bytes(b'{"format": 2, "game": "9"}')
    (folders.autosaves / "letter.txt").write_bytes(b"Dear")
    swapped = folders.autosaves / "other.hamlet"
    swapped.write_bytes(encode_record(a_record("elsewhere")))
    lock = GameLock(GameFiles(folders.autosaves, "g0").lock)
    before = {path: path.read_bytes() for path in folders.autosaves.glob("[!g]*")}
    assert prune(folders.autosaves, "g2", keep=1) == ("g1",)
    lock.release()
    assert {path: path.read_bytes() for path in folders.autosaves.glob("[!g]*")} == before
    assert len(before) == 4
    assert played(folders, "g0") == 1


def test_a_damaged_part_of_a_pruned_game_stays(folders: Folders) -> None:
    old = GameFiles(folders.autosaves, "g1")
    save(old, 1, saved="2026-01-01T00:00:00.000Z")
    save(old, 2, saved="2026-01-01T00:00:00.000Z")
    old.latest.write_bytes(b"torn")
    save(GameFiles(folders.autosaves, "g2"), 1, saved="2026-01-02T00:00:00.000Z")
    assert prune(folders.autosaves, "g2", keep=1) == ("g1",)
    assert names(old) == {"g1.hamlet", "g2.hamlet"}
    assert old.latest.read_bytes() == b"torn"


@pytest.mark.parametrize("name", ["", "../x", "a/b", "A", "x.previous", "-x", "a" * 65, "ü"])
def test_a_game_id_cannot_lead_elsewhere(tmp_path: Path, name: str) -> None:
    with pytest.raises(StoreError) as caught:
        GameFiles(tmp_path, name)
    assert caught.value.code == "bad_name"


def test_new_ids_differ_and_are_allowed(tmp_path: Path) -> None:
    ids = {new_game_id() for _ in range(50)}
    assert len(ids) == 50
    assert all(GameFiles(tmp_path, game_id).latest.parent == tmp_path for game_id in ids)
