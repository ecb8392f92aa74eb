"""Two versions of a text are put together where they touch different lines, and never otherwise."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hamlet.content.editing.three_texts import put_together_texts

LINES = st.lists(st.sampled_from(["a\n", "b\n", "c\n", "d\n", "\n"]), min_size=1, max_size=12)


def joined(lines: list[str]) -> str:
    return "".join(lines)


@given(LINES, LINES)
def test_where_only_one_changed_anything_that_one_counts(before: list[str], after: list[str]) -> None:
    old, new = joined(before), joined(after)
    assert put_together_texts(old, new, old) == new
    assert put_together_texts(old, old, new) == new
    assert put_together_texts(old, new, new) == new


@given(LINES, st.data())
def test_changes_far_apart_are_both_in_the_result(before: list[str], data: st.DataObject) -> None:
    lines = [f"{number} {line}" for number, line in enumerate([*before, "m\n", "m\n", *before])]
    first = data.draw(st.integers(0, len(before) - 1))
    last = data.draw(st.integers(len(before) + 2, len(lines) - 1))
    mine, theirs = list(lines), list(lines)
    mine[first], theirs[last] = "mine\n", "theirs\n"
    both = list(mine)
    both[last] = "theirs\n"
    assert put_together_texts(joined(lines), joined(mine), joined(theirs)) == joined(both)


def test_two_changes_of_one_line_cannot_be_put_together() -> None:
    assert put_together_texts("a\nb\nc\n", "a\nmine\nc\n", "a\ntheirs\nc\n") is None
    assert put_together_texts("a\n", "a\nmine\n", "a\ntheirs\n") is None
