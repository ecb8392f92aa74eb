"""A new pack is written whole or not at all, and over nothing that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.store.errors import StoreError
from hamlet.store.new_packs import make_pack
from tests.store.faults import FaultyDisk, steps_of


def test_it_lies_in_a_folder_of_its_name(tmp_path: Path) -> None:
    new, folder = make_pack(tmp_path / "packs", "Old Mill", ())
    assert (new.id, folder) == ("old_mill", tmp_path / "packs" / "old_mill")
    assert {path.name for path in folder.iterdir()} >= {"pack.yaml", "tiles.yaml", "rules.yaml", ".schema"}


@pytest.mark.parametrize("there", ["folder", "file"])
def test_nothing_is_written_over(tmp_path: Path, there: str) -> None:
    place = tmp_path / "mill"
    place.mkdir() if there == "folder" else place.write_text("mine", "utf-8")
    with pytest.raises(StoreError, match="mill is there already"):
        make_pack(tmp_path, "mill", ())
    assert list(place.iterdir()) == [] if there == "folder" else place.read_text("utf-8") == "mine"


def test_a_folder_that_can_be_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for place in (tmp_path / "file", Path("a\0b")):
        with pytest.raises(StoreError):
            make_pack(place, "mill", ())


def test_a_full_disk_leaves_nothing_half_made(tmp_path: Path) -> None:
    steps = steps_of(lambda disk: make_pack(tmp_path / "whole", "mill", (), disk))
    assert steps > 100
    for step in range(0, steps, 9):
        with pytest.raises(StoreError, match="no room left"):
            make_pack(tmp_path, "mill", (), FaultyDisk(step))
        assert [path.name for path in tmp_path.iterdir()] == ["whole"]
