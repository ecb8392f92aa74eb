"""Mistakes that no text in the guide can show: how a pack lies on a disk, its limits, its pictures."""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from hamlet.content import Problem
from hamlet.content import load_packs as load
from hamlet.content.lying import LARGEST_FILE, LARGEST_PICTURE, MOST_FILES, MOST_LISTED, MOST_PICTURES
from hamlet.content.tree import MOST_NODES
from hamlet.engine.limits import MOST_ENTRIES
from hamlet.resources import data_folder
from tests.content.hostility.case import INN, write
from tests.content.hostility.odd_pictures import PNGS, SVGS
from tests.content.hostility.odd_zips import ODD
from tests.content.pictured import END, SIGNATURE, chunk, head

PACK: Final = 'id: foe\nname: Foe\nversion: "1"\nrequires: [base]\n'
BASE: Final = data_folder() / "base"
AWARD: Final = "- {id: a%d, name: A, points: 3, most: villager}\n"
Content = str | bytes


Lay = Callable[[Path], Path]


def _files(files: Mapping[str, Content]) -> Lay:
    return lambda place: write(place / "foe", {"pack.yaml": PACK, **files})


def _zip(name: str) -> Lay:
    def lay(place: Path) -> Path:
        path = place / "foe.zip"
        path.write_bytes(ODD[name]())
        return path

    return lay


def _changed(change: Callable[[Path], object]) -> Lay:
    def lay(place: Path) -> Path:
        folder = write(place / "foe", {"pack.yaml": PACK, "tiles.yaml": INN})
        change(folder)
        return folder

    return lay


def _named(name: str) -> Lay:
    def lay(place: Path) -> Path:
        path = place / "foe.zip"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("pack.yaml", PACK)
            archive.writestr(name, INN)
        return path

    return lay


_RING: Final = " ".join(f"{way}:R {way}:R" for way in ("E", "SE", "SW", "W", "NW", "NE"))
_CROWDED: Final = (
    f'- {{id: church, name: C, kind: church, pile: start, replaces: church, outline: "{_RING}"}}\n'
)
_TWO_FARMS: Final = "- {changes: farm, pile: ~, copies: {start: 2}}\n"
_SHUFFLED: Final = f"{PACK}removes: {{layouts: [first-game]}}\n"
_BY_LOT: Final = "options:\n  - {changes: start_layout, default: shuffled}\n"


def _without(old: str) -> Lay:
    """A whole game of its own, without something in its rules."""

    def lay(place: Path) -> Path:
        files = {
            path.relative_to(BASE).as_posix(): path.read_text("utf-8")
            for path in sorted(BASE.rglob("*.yaml"))
        }
        rules = files["rules.yaml"]
        assert old in rules
        about = files["pack.yaml"].replace("id: base", "id: alone")
        return write(place / "foe", {**files, "pack.yaml": about, "rules.yaml": rules.replace(old, "", 1)})

    return lay


def _large_zip(place: Path) -> Path:
    path = place / "foe.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.yaml", PACK)
        archive.writestr("music.ogg", bytes(17 * 1024 * 1024))
    return path


def _png(width: int, height: int) -> bytes:
    rows = zlib.compress((b"\0" + bytes(4 * width)) * height)
    return SIGNATURE + head(width, height) + chunk(b"IDAT", rows) + END


def _tiles(*paths: str) -> str:
    return "".join(
        INN.replace("id: inn", f"id: i{number}").replace("pile: bag", f"pile: bag, picture: {path}")
        for number, path in enumerate(paths)
    )


def _pictured(path: str, data: bytes) -> Lay:
    return _files({"tiles.yaml": _tiles(path), path: data})


def _odd(name: str) -> Lay:
    """A pack whose one tile names a picture that is odd in this way."""
    kind, _, what = name.partition(": ")
    return _pictured(f"inn.{kind.lower()}", (PNGS if kind == "PNG" else SVGS)[what])


