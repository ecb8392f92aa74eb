"""The panels: what they tell of the game is what the game is."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command
from hamlet.app.view.parts import ScoreHead, ScoreLine
from hamlet.engine.actions.church import Deliver
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.scoring.final import final_scores
from tests.app.games import game


def tables(every: int = 4) -> Iterator[Flow]:
    """One game of two people at many moments, those before a delivery among them."""
    whole = game(2, 190)
    for number, step in enumerate(whole.history.done):
        if number % every == 0 or isinstance(step.action, Deliver):
            yield Flow(whole.fork(number))


def test_the_hand_and_the_workers_shown_are_those_of_the_person_who_decides() -> None:
    seats = set()
    for flow in tables():
        state, panels, seat = flow.state, flow.panels(), flow.state.decider
        assert tuple(item.tile for item in panels.hand) == state.blueprints[seat]
        for kind, pieces in (("villager", state.villagers[seat]), ("donkey", state.donkeys[seat])):
            shown = [worker.used for worker in panels.workers if worker.kind == kind]
            assert shown == sorted(bool(piece & 1) for piece in pieces)
        seats.add(seat)
    assert seats == {0, 1}


def test_a_seats_card_tells_its_points_so_far_and_those_it_would_have_at_the_end() -> None:
    apart = 0
    for flow in tables():
        totals = [score["total"] for score in final_scores(flow.state)]
        for seat, panel in enumerate(flow.panels().seats):
            assert (panel.points, panel.projected) == (flow.state.points[seat], totals[seat])
            apart += panel.points != panel.projected
    assert apart


def test_a_row_of_the_church_tells_how_much_of_it_is_at_hand() -> None:
    """All of it is at hand exactly where nothing is missing even if nothing can be bought."""
    whole = set()
    for flow in tables():
        state = flow.state
        at_church = PaymentSources(state, state.seat, state.village.church, may_buy=False)
        for row, slot in zip(flow.panels().church, state.box.church_slots, strict=True):
            assert row.need == slot.cost.gold + sum(need.count for need in slot.cost.needs)
            assert 0 <= row.have <= row.need
            assert (row.have == row.need) == at_church.can_pay(slot.cost)
            whole.add(row.have == row.need)
    assert whole == {True, False}


def test_the_score_sheet_names_those_who_lead() -> None:
    apart = 0
    for flow in tables(12):
        flow.choose(Command.SCORES)
        card = flow.scene().card
        assert card is not None
        last = [part for part in card.parts if isinstance(part, ScoreLine)][-1]
        best = [
            name for name, points in zip(flow.names, last.numbers, strict=True) if points == max(last.numbers)
        ]
        if len(best) == 1:
            assert card.subtitle.startswith(flow.words.label("table.scores.leads", names=best))
            apart += 1
    assert apart


def test_the_columns_of_the_score_sheet_are_headed_by_the_seats_in_their_order() -> None:
    for flow in tables(3):
        flow.choose(Command.SCORES)
        card = flow.scene().card
        assert card is not None
        head, *lines = card.parts
        assert isinstance(head, ScoreHead)
        seats = flow.session.setup.seats
        assert head.seats == tuple(zip((seat.color for seat in seats), flow.names, strict=True))
        assert {len(line.numbers) for line in lines if isinstance(line, ScoreLine)} == {len(seats)}
