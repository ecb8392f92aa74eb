"""Storing over water at the table: which wheat pays for the boat is chosen unit by unit."""

from __future__ import annotations

from hamlet.app.flow.costs import payment_lines
from hamlet.app.flow.lakeside.storing import Storing
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, OfferId, StepId, TileId, TollId, UnitId
from hamlet.app.view.parts import Note, Stepper
from tests.app.lake_games import seated
from tests.engine.lake.lake_hands import LakeHand
from tests.engine.lake.test_storing_by_boat import shore


def _storing(hand: LakeHand) -> Flow:
    """At the storeroom's card, one stone chosen from over the water."""
    flow = Flow(seated(hand))
    uid = hand.uids["storeroom"]
    assert flow.choose(TileId(uid))
    assert flow.choose(OfferId("store"))
    assert isinstance(flow.mode, Storing)
    quarry = hand.uids["quarry"]
    stone = next(mark.code for mark in flow.scene().units if mark.tile == quarry)
    for mark in flow.scene().units:
        for _ in range(mark.chosen):
            flow.choose(StepId(UnitId(mark.tile, mark.code), -1))
    assert flow.choose(StepId(UnitId(quarry, stone), 1))
    return flow


def _tolls(flow: Flow) -> dict[TollId, Stepper]:
    card = flow.scene().card
    assert card is not None
    steppers = [part for part in card.parts if isinstance(part, Stepper)]
    return {part.id: part for part in steppers if isinstance(part.id, TollId)}


def test_the_wheat_of_any_pile_within_reach_can_pay_for_the_boat() -> None:
    hand = shore().stock("church", "wheat").stock("farm", "wheat wheat")
    flow = _storing(hand)
    church, farm = hand.uids["church"], hand.uids["farm"]
    for wanted in (farm, church, farm):
        ids = {id_.tile: id_ for id_ in _tolls(flow)}
        assert set(ids) == {church, farm}
        assert flow.choose(StepId(ids[wanted], 1)) or _tolls(flow)[ids[wanted]].value
        assert {id_.tile: part.value for id_, part in _tolls(flow).items()} == {
            church: int(wanted == church),
            farm: int(wanted == farm),
        }
    assert flow.choose(Command.CONFIRM)
    state = flow.state
    assert len(state.stock[church]) == 1
    assert len(state.stock[farm]) == 1
    assert len(state.stock[hand.uids["storeroom"]]) == 1


def test_less_of_the_wheat_that_pays_takes_the_other_and_what_pays_is_ticked_in_the_village() -> None:
    hand = shore().stock("church", "wheat").stock("farm", "wheat")
    flow = _storing(hand)
    for _ in range(2):
        (paying,) = (part for part in _tolls(flow).values() if part.value)
        (other,) = (part for part in _tolls(flow).values() if not part.value)
        assert (paying.can_less, paying.can_more, other.can_less, other.can_more) == (
            True,
            False,
            False,
            True,
        )
        ticked = {mark.tile for mark in flow.scene().units if mark.chosen}
        assert ticked == {hand.uids["quarry"], paying.id.tile}  # type: ignore[attr-defined]
        flow.choose(StepId(paying.id, -1))
        assert _tolls(flow)[other.id].value == 1  # type: ignore[index]


def test_wheat_without_another_is_told_in_a_line_and_cannot_be_exchanged() -> None:
    flow = _storing(shore().stock("church", "wheat"))
    assert not _tolls(flow)
    card = flow.scene().card
    assert card is not None
    assert any("{boat}" in part.text for part in card.parts if isinstance(part, Note))


def test_wheat_that_is_to_be_stored_itself_does_not_pay_and_another_takes_its_place() -> None:
    hand = shore().stock("church", "wheat").stock("farm", "wheat")
    flow = _storing(hand)
    paying = next(id_ for id_, part in _tolls(flow).items() if part.value)
    flow.choose(StepId(UnitId(paying.tile, paying.code), 1))
    action = flow.mode.action(flow) if isinstance(flow.mode, Storing) else None
    assert action is not None
    assert paying.tile in {tile for tile, *_ in action.goods}
    assert paying.tile not in {tile for tile, *_ in action.payment.units}


def test_a_row_that_is_paid_over_water_says_what_the_boat_asks() -> None:
    hand = shore().stock("church", "wheat")
    flow = Flow(seated(hand))
    payment = hand.over(0, units="quarry:stone church:wheat")
    lines = payment_lines(flow.speech, payment)
    assert lines[0] == "{boat} {wheat} 1 for the boat"
    assert len(lines) == 3
    assert not any("{boat}" in line for line in payment_lines(flow.speech, hand.pay("church:wheat")))
