"""Villages made to be hard for the longest road: sixty tiles, mostly three or four links each."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.bench.road_graphs import (
    Links,
    chained,
    grid,
    ring_ladder,
    scattered,
    two_sorted,
    uneven_grid,
    with_trees,
)

TILES = 60

# A family and the seeds of it that took longest among the first hundred or so.
_SEEDED: dict[str, tuple[Callable[[int], Links], tuple[int, ...]]] = {
    "three links": (lambda seed: scattered(TILES, 3, seed), (13, 22, 23, 24, 26, 27)),
    "four links": (lambda seed: scattered(TILES, 4, seed), (3, 17, 18, 22, 24, 37)),
    "two sorts": (lambda seed: two_sorted(TILES, seed), (43, 44, 52, 55, 56)),
    "uneven long board": (lambda seed: uneven_grid(7, 9, TILES, seed), (2, 22, 32, 89, 104, 111)),
    "uneven square board": (lambda seed: uneven_grid(8, 8, TILES, seed), (0, 6, 37, 79, 86, 90)),
    "trees on four links": (lambda seed: with_trees(scattered(46, 4, seed), TILES, seed), (29, 41, 48, 55)),
    "trees on a board": (lambda seed: with_trees(grid(7, 7), TILES, seed), (2, 13, 27, 33)),
    "trees on an uneven board": (
        lambda seed: with_trees(uneven_grid(7, 8, 50, seed), TILES, seed),
        (15, 20, 35, 37),
    ),
    "chain of blocks": (
        lambda seed: chained([scattered(13, 4, seed * 9 + part) for part in range(5)], seed),
        (0, 8, 9, 11),
    ),
}


def adversarial_villages() -> dict[str, Links]:
    """Return the hard villages by name, the same ones every time."""
    villages = {
        "long board": grid(6, 10),
        "ladder": grid(2, 30),
        "ring ladder": ring_ladder(TILES // 2),
        "long wall": grid(6, 10, bricks=True),
        "high wall": grid(10, 6, bricks=True),
        "triangles": grid(6, 10, diagonals=True),
    }
    for family, (make, seeds) in _SEEDED.items():
        for seed in seeds:
            villages[f"{family} {seed}"] = make(seed)
    return villages
