"""Files of the samples and of the game itself, torn: cut off, lines lost, doubled or moved, bits turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from hamlet.resources import data_folder
from tests.content.hostility.case import Case, loose

FAMILY: Final = "torn"
_SAMPLES: Final = ("samples/weavers", "samples/fishwives", "samples/heather", "templates/new_pack")
_OWN: Final = ("base", "lake", "solo")
Tear = Callable[[bytes, Random], bytes]


def _lines(change: Callable[[list[bytes], Random], None]) -> Tear:
    def tear(data: bytes, chance: Random) -> bytes:
        lines = data.splitlines(keepends=True)
        change(lines, chance)
        return b"".join(lines)

    return tear


def _drop(lines: list[bytes], chance: Random) -> None:
    del lines[chance.randrange(len(lines))]


def _drop_many(lines: list[bytes], chance: Random) -> None:
    start = chance.randrange(len(lines))
    del lines[start : start + 1 + chance.randrange(6)]


def _double(lines: list[bytes], chance: Random) -> None:
    at = chance.randrange(len(lines))
    lines.insert(at, lines[at])


def _move(lines: list[bytes], chance: Random) -> None:
    lines.insert(chance.randrange(len(lines)), lines.pop(chance.randrange(len(lines))))


def _shift(lines: list[bytes], chance: Random) -> None:
    at = chance.randrange(len(lines))
    lines[at] = b"  " + lines[at] if chance.random() < 0.5 else lines[at].lstrip(b" ")


def _turn_round(lines: list[bytes], _chance: Random) -> None:
    lines.reverse()


def _cut(data: bytes, chance: Random) -> bytes:
    return data[: chance.randrange(len(data))]


def _behead(data: bytes, chance: Random) -> bytes:
    return data[chance.randrange(len(data)) :]


def _flip(data: bytes, chance: Random) -> bytes:
    torn = bytearray(data)
    for _ in range(1 + chance.randrange(8)):
        torn[chance.randrange(len(torn))] ^= 1 << chance.randrange(8)
    return bytes(torn)


def _lose(data: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + data[at + 1 + chance.randrange(40) :]


def _zeros(data: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes(len(data) - at)


def _other(data: bytes, chance: Random) -> bytes:
    """A piece of the same file where it does not belong."""
    start, at = chance.randrange(len(data)), chance.randrange(len(data))
    return data[:at] + data[start : start + 200] + data[at:]


TEARS: Final[dict[str, Tear]] = {
    "cut off": _cut,
    "cut off again": _cut,
    "without its beginning": _behead,
    "bits turned": _flip,
    "more bits turned": _flip,
    "a piece lost": _lose,
    "zeros to the end": _zeros,
    "a piece elsewhere": _other,
    "a line lost": _lines(_drop),
    "lines lost": _lines(_drop_many),
    "a line twice": _lines(_double),
    "a line moved": _lines(_move),
    "a line shifted": _lines(_shift),
    "lines the other way round": _lines(_turn_round),
}


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def cases(rounds: int) -> Iterator[Case]:
    """Every file of the samples in every way, so many times; those of the game itself once in each round."""
    for number in range(rounds):
        for place in (*_SAMPLES, *_OWN):
            files = {name: data for name, data in _files(data_folder() / place).items() if data}
            if place in _OWN:
                about = files["pack.yaml"].replace(f"id: {place}".encode(), f"id: own_{place}".encode())
                files = {**files, "pack.yaml": about}
            for name in files:
                yield from _torn(f"{place}/{name}", number, files, name, few=place in _OWN)


def _torn(label: str, number: int, files: dict[str, bytes], name: str, *, few: bool) -> Iterator[Case]:
    data = files[name]
    ways = Random(f"{label} {number}").sample(sorted(TEARS), 2) if few else sorted(TEARS)
    for way in ways:
        chance = Random(f"{label} {way} {number}")
        yield loose(FAMILY, f"{label}, {way}, {number}", {**files, name: TEARS[way](data, chance)})
