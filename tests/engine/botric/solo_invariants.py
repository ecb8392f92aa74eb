"""What must hold of every state against him, and the books of his board, kept from events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from hamlet.engine import events
from hamlet.engine.botric import events as told
from hamlet.engine.botric.base import HIS_SEAT, SLICE, parts_of
from hamlet.engine.decisions import LAY_START, PLACE_DONKEY
from hamlet.engine.reach import reach_of
from hamlet.engine.state import UNOPENED, State
from hamlet.engine.workers import HOUSE, place_of
from tests.oracles.ground import as_set
from tests.oracles.invariants import CHECKS, Check, problems
from tests.oracles.lake_invariants import LAKE_CHECKS, WAITING, water_problems
from tests.oracles.lake_ledger import LAKE_ENTRIES, LakeLedger
from tests.oracles.ledger import ENTRIES, Entry, Ledger

TOKENS = ("produce", "purchase", "refine", "build", "road")
STEPS = ("first", "draw", "act", "end", "boat", "fish")
TIES = ("slot", "sale", "tile", "villager", "place", "road", "lake")
HIS, TIE = "botric", "botric_tie"
# What may lie below a step of his, and below a question to the human.
HIS_WAITING: tuple[list[str], ...] = (
    [HIS],
    [HIS, TIE],
    [HIS, "building_raised", HIS],
    [HIS, "building_raised", HIS, TIE],
    ["turn_ended", HIS],
)


def board(state: State) -> Iterator[str]:
    """Tokens in the line, markers in the bag, the coin tile, the queue."""
    his, lake = SLICE.of(state), "lake" in state.box.ruleset.positions
    gone = state.roads_of(HIS_SEAT) >= state.box.rules.roads
    expected = {*TOKENS, *(("fishing",) if lake else ())} - ({"road"} if gone else set())
    if sorted(his.line) != sorted(expected):
        yield f"the line is {his.line}, expected {sorted(expected)}"
    full = [count - 1 for count in parts_of(state.box).markers]
    if any(not 0 <= there <= most for there, most in zip(his.bag, full, strict=True)):
        yield f"the bag holds {his.bag} of {full}"
    acting = [each for each in state.pending if each.kind == HIS and each.fact("step") == "act"]
    if not sum(his.bag) and not acting:
        yield "the bag is empty between two draws"
    if his.coins < 0:
        yield f"{his.coins} gold on the coin tile"
    if tuple(sorted(his.queue)) != state.blueprints[HIS_SEAT]:
        yield f"the queue is {his.queue}, the blueprints are {state.blueprints[HIS_SEAT]}"
    if state.decision == LAY_START:
        return  # what he does without is taken away when the village stands
    if not parts_of(state.box).edition.own_gold and state.gold[HIS_SEAT]:
        yield f"he has {state.gold[HIS_SEAT]} gold"
    if state.donkeys[HIS_SEAT]:
        yield "he has donkeys"


def waiting(state: State) -> Iterator[str]:
    """What is pending, of his and of the human's."""
    kinds = [each.kind for each in state.pending]
    if HIS in kinds:
        if kinds not in HIS_WAITING or state.seat != HIS_SEAT:
            yield f"pending {kinds} in the turn of seat {state.seat}"
        steps = [each.fact("step") for each in state.pending if each.kind == HIS]
        if any(step not in STEPS for step in steps):
            yield f"steps {steps}"
        asked = state.pending[-1]
        if asked.kind == TIE and (asked.seat != 0 or asked.fact("about") not in TIES):
            yield f"{asked} is asked"
        options = asked.fact("options") if asked.kind == TIE else None
        if options is not None and (len(set(options)) != len(options) or len(options) < 2):
            yield f"{options} are tied"
    elif kinds not in (*WAITING, ["hire"], ["hire", "place_donkey"]):
        yield f"pending {kinds}"
    elif state.seat == HIS_SEAT and kinds != [LAY_START] and not state.finished:
        yield f"nothing of his is pending in his turn: {kinds}"


def workers(state: State) -> Iterator[str]:
    """As many as may be, standing where their seat gets to."""
    rules = state.box.rules
    queued = [each.seat for each in state.pending if each.kind == PLACE_DONKEY]
    for seat in range(2):
        villagers = state.villagers[seat]
        if not rules.starting_villagers <= len(villagers) <= rules.most_villagers:
            yield f"seat {seat} has {len(villagers)} villagers"
        if list(villagers) != sorted(villagers):
            yield f"the villagers of seat {seat} are not in order"
        there = {place_of(piece) for piece in villagers} - {HOUSE}
        if not there <= as_set(reach_of(state, seat).reachable):
            yield f"villagers of seat {seat} are out of reach: {villagers}"
        if seat == HIS_SEAT and any(place_of(piece) == HOUSE for piece in villagers):
            yield "his villagers are in a house"
    donkeys = len(state.donkeys[0]) + queued.count(0)
    if not rules.starting_donkeys <= donkeys <= rules.most_donkeys:
        yield f"the human has {donkeys} donkeys"
    tired = any(piece & 1 for piece in state.donkeys[0])
    if tired and state.seat == 0 and state.moment == UNOPENED and not state.finished:
        yield "a donkey is tired before any has moved"


