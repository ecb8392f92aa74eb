"""Intervals: what they leave out, against slow ways to find them, and how often they hold."""

from __future__ import annotations

from collections.abc import Callable
from math import comb, sqrt
from random import Random
from statistics import fmean

import pytest

from hamlet.numbers.shares import Proportion, difference, mean_change, reach, share


def first_root(outside: Callable[[float], bool], low: float, high: float) -> float:
    """Where `outside` begins to be false, by halving."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if outside(middle) else (low, middle)
    return low


@pytest.mark.parametrize(("count", "of"), [(0, 7), (7, 7), (3, 11), (61, 100), (0.5, 4), (131, 200)])
@pytest.mark.parametrize("spans", [1.96, 3.3])
def test_a_share_lies_between_the_chances_under_which_it_would_not_be_odd(
    count: float, of: int, spans: float
) -> None:
    found = share(count, of, spans)

    def odd(chance: float) -> bool:
        return abs(found.part - chance) > spans * sqrt(chance * (1 - chance) / of)

    # Seen from the share outwards, chances become odd once and for all.
    low = first_root(odd, 0.0, found.part) if count else 0.0
    high = 1 - first_root(lambda other: odd(1 - other), 0.0, 1 - found.part) if count < of else 1.0
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-6)


def test_of_none_a_share_may_be_anything() -> None:
    none = share(0, 0, 1.96)
    assert (none.part, none.low, none.high) == (0.0, 0.0, 1.0)
    assert difference(none, share(5, 9, 1.96)) == (-1.0, 1.0)


def test_more_questions_make_wider_intervals_and_all_together_are_right_as_often_as_one() -> None:
    assert reach(1) == pytest.approx(1.96, abs=0.001)
    assert reach(1) < reach(2) < reach(70)
    dice, rounds, questions = Random(7), 2_000, 40
    spans = reach(questions)
    wrong = sum(any(abs(dice.gauss(0, 1)) > spans for _ in range(questions)) for _ in range(rounds))
    alone = sum(any(abs(dice.gauss(0, 1)) > reach(1) for _ in range(questions)) for _ in range(rounds))
    assert wrong / rounds < 0.07
    assert alone / rounds > 0.8


@pytest.mark.parametrize(("first", "other"), [(0.5, 0.5), (0.9, 0.75), (0.2, 0.45)])
def test_a_difference_of_shares_is_found_in_95_of_100(first: float, other: float) -> None:
    """Summed over everything that can be counted, not sampled."""
    of, spans, right = 40, reach(1), 0.0

    def chance(count: int, part: float) -> float:
        return comb(of, count) * part**count * (1 - part) ** (of - count)

    for one in range(of + 1):
        for two in range(of + 1):
            low, high = difference(share(one, of, spans), share(two, of, spans))
            if low <= first - other <= high:
                right += chance(one, first) * chance(two, other)
    assert 0.94 < right < 0.975


def test_a_change_is_that_of_the_pairs_and_its_interval_narrows_with_more_of_them() -> None:
    dice = Random(3)
    pairs = [(20 + dice.gauss(1, 2), 20 + dice.gauss(0, 2)) for _ in range(400)]
    few, many = mean_change(pairs[:100], 2.0), mean_change(pairs, 2.0)
    gaps = [one - other for one, other in pairs]
    spread = sqrt(sum((gap - fmean(gaps)) ** 2 for gap in gaps) / 399)
    assert many.change == pytest.approx(fmean(gaps))
    assert many.high - many.low == pytest.approx(4 * spread / 20)
    assert few.high - few.low > 1.7 * (many.high - many.low)
    assert many.sure
    assert not mean_change([(one, one + dice.gauss(0, 1)) for one, _ in pairs], 4.0).sure


def test_no_pair_and_a_single_one_say_nothing_for_certain() -> None:
    assert mean_change([], 2.0).change == 0
    one = mean_change([(24.0, 20.0)], 2.0)
    assert (one.change, one.sure) == (4.0, False)


def test_a_share_that_is_won_by_several_counts_in_parts() -> None:
    assert share(1.5, 3, 1.96).part == 0.5
    assert isinstance(share(1, 2, 1.96), Proportion)
