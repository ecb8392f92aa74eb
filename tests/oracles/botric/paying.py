"""What a cost is paid with: always the same units in the same order, never asked (S2, S3, S7, S22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from tests.oracles.botric.narrowing import Deed
from tests.oracles.botric.numbers import KINDS_IN_ORDER
from tests.oracles.botric.position import Bodies, Position

Purse = tuple[int, int]
GOLD = "gold"


@dataclass(frozen=True)
class Unit:
    """One material that lies somewhere."""

    tile: int
    material: str
    made_by: int | None
    high_quality: bool


@dataclass(frozen=True)
class Bill:
    """What is asked where, and what may be used for it."""

    tile: int
    needs: tuple[tuple[tuple[str, ...], int], ...]
    gold: int = 0
    may_buy: bool = False
    coins: int = 0  # of the coin tile, that may be spent on this
    omit: Mapping[str, int] = field(default_factory=dict)  # by class, so many fewer


@dataclass(frozen=True)
class Payment:
    """Which units, purchases and boats, and whose gold."""

    units: tuple[Unit, ...]
    bought: tuple[str, ...]
    boats: Bodies
    from_coin_tile: int
    from_own: int

    def told(self) -> Deed:
        """The form in which tests read a payment."""
        counted = Counter(self.units)
        units = [
            [unit.tile, unit.material, unit.made_by, unit.high_quality, count]
            for unit, count in counted.items()
        ]
        units.sort(key=lambda each: [-1 if entry is None else entry for entry in each])
        return {"units": units, "bought": dict(Counter(self.bought)), "boats": sorted(self.boats)}

    def own(self, seat: int) -> list[Unit]:
        return [unit for unit in self.units if unit.made_by == seat]

    @property
    def materials(self) -> int:
        return len(self.units) + len(self.bought)


def needs_of(cost: Mapping[str, int]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The materials of a cost; a key with strokes is any mix of them."""
    return tuple((tuple(kinds.split("/")), count) for kinds, count in cost.items() if kinds != GOLD)


def pay(position: Position, bill: Bill) -> Payment | None:
    """The payment by the first crossing that can settle the bill, if one can."""
    tried = (_settle(position, bill, open_, toll) for open_, toll in crossings(position))
    return next((payment for payment in tried if payment is not None), None)


def crossings(position: Position) -> Iterator[tuple[Bodies, Bodies]]:
    """Bodies that are open and those that cost wheat: none, few before many, the oldest lakes first."""
    own = position.own_bodies
    if not position.rules.get("boat_wheat", 1):
        yield own, ()
        return
    for count in range(len(own) + 1):
        for chosen in combinations(own, count):
            yield chosen, chosen


def available(position: Position, tile: int, boats: Bodies) -> dict[Unit, int]:
    """What can come to a tile over these bodies, with its steps; a unit that lies there twice once."""
    steps = position.steps(tile, boats)
    return {unit: steps[unit.tile] for unit in _lying(position) if unit.tile in steps}


def _lying(position: Position) -> list[Unit]:
    return [
        Unit(tile.uid, slot["material"], slot["made_by"], slot["high_quality"])
        for tile in position.tiles.values()
        if tile.kind != "storeroom" or tile.owner == position.seat
        for slot in tile.materials
    ]


def ranked(position: Position, tile: int, boats: Bodies) -> list[Unit]:
    """All units that can come, the best first (S3)."""
    steps = available(position, tile, boats)
    units = [unit for unit in _lying(position) if unit in steps]
    plenty = Counter(unit.material for unit in units)
    return sorted(
        units,
        key=lambda unit: (
            _whose(position, unit),
            steps[unit],
            -plenty[unit.material],
            kind_order(position, unit.material),
            unit.tile,
        ),
    )


def _whose(position: Position, unit: Unit) -> int:
    """Own high quality, own, nobody's, the human's, the human's high quality."""
    if unit.made_by is None:
        return 0
    worth = 2 if unit.high_quality else 1
    return -worth if unit.made_by == position.seat else worth


