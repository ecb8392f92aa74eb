"""What lives in each season: how many of each, never more."""

from __future__ import annotations

from hamlet.values import dataclass

MOST_DRIFTING = 12


@dataclass(frozen=True, slots=True)
class SeasonLife:
    """The life of one season."""

    drifts: tuple[tuple[str, int], ...]
    """What falls or flutters, and how many at once."""
    birds: tuple[str, int]
    over_lakes: tuple[str, int]
    """The birds of a village that has lakes."""
    sheep: int
    chimneys: int


SPRING = SeasonLife((("petal", 10),), ("swallow", 3), ("swallow", 3), 5, 4)
SUMMER = SeasonLife((("butterfly", 4), ("pollen", 6)), ("swallow", 2), ("gull", 2), 5, 3)
AUTUMN = SeasonLife((("leaf", 12),), ("rook", 3), ("rook", 3), 4, 5)
WINTER = SeasonLife((("flake", 12),), ("robin", 1), ("robin", 1), 0, 7)
LIFE_OF = {"spring": SPRING, "summer": SUMMER, "autumn": AUTUMN, "winter": WINTER}


def life_of(season: str) -> SeasonLife:
    """The life of a season; of one that is not known here, that of summer."""
    return LIFE_OF.get(season, SUMMER)
