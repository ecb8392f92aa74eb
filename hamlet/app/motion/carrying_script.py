"""Goods in a step: each unit goes its chain, and the donkeys along it nod."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.app.art.piece_pictures import DONKEY
from hamlet.app.board.contents import pieces_of
from hamlet.app.motion.carrying import NODS, Carry, Nod, Spend
from hamlet.app.motion.movers import Mover
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.scripting import STAGGER, Scripting, time_for
from hamlet.engine.events import MaterialBought, MaterialUsed
from hamlet.engine.lake.events import MaterialStored


def carries(script: Scripting) -> Iterator[Phase]:
    """All goods at once, one shortly after the other."""
    before = script.step.before
    materials = before.box.definitions.materials
    goods: list[Carry | Spend] = []
    carried: list[tuple[int, Carry]] = []
    left = [len(stock) for stock in before.stock]
    for event in script.step.events:
        slot = -1
        if isinstance(event, MaterialUsed | MaterialStored) and event.way:
            script.units[event.way[0], event.code] += 1
            # Who stays moves up in the tray: those who wait stand in the slots that become free.
            left[event.way[0]] -= 1
            slot, material = left[event.way[0]], before.box.code_material[event.code]
        elif isinstance(event, MaterialBought) and event.way:
            material = event.material
        else:
            continue
        name, waits = materials[material].id, len(goods) * STAGGER
        if len(event.way) > 1:
            carry = Carry(before.village, event.way, name, waits, time_for(len(event.way)), slot)
            goods.append(carry)
            carried.append((event.seat, carry))
        else:
            goods.append(Spend(before.village, event.way[0], name, waits, slot=slot))
    if goods:
        yield _phase(script, goods, _nodding(script, carried))


def _phase(script: Scripting, goods: list[Carry | Spend], nods: list[Nod]) -> Phase:
    """Donkeys that nod are drawn by themselves meanwhile; goods over them."""
    for nod in nods:
        script.pieces[nod.tile, DONKEY, nod.seat] += 1
    movers: tuple[Mover, ...] = (*nods, *goods)
    phase = Phase(script.step.before, script.away, movers)
    for nod in nods:
        script.pieces[nod.tile, DONKEY, nod.seat] -= 1
    return phase


def _nodding(script: Scripting, carried: list[tuple[int, Carry]]) -> list[Nod]:
    """A donkey of the seat on every tile on which one stands, and when units are there."""
    before, times = script.step.before, dict[tuple[int, int], list[float]]()
    there = pieces_of(before)
    there.subtract(script.pieces)
    for seat, carry in carried:
        for number, tile in enumerate(carry.tiles):
            if there[tile, DONKEY, seat] > 0:
                times.setdefault((tile, seat), []).append(carry.passes(number))
    lasts = max((carry.lasts for _, carry in carried), default=0.0) + NODS / 2
    return [
        Nod(before.village, tile, seat, script.colours[seat], tuple(at), lasts)
        for (tile, seat), at in times.items()
    ]
