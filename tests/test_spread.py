"""What the suite leaves to `--heavy` leaves no value out."""

from __future__ import annotations

import pytest

from tests.spread import chosen, first, only, spread, unlike


def test_each_value_of_each_axis_comes_in_the_suite_and_every_combination_in_heavy() -> None:
    sizes = [("small", 1), ("large", 1), ("large", 2)]
    names, cases = spread({"size, scale": sizes, "mode": range(7)}).args
    assert names == ("size", "scale", "mode")
    assert {case.values for case in cases} == {(*size, mode) for size in sizes for mode in range(7)}
    quick = [case.values for case in cases if not case.marks]
    assert len(quick) == 7
    assert {values[:2] for values in quick} == set(sizes)
    assert {values[2] for values in quick} == set(range(7))


def _in_suite(cases: list[object]) -> list[object]:
    return [case for case in cases if not hasattr(case, "marks")]


def test_of_many_of_the_same_the_suite_takes_the_first_and_of_others_those_that_are_named() -> None:
    assert _in_suite(first(2, "abcd")) == ["a", "b"]
    assert _in_suite(only("bd", "abcd")) == ["b", "d"]
    assert len(first(2, "abcd")) == len(only("bd", "abcd")) == 4


def test_of_windows_the_suite_takes_those_that_are_named_and_heavy_all() -> None:
    name, cases = unlike("size", [(1, 2)], [(1, 2), (3, 4)]).args
    assert name == "size"
    assert [case.values for case in cases] == [((1, 2),), ((3, 4),)]
    assert [bool(case.marks) for case in cases] == [False, True]


def test_what_the_suite_leaves_out_keeps_its_values_and_is_heavy() -> None:
    [both] = chosen(lambda *_: False, [("a", 1)])
    assert both == pytest.param("a", 1, marks=pytest.mark.heavy)
