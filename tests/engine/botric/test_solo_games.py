"""Invariants after every action of games against him, by chance and by greed: `solo_invariants`."""

from __future__ import annotations

from collections import Counter

import pytest

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.botric.base import HIS_SEAT
from hamlet.engine.botric.events import BotricActs, BotricBoat, BotricTried
from hamlet.engine.botric.families import BotricStep
from hamlet.engine.scoring.final import final_scores, winners
from tests.engine.botric.solo_data import EDITIONS, LAKE, SWITCHES
from tests.engine.botric.solo_playing import MOST_ACTIONS, TABLES, Table, watched
from tests.spread import first

GAMES, GREEDY_GAMES = 5, 2
HEAVY_GAMES, BLOCK = 1_000, 25
tables = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


def play_to_the_end(table: Table, number: int, player: str) -> None:
    """Every state is sound and every event booked; the end is his or the human's, and nothing follows."""
    game = watched(table, number, player)
    while not game.state.finished:
        game.step()
        assert game.actions < MOST_ACTIONS, "a game without end"
    state = game.state
    totals = [score["total"] for score in final_scores(state)]
    assert winners(state) == ((0,) if totals[0] > totals[1] else (HIS_SEAT,))
    assert game.game.options().sample(game.dice) is None
    assert game.game.refusal(BotricStep()) is not None
    assert game.game.refusal(EndTurn()) is not None


@tables
@pytest.mark.parametrize("number", first(2, range(GAMES)))
def test_every_state_of_a_random_solo_game_is_sound_and_every_event_is_booked(
    table: Table, number: int
) -> None:
    play_to_the_end(table, number, "")


@tables
@pytest.mark.parametrize("number", first(1, range(GAMES, GAMES + GREEDY_GAMES)))
def test_every_state_of_a_greedy_solo_game_is_sound_and_every_event_is_booked(
    table: Table, number: int
) -> None:
    play_to_the_end(table, number, "greedy")


@pytest.mark.heavy
@tables
@pytest.mark.parametrize("player", ["", "greedy"], ids=["chance", "greedy"])
@pytest.mark.parametrize("block", range(HEAVY_GAMES // BLOCK))
def test_a_thousand_solo_games_of_each_kind_finish_with_all_invariants(
    table: Table, player: str, block: int
) -> None:
    for number in range(block * BLOCK, (block + 1) * BLOCK):
        play_to_the_end(table, 10_000 + number, player)


def test_the_games_see_all_that_he_can_do_and_almost_all_that_stops_him() -> None:
    acts: Counter[str] = Counter()
    stops: Counter[str] = Counter()
    boats: Counter[str] = Counter()

    def note(event: object) -> None:
        if isinstance(event, BotricActs):
            acts[event.action] += 1
        if isinstance(event, BotricTried):
            stops[event.code] += 1
        if isinstance(event, BotricBoat):
            boats[event.why] += 1

    for number, edition in enumerate(EDITIONS * 2):
        game = watched(Table(edition, LAKE), 40 + number, "greedy" if number % 2 else "")
        while not game.state.finished:
            game.game.apply(game.choose(), note)
    wanted = {"hire", "deliver", "sell", "produce", "purchase", "refine", "build", "road", "fishing"}
    assert wanted <= set(acts)
    often = {"all_hired", "too_dear", "lacks", "queue_full", "no_refinery", "no_blueprint"}
    assert often <= set(stops)
    assert boats


def test_the_games_are_played_with_every_switch_and_both_ways_to_decide_ties() -> None:
    seen: Counter[object] = Counter()
    for number in range(30):
        parts = watched(TABLES[0], number).state.box.definitions.parts["botric"]
        seen.update((*parts.switches.on, parts.ties))
    assert set(seen) == {*SWITCHES, "ask", "decide"}
