"""What stands after a step: gold, points, the coin tile, line and bag of tokens (S4 to S7, S17).

Of a build that closes lakes this is what stands once the boat is decided too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.oracles.botric.choosing import step_facts
from tests.oracles.botric.lattice import moved, rotations
from tests.oracles.botric.narrowing import Answer, Deed
from tests.oracles.botric.numbers import FAILURE_GOLD, FULL_BAG, NOTHING_GOLD
from tests.oracles.botric.paying import GOLD, Unit, bonus, price
from tests.oracles.botric.placing import closed_lakes
from tests.oracles.botric.position import Data, Position
from tests.oracles.botric.priority import church_bill, church_coins, church_slots, hire_share

Booking = Callable[["Ledger", Deed], None]


@dataclass(frozen=True)
class After:
    """What a test can compare with the snapshot after the step."""

    coin_gold: int
    coin_up: bool
    gold: int
    points: int
    human_gold: int
    human_points: int
    line: tuple[str, ...]
    bag: dict[str, int]
    display: tuple[tuple[str, int], ...]  # what is left of it, before new blueprints come
    milestones: tuple[str, ...]


class Ledger:
    """Everything that one step books."""

    def __init__(self, position: Position, action: str) -> None:
        self.position, self.action = position, action
        self.coin_gold: int = position.coin_gold
        self.coin_up: bool = position.bot["coin_tile"]["up"]
        self.gold: int = position.me["gold"]
        self.points: int = position.me["points"]
        human: dict[str, Any] = position.snapshot["seats"][position.human]
        self.human_gold, self.human_points = human["gold"], human["points"]
        self.display = [(each["id"], each["gold"]) for each in position.snapshot["display"]]
        self.milestones: list[str] = list(position.me["milestones"])

    def gain(self, gold: int, points: int) -> None:
        """What comes to him at one occasion (S4)."""
        if self.position.edition.keeps_gold:
            self.gold, self.points = self.gold + gold, self.points + points
        else:
            self.points += points + (1 if gold else 0)

    def consume(self, deed: Deed) -> None:
        """Every unit pays its maker; each is an occasion of its own (S22)."""
        for tile, material, made_by, high_quality, count in deed["payment"]["units"]:
            for _ in range(count):
                gold, points = bonus(self.position, Unit(tile, material, made_by, high_quality))
                if made_by == self.position.seat:
                    self.gain(gold, points)
                elif made_by is not None:
                    self.human_gold, self.human_points = self.human_gold + gold, self.human_points + points

    def purchases(self, deed: Deed) -> int:
        """What the bought goods of a payment cost."""
        return sum(
            price(self.position, material) * count for material, count in deed["payment"]["bought"].items()
        )

    def take_blueprint(self, place: int) -> None:
        """A blueprint leaves the display; skipped ones get a coin where he lays coins."""
        _, coins = self.display.pop(place)
        if self.position.edition.keeps_gold:
            self.gold -= place
            skipped = [(each, gold + 1) for each, gold in self.display[:place]]
            self.display[:place] = skipped
        self.gain(coins, 0)

    def spend_coin_tile(self) -> None:
        """What is left on it goes, and it is turned down (S6)."""
        self.coin_gold, self.coin_up = 0, False

    def fail(self) -> None:
        """A failure that may leave a coin (S6)."""
        if self.coin_up and self.position.bot["first_villager"]:
            self.coin_gold += FAILURE_GOLD


def after(snapshot: Data, data: Data, answer: Answer, deed: Deed | None) -> After:
    """What stands when this deed of the answer is done."""
    position = Position(snapshot, data)
    ledger = Ledger(position, answer.action)
    for action, code in answer.tries:
        if (action == "hire" and code != "all_hired") or (action == "deliver" and position.has_all_villagers):
            ledger.fail()
    if deed is not None:
        BOOKINGS[answer.action](ledger, deed)
    line, bag = tuple(position.bot["line"]), dict(position.bot["bag"])
    if step_facts(snapshot)["step"] == "act":
        line = line_after(position, answer.action)
        if not sum(bag.values()):
            bag = dict(FULL_BAG)
            ledger.coin_gold += position.edition.refill_gold
            ledger.coin_up = True
    return _closed(ledger, line, bag)


def _closed(ledger: Ledger, line: tuple[str, ...], bag: dict[str, int]) -> After:
    return After(
        coin_gold=ledger.coin_gold,
        coin_up=ledger.coin_up,
        gold=ledger.gold,
        points=ledger.points,
        human_gold=ledger.human_gold,
        human_points=ledger.human_points,
        line=line,
        bag=bag,
        display=tuple(ledger.display),
        milestones=tuple(ledger.milestones),
    )


def line_after(position: Position, action: str) -> tuple[str, ...]:
    """The token used goes to the far right; that of the roads leaves with the last road (S11)."""
    line = list(position.bot["line"])
    if action not in line:
        return tuple(line)
    line.remove(action)
    gone = action == "road" and position.me["roads_left"] == 1
    return tuple(line) if gone else (*line, action)


def _hire(ledger: Ledger, deed: Deed) -> None:
    if ledger.position.edition.keeps_gold:
        ledger.gold -= hire_share(ledger.position)
    ledger.spend_coin_tile()
    if deed["position"] is not None:
        ledger.take_blueprint(deed["position"])


def _deliver(ledger: Ledger, deed: Deed) -> None:
    slot = church_slots(ledger.position)[deed["slot"]]
    due = church_bill(ledger.position, slot["needs"]).gold + ledger.purchases(deed)
    from_coin_tile = min(church_coins(ledger.position), due)
    ledger.consume(deed)
    ledger.gold -= due - from_coin_tile
    if from_coin_tile:
        ledger.spend_coin_tile()
    ledger.gain(0, slot["points"])


def _sell(ledger: Ledger, deed: Deed) -> None:
    ledger.consume(deed)
    (sale,) = (each for each in ledger.position.data["sales"] if each["id"] == deed["sale"])
    ledger.gain(sale["reward"]["gold"], sale["reward"]["points"])


def _produce(ledger: Ledger, deed: Deed) -> None:
    work = ledger.position.tiles[deed["tile"]].about["work"]
    ledger.gain(work["gold"], work["points"])


def _purchase(ledger: Ledger, deed: Deed) -> None:
    ledger.take_blueprint(deed["position"])


def _refine(ledger: Ledger, deed: Deed) -> None:
    ledger.consume(deed)
    ledger.gold -= ledger.purchases(deed)


def _build(ledger: Ledger, deed: Deed) -> None:
    about = ledger.position.definitions[deed["blueprint"]]
    ledger.consume(deed)
    ledger.gold -= ledger.purchases(deed)
    if ledger.position.edition.keeps_gold:
        ledger.gold -= about["cost"].get(GOLD, 0)
    ledger.gain(about["reward"]["gold"], about["reward"]["points"])
    award = about["reward"]["milestone"]
    if award is not None and award not in ledger.position.milestones_taken:
        ledger.milestones.append(award)
    ledger.gain(0, lake_points(ledger.position, deed))


def lake_points(position: Position, deed: Deed) -> int:
    """What the lakes give that a building closes, each by itself (L1)."""
    outline = position.definitions[deed["blueprint"]]["outline"]
    (turned,) = (each for each in rotations(outline) if each.rotation == deed["rotation"])
    lakes = closed_lakes(position, moved(turned.cells, (deed["at"][0], deed["at"][1])))
    per, most = position.rules.get("lake_triangles_per_point", 1), position.rules.get("lake_most_points", 0)
    return sum(min(len(lake) // per, most) for lake in lakes)


def _road(ledger: Ledger, deed: Deed) -> None:
    ledger.consume(deed)
    for each in ledger.position.data["milestones"]:
        if each["for"] == "first_road" and each["id"] not in ledger.position.milestones_taken:
            ledger.milestones.append(each["id"])


def _nothing(ledger: Ledger, deed: Deed) -> None:
    if ledger.position.edition.keeps_gold:
        ledger.gold += NOTHING_GOLD
    else:
        ledger.coin_gold += NOTHING_GOLD


def _fish(ledger: Ledger, deed: Deed) -> None:
    ledger.coin_gold += deed["gold"]
    ledger.points += deed["points"]


def _no_gain(ledger: Ledger, deed: Deed) -> None:
    pass


BOOKINGS: dict[str, Booking] = {
    "hire": _hire,
    "deliver": _deliver,
    "sell": _sell,
    "produce": _produce,
    "purchase": _purchase,
    "refine": _refine,
    "build": _build,
    "road": _road,
    "fishing": _no_gain,
    "nothing": _nothing,
    "boat": _no_gain,
    "fish": _fish,
}
