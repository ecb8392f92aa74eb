"""What is measured of the engine is what it says: drawn evenly, looked at afresh, by real games."""

from __future__ import annotations

import pytest

from hamlet.bench import engine
from hamlet.bench.states import draw_states
from hamlet.engine.dump import dump_state
from tests.session.tables import definitions_of


def test_states_are_drawn_evenly_from_games_of_two_three_and_four() -> None:
    watched: list[int] = []
    states = draw_states(definitions_of(), games=3, states=12, watch=lambda: watched.append(1))
    assert len(watched) == 3
    assert [drawn.box.seats for drawn in states] == [2] * 4 + [3] * 4 + [4] * 4
    for game in range(3):
        rounds = [drawn.data["round"] for drawn in states[game * 4 : game * 4 + 4]]
        assert rounds == sorted(rounds)
        assert rounds[0] == 1
        assert rounds[3] > 10


def test_a_drawn_state_is_fresh_each_time() -> None:
    drawn = draw_states(definitions_of(), games=1, states=3)[1]
    first, second = drawn.fresh(), drawn.fresh()
    assert dump_state(first) == dump_state(second) == drawn.data
    assert first.village is not second.village
    assert first.village.stocked == {}


def test_every_figure_has_its_median_and_its_95th_percentile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "TRIES", 1)
    states = draw_states(definitions_of(), games=1, states=4)
    figures = {**engine.copies(states), **engine.nodes(states), **engine.decisions(states)}
    assert set(figures) == {"copy_us", "copy_p95_us", "node_us", "node_p95_us", "greedy_ms", "greedy_p95_ms"}
    assert all(value > 0 for value in figures.values())


def test_a_quarter_of_random_play_is_villagers_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "TRIES", 1)
    figures = engine.random_play(definitions_of(), games=4)
    assert 0.25 <= figures["random_villager_share"] <= 1
    assert 0 < figures["random_actions_per_s"] <= figures["random_actions_per_s_best"]
