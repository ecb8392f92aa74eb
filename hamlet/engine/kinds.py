"""What buildings are for: one entry each. An expansion lists the kinds it brings in its own room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hamlet.engine.definitions import Kind


@dataclass(frozen=True, slots=True)
class BuildingKind:
    """One kind: what a tile of it must say, whether its builder flags it, whether there is just one of it."""

    id: str
    needs: tuple[str, ...] = ()
    flag: bool = False
    single: bool = False


KINDS: Final = (
    BuildingKind(Kind.CHURCH, single=True),
    BuildingKind(Kind.TOWN_HALL, single=True),
    BuildingKind(Kind.MARKET, single=True),
    BuildingKind(Kind.PRODUCER, needs=("slots", "produces")),
    BuildingKind(Kind.REFINERY, needs=("slots", "refines")),
    BuildingKind(Kind.LANDMARK, flag=True),
)
