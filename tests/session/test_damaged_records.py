"""Records changed at any spot: they load, or say what is wrong; nothing else happens."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.session.record import Difference, RecordError, load_session, make_record, replay, verify
from hamlet.session.session import Session
from tests.session.tables import played

STRANGE: tuple[object, ...] = (None, True, -1, 0, 1, 7, 2.5, "", "x", "wood", [], {}, [[]], {"id": "church"})


@cache
def sound() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(
        json.dumps(make_record(played("greedy", "greedy", seed=3, actions=25)))
    )
    return record


def spots(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - JSON
    """The way to every value inside a record."""
    inside = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))
        if isinstance(value, list)
        else []
    )
    return [found for key, each in inside for found in ((*way, key), *spots(each, (*way, key)))]


@cache
def all_spots() -> dict[str, list[tuple[Any, ...]]]:
    return {key: [(key,), *spots(value, (key,))] for key, value in sound().items()}


def altered(way: tuple[Any, ...], value: object) -> dict[str, Any]:
    """The record with another value at one spot."""
    record = copy.deepcopy(sound())
    inside: Any = record
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    return record


def outcome(record: dict[str, Any]) -> tuple[Session, Difference | None] | str:
    try:
        verify(record)
        return load_session(record)
    except RecordError as error:
        return str(error)


@settings(max_examples=100)
@given(st.data())
def test_a_value_changed_anywhere_is_noticed_or_harmless_and_never_a_crash(data: st.DataObject) -> None:
    part = data.draw(st.sampled_from(sorted(all_spots())))
    way = data.draw(st.sampled_from(all_spots()[part]))
    found = outcome(altered(way, data.draw(st.sampled_from(STRANGE))))
    if isinstance(found, str):
        assert found
        assert "\n" not in found
    else:
        session, difference = found
        assert difference is None or 1 <= difference.at <= 25
        assert session.snapshot()["format"] == 1


@settings(max_examples=60)
@given(st.data())
def test_an_action_or_hash_left_out_or_doubled_is_noticed(data: st.DataObject) -> None:
    record = copy.deepcopy(sound())
    at = data.draw(st.integers(0, 23))
    if data.draw(st.booleans()):
        del record["actions"][at], record["hashes"][at]
    else:
        for key in ("actions", "hashes"):
            record[key].insert(at, record[key][at])
    difference = verify(record)[1]
    assert difference is not None
    assert difference.at >= at


def test_a_measure_that_nothing_in_play_knows_is_named_before_the_first_action() -> None:
    for spot in ("tiles", "awards"):
        record = copy.deepcopy(sound())
        entries = record["definitions"][spot]
        entry = next(each for each in entries if spot == "awards" or each.get("score"))
        if spot == "awards":
            entry["most"] = "stars"
        else:
            entry["score"]["per"] = "stars"
        with pytest.raises(RecordError, match="cannot count by stars"):
            replay(record, 0)
