"""By what the files of a pack are known again: sizes, times, and what is in those that are new."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep

import pytest

from hamlet.content import marks
from hamlet.content.marks import LARGEST_READ, YOUNG, FileMark, Marking

SAVED = 1_700_000_000 * 1_000_000_000


class Hand:
    """Writes files at a time that a test says, whatever the clock says."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.now = SAVED
        self.marking = Marking(lambda: self.now)

    def write(self, text: str, name: str = "tiles.yaml") -> None:
        path = self.place / name
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(SAVED, SAVED))

    def seen(self, name: str = "tiles.yaml") -> FileMark:
        return self.marking(self.place)[name]

    def told_by_content(self, name: str = "tiles.yaml") -> int:
        """What is left where size and both times are too coarse to tell anything."""
        return self.seen(name)[-1]


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    return Hand(tmp_path)


def test_two_saves_at_once_of_the_same_size_are_told_apart_by_what_is_in_them(hand: Hand) -> None:
    hand.write("points: 2")
    first = hand.told_by_content()
    hand.write("points: 3")
    hand.now += YOUNG // 2
    assert hand.told_by_content() != first


def test_a_tool_that_keeps_size_and_time_is_seen_by_the_time_of_the_disk(hand: Hand) -> None:
    hand.now += 10 * YOUNG
    hand.write("points: 2")
    first = hand.seen()
    sleep(0.05)
    hand.write("points: 3")
    second = hand.seen()
    assert second[:2] == first[:2]
    assert second != first


def test_a_file_that_only_grows_older_is_the_same(hand: Hand) -> None:
    hand.write("points: 2")
    first = hand.seen()
    hand.now += 10 * YOUNG
    assert hand.seen() == first
    assert first[-1]


def test_what_lies_still_or_is_large_is_not_read(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.write("points: 2")
    hand.write("#" * (LARGEST_READ + 1), "awards.yaml")
    hand.seen()
    hand.now += 2 * YOUNG
    monkeypatch.setattr(marks, "crc32", lambda read: pytest.fail("was read"))
    assert hand.seen()[-1]
    hand.now = SAVED
    hand.place.joinpath("tiles.yaml").unlink()
    assert not hand.told_by_content("awards.yaml")


def test_a_file_that_its_writer_keeps_to_itself_is_there_all_the_same(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(path: Path) -> bytes:
        raise PermissionError

    hand.write("points: 2")
    monkeypatch.setattr(Path, "read_bytes", locked)
    assert hand.seen()[0] == len("points: 2")
    monkeypatch.undo()
    assert hand.told_by_content()


def test_a_look_at_a_folder_sees_texts_and_pictures_and_nothing_hidden(tmp_path: Path) -> None:
    for name in (
        "pack.yaml",
        "tiles/barns.yml",
        "tiles/barn.png",
        ".tiles.yaml.swp",
        "notes.txt",
        "tiles.yaml~",
    ):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("x", encoding="utf-8")
    assert set(Marking()(tmp_path)) == {"pack.yaml", "tiles/barns.yml", "tiles/barn.png"}


def test_a_look_at_a_zip_sees_when_it_is_another(tmp_path: Path) -> None:
    place = tmp_path / "woods.zip"
    place.write_bytes(b"PK one")
    before = Marking()(place)
    place.write_bytes(b"PK another")
    os.utime(place, ns=(1, 1))
    assert Marking()(place) != before
    place.unlink()
    assert Marking()(place) == {}
