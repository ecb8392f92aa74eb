"""Random files, cut files and files with a changed byte never pass for a sound game."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from hamlet.store.envelope import decode_record, encode_record, read_head, sound_head
from hamlet.store.errors import StoreError
from tests.store.faults import PLAIN, a_record, problem_of

FILE = Path("game.hamlet")
RECORD = a_record(actions=30, state={"gold": [1, 2], "name": "Zoë"})
DATA = encode_record(RECORD)


def is_told(data: bytes, *, seal_needed: bool) -> bool:
    """Whether these bytes raise a StoreError; if not, the record must be the true one."""
    try:
        record = decode_record(data, FILE, game_id="g1", seal_needed=seal_needed)
    except StoreError as error:
        return bool(str(error))
    assert record == RECORD
    return False


@given(st.dictionaries(st.text(), PLAIN, max_size=6))
def test_any_plain_data_comes_back(more: dict[str, object]) -> None:
    more.pop("checksum", None)
    record = {**more, **a_record()}
    data = encode_record(record)
    assert decode_record(data, FILE, game_id="g1", seal_needed=True) == record
    assert sound_head(data, FILE, "g1")["about"] == record["about"]


@given(st.binary(max_size=400))
def test_random_bytes_are_never_a_game(data: bytes) -> None:
    assert is_told(data, seal_needed=False)


@given(st.text(max_size=200))
def test_random_text_after_a_true_beginning_is_never_a_game(text: str) -> None:
    assert is_told(b'{"format":1,"game":' + text.encode("utf-8", "replace"), seal_needed=False)


def test_every_cut_is_noticed() -> None:
    # Without the line end alone nothing is lost.
    assert [is_told(DATA[:end], seal_needed=False) for end in range(len(DATA))] == [True] * (
        len(DATA) - 1
    ) + [False]


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_one_changed_byte_is_noticed_or_does_no_harm(place: int, change: int) -> None:
    data = DATA[:place] + bytes([DATA[place] ^ change]) + DATA[place + 1 :]
    is_told(data, seal_needed=True)


@given(st.binary(min_size=1, max_size=20), st.integers(0, len(DATA)))
def test_bytes_put_in_are_noticed_or_do_no_harm(more: bytes, place: int) -> None:
    is_told(DATA[:place] + more + DATA[place:], seal_needed=True)


def test_the_end_of_another_game_is_noticed() -> None:
    other = encode_record(a_record(actions=31, state={"gold": [1, 2], "name": "Zoë"}))
    first, rest = DATA.split(b"\n", 1)
    assert is_told(first + b"\n" + other.split(b"\n", 1)[1], seal_needed=True)
    assert not is_told(first + b"\n" + rest, seal_needed=True)


@given(st.binary(max_size=300), st.booleans())
def test_the_quick_looks_raise_nothing_but_a_told_trouble(noise: bytes, after: bool) -> None:  # noqa: FBT001
    data = DATA[:40] + noise if after else noise
    assert problem_of(lambda: read_head(data, FILE)) != "no sentence"
    assert problem_of(lambda: sound_head(data, FILE, "g1")) is not None
