"""The state of a game: ints and tuples in slots, copied in about a microsecond.

The village is immutable and shared by copies. History is not in the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from hamlet.engine.decisions import LAY_START
from hamlet.engine.dice import roll

if TYPE_CHECKING:
    from hamlet.engine.box import Box
    from hamlet.engine.decisions import Decision
    from hamlet.engine.village import Village

T = TypeVar("T")
Ints = tuple[int, ...]

SETUP, BAG, SALES, FISH, BOTRIC, TIES = range(6)
# A stream's place in this list is part of every draw from it: new ones come last.
STREAMS = ("setup", "bag", "sales", "fish", "botric", "ties")

UNOPENED, OPEN, CLOSED = 0, 1, 2


class State:
    """One moment of a game. Workers are `tile * 2 + used`, sorted; slots hold stock codes, sorted."""

    __slots__ = (
        "bag",
        "blueprints",
        "box",
        "church",
        "coins",
        "display",
        "donkeys",
        "ending",
        "finished",
        "first",
        "gold",
        "market",
        "milestones",
        "moment",
        "opened",
        "pending",
        "points",
        "random",
        "round",
        "seat",
        "seed",
        "slices",
        "sold",
        "stack",
        "stack_left",
        "stock",
        "supply",
        "village",
        "villagers",
    )

    box: Box
    village: Village
    seed: int
    random: Ints
    round: int
    seat: int
    first: int
    moment: int
    pending: tuple[Decision, ...]
    ending: bool
    finished: bool
    stock: tuple[Ints, ...]
    gold: Ints
    points: Ints
    villagers: tuple[Ints, ...]
    donkeys: tuple[Ints, ...]
    blueprints: tuple[Ints, ...]
    supply: tuple[Ints, ...]
    sold: tuple[Ints, ...]
    milestones: Ints
    church: Ints
    bag: Ints
    opened: Ints
    display: Ints
    coins: Ints
    market: Ints
    stack: Ints
    stack_left: Ints
    slices: tuple[Any, ...]
    """What the expansions in play keep, each its own frozen piece."""

    def copy(self) -> State:
        """Another state with the same values; nothing mutable is shared."""
        other = State.__new__(State)
        other.box = self.box
        other.village = self.village
        other.seed = self.seed
        other.random = self.random
        other.round = self.round
        other.seat = self.seat
        other.first = self.first
        other.moment = self.moment
        other.pending = self.pending
        other.ending = self.ending
        other.finished = self.finished
        other.stock = self.stock
        other.gold = self.gold
        other.points = self.points
        other.villagers = self.villagers
        other.donkeys = self.donkeys
        other.blueprints = self.blueprints
        other.supply = self.supply
        other.sold = self.sold
        other.milestones = self.milestones
        other.church = self.church
        other.bag = self.bag
        other.opened = self.opened
        other.display = self.display
        other.coins = self.coins
        other.market = self.market
        other.stack = self.stack
        other.stack_left = self.stack_left
        other.slices = self.slices
        return other

    @property
    def decider(self) -> int:
        """The seat that must decide now."""
        return self.pending[-1].seat if self.pending else self.seat

    @property
    def in_turn(self) -> int:
        """The seat whose turn it is, whoever decides; each start tile laid by hand is a turn of its own."""
        return self.decider if self.decision == LAY_START else self.seat

    @property
    def decision(self) -> str:
        """What is to be decided now: an action of the turn, or a pending kind."""
        return self.pending[-1].kind if self.pending else "action"

    def draw(self, stream: int, bound: int) -> int:
        """A number below the bound from one of the game's own streams."""
        counter = self.random[stream]
        self.random = put(self.random, stream, counter + 1)
        return roll(self.seed, stream, counter, bound)

    def flags_of(self, seat: int) -> int:
        """How many buildings bear this seat's flag."""
        return sum(placed.owner == seat for placed in self.village.tiles)

    def roads_of(self, seat: int) -> int:
        """How many road markers this seat has built."""
        return [road.seat for road in self.village.roads].count(seat)

    def deliveries_of(self, seat: int) -> int:
        """How many parts of the Church this seat has built."""
        return self.church.count(seat)


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value replaced."""
    return values[:index] + (value,) + values[index + 1 :]  # noqa: RUF005 - done all the time, and faster so
