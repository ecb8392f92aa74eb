"""Ties: asked of the human, decided by the lot where that is wanted, and nothing else meanwhile."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.botric.events import (
    TieBroken,
)
from hamlet.engine.botric.families import BotricChoose, BotricLot, BotricStep
from tests.engine.botric.solo_data import EDITIONS
from tests.engine.botric.solo_hands import solo

both = pytest.mark.parametrize("edition", EDITIONS)


@both
def test_s20_the_lot_may_decide_a_tie_that_is_asked(edition: str) -> None:
    seen = set()
    for seed in range(30):
        hand = solo(edition).no_church().token("produce")
        hand.state.seed = seed
        hand.his_turn().until_asked()
        options, before = hand.options, hand.state.random
        events = hand.do(BotricLot())
        (broken,) = [each for each in events if isinstance(each, TieBroken)]
        assert broken.by_lot
        assert broken.option in options
        assert sum(hand.state.random) == sum(before) + 1
        seen.add(broken.option)
    assert seen == set(options)


@both
def test_s20_ties_decided_for_the_human_are_never_asked_and_drawn_by_seed(edition: str) -> None:
    seen = set()
    for seed in range(30):
        hand = solo(edition, options={"botric_ties": "decide"}).no_church().token("produce")
        hand.state.seed = seed
        told = hand.his_turn().villager()
        (broken,) = told.of(TieBroken)
        assert broken.by_lot
        assert told.deed.tile == broken.option[0]
        assert told.deciding == "human"
        seen.add(broken.option)
    assert len(seen) == 3


@both
def test_s20_only_one_of_the_tied_may_be_chosen_and_nothing_else_be_done(edition: str) -> None:
    hand = solo(edition).no_church().token("produce").his_turn()
    hand.until_asked()
    count = len(hand.options)
    for choice in (-1, count, count + 5):
        assert hand.refused(BotricChoose(choice)) == "not_among_the_tied"
    for action in (BotricStep(), EndTurn()):
        assert hand.refused(action) == "not_asked_now"
    for choice in range(count):
        assert hand.refused(BotricChoose(choice)) == ""
    hand.do(BotricChoose(0))
    assert hand.refused(BotricChoose(0)) == hand.refused(BotricLot()) == "not_asked_now"


@both
def test_a_tie_leaves_the_state_as_it_is_until_it_is_answered(edition: str) -> None:
    hand = solo(edition).no_church().token("produce").his_turn()
    hand.step()
    hand.step()
    names = [name for name in type(hand.state).__slots__ if name not in ("pending", "random")]
    before = {name: getattr(hand.state, name) for name in names}
    hand.step()
    assert hand.asked
    assert {name: getattr(hand.state, name) for name in names} == before
    (broken,) = [each for each in hand.do(BotricChoose(1)) if isinstance(each, TieBroken)]
    assert not broken.by_lot


@both
def test_only_his_step_may_be_done_in_his_turn(edition: str) -> None:
    hand = solo(edition).his_turn()
    assert hand.refused(EndTurn()) == "not_asked_now"
    assert hand.refused(BotricStep()) == ""
    human = solo(edition)
    assert human.refused(BotricStep()) == "not_asked_now"
