"""Paying: the best payment is proposed, every unit can be exchanged, and gold never goes unseen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.paying import Paying
from hamlet.app.flow.purchase import Bid, Dearness, Purchase, best_bid
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, HandId, Id, OfferId, SpotId, StepId, TileId, UnitId
from hamlet.app.view.parts import Button, Note, Stepper
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.refine import Refine, makes_high_quality
from hamlet.engine.carriage import Carriage
from hamlet.engine.definitions import Cost, Kind, Need
from hamlet.engine.game import play
from hamlet.engine.payments.payment import Payment
from hamlet.engine.payments.proposals import BUY
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.places import tiles_of
from hamlet.engine.state import State
from hamlet.words.rooms import english
from hamlet.words.speech import Speech
from tests.app.flow.paths import purchase_of
from tests.app.games import building_game, game
from tests.engine.hands import sketched
from tests.engine.sketches import Sketch

# Seed and number of actions: every paid family, refineries with and without wood, high quality.
MOMENTS = [(7, 29), (7, 36), (7, 41), (7, 90), (1, 99), (1, 100), (5, 129), (5, 149)]

STONE, WHEAT = 1, 2


@cache
def _flow(seed: int, actions: int) -> Flow:
    return Flow(game(2, actions, seed))


def payments() -> Iterator[tuple[Flow, PaymentMode]]:
    """The payment card of every offer of many moments."""
    for seed, actions in MOMENTS:
        flow = _flow(seed, actions)
        if flow.state.decision != "action" or flow.state.finished:
            continue
        for uid in range(len(flow.state.village.tiles)):
            for offer in offers_at(flow.speech, uid):
                if offer.wanted is not None and offer.refusal is None:
                    mode = PaymentMode(flow, offer, flow.mode, offer.bid)
                    flow.mode = mode
                    flow.changed()
                    yield flow, mode


def counted(payment: Payment) -> int:
    return sum(count for *_, count in (*payment.units, *payment.bought))


def steppers(flow: Flow) -> list[Stepper]:
    card = flow.scene().card
    assert card is not None
    return [part for part in card.parts if isinstance(part, Stepper)]


def is_purchase(stepper: Stepper) -> bool:
    return isinstance(stepper.id, UnitId) and stepper.id.tile == BUY


def confirm_button(flow: Flow) -> Button:
    card = flow.scene().card
    assert card is not None
    return next(button for button in card.buttons if button.id is Command.CONFIRM)


def test_one_card_serves_every_paid_family_but_building_and_all_of_them_occur() -> None:
    families = {mode.purchase.wanted.family.name for _, mode in payments()}
    state = _flow(*MOMENTS[0]).state
    paid = {each.name for each in state.box.ruleset.families if isinstance(each, PaidFamily)}
    assert families == paid - {"construct"}


def proposed(*bids: tuple[bool, int, int]) -> int:
    """Which of these bids is proposed: each is refused or not, takes so much gold, and has its place."""
    known = [Bid(TileId(number), (number,), "", place=place) for number, (_, _, place) in enumerate(bids)]
    dear: dict[Id, Dearness] = {
        TileId(number): (refused, gold) for number, (refused, gold, _) in enumerate(bids)
    }
    return known.index(best_bid(known, dear))


def test_proposed_is_what_can_be_done_then_what_takes_the_least_gold_then_the_highest_place() -> None:
    assert proposed((True, 0, 0), (False, 9, 0)) == 1
    assert proposed((False, 4, 0), (False, 1, 0), (False, 3, 0)) == 1
    assert proposed((False, 0, 0), (False, 2, 5)) == 0, "a higher place is no reason to buy"
    assert proposed((False, 2, 1), (False, 2, 3), (False, 2, 2)) == 1


@pytest.mark.parametrize(("step", "change"), [("less", -1), ("more", 1)])
def test_a_step_exchanges_one_unit_for_another_and_the_payment_stays_whole(step: str, change: int) -> None:
    tried = 0
    for flow, mode in payments():
        for stepper in steppers(flow):
            paying = mode.purchase.paying
            before = paying.payment
            able = stepper.can_less if step == "less" else stepper.can_more
            flow.choose(StepId(stepper.id, change))
            assert (paying.payment != before) == able
            # A purchase that is not made may leave the card.
            values = {each.id: each.value for each in steppers(flow)}
            assert values.get(stepper.id, 0) == stepper.value + (change if able else 0)
            assert counted(paying.payment) == counted(before)
            assert mode.purchase.refusal is None
            paying.payment = before
            flow.changed()
            tried += able
    assert tried > 20


def test_a_unit_of_the_village_is_swapped_in_and_out_by_choosing_it() -> None:
    swapped = 0
    for flow, mode in payments():
        for mark in flow.scene().units:
            before = mode.purchase.paying.payment
            flow.choose(mark.id)
            after = next(each for each in flow.scene().units if each.id == mark.id)
            assert mode.purchase.refusal is None
            if mode.purchase.paying.payment != before:
                swapped += 1
                assert after.chosen != mark.chosen
            mode.purchase.paying.payment = before
            flow.changed()
    assert swapped > 8


def test_pointing_at_a_unit_draws_its_way_and_pointing_elsewhere_takes_it_off_again() -> None:
    drawn = 0
    for flow, mode in payments():
        kept = mode.purchase.paying.payment
        for mark in flow.scene().units:
            for _ in range(mark.chosen):
                flow.choose(StepId(mark.id, -1))
            before = flow.scene().ways
            flow.hover(mark.id)
            shown = flow.scene().ways
            assert shown[: len(before)] == before
            assert all(way.tiles[0] == mark.tile for way in shown[len(before) :])
            drawn += len(shown) - len(before)
            flow.hover(None)
            assert flow.scene().ways == before
            mode.purchase.paying.payment = kept
            flow.changed()
    assert drawn > 3


def test_the_button_and_the_ledger_tell_the_gold_that_goes_for_goods() -> None:
    most = 0
    for flow, mode in payments():
        _assert_told(flow, mode)
        for _ in range(2):
            buy = next((each for each in steppers(flow) if is_purchase(each) and each.can_more), None)
            if buy is not None:
                flow.choose(StepId(buy.id, 1))
                _assert_told(flow, mode)
        most = max([most, *(count for _, count in mode.purchase.paying.payment.bought)])
    assert most > 1


def _assert_told(flow: Flow, mode: PaymentMode) -> None:
    paying, card = mode.purchase.paying, flow.scene().card
    assert card is not None
    price = sum(flow.state.box.prices[material] * count for material, count in paying.payment.bought)
    assert paying.spent == price
    assert (f"− {{gold}} {price}" in confirm_button(flow).label) == bool(price)
    if price:
        notes = [part.text for part in card.parts if isinstance(part, Note)]
        assert any(note.endswith(f"= {_left(flow, mode.purchase, price)}") for note in notes)


def _left(flow: Flow, purchase: Purchase, price: int) -> int:
    """The seat's gold once it is paid, before anything else comes of it."""
    state, payment = flow.state, purchase.paying.payment
    box, seat = state.box, state.seat
    own = sum(box.code_gain[code].gold * n for _, code, n in payment.units if box.code_maker[code] == seat)
    return state.gold[seat] + own - price - purchase.paying.cost.gold


