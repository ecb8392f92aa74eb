"""Packs kept ready: found again as they were, and only while nothing behind them has changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from hamlet.content import PackError, PackShelf
from hamlet.content.finding import pack_id
from hamlet.store.kept import CacheKeep
from tests.content.conftest import WritePack
from tests.packs import write_orchard


class Memory:
    """A keep that tells what was asked of it."""

    def __init__(self) -> None:
        self.entries: dict[str, Mapping[str, Any]] = {}
        self.written = 0

    def read(self, key: str) -> object:
        return self.entries.get(key)

    def write(self, key: str, entry: Mapping[str, Any]) -> None:
        self.entries[key] = entry
        self.written += 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_orchard(tmp_path / "packs")


def test_what_is_kept_is_what_loading_came_to(folder: Path, tmp_path: Path) -> None:
    keep = CacheKeep(tmp_path / "cache")
    first = PackShelf(folder.parent, keep).load(["orchard"])
    again = PackShelf(folder.parent, keep)
    again.read = None  # type: ignore[method-assign, assignment]
    assert again.load(["orchard"]) == first
    assert again.load(["orchard"]).data == PackShelf(folder.parent).load(["orchard"]).data


@pytest.mark.parametrize("file", ["tiles.yaml", "pack.yaml"])
def test_a_changed_file_is_read_again(folder: Path, file: str) -> None:
    keep = Memory()
    before = PackShelf(folder.parent, keep).load(["orchard"])
    changed = folder / file
    changed.write_text(
        changed.read_text("utf-8").replace("rchard", "lmgrove").replace("id: o", "id: e"), "utf-8"
    )
    name = "elmgrove" if file == "pack.yaml" else "orchard"
    after = PackShelf(folder.parent, keep).load([name])
    assert after != before
    assert keep.written == 2


def test_a_changed_file_of_a_required_pack_is_noticed_too(
    copy_base: Callable[[str], Path], write_pack: WritePack, tmp_path: Path
) -> None:
    keep, required = Memory(), copy_base("mine")
    write_pack("more", {}, requires="[mine]")
    before = PackShelf(tmp_path, keep).load(["more"])
    awards = required / "awards.yaml"
    awards.write_text(awards.read_text("utf-8").replace("points: 5", "points: 6"), "utf-8")
    after = PackShelf(tmp_path, keep).load(["more"])
    assert [award["points"] for award in before.data["awards"]] != [
        award["points"] for award in after.data["awards"]
    ]


def test_packs_with_mistakes_are_not_kept(write_pack: WritePack, tmp_path: Path) -> None:
    keep = Memory()
    write_pack("hurt", {"tiles.yaml": "- id: x\n"})
    for _ in range(2):
        with pytest.raises(PackError):
            PackShelf(tmp_path, keep).load(["hurt"])
    assert keep.written == 0


@pytest.mark.parametrize("damage", [{}, {"packs": 3, "data": {}}, {"packs": [{}], "data": {}}, {"packs": []}])
def test_an_entry_that_is_none_is_passed_over(folder: Path, damage: dict[str, Any]) -> None:
    keep = Memory()
    good = PackShelf(folder.parent, keep).load(["orchard"])
    for key in keep.entries:
        keep.entries[key] = damage
    assert PackShelf(folder.parent, keep).load(["orchard"]) == good


def test_packs_that_are_ready_need_neither_yaml_nor_pydantic(tmp_path: Path) -> None:
    program = (
        "import sys\nfrom pathlib import Path\nfrom hamlet.content import PackShelf\n"
        "from hamlet.store.kept import CacheKeep\n"
        f"PackShelf(None, CacheKeep(Path({str(tmp_path)!r}))).load(['base'])\n"
        "print(sorted({'pydantic', 'yaml'} & set(sys.modules)))"
    )
    said = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert said == ["['pydantic', 'yaml']\n", "[]\n"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("id: plain\n", "plain"),
        ("name: X\nid:  spaced  # remark\n", "spaced"),
        ('id: "quoted"\n', "quoted"),
        ("{id: flow, name: X}\n", "flow"),
        ("about: >\n  folded\n  id: inner\nid: outer\n", "outer"),
        ("id: no\n", "folder"),
        ("id: 7\n", "folder"),
        ("id: one\nid: two\n", "one"),
        ("name: X\n", "folder"),
        ("- id: listed\n", "folder"),
    ],
)
def test_the_id_is_read_the_same_with_and_without_a_yaml_reader(
    text: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "folder"
    place.mkdir()
    (place / "pack.yaml").write_text(text, "utf-8")
    assert pack_id(place) == name
    monkeypatch.setattr("hamlet.content.finding._plain_id", lambda source: None)
    assert pack_id(place) == name
