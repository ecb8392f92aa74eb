"""Costs and gains as chips, and payments as sentences."""

from __future__ import annotations

from hamlet.engine.definitions import Cost, Definitions, Gain
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from hamlet.words.goods import mark, need_goods
from hamlet.words.labels import building, label


def cost_chips(definitions: Definitions, cost: Cost) -> tuple[str, ...]:
    """One chip for each need, coins last."""
    chips = [need_goods(definitions, need.materials, need.count) for need in cost.needs]
    if cost.gold:
        chips.append(f"{{gold}} {cost.gold}")
    return tuple(chips)


def gain_chips(gain: Gain) -> tuple[str, ...]:
    """Points, then gold."""
    chips = [f"{{point}} {gain.points}"] if gain.points else []
    if gain.gold:
        chips.append(f"{{gold}} {gain.gold}")
    return tuple(chips)


def tile_name(state: State, uid: int) -> str:
    """The name of a building of the village."""
    return state.box.definitions.tiles[state.village.tiles[uid].tile].name


def unit_mark(state: State, code: int) -> str:
    """The icon of a unit; of high quality with a crown."""
    material = state.box.definitions.materials[state.box.code_material[code]].id
    return f"{{{material}:high}}" if state.box.code_quality[code] else f"{{{material}}}"


def payment_lines(state: State, payment: Payment, names: list[str]) -> tuple[str, ...]:
    """Where each unit comes from, whom it pays, and what is bought."""
    box = state.box
    lines = []
    for uid, code, count in payment.units:
        goods = f"{unit_mark(state, code)} {count}"
        line = label("table.unit.from", goods=goods, tile=building(tile_name(state, uid)))
        maker = box.code_maker[code]
        if maker >= 0:
            gain = box.code_gain[code]
            whom = label("table.you") if maker == state.seat else names[maker]
            points, gold = gain.points * count, gain.gold * count
            line += label("table.unit.pays", whom=whom, points=points, gold=gold)
        lines.append(line)
    for material, count in payment.bought:
        price = box.prices[material] * count
        goods = f"{mark(box.definitions, material)} {count}"
        lines.append(label("table.unit.bought", goods=goods, gold=price))
    return tuple(lines)


def ledger(state: State, cost: Cost, payment: Payment) -> str:
    """The gold before, what comes and goes, and what is left."""
    box, seat = state.box, state.seat
    earned = sum(box.code_gain[code].gold * n for _, code, n in payment.units if box.code_maker[code] == seat)
    bought = sum(box.prices[material] * n for material, n in payment.bought)
    parts = [f"{{gold}} {state.gold[seat]}"]
    if earned:
        parts.append(label("table.ledger.earned", gold=earned))
    if bought:
        parts.append(label("table.ledger.bought", gold=bought))
    if cost.gold:
        parts.append(label("table.ledger.coins", gold=cost.gold))
    if len(parts) == 1:
        return ""
    return f"{' '.join(parts)} = {state.gold[seat] + earned - bought - cost.gold}"


def points_from(state: State, payment: Payment) -> int:
    """Points that the seat's own units bring it when used."""
    box = state.box
    return sum(
        box.code_gain[code].points * n for _, code, n in payment.units if box.code_maker[code] == state.seat
    )
