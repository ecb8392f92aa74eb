"""A pack may lie in a zip: it plays as its folder does, and a zip that is odd is refused with a sentence."""

from __future__ import annotations

import io
import os
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from hamlet.content import LoadedPacks, PackShelf, load_packs
from hamlet.content.folders import read_bytes, read_folder
from tests.content.telling import message

Fill = Callable[[zipfile.ZipFile], None]

PACK = 'id: inns\nname: Inns\nversion: "1"\nrequires: [base]\n'
INN = "- {id: inn, name: Inn, kind: landmark, pile: bag, outline: E:M SW:R NW:F}\n"


def zipped(place: Path, fill: Fill) -> Path:
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
        fill(archive)
    return place


def sound(archive: zipfile.ZipFile, home: str = "") -> None:
    archive.writestr(f"{home}pack.yaml", PACK)
    archive.writestr(f"{home}tiles/inns.yaml", INN)
    archive.writestr(f"{home}pictures/inn.png", b"\x89PNG")


@pytest.mark.parametrize("home", ["", "inns-1.2/"])
def test_a_zip_plays_as_its_folder_does(tmp_path: Path, base_folder: Path, home: str) -> None:
    place = zipped(tmp_path / "inns.zip", lambda archive: sound(archive, home))
    with zipfile.ZipFile(place) as archive:
        archive.extractall(tmp_path / "loose")
    folder = tmp_path / "loose" / home
    one, other = (load_packs([base_folder, each]) for each in (place, folder))
    assert (one.problems, one.data, one.remembered()) == ((), other.data, other.remembered())


def test_a_zip_in_the_players_folder_is_found_by_its_id(tmp_path: Path) -> None:
    zipped(tmp_path / "download (3).zip", sound)
    shelf = PackShelf(tmp_path)
    assert [pack.id for pack in shelf.load(["base", "inns"]).packs] == ["base", "inns"]
    assert shelf.folder(str(tmp_path / "download (3).zip")) == tmp_path / "download (3).zip"


def test_other_files_of_a_pack_are_read_from_folder_and_zip(tmp_path: Path) -> None:
    place = zipped(tmp_path / "inns.zip", sound)
    folder = tmp_path / "inns"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "inn.png").write_bytes(b"\x89PNG")
    for each in (place, folder):
        assert read_bytes(each, "pictures/inn.png", 4) == b"\x89PNG"
        assert not isinstance(read_bytes(each, "pictures/inn.png", 3), bytes)
        assert not isinstance(read_bytes(each, "pictures/none.png", 9), bytes)


def _link(archive: zipfile.ZipFile) -> None:
    sound(archive)
    info = zipfile.ZipInfo("market.yaml")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    archive.writestr(info, "/etc/passwd")


def _with(name: str) -> Fill:
    def fill(archive: zipfile.ZipFile) -> None:
        sound(archive)
        info = zipfile.ZipInfo("x")
        info.filename = name
        archive.writestr(info, "[]")

    return fill


def _method(archive: zipfile.ZipFile) -> None:
    sound(archive)
    archive.writestr("market.yaml", "[]", compress_type=zipfile.ZIP_BZIP2)


def _many(archive: zipfile.ZipFile) -> None:
    sound(archive)
    for number in range(2_100):
        archive.writestr(f"notes/{number}.txt", "")


def _bomb(archive: zipfile.ZipFile) -> None:
    archive.writestr("pack.yaml", PACK)
    archive.writestr("tiles.yaml", "# " + "a" * 50_000_000)


def _nested(archive: zipfile.ZipFile) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as other:
        sound(other)
    archive.writestr("inns.zip", inner.getvalue())


ODD: list[tuple[str, Fill, str]] = [
    ("up", _with("../../outside.yaml"), "no pack may name a file so"),
    ("absolute", _with("/etc/outside.yaml"), "no pack may name a file so"),
    ("drive", _with("C:outside.yaml"), "no pack may name a file so"),
    ("backslash", _with("..\\outside.yaml"), "no pack may name a file so"),
    ("device", _with("nul.yaml"), "no pack may name a file so"),
    ("dot at the end", _with("market.yaml."), "no pack may name a file so"),
    ("turned", _with("market\u202elmay.exe"), "no pack may name a file so"),
    ("long", _with("a" * 300), "no pack may name a file so"),
    ("deep", _with("/".join("abcdefghij")), "no pack may name a file so"),
    ("twice", _with("Tiles/Inns.yaml"), "two files in this zip are called"),
    ("link", _link, "is a link"),
    ("method", _method, "packed in a way"),
    ("many", _many, "too much lies in this zip"),
    ("bomb", _bomb, "too large"),
    ("nested", _nested, "it is missing"),
    ("empty", lambda _: None, "it is missing"),
]


