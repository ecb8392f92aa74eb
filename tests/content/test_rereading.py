"""Packs read again: only what has changed; what is wrong is told with what stands around it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content.differing import differences, shown
from hamlet.content.folders import PackFolder, read_folder
from hamlet.content.loaded import LoadedPacks
from hamlet.content.mistaken import Mistakes, mistakes_in
from hamlet.content.rereading import PackReads
from hamlet.resources import data_folder
from tests.app.reload.saving import FORESTER, MILL, PACK, TILES

BASE = {"base": data_folder() / "base"}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "tiles.yaml").write_text(TILES, encoding="utf-8")
    return tmp_path


def _read(reads: PackReads, place: Path) -> LoadedPacks:
    return next(loaded for loaded in reads.put_together([place]) if loaded is not None)


def _mistakes(place: Path, text: str) -> Mistakes:
    (place / "tiles.yaml").write_text(text, encoding="utf-8")
    reads = PackReads(BASE)
    return mistakes_in(_read(reads, place).problems, reads.last, reads.sources)


def test_only_packs_that_have_changed_are_read_anew(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reads, read = PackReads(BASE), []

    def reading(path: Path) -> PackFolder:
        read.append(path.name)
        return read_folder(path)

    monkeypatch.setattr("hamlet.content.rereading.read_folder", reading)
    first = _read(reads, place)
    (place / "tiles.yaml").write_text(TILES.replace("slots: 1", "slots: 2"), encoding="utf-8")
    reads.forget([place])
    second = _read(reads, place)
    assert read == [place.name, "base", place.name]
    assert [each.key for each in differences(first, second)] == ["slots"]
    assert second.packs[0] == first.packs[0]
    assert second.packs[1] != first.packs[1]


def test_reading_goes_in_bits(place: Path) -> None:
    bits = list(PackReads(BASE).put_together([place]))
    assert len(bits) == 3
    assert [bit is None for bit in bits] == [True, True, False]


def test_a_mistake_is_told_with_its_entry_its_keys_and_the_lines_around_it(place: Path) -> None:
    told = _mistakes(place, TILES.replace("per: matching_segment", "per: matching_sides"))
    first = told.first
    assert (first.at, first.entry, first.key, first.inner) == ("tiles.yaml:12:27", "forester", "score", "per")
    assert (first.first, len(first.lines), first.pack) == (9, 5, "Woods and Ways")
    assert (told.sound, told.entries) == (1, 2)


def test_what_follows_from_a_mistake_is_not_told_beside_it(place: Path) -> None:
    told = _mistakes(place, TILES.replace("per: matching_segment", "per: matching_sides"))
    assert len(told.all) == 1


def test_a_word_is_surely_meant_if_it_is_a_slip_or_the_only_one_of_its_kin(place: Path) -> None:
    for wrong, meant in (("matching_sides", "matching_segment"), ("matching_segmen", "matching_segment")):
        told = _mistakes(place, TILES.replace("per: matching_segment", f"per: {wrong}"))
        assert told.first.problem.fix == meant
        assert meant in told.first.problem.allowed
    told = _mistakes(place, TILES.replace("per: matching_segment", "per: sails"))
    assert told.first.problem.fix != "matching_segment"


def test_a_file_that_is_no_yaml_is_told_where_it_breaks(place: Path) -> None:
    told = _mistakes(place, FORESTER + "- id: [\n" + MILL)
    assert told.first.inside == "tiles.yaml"
    assert told.first.lines
    assert told.sound < told.entries == 3


def test_a_pack_that_is_gone_is_told_by_its_place(place: Path) -> None:
    (place / "pack.yaml").unlink()
    reads = PackReads(BASE)
    told = mistakes_in(_read(reads, place).problems, reads.last, reads.sources)
    assert (told.first.lines, told.first.place, told.entries) == ((), place, 0)


def test_what_has_come_gone_or_changed_is_found_by_key(place: Path) -> None:
    reads = PackReads(BASE)
    before = _read(reads, place)
    (place / "tiles.yaml").write_text(
        FORESTER.replace("stone: 2", "stone: 1") + MILL.replace("sawpit", "pond_house"), encoding="utf-8"
    )
    reads.forget([place])
    found = [(each.what, each.id, each.key) for each in differences(before, _read(reads, place))]
    assert found == [("key", "forester", "cost"), ("come", "pond_house", ""), ("gone", "sawpit", "")]


def test_values_are_shown_in_a_few_words() -> None:
    assert shown({"wood": 1, "stone": 2}) == "wood 1, stone 2"
    assert (shown(["wood", "stone"]), shown(None), shown(value=True)) == ("wood, stone", "", "true")
