"""Which tiles a game dealt with: who took their blueprints, who built them, which piles were opened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hamlet.engine.definitions import Tile
from hamlet.engine.events import BlueprintTaken, PileOpened, TilePlaced
from hamlet.session.history import Step
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class Dealings:
    """Pairs of a tile's id and a seat, once for every copy, in the order of the game; and piles by name."""

    taken: tuple[tuple[str, int], ...] = ()
    built: tuple[tuple[str, int], ...] = ()
    opened: tuple[str, ...] = ()


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
    )
