"""Games in processes of their own: the same as anywhere else, collected bit by bit, gone when stopped."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import active_children

import pytest

from hamlet.content import PackShelf
from hamlet.numbers.beside import GamesBeside, Progress
from hamlet.numbers.crew import Crew, GamesFailed, Job
from hamlet.numbers.opponents import (
    Ask,
    NothingToCompareError,
    asked,
    asked_of_data,
    own_packs,
    source_groups,
)
from hamlet.numbers.tallying import GamesTally
from hamlet.session.choice import choose_game
from hamlet.session.seating import SeatingError
from hamlet.session.simulation import simulate
from tests.session.tables import data_of

QUICK = ("random", "random")


def an_ask(games: int = 2) -> Ask:
    """The printed rules against those for a first game."""
    return asked_of_data(data_of(), data_of("tutorial"), QUICK, games, seed=5)


def test_games_beside_tell_the_same_as_games_played_one_after_the_other() -> None:
    ask = an_ask(3)
    beside = GamesBeside(ask, jobs=2)
    assert beside.running
    beside.wait()
    slow = ask.compared(*(GamesTally(simulate(plan)) for plan in ask.plans))
    assert beside.progress == Progress(3, 3)
    assert beside.result.rows == slow.rows
    assert beside.result.points == slow.points
    # Further games go on where these ended.
    beside.play(1)
    beside.wait()
    assert beside.progress == Progress(4, 4)
    assert beside.result.with_packs.rounds.keys() == {5, 6, 7, 8}
    assert not active_children()


def test_games_that_are_stopped_leave_no_process_and_keep_what_was_counted() -> None:
    beside = GamesBeside(an_ask(100_000), jobs=2)
    crew = beside._crew
    assert crew is not None
    while beside.progress.done < 1:
        beside.collect()
    beside.stop()
    done = beside.progress.done
    assert not beside.running
    assert beside.progress == Progress(done, done)
    crew.wait()
    assert not active_children()
    assert not beside.collect()
    assert beside.result.games == done


def test_the_order_in_which_games_come_changes_nothing() -> None:
    ask = an_ask(3)
    first = {plan: list(simulate(each)) for plan, each in enumerate(ask.plans)}
    beside = GamesBeside(ask, games=0)
    beside._end = 8
    for plan, number in ((1, 2), (0, 1), (1, 0), (0, 2)):
        outcome = first[plan][number]
        beside._waiting.setdefault(outcome.seed, {})[plan] = outcome
        beside._count()
    # Seed 5 was not played with the packs yet: whatever came after it waits.
    assert beside.progress == Progress(0, 3)
    beside._waiting[5][0] = first[0][0]
    beside._count()
    assert beside.progress == Progress(1, 3)
    assert beside.result.with_packs.rounds.keys() == {5}


def test_a_game_that_breaks_ends_all_of_them_and_says_why() -> None:
    ask = an_ask(50)
    broken = replace(ask.with_packs, players=("nobody", "random"))
    beside = GamesBeside(Ask(broken, ask.base), jobs=1)
    beside.wait()
    assert "UnknownPlayerError" in beside.trouble
    assert not beside.running
    beside.ask = ask
    beside.play(1)
    assert beside.trouble == ""
    beside.wait()
    assert beside.progress.over


def test_a_process_that_goes_away_is_told_of_and_not_waited_for() -> None:
    crew = Crew(an_ask().plans, (Job(0, seed) for seed in range(10_000)), 1)
    came: list[object] = []
    while not came:
        came = list(crew.taken())
    for process in active_children():
        process.kill()
    crew.wait()
    assert any(isinstance(each, GamesFailed) for each in crew.taken())


# what is played against what


def test_without_anything_said_a_pack_is_played_against_the_games_own() -> None:
    shelf = PackShelf()
    lake = choose_game(shelf.load(["base", "lake"]), None, ["season=winter"])
    ask = asked(lake, shelf.load, QUICK, games=7, seed=3)
    assert [[pack["id"] for pack in plan.packs] for plan in ask.plans] == [["base", "lake"], ["base"]]
    assert {(plan.seed, plan.games, plan.players) for plan in ask.plans} == {(3, 7, QUICK)}
    # What the base game does not know is not asked of it.
    assert (ask.with_packs.options, ask.base.options) == ({"season": "winter"}, {})
    assert {each.standing.value for each in ask.entries()} == {"new", "same"}


def test_the_same_packs_on_both_sides_are_nothing_to_compare() -> None:
    shelf = PackShelf()
    with pytest.raises(NothingToCompareError, match="base"):
        asked(choose_game(shelf.load(["base"])), shelf.load)
    assert own_packs(shelf.load(["base", "lake"])) == ("base",)


def test_whoever_cannot_sit_at_one_of_the_tables_is_refused() -> None:
    shelf = PackShelf()
    choice = choose_game(shelf.load(["base", "lake"]))
    with pytest.raises(SeatingError):
        asked(choice, shelf.load, ("greedy", "botric"))


def test_awards_stand_together_and_roads_with_the_milestone_for_them() -> None:
    groups = source_groups(data_of())
    assert (groups["chaplain"], groups["planner"]) == ("awards", "roads")
    assert "mason" not in groups
