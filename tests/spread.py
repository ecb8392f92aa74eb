"""Many cases, of which the suite takes enough that each value comes, and `--heavy` all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

import pytest


def spread(axes: Mapping[str, Iterable[Any]]) -> pytest.MarkDecorator:
    """A test for every combination of values by name, or by names such as "size, scale".

    In the suite the longest axis goes through once, and the others go round with it.
    """
    values = [_each(names, axis) for names, axis in axes.items()]
    longest = max(len(axis) for axis in values)
    quick = {tuple(turn % len(axis) for axis in values) for turn in range(longest)}
    cases = []
    for places in product(*(range(len(axis)) for axis in values)):
        case = [value for axis, place in zip(values, places, strict=True) for value in axis[place]]
        cases.append(pytest.param(*case, marks=() if places in quick else (pytest.mark.heavy,)))
    names = tuple(name for each in axes for name in each.split(", "))
    return pytest.mark.parametrize(names, cases)


def _each(names: str, axis: Iterable[Any]) -> list[tuple[Any, ...]]:
    return [tuple(value) if ", " in names else (value,) for value in axis]