def refineries() -> Iterator[tuple[Flow, int]]:
    for seed, actions in MOMENTS:
        flow = Flow(game(2, actions, seed))
        if flow.state.decision == "action" and not flow.state.finished:
            yield from ((flow, uid) for uid in tiles_of(flow.state, Kind.REFINERY))


def test_choosing_a_refinery_spends_nothing_and_opens_the_most_that_is_payable_without_buying() -> None:
    opened = 0
    for flow, uid in refineries():
        before = flow.session.state
        flow.choose(TileId(uid))
        assert flow.session.state is before
        able = [
            each
            for each in offers_at(flow.speech, uid)
            if isinstance(each.id, OfferId) and each.id.family == "refine"
        ]
        able = [each for each in able if each.refusal is None]
        assert isinstance(flow.mode, PaymentMode) == bool(able)
        if not able:
            continue
        opened += 1
        free = [each.target for each in able if not each.action.payment.bought]  # type: ignore[attr-defined]
        chosen = purchase_of(flow).bid.target
        assert chosen == max(free) if free else chosen in [each.target for each in able]
        flow.choose(Command.CONFIRM)
        done = flow.session.history.done[-1].action
        assert isinstance(done, Refine)
        assert (done.tile, done.count) == chosen
        flow.session.undo_to(len(flow.session.history.done) - 1)
        flow.settle()
    assert opened >= 4


def test_the_payment_of_a_refinery_says_in_words_what_is_made_from_what() -> None:
    told = {}
    for flow, uid in refineries():
        flow.choose(TileId(uid))
        card = flow.scene().card
        assert card is not None
        if isinstance(flow.mode, PaymentMode):
            told[flow.tile_name(uid)] = card.subtitle
    assert told["Dairy Farm"] == "Makes milk from wheat: one at a time."
    assert all(re.fullmatch(r"Makes \w+ from \w+: [\w ]+\.", text) for text in told.values())


