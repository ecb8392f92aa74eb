"""Whole games played through the table's logic, choice by choice, with moves chosen by the greedy player."""

from __future__ import annotations

import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Id
from hamlet.players.greedy import GreedyPlayer
from hamlet.session.record import make_record, replay
from tests.app.flow.paths import path_to
from tests.app.flow.tables import new_flow

MOST_STEPS = 3000


def choose(flow: Flow, what: Id) -> None:
    assert flow.choose(what), (what, flow.mode.name, flow.scene().toast)
    flow.scene()
    flow.panels()


@pytest.mark.parametrize("layout", ["first-game", "by-hand"])
def test_a_whole_game_can_be_played_by_choosing_and_its_record_verifies(layout: str) -> None:
    flow = new_flow(3, start_layout=layout)
    advisers = [GreedyPlayer(1), GreedyPlayer(2)]
    seen: set[str] = set()
    for _ in range(MOST_STEPS):
        if flow.session.finished:
            break
        before = len(flow.session.history.done)
        action = advisers[flow.state.decider].decide(flow.state)
        seen.add(type(action).__name__)
        for what in path_to(flow, action):
            choose(flow, what)
        assert len(flow.session.history.done) == before + 1, (action, flow.mode.name, flow.scene().toast)
    assert flow.session.finished
    _, difference = replay(make_record(flow.session))
    assert difference is None
    assert {
        "Produce",
        "Refine",
        "TakeBlueprint",
        "Construct",
        "BuildRoad",
        "Sell",
        "Deliver",
    } <= seen
