"""What the two editions of Botric and his switches change, written down from the rules (§4, S15, S25)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """The figures of one edition."""

    hire_price: int | None  # None: what a player pays
    discount: dict[str, int]  # of a delivery, by class; coins are the class "gold"
    prices: dict[str, int] | None  # None: he never buys
    keeps_gold: bool
    refill_gold: int
    landmark: int
    by_leaflet: bool  # builds without the lake where the leaflet says


EDITIONS = {
    "favour": Edition(
        hire_price=5,
        discount={"raw": 2, "refined": 1, "gold": 3},
        prices=None,
        keeps_gold=False,
        refill_gold=1,
        landmark=3,
        by_leaflet=False,
    ),
    "investor": Edition(
        hire_price=None,
        discount={},
        prices={"raw": 2, "refined": 4},
        keeps_gold=True,
        refill_gold=0,
        landmark=4,
        by_leaflet=True,
    ),
}

ALL_VILLAGERS = 4
FULL_BAG = {"three": 3, "two": 2, "one": 1}
NOTHING_GOLD = 1
FAILURE_GOLD = 1
FISH_KEPT = 3
LEAST_RARE_FIRST = ("common", "uncommon", "rare")
FISH_GOLD = {"common": 1, "uncommon": 1, "rare": 0}
FISH_POINTS = {"common": 0, "uncommon": 1, "rare": 2}
KINDS_IN_ORDER = ("wood", "stone", "wheat", "timber", "brick", "milk", "flour")
GOLD_PER_POINT, GOLD_PER_POINT_EASIER = 3, 4


def landmark_value(edition: Edition, switches: Collection[str]) -> int:
    """What each of his landmarks gives; two switches that pull both ways leave it as it is."""
    less, more = "landmarks_2" in switches, "landmarks_6" in switches
    if less == more:
        return edition.landmark
    return 2 if less else 6
