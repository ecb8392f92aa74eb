"""Many cases, of which the suite takes enough that each value comes, and `--heavy` all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any

import pytest
from hypothesis import settings


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


def first(count: int, values: Iterable[Any]) -> list[Any]:
    """Many more of the same: the suite takes the first few, `--heavy` all."""
    return chosen(lambda place, _: place < count, values)


def only(quick: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    """Of these values the suite takes those that are unlike one another, `--heavy` all."""
    kept = list(quick)
    return chosen(lambda _, value: value in kept, values)


def unlike(name: str, quick: Iterable[Any], values: Iterable[Any]) -> pytest.MarkDecorator:
    """A test for each of these values by name: the suite takes those that are unlike one another."""
    kept = list(quick)
    cases = [pytest.param(each, marks=() if each in kept else (pytest.mark.heavy,)) for each in values]
    return pytest.mark.parametrize(name, cases)


def chosen(in_suite: Callable[[int, Any], bool], values: Iterable[Any]) -> list[Any]:
    """The values as parameters, those marked heavy that the suite can do without."""
    return [value if in_suite(place, value) else _heavy(value) for place, value in enumerate(values)]


def _heavy(value: Any) -> Any:  # noqa: ANN401
    many = value if isinstance(value, tuple) else (value,)
    return pytest.param(*many, marks=pytest.mark.heavy)


def examples(suite: int, heavy: int) -> settings:
    """So many examples of Hypothesis in the suite, so many with `--heavy`."""
    return settings(max_examples=heavy if settings.get_current_profile_name() == "heavy" else suite)
