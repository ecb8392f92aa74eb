"""At every moment of his turn a game can be saved, loaded and played on, and what is offered is legal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from hamlet.content import load_packs
from hamlet.engine.actions.codec import action_data, action_from_data
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.botric.families import BotricChoose, BotricLot, BotricStep
from hamlet.engine.dump import canonical, dump_state, load_state, state_hash
from hamlet.engine.game import play, refusal
from hamlet.engine.options import Options
from hamlet.engine.state import State
from hamlet.resources import data_folder
from hamlet.session.choice import GameChoice
from hamlet.session.driving import play_out, players_of
from hamlet.session.record import verify
from hamlet.session.recording import make_record
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from tests.engine.botric.solo_data import BASE, EDITIONS, FAVOUR, INVESTOR, LAKE
from tests.engine.botric.solo_playing import TABLES, Table, steps_of, watched
from tests.engine.properties.test_random_games import (
    assert_copy_is_independent,
    assert_families_are_those_with_targets,
    assert_loaded_is_the_same,
    assert_offered_actions_apply,
)
from tests.spread import first

ROOT = Path(__file__).parents[3]
tables = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


def moment_of(state: State) -> str:
    """What is asked, with the step or the kind of tie."""
    if not state.pending:
        return "action"
    asked = state.pending[-1]
    below = state.pending[-2].fact("step") if asked.kind == "botric_tie" else ""
    return f"{asked.kind} {asked.fact('step') or asked.fact('about') or ''} {below}".strip()


@tables
@pytest.mark.parametrize("number", first(1, [0, 4]))
def test_saved_at_every_moment_a_game_has_the_same_hash_and_the_same_continuation(
    table: Table, number: int
) -> None:
    game, seen = watched(table, number), Counter[str]()
    while not game.state.finished:
        loaded = load_state(game.state.box, json.loads(canonical(dump_state(game.state))))
        assert state_hash(loaded) == state_hash(game.state)
        seen[moment_of(game.state)] += 1
        action = game.choose()
        read = action_from_data(loaded.box, json.loads(json.dumps(action_data(loaded.box, action))))
        assert read == action
        here: list[object] = []
        there: list[object] = []
        play(game.state, action, here.append)
        play(loaded, read, there.append)
        assert here == there
        assert state_hash(loaded) == state_hash(game.state)
    assert {"botric first", "botric draw", "botric act", "botric end"} <= set(seen)
    assert any(moment.startswith("botric_tie") for moment in seen)


def test_the_moments_that_are_rare_are_saved_too() -> None:
    """A boat to decide, a tie about a boat's lake, fish to put back: found in games, and saved there."""
    wanted = {"botric boat", "botric fish", "botric_tie place act", "botric_tie villager act"}
    for number in range(12):
        for game, _ in steps_of(Table(EDITIONS[number % 2], LAKE), 100 + number, "greedy"):
            moment = moment_of(game.state)
            if moment in wanted:
                wanted.discard(moment)
                assert_loaded_is_the_same(game.state)
        if not wanted:
            break
    assert wanted == set()


@tables
def test_what_is_offered_is_legal_and_can_be_done_and_copies_are_independent(table: Table) -> None:
    for game, _ in steps_of(table, 6):
        assert_families_are_those_with_targets(game.state)
        if game.actions % 10 == 0:
            assert_offered_actions_apply(game.state)
            assert_loaded_is_the_same(game.state)
            assert_copy_is_independent(game.state)


@tables
@pytest.mark.parametrize("number", first(1, [1, 5]))
def test_his_step_the_choice_and_the_lot_are_offered_where_and_only_where_they_are_not_refused(
    table: Table, number: int
) -> None:
    game = watched(table, number)
    while not game.state.finished:
        state, before = game.state, state_hash(game.state)
        offered = set(_offered(state))
        tied = state.pending[-1].fact("options") if state.decision == "botric_tie" else ()
        space: list[Action] = [
            BotricStep(),
            BotricLot(),
            *(BotricChoose(n) for n in range(-2, len(tied) + 3)),
        ]
        assert {action for action in space if refusal(state, action) is None} == offered
        if state.decision.startswith("botric"):
            assert offered
            assert refusal(state, EndTurn()) is not None
        assert state_hash(state) == before
        game.game.apply(game.choose())


def _offered(state: State) -> list[Action]:
    kinds = (BotricStep, BotricLot, BotricChoose)
    options = Options(state)
    return [
        action
        for family in options.families()
        if issubclass(family.action, kinds)
        for target in options.targets(family)
        for action in family.actions(state, target)
    ]


def solo_session(edition: str, packs: tuple[str, ...], seed: int, human: str = "random") -> Session:
    loaded = load_packs([data_folder() / name for name in packs])
    choice = GameChoice(loaded, options={"botric_edition": edition})
    return Session(choice.setup(seats_for((human, "botric"), loaded.colours), seed))


@pytest.mark.parametrize(("edition", "packs"), [(FAVOUR, LAKE), (INVESTOR, BASE)])
def test_undone_and_redone_his_steps_come_to_the_same_and_a_drawn_marker_is_not_taken_back(
    edition: str, packs: tuple[str, ...]
) -> None:
    session = solo_session(edition, packs, 4)
    players, undone = players_of(session), 0
    while not session.finished and len(session.history.done) < 250:
        action = players[session.state.decider].decide(session.state)
        before = state_hash(session.state)
        step = session.play(action)
        after = state_hash(session.state)
        reveals = any(getattr(event, "reveals", False) for event in step.events)
        assert session.can_undo != reveals
        if session.can_undo:
            session.undo()
            assert state_hash(session.state) == before
            session.redo()
            undone += 1
        assert state_hash(session.state) == after
    assert undone > 50


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("packs", [BASE, LAKE], ids=["base", "lake"])
def test_the_record_of_a_whole_game_verifies(edition: str, packs: tuple[str, ...]) -> None:
    session = solo_session(edition, packs, 9, "greedy")
    assert play_out(session, players_of(session), 5_000)
    record = json.loads(json.dumps(make_record(session)))
    assert {"botric_step", "botric_choose"} <= {action["do"] for action in record["actions"]}
    _, difference = verify(record)
    assert difference is None


VERIFYING = (
    "import json, sys; from hamlet.session.record import verify; print(verify(json.load(sys.stdin))[1])"
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_record_verifies_in_another_process_under_another_hash_seed(edition: str) -> None:
    session = solo_session(edition, LAKE, 12, "greedy")
    assert play_out(session, players_of(session), 5_000)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [sys.executable, "-s", "-B", "-c", VERIFYING],
        env=environment,
        input=json.dumps(make_record(session)),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "None"), done.stderr
