"""One entry of a file is written anew, and nothing else of the file is touched."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hamlet.content.editing.cutting import same
from hamlet.content.editing.drafts import Plain
from hamlet.content.editing.scripts import KeyPair, MapSpot, read_script
from hamlet.content.editing.writing import added, removed, written
from tests.content.editing.random_files import Case, cases, entries, values


@given(cases())
def test_a_script_knows_what_its_entries_say_and_where_they_stand(case: Case) -> None:
    script = read_script(case.text)
    assert script.sound
    assert same([entry.data for entry in script.entries], case.found)
    for entry in script.entries:
        assert case.text[entry.start] == "-"
        assert not case.text[: entry.start].rpartition("\n")[2].strip()


@given(cases(), entries)
def test_what_is_written_is_read_again_and_nothing_outside_the_entry_is_touched(
    case: Case, fresh: dict[str, Any]
) -> None:
    before = read_script(case.text)
    wanted = {"id": case.data["id"], **fresh}
    after = written(before, case.place, wanted)
    assert same(after.entries[case.place].data, wanted)
    old, new = before.entries[case.place], after.entries[case.place]
    assert after.text[: new.start] == case.text[: old.start]
    assert after.text.endswith(case.text[case.text.index("\n", old.end) :])


@given(cases(least_keys=1), values, st.data())
def test_a_key_that_is_changed_leaves_every_letter_of_the_others(
    case: Case, value: Plain, data: st.DataObject
) -> None:
    key = data.draw(st.sampled_from(list(case.data)[1:]))
    script = read_script(case.text)
    pair = script.entries[case.place].find((key,))
    assert isinstance(pair, KeyPair)
    after = written(script, case.place, {**case.data, key: value}).text
    assert after.startswith(case.text[: pair.key_end])
    # An item that goes takes the remark in its own line with it.
    shorter = isinstance(value, list) and isinstance(case.data[key], list)
    assert after.endswith(case.text[case.text.index("\n", pair.end) if shorter else pair.end :])


@given(cases(), values, st.data())
def test_a_key_that_is_added_takes_no_letter_away(case: Case, value: Plain, data: st.DataObject) -> None:
    pairs = list(case.data.items())
    spot = data.draw(st.integers(0, len(pairs)))
    wanted = dict([*pairs[:spot], ("added", value), *pairs[spot:]])
    after = written(read_script(case.text), case.place, wanted).text
    assert _only_longer(case.text, after)


@given(cases(least_keys=1), st.data())
def test_a_key_that_is_removed_takes_no_letter_of_the_others(case: Case, data: st.DataObject) -> None:
    gone = data.draw(st.sampled_from(list(case.data)[1:]))
    script = read_script(case.text)
    after = written(script, case.place, {k: v for k, v in case.data.items() if k != gone})
    before_table, after_table = script.entries[case.place].spot, after.entries[case.place].spot
    assert isinstance(before_table, MapSpot)
    assert isinstance(after_table, MapSpot)
    kept = [case.text[pair.start : pair.end] for pair in before_table.pairs if pair.key != gone]
    assert [after.text[pair.start : pair.end] for pair in after_table.pairs] == kept


@given(cases(), entries)
def test_an_entry_that_is_added_stands_behind_all_others(case: Case, fresh: dict[str, Any]) -> None:
    after = added(read_script(case.text), {"id": "fresh", **fresh}).text
    assert after.startswith(case.text)
    assert same(read_script(after).entries[-1].data, {"id": "fresh", **fresh})


@given(cases())
def test_an_entry_that_is_removed_takes_its_lines_with_it_and_no_others(case: Case) -> None:
    script = read_script(case.text)
    after = removed(script, case.place).text
    assert _only_longer(after, case.text)
    entry = script.entries[case.place]
    lines = case.text.count("\n", entry.start, entry.end) + 1
    assert case.text.count("\n") - after.count("\n") in {lines, lines + 1}


def _only_longer(short: str, long: str) -> bool:
    """Whether one text is the other with one piece put into it."""
    return _alike(short, long) + _alike(short[::-1], long[::-1]) >= len(short)


def _alike(one: str, other: str) -> int:
    """How many of their first letters are the same."""
    pairs = zip(one, other, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
