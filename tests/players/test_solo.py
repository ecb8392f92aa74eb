"""Who plays against Botric chooses for him: greedy without a look at the lot, random in every way."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.family import Action
from hamlet.engine.botric.families import BotricChoose, BotricLot, BotricStep
from hamlet.engine.botric.steps import TIE
from hamlet.engine.box import Box
from hamlet.engine.game import play, refusal
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.players.greedy import greedy as greedy_module
from hamlet.players.greedy.solo import MOST, BotricJudge
from hamlet.players.registry import make_player
from tests.words.botric_games import solo_definitions


def game(first: str, seed: int, edition: str = "favour", most: int = 5000) -> list[tuple[State, Action]]:
    """Each decision of a game, with the state it was made in; up to so many actions."""
    state = new_state(Box(solo_definitions(edition, lake=False), 2), seed)
    players = [make_player(name, seed, seat) for seat, name in enumerate((first, "botric"))]
    found = []
    for _ in range(most):
        if state.finished:
            break
        action = players[state.decider].decide(state)
        found.append((state.copy(), action))
        play(state, action)
    return found


def test_random_lets_him_go_on_chooses_for_him_and_lets_the_lot_choose() -> None:
    done = {type(action) for seed in range(2) for _, action in game("random", seed)}
    assert {BotricStep, BotricChoose, BotricLot} <= done


@pytest.mark.parametrize("edition", ["favour", "investor"])
def test_greedy_answers_every_tie_by_a_choice_of_its_own(edition: str) -> None:
    ties = [action for state, action in game("greedy", 3, edition, most=150) if state.decision == TIE]
    assert ties
    assert all(isinstance(action, BotricChoose) for action in ties)


def test_greedy_never_tries_what_the_lot_would_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Action] = []

    def noting(state: State, action: Action) -> None:
        tried.append(action)
        play(state, action)

    monkeypatch.setattr(greedy_module, "play", noting)
    game("greedy", 3, most=100)
    assert any(isinstance(action, BotricChoose) for action in tried)
    assert not any(isinstance(action, BotricLot) for action in tried)


def tied(count: int) -> State:
    """A moment at which he leaves so many; what they are is of no account here."""
    state = next(state for state, _ in game("random", 0) if state.decision == TIE)
    tie = state.pending[-1].with_fact("options", tuple((number,) for number in range(count)))
    state.pending = (*state.pending[:-1], tie)
    return state


@pytest.mark.parametrize("count", [2, MOST, MOST + 1, 97])
def test_of_many_that_are_tied_greedy_tries_a_few_spread_evenly(count: int) -> None:
    state = tied(count)
    answers = list(BotricJudge().answers(state) or ())
    assert len(answers) == len(set(answers)) == min(count, MOST)
    assert all(refusal(state, answer) is None for answer in answers)


def test_what_is_no_tie_is_left_to_others() -> None:
    state = new_state(Box(solo_definitions("favour", lake=False), 2), 1)
    assert BotricJudge().answers(state) is None
