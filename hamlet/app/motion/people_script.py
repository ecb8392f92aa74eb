"""People in a step: who walks, lies down and gets up, and donkeys that take a step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from hamlet.app.art.piece_pictures import DONKEY, DOWN, VILLAGER
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.contents import Piece, pieces_of
from hamlet.app.motion.botric_script import lies_down
from hamlet.app.motion.lake_events import stood_up
from hamlet.app.motion.movers import RISES, GetUp, Mover, Topple, Walk
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.scripting import Scripting, time_for
from hamlet.engine.events import DonkeyMoved, TurnBegan, VillagerWalked
from hamlet.engine.state import State
from hamlet.engine.workers import is_tile, place_of
from hamlet.session.history import Step
from hamlet.words.stories import all_of

DONKEY_TIME: Final = 0.32
UP_APART: Final = 0.04  # seconds between two who get up


def walks(script: Scripting) -> Iterator[Phase]:
    """Villagers go to work and lie down; donkeys take a step."""
    for event in script.step.events:
        if type(event) in _WAYS:
            yield from _WAYS[type(event)](script, event)
    idle = lies_down(script.step)
    if idle is not None:
        script.pieces[idle.tile, VILLAGER, idle.seat] += 1
        yield Phase(script.step.before, script.away, _way(script, (idle.tile,), idle.seat))
        script.pieces[idle.tile, DOWN, idle.seat] -= 1


def _villager(script: Scripting, event: VillagerWalked) -> Iterator[Phase]:
    if not event.way:
        return
    before, start, goal = script.step.before, event.way[0], event.way[-1]
    if pieces_of(before)[start, VILLAGER, event.seat] and not _from_house(script.step, event.seat):
        script.pieces[start, VILLAGER, event.seat] += 1
    yield Phase(before, script.away, _way(script, event.way, event.seat))
    script.pieces[goal, DOWN, event.seat] -= 1


def _donkey(script: Scripting, event: DonkeyMoved) -> Iterator[Phase]:
    before, donkey = script.step.before, Group(event.seat, DONKEY)
    script.pieces[event.source, DONKEY, event.seat] += 1
    way = (event.source, event.target)
    move = Walk(before.village, way, donkey, script.colours[event.seat], 0.0, DONKEY_TIME)
    yield Phase(before, script.away, (move,))
    script.pieces[event.target, DONKEY, event.seat] -= 1


_WAYS: Final[dict[type, Callable[[Scripting, Any], Iterator[Phase]]]] = {
    VillagerWalked: _villager,
    DonkeyMoved: _donkey,
}


def _from_house(step: Step, seat: int) -> bool:
    """Whether whoever walks comes from the house: nobody leaves a tile then, the way begins at the Church."""
    before, after = (
        sum(not is_tile(place_of(piece)) for piece in state.villagers[seat])
        for state in (step.before, step.after)
    )
    return after < before


def _way(script: Scripting, way: tuple[int, ...], seat: int) -> tuple[Mover, ...]:
    village, colour = script.step.before.village, script.colours[seat]
    villager, time = Group(seat, VILLAGER), time_for(len(way)) if len(way) > 1 else 0.0
    topple = Topple(village, way[-1], villager, colour, time)
    return (Walk(village, way, villager, colour, 0.0, time), topple) if time else (topple,)


def rises(script: Scripting) -> Iterator[Phase]:
    """Villagers who may act again, or whose turn begins, get up one shortly after the other."""
    up = _getting_up(script.step)
    if not up:
        return
    before, colours = script.step.before, script.colours
    for piece, count in up.items():
        script.pieces[piece] += count
    whole = (sum(up.values()) - 1) * UP_APART + RISES
    movers: list[Mover] = []
    for (tile, _, seat), count in up.items():
        for number in range(count):
            waits = len(movers) * UP_APART
            movers.append(GetUp(before.village, tile, seat, colours[seat], waits, whole, number))
    yield Phase(before, script.away, tuple(movers))
    for (tile, _, seat), count in up.items():
        script.pieces[tile, VILLAGER, seat] -= count


def _getting_up(step: Step) -> Counter[Piece]:
    """Those who lie before and stand after it, by tile and seat."""
    found = Counter[Piece]((event.tile, DOWN, event.seat) for event in stood_up(step))
    for event in all_of(step.events, TurnBegan):
        stand, lay = _standing(step.after, event.seat), pieces_of(step.before)
        for tile, count in stand.items():
            up = min(count, lay[tile, DOWN, event.seat])
            if up:
                found[tile, DOWN, event.seat] = up
    return found


def _standing(state: State, seat: int) -> Counter[int]:
    """On which tiles villagers of a seat stand, and how many."""
    own = pieces_of(state)
    return Counter(
        {tile: count for (tile, kind, of), count in own.items() if kind == VILLAGER and of == seat}
    )
