"""Who carries is handed to the payment: nobody's donkeys, whose goods, and what is asked for it."""

from __future__ import annotations

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.refine import Refine
from hamlet.engine.box import Carrying
from hamlet.engine.carriage import EVERYWHERE, Carriage
from hamlet.engine.definitions import Cost, Need
from hamlet.engine.dice import Dice
from hamlet.engine.events import MaterialUsed
from hamlet.engine.options import Options
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.payment import payment_refusal
from hamlet.engine.payments.proposals import all_payments, best_payment, random_payment, swaps
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.state import State
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import Sketch

ROW = Sketch(
    "church farm quarry barn lumbermill barn.2",
    roads="church-farm farm-quarry quarry-barn barn-lumbermill lumbermill-barn.2",
)
WOOD, STONE, WHEAT = range(3)


def long_days(_: State, seat: int, carriage: Carriage) -> Carriage:
    """Goods of seat 0 go as far as connections do, without any donkey."""
    return carriage._replace(carriers=EVERYWHERE) if seat == 0 else carriage


def row(carrying: Carrying | None = None, **stock: str) -> Hand:
    hand = sketched(ROW).fill(**stock).gold(0, 0)
    return hand.with_hooks(carrying=carrying) if carrying else hand


def sources(hand: Hand, tile: str = "church", seat: int = 0) -> PaymentSources:
    return PaymentSources(hand.state, seat, hand.uids[tile])


def test_with_carriers_everywhere_goods_go_as_far_as_connections() -> None:
    hand = row(long_days, lumbermill="wood wood")
    assert sources(hand).counts[WOOD] == 2
    assert sources(hand, seat=1).counts[WOOD] == 0
    cost = Cost((Need((WOOD,), 2),))
    assert payable_of(hand.state, 0).payable(cost) == 0b111111
    assert payable_of(hand.state, 1).payable(cost) == 0b111000


def test_goods_carried_by_nobody_still_tell_their_way() -> None:
    hand = row(long_days, **{"barn.2": "wood", "lumbermill": ""})
    hand.state.donkeys = ((), ())
    events = hand.do(Refine(4, 1, hand.pay("barn.2:wood")))
    assert [event.way for event in events if isinstance(event, MaterialUsed)] == [(5, 4)]
    hand = row(long_days, barn="wood wood wood", farm="wheat wheat wheat wheat", church="stone stone stone")
    deliver = next(each for each in Options(hand.state).proposals() if isinstance(each, Deliver))
    ways = {event.way for event in hand.do(deliver) if isinstance(event, MaterialUsed)}
    assert ways == {(0,), (1, 0), (3, 2, 1, 0)}


def test_units_that_a_seat_may_not_use_are_neither_counted_nor_taken() -> None:
    def storeroom(state: State, seat: int, carriage: Carriage) -> Carriage:
        return carriage if seat == 1 else carriage._replace(usable=~(1 << 1))

    hand = row(storeroom, farm="wood", church="wood")
    cost = Cost((Need((WOOD,), 1),))
    assert sources(hand).counts[WOOD] == 1
    assert sources(hand, seat=1).counts[WOOD] == 2
    assert set(all_payments(sources(hand), cost)) == {hand.pay("church:wood")}
    assert set(all_payments(sources(hand, seat=1), cost)) == {hand.pay("church:wood"), hand.pay("farm:wood")}
    refused = payment_refusal(sources(hand), cost, hand.pay("farm:wood"))
    assert refused is not None
    assert refused.code == "not_yours_to_use"
    hand.stock("church")
    assert payable_of(hand.state, 0).payable(cost) == 0
    assert payable_of(hand.state, 1).payable(cost) == 0b111


def ferry(_: State, seat: int, carriage: Carriage) -> Carriage:
    """Seat 0 needs no donkeys and pays one wheat for whatever it pays for."""
    return carriage._replace(carriers=EVERYWHERE, toll=((WHEAT, 1),)) if seat == 0 else carriage


def test_a_toll_is_asked_over_and_above_the_cost() -> None:
    hand = row(ferry, lumbermill="wood", farm="wheat")
    cost = Cost((Need((WOOD,), 1),))
    there = sources(hand)
    assert there.can_pay(cost)
    assert best_payment(there, cost) == hand.pay("lumbermill:wood farm:wheat")
    refused = payment_refusal(there, cost, hand.pay("lumbermill:wood"))
    assert refused is not None
    assert (refused.code, refused.facts["materials"]) == ("wrong_amount", (WHEAT,))
    assert random_payment(there, cost, Dice(1)) == best_payment(there, cost)
    hand.stock("farm")
    assert not sources(hand).can_pay(cost)
    assert payable_of(hand.state, 0).payable(cost) == 0
    lack = sources(hand).lack(cost)
    assert lack is not None
    assert lack.facts["missing"] == (((WHEAT,), 1, 0),)


def test_a_unit_serves_the_cost_or_the_toll_and_never_both() -> None:
    hand = row(ferry, church="wheat", farm="wheat wood", barn="stone")
    raw = Cost((Need((WOOD, STONE, WHEAT), 3),))
    there = sources(hand)
    found = list(all_payments(there, raw))
    assert found == [hand.pay("church:wheat farm:wheat farm:wood barn:stone")]
    assert best_payment(there, raw) == found[0]
    two = Cost((Need((WOOD, STONE, WHEAT), 2),))
    payments = list(all_payments(there, two))
    assert len(payments) == len(set(payments)) == 4
    assert all(payment_refusal(there, two, payment) is None for payment in payments)
    for payment in payments:
        for tile, code, _ in payment.units:
            for _, other in swaps(there, two, payment, (tile, code)):
                assert other in payments
    assert not there.can_pay(Cost((Need((WOOD, STONE, WHEAT), 4),)))


def test_a_toll_is_consumed_with_the_rest() -> None:
    hand = row(ferry, lumbermill="", **{"barn.2": "wood", "farm": "wheat wheat"})
    assert hand.refused(Refine(4, 1, hand.pay("barn.2:wood"))) == "wrong_amount"
    hand.do(Refine(4, 1, hand.pay("barn.2:wood farm:wheat")))
    assert (hand.held("barn.2"), hand.held("farm")) == ([], ["wheat"])
