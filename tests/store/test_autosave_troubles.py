"""What goes wrong while saving is told, harms nothing and is tried again."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable
from functools import partial

import pytest

from hamlet.store.autosave import Autosaver
from hamlet.store.envelope import encode_record
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.saves import load_game
from tests.store.autosaving import LONG, Gate, RefusesOnce, game, played, trouble
from tests.store.faults import FaultyDisk, a_record


def test_a_full_disk_is_told_and_the_next_offer_tries_again(folders: Folders) -> None:
    disk = FaultyDisk()
    with Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0) as saver:
        saver.offer(game(1))
        assert saver.flush(LONG)
        disk.fail_at, disk.lasting = len(disk.steps), True
        saver.offer(game(2))
        assert not saver.flush(LONG)
        assert trouble(saver) == "disk_full"
        assert played(folders) == 1
        disk.fail_at = -1
        saver.offer(game(3))
        assert saver.flush(LONG)
        assert trouble(saver) is None
    assert played(folders) == 3


def test_an_older_failed_save_is_not_tried_again_over_a_newer_one(folders: Folders) -> None:
    disk = Gate()
    disk.refuses = True
    disk.open.set()
    with Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0) as saver:
        saver.offer(game(1))
        assert not saver.flush(LONG)
        disk.refuses = False
        disk.open.clear()
        disk.reached.clear()
        saver.offer(game(2))
        assert disk.reached.wait(LONG)
        assert not saver.flush(0.0)
        disk.open.set()
    assert played(folders) == 2


def test_a_save_that_fails_while_a_newer_one_waits_is_not_tried_again_at_all(folders: Folders) -> None:
    disk = RefusesOnce()
    with Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0) as saver:
        saver.offer(game(1))
        assert disk.reached.wait(LONG)
        saver.offer(game(2))
        disk.open.set()
        assert saver.flush(LONG)
        assert trouble(saver) is None
    assert played(folders) == 2


def test_closing_tries_a_failed_save_once_more(folders: Folders) -> None:
    disk = FaultyDisk()
    saver = Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0)
    disk.fail_at, disk.lasting = len(disk.steps), True
    saver.offer(game(1))
    assert not saver.flush(LONG)
    disk.fail_at = -1
    assert saver.close(LONG)
    assert played(folders) == 1


def test_closing_on_a_disk_that_stays_full_ends_and_says_so(folders: Folders) -> None:
    saver = Autosaver("g1", folders.autosaves, disk=(disk := FaultyDisk()), spacing=0.0)
    disk.fail_at, disk.lasting = len(disk.steps), True
    saver.offer(game(1))
    assert not saver.close(LONG)
    again = threading.Thread(target=saver.close, daemon=True)
    again.start()
    again.join(LONG)
    assert not again.is_alive()


def test_a_read_only_folder_does_not_stop_the_game(folders: Folders) -> None:
    disk = FaultyDisk(0, errno.EROFS, lasting=True)
    with Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0) as saver:
        assert trouble(saver) == "no_permission"
        saver.offer(game(1))
        assert not saver.flush(LONG)
        disk.fail_at = -1
        saver.offer(game(2))
        assert saver.flush(LONG)
        with pytest.raises(StoreError):
            Autosaver("g1", folders.autosaves)
    assert played(folders) == 2


@pytest.mark.parametrize(
    ("offer", "code"),
    [
        (lambda: {"format": 1, "game": "1", "x": object()}, "unwritable"),
        (partial(dict[str, object]().__getitem__, "nothing"), "unwritable"),
        (lambda: a_record("g2"), "swapped"),
        (encode_record(a_record("g2")), "swapped"),
        (b"torn", "damaged"),
    ],
)
def test_an_offer_that_is_no_record_of_this_game_is_told_and_harms_nothing(
    folders: Folders, autosaver: Autosaver, offer: bytes | Callable[[], dict[str, object]], code: str
) -> None:
    autosaver.offer(game(1))
    assert autosaver.flush(LONG)
    autosaver.offer(offer)
    assert not autosaver.flush(LONG)
    assert trouble(autosaver) == code
    assert played(folders) == 1
    autosaver.offer(game(2))
    assert autosaver.flush(LONG)


class HeldBack:
    """The right to write, which the thread gets only when it is told to go on."""

    def __init__(self, kept_waiting: threading.Thread) -> None:
        self.lock = threading.Lock()
        self.kept_waiting = kept_waiting
        self.reached, self.go = threading.Event(), threading.Event()

    def __enter__(self) -> None:
        if threading.current_thread() is self.kept_waiting:
            self.reached.set()
            assert self.go.wait(LONG)
        self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def test_what_the_thread_took_up_before_a_new_beginning_is_not_written_over_it(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver = Autosaver("g1", folders.autosaves, spacing=0.0)
    held = HeldBack(saver._thread)
    monkeypatch.setattr(saver, "_writing", held)
    saver.offer(game(2))
    assert held.reached.wait(LONG)
    saver.begin(game(3))
    held.go.set()
    assert saver.flush(LONG)
    assert played(folders) == 3
    assert saver.problem is None
    saver.close(LONG)


def test_whoever_gives_a_game_up_leaves_what_is_on_the_disk_as_it_is(folders: Folders) -> None:
    disk = FaultyDisk()
    saver = Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0)
    saver.begin(game(2))
    assert saver.note(2, [{"a": 1}])
    disk.fail_at, disk.lasting = len(disk.steps), True
    assert not saver.note(3, [{"a": 2}])
    assert not saver.begin(game(4))
    disk.fail_at = -1
    saver.abandon(LONG)
    found = load_game(folders, "g1")
    assert len(found.record["actions"]) == 2  # type: ignore[arg-type]
    assert found.since.actions == ({"a": 1},)
    Autosaver("g1", folders.autosaves).close(LONG)


def test_what_failed_is_tried_again_without_waiting_for_it(folders: Folders) -> None:
    disk = FaultyDisk()
    saver = Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0)
    disk.fail_at, disk.lasting = 0, True
    assert not saver.begin(game(3))
    assert trouble(saver) == "disk_full"
    disk.fail_at = -1
    saver.retry()
    assert saver.flush(LONG)
    assert saver.problem is None
    assert played(folders) == 3
    saver.close(LONG)


def test_without_a_journal_a_saved_game_is_saved(folders: Folders) -> None:
    disk = FaultyDisk(0, lasting=True)
    disk.only = "open_journal"
    saver = Autosaver("g1", folders.autosaves, disk=disk, spacing=0.0)
    assert saver.begin(game(3))
    assert saver.problem is None
    assert not saver.note(3, [{"a": 1}]), "so it is begun with anew, whole"
    assert saver.begin(game(4))
    assert played(folders) == 4
    saver.close(LONG)
