from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hamlet.engine.longest_road as the_room
from hamlet.bench.late_villages import late_villages
from hamlet.bench.road_graphs import Links, links_of, scattered, uneven_grid, village_like, with_trees
from hamlet.engine.longest_road.order import easiest_order
from hamlet.engine.longest_road.pieces import pieces
from hamlet.engine.longest_road.sweep import Sweep
from tests.oracles.longest_road import longest_by_sets, slow_longest_road
from tests.spread import examples


@st.composite
def small_villages(draw: st.DrawFn) -> tuple[Links, int]:
    tiles = draw(st.integers(1, 9))
    pairs = list(combinations(range(tiles), 2))
    joined = draw(st.lists(st.sampled_from(pairs), max_size=16)) if pairs else []
    return links_of(tiles, joined), draw(st.integers(0, (1 << tiles) - 1)) & draw(st.sampled_from((0, 1, 21)))


@examples(400, 1500)
@given(small_villages())
def test_any_small_village_has_the_length_found_by_walking_every_road(
    road_length: Callable[..., int], village: tuple[Links, int]
) -> None:
    links, without = village
    assert road_length(links, without) == len(slow_longest_road(links, without))


@examples(120, 500)
@given(st.integers(0, 10**6), st.integers(10, 14), st.sampled_from((3, 4, 6)), st.integers(0, 1))
def test_planar_villages_of_a_dozen_tiles_agree_with_walking_every_road(
    road_length: Callable[..., int], seed: int, tiles: int, most: int, without: int
) -> None:
    links = scattered(tiles, min(most, 3) if tiles > 12 else most, seed, keep=0.8)
    assert road_length(links, without) == len(slow_longest_road(links, without))


@examples(100, 300)
@given(small_villages())
def test_a_narrow_run_before_the_exact_one_changes_no_length(village: tuple[Links, int]) -> None:
    links, without = village
    for piece in pieces(links, without):
        order, _ = easiest_order(links, piece)
        exact, narrowed = Sweep(links, order, 0), Sweep(links, order, 0)
        exact.run()
        narrowed.run(2)
        narrowed.run()
        assert len(exact.road) == len(narrowed.road)


@pytest.mark.parametrize("seed", range(12))
def test_villages_of_twenty_and_more_tiles_agree_with_growing_sets(
    road_length: Callable[..., int], seed: int
) -> None:
    for links in (village_like(20 + seed % 11, seed), scattered(20, 3, seed), uneven_grid(5, 5, 21, seed)):
        assert road_length(links, 1) == longest_by_sets(links, 1)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(100, 160))
def test_more_villages_of_twenty_to_thirty_tiles_agree_with_growing_sets(
    road_length: Callable[..., int], seed: int
) -> None:
    for links in (
        scattered(22, 4, seed, 0.7),
        with_trees(scattered(16, 4, seed), 26, seed),
        village_like(30, seed),
    ):
        assert road_length(links) == longest_by_sets(links)


def test_late_villages_of_real_tiles_agree_with_growing_sets(road_length: Callable[..., int]) -> None:
    for number, village in enumerate(late_villages(80)):
        links = village.links_of(number % 4)
        assert road_length(links, 1) == longest_by_sets(links, 1)


@pytest.mark.heavy
def test_two_thousand_late_villages_agree_with_growing_sets(road_length: Callable[..., int]) -> None:
    for village in late_villages(2000):
        assert road_length(village.by_road.links, 1) == longest_by_sets(village.by_road.links, 1)


def test_the_two_slow_ways_agree_with_each_other() -> None:
    for seed in range(60):
        links = village_like(12, seed)
        assert longest_by_sets(links) == len(slow_longest_road(links))


def test_narrow_runs_beforehand_change_no_length_of_a_wide_village(
    monkeypatch: pytest.MonkeyPatch, road_length: Callable[..., int]
) -> None:
    links = scattered(24, 4, 3)
    lengths = set()
    for runs in ((), ((0, 1),), ((0, 3), (0, 30))):
        monkeypatch.setattr(the_room, "NARROW_RUNS", runs)
        lengths.add(road_length(links))
    assert len(lengths) == 1


def test_numbering_the_tiles_otherwise_changes_no_length(road_length: Callable[..., int]) -> None:
    for seed in range(20):
        links = village_like(40, seed)
        names = list(range(40))
        Random(seed).shuffle(names)
        renamed = links_of(
            40, ((names[a], names[b]) for a, b in combinations(range(40), 2) if links[a] >> b & 1)
        )
        assert road_length(renamed) == road_length(links)
