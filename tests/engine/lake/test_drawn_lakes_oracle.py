"""Lakes equal the slow ones tile by tile in villages drawn on purpose (L1, L4, L24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

import pytest

from hamlet.engine.lattice.geometry import Triangle, Vertex
from hamlet.engine.village import Placed, Village
from tests.engine.lake.comparing_waters import Follower, assert_spots
from tests.engine.lake.water_shapes import (
    CHANNEL,
    HEXAGON,
    SLUICE,
    TRIANGLE,
    bead_ring,
    coast,
    corners,
    covered,
    disc,
    drawing_land,
    moved,
    ring,
    rings_in_rings,
    shapes,
    shuffled,
    single,
    spiral,
    strewn,
)
from tests.engine.outlines import TERRAINS
from tests.spread import only

DRAWINGS: dict[str, Callable[[Random], Iterable[Triangle]]] = {
    "ring": lambda chance: ring(1, 2 + chance.randrange(2)),
    "wide ring": lambda chance: ring(3, 4),
    "rings in rings": lambda chance: rings_in_rings(3),
    "spiral": lambda chance: spiral(2),
    "corners": lambda chance: corners(5),
    "beads": lambda chance: bead_ring(3),
    "beads in beads": lambda chance: [*bead_ring(4), *bead_ring(2)],
    "disc with holes": lambda chance: disc(3) - set(chance.sample(sorted(disc(3)), 9)),
    "sparse": lambda chance: strewn(4, 0.35, chance),
    "dense": lambda chance: strewn(4, 0.7, chance),
    "wild": lambda chance: strewn(5, chance.uniform(0.3, 0.8), chance),
}


RINGS = 15


def followed(triangles: list[Triangle]) -> Follower:
    """The drawing, triangle by triangle; what has become water is not built on."""
    follower = Follower(Village.of(drawing_land(), [single(triangles[0])]))
    for triangle in triangles[1:]:
        if triangle not in follower.slow.taken:
            follower.lay(single(triangle))
    return follower


def far(chance: Random) -> Vertex:
    """Around the origin, or far out."""
    return chance.choice([(0, 0), (900, -850), (-900, 400), (-3, 70_000), (-70_000, -2)])


@pytest.mark.parametrize("name", DRAWINGS)
@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_village_has_the_lakes_of_the_slow_one(name: str, seed: int) -> None:
    chance = Random(f"{name} {seed}")
    drawing = shuffled(DRAWINGS[name](chance), chance)
    follower = followed(moved(drawing, far(chance)))
    assert follower.met["no"] or follower.met["maybe"]


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(100, 200))
def test_more_drawn_villages_have_the_lakes_of_the_slow_one(seed: int) -> None:
    for name, drawing in DRAWINGS.items():
        chance = Random(f"{name} {seed}")
        followed(moved(shuffled(drawing(chance), chance), far(chance)))


def met_in(drawing: Iterable[Triangle]) -> Counter[str]:
    return followed(list(drawing)).met


def test_the_drawings_form_what_they_are_drawn_for() -> None:
    assert met_in(sorted(ring(1, 2)))["lakes"] == 1
    assert met_in(sorted(ring(3, 4)))["deep"] == 1
    assert met_in(sorted(rings_in_rings(3)))["lakes"] >= 3
    outward = met_in(sorted(rings_in_rings(3), key=lambda each: max(map(abs, each[:2]))))
    assert outward["lakes"] >= 3
    assert met_in(corners(5))["single triangles"] == 16
    assert met_in(bead_ring(3))["lakes"] == 1
    # The last triangle of a spiral's wall encloses nothing: its mouth is open.
    assert met_in(spiral(2))["lakes"] == 0
    assert met_in(spiral(2))["no"] > 20


def test_the_last_piece_of_a_spiral_makes_one_long_lake() -> None:
    wall = spiral(2)
    follower = followed(wall)
    assert follower.met["lakes"] == 0
    around = [each for each in sorted(ring(12, 13)) if each not in follower.slow.taken]
    for triangle in around:
        if triangle not in follower.slow.taken:
            follower.lay(single(triangle))
    assert follower.met["lakes"] >= 1
    assert max(lake.size for lake in follower.village.lakes) > 400


def test_one_tile_closes_several_lakes_at_once() -> None:
    middle, lane = (2, 2, 0), {(3, 2, 0), (4, 2, 0)}
    follower = followed([each for each in corners(5) if each != middle and each not in lane])
    before = follower.met["lakes"]
    follower.lay(single(middle))
    assert follower.met["lakes"] == before + 2
    assert follower.met["several"] == 1


# Southward the rows have no end, northward the columns stay, eastward both are made anew.
@pytest.mark.parametrize("direction", only([0, 1, 4], range(6)))
def test_lakes_stay_when_the_boards_are_made_anew(direction: int) -> None:
    follower = followed(list(coast(RINGS, direction)))
    assert follower.met["lakes"] >= RINGS
    if direction not in (1, 4):
        assert follower.met["stride"] > 64
    # Southward the rows have no end.
    assert (follower.met["rebuilt"] > 0) == (direction != 1)
    chance = Random(direction)
    assert_spots(follower.village, TERRAINS, HEXAGON, chance)
    again = Village.of(drawing_land(), follower.village.tiles)
    assert again.lakes == follower.village.lakes


def test_channels_join_lakes_one_after_the_other() -> None:
    joined = [joined_by_channels(Random(seed)) for seed in range(6)]
    assert min(joined) > 1
    assert max(joined) > 3


def joined_by_channels(chance: Random) -> int:
    """Aquariums and hexagons with channels among walls by chance; how many lakes the largest body has."""
    placed = [
        Placed(tile, rotation, (3 * q, 3 * r))
        for tile in (CHANNEL, SLUICE)
        for rotation in shapes()[tile].distinct
        for q in range(-2, 3)
        for r in range(-2, 3)
    ]
    chance.shuffle(placed)
    follower = Follower(Village.of(drawing_land(), placed[:1]))
    for one in placed[1:]:
        if not covered(one) & follower.slow.taken:
            follower.lay(one)
    for triangle in shuffled(strewn(8, 0.75, chance), chance):
        if triangle not in follower.slow.taken:
            follower.lay(single(triangle))
    return follower.met["joined"]


@pytest.mark.parametrize("seed", range(8))
def test_nothing_fits_on_drawn_water_and_every_other_spot_is_as_the_slow_village_says(seed: int) -> None:
    chance = Random(seed)
    drawing = shuffled(strewn(4, 0.6, chance), chance)
    follower = Follower(Village.of(drawing_land(), [single(drawing[0])]))
    for number, triangle in enumerate(drawing[1:]):
        if triangle not in follower.slow.taken:
            village = follower.lay(single(triangle))
            village.by_road.placements(HEXAGON)  # asked all along, so that it is kept up
            if number % 25 == 0:
                assert_spots(village, TERRAINS, chance.choice((TRIANGLE, HEXAGON, CHANNEL)), chance)
    assert follower.met["lakes"]
    assert_spots(follower.village, TERRAINS, HEXAGON, chance)
