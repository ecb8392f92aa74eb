"""Records changed on purpose and sealed again: whatever somebody with an editor and our checksum could do."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hamlet.store.envelope import encode_record

GAMES = Path(__file__).parents[1] / "games"
SOURCES = ("01-gg-printed-first-game", "26-gggg-printed-shuffled", "45-rg-manual-by-hand")
ACTIONS = 30

STRANGE: tuple[object, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    99,
    100,
    10**9,
    -(10**9),
    10**30,
    2.5,
    1e308,
    "",
    "x",
    "wood",
    "church",
    "\ud800",
    "\u202e\u200b\x1b[31m",
    "{wood}*\\",
    "x" * 10_000,
    [],
    {},
    [[]],
    [0] * 3_000,
    {"id": "church"},
    {"gold": 5},
    [0, 0],
    [10**7, 10**7],
    [999, -999],
)


KINDS = ("strange", "strange", "strange", "gone", "other", "next", "many", "twice", "turned")


@cache
def _source(name: str) -> str:
    record = json.loads((GAMES / f"{name}.hamlet").read_text("utf-8"))
    record["actions"], record["hashes"] = record["actions"][:ACTIONS], record["hashes"][:ACTIONS]
    return json.dumps(record)


def _spots(value: object, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [found for key, each in inside for found in ((*way, key), *_spots(each, (*way, key)))]


@cache
def _all_spots(name: str) -> dict[str, list[tuple[Any, ...]]]:
    record = json.loads(_source(name))
    return {key: [(key,), *_spots(value, (key,))] for key, value in record.items() if key != "hashes"}


def _inside(record: dict[str, Any], way: tuple[Any, ...]) -> Any:  # noqa: ANN401 - JSON
    inside: Any = record
    for key in way:
        inside = inside[key]
    return inside


def _set(record: dict[str, Any], way: tuple[Any, ...], value: object) -> None:
    _inside(record, way[:-1])[way[-1]] = value


def _change(record: dict[str, Any], spots: dict[str, list[tuple[Any, ...]]], chance: Random) -> str:
    """One change at one spot, and what it was."""
    part = chance.choice(sorted(spots))
    way = chance.choice(spots[part])
    now = _inside(record, way)
    kind = chance.choice(KINDS)
    if kind == "strange":
        _set(record, way, copy.deepcopy(chance.choice(STRANGE)))
    elif kind == "gone":
        del _inside(record, way[:-1])[way[-1]]
    elif kind == "other":
        _set(record, way, copy.deepcopy(_inside(record, chance.choice(spots[chance.choice(sorted(spots))]))))
    elif kind == "next" and type(now) is int:
        _set(record, way, now + chance.choice((-2, -1, 1, 2, 50)))
    elif kind == "many" and isinstance(now, list) and now:
        _set(record, way, [copy.deepcopy(chance.choice(now)) for _ in range(chance.choice((5, 60, 3_000)))])
    elif kind == "twice" and isinstance(now, list) and now:
        now.insert(chance.randrange(len(now) + 1), copy.deepcopy(chance.choice(now)))
    elif kind == "turned" and isinstance(now, list):
        chance.shuffle(now)
    else:
        _set(record, way, json.dumps(now))
    return f"{kind} at {'/'.join(map(str, way))}"


def hostile_record(number: int) -> tuple[dict[str, Any], list[str]]:
    """The record of this number, and what was done to it."""
    chance = Random(f"hostile record {number}")
    name = chance.choice(SOURCES)
    record: dict[str, Any] = json.loads(_source(name))
    done: list[str] = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        try:
            done.append(_change(record, _all_spots(name), chance))
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took the spot away
    if chance.random() < 0.3 and isinstance(record.get("actions"), list):
        record["hashes"] = record["hashes"][: len(record["actions"])]
    if chance.random() < 0.2:
        record["resumed"] = record.get("state")
    return record, done


def sealed(record: dict[str, Any]) -> bytes:
    """As a file: with a checksum that holds."""
    record.pop("checksum", None)
    return encode_record(record)
