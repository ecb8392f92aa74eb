"""Of a damaged record as much is had as is whole."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hamlet.store.envelope import encode_record
from hamlet.store.salvage import salvage, sturdy
from tests.store.faults import a_record

ACTIONS = [{"do": "walk", "to": number, "by": ["a", {"b": None}]} for number in range(40)]
RECORD = {
    **a_record("g1"),
    "actions": ACTIONS,
    "hashes": ["0f"] * 40,
    "state": {"x": 1},
    "definitions": {"t": 1},
}


def test_what_is_needed_to_read_any_action_comes_before_all_actions() -> None:
    assert list(sturdy(RECORD))[-3:] == ["actions", "hashes", "state"]
    assert sturdy(RECORD) == RECORD


@given(st.integers(0, len(encode_record(sturdy(RECORD)))))
def test_a_file_that_is_cut_short_tells_the_beginning_of_its_game(cut: int) -> None:
    data = encode_record(sturdy(RECORD))[:cut]
    found = salvage(data)
    actions = found.get("actions", [])
    assert isinstance(actions, list)
    assert actions == ACTIONS[: len(actions)]
    if actions:
        assert found["definitions"] == RECORD["definitions"]
    if cut > encode_record(sturdy(RECORD)).index(b'"hashes"'):
        assert actions == ACTIONS


def test_a_record_that_was_changed_is_read_whole() -> None:
    data = encode_record(RECORD).replace(b'"seed":7', b'"seed":8')
    assert salvage(data)["seed"] == 8


@given(st.binary())
def test_anything_else_gives_nothing_and_no_trouble(data: bytes) -> None:
    assert isinstance(salvage(data), dict)
