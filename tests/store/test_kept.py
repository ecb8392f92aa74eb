"""What is kept in the cache: whole or not at all, never too much, and no harm where it cannot be kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.store.kept import MOST_ENTRIES, CacheKeep


def test_an_entry_comes_back_as_it_was(tmp_path: Path) -> None:
    keep = CacheKeep(tmp_path / "cache")
    assert keep.read("a") is None
    keep.write("a", {"name": "Müller", "numbers": [1, None, True]})
    assert keep.read("a") == {"name": "Müller", "numbers": [1, None, True]}
    keep.write("a", {"name": "other"})
    assert keep.read("a") == {"name": "other"}


@pytest.mark.parametrize("place", [0, 10, 33, 40, -1])
def test_a_damaged_entry_is_as_good_as_none_and_is_replaced(place: int, tmp_path: Path) -> None:
    keep = CacheKeep(tmp_path)
    keep.write("a", {"rules": {"flags": 6}})
    (path,) = tmp_path.iterdir()
    good = bytearray(path.read_bytes())
    good[place] ^= 1
    path.write_bytes(good)
    assert keep.read("a") is None
    path.write_bytes(b"")
    assert keep.read("a") is None
    keep.write("a", {"rules": {}})
    assert keep.read("a") == {"rules": {}}


def test_where_nothing_can_be_kept_nothing_happens(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    keep = CacheKeep(tmp_path / "file")
    keep.write("a", {})
    assert keep.read("a") is None


def test_old_entries_are_forgotten(tmp_path: Path) -> None:
    keep = CacheKeep(tmp_path)
    for number in range(MOST_ENTRIES + 3):
        keep.write(f"key{number}", {"number": number})
    assert len(list(tmp_path.iterdir())) == MOST_ENTRIES
    assert keep.read(f"key{MOST_ENTRIES + 2}") == {"number": MOST_ENTRIES + 2}
