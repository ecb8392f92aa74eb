"""Plain words mean what they look like, or are refused."""

from __future__ import annotations

import pytest

from hamlet.content.scalars import UnclearWordError, Value, read_plain
from tests.content.telling import refused


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("3", 3),
        ("-12", -12),
        ("0", 0),
        ("1.5", 1.5),
        ("true", True),
        ("false", False),
        ("", None),
        ("~", None),
        ("null", None),
        ("wood", "wood"),
        ("E:M SE:F", "E:M SE:F"),
        ("first-game", "first-game"),
        ("2024-01-31", "2024-01-31"),
        ("nope", "nope"),
    ],
)
def test_clear_words_are_read(word: str, value: Value) -> None:
    read = read_plain(word)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize("word", ["no", "No", "YES", "on", "off", "y", "N"])
def test_words_that_may_be_switches_are_refused(word: str) -> None:
    with refused("write true, false", UnclearWordError):
        read_plain(word)


@pytest.mark.parametrize("word", ["12:30", "1:00:00", "190:20:30.15"])
def test_words_that_may_be_times_are_refused(word: str) -> None:
    with refused("quotes", UnclearWordError):
        read_plain(word)


@pytest.mark.parametrize(
    "word", ["010", "0x1f", "0b11", "0o17", "1_000", "1e3", ".5", "1.", ".inf", ".NaN", "9" * 30]
)
def test_numbers_in_disguise_are_refused(word: str) -> None:
    with refused("plain number", UnclearWordError):
        read_plain(word)
