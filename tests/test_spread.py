"""What the suite leaves to `--heavy` leaves no value out."""

from __future__ import annotations

from tests.spread import spread


def test_each_value_of_each_axis_comes_in_the_suite_and_every_combination_in_heavy() -> None:
    sizes = [("small", 1), ("large", 1), ("large", 2)]
    names, cases = spread({"size, scale": sizes, "mode": range(7)}).args
    assert names == ("size", "scale", "mode")
    assert {case.values for case in cases} == {(*size, mode) for size in sizes for mode in range(7)}
    quick = [case.values for case in cases if not case.marks]
    assert len(quick) == 7
    assert {values[:2] for values in quick} == set(sizes)
    assert {values[2] for values in quick} == set(range(7))
