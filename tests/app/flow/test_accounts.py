"""What a card tells of gold and points before something is paid is what the engine then takes and gives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hamlet.app.flow.costs import payment_lines
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.table import Flow
from hamlet.app.ids import TileId
from hamlet.app.view.parts import Card, Note, Row
from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.events import GoldChanged, PointsScored
from hamlet.engine.payments.payment import Payment
from hamlet.engine.places import tiles_of
from hamlet.session.history import Step
from tests.app.games import game


class Paid(NamedTuple):
    """A payment as it stood on its card, and what it came to."""

    flow: Flow
    payment: Payment
    card: Card
    step: Step


@cache
def payments() -> list[Paid]:
    """Payments of whole games."""
    return list(_payments())


def _payments() -> Iterator[Paid]:
    for whole in (game(2, 240), game(2, 240, 5), game(3, 240, 2), game(4, 240, 3)):
        for number, done in enumerate(whole.history.done):
            action = done.action
            if not isinstance(action, Sell | Deliver | Refine | BuildRoad):
                continue
            flow = Flow(whole.fork(number))
            for offer in offers_at(flow.speech, action.tile):
                if offer.wanted is not None and offer.refusal is None:
                    mode = PaymentMode(flow, offer, flow.mode, offer.bid)
                    flow.enter(mode)
                    card = flow.scene().card
                    assert card is not None
                    step = flow.session.try_out(mode.purchase.action)
                    yield Paid(flow, mode.purchase.paying.payment, card, step)


def test_the_ledger_ends_with_the_gold_that_is_left_when_it_is_paid() -> None:
    whys = set()
    for flow, _, card, step in payments():
        seat = flow.state.seat
        changes = [event for event in step.events if isinstance(event, GoldChanged) and event.seat == seat]
        told = [part.text for part in card.parts if isinstance(part, Note) and " = " in part.text]
        left = [step.after.gold[seat]] if changes else []
        assert [int(text.rpartition(" ")[2]) for text in told] == left
        whys |= {event.why for event in changes}
    assert whys == {"used", "bought", "cost", "sale"}


def test_what_the_lines_of_a_payment_say_it_pays_is_what_everybody_gets() -> None:
    several = 0
    for flow, payment, _, step in payments():
        lines = payment_lines(flow.speech, payment)
        told = [re.findall(r"\{point\} (\d+) \{gold\} (\d+)", line) for line in lines]
        points = sum(int(found[0][0]) for found in told if found)
        gold = sum(int(found[0][1]) for found in told if found)
        assert points == sum(e.points for e in step.events if isinstance(e, PointsScored) and e.why == "used")
        assert gold == sum(e.gold for e in step.events if isinstance(e, GoldChanged) and e.why == "used")
        several += any(flow.state.box.code_maker[code] >= 0 and count > 1 for _, code, count in payment.units)
    assert several


def test_back_from_a_payment_is_the_card_it_was_opened_from() -> None:
    whole, opened = game(2, 150), 0
    for number, step in enumerate(whole.history.done):
        if isinstance(step.action, Sell):
            flow = Flow(whole.fork(number))
            flow.choose(TileId(tiles_of(flow.state, "market")[0]))
            card = flow.scene().card
            assert card is not None
            row = next(part for part in card.parts if isinstance(part, Row) and part.enabled)
            assert row.id is not None
            before = flow.mode
            flow.choose(row.id)
            assert flow.mode.name == "payment"
            assert flow.back()
            assert (flow.mode, flow.mode.name) == (before, "card")
            assert flow.back()
            assert flow.mode.name == "idle"
            opened += 1
    assert opened
