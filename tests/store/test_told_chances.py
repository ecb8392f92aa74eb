"""Which first chances were told is remembered; a damaged file begins anew and is never lost."""

from __future__ import annotations

import json

import pytest

from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.told_chances import ToldChances, chances_file, keep_told, load_told
from tests.store.faults import FaultyDisk


def put(folders: Folders, data: bytes) -> None:
    chances_file(folders).parent.mkdir(parents=True, exist_ok=True)
    chances_file(folders).write_bytes(data)


def test_without_a_file_nothing_was_told_and_nothing_is_wrong(folders: Folders) -> None:
    assert load_told(folders) == ToldChances()


def test_they_lie_beside_the_settings_and_come_back_as_kept(folders: Folders) -> None:
    keep_told({"sell", "road"}, folders)
    assert chances_file(folders).parent == folders.settings.parent
    assert load_told(folders) == ToldChances(frozenset(("sell", "road")))


def test_what_a_newer_hamlet_wrote_stays_in_the_file(folders: Folders) -> None:
    put(folders, b'{"format": 7, "told": ["fly"], "seen": {"fly": 3}}')
    told = load_told(folders)
    assert told == ToldChances(frozenset(("fly",)))
    keep_told(told.names | {"sell"}, folders)
    assert json.loads(chances_file(folders).read_bytes()) == {
        "format": 7,
        "told": ["fly", "sell"],
        "seen": {"fly": 3},
    }


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff", b"[" * 9000, b'{"told": 5}', b'{"told": [1]}', b" " * 300_000]
)
def test_a_damaged_file_is_told_of_once_and_kept_under_another_name(folders: Folders, data: bytes) -> None:
    put(folders, data)
    found = load_told(folders)
    assert found.names == frozenset()
    assert found.trouble is not None
    assert found.trouble.code == "chances_damaged"
    assert load_told(folders) == ToldChances()
    keep_told({"sell"}, folders)
    assert load_told(folders).names == {"sell"}
    (kept,) = chances_file(folders).parent.glob("chances.damaged-*.json")
    assert kept.read_bytes() == data


def test_one_that_is_damaged_meanwhile_is_set_aside_before_it_is_written_over(folders: Folders) -> None:
    put(folders, b"{")
    keep_told({"sell"}, folders)
    assert load_told(folders).names == {"sell"}
    assert len(list(chances_file(folders).parent.glob("chances.damaged-*.json"))) == 1


def test_a_full_disk_leaves_what_was_kept_before(folders: Folders) -> None:
    keep_told({"sell"}, folders)
    with pytest.raises(StoreError):
        keep_told({"sell", "road"}, folders, FaultyDisk(0, lasting=True))
    assert load_told(folders).names == {"sell"}


def test_a_folder_in_its_place_is_told_and_left(folders: Folders) -> None:
    chances_file(folders).mkdir(parents=True)
    found = load_told(folders)
    assert found.trouble is not None
    assert found.trouble.code == "not_a_file"
    assert chances_file(folders).is_dir()
