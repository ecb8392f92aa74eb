"""Pictures that took long to draw are kept, and whatever happens to them does no harm."""

from __future__ import annotations

import os
import threading
import zlib
from pathlib import Path

from hamlet.store.disk import Disk
from hamlet.store.folders import Folders
from hamlet.store.picture_shelf import ENDING, MOST_WAITING, PictureShelf


def _shelf(tmp_path: Path, most: int = 10_000_000) -> PictureShelf:
    return PictureShelf(Folders(tmp_path), most_bytes=most)


def _files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "cache" / "tiles").glob(f"*{ENDING}"))


def test_what_was_kept_is_there_in_the_next_game(tmp_path: Path) -> None:
    shelf = _shelf(tmp_path)
    shelf.keep("oak", b"leaves" * 100)
    shelf.close()
    assert _shelf(tmp_path).read("oak") == b"leaves" * 100
    assert _shelf(tmp_path).read("fir") is None


def test_a_damaged_picture_is_none(tmp_path: Path) -> None:
    shelf = _shelf(tmp_path)
    shelf.keep("oak", bytes(range(256)) * 20)
    shelf.close()
    [file] = _files(tmp_path)
    whole = file.read_bytes()
    for damaged in (b"", whole[: len(whole) // 2], b"x" + whole, whole[:-3] + b"abc"):
        file.write_bytes(damaged)
        assert _shelf(tmp_path).read("oak") is None


def test_no_folder_and_a_full_disk_are_no_errors(tmp_path: Path) -> None:
    class FullDisk(Disk):
        def write(self, handle: int, data: memoryview) -> int:
            raise OSError(28, os.strerror(28))

    shelf = PictureShelf(Folders(tmp_path), FullDisk())
    shelf.keep("oak", b"leaves")
    shelf.close()
    assert shelf.read("oak") is None
    (tmp_path / "cache").mkdir(exist_ok=True)
    for path in _files(tmp_path):
        path.unlink()
    (tmp_path / "file").write_text("no folder")
    nowhere = PictureShelf(Folders(tmp_path / "file"))
    nowhere.keep("oak", b"leaves")
    nowhere.close()
    assert nowhere.read("oak") is None


def test_the_oldest_go_when_they_are_too_many(tmp_path: Path) -> None:
    pictures = {str(number): os.urandom(1000) for number in range(8)}
    shelf = _shelf(tmp_path)
    for name, picture in pictures.items():
        shelf.keep(name, picture)
    shelf.close()
    for number, name in enumerate(pictures):
        file = tmp_path / "cache" / "tiles" / f"{name}{ENDING}"
        os.utime(file, (number, number))
    size = len(zlib.compress(pictures["0"], 1))
    again = _shelf(tmp_path, most=4 * (size + 20))
    again.keep("9", os.urandom(1000))
    again.close()
    left = {file.stem for file in _files(tmp_path)}
    assert "9" in left
    assert "0" not in left
    assert 2 <= len(left) <= 4


def test_what_waits_for_a_slow_disk_takes_little_memory(tmp_path: Path) -> None:
    writing, written = threading.Event(), threading.Event()

    class SlowDisk(Disk):
        def write(self, handle: int, data: memoryview) -> int:
            writing.set()
            written.wait(30)
            return super().write(handle, data)

    shelf = PictureShelf(Folders(tmp_path), SlowDisk())
    picture = bytes(MOST_WAITING // 4)
    for number in range(12):
        shelf.keep(f"picture {number}", picture)
    writing.wait(30)
    assert 0 < shelf.waiting_bytes <= MOST_WAITING
    written.set()
    shelf.close()
    assert len(_files(tmp_path)) == 4
    assert shelf.waiting_bytes == 0
