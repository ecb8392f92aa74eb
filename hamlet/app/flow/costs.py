"""Costs and gains as amounts, and payments as sentences."""

from __future__ import annotations

from hamlet.app.view.amounts import Coins, Goods, Points, Quantity
from hamlet.engine.carriage import carriage_of
from hamlet.engine.definitions import Cost, Definitions, Gain
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from hamlet.words.goods import mark
from hamlet.words.speech import Speech


def cost_amounts(definitions: Definitions, cost: Cost) -> tuple[Quantity, ...]:
    """The goods of each need, coins last."""
    materials = definitions.materials
    goods = [Goods(tuple(materials[m].id for m in need.materials), need.count) for need in cost.needs]
    return (*goods, *coins(cost.gold))


def gain_amounts(gain: Gain) -> tuple[Quantity, ...]:
    """Points, then gold."""
    return (*((Points(gain.points),) if gain.points else ()), *coins(gain.gold))


def coins(gold: int) -> tuple[Quantity, ...]:
    """So much gold; nothing where there is none."""
    return (Coins(gold),) if gold else ()


def tile_name(speech: Speech, uid: int) -> str:
    """The name of a building of the village."""
    return speech.words.name(speech.definition(uid))


def units(state: State, code: int, count: int) -> Goods:
    """So many units of one stock code."""
    material = state.box.definitions.materials[state.box.code_material[code]].id
    return Goods((material,), count, fine=bool(state.box.code_quality[code]))


def unit_mark(state: State, code: int) -> str:
    """The icon of a unit; of high quality with a crown."""
    return units(state, code, 1).icon_marks


def toll_marks(state: State, payment: Payment) -> str:
    """What the boats of a payment ask, as icons."""
    toll = carriage_of(state, state.seat).crossing(payment.boats).toll
    return " ".join(f"{mark(state.box.definitions, material)} {count}" for material, count in toll)


def payment_lines(speech: Speech, payment: Payment) -> tuple[str, ...]:
    """What boats ask, where each unit comes from, whom it pays, and what is bought."""
    state, box, label = speech.state, speech.box, speech.words.label
    lines = [label("table.lake.way.toll", goods=toll_marks(state, payment))] if payment.boats else []
    for uid, code, count in payment.units:
        goods = units(state, code, count).marks
        line = label("table.unit.from", goods=goods, tile=speech.tile(uid))
        maker = box.code_maker[code]
        if maker >= 0:
            gain = box.code_gain[code]
            whom = label("table.you") if maker == state.seat else speech.seat(maker)
            points, gold = gain.points * count, gain.gold * count
            line += label("table.unit.pays", whom=whom, points=points, gold=gold)
        lines.append(line)
    for material, count in payment.bought:
        price = box.prices[material] * count
        goods = f"{mark(box.definitions, material)} {count}"
        lines.append(label("table.unit.bought", goods=goods, gold=price))
    return tuple(lines)
