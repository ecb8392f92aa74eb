"""Presets of the player's own come back as they were kept; a damaged file is told of and never lost."""

from __future__ import annotations

import pytest

from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.own_presets import (
    MOST_PRESETS,
    OwnPreset,
    OwnPresets,
    load_presets,
    presets_file,
    save_presets,
    with_preset,
)
from tests.store.faults import FaultyDisk

MINE = OwnPreset(
    "Häuser *{x}", "manual", {"flags": None, "prices_few": {"raw": 1, "refined": 2}, "hand": [1]}
)


def test_without_a_file_there_are_none_and_nothing_is_wrong(folders: Folders) -> None:
    assert load_presets(folders) == OwnPresets()


def test_they_come_back_as_kept_and_one_of_the_same_name_is_replaced(folders: Folders) -> None:
    save_presets((MINE, OwnPreset("b", "printed")), folders)
    found = load_presets(folders)
    assert found.presets == (MINE, OwnPreset("b", "printed"))
    save_presets(with_preset(found.presets, OwnPreset("b", "tutorial")), folders)
    assert load_presets(folders).presets == (MINE, OwnPreset("b", "tutorial"))


def test_no_more_are_kept_than_can_be_listed(folders: Folders) -> None:
    save_presets((OwnPreset(f"n{number}", "printed") for number in range(MOST_PRESETS + 5)), folders)
    names = [each.name for each in load_presets(folders).presets]
    assert (len(names), names[-1]) == (MOST_PRESETS, f"n{MOST_PRESETS + 4}")


@pytest.mark.parametrize(
    "data",
    [
        b"{",
        b"[]",
        b'{"presets": 5}',
        b'{"presets": [{"name": "", "preset": "printed", "options": {}}]}',
        b'{"presets": [{"name": "a", "preset": "printed", "options": {"flags": 0.5}}]}',
        b'{"presets": [{"name": "a", "preset": "printed", "options": {"flags": {"a": [1]}}}]}',
    ],
)
def test_a_damaged_file_is_told_of_and_set_aside_before_it_is_written_over(
    folders: Folders, data: bytes
) -> None:
    path = presets_file(folders)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    found = load_presets(folders)
    assert found.presets == ()
    assert found.trouble is not None
    assert found.trouble.code == "presets_damaged"
    save_presets((MINE,), folders)
    assert load_presets(folders).presets == (MINE,)
    others = [each.read_bytes() for each in path.parent.iterdir() if each != path]
    assert data in others


def test_a_full_disk_leaves_what_was_kept_before(folders: Folders) -> None:
    save_presets((MINE,), folders)
    with pytest.raises(StoreError):
        save_presets((), folders, FaultyDisk(0, lasting=True))
    assert load_presets(folders).presets == (MINE,)
