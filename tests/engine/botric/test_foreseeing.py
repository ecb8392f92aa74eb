"""Looking into his head: the account says before a step what it then does, and looking changes nothing."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from hamlet.engine.botric.base import HIS_SEAT, SLICE
from hamlet.engine.botric.events import BotricActs, BotricTried
from hamlet.engine.botric.foreseeing import BY_NAME, Account, account_of, foreseen
from hamlet.engine.botric.steps import NOTHING
from hamlet.engine.botric.thinking import HUMAN, ListLine
from hamlet.engine.dump import state_hash
from hamlet.engine.state import State
from tests.engine.botric.solo_data import EDITIONS
from tests.engine.botric.solo_hands import solo, solo_lake
from tests.engine.botric.solo_playing import TABLES, Table, watched
from tests.engine.sketches import Sketch
from tests.spread import first

tables = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


def assert_told_truly(account: Account | None, step: str, events: list[Any], after: State) -> None:
    """What the account said is what came."""
    acts = [each for each in events if isinstance(each, BotricActs)]
    tried = [each for each in events if isinstance(each, BotricTried)]
    if account is None:
        assert (acts, tried) == ([], [])
        return
    if account.tie is not None:
        assert (acts, tried, after.decision) == ([], [], "botric_tie")
        asked = after.pending[-1]
        assert (asked.fact("about"), asked.fact("options")) == account.tie
        return
    said = [(each.action, each.code, each.facts) for each in tried]
    assert [(action, why.code, why.facts) for action, why in account.tried] == said
    if account.action == NOTHING and step == "first":
        assert acts == []
        return
    (done,) = acts
    assert (done.action, done.deed, done.lines, done.walking) == (
        account.action,
        account.deed,
        account.lines,
        account.walking,
    )


def assert_lines_are_sound(account: Account) -> None:
    """Each line begins with what the one before left; what is tied is what the last line left."""
    assert [line.after for line in account.lines] == [len(left) for left in account.left]
    for before, line in pairwise(account.lines):
        starts_anew = line.id in ("without_human_roads", "any_road_pair")  # which is settled, now where
        assert starts_anew or line.before == before.after
    if account.tie and account.tie.about != "villager" and account.left:
        assert account.left[-1] == account.tie.options
    assert all(line.before > 1 and 1 <= line.after <= line.before for line in account.lines)
    if account.action and account.lines:
        assert account.lines[-1].after == 1


@tables
@pytest.mark.parametrize("number", first(1, [0, 3, 4]))
def test_the_account_says_before_a_step_exactly_what_the_step_then_does(table: Table, number: int) -> None:
    game, told, tied = watched(table, number), 0, 0
    while not game.state.finished:
        state, before = game.state, state_hash(game.state)
        due = state.decision == "botric"
        account = account_of(state) if state.decision.startswith("botric") else None
        step = state.pending[-1].fact("step") if due else ""
        assert state_hash(state) == before
        events: list[Any] = []
        game.game.apply(game.choose(), events.append)
        if due:
            assert_told_truly(account, step, events, game.state)
        if account is not None:
            assert_lines_are_sound(account)
            told += due
            tied += account.tie is not None
    assert told > 20
    assert tied


@tables
def test_while_a_tie_is_asked_the_account_says_what_is_tied(table: Table) -> None:
    game, seen = watched(table, 4), 0
    while not game.state.finished:
        state = game.state
        if state.decision == "botric_tie" and state.pending[-2].fact("step") in ("first", "act"):
            account = account_of(state)
            assert account is not None
            asked = state.pending[-1]
            assert account.tie == (asked.fact("about"), asked.fact("options"))
            seen += 1
        game.game.apply(game.choose())
    assert seen


@tables
@pytest.mark.parametrize("number", first(1, [0, 2]))
def test_foreseeing_changes_nothing_in_anybodys_turn(table: Table, number: int) -> None:
    game = watched(table, number)
    while not game.state.finished:
        state, before = game.state, state_hash(game.state)
        held = {name: getattr(state, name) for name in type(state).__slots__}
        if state.decision != "lay_start" and game.actions % 3 == 0:
            for action in BY_NAME:
                account = foreseen(state, action)
                assert account.action in (action, NOTHING, "")
                assert (account.action == NOTHING) == bool(account.tried)
        assert state_hash(state) == before
        assert all(getattr(state, name) is value for name, value in held.items())
        game.game.apply(game.choose())


@tables
def test_what_is_foreseen_of_a_token_is_what_comes_when_it_is_its_turn(table: Table) -> None:
    game, seen = watched(table, 5), 0
    while not game.state.finished:
        state = game.state
        if state.decision == "botric" and state.pending[-1].fact("step") == "act":
            account = account_of(state)
            assert account is not None
            for action, why in account.tried:
                assert foreseen(state, action).tried == ((action, why),)
            if account.action in SLICE.of(state).line and not state.pending[-1].fact("answers"):
                alone = foreseen(state, account.action)
                assert (alone.deed, alone.lines, alone.left) == (account.deed, account.lines, account.left)
                seen += 1
        game.game.apply(game.choose())
    assert seen > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_human_sees_in_the_own_turn_what_a_token_would_do_and_what_would_stop_it(edition: str) -> None:
    hand = solo(edition).no_church().villagers(HIS_SEAT, "church/").fill(farm="wheat", quarry="stone")
    produce = foreseen(hand.state, "produce")
    assert (produce.action, hand.name(produce.deed.tile)) == ("produce", "woodcutter")
    assert produce.lines == (ListLine("fewest_materials", 3, 1),)
    assert produce.left == (((hand.uids["woodcutter"],),),)
    build = foreseen(hand.state, "build")
    assert [(action, why.code) for action, why in build.tried] == [("build", "no_blueprint")]
    tied = foreseen(hand.fill(farm="", quarry="").state, "produce")
    assert tied.tie is not None
    assert (tied.action, tied.tie.about, len(tied.tie.options)) == ("", "tile", 3)
    assert HUMAN not in {line.id for line in tied.lines}


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_human_has_eaten_does_not_serve_him_in_what_is_foreseen(edition: str) -> None:
    """Over the ice the human gets to the Quarry; for him it stays out of reach."""
    rows = """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """
    sketch = Sketch(rows, roads="church-woodcutter church-farm church-town_hall")
    hand = solo_lake(edition, sketch, {"season": "winter"}).no_church().build_here("pond_a", (2, 1))
    hand.fill(woodcutter="wood", farm="wheat").holds(0, "rare").use("frozen_lake")
    account = foreseen(hand.state, "produce")
    assert account.lines[0] == ListLine("fewest_materials", 2, 2)
    assert "quarry" not in hand.named(account.left[0])
    assert hand.waters.lasting


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_nothing_is_possible_the_account_says_who_lies_down_or_is_tied(edition: str) -> None:
    street = Sketch(
        "woodcutter  farm  church  quarry  market  town_hall",
        roads="woodcutter-farm farm-church church-quarry quarry-market market-town_hall",
    )
    for villagers, walker in (("farm quarry", ""), ("farm woodcutter", "farm")):
        hand = solo(edition, street).no_church().display("").bag().villagers(1, villagers)
        hand.fill(farm="wheat " * 3, quarry="stone " * 3, woodcutter="wood " * 3).his_turn()
        hand.step()
        hand.step()
        account = account_of(hand.state)
        assert account is not None
        assert len(account.tried) == 5
        if walker:
            assert (account.action, hand.name(account.deed)) == (NOTHING, walker)
            assert account.walking == (ListLine("nearest", 2, 1),)
        else:
            assert account.tie is not None
            assert (account.action, account.tie.about) == ("", "villager")
            assert hand.named(account.tie.options) == ["farm", "quarry"]