_LYING: Final[Mapping[str, Lay]] = {
    "no_pack_file": _changed(lambda folder: (folder / "pack.yaml").unlink()),
    "too_many_files": _files({f"tiles/{n}.yaml": "" for n in range(MOST_FILES)}),
    "too_many_listed": _files({f"{n}.txt": "" for n in range(MOST_LISTED)}),
    "file_too_large": _files({"tiles.yaml": "#" * (LARGEST_FILE + 1)}),
    "pack_too_large": _files({f"tiles/{n:02}.yaml": "#" * LARGEST_FILE for n in range(17)}),
    "utf_16": _files({"tiles.yaml": INN.encode("utf-16")}),
    "no_utf_8": _files({"tiles.yaml": b"- id: inn\n  name: M\xfchle\n"}),
    "control_character": _files({"tiles.yaml": b"- id: inn\n  name: M\x07\n"}),
}
_POSIX: Final[Mapping[str, Lay]] = {
    "link_leads_out": _changed(lambda folder: (folder / "awards.yaml").symlink_to("/etc/passwd")),
    "no_plain_file": _changed(lambda folder: os.mkfifo(folder / "awards.yaml")),
}
_ZIPS: Final[Mapping[str, Lay]] = {
    "zip_damaged": _zip("a beginning"),
    "zip_too_large": _large_zip,
    "zip_too_many": _zip("files by thousands"),
    "zip_name": _named("../tiles.yaml"),
    "zip_name_twice": _zip("one name twice"),
    "zip_secret": _zip("a password"),
    "zip_link": _zip("a link"),
    "zip_method": _zip("packed by BZIP2"),
}
_LIMITS: Final[Mapping[str, Lay]] = {
    "too_many_values": _files({"tiles.yaml": f"- [{'1,' * (MOST_NODES + 1)}]\n"}),
    "too_many_values.all": _files({f"awards/{n}.yaml": f"- [{'1,' * (MOST_NODES - 9)}]\n" for n in range(4)}),
    "too_many_entries": _files({"awards.yaml": "".join(AWARD % n for n in range(MOST_ENTRIES + 1))}),
    "endless_text": _files({"tiles.yaml": f"- id: {'a' * 2_001}\n"}),
    "much_more": _files({"awards.yaml": AWARD % 1 * 200}),
}
_PICTURES: Final[Mapping[str, Lay]] = {
    "picture_none": _odd("PNG: that is YAML"),
    "picture_other_kind": _odd("PNG: that is a JPEG"),
    "picture_moves": _odd("PNG: that moves"),
    "picture_cut": _odd("PNG: cut off in the middle"),
    "picture_damaged": _odd("PNG: with a wrong sum"),
    "picture_too_wide": _odd("PNG: a million wide"),
    "svg_too_large": _odd("SVG: too large a file"),
    "svg_doctype": _odd("SVG: a billion laughs"),
    "svg_instruction": _odd("SVG: a style sheet before it"),
    "svg_damaged": _odd("SVG: not closed"),
    "svg_too_much": _odd("SVG: shapes by thousands"),
    "svg_too_fine": _odd("SVG: a path of a hundred thousand numbers"),
    "svg_too_far": _odd("SVG: a rectangle beyond measure"),
    "svg_too_wide": _odd("SVG: a size beyond measure"),
    "svg_no_size": _odd("SVG: no size"),
    "svg_element": _odd("SVG: a script"),
    "svg_link": _odd("SVG: a paint from elsewhere"),
    "svg_colour": _odd("SVG: a colour that is none"),
    "pictures_too_many_pixels": _files(
        {
            "tiles.yaml": _tiles(*(f"{n:02}.png" for n in range(17))),
            **{f"{n:02}.png": _png(1024, 1024) for n in range(17)},
        }
    ),
    "pictures_too_large": _files(
        {
            "tiles.yaml": _tiles("29.png"),
            **{f"{n}.png": bytes(LARGEST_PICTURE - n) for n in range(10, 30)},
        }
    ),
    "too_many_pictures": _files({f"{n}.png": b"" for n in range(MOST_PICTURES + 1)}),
}
_WHOLE: Final[Mapping[str, Lay]] = {
    "start_copies": _files({"tiles.yaml": _TWO_FARMS, "pack.yaml": _SHUFFLED, "rules.yaml": _BY_LOT}),
    "too_many_layouts": _files({"tiles.yaml": _CROWDED, "pack.yaml": _SHUFFLED, "rules.yaml": _BY_LOT}),
    "rule_missing": _without("  display: 4\n"),
    "colours_missing": _without("\ncolours: [red, sky, yellow, violet]"),
}
ON_DISK: Final[Mapping[str, Lay]] = {**_LYING, **_ZIPS, **_LIMITS, **_PICTURES, **_WHOLE}


def unshown() -> Mapping[str, Lay]:
    """By their codes, as far as this system can have them."""
    return {**ON_DISK, **(_POSIX if hasattr(os, "mkfifo") else {})}


def problem_of(code: str, place: Path) -> Problem:
    """The first problem of this code, made on the disk."""
    folder = unshown()[code](place)
    about = (folder / "pack.yaml").read_text("utf-8") if (folder / "pack.yaml").is_file() else "base"
    loaded = load([*([BASE] if "base" in about else []), folder])
    return next(one for one in (*loaded.problems, *loaded.warnings) if one.said.code == code)
