"""Games are written into files of their own and taken in again, and never over anything that is there."""

from __future__ import annotations

from hamlet.store.deleting import DeletedGame
from hamlet.store.exchange import export_record, keep_record
from hamlet.store.folders import Folders
from hamlet.store.headers import read_header
from hamlet.store.kept_games import kept_games
from hamlet.store.records import read_record
from hamlet.store.saves import load_kept
from hamlet.store.village_shelf import VillageShelf
from tests.store.faults import FaultyDisk, a_record


def test_an_exported_game_lies_in_a_file_of_its_name_and_twice_in_two(folders: Folders) -> None:
    paths = [export_record(folders, "Alder Ford", "g1", a_record("g1", 3)) for _ in range(3)]
    assert [path.name for path in paths] == [
        "Alder Ford.hamlet",
        "Alder Ford 2.hamlet",
        "Alder Ford 3.hamlet",
    ]
    assert read_record(paths[0])["actions"] == [0, 1, 2]
    assert read_header(paths[0]).name == "Alder Ford"


def test_a_name_that_no_file_can_have_gives_way_to_the_id(folders: Folders) -> None:
    assert export_record(folders, "...", "g1", a_record("g1", 1)).name == "g1.hamlet"


def test_a_record_taken_in_is_kept_under_its_id_or_a_new_one_if_that_is_taken(folders: Folders) -> None:
    first = keep_record(folders, a_record("g1", 3), "One")
    second = keep_record(folders, a_record("g1", 4), "Two")
    assert first.game_id == "g1"
    assert second.game_id != "g1"
    assert load_kept(first).record["actions"] == [0, 1, 2]
    assert {game.name for game in kept_games(folders).games} == {"One", "Two"}


def test_a_record_taken_in_while_its_game_is_deleted_does_not_take_its_place(folders: Folders) -> None:
    files = keep_record(folders, a_record("g1", 3), "One")
    deleted = DeletedGame(files)
    other = keep_record(folders, a_record("g1", 4), "Two")
    assert other.game_id != "g1"
    deleted.put_back()
    assert len(kept_games(folders).games) == 2


def test_an_id_that_is_none_is_not_taken_over(folders: Folders) -> None:
    for odd in ("../up", "", 7, None):
        record = {**a_record("g1", 1), "id": odd}
        assert keep_record(folders, record, "Odd").folder == folders.autosaves
    assert len(kept_games(folders).games) == 4


# pictures


def test_a_picture_is_found_by_game_moment_and_width_and_only_the_last_moment_is_kept(
    folders: Folders,
) -> None:
    shelf = VillageShelf(folders)
    shelf.keep("g1", "aa", 720, b"one")
    shelf.keep("g2", "aa", 720, b"other")
    assert shelf.read("g1", "aa", 720) == b"one"
    assert shelf.read("g1", "aa", 1320) is None
    shelf.keep("g1", "bb", 720, b"two")
    assert shelf.read("g1", "aa", 720) is None
    shelf.only(["g1"])
    assert shelf.read("g2", "aa", 720) is None
    assert shelf.read("g1", "bb", 720) == b"two"


def test_a_picture_is_kept_in_one_look_only_the_one_that_was_wished_for_last(folders: Folders) -> None:
    shelf = VillageShelf(folders)
    shelf.keep("g1", "aa", 720, b"green", "summer-noon")
    shelf.keep("g1", "aa", 1320, b"large", "summer-noon")
    assert shelf.read("g1", "aa", 720, "summer-noon") == b"green"
    assert shelf.read("g1", "aa", 720, "winter-noon") is None
    shelf.keep("g1", "aa", 720, b"white", "winter-noon")
    assert shelf.read("g1", "aa", 720, "winter-noon") == b"white"
    assert shelf.read("g1", "aa", 720, "summer-noon") is None
    assert shelf.read("g1", "aa", 1320, "summer-noon") is None


def test_a_full_disk_only_means_that_a_picture_is_not_kept(folders: Folders) -> None:
    VillageShelf(folders, FaultyDisk(0, lasting=True)).keep("g1", "aa", 720, b"one")
    assert VillageShelf(folders).read("g1", "aa", 720) is None
