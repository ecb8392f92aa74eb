"""The Town Hall: what its cards tell about gold is what the game then takes and gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hamlet.app.flow.table import Flow
from hamlet.app.ids import TileId
from hamlet.app.view.amounts import Coins, Quantity
from hamlet.app.view.parts import Button, Card, Note, Row
from hamlet.engine.actions.hire import HireDonkey, HireVillager
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.decisions import HIRE
from hamlet.engine.definitions import Kind
from hamlet.engine.places import tiles_of
from tests.app.games import game


def moments(decision: str) -> Iterator[Flow]:
    """Tables of one game at which this is asked."""
    whole = game(2, 150)
    for number, step in enumerate(whole.history.done):
        if step.before.decision == decision:
            yield Flow(whole.fork(number))


def card_of(flow: Flow) -> Card:
    card = flow.scene().card
    assert card is not None
    return card


def main_button(flow: Flow) -> Button:
    return next(button for button in card_of(flow).buttons if button.main)


def gold_in(amounts: Sequence[Quantity]) -> int:
    return sum(each.count for each in amounts if isinstance(each, Coins))


def test_the_gold_told_before_a_blueprint_is_taken_is_what_is_left_after_it() -> None:
    coins, laid = set(), set()
    for flow in moments("action"):
        for item in flow.panels().display:
            if not item.takeable or item.price is None:
                continue
            flow.choose(item.id)
            notes = [part.text for part in card_of(flow).parts if isinstance(part, Note)]
            after = flow.session.try_out(
                TakeBlueprint(tiles_of(flow.state, Kind.TOWN_HALL)[0], item.price)
            ).after
            seat = flow.state.seat
            told = flow.words.label("table.take.gold", now=flow.state.gold[seat], after=after.gold[seat])
            assert told in notes
            coins.add(item.coins)
            laid.add(item.price)
    assert len(coins) > 1
    assert len(laid) > 1


def test_what_the_town_halls_card_asks_for_a_blueprint_is_what_it_takes() -> None:
    prices = set()
    for flow in moments("action"):
        hall, seat = tiles_of(flow.state, Kind.TOWN_HALL)[0], flow.state.seat
        flow.choose(TileId(hall))
        wanted = [item.id for item in flow.panels().display if item.takeable]
        for row in (part for part in card_of(flow).parts if isinstance(part, Row)):
            if row.id is None or row.id not in wanted:
                continue
            action = TakeBlueprint(hall, wanted.index(row.id))
            after = flow.session.try_out(action).after
            assert after.gold[seat] - flow.state.gold[seat] == gold_in(row.gain) - gold_in(row.cost)
            prices.add(gold_in(row.cost))
    assert {0, 1} <= prices


def test_the_desk_asks_for_what_a_worker_costs_and_hires_the_one_that_is_chosen() -> None:
    seen = set()
    for flow in moments(HIRE):
        rows = [part for part in card_of(flow).parts if isinstance(part, Row)]
        assert len(rows) == 2
        for row, action in zip(rows, (HireVillager(), HireDonkey()), strict=True):
            assert row.enabled == (flow.session.refusal(action) is None)
            assert bool(row.reason) == (not row.enabled)
            if row.enabled and row.id is not None:
                table = Flow(flow.session.fork(len(flow.session.history.done)))
                seat, gold = table.state.seat, table.state.gold[table.state.seat]
                assert table.choose(row.id)
                assert table.session.history.done[-1].action == action
                assert gold - table.state.gold[seat] == gold_in(row.cost)
                seen.add((type(action), gold_in(row.cost)))
    assert {kind for kind, _ in seen} == {HireVillager, HireDonkey}
    assert len({cost for kind, cost in seen if kind is HireVillager}) > 1
