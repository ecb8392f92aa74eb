"""Sound packs changed at a few spots, as data or as text: whatever somebody with an editor could do."""

from __future__ import annotations

import copy
from functools import cache
from random import Random
from typing import Any

import yaml

from hamlet.resources import data_folder
from tests.packs import STRANGE as STRANGE_PACK

Files = dict[str, bytes]

STRANGE: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    99,
    100,
    10**9,
    2.5,
    "",
    " ",
    "x",
    "wood",
    "church",
    "base",
    "\u200b",
    "\u202eennA",
    "\ufeff",
    "{wood}*\\",
    "\U000e0041",
    "x" * 301,
    "x" * 10_000,
    "W" * 300,
    "E:F SE:F SW:R W:F NW:F NE:F",
    [],
    {},
    [[]],
    [0] * 3_000,
    {"en": "A", "de": "\u200b"},
    {"gold": 5},
    {"wood": 99, "stone": 99, "gold": 99},
    [99, -99],
)
SCRAPS = (b":", b"- ", b"{", b"]", b"'", b"\n", b"\t", b"&a ", b"*a", b"!!x ", b"|\n", b"\xff", b"\0", b"no")
KINDS = ("strange", "strange", "strange", "gone", "other", "next", "many", "twice", "key")


@cache
def _sound(name: str) -> dict[str, str]:
    """A pack that is well: the base game under another id, or one that adds something to every subject."""
    if name == "strange":
        return dict(STRANGE_PACK)
    folder = data_folder() / "base"
    files = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.yaml")}
    return files | {"pack.yaml": files["pack.yaml"].replace("id: base", "id: whole")}


def _spots(value: object, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [found for key, each in inside for found in ((*way, key), *_spots(each, (*way, key)))]


def _inside(data: Any, way: tuple[Any, ...]) -> Any:  # noqa: ANN401 - what YAML holds
    for key in way:
        data = data[key]
    return data


def _change(data: Any, chance: Random) -> str:  # noqa: ANN401
    """One change at one spot, and what it was."""
    spots = _spots(data)
    way = chance.choice(spots)
    holder, now, kind = _inside(data, way[:-1]), _inside(data, way), chance.choice(KINDS)
    if kind == "strange":
        holder[way[-1]] = copy.deepcopy(chance.choice(STRANGE))
    elif kind == "gone":
        del holder[way[-1]]
    elif kind == "other":
        holder[way[-1]] = copy.deepcopy(_inside(data, chance.choice(spots)))
    elif kind == "next" and type(now) is int:
        holder[way[-1]] = now + chance.choice((-2, -1, 1, 2, 50))
    elif kind == "many" and isinstance(now, list) and now:
        holder[way[-1]] = [copy.deepcopy(chance.choice(now)) for _ in range(chance.choice((2, 60, 2_000)))]
    elif kind == "twice" and isinstance(holder, list):
        holder.append(copy.deepcopy(now))
    elif kind == "key" and isinstance(holder, dict):
        holder[chance.choice(("x", "replaces", "source", "cost", "id ", "x" * 500))] = now
    return f"{kind} at {'/'.join(map(str, way))}"


def _scrapped(text: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(text) + 1)
    return text[:start] + chance.choice(SCRAPS) + text[start + chance.randrange(20) :]


def hostile_pack(number: int) -> tuple[Files, list[str]]:
    """The files of the pack of this number, and what was done to them."""
    chance = Random(f"hostile pack {number}")
    files = {name: text.encode() for name, text in _sound(chance.choice(("strange", "whole"))).items()}
    done: list[str] = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        name = chance.choice(sorted(files))
        if chance.random() < 0.15:
            files[name] = _scrapped(files[name], chance)
            done.append(f"scraps in {name}")
            continue
        try:
            data = yaml.safe_load(files[name])
            done.append(f"{name}: {_change(data, chance)}")
        except (yaml.YAMLError, IndexError, TypeError, ValueError):
            continue  # an earlier change has left nothing to change
        files[name] = yaml.safe_dump(data, allow_unicode=chance.random() < 0.5, sort_keys=False).encode()
    return files, done
