"""Books kept from the events of a game alone: whatever they say must be what the state says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from hamlet.engine import events
from hamlet.engine.carriage import carriage_of
from hamlet.engine.events import Event
from hamlet.engine.reach import reach_of
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.state import State

Entry = Callable[[Any, Any], None]


class Ledger:
    """The books of one game from some state on: give `note` as its sink, then ask for `problems`."""

    @property
    def entries(self) -> Mapping[type, Entry]:
        """How each kind of event is entered; an expansion's books know more of them."""
        return ENTRIES

    def __init__(self, state: State) -> None:
        """Open the books with what there is now. The state is watched while it changes."""
        self.state = state
        self.gold = list(state.gold)
        self.points = list(state.points)
        self.stock = Counter(code for codes in state.stock for code in codes)
        self.display = list(zip(state.display, state.coins, strict=True))
        self.counts: list[Counter[str]] = [self._counted(seat) for seat in range(state.box.seats)]
        self.tiles = [placed.tile for placed in state.village.tiles]
        self.work_tile = -1
        self.wrong: list[str] = []

    def note(self, event: Event) -> None:
        """Enter one event."""
        entry = self.entries.get(type(event))
        if entry:
            entry(self, event)

    def problems(self) -> list[str]:
        """Where the books and the state differ, since the books were opened."""
        return self.wrong + [sentence for sentence in self._differences() if sentence]

    def _differences(self) -> Iterator[str]:
        state = self.state
        points = [score["total"] for score in final_scores(state)] if state.finished else list(state.points)
        pairs: tuple[tuple[str, object, object], ...] = (
            ("gold", self.gold, list(state.gold)),
            ("points", self.points, points),
            ("stock", +self.stock, Counter(code for codes in state.stock for code in codes)),
            ("display and coins", self.display, list(zip(state.display, state.coins, strict=True))),
            ("tiles", self.tiles, [placed.tile for placed in state.village.tiles]),
            ("counts", [+each for each in self.counts], [self._counted(n) for n in range(state.box.seats)]),
        )
        for what, booked, there in pairs:
            if booked != there:
                yield f"{what}: the events say {booked}, the state says {there}"

    def _counted(self, seat: int) -> Counter[str]:
        state = self.state
        waiting = sum(each.kind == "place_donkey" and each.seat == seat for each in state.pending)
        return +Counter(
            villagers=len(state.villagers[seat]),
            donkeys=len(state.donkeys[seat]),
            donkeys_waiting=waiting,
            roads=state.roads_of(seat),
            flags=state.flags_of(seat),
            sales=len(state.sold[seat]),
            deliveries=state.deliveries_of(seat),
            milestones=state.milestones.count(seat),
            blueprints=len(state.blueprints[seat]),
        )


def _walked(ledger: Ledger, event: events.VillagerWalked) -> None:
    _check_way(ledger, event.seat, event.way, "a villager")
    ledger.work_tile = event.way[-1]


def carried(ledger: Ledger, event: events.MaterialUsed | events.MaterialBought) -> None:
    _check_way(ledger, event.seat, event.way, "a material")
    carriers = carriage_of(ledger.state, event.seat).carriers
    if not all(carriers >> uid & 1 for uid in event.way[1:-1]):
        ledger.wrong.append(f"a material went {event.way} without donkeys")
    if event.way[-1:] != (ledger.work_tile,):
        ledger.wrong.append(f"a material went {event.way}, the work is at {ledger.work_tile}")


def _check_way(ledger: Ledger, seat: int, way: tuple[int, ...], what: str) -> None:
    links = reach_of(ledger.state, seat).links
    if not way or len(set(way)) != len(way) or not all(links[a] >> b & 1 for a, b in pairwise(way)):
        ledger.wrong.append(f"{what} went {way}")


def _used(ledger: Ledger, event: events.MaterialUsed) -> None:
    carried(ledger, event)
    ledger.stock[event.code] -= 1


def _made(ledger: Ledger, event: events.MaterialMade) -> None:
    ledger.stock[event.code] += event.amount


def _gold(ledger: Ledger, event: events.GoldChanged) -> None:
    ledger.gold[event.seat] += event.gold
    if ledger.gold[event.seat] < 0:
        ledger.wrong.append(f"seat {event.seat} is in debt for {event.why}")


def _points(ledger: Ledger, event: events.PointsScored) -> None:
    ledger.points[event.seat] += event.points


def _taken(ledger: Ledger, event: events.BlueprintTaken) -> None:
    tile, coins = ledger.display.pop(event.position)
    if (tile, coins) != (event.tile, event.coins):
        ledger.wrong.append(f"{event} took what lay not there")
    ledger.display = [
        (each, lying + (event.laid and place < event.position))
        for place, (each, lying) in enumerate(ledger.display)
    ]
    ledger.counts[event.seat]["blueprints"] += 1


def _filled(ledger: Ledger, event: events.DisplayFilled) -> None:
    ledger.display.append((event.tile, 0))


def _placed(ledger: Ledger, event: events.TilePlaced) -> None:
    if event.uid != len(ledger.tiles):
        ledger.wrong.append(f"tile {event.uid} after {len(ledger.tiles)} tiles")
    ledger.tiles.append(event.tile)
    if event.seat >= 0:
        ledger.counts[event.seat]["blueprints"] -= 1
    else:
        # A start tile brings its first materials with it.
        ledger.stock.update(ledger.state.stock[event.uid])


def _donkey_placed(ledger: Ledger, event: events.DonkeyPlaced) -> None:
    ledger.counts[event.seat]["donkeys_waiting"] -= 1
    ledger.counts[event.seat]["donkeys"] += 1


def adding(what: str) -> Callable[[Ledger, Any], None]:
    def add(ledger: Ledger, event: Any) -> None:  # noqa: ANN401  any event with a seat
        ledger.counts[event.seat][what] += 1

    return add


ENTRIES: dict[type, Entry] = {
    events.VillagerWalked: _walked,
    events.MaterialMade: _made,
    events.MaterialUsed: _used,
    events.MaterialBought: carried,
    events.GoldChanged: _gold,
    events.PointsScored: _points,
    events.BlueprintTaken: _taken,
    events.DisplayFilled: _filled,
    events.TilePlaced: _placed,
    events.DonkeyPlaced: _donkey_placed,
    events.DonkeyHired: adding("donkeys_waiting"),
    events.VillagerHired: adding("villagers"),
    events.RoadBuilt: adding("roads"),
    events.FlagPlaced: adding("flags"),
    events.SaleMade: adding("sales"),
    events.DeliveryMade: adding("deliveries"),
    events.MilestoneTaken: adding("milestones"),
}
