from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from hamlet.bench.road_graphs import Links, grid, links_of, ring_ladder, uneven_grid
from hamlet.engine.longest_road import longest_road


def row(tiles: int) -> Links:
    return links_of(tiles, pairwise(range(tiles)))


def ring(tiles: int) -> Links:
    return links_of(tiles, [*pairwise(range(tiles)), (tiles - 1, 0)])


def all_across(few: int, many: int) -> Links:
    return links_of(few + many, [(a, few + b) for a in range(few) for b in range(many)])


PETERSEN = links_of(
    10,
    [
        *((i, (i + 1) % 5) for i in range(5)),
        *((i, i + 5) for i in range(5)),
        *((i + 5, (i + 2) % 5 + 5) for i in range(5)),
    ],
)
THREE_RINGS_AT_ONE_TILE = links_of(
    13,
    [
        (0, 1),
        (1, 2),
        (2, 3),
        (3, 4),
        (4, 0),
        (0, 5),
        (5, 6),
        (6, 7),
        (7, 8),
        (8, 0),
        (0, 9),
        (9, 10),
        (10, 11),
        (11, 12),
        (12, 0),
    ],
)


def test_no_village_and_lone_tiles_have_no_road() -> None:
    assert longest_road([], 0) == ()
    assert longest_road([0], 0) == ()
    assert longest_road([0, 0, 0], 0) == ()


def test_two_linked_tiles_are_a_road_unless_one_is_the_church() -> None:
    assert sorted(longest_road(row(2), 0)) == [0, 1]
    assert longest_road(row(2), 1) == ()


@pytest.mark.parametrize(
    ("links", "longest"),
    [
        (row(7), 7),
        (ring(9), 9),
        (links_of(9, [(0, leaf) for leaf in range(1, 9)]), 3),
        (links_of(10, [(0, 1), (1, 2), (2, 3), (0, 4), (4, 5), (0, 6), (6, 7), (7, 8), (8, 9)]), 8),
        (links_of(8, combinations(range(8), 2)), 8),
        (all_across(2, 7), 5),
        (all_across(3, 8), 7),
        (PETERSEN, 10),
        (THREE_RINGS_AT_ONE_TILE, 9),
        (grid(5, 5), 25),
        (grid(2, 20), 40),
        (grid(6, 6, bricks=True), 36),
        (ring_ladder(12), 24),
    ],
    ids=["row", "ring", "star", "spider", "all joined", "2 across 7", "3 across 8", "petersen", "rings",
         "board", "ladder", "wall", "ring ladder"],
)  # fmt: skip
def test_known_answer(road_length: Callable[..., int], links: Links, longest: int) -> None:
    assert road_length(links) == longest


def test_without_a_tile_petersens_ring_is_still_whole(road_length: Callable[..., int]) -> None:
    for tile in range(10):
        assert road_length(PETERSEN, 1 << tile) == 9


@pytest.mark.parametrize("seed", range(6))
def test_light_squares_are_visited_at_most_once_more_than_dark_ones(
    road_length: Callable[..., int], seed: int
) -> None:
    # 8 × 8 with 4 dark squares gone: at most the 28 dark ones and 29 light ones between and beside them.
    assert road_length(uneven_grid(8, 8, 60, seed)) <= 57


def test_the_larger_of_two_pieces_may_have_the_shorter_road(road_length: Callable[..., int]) -> None:
    star_and_row = links_of(14, [*((0, leaf) for leaf in range(1, 9)), (9, 10), (10, 11), (11, 12), (12, 13)])
    assert sorted(longest_road(star_and_row, 0)) == [9, 10, 11, 12, 13]
    ring_beats_star = links_of(14, [*((0, leaf) for leaf in range(1, 9)), *pairwise(range(9, 14)), (13, 9)])
    assert road_length(ring_beats_star) == 5


def test_leaving_out_the_church_cuts_the_road_there(road_length: Callable[..., int]) -> None:
    assert road_length(row(9), 1 << 3) == 5


def test_b11_the_scoring_example_on_a_hand_made_village(road_length: Callable[..., int]) -> None:
    # church 0, pond 1, dairy farm 2, barn 3, quarry 4, stonemason 5, farrier 6, cow conservatory 7 (B24)
    printed = [(0, 3), (0, 4), (2, 3), (2, 5), (5, 7)]
    red = links_of(8, [*printed, (1, 2), (3, 4), (4, 5), (5, 6)])
    yellow = links_of(8, [*printed, (6, 7)])
    assert longest_road(red, 1) in {(1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 7)}
    assert longest_road(yellow, 1) == (3, 2, 5, 7, 6)


def test_the_same_village_gives_the_same_road_again() -> None:
    links = grid(5, 6)
    assert longest_road(links, 1) == longest_road(list(links), 1)
