from __future__ import annotations

from hamlet.bench.solo import measure


def test_a_small_measurement_says_what_botrics_villagers_take() -> None:
    called = []
    figures = measure(villages=4, size=14, watch=lambda: called.append(1))
    assert set(figures) == {"botric_ms", "botric_p50_ms", "botric_max_ms"}
    assert 0 < figures["botric_p50_ms"] <= figures["botric_max_ms"]
    assert len(called) == 4
