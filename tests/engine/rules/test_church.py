"""Deliveries to the Church: mixed materials, gold, points, and who gains what."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.church import Deliver
from hamlet.engine.events import DeliveryMade, EndTriggered, PointsScored
from hamlet.engine.options import Options
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import Sketch

ROWS = """
barn    barn.2  .
barn.3  church  barn.4
"""
VILLAGE = Sketch(ROWS, roads="church-barn church-barn.2 church-barn.3 church-barn.4")


def village(seats: int = 2) -> Hand:
    return sketched(VILLAGE, seats).gold(*(0,) * seats).donkeys(0)


def deliver(hand: Hand, slot: str, units: str = "") -> Deliver:
    return Deliver(hand.uids["church"], hand.slot(slot), hand.pay(units))


def test_the_gold_slot_takes_ten_coins_and_no_material() -> None:
    hand = village().gold(9, 0)
    assert hand.refused(deliver(hand, "gold")) == "too_little_gold"
    hand.gold(10, 0).stock("barn", "wood")
    assert hand.refused(deliver(hand, "gold", "barn:wood")) == "not_needed"
    hand.do(deliver(hand, "gold"))
    assert (hand.state.gold, hand.state.points) == ((0, 0), (6, 0))
    assert hand.state.deliveries_of(0) == 1


@pytest.mark.parametrize(
    "mix", ["milk milk milk", "milk milk brick", "milk brick brick", "brick brick brick"]
)
def test_three_of_two_kinds_in_any_mix(mix: str) -> None:
    hand = village()
    for place, unit in zip(("barn", "barn.2", "barn.3"), mix.split(), strict=True):
        hand.stock(place, f"{unit}@{1 if place == 'barn.3' else 0}")
    units = [f"{place}:{hand.held(place)[0]}" for place in ("barn", "barn.2", "barn.3")]
    hand.do(deliver(hand, "milk_brick", " ".join(units)))
    assert hand.state.points == (2 + 4, 1)
    assert hand.state.gold == (2, 1)


def test_the_wrong_kind_or_number_is_refused() -> None:
    hand = village().fill(**{"barn": "milk@0 milk@0 timber@0", "barn.2": "brick@0 brick@0"})
    short = deliver(hand, "milk_brick", "barn:milk@0 barn.2:brick@0")
    found = hand.refusal(short)
    assert found is not None
    assert (found.code, found.facts["needed"], found.facts["paid"]) == ("wrong_amount", 3, 2)
    over = deliver(hand, "milk_brick", "barn:milk@0 barn:milk@0 barn.2:brick@0 barn.2:brick@0")
    assert hand.refused(over) == "wrong_amount"
    wrong = deliver(hand, "milk_brick", "barn:milk@0 barn.2:brick@0 barn.2:brick@0 barn:timber@0")
    assert hand.refused(wrong) == "not_needed"


def test_ten_raw_of_any_mix() -> None:
    hand = village().fill(
        **{
            "barn": "wood wood wood",
            "barn.2": "stone stone stone",
            "barn.3": "wheat wheat wheat",
            "barn.4": "wood",
        }
    )
    units = [
        f"{place}:{unit}" for place in ("barn", "barn.2", "barn.3", "barn.4") for unit in hand.held(place)
    ]
    hand.do(deliver(hand, "raw", " ".join(units)))
    assert hand.state.points == (6, 0)
    assert all(not hand.held(place) for place in ("barn", "barn.2", "barn.3", "barn.4"))


def test_one_of_each_refined_for_three_or_four_seats() -> None:
    hand = village(3).fill(**{"barn": "timber@0 brick@1 milk@2", "barn.2": "flour@2!"})
    units = "barn:timber@0 barn:brick@1 barn:milk@2 barn.2:flour@2!"
    hand.do(deliver(hand, "one_of_each", units))
    assert hand.state.points == (1 + 6, 1, 1 + 2)
    assert hand.state.gold == (1, 1, 3)


def test_high_quality_pays_its_maker_twice_whoever_uses_it() -> None:
    hand = village().fill(barn="milk@1! milk@1 milk@0!")
    hand.do(deliver(hand, "milk_brick", "barn:milk@1! barn:milk@1 barn:milk@0!"))
    assert hand.state.points == (2 + 4, 2 + 1)
    assert hand.state.gold == (2, 3)
    assert hand.state.supply[1][hand.material("milk")] == 2


def test_a_slot_is_filled_once_by_anyone() -> None:
    hand = village().gold(10, 10)
    hand.do(deliver(hand, "gold"))
    hand.end_turns()
    found = hand.refusal(deliver(hand, "gold"))
    assert found is not None
    assert (found.code, found.facts) == ("slot_done", {"slot": hand.slot("gold"), "seat": 0})


def test_slots_are_filled_in_any_order_and_the_last_one_brings_the_end() -> None:
    hand = village().gold(10, 0)
    hand.state.church = (-1, 0, 1, 1)
    events = hand.do(deliver(hand, "gold"))
    assert events[-3:] == [DeliveryMade(0, 0), PointsScored(0, 6, "delivery", 0), EndTriggered(0, "church")]
    assert hand.state.ending
    assert not hand.state.finished


def test_a_delivery_that_leaves_a_slot_open_brings_no_end() -> None:
    hand = village().gold(10, 0)
    hand.state.church = (-1, 0, 1, -1)
    hand.do(deliver(hand, "gold"))
    assert not hand.state.ending


def test_deliveries_are_made_on_the_church_only() -> None:
    hand = village().gold(10, 0)
    assert hand.refused(Deliver(hand.uids["barn"], hand.slot("gold"), hand.pay())) == "not_a_church"
    assert hand.refused(Deliver(hand.uids["church"], 4, hand.pay())) == "no_such_slot"
    assert hand.refused(Deliver(hand.uids["church"], -1, hand.pay())) == "no_such_slot"


def test_what_is_offered_can_be_paid() -> None:
    hand = village().gold(10, 0).fill(barn="milk@0 milk@0 brick@1")
    slots = {action.slot for action in Options(hand.state).iterate() if isinstance(action, Deliver)}
    assert slots == {hand.slot("gold"), hand.slot("milk_brick")}
