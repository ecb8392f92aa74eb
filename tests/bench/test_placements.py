from __future__ import annotations

from hamlet.bench.placements import measure


def test_a_small_measurement_says_median_tail_ratio_and_growth() -> None:
    figures = measure(villages=2, size=12, growth=(8, 16))
    assert set(figures) >= {"placements_us", "placements_p95_us", "placements_vs_oracle", "growth"}
    growth = figures["growth"]
    assert isinstance(growth, dict)
    assert list(growth) == ["8", "16"]
    assert all(isinstance(value, float) and value > 0 for value in growth.values())
