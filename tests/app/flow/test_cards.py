"""The building card: what can be done, what cannot and why, and the move that mends it."""

from __future__ import annotations

from hamlet.app.flow.costs import payment_lines
from hamlet.app.flow.modes.card import TileCard
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.table import Flow
from hamlet.app.ids import MendId, OfferId, TileId
from hamlet.app.view.amounts import Coins
from hamlet.app.view.parts import Row
from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.definitions import Kind
from hamlet.engine.places import tiles_of
from tests.app.flow.tables import flow_when, new_flow
from tests.app.games import game, moment_of


def rows_of(flow: Flow) -> list[Row]:
    card = flow.scene().card
    assert card is not None
    return [part for part in card.parts if isinstance(part, Row)]


def test_choosing_a_producer_shows_what_it_makes_and_one_more_choice_produces() -> None:
    flow = new_flow(1)
    farm = tiles_of(flow.state, Kind.PRODUCER)[0]
    assert flow.choose(TileId(farm))
    first = rows_of(flow)[0]
    assert first.enabled
    assert Coins(2) in first.gain
    assert flow.choose(OfferId("produce"))
    assert len(flow.session.history.done) == 1
    assert flow.mode.name == "idle"


def test_what_cannot_be_done_is_listed_with_its_reason_and_choosing_it_says_why() -> None:
    flow = new_flow(1)
    church = flow.state.village.church
    flow.choose(TileId(church))
    barred = [row for row in rows_of(flow) if not row.enabled]
    assert barred
    assert all(row.reason for row in barred)
    before = flow.session.state
    assert barred[0].id is not None
    assert flow.choose(barred[0].id)
    assert flow.scene().toast
    assert flow.session.state is before


def donkey_row(flow: Flow) -> Row | None:
    """A row of some card that lacks only a donkey step; the card is open then."""
    for uid in range(len(flow.state.village.tiles)):
        steps = [
            MendId(offer.id)
            for offer in offers_at(flow.speech, uid)
            if (mend := flow.mends.of_offer(offer)) is not None and isinstance(mend.action, MoveDonkey)
        ]
        flow.enter(TileCard(uid))
        row = next((row for row in rows_of(flow) if row.mend is not None and row.mend.id in steps), None)
        if row is not None:
            return row
    return None


def test_a_refusal_that_one_donkey_step_would_mend_offers_that_step_and_it_mends() -> None:
    whole = game(2, 240, 5)
    flows = (Flow(whole.fork(upto)) for upto in range(len(whole.history.done)))
    flow, row = next(
        (flow, row)
        for flow in flows
        if flow.state.decision == "action" and (row := donkey_row(flow)) is not None
    )
    assert row.mend is not None
    assert flow.choose(row.mend.id)
    assert isinstance(flow.session.history.done[-1].action, MoveDonkey)
    mended = next(each for each in rows_of(flow) if each.id == row.id)
    assert mended.enabled


def test_a_barn_asks_what_it_shall_hold_and_digits_change_it() -> None:
    flow = flow_when(
        2,
        lambda state: (
            state.decision == "action"
            and any(
                len(state.box.definitions.tiles[state.village.tiles[target[0]].tile].produces) > 1
                for target in BY_NAME["produce"].targets(state)
            )
        ),
    )
    state = flow.state
    barn = next(
        target[0]
        for target in BY_NAME["produce"].targets(state)
        if len(state.box.definitions.tiles[state.village.tiles[target[0]].tile].produces) > 1
    )
    flow.choose(TileId(barn))
    flow.choose(OfferId("produce"))
    assert flow.mode.name == "filling"
    for _ in range(3):
        flow.key("1")
    assert flow.key("return")
    wood = state.box.raw_code(state.box.definitions.tiles[state.village.tiles[barn].tile].produces[0])
    fresh = len(flow.state.stock[barn]) - len(state.stock[barn])
    assert flow.state.stock[barn].count(wood) == state.stock[barn].count(wood) + fresh


def test_what_reveals_something_shows_the_eye_on_its_button_and_nothing_else_does() -> None:
    whole, eyes = game(2, 190), set()
    for number, step in enumerate(whole.history.done):
        if isinstance(step.action, Sell | Deliver):
            flow = Flow(whole.fork(number))
            sales, church = flow.panels().sales, flow.panels().church
            ids = [row.id for row in sales if row.payable] + [row.id for row in church if row.payable]
            flow.choose(ids[0])
            card = flow.scene().card
            assert card is not None
            button = next(each for each in card.buttons if each.main)
            flow.choose(button.id)
            assert len(flow.session.history.done) == number + 1
            assert flow.session.history.done[-1].reveals == button.eye
            eyes.add(button.eye)
    assert eyes == {True, False}


def test_a_row_that_is_paid_in_goods_tells_where_all_of_them_come_from() -> None:
    whole, long = game(2, 400), 0
    for at, step in enumerate(whole.history.done):
        if step.before.decision != "action":
            continue
        flow = Flow(moment_of(whole, at))
        church = flow.state.village.church
        paid = {
            offer.id: payment_lines(flow.speech, offer.action.payment)
            for offer in offers_at(flow.speech, church)
            if offer.refusal is None and isinstance(offer.action, Deliver)
        }
        if max(map(len, paid.values()), default=0) > 2:
            flow.enter(TileCard(church))
            told = {row.id: row.notes for row in rows_of(flow)}
            for what, lines in paid.items():
                assert told[what][: len(lines)] == lines
            long += 1
    assert long
