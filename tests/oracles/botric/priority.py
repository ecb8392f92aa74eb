"""The three things that every villager of his tries first: hire, deliver, sell (003, S5 to S7)."""

from __future__ import annotations

from tests.oracles.botric.blueprints import Tried, cannot_take, taken_from_display
from tests.oracles.botric.narrowing import Narrowing
from tests.oracles.botric.paying import GOLD, Bill, Payment, needs_of, pay
from tests.oracles.botric.position import Data, Position
from tests.oracles.botric.walkers import sent, shut


def hire_price(position: Position) -> int:
    """What the next villager costs."""
    if position.edition.hire_price is not None:
        return position.edition.hire_price
    prices = position.rules["villager_costs"]
    return int(prices[min(position.me["villagers"], len(prices)) - 1])


def hire_share(position: Position) -> int:
    """What of that price his own gold pays, after the coin tile."""
    return max(0, hire_price(position) - position.coin_gold)


def hire(position: Position) -> Tried:
    """Hire a villager, and take a blueprint along if there is room and one to take."""
    if position.has_all_villagers:
        return "all_hired"
    hall, share = position.only("town_hall"), hire_share(position)
    code = shut(position, hall)
    if code or share > position.own_gold:
        return code or "too_dear"
    if cannot_take(position):
        return sent(position, hall, {"tile": hall, "position": None})
    place, lines = taken_from_display(position, position.own_gold - share)
    return sent(position, hall, {"tile": hall, "position": place}, lines)


def church_slots(position: Position) -> dict[str, Data]:
    """What each part of the Church asks, by its id."""
    seats = len(position.snapshot["seats"])
    side = next(each for each in position.data["church"] if seats in each["seats"])
    return {slot["id"]: slot for slot in side["slots"]}


def church_coins(position: Position) -> int:
    """How much gold of the coin tile may go into a delivery."""
    allowed = position.has_all_villagers and "no_church_gold" not in position.switches
    return position.coin_gold if allowed else 0


def church_bill(position: Position, needs: dict[str, int]) -> Bill:
    """What a delivery costs him."""
    discount = position.edition.discount
    return Bill(
        tile=position.only("church"),
        needs=needs_of(needs),
        gold=max(0, needs.get(GOLD, 0) - discount.get(GOLD, 0)),
        may_buy=True,
        coins=church_coins(position),
        omit={class_: less for class_, less in discount.items() if class_ != GOLD},
    )


def deliver(position: Position) -> Tried:
    """Deliver to the Church, buying what is missing where he buys."""
    church, slots = position.only("church"), church_slots(position)
    code = shut(position, church)
    free = [each["slot"] for each in position.snapshot["church"] if each["seat"] is None]
    if code or not free:
        return code or "all_delivered"
    offers = _payable({slot: church_bill(position, slots[slot]["needs"]) for slot in free}, position)
    if not offers:
        return "lacks"
    found = Narrowing(offers)
    found.most("points", lambda slot: slots[slot]["points"])
    _own_goods_first(found, offers, position)
    found.least("fewest_bought", lambda slot: len(offers[slot].bought))
    found.least("fewest_materials", lambda slot: offers[slot].materials)
    return [
        choice
        for slot in found.left
        for choice in sent(
            position,
            church,
            {"tile": church, "slot": slot, "payment": offers[slot].told()},
            found.lines(),
        )
    ]


def sell(position: Position) -> Tried:
    """Sell to the Market, without buying for it."""
    market = position.only("market")
    code = shut(position, market)
    sales = {each["id"]: each for each in position.data["sales"] if each["id"] in position.snapshot["sales"]}
    if code or not sales:
        return code or "nothing_for_sale"
    bills = {sale: Bill(tile=market, needs=needs_of(about["needs"])) for sale, about in sales.items()}
    offers = _payable(bills, position)
    if not offers:
        return "lacks"
    found = Narrowing(offers)
    found.most("points", lambda sale: sales[sale]["reward"]["points"])
    _own_goods_first(found, offers, position)
    found.least("fewest_materials", lambda sale: offers[sale].materials)
    return [
        choice
        for sale in found.left
        for choice in sent(
            position,
            market,
            {"tile": market, "sale": sale, "payment": offers[sale].told()},
            found.lines(),
        )
    ]


def _payable(bills: dict[str, Bill], position: Position) -> dict[str, Payment]:
    tried = {name: pay(position, bill) for name, bill in bills.items()}
    return {name: payment for name, payment in tried.items() if payment is not None}


def _own_goods_first(found: Narrowing[str], offers: dict[str, Payment], position: Position) -> None:
    own = {name: payment.own(position.seat) for name, payment in offers.items()}
    found.most("own_high_quality", lambda name: sum(unit.high_quality for unit in own[name]))
    found.most("own_refined", lambda name: len(own[name]))
