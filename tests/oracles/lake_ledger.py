"""The books of a game by the lake: fish, boats, closed buildings and stored goods, from events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from hamlet.engine.lake import events
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.waters import NO_BOAT
from hamlet.engine.state import State
from tests.oracles.ground import as_set
from tests.oracles.lake_invariants import flags_and_boats
from tests.oracles.ledger import ENTRIES, Entry, Ledger, adding, carried


class LakeLedger(Ledger):
    """The books, with what is by the water."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        waters = SLICE.of(state)
        self.hands = [Counter(hand) for hand in waters.hands]
        self.tokens = _tokens(state)
        self.boats = _boats(state)
        self.closed = dict(waters.closed)
        self.acting = Counter((*waters.waiting, *waters.lasting))
        self.lakes = [lake.triangles for lake in state.village.lakes]

    @property
    def entries(self) -> Mapping[type, Entry]:
        """The base game's and the lake's."""
        return LAKE_ENTRIES

    def _differences(self) -> Iterator[str]:
        yield from super()._differences()
        state, waters = self.state, SLICE.of(self.state)
        pairs: tuple[tuple[str, object, object], ...] = (
            ("fish in hand", [+hand for hand in self.hands], [Counter(hand) for hand in waters.hands]),
            ("fish on the water", self.tokens, _tokens(state)),
            ("boats", self.boats, _boats(state)),
            ("closed", self.closed, dict(waters.closed)),
            ("effects", +self.acting, Counter((*waters.waiting, *waters.lasting))),
            ("lakes", self.lakes, [lake.triangles for lake in state.village.lakes]),
        )
        for what, booked, there in pairs:
            if booked != there:
                yield f"{what}: the events say {booked}, the state says {there}"


def _tokens(state: State) -> set[tuple[int, int, int]]:
    lakes, fish = state.village.lakes, SLICE.of(state).fish
    return {
        lake.triangles[place] for lake, there in zip(lakes, fish, strict=False) for place in as_set(there)
    }


def _boats(state: State) -> dict[int, int]:
    return {lake: boat for lake, boat in enumerate(SLICE.of(state).boats) if boat != NO_BOAT}


def _formed(ledger: LakeLedger, event: events.LakeFormed) -> None:
    if event.lake != len(ledger.lakes):
        ledger.wrong.append(f"lake {event.lake} after {len(ledger.lakes)}")
    ledger.lakes.append(event.triangles)


def _arrived(ledger: LakeLedger, event: events.FishArrived) -> None:
    fresh = set(event.triangles)
    if fresh & ledger.tokens or not fresh <= set(ledger.lakes[event.lake]):
        ledger.wrong.append(f"{event} where fish are, or where no water is")
    ledger.tokens |= fresh


def _caught(ledger: LakeLedger, event: events.FishCaught) -> None:
    if event.tokens != len(event.triangles) or not set(event.triangles) <= ledger.tokens:
        ledger.wrong.append(f"{event}: there were {ledger.tokens}")
    ledger.tokens -= set(event.triangles)


def _boat(ledger: LakeLedger, event: events.BoatPlaced) -> None:
    flags = ledger.state.box.rules.flags
    if event.lake in ledger.boats:
        ledger.wrong.append(f"{event} on a lake with a boat")
    if flags is not None and flags_and_boats(ledger.state)[event.seat] > flags:
        ledger.wrong.append(f"{event} without a flag of the seat's own")  # a substitute is none (L12)
    ledger.boats[event.lake] = event.seat


def _drawn(ledger: LakeLedger, event: events.FishDrawn) -> None:
    ledger.hands[event.seat][event.kind] += 1


def _given_back(ledger: LakeLedger, event: events.FishPutBack | events.FishUsed) -> None:
    ledger.hands[event.seat][event.kind] -= 1
    if ledger.hands[event.seat][event.kind] < 0:
        ledger.wrong.append(f"{event} without such a fish")


def _used(ledger: LakeLedger, event: events.FishUsed) -> None:
    _given_back(ledger, event)
    waters = SLICE.of(ledger.state)
    if event.card in (*waters.waiting, *waters.lasting):
        ledger.acting[event.card] += 1
    if parts_of(ledger.state.box).cards[event.card].fish != event.kind:
        ledger.wrong.append(f"{event} by the card of another fish")


def _ended(ledger: LakeLedger, event: events.EffectEnded) -> None:
    ledger.acting[event.card] -= 1


def _closed(ledger: LakeLedger, event: events.BuildingClosed) -> None:
    ledger.closed[event.tile] = event.seat


def _opened(ledger: LakeLedger, event: events.BuildingOpened) -> None:
    if ledger.closed.pop(event.tile, None) != event.seat or ledger.state.seat != event.seat:
        ledger.wrong.append(f"{event} was not closed by this seat, or it is not its turn")


def _stored(ledger: LakeLedger, event: events.MaterialStored) -> None:
    carried(ledger, event)  # type: ignore[arg-type]
    ledger.stock[event.code] -= 1
    ledger.stock[ledger.state.box.settled_code(event.code)] += 1


LAKE_ENTRIES: dict[type, Entry] = {
    **ENTRIES,
    events.LakeFormed: _formed,
    events.FishArrived: _arrived,
    events.FishCaught: _caught,
    events.BoatPlaced: _boat,
    events.FishDrawn: _drawn,
    events.FishPutBack: _given_back,
    events.FishUsed: _used,
    events.EffectEnded: _ended,
    events.BuildingClosed: _closed,
    events.BuildingOpened: _opened,
    events.MaterialStored: _stored,
    events.DonkeyGiven: adding("donkeys_waiting"),
}
