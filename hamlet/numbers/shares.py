"""Shares and means with their intervals, made wider for as many questions as are asked at once.

Twenty intervals of 95 % accuse an innocent row in two of three pages. So that all rows of a page together are
right in 95 of 100 pages, each interval leaves out only its part of the 5 %: 0.05 divided by the number of
questions (Bonferroni). Rows of one page come from the same games and depend on each other; Bonferroni holds
whatever they have to do with each other, Šidák does not. Holm's steps would find a little more, but they give
no interval that could be drawn for every row.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from hamlet.values import dataclass

CONFIDENCE: Final = 0.95


@lru_cache(maxsize=64)
def reach(questions: int, confidence: float = CONFIDENCE) -> float:
    """How many standard deviations an interval spans to either side when so many questions are asked."""
    return NormalDist().inv_cdf(1 - (1 - confidence) / max(questions, 1) / 2)


@dataclass(frozen=True, slots=True)
class Proportion:
    """A part of many, and between which bounds it lies. Of none it may be anything."""

    count: float
    of: int
    low: float
    high: float

    @property
    def part(self) -> float:
        """The share itself; nothing of nothing is none."""
        return self.count / self.of if self.of else 0.0


def share(count: float, of: int, spans: float) -> Proportion:
    """A share with its interval after Wilson: sound for few games too, and never below 0 or above 1.

    A shared win counts as its part of one: the bounds are then a little wider than they need be.
    """
    if not of:
        return Proportion(0, 0, 0.0, 1.0)
    part, square = count / of, spans * spans
    middle = (part + square / (2 * of)) / (1 + square / of)
    half = spans * sqrt(max(part * (1 - part), 0.0) / of + square / (4 * of * of)) / (1 + square / of)
    return Proportion(count, of, max(0.0, middle - half), min(1.0, middle + half))


def difference(one: Proportion, other: Proportion) -> tuple[float, float]:
    """Between which bounds one share minus the other lies: Newcombe's way of joining two such intervals."""
    gap, first, second = one.part - other.part, one, other
    below = sqrt((first.part - first.low) ** 2 + (second.high - second.part) ** 2)
    above = sqrt((first.high - first.part) ** 2 + (second.part - second.low) ** 2)
    return (gap - below, gap + above) if first.of and second.of else (-1.0, 1.0)


@dataclass(frozen=True, slots=True)
class MeanChange:
    """A mean with the packs, in the base game, and the change between them with its interval."""

    with_packs: float
    base: float
    low: float
    high: float

    @property
    def change(self) -> float:
        """How much more it is with the packs."""
        return self.with_packs - self.base

    @property
    def sure(self) -> bool:
        """Whether it has changed for certain."""
        return self.low > 0 or self.high < 0


def mean_change(pairs: Sequence[tuple[float, float]], spans: float) -> MeanChange:
    """The change of a mean over pairs of games, with the packs and without: each pair has the same seed."""
    if not pairs:
        return MeanChange(0.0, 0.0, 0.0, 0.0)
    with_packs, base = fmean(one for one, _ in pairs), fmean(other for _, other in pairs)
    if len(pairs) == 1:
        return MeanChange(with_packs, base, float("-inf"), float("inf"))
    half = spans * stdev(one - other for one, other in pairs) / sqrt(len(pairs))
    return MeanChange(with_packs, base, with_packs - base - half, with_packs - base + half)
