"""Recorded games at the table, everybody a person, and every card that can be opened there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, DisplayId, HandId, Id, OfferId, TileId
from hamlet.app.showing import enter_mode
from hamlet.engine.game import play
from hamlet.session.record import replay
from hamlet.session.session import Session
from hamlet.store.records import read_record

GAMES = Path(__file__).parents[2] / "games"


@cache
def of_people(number: int) -> Session:
    """A recorded game to its end, as if people had played it."""
    (path,) = GAMES.glob(f"{number:02d}-*.hamlet")
    record: dict[str, Any] = dict(read_record(path))
    seats = [{**seat, "player": "human"} for seat in record["setup"]["seats"]]
    record["setup"] = {**record["setup"], "seats": seats}
    whole, difference = replay(record)
    assert difference is None
    return whole


def moments(number: int, shares: tuple[float, ...], within: int = 24) -> Iterator[Session]:
    """The game after these shares of its steps, where somebody is free to act."""
    whole = of_people(number)
    steps = whole.history.done
    for share in shares:
        begin = int(share * len(steps))
        for at in range(begin, min(begin + within, len(steps))):
            if steps[at].before.decision == "action":
                yield whole.fork(at)
                break


Opener = Callable[[Flow], bool]


def _choosing(*ids: Id) -> Opener:
    def opened(flow: Flow) -> bool:
        return all(flow.choose(what) for what in ids) and flow.scene().card is not None

    return opened


def _in_mode(mode: str) -> Opener:
    return lambda flow: enter_mode(flow, mode)


def _desk(flow: Flow) -> bool:
    """The desk for hiring, without a blueprint."""
    halls = (uid for uid in range(len(flow.state.village.tiles)) if _hires(flow, uid))
    hall = next(halls, None)
    return hall is not None and flow.choose(TileId(hall)) and flow.choose(OfferId("hire"))


def _hires(flow: Flow, uid: int) -> bool:
    state = flow.state.copy()
    family = state.box.ruleset.by_name["skip_blueprint"]
    if (uid,) not in list(family.targets(state)):
        return False
    play(state, family.propose(state, (uid,)))
    return state.decision == "hire"


def _filling(flow: Flow) -> bool:
    """A building that holds what one likes."""
    tiles = flow.state.box.definitions.tiles
    for uid, placed in enumerate(flow.state.village.tiles):
        if len(tiles[placed.tile].produces) > 1 and flow.choose(TileId(uid)):
            flow.choose(OfferId("produce"))
            if flow.mode.name == "filling":
                return True
            flow.back()
    return False


OPENERS: dict[str, Opener] = {
    **{mode: _in_mode(mode) for mode in ("card", "ghost", "unfit", "payment", "road", "donkeys", "townhall")},
    "desk": _desk,
    "filling": _filling,
    "end": _choosing(Command.END_TURN),
    "scores": _choosing(Command.SCORES),
    "reach": _choosing(Command.REACH),
    "rule": _choosing(Command.RULE),
    "church": _choosing(Command.CHURCH),
    "market": _choosing(Command.MARKET),
    "hall": _choosing(Command.TOWN_HALL),
}


def every_card(session: Session) -> Iterator[tuple[str, Opener]]:
    """All that can be opened at this moment: each building, each blueprint in hand and display, each mode."""
    steps = len(session.history.done)
    found: dict[str, Opener] = dict(OPENERS)
    state = session.state
    found |= {f"tile {uid}": _choosing(TileId(uid)) for uid in range(len(state.village.tiles))}
    found |= {f"display {place}": _choosing(DisplayId(place)) for place in range(len(state.display))}
    found |= {f"hand {place}": _pinned(place) for place in range(len(state.blueprints[state.seat]))}
    for name, opener in found.items():
        flow = Flow(session.fork(steps))
        if opener(flow) and flow.scene().card is not None:
            yield name, opener


def _pinned(place: int) -> Opener:
    def opened(flow: Flow) -> bool:
        flow.choose(HandId(place))
        if isinstance(flow.mode, Holding):
            flow.pin()
        return flow.scene().card is not None

    return opened
