"""Which tiles a game dealt with: who took their blueprints, who built them, which piles were opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hamlet.engine.definitions import Tile
from hamlet.engine.events import BlueprintTaken, PileOpened, PointsScored, TilePlaced
from hamlet.session.history import Step
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class Dealings:
    """Pairs of a tile's id and a seat, once for every copy, in the order of the game; and piles by name."""

    taken: tuple[tuple[str, int], ...] = ()
    built: tuple[tuple[str, int], ...] = ()
    opened: tuple[str, ...] = ()
    points: tuple[tuple[str, int], ...] = ()
    """The points that were scored on tiles which were built: once for every id, whoever scored them."""


def dealings_of(tiles: tuple[Tile, ...], steps: Iterable[Step]) -> Dealings:
    """What these steps did with tiles; those of the start village are nobody's."""
    events: list[Any] = [event for step in steps for event in step.events]
    return Dealings(
        tuple((tiles[each.tile].id, each.seat) for each in events if isinstance(each, BlueprintTaken)),
        tuple(
            (tiles[each.tile].id, each.seat)
            for each in events
            if isinstance(each, TilePlaced) and each.seat >= 0
        ),
        tuple(each.pile for each in events if isinstance(each, PileOpened)),
        tuple(_points_on(tiles, events).items()),
    )


def _points_on(tiles: tuple[Tile, ...], events: Iterable[Any]) -> Counter[str]:
    """The points scored on every tile that was built, by its id."""
    placed: dict[int, str] = {}
    found: Counter[str] = Counter()
    for each in events:
        if isinstance(each, TilePlaced) and each.seat >= 0:
            placed[each.uid] = tiles[each.tile].id
            found[tiles[each.tile].id] += 0
        elif isinstance(each, PointsScored) and each.tile in placed:
            found[placed[each.tile]] += each.points
    return found