OTHERWISE = {"pending", "_pending", "_workers", "places", "_places"}
OWN: tuple[Check, ...] = (board, waiting, workers)
SOLO_CHECKS = (*(check for check in CHECKS if check.__name__ not in OTHERWISE), *OWN)
SOLO_LAKE_CHECKS = (*(check for check in LAKE_CHECKS if check.__name__ not in OTHERWISE), *OWN)


def solo_problems(state: State, *, ground: bool) -> list[str]:
    """Everything that is wrong with a state against him."""
    return problems(state, ground=ground, checks=SOLO_CHECKS)


def lake_solo_problems(state: State, *, ground: bool) -> list[str]:
    """The same by the lake."""
    found = problems(state, ground=ground, checks=SOLO_LAKE_CHECKS)
    return found + (list(water_problems(state)) if ground else [])


class SoloLedger(Ledger):
    """The books with those of his board."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        his = SLICE.of(state)
        self.coins, self.up, self.line = his.coins, his.up, his.line
        self.markers = Counter(dict(enumerate(his.bag)))
        self.full = Counter({kind: count - 1 for kind, count in enumerate(parts_of(state.box).markers)})

    @property
    def entries(self) -> Mapping[type, Entry]:
        """The base game's and his."""
        return {**ENTRIES, **SOLO_ENTRIES}

    def _differences(self) -> Iterator[str]:
        yield from super()._differences()
        yield from board_differences(self)


class LakeSoloLedger(SoloLedger, LakeLedger):
    """The same by the lake."""

    @property
    def entries(self) -> Mapping[type, Entry]:
        """The lake's and his."""
        return {**LAKE_ENTRIES, **SOLO_ENTRIES}


def board_differences(ledger: SoloLedger) -> Iterator[str]:
    his = SLICE.of(ledger.state)
    pairs: tuple[tuple[str, object, object], ...] = (
        ("coins", ledger.coins, his.coins),
        ("side up", ledger.up, his.up),
        ("line", ledger.line, his.line),
        ("bag", +ledger.markers, +Counter(dict(enumerate(his.bag)))),
    )
    for what, booked, there in pairs:
        if booked != there:
            yield f"{what}: the events say {booked}, his board says {there}"


def _coins(ledger: SoloLedger, event: told.CoinTileChanged) -> None:
    ledger.coins += event.gold
    if not event.gold or ledger.coins < 0:
        ledger.wrong.append(f"{event} leaves {ledger.coins}")


def _turned(ledger: SoloLedger, event: told.CoinTileTurned) -> None:
    if ledger.up == event.up:
        ledger.wrong.append(f"{event} changes nothing")
    ledger.up = event.up


def _moved(ledger: SoloLedger, event: told.TokenMoved) -> None:
    ledger.line = (*(each for each in ledger.line if each != event.token), event.token)
    if ledger.line != event.line:
        ledger.wrong.append(f"{event}: the line is {ledger.line}")


def _left(ledger: SoloLedger, event: told.TokenLeft) -> None:
    ledger.line = tuple(each for each in ledger.line if each != event.token)


def _drawn(ledger: SoloLedger, event: told.MarkerDrawn) -> None:
    ledger.markers[event.marker] -= 1
    if ledger.markers[event.marker] < 0 or ledger.line[event.marker] != event.token:
        ledger.wrong.append(f"{event}: {ledger.markers}, {ledger.line}")


def _returned(ledger: SoloLedger, event: told.MarkersReturned) -> None:
    if +ledger.markers:
        ledger.wrong.append(f"markers returned while there are {ledger.markers}")
    ledger.markers = Counter(ledger.full)


def _used(ledger: Ledger, event: events.MaterialUsed) -> None:
    if event.seat != HIS_SEAT:
        ENTRIES[events.MaterialUsed](ledger, event)
        return
    _check_his_way(ledger, event.way)
    ledger.stock[event.code] -= 1


def _bought(ledger: Ledger, event: events.MaterialBought) -> None:
    if event.seat != HIS_SEAT:
        ENTRIES[events.MaterialBought](ledger, event)
        return
    _check_his_way(ledger, event.way)
    if not parts_of(ledger.state.box).edition.own_gold:
        ledger.wrong.append(f"{event} without gold of his own")


def _check_his_way(ledger: Ledger, way: tuple[int, ...]) -> None:
    """Without donkeys, but over connections that he has."""
    links = reach_of(ledger.state, HIS_SEAT).links
    joined = all(links[a] >> b & 1 for a, b in pairwise(way))
    if not way or not joined or way[-1] != ledger.work_tile:
        ledger.wrong.append(f"his goods went {way}, the work is at {ledger.work_tile}")


SOLO_ENTRIES: dict[type, Entry] = {
    told.CoinTileChanged: _coins,
    told.CoinTileTurned: _turned,
    told.TokenMoved: _moved,
    told.TokenLeft: _left,
    told.MarkerDrawn: _drawn,
    told.MarkersReturned: _returned,
    events.MaterialUsed: _used,
    events.MaterialBought: _bought,
}
