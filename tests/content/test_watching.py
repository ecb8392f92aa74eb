"""Packs that are written by editors: told once, when they lie still; never half written."""

from __future__ import annotations

import os
import time
from pathlib import Path

from hamlet.content.marks import FileMarks
from hamlet.content.watching import EMPTY_STILL, EVERY, STILL, PackWatch

PLACE = Path("woods")
FIRST = {"pack.yaml": (60, 1), "tiles.yaml": (300, 1)}


class FakeDisk:
    """What lies there, as long as a test says so; how often somebody looked."""

    def __init__(self) -> None:
        self.marks: FileMarks = FIRST
        self.looks = 0

    def __call__(self, place: Path) -> FileMarks:
        self.looks += 1
        return self.marks


class Watching:
    """A watch that is asked sixty times in a second."""

    def __init__(self, *places: Path) -> None:
        self.disk = FakeDisk()
        self.watch = PackWatch(self.disk)
        self.now = 0.0
        self.watch.watch(places or (PLACE,), self.now)

    def pass_time(self, seconds: float) -> list[Path]:
        told = []
        for _ in range(round(seconds * 60)):
            self.now += 1 / 60
            told += self.watch.look(self.now)
        return told


def test_what_lies_still_is_never_told() -> None:
    assert Watching().pass_time(5) == []


def test_a_save_is_told_once_and_soon() -> None:
    watching = Watching()
    watching.pass_time(1)
    watching.disk.marks = {**FIRST, "tiles.yaml": (310, 2)}
    assert watching.pass_time(2 * EVERY + STILL + 0.05) == [PLACE]
    assert watching.pass_time(3) == []


def test_a_file_that_is_still_being_written_is_not_told() -> None:
    watching = Watching()
    told = []
    for size in range(10, 200, 10):
        watching.disk.marks = {**FIRST, "tiles.yaml": (size, 2)}
        told += watching.pass_time(EVERY)
    assert told == []
    assert watching.watch.stirring
    assert watching.pass_time(0.5) == [PLACE]


def test_a_file_that_an_editor_empties_first_is_told_only_when_it_is_full() -> None:
    watching = Watching()
    watching.disk.marks = {**FIRST, "tiles.yaml": (0, 2)}
    assert watching.pass_time(EMPTY_STILL - 0.1) == []
    watching.disk.marks = {**FIRST, "tiles.yaml": (310, 3)}
    assert watching.pass_time(0.5) == [PLACE]


def test_a_file_that_goes_and_comes_back_the_same_is_not_told() -> None:
    watching = Watching()
    watching.disk.marks = {"pack.yaml": (60, 1)}
    assert watching.pass_time(EMPTY_STILL - 0.1) == []
    watching.disk.marks = FIRST
    assert watching.pass_time(2) == []


def test_a_pack_that_is_gone_for_good_is_told() -> None:
    watching = Watching()
    watching.disk.marks = {}
    assert watching.pass_time(EMPTY_STILL + 0.3) == [PLACE]


def test_thirty_packs_are_not_looked_at_in_one_frame() -> None:
    watching = Watching(*(Path(f"pack{number}") for number in range(30)))
    looks = []
    for _ in range(60):
        before = watching.disk.looks
        watching.pass_time(1 / 60)
        looks.append(watching.disk.looks - before)
    assert max(looks) == 10


def test_packs_that_are_watched_already_are_not_taken_for_known_again() -> None:
    watching = Watching()
    watching.disk.marks = {**FIRST, "tiles.yaml": (310, 2)}
    watching.watch.watch((PLACE, Path("mill")), watching.now)
    assert PLACE in watching.pass_time(0.5)


def test_two_saves_of_the_same_size_in_the_same_moment_are_both_told(tmp_path: Path) -> None:
    file = tmp_path / "tiles.yaml"

    def save(text: str) -> None:
        file.write_text(text, encoding="utf-8")
        os.utime(file, ns=(moment, moment))

    moment = time.time_ns()
    save("points: 2")
    watch, now = PackWatch(), 0.0
    watch.watch([tmp_path], now)
    told = []
    for text in ("points: 3", "points: 4"):
        save(text)
        for _ in range(30):
            now += 1 / 60
            told += watch.look(now)
    assert told == [tmp_path, tmp_path]
