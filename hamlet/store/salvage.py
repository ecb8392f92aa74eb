"""What can still be had of a damaged record: a file that was cut short has whole lines before the cut."""

from __future__ import annotations

import json
from collections.abc import Mapping

from hamlet.store.envelope import Record

# What grows with a game; everything else is needed to read any of it.
GROWING = ("actions", "hashes", "state")
_READ = json.JSONDecoder().raw_decode


def sturdy(record: Mapping[str, object]) -> Record:
    """The record in an order in which a file that is cut short still tells the beginning of its game."""
    first = {key: value for key, value in record.items() if key not in GROWING}
    return first | {key: record[key] for key in GROWING if key in record}


def salvage(data: bytes) -> Record:
    """Whatever is whole in these bytes; of a list that breaks off, what comes before the break."""
    text = data.decode("utf-8-sig", "replace")
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return _of_lines(text)
    return whole if isinstance(whole, dict) else {}


def _of_lines(text: str) -> Record:
    """Our own files have their front in the first line, and a line for each key after it."""
    first, *lines = text.split("\n")
    found = Record()
    try:
        front = json.loads(first.rstrip().rstrip(",") + "}")
    except (ValueError, RecursionError):
        front = None
    if isinstance(front, dict):
        found |= front
    for line in lines:
        try:
            key, end = _READ(line)
            if isinstance(key, str) and line[end : end + 1] == ":":
                found[key] = _value(line[end + 1 :])
        except (ValueError, RecursionError):
            continue
    return found


def _value(text: str) -> object:
    try:
        return _READ(text)[0]
    except ValueError:
        if not text.startswith("["):
            raise
    return _beginning(text)


def _beginning(text: str) -> list[object]:
    """The elements of a list that are whole."""
    found, at = list[object](), 1
    while True:
        try:
            value, at = _READ(text, at)
        except (ValueError, RecursionError):
            return found
        found.append(value)
        if text[at : at + 1] != ",":
            return found
        at += 1
