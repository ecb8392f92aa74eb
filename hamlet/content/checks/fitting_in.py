"""Whether a tile can lie beside any other one at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hamlet.engine.lattice.outline import Shape, Turned

Meets = Sequence[frozenset[int]]
"""By terrain, the terrains that it may touch."""


def fits_somewhere(shape: Shape, others: Iterable[Shape], meets: Meets) -> bool:
    """Whether some other tile, turned somehow, can lie beside this one with nothing that clashes."""
    mine = shape.turned[0]
    return any(
        _beside(mine, other.turned[rotation], meets) for other in others for rotation in other.distinct
    )


def _beside(mine: Turned, theirs: Turned, meets: Meets) -> bool:
    """Whether one of the places at which two of their sides are one is free of clashes."""
    tried: set[tuple[int, int]] = set()
    for one in mine.segments:
        for other in theirs.segments:
            if one.side[2] == other.side[2] and other.terrain in meets[one.terrain]:
                moved = (one.side[0] - other.side[0], one.side[1] - other.side[1])
                if moved not in tried:
                    tried.add(moved)
                    if _lies_well(mine, theirs, moved, meets):
                        return True
    return False


def _lies_well(mine: Turned, theirs: Turned, moved: tuple[int, int], meets: Meets) -> bool:
    q, r = moved
    taken = set(mine.triangles)
    if any((x + q, y + r, k) in taken for x, y, k in theirs.triangles):
        return False
    sides = {one.side: one.terrain for one in mine.segments}
    for other in theirs.segments:
        x, y, k = other.side
        touched = sides.get((x + q, y + r, k))
        if touched is not None and other.terrain not in meets[touched]:
            return False
    return True
