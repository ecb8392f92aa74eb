"""What is counted of games, against counting that looks at every game anew for every question."""

from __future__ import annotations

from random import Random

from hamlet.numbers.tallying import GamesTally
from hamlet.session.simulation import Outcome, Plan, play_game
from tests.numbers.made_up import a_game, games_by_chance
from tests.session.tables import data_of

NAMES = ("mill", "barn", "pond")


def played_games() -> list[Outcome]:
    return [play_game(Plan(("greedy", "random"), 1, seed, data_of()), seed) for seed in (1, 2)]


def test_what_is_counted_is_what_a_look_at_every_game_finds() -> None:
    games = games_by_chance(60, Random(1), dict.fromkeys(NAMES, 0.6), {"mill": 0.8})
    tally = GamesTally(games)
    for name in NAMES:
        builders = [
            (game, seat) for game in games for seat in range(2) if (name, seat) in game.dealings.built
        ]
        assert tally.built[name] == sum(
            any(tile == name for tile, _ in game.dealings.built) for game in games
        )
        assert tally.builders[name] == len(builders)
        assert tally.won_by_builders(name) == sum(seat in game.winners for game, seat in builders)
        for seat in range(2):
            assert tally.by_seat[name, seat] == sum(who == seat for _, who in builders)


def test_a_tile_built_twice_in_a_game_counts_once_for_the_game_and_once_for_each_seat() -> None:
    tally = GamesTally([a_game(0, [("barn", 0), ("barn", 0), ("barn", 1)], (1,))])
    assert (tally.built["barn"], tally.builders["barn"], tally.won_by_builders("barn")) == (1, 2, 1.0)


def test_a_shared_win_is_half_a_win_for_each() -> None:
    tally = GamesTally([a_game(0, [("barn", 0), ("mill", 1)], (0, 1))])
    assert (tally.won_by_builders("barn"), tally.won_by_builders("mill")) == (0.5, 0.5)


def test_a_game_that_was_given_up_counts_for_nothing_else() -> None:
    tally = GamesTally([a_game(0, [("barn", 0)], finished=False), a_game(1, [("mill", 0)])])
    assert (tally.games, tally.given_up, tally.built["barn"], tally.built["mill"]) == (1, 1, 0, 1)


def test_only_games_count_in_which_a_pile_could_be_drawn_from() -> None:
    opened = [("flour",), ("flour", "milk"), (), ("milk",)]
    tally = GamesTally(a_game(seed, opened=piles) for seed, piles in enumerate(opened))
    assert tally.chances(frozenset(("flour",))) == 2
    assert tally.chances(frozenset(("flour", "milk"))) == 3
    assert tally.chances(frozenset(("bag", "milk"))) == 4
    assert tally.chances(frozenset(("brick",))) == 0


def test_points_are_those_of_all_seats_on_average() -> None:
    scores = ({"during": 10, "gold": 4, "total": 14}, {"during": 20, "total": 20})
    assert GamesTally([a_game(9, scores=scores)]).points[9] == {"during": 15, "gold": 2, "total": 17}


def test_games_that_were_played_tell_who_took_and_built_what() -> None:
    for game in played_games():
        built = [tile for tile, _ in game.dealings.built]
        assert set(built) == set(game.built)
        # Whoever builds a tile has taken it before; some that were taken are never built.
        for tile, seat in game.dealings.built:
            assert (tile, seat) in game.dealings.taken
        assert len(game.dealings.taken) > len(game.dealings.built)
        assert set(game.dealings.opened) <= {"brick", "flour", "milk", "timber"}
        assert game.dealings.opened
