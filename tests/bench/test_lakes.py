from __future__ import annotations

from hamlet.bench.lakes import measure


def test_a_small_measurement_says_median_tail_and_growth() -> None:
    figures = measure(villages=2, size=14, growth=(10, 18))
    assert set(figures) == {"lake_us", "lake_p95_us", "lake_growth"}
    growth = figures["lake_growth"]
    assert isinstance(growth, dict)
    assert list(growth) == ["10", "18"]
    assert all(isinstance(value, float) and value > 0 for value in growth.values())


def test_whoever_watches_is_called_for_each_village() -> None:
    called = []
    measure(villages=2, size=12, growth=(), watch=lambda: called.append(1))
    assert len(called) >= 2
