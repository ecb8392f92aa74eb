"""Text of others: whatever it holds, a window can show it and a terminal obeys nothing in it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamlet.letters import LONGEST_NAME, name_shown, seen, shown, spelt

ANYTHING = st.text(st.characters(), max_size=60)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("\u200b\u200b", "\\u200b\\u200b"),
        ("\u3164", "\\u3164"),
        ("\u202eennA", "ennA"),
        ("a\ud800b", "a\N{REPLACEMENT CHARACTER}b"),
        ("\x1b[31mred", "\N{REPLACEMENT CHARACTER}[31mred"),
        ("e\u0301", "é"),
        ("", "—"),
        (" \n ", "—"),
        ("x" * 10_000, "x" * (LONGEST_NAME - 1) + "…"),
        ("\u200b" * 10_000, ("\\u200b" * 10)[: LONGEST_NAME - 1] + "…"),
    ],
)
def test_a_name_can_always_be_seen(name: str, told: str) -> None:
    assert name_shown(name) == told


@given(ANYTHING)
def test_no_name_hides_controls_or_turns_round(name: str) -> None:
    told = name_shown(name)
    assert seen(told)
    assert len(told) <= LONGEST_NAME
    assert all(unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Zl", "Zp"} for char in told)


@given(ANYTHING)
def test_what_is_shown_stays_shown(text: str) -> None:
    assert shown(shown(text)) == shown(text)


@given(ANYTHING)
def test_a_terminal_gets_only_signs_that_it_prints(text: str) -> None:
    told = spelt(text)
    assert all(char.isprintable() or char == "\xa0" for char in told)
    told.encode()


@given(st.text(st.sampled_from("abc é中Ж—…"), max_size=30))
def test_plain_text_stays_as_it_is(text: str) -> None:
    assert spelt(text) == text
    assert shown(text) == text
