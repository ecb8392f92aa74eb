"""What was played since the last save is found again, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.store.autosave import Autosaver
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from hamlet.store.journal import Journal, Played, read_journal
from hamlet.store.saves import delete_game, load_game
from tests.store.autosaving import LONG, trouble
from tests.store.faults import FaultyDisk, a_record

SLOW = 3600.0


def acts(*numbers: int) -> list[dict[str, object]]:
    return [{"do": number} for number in numbers]


def game(*numbers: int) -> dict[str, object]:
    return {**a_record("g1"), "actions": acts(*numbers)}


def restored(folders: Folders) -> list[object]:
    """The actions of the game as it would be gone on with."""
    found = load_game(folders, "g1")
    actions = found.record["actions"]
    assert isinstance(actions, list)
    return [*actions[: found.since.kept], *found.since.actions]


def begun(folders: Folders, *numbers: int) -> Autosaver:
    saver = Autosaver("g1", folders.autosaves, spacing=SLOW)
    assert saver.begin(lambda: game(*numbers))
    return saver


def test_what_is_noted_is_there_before_anything_is_saved(folders: Folders) -> None:
    saver = begun(folders, 1, 2)
    assert saver.note(2, acts(3))
    assert saver.note(3, acts(4, 5))
    assert restored(folders) == acts(1, 2, 3, 4, 5)
    saver.close(LONG)


def test_what_is_taken_back_is_gone_even_behind_the_save(folders: Folders) -> None:
    saver = begun(folders, 1, 2, 3)
    assert saver.note(3, acts(4))
    assert saver.note(1, acts(9))
    assert restored(folders) == acts(1, 9)
    assert saver.note(1, [])
    assert restored(folders) == acts(1)
    saver.close(LONG)


def test_a_later_save_has_its_lines_of_the_journal_only_once(folders: Folders) -> None:
    saver = begun(folders, 1)
    saver.note(1, acts(2))
    saver.offer(lambda: game(1, 2))
    assert saver.flush(LONG)
    saver.note(2, acts(3))
    assert restored(folders) == acts(1, 2, 3)
    saver.close(LONG)


def test_what_was_taken_back_before_a_save_does_not_stand_in_the_way_of_what_came_after(
    folders: Folders,
) -> None:
    saver = begun(folders, 1, 2, 3)
    saver.note(3, acts(4))
    saver.note(1, [])
    saver.offer(lambda: game(1))
    assert saver.flush(LONG)
    saver.note(1, acts(9))
    assert restored(folders) == acts(1, 9)
    saver.close(LONG)


def test_a_damaged_save_falls_back_on_the_one_before_with_the_journal_behind_it(folders: Folders) -> None:
    saver = begun(folders, 1)
    saver.note(1, acts(2))
    saver.offer(lambda: game(1, 2))
    assert saver.flush(LONG)
    saver.note(2, acts(3))
    saver.latest.write_bytes(saver.latest.read_bytes()[:-40])
    assert restored(folders) == acts(1, 2, 3)
    saver.close(LONG)


def test_a_journal_goes_when_the_save_has_all_of_it_and_stays_when_not(folders: Folders) -> None:
    journal = GameFiles(folders.autosaves, "g1").journal
    saver = begun(folders, 1)
    saver.note(1, acts(2))
    saver.close(LONG)
    assert journal.exists()
    assert restored(folders) == acts(1, 2)
    saver = begun(folders, 1, 2)
    saver.note(2, acts(3))
    saver.offer(lambda: game(1, 2, 3))
    assert saver.close(LONG)
    assert not journal.exists()
    assert restored(folders) == acts(1, 2, 3)


def test_a_journal_of_another_sitting_is_not_played(folders: Folders) -> None:
    saver = begun(folders, 1)
    saver.note(1, acts(2))
    left = GameFiles(folders.autosaves, "g1").journal.read_bytes()
    assert saver.begin(lambda: game(7, 8))
    saver.close(LONG)
    GameFiles(folders.autosaves, "g1").journal.write_bytes(left)
    assert restored(folders) == acts(7, 8)


@pytest.mark.parametrize("cut", range(1, 30))
def test_half_a_line_is_left_out_and_the_lines_before_it_are_not(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    journal = Journal(path, "t")
    journal.add(0, acts(1))
    journal.add(1, acts(2))
    journal.close()
    path.write_bytes(path.read_bytes()[:-cut])
    assert read_journal(path, "t") == (Played(0, tuple(acts(1))),)


def test_a_changed_line_ends_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "g1.journal"
    journal = Journal(path, "t")
    for number in range(3):
        journal.add(number, acts(number))
    journal.close()
    path.write_bytes(path.read_bytes().replace(b'"do":1', b'"do":7'))
    assert read_journal(path, "t") == (Played(0, tuple(acts(0))),)


def test_a_line_that_fails_is_told_and_the_game_is_begun_with_anew(folders: Folders) -> None:
    disk = FaultyDisk()
    saver = Autosaver("g1", folders.autosaves, disk=disk, spacing=SLOW)
    assert saver.begin(lambda: game(1))
    disk.fail_at, disk.lasting = len(disk.steps), True
    assert not saver.note(1, acts(2))
    assert trouble(saver) == "disk_full"
    assert not saver.begin(lambda: game(1, 2))
    assert restored(folders) == acts(1)
    disk.fail_at = -1
    assert saver.begin(lambda: game(1, 2))
    assert trouble(saver) is None
    assert saver.note(2, acts(3))
    assert restored(folders) == acts(1, 2, 3)
    saver.close(LONG)


def test_a_journal_that_somebody_removed_is_noticed(folders: Folders) -> None:
    saver = begun(folders, 1)
    GameFiles(folders.autosaves, "g1").journal.unlink()
    assert not saver.note(1, acts(2))
    assert trouble(saver) == "missing"
    saver.close(LONG)


def test_beginning_takes_the_place_of_what_was_offered_before(folders: Folders) -> None:
    saver = begun(folders, 1)
    saver.offer(lambda: game(1, 2))
    assert saver.begin(lambda: game(1, 2, 3))
    assert saver.close(LONG)
    assert restored(folders) == acts(1, 2, 3)


def test_a_deleted_game_takes_its_journal_along(folders: Folders) -> None:
    saver = begun(folders, 1)
    saver.note(1, acts(2))
    saver.close(LONG)
    delete_game(folders, "g1")
    with pytest.raises(StoreError):
        load_game(folders, "g1")
    assert list(folders.autosaves.iterdir()) == []
