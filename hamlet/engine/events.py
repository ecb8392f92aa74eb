"""What changed, told to whoever listens: log, motion, statistics, score sheet, undo barrier.

Each event is a small named tuple; one that shows something hidden before has `reveals`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hamlet.engine.lattice.geometry import Side, Vertex


class TurnBegan(NamedTuple):
    """A seat's turn begins, its workers fresh."""

    round: int
    seat: int


class VillagerWalked(NamedTuple):
    """A villager went along these tiles and lay down to work."""

    seat: int
    way: tuple[int, ...]


class DonkeyMoved(NamedTuple):
    """A donkey took one step."""

    seat: int
    source: int
    target: int


class MaterialMade(NamedTuple):
    """Units of one stock code now lie on a tile."""

    seat: int
    tile: int
    code: int
    amount: int


class MaterialUsed(NamedTuple):
    """One unit went along these tiles and was consumed."""

    seat: int
    code: int
    way: tuple[int, ...]


class MaterialBought(NamedTuple):
    """One unit was bought on the free market and went along these tiles."""

    seat: int
    material: int
    gold: int
    way: tuple[int, ...]


class GoldChanged(NamedTuple):
    """Gold gained or paid, and why (a reason code), at which tile."""

    seat: int
    gold: int
    why: str
    tile: int = -1


class PointsScored(NamedTuple):
    """Points gained, and why (a reason code), at which tile."""

    seat: int
    points: int
    why: str
    tile: int = -1


class BlueprintTaken(NamedTuple):
    """A blueprint left the display; a coin was laid on each one before it, unless it was for nothing."""

    seat: int
    tile: int
    position: int
    coins: int
    laid: bool = True


class DisplayFilled(NamedTuple):
    """A blueprint was drawn from the bag."""

    tile: int

    @property
    def reveals(self) -> bool:
        """It was hidden before."""
        return True


class PileOpened(NamedTuple):
    """A pile of blueprints joined the bag."""

    pile: str


class VillagerHired(NamedTuple):
    """A new villager lies on the Church until the next turn."""

    seat: int
    cost: int


class DonkeyHired(NamedTuple):
    """A new donkey waits for its place."""

    seat: int
    cost: int


class DonkeyPlaced(NamedTuple):
    """A new donkey stands on a tile."""

    seat: int
    tile: int


class SaleMade(NamedTuple):
    """A sale tile was fulfilled."""

    seat: int
    sale: int


class SaleRevealed(NamedTuple):
    """A sale tile was turned up in a Market slot."""

    sale: int
    slot: int

    @property
    def reveals(self) -> bool:
        """It was hidden before."""
        return True


class DeliveryMade(NamedTuple):
    """A part of the Church was built."""

    seat: int
    slot: int


class TilePlaced(NamedTuple):
    """A building stands in the village; `seat` is -1 for a start tile."""

    seat: int
    uid: int
    tile: int
    rotation: int
    at: Vertex


class FlagPlaced(NamedTuple):
    """A flag marks a landmark."""

    seat: int
    uid: int


class RoadBuilt(NamedTuple):
    """A marker joins two tiles."""

    seat: int
    side: Side
    a: int
    b: int
    terrain: int


class MilestoneTaken(NamedTuple):
    """A milestone found its keeper."""

    seat: int
    milestone: int


class EndTriggered(NamedTuple):
    """The last round has begun: the reason is church or last_flag."""

    seat: int
    why: str


class TurnEnded(NamedTuple):
    """A seat is done for this round."""

    seat: int


class GameFinished(NamedTuple):
    """The final scores stand."""

    winners: tuple[int, ...]


Event = (
    TurnBegan
    | VillagerWalked
    | DonkeyMoved
    | MaterialMade
    | MaterialUsed
    | MaterialBought
    | GoldChanged
    | PointsScored
    | BlueprintTaken
    | DisplayFilled
    | PileOpened
    | VillagerHired
    | DonkeyHired
    | DonkeyPlaced
    | SaleMade
    | SaleRevealed
    | DeliveryMade
    | TilePlaced
    | FlagPlaced
    | RoadBuilt
    | MilestoneTaken
    | EndTriggered
    | TurnEnded
    | GameFinished
)
"""The base game's events; expansions bring named tuples of their own."""

Sink = Callable[[Any], None] | None


def reveals(event: object) -> bool:
    """Whether the event shows something that was hidden: undo stops before it."""
    return bool(getattr(event, "reveals", False))