@pytest.mark.parametrize(("fill", "words"), [each[1:] for each in ODD], ids=[each[0] for each in ODD])
def test_an_odd_zip_is_refused_with_a_sentence(tmp_path: Path, fill: Fill, words: str) -> None:
    place = zipped(tmp_path / "odd.zip", fill)
    told = [message(problem) for problem in read_folder(place).problems]
    assert len(told) == 1
    assert words in told[0]


def _cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def _secret(data: bytes) -> bytes:
    """The flag that says a file asks for a password, in each header."""
    at = data.index(b"PK\x01\x02")
    return data[: at + 8] + struct.pack("<H", 1) + data[at + 10 :]


def _changed_inside(data: bytes) -> bytes:
    at = data.index(b"pack.yaml") + len(b"pack.yaml")
    return data[: at + 4] + bytes([data[at + 4] ^ 0xFF]) + data[at + 5 :]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_cut, "damaged or cut off"),
        (_secret, "asks for a password"),
        (_changed_inside, "damaged or cut off"),
        (lambda _: b"", "damaged or cut off"),
        (lambda _: b"PK\x05\x06", "damaged or cut off"),
        (lambda data: data + b"\0" * (17 * 1024 * 1024), "too large"),
    ],
    ids=["cut", "secret", "inside", "nothing", "beginning", "huge"],
)
def test_a_damaged_zip_is_refused_with_a_sentence(
    tmp_path: Path, change: Callable[[bytes], bytes], words: str
) -> None:
    place = zipped(tmp_path / "odd.zip", sound)
    place.write_bytes(change(place.read_bytes()))
    told = [message(problem) for problem in read_folder(place).problems]
    assert len(told) == 1
    assert words in told[0]


def test_a_list_of_contents_that_is_endless_is_not_read(tmp_path: Path) -> None:
    place = zipped(tmp_path / "odd.zip", sound)
    data = place.read_bytes()
    at = data.rindex(b"PK\x05\x06")
    place.write_bytes(data[: at + 12] + struct.pack("<I", 0x7FFFFFFF) + data[at + 16 :])
    assert "too much lies in this zip" in message(read_folder(place).problems[0])


def test_a_list_that_is_endless_by_longer_numbers_is_not_read(tmp_path: Path) -> None:
    place = tmp_path / "odd.zip"
    count = 30_000
    listed = (b"PK\x01\x02" + bytes(24) + struct.pack("<H", 1) + bytes(16) + b"a") * count
    numbers = struct.pack("<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, count, count, len(listed), 0)
    pointer = struct.pack("<4sLQL", b"PK\x06\x07", 0, len(listed), 1)
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 0, 0, 0, 0, 0)
    place.write_bytes(listed + numbers + pointer + end)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(zipfile, "ZipFile", lambda *_: pytest.fail("its list was read"))
        assert "too much lies in this zip" in message(read_folder(place).problems[0])


def test_the_list_of_a_zip_is_read_once_for_all_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(archive: zipfile.ZipFile) -> None:
        sound(archive)
        for number in range(20):
            archive.writestr(f"awards/{number}.yaml", "[]\n")

    place = zipped(tmp_path / "inns.zip", fill)
    opening = Mock(wraps=zipfile.ZipFile)
    monkeypatch.setattr(zipfile, "ZipFile", opening)
    assert len(read_folder(place).texts) == 22
    assert opening.call_count == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_called_a_zip_is_not_waited_for(tmp_path: Path) -> None:
    place = tmp_path / "odd.zip"
    os.mkfifo(place)
    waiting = os.open(place, os.O_RDWR | os.O_NONBLOCK)
    try:
        assert read_folder(place).problems[0].said.code == "no_plain_file"
    finally:
        os.close(waiting)


def test_what_is_hidden_in_a_zip_is_left_alone(tmp_path: Path, base: LoadedPacks, base_folder: Path) -> None:
    def fill(archive: zipfile.ZipFile) -> None:
        sound(archive)
        archive.writestr(".git/tiles.yaml", "{")
        archive.writestr("__MACOSX/._pack.yaml", "{")

    loaded = load_packs([base_folder, zipped(tmp_path / "inns.zip", fill)])
    assert loaded.problems == ()
    assert len(loaded.data["tiles"]) == len(base.data["tiles"]) + 1
