"""What a sandbox begins with, as somebody wishes to try it: changes of a dumped state, and nothing else.

A sandbox is no recorded game: none of this has to come out of its seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hamlet.engine.bits import bits
from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions, Kind, Need, Sale
from hamlet.engine.dump import StateData, load_state
from hamlet.engine.lake.base import LAKE
from hamlet.engine.lake.definitions import LakeParts, MenuCard
from hamlet.engine.payments.payable import payable_of
from hamlet.session.sandbox_lake import lake_first

ME = 0


def display_first(data: StateData, definitions: Definitions, wanted: Sequence[str]) -> None:
    """These tiles lie in front; what they push out goes back into the bag, and out of the bag they come."""
    known = {tile.id: tile for tile in definitions.tiles}
    first = [name for name in dict.fromkeys(wanted) if name in known and not known[name].is_start]
    first = first[: definitions.rules.display]
    bag, before = data.setdefault("bag", {}), [each["id"] for each in data.get("display", ())]
    for name in first:
        if name in before:
            before.remove(name)
        elif bag.get(name):
            bag[name] -= 1
    kept = before[: definitions.rules.display - len(first)]
    for name in before[len(kept) :]:
        bag[name] = bag.get(name, 0) + 1
    data["bag"] = {name: count for name, count in bag.items() if count}
    data["display"] = [{"id": name} for name in (*first, *kept)]


# a card of the menu


def card_first(data: StateData, box: Box, wanted: str) -> None:
    """It is the season of this menu card, and a fish of its kind is in hand; more are in a lake at hand."""
    parts = box.definitions.parts.get(LAKE)
    if not isinstance(parts, LakeParts):
        return
    card = next((each for each in parts.cards if each.id == wanted), None)
    if card is None:
        return
    waters = data.setdefault("slices", {}).setdefault(LAKE, {})
    if card.season is not None:
        waters["season"] = parts.seasons[card.season].id
    _in_hand(waters, parts, card, len(data["seats"]))
    lake_first(data, box)


def _in_hand(waters: dict[str, Any], parts: LakeParts, card: MenuCard, seats: int) -> None:
    fish, bag = parts.fish[card.fish].id, waters.setdefault("bag", {})
    if bag.get(fish):
        bag[fish] -= 1
    waters["hands"] = [[fish], *([] for _ in range(seats - 1))]


# a sale


def sale_first(data: StateData, box: Box, wanted: str) -> None:
    """The sale lies first in the Market, and what it asks for lies where it can be brought from."""
    sales = {sale.id: sale for sale in box.definitions.sales}
    market = data.get("market", [])
    if wanted not in sales or not market:
        return
    _first_in_market(data, sales, wanted)
    _stock_up(data, box, sales[wanted])


def _first_in_market(data: StateData, sales: dict[str, Sale], wanted: str) -> None:
    market, first = data["market"], data["market"][0]
    if wanted in market:
        market[market.index(wanted)] = first
    else:
        _out_of_the_stack(data, sales[wanted], -1)
        if first is not None:
            _out_of_the_stack(data, sales[first], 1)
    market[0] = wanted


def _out_of_the_stack(data: StateData, sale: Sale, by: int) -> None:
    """One more or one less of a sale: nothing is taken where nothing is left."""
    stack, left = data.setdefault("stack", {}), data["stack_left"]
    stack[sale.id] = max(0, stack.get(sale.id, 0) + by)
    left[sale.tier - 1] = max(0, left[sale.tier - 1] + by)


def _stock_up(data: StateData, box: Box, sale: Sale) -> None:
    """Into slots from which goods come to the Market; those longest in the village come first."""
    state = load_state(box, data)
    placed = state.village.tiles
    market = next((uid for uid, each in enumerate(placed) if box.kind_of[each.tile] == Kind.MARKET), None)
    if market is None:
        return
    origins = [uid for uid in bits(payable_of(state, ME).carriage.origins(market)) if uid != market]
    free = [uid for uid in origins for _ in range(box.slots[placed[uid].tile])]
    for uid in dict.fromkeys(free):
        data["tiles"][uid]["stock"] = []
    units = (_unit(data, box, need) for need in sale.cost.needs for _ in range(need.count))
    for uid, unit in zip(free, units, strict=False):
        data["tiles"][uid]["stock"].append(unit)


def _unit(data: StateData, box: Box, need: Need) -> dict[str, Any]:
    """Of the first goods that will do; refined ones are one's own, of which there is one less to be made."""
    material = box.definitions.materials[need.materials[0]]
    if not material.refined:
        return {"material": material.id}
    supply = data["seats"][ME].setdefault("supply", {})
    supply[material.id] = max(0, supply.get(material.id, 0) - 1)
    return {"material": material.id, "made_by": ME, "high_quality": False}
