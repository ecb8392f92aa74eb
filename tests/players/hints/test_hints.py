"""Hints: legal, different, honest, and without a look at what is hidden."""

from __future__ import annotations

from functools import cache

import pytest

from hamlet.engine.dump import canonical, dump_state
from hamlet.engine.game import play, refusal
from hamlet.engine.scoring.final import final_score
from hamlet.engine.state import State
from hamlet.players.greedy import GreedyPlayer
from hamlet.players.hints import Advice, best_advice
from hamlet.players.hints.advising import _kind
from hamlet.words.hints import reason_text
from hamlet.words.rooms import english
from hamlet.words.speech import Speech
from tests.app.botric_games import whole_solo
from tests.app.games import game
from tests.app.lake_games import whole_game


@cache
def _states() -> list[State]:
    """Moments of base game, lake and solo at which a person decides, questions among them."""
    games = [
        game(2, 10_000),
        game(4, 10_000, 3),
        whole_game(2, "autumn"),
        whole_game(1, "winter"),
        whole_solo(7),
    ]
    found = []
    for session in games:
        befores = [step.before for step in session.history.done]
        own = [state for state in befores if session.setup.seats[state.decider].player != "botric"]
        asked = [state for state in own if state.decision != "action"]
        found += [*own[:: max(1, len(own) // 12)], *asked[:: max(1, len(asked) // 6)]]
    return found


def _told(hint: Advice) -> tuple[object, ...]:
    return hint.action, round(hint.gain, 6), hint.reasons, hint.account


def test_hints_are_legal_sorted_different_and_change_nothing() -> None:
    counts = set()
    for state in _states():
        before = canonical(dump_state(state))
        hints = best_advice(state)
        counts.add(len(hints))
        assert [hint.gain for hint in hints] == sorted((hint.gain for hint in hints), reverse=True)
        assert len({_kind(hint.action) for hint in hints}) == len(hints) <= 3
        assert all(refusal(state, hint.action) is None for hint in hints)
        assert canonical(dump_state(state)) == before
    assert counts >= {1, 3}


def test_what_is_hidden_makes_no_difference() -> None:
    for state in _states():
        other = state.copy()
        other.seed = state.seed ^ 0x5EED
        assert [_told(hint) for hint in best_advice(other)] == [_told(hint) for hint in best_advice(state)]


def _kept_for_the_end(state: State, seat: int) -> int:
    score = final_score(state, seat)
    return sum(points for why, points in score.items() if why not in {"during", "gold", "total"})


def test_an_account_tells_the_points_that_are_scored_and_sums_to_what_a_step_is_worth() -> None:
    kinds = set()
    for state in _states():
        for hint in best_advice(state):
            account, seat = hint.account, state.decider
            after = state.copy()
            play(after, hint.action)
            kinds |= {name for name in ("now", "end", "later") if getattr(account, name)}
            kinds |= {"used up"} if account.later < 0 else set()
            assert account.now + account.end + account.later == round(hint.gain)
            if not after.pending:
                assert account.now == after.points[seat] - state.points[seat]
                assert account.end == _kept_for_the_end(after, seat) - _kept_for_the_end(state, seat)
    assert kinds == {"now", "end", "later", "used up"}


def test_the_first_hint_is_what_the_greedy_player_would_do() -> None:
    compared = 0
    for state in _states():
        hints = best_advice(state)
        if hints and state.decision == "action" and not state.slices:
            compared += 1
            assert hints[0].action == GreedyPlayer(0).decide(state)
    assert compared > 10


def test_every_reason_that_comes_up_has_its_words() -> None:
    codes = set()
    for state in _states():
        speech = Speech(english(), state)
        for reason in [reason for hint in best_advice(state) for reason in hint.reasons]:
            text = speech.plain(reason_text(speech, reason.code, reason.facts))
            assert text
            assert "{" not in text
            codes.add(reason.code)
    assert codes >= {"pays_later", "gold", "promise", "villager", "at_hand"}


@pytest.mark.parametrize("most", [1, 2])
def test_fewer_are_given_where_fewer_are_wanted(most: int) -> None:
    state = next(state for state in _states() if len(best_advice(state)) == 3)
    assert best_advice(state, most) == best_advice(state)[:most]
