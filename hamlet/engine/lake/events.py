"""What changes by the lake, told to whoever listens."""

from __future__ import annotations

from typing import NamedTuple

from hamlet.engine.lattice.geometry import Triangle


class SeasonChosen(NamedTuple):
    """The season of this game; it was hidden if the seed chose it."""

    season: int
    by_lot: bool

    @property
    def reveals(self) -> bool:
        """It was hidden before, if it was drawn."""
        return self.by_lot


class LakeFormed(NamedTuple):
    """The building `uid` has enclosed a lake."""

    seat: int
    lake: int
    uid: int
    triangles: tuple[Triangle, ...]


class FishArrived(NamedTuple):
    """Fish tokens now lie on these triangles of a lake."""

    lake: int
    triangles: tuple[Triangle, ...]


class BoatPlaced(NamedTuple):
    """A boat, with a flag of the seat, lies on a lake."""

    seat: int
    lake: int


class FishCaught(NamedTuple):
    """So many tokens were taken from the water beside a tile, and so many more are its owner's own."""

    seat: int
    tile: int
    tokens: int
    more: int
    triangles: tuple[Triangle, ...]


class FishDrawn(NamedTuple):
    """A fish tile was drawn from the bag."""

    seat: int
    kind: int

    @property
    def reveals(self) -> bool:
        """It was hidden before."""
        return True


class FishPutBack(NamedTuple):
    """A fish tile went back into the bag, for nothing."""

    seat: int
    kind: int


class FishUsed(NamedTuple):
    """A fish was sold or eaten by a card of the menu."""

    seat: int
    kind: int
    card: int


class EffectEnded(NamedTuple):
    """What a meal did is over: used up, or gone with the turn."""

    seat: int
    card: int


class DonkeyGiven(NamedTuple):
    """A new donkey, not hired, waits for its place."""

    seat: int


class VillagerStoodUp(NamedTuple):
    """A villager who had acted may act again."""

    seat: int
    tile: int


class BuildingClosed(NamedTuple):
    """No villager may act there until the seat's next turn."""

    seat: int
    tile: int


class BuildingOpened(NamedTuple):
    """Villagers may act there again."""

    seat: int
    tile: int


class MaterialStored(NamedTuple):
    """One unit went along these tiles into a storeroom."""

    seat: int
    code: int
    way: tuple[int, ...]


class VillagersWentHome(NamedTuple):
    """The seat's villagers sleep in their house."""

    seat: int
    tiles: tuple[int, ...]