def test_what_a_refined_unit_will_pay_is_what_the_engine_pays_for_it_doubled_for_high_quality() -> None:
    seen = set()
    for flow, uid in refineries():
        for offer in offers_at(flow.speech, uid):
            if offer.refusal is not None or not isinstance(offer.action, Refine):
                continue
            after = flow.state.copy()
            play(after, offer.action)
            box = after.box
            made = box.definitions.tiles[after.village.tiles[uid].tile].refines
            assert made is not None
            fresh = [code for code in after.stock[uid] if code not in flow.state.stock[uid]]
            if not fresh:
                continue
            gain, plain = box.code_gain[fresh[0]], box.definitions.materials[made[1]].consumed
            high = makes_high_quality(flow.state, flow.state.seat, made[1])
            assert (gain.points, gain.gold) == (plain.points * (1 + high), plain.gold * (1 + high))
            assert offer.notes == (f"Used later it pays you {{point}} {gain.points} {{gold}} {gain.gold}",)
            assert all(getattr(each, "fine", False) == high for each in offer.gain)
            seen.add(high)
    assert seen == {True, False}


def test_what_comes_is_counted_anew_when_a_donkey_has_moved() -> None:
    for flow, mode in payments():
        targets = flow.state.box.ruleset.by_name["donkey"].targets(flow.state)
        if targets:
            move = flow.state.box.ruleset.by_name["donkey"].propose(flow.state, targets[0])
            flow.play(move, stay=True)
            flow.scene()
            assert mode.purchase.state is flow.state
            sources = mode.purchase.wanted.family.sources(flow.state, mode.purchase.site)
            assert mode.purchase.paying.sources.counts == sources.counts
            flow.session.undo_to(len(flow.session.history.done) - 1)
            return
    raise AssertionError("no donkey could move")


def test_a_blueprint_is_paid_with_the_same_parts() -> None:
    flow = Flow(building_game())
    flow.choose(HandId(0))
    assert isinstance(flow.mode, Holding)
    for spot in flow.mode.ranked:
        flow.choose(SpotId(spot.rotation, spot.at))
        purchase = purchase_of(flow)
        if purchase.refusal is None and len(purchase.bids) > 1:
            break
    assert isinstance(purchase.action, Construct)
    for bid in list(purchase.bids):
        assert flow.choose(bid.id)
        assert purchase.site == bid.target[1]


def ferry(_: State, seat: int, carriage: Carriage) -> Carriage:
    """A wheat is asked for whatever is carried."""
    return carriage._replace(toll=((WHEAT, 1),))


def test_what_the_carriers_ask_stands_on_the_card_and_can_be_exchanged_too() -> None:
    hand = sketched(Sketch("farm church quarry", roads="church-farm church-quarry")).gold(9, 9)
    hand = hand.fill(farm="wheat", quarry="stone wheat").with_hooks(carrying=ferry)
    church = hand.uids["church"]
    sources = PaymentSources(hand.state, 0, church)
    paying = Paying(hand.state, sources, Cost((Need((STONE,), 1),)))
    speech = Speech(english(), hand.state)
    rows = [part for part in paying.parts(speech) if isinstance(part, Stepper)]
    assert sum(row.value for row in rows) == counted(paying.payment) == 2
    wheat = [mark for mark in paying.marks() if mark.code == hand.state.box.raw_code(WHEAT)]
    assert sorted(mark.chosen for mark in wheat) == [0, 1]
    other = next(mark.id for mark in wheat if not mark.chosen)
    assert paying.choose(other)
    assert [mark.chosen for mark in paying.marks() if mark.id == other] == [1]
    assert counted(paying.payment) == 2
    only_toll = Paying(hand.state, sources, Cost())
    assert [row.value for row in only_toll.parts(speech) if isinstance(row, Stepper)] == [1, 0]


def test_while_a_road_is_paid_for_every_other_border_can_be_chosen_instead() -> None:
    flow = Flow(game(2, 60))
    flow.key("r")
    borders = {mark.id for mark in flow.scene().borders}
    assert len(borders) > 2
    for border in sorted(borders, key=str):
        assert flow.choose(border)
        assert flow.scene().card is not None
        assert {mark.id for mark in flow.scene().borders} == borders
        assert [mark.id for mark in flow.scene().borders if mark.selected] == [border]
