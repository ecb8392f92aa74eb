"""The random player: a family of actions, then one of its members, all evenly."""

from __future__ import annotations

from collections import Counter

import pytest

from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.dice import Dice
from hamlet.engine.game import play, refusal
from hamlet.engine.options import Options
from hamlet.engine.start import new_state
from hamlet.players.chance import RandomPlayer
from hamlet.players.registry import PLAYERS, UnknownPlayerError, make_player
from tests.players.watching import box_for, watched_game
from tests.session.tables import greedy_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_by_chance_end_sound(seats: int) -> None:
    assert watched_game(box_for(seats), ("random",) * seats, 2, every=20).finished


def test_every_family_is_as_likely_as_the_others() -> None:
    state = max((step.after for step in greedy_game().history.done), key=lambda s: len(Options(s).families()))
    families = len(Options(state).families())
    assert families >= 8
    player = RandomPlayer(3)
    throws = 3_000
    found = Counter(type(player.decide(state)).__name__ for _ in range(throws))
    assert len(found) == families
    for count in found.values():
        assert abs(count - throws / families) < 6 * (throws / families) ** 0.5


def test_every_member_of_a_family_is_as_likely_as_the_others() -> None:
    state = new_state(box_for(2), 1)
    dice = Dice(4)
    found = Counter(Options(state).sample(dice) for _ in range(3_000))
    steps = [count for action, count in found.items() if type(action).__name__ == "MoveDonkey"]
    assert len(steps) == len(Options(state).targets(BY_NAME["donkey"])) > 1
    assert max(steps) < 1.6 * min(steps)


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    def actions(seed: int) -> list[object]:
        state, player, done = new_state(box_for(2), 9), RandomPlayer(seed), list[object]()
        for _ in range(40):
            action = player.decide(state)
            assert refusal(state, action) is None
            play(state, action)
            done.append(action)
        return done

    assert actions(1) == actions(1)
    assert actions(1) != actions(2)


def test_nothing_is_decided_when_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        RandomPlayer(0).decide(greedy_game().state)


def test_players_are_made_by_name_and_differ_by_seat() -> None:
    assert set(PLAYERS) == {"random", "greedy", "botric"}
    state = greedy_game().history.done[70].after
    decided = [
        [player.decide(state) for _ in range(8)]
        for player in (make_player("random", 1, seat) for seat in range(4))
    ]
    assert any(each != decided[0] for each in decided[1:])
    with pytest.raises(UnknownPlayerError, match=r"'nobody'.*botric, greedy, random"):
        make_player("nobody", 1, 0)
