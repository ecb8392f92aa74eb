"""Folders with links, pipes and devices in them, or with more than anybody would lay there."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from tests.content.hostility.case import INN, OUTSIDE, PACK, Case, write

FAMILY: Final = "folders"
Change = Callable[[Path], None]


def _outside(folder: Path) -> Path:
    """The folder beside all packs."""
    return folder.parent.parent.parent / OUTSIDE


def _link(name: str, to: str) -> Change:
    return lambda folder: (folder / name).symlink_to(to)


def _link_out(name: str, to: str = "") -> Change:
    return lambda folder: (folder / name).symlink_to(_outside(folder) / to)


def _instead(name: str, change: Change) -> Change:
    def done(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        change(folder)

    return done


def _made(name: str, data: bytes) -> Change:
    def make(folder: Path) -> None:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    return make


def _all_of(*changes: Change) -> Change:
    def change(folder: Path) -> None:
        for each in changes:
            each(folder)

    return change


def _nothing(_folder: Path) -> None:
    """Leave it so."""


def _folder(name: str) -> Change:
    return lambda folder: (folder / name).mkdir()


def _locked(name: str) -> Change:
    return lambda folder: (folder / name).chmod(0)


def _socket(folder: Path) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        here = Path.cwd()
        os.chdir(folder)  # the name of a socket must be short
        try:
            door.bind("awards.yaml")
        finally:
            os.chdir(here)


def _deep(folder: Path) -> None:
    place = folder
    for _ in range(60):
        place /= "tiles"
        place.mkdir()
    (place / "inn.yaml").write_text(INN, encoding="utf-8")


def _broad(folder: Path) -> None:
    for number in range(2_100):
        (folder / f"{number}.yaml").touch()


def _hard_link(folder: Path) -> None:
    os.link(folder / "tiles.yaml", folder / "awards.yaml")


PLAIN: Final[dict[str, Change]] = {
    "a folder called tiles.yaml": _instead("tiles.yaml", _folder("tiles.yaml")),
    "a folder called pack.yaml": _instead("pack.yaml", _folder("pack.yaml")),
    "a file called tiles": _made("tiles", b"x"),
    "tiles twice": _made("tiles/inn.yaml", INN.encode()),
    "tiles by another ending": _made("tiles.yml", INN.encode()),
    "tiles in capitals": _made("TILES.YAML", INN.encode()),
    "what a folder is not about": _made("pack/pack.yaml", PACK.encode()),
    "a hidden file": _made(".tiles.yaml", b"{"),
    "a folder far down": _deep,
    "files by thousands": _broad,
    "a name of odd letters": _made("\u202etiles.yaml", INN.encode()),
    "a name of many words": _made("tiles/" + "a b " * 40 + ".yaml", INN.encode()),
    "no pack file": _instead("pack.yaml", _nothing),
    "nothing at all": _all_of(_instead("pack.yaml", _nothing), _instead("tiles.yaml", _nothing)),
}
POSIX: Final[dict[str, Change]] = {
    "a link out": _link_out("awards.yaml", "secret.yaml"),
    "a link out by a long way": _link("awards.yaml", "../" * 40 + "etc/passwd"),
    "a folder that is a link out": _link_out("awards"),
    "a pack file that is a link out": _instead("pack.yaml", _link_out("pack.yaml", "secret.yaml")),
    "a picture that is a link out": _link_out("inn.png", "secret.yaml"),
    "a link within": _link("awards.yaml", "tiles.yaml"),
    "a link to itself": _link("awards.yaml", "awards.yaml"),
    "links to each other": _all_of(_link("a.yaml", "b.yaml"), _link("b.yaml", "a.yaml")),
    "a link to its own folder": _link("awards", "."),
    "a link to the folder above": _link("awards", ".."),
    "a link to nothing": _link("awards.yaml", "nothing.yaml"),
    "a link to a device": _link("awards.yaml", "/dev/zero"),
    "a link to what never ends": _instead("pack.yaml", _link("pack.yaml", "/dev/random")),
    "a link to the terminal": _link("awards.yaml", "/dev/tty"),
    "a link to its own process": _link("awards", "/proc/self"),
    "a pipe": lambda folder: os.mkfifo(folder / "awards.yaml"),
    "a pipe for a pack file": _instead("pack.yaml", lambda folder: os.mkfifo(folder / "pack.yaml")),
    "a pipe for a picture": lambda folder: os.mkfifo(folder / "inn.png"),
    "a pipe for a folder": lambda folder: os.mkfifo(folder / "awards"),
    "a socket": _socket,
    "one file under two names": _hard_link,
    "a file that nobody may read": _locked("tiles.yaml"),
    "a pack file that nobody may read": _locked("pack.yaml"),
    "a name in no encoding": lambda folder: (folder / os.fsdecode(b"t\xff\xfe.yaml")).touch(),
    "a name of a line end": _made("tiles\n.yaml", INN.encode()),
    "a name that paints the terminal": _made("\x1b[31mtiles.yaml", INN.encode()),
}
"""What only some systems can lay."""


def cases() -> Iterator[Case]:
    changes = PLAIN if sys.platform == "win32" else {**PLAIN, **POSIX}
    for name, change in changes.items():
        yield Case(FAMILY, name, partial(_changed, change))


def _changed(change: Change, place: Path) -> Path:
    folder = write(place / "foe", {"tiles.yaml": INN})
    change(folder)
    return folder
