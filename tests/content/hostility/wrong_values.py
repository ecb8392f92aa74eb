"""Every key that a pack can say, with something that has no place there; the guide says them all."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import PurePosixPath
from random import Random
from typing import Any, Final

import yaml

from tests.content.hostility.case import Case, Files, loose
from tools.guide.examples import packs

FAMILY: Final = "values"
Way = tuple[Any, ...]

WRONG: Final[tuple[object, ...]] = (
    *(None, True, False, -1, 0, 3, 99, 10**9, -(10**30), 10**400, 2.5, 1e300, float("nan"), float("inf")),
    *("", " ", "x", "gold", "wood", "church", "base", "start", "../../outside", "/etc/passwd", "con"),
    *("\u200b", "\u202eennA", "{wood}*\\", "%s%n{0}", "x" * 301, "x" * 3_000, "é" * 300, "W" * 300),
    *("E:F SE:F SW:R W:F NW:F NE:F", "E:F " * 500, "1.0", "base >= 2", "base >= " + "9" * 4_000),
    *([], {}, [[]], [{}], {"x": {}}, [None], [True, "x"], [0] * 2_000, ["x"] * 500),
    *({"en": "A", "de": "\u200b"}, {"gold": 5}, {"wood": 99, "stone": 99, "gold": 99}, {"gold/wood": 1}),
    *({"": 1}, {"x" * 500: 1}, {"~": 1}, {"1": 1}, {"wood/" * 40 + "wood": 1}, {"a": {"b": {"c": {"d": 1}}}}),
)


def _spots(value: object, way: Way = ()) -> Iterator[Way]:
    """Every way into a file: keys and numbers."""
    if way:
        yield way
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for key, each in inside:
        yield from _spots(each, (*way, key))


def _kind(file: str, way: Way) -> Way:
    """Spots of one kind: the same keys, whatever the numbers between them."""
    return (PurePosixPath(file).stem, *(key for key in way if isinstance(key, str)), isinstance(way[-1], int))


def _with(data: object, way: Way, wrong: object) -> object:
    changed: Any = copy.deepcopy(data)
    holder = changed
    for key in way[:-1]:
        holder = holder[key]
    holder[way[-1]] = copy.deepcopy(wrong)
    return changed


def _without(data: object, way: Way) -> object:
    changed: Any = copy.deepcopy(data)
    holder = changed
    for key in way[:-1]:
        holder = holder[key]
    del holder[way[-1]]
    return changed


def _all() -> Iterator[tuple[str, Files, str, object, Way]]:
    """One spot of every kind, in the packs of the guide."""
    seen: set[Way] = set()
    for pack, files in packs().items():
        for file, text in files.items():
            if not file.endswith(".yaml"):
                continue
            data = yaml.safe_load(text)
            for way in _spots(data):
                if _kind(file, way) not in seen:
                    seen.add(_kind(file, way))
                    yield pack, files, file, data, way


def cases(each: int) -> Iterator[Case]:
    """Every key with so many of the wrong values, and left out."""
    for pack, files, file, data, way in _all():
        label = f"{pack}/{file} {'/'.join(map(str, way))}"
        yield _case(label, "is left out", files, file, _without(data, way))
        for number in sorted(Random(label).sample(range(len(WRONG)), min(each, len(WRONG)))):
            wrong = WRONG[number]
            yield _case(label, f"is {repr(wrong)[:40]}", files, file, _with(data, way, wrong))


def _case(label: str, what: str, files: Files, file: str, data: object) -> Case:
    text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10_000)
    return loose(FAMILY, f"{label} {what}", {**files, file: text})