def kind_order(position: Position, material: str) -> int:
    """Wood, stone, wheat, timber, brick, milk, flour; others after them as they are listed."""
    known = [*KINDS_IN_ORDER, *(each for each in position.materials if each not in KINDS_IN_ORDER)]
    return known.index(material)


def price(position: Position, material: str) -> int:
    """What a material costs him on the free market (S25)."""
    prices = position.rules["prices_few"] if "human_prices" in position.switches else position.edition.prices
    assert prices is not None
    return int(prices[position.materials[material]["class"]])


def _settle(position: Position, bill: Bill, boats: Bodies, toll: Bodies) -> Payment | None:
    order = ranked(position, bill.tile, boats)
    pool = list(order)
    tolls, no_toll = _picked([_toll(position, toll)], pool)
    units, lacking = _picked(bill.needs, pool)
    for class_, remitted in bill.omit.items():
        _omit(position, class_, remitted, units=units, lacking=lacking, order=order)
    missing = [*no_toll, *lacking]
    if missing and not (bill.may_buy and _sells_to(position, bill.tile, boats)):
        return None
    bought = [_cheapest(position, kinds) for kinds in missing]
    due = bill.gold + sum(price(position, kind) for kind in bought)
    from_coin_tile = min(bill.coins, due)
    rest = due - from_coin_tile
    if rest > position.own_gold + earned_gold(position, units):
        return None
    return Payment((*tolls, *units), tuple(bought), toll, from_coin_tile, rest)


def _toll(position: Position, crossed: Bodies) -> tuple[tuple[str, ...], int]:
    """The wheat that goods cost that cross these bodies (L6)."""
    wheat = str(position.rules.get("boat_material", "wheat"))
    return (wheat,), len(crossed) * int(position.rules.get("boat_wheat", 1))


def _sells_to(position: Position, tile: int, boats: Bodies) -> bool:
    """Whether he buys at all, and goods can travel from the Market."""
    return position.edition.prices is not None and position.only("market") in position.steps(tile, boats)


def _cheapest(position: Position, kinds: tuple[str, ...]) -> str:
    return min(kinds, key=lambda kind: (price(position, kind), kind_order(position, kind)))


def _picked(
    needs: Iterable[tuple[tuple[str, ...], int]], pool: list[Unit]
) -> tuple[list[Unit], list[tuple[str, ...]]]:
    """Take the best units for these needs out of the pool; and for what none is left."""
    found, lacking = [], []
    for kinds, count in needs:
        for _ in range(count):
            unit = next((each for each in pool if each.material in kinds), None)
            if unit is None:
                lacking.append(kinds)
            else:
                pool.remove(unit)
                found.append(unit)
    return found, lacking


def _omit(
    position: Position,
    class_: str,
    remitted: int,
    *,
    units: list[Unit],
    lacking: list[tuple[str, ...]],
    order: list[Unit],
) -> None:
    """Take off what is remitted: first what he lacks, then what pays the human most, then the worst (S7)."""
    for _ in range(remitted):
        short = [kinds for kinds in lacking if _class(position, kinds[0]) == class_]
        spare = [unit for unit in units if _class(position, unit.material) == class_]
        if short:
            lacking.remove(short[0])
        elif spare:
            units.remove(max(spare, key=order.index))


def earned_gold(position: Position, units: Iterable[Unit]) -> int:
    """The gold that his own units bring him while they are used, where he keeps gold (B3)."""
    if not position.edition.keeps_gold:
        return 0
    return sum(bonus(position, unit)[0] for unit in units if unit.made_by == position.seat)


def bonus(position: Position, unit: Unit) -> Purse:
    """The gold and points that a unit pays its maker."""
    paid = position.materials[unit.material]["consumed"]
    times = 2 if unit.high_quality else 1
    return paid["gold"] * times, paid["points"] * times


def _class(position: Position, material: str) -> str:
    return str(position.materials[material]["class"])
