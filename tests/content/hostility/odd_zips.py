"""Zips that lie about what is in them, lead elsewhere, or hold more than anybody wants."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.content.hostility.case import INN, PACK, Case

FAMILY: Final = "zips"
Fill = Callable[[zipfile.ZipFile], None]
Change = Callable[[bytes], bytes]

_NAMES: Final = (
    *("../../outside/tiles.yaml", "/outside/tiles.yaml", "//server/share/tiles.yaml", "C:/tiles.yaml"),
    *("C:tiles.yaml", "..\\outside\\tiles.yaml", "a/../tiles.yaml", "./tiles.yaml", "a//tiles.yaml", "/"),
    *(
        "CON",
        "nul.yaml",
        "Aux.yaml",
        "com1.yaml",
        "LPT9",
        "prn.",
        "tiles.yaml.",
        "tiles.yaml ",
        " tiles.yaml",
    ),
    *("tiles\u202elmay.exe", "tiles\u200b.yaml", "\u2066x.yaml", "a\nb.yaml", "a\tb.yaml", "a\x1b[31m.yaml"),
    *("tiles.yaml:stream", "what?.yaml", "all*.yaml", 'a"b.yaml', "a<b>.yaml", "a|b.yaml", "~/tiles.yaml"),
    *(
        "a" * 250 + ".yaml",
        "/".join("abcdefghij") + "/x.yaml",
        "a" * 60_000,
        "..",
        ".",
        "...",
        "a/..",
        "$HOME",
    ),
)


def _sound(archive: zipfile.ZipFile) -> None:
    archive.writestr("pack.yaml", PACK)
    archive.writestr("tiles.yaml", INN)


def _zip(fill: Fill, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        fill(archive)
    return data.getvalue()


def _named(name: str) -> bytes:
    def fill(archive: zipfile.ZipFile) -> None:
        _sound(archive)
        info = zipfile.ZipInfo("x")
        info.filename = name
        archive.writestr(info, "- x\n")

    return _zip(fill)


def _of_kind(mode: int) -> bytes:
    def fill(archive: zipfile.ZipFile) -> None:
        _sound(archive)
        info = zipfile.ZipInfo("market.yaml")
        info.external_attr = (mode | 0o777) << 16
        archive.writestr(info, "../../outside/secret.yaml")

    return _zip(fill)


def _with(files: Mapping[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    def fill(archive: zipfile.ZipFile) -> None:
        for name, data in files.items():
            archive.writestr(name, data)

    return _zip(fill, method)


def _lying(offset: int, form: str, value: int, *, central: bool = True) -> bytes:
    """A sound zip in which one figure of a header is another."""
    data = bytearray(_zip(_sound))
    at = data.rindex(b"PK\x01\x02" if central else b"PK\x03\x04") + offset
    struct.pack_into(form, data, at, value)
    return bytes(data)


def _ending(offset: int, form: str, value: int) -> bytes:
    data = bytearray(_zip(_sound))
    struct.pack_into(form, data, data.rindex(b"PK\x05\x06") + offset, value)
    return bytes(data)


def _overlapping() -> bytes:
    """Many names for one and the same piece of the file."""
    data = _zip(lambda archive: archive.writestr("a.yaml", "# " + "a" * 200_000))
    start, end = data.index(b"PK\x01\x02"), data.index(b"PK\x05\x06")
    entry = data[start:end]
    listed = b"".join(
        entry.replace(b"a.yaml", b"%c.yaml" % letter) for letter in b"abcdefghijklmnopqrstuvwxyz"
    )
    tail = bytearray(data[end:])
    struct.pack_into("<HHII", tail, 8, 26, 26, len(listed), start)
    return data[:start] + listed + bytes(tail)


def _nested(depth: int) -> bytes:
    data = _zip(_sound)
    for _ in range(depth):
        data = _with({"foe.zip": data})
    return data


def _sixty_four() -> bytes:
    """The end says: see the other end; and there is none, or one that leads nowhere."""
    data = _ending(12, "<I", 0xFFFFFFFF)
    at = data.rindex(b"PK\x05\x06")
    locator = b"PK\x06\x07" + struct.pack("<IQI", 0, 2**63, 1)
    return data[:at] + locator + data[at:]


def _large_sixty_four() -> bytes:
    data = _zip(_sound)
    at = data.rindex(b"PK\x05\x06")
    record = b"PK\x06\x06" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, 2**40, 2**40, 2**40, 0)
    locator = b"PK\x06\x07" + struct.pack("<IQI", 0, at, 1)
    end = bytearray(data[at:])
    struct.pack_into("<HHII", end, 8, 0xFFFF, 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF)
    return data[:at] + record + locator + bytes(end)


def _secret() -> bytes:
    data = bytearray(_zip(_sound))
    for mark, offset in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        at = data.index(mark)
        struct.pack_into("<H", data, at + offset, 1)
    return bytes(data)


def _bomb(name: str, head: str = "") -> bytes:
    return _with({"pack.yaml": PACK, name: head + "a" * 60_000_000})


_MANY: Final = {f"notes/{number}.txt": b"" for number in range(3_000)}
_WHOLE: Final = _zip(_sound)

ODD: Final[Mapping[str, Callable[[], bytes]]] = {
    "nothing": lambda: b"",
    "a beginning": lambda: b"PK",
    "an end alone": lambda: b"PK\x05\x06" + bytes(18),
    "an end cut off": lambda: b"PK\x05\x06" + bytes(9),
    "an empty zip": lambda: _zip(lambda _: None),
    "zeros": lambda: bytes(5_000),
    "ends by thousands": lambda: b"PK\x05\x06" * 9_000,
    "a bomb of YAML": lambda: _bomb("tiles.yaml", "# "),
    "a bomb of a pack file": lambda: _with({"pack.yaml": "# " + "a" * 60_000_000}),
    "a bomb of a picture": lambda: _bomb("pictures/a.png"),
    "a bomb of something else": lambda: _bomb("notes.txt"),
    "bombs by dozens": lambda: _with(
        {"pack.yaml": PACK, **{f"tiles/{n}.yaml": "#" * 250_000 for n in range(60)}}
    ),
    "zips in zips": lambda: _nested(6),
    "a zip in a zip": lambda: _nested(1),
    "files by thousands": lambda: _with({"pack.yaml": PACK, **_MANY}),
    "names over each other": _overlapping,
    "one name twice": lambda: _with({"pack.yaml": PACK, "Tiles.yaml": INN, "tiles.YAML": INN}),
    "a folder called as a file": lambda: _with({"pack.yaml": PACK, "tiles.yaml/": "", "tiles.yaml": INN}),
    "a pack file that is a folder": lambda: _with({"pack.yaml/": "", "tiles.yaml": INN}),
    "two packs": lambda: _with({"a/pack.yaml": PACK, "b/pack.yaml": PACK}),
    "a pack too deep": lambda: _with({"a/b/pack.yaml": PACK}),
    "a pack beside other folders": lambda: _with({"a/pack.yaml": PACK, "b/x.txt": "x"}),
    "a link": lambda: _of_kind(stat.S_IFLNK),
    "a pipe": lambda: _of_kind(stat.S_IFIFO),
    "a device": lambda: _of_kind(stat.S_IFCHR),
    "a socket": lambda: _of_kind(stat.S_IFSOCK),
    "packed by BZIP2": lambda: _zip(_sound, zipfile.ZIP_BZIP2),
    "packed by LZMA": lambda: _zip(_sound, zipfile.ZIP_LZMA),
    "packed in no way that is known": lambda: _lying(10, "<H", 98),
    "packed in another way than it says": lambda: _lying(10, "<H", 0),
    "a password": _secret,
    "a password for strong locks": lambda: _lying(8, "<H", 0x41),
    "a size that is smaller": lambda: _lying(24, "<I", 3),
    "a size that is larger": lambda: _lying(24, "<I", 0x7FFFFFFF),
    "a packed size that is larger": lambda: _lying(20, "<I", 0x7FFFFFFF),
    "a packed size of nothing": lambda: _lying(20, "<I", 0),
    "another sum": lambda: _lying(16, "<I", 7),
    "a place behind the end": lambda: _lying(42, "<I", 0x7FFFFFFF),
    "a place in the middle": lambda: _lying(42, "<I", 5),
    "a name longer than the file": lambda: _lying(28, "<H", 0xFFFF),
    "more to say than there is": lambda: _lying(30, "<H", 0xFFFF),
    "a note longer than the file": lambda: _lying(32, "<H", 0xFFFF),
    "on another disk": lambda: _lying(34, "<H", 9),
    "another name within": lambda: _zip(_sound).replace(b"tiles.yaml", b"other.yaml", 1),
    "a name within that is longer": lambda: _lying(26, "<H", 0xFFFF, central=False),
    "more files than there are": lambda: _ending(10, "<H", 0xFFFE),
    "a list without end": lambda: _ending(12, "<I", 0x7FFFFFFF),
    "a list before the beginning": lambda: _ending(16, "<I", 0x7FFFFFFF),
    "a note without end": lambda: _ending(20, "<H", 0xFFFF),
    "on many disks": lambda: _ending(4, "<H", 9),
    "the other end missing": _sixty_four,
    "the other end beyond measure": _large_sixty_four,
    "a note at the end": lambda: _WHOLE + b"trailing " * 100,
    "so much behind it": lambda: _WHOLE + bytes(200_000),
    "something before it": lambda: b"#!/bin/sh\nexit\n" + _WHOLE,
    "twice": lambda: _WHOLE + _WHOLE,
    "a page of the web": lambda: b"<html>404</html>",
    "a pack file that is no YAML": lambda: _with({"pack.yaml": bytes(range(256))}),
    "names in no encoding": lambda: _WHOLE.replace(b"tiles.yaml", b"t\xff\xfe\xfd\xfc.yaml"),
    "a zero byte in a name": lambda: _WHOLE.replace(b"tiles.yaml", b"tiles\0yaml"),
    "another way up in both names": lambda: _WHOLE.replace(b"tiles.yaml", b"../ti.yaml"),
}


def cases(rounds: int) -> Iterator[Case]:
    for name, make in ODD.items():
        yield _laid(name, make)
    for name in _NAMES:
        yield _laid(f"a file called {name!r}"[:80], partial(_named, name))
    for number in range(rounds):
        yield _laid(f"cut off, {number}", partial(_cut, number))
        yield _laid(f"bits turned, {number}", partial(_turned, number))


def _cut(number: int) -> bytes:
    return _WHOLE[: Random(f"cut {number}").randrange(len(_WHOLE))]


def _turned(number: int) -> bytes:
    torn = bytearray(_WHOLE)
    chance = Random(f"turned {number}")
    for _ in range(1 + number % 4):
        torn[chance.randrange(len(torn))] ^= 1 << chance.randrange(8)
    return bytes(torn)


def _laid(name: str, make: Callable[[], bytes]) -> Case:
    def lay(place: Path) -> Path:
        path = place / "foe.zip"
        path.write_bytes(make())
        return path

    return Case(FAMILY, name, lay)
