"""Why Botric did something: found again for every step of a game, told line by line, shown in the village."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from hamlet.app.flow.botric.accounts import Explanation, explained
from hamlet.app.flow.botric.asked_lists import WALKING
from hamlet.app.flow.botric.why import WhyCard
from hamlet.app.flow.botric.why_parts import WhyParts
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, LetterId, LineId, WhyId
from hamlet.app.view.parts import Card
from hamlet.app.view.reasons import LetterRow, ListLook, ListRow, TriedRow
from hamlet.engine.botric.events import BotricActs, BotricBoat, BotricTried
from hamlet.engine.botric.steps import TIE
from hamlet.engine.decisions import Decision
from hamlet.players.registry import make_player
from hamlet.session.driving import deciding, play_one
from hamlet.session.session import Session
from hamlet.words.stories import all_of
from tests.app.botric_games import solo_session, whole_solo

GAMES = [(7, False), (4, False), (1, True), (4, True)]
games = pytest.mark.parametrize(("seed", "lake"), GAMES)


@cache
def by_lot(seed: int) -> Session:
    """A whole game in which nobody is asked about ties."""
    session = solo_session(seed, botric_ties="decide")
    decide = deciding({0: make_player("greedy", seed, 0), 1: make_player("botric", seed, 1)})
    while play_one(session, decide) is not None:
        pass
    return session


def asked_lines(found: Explanation, *, walking: bool) -> list[tuple[str, int, int]]:
    return [
        (line.id, line.before, line.after)
        for each in found.lists
        if (each.name == WALKING) == walking
        for line in each.lines
        if line.asked
    ]


def assert_told_alike(session: Session) -> None:
    """What is found from the states is what the events told when it happened."""
    done, count = session.history.done, 0
    for number, step in enumerate(done):
        found = explained(done, number, session.state)
        for acts in all_of(step.events, BotricActs):
            assert found is not None
            assert (found.action, found.deed) == (acts.action, acts.deed)
            assert asked_lines(found, walking=False) == [tuple(line) for line in acts.lines]
            assert asked_lines(found, walking=True) == [tuple(line) for line in acts.walking]
            own = [(event.action, event.code) for event in all_of(step.events, BotricTried)]
            assert [(action, why.code) for action, why in found.tried][-len(own) or len(found.tried) :] == own
            count += 1
        for boat in all_of(step.events, BotricBoat):
            assert found is not None
            assert (found.action, found.deed, found.reason) == ("boat", boat.lake, boat.why)
    assert count > 40


@games
def test_the_reasons_found_again_are_those_that_were_told_at_the_time(seed: int, *, lake: bool) -> None:
    assert_told_alike(whole_solo(seed, lake=lake))


def test_reasons_are_found_where_the_lot_decided_ties_unasked() -> None:
    assert_told_alike(by_lot(7))


@games
def test_a_chosen_one_was_there_from_the_beginning_and_is_what_each_line_left(
    seed: int, *, lake: bool
) -> None:
    session = whole_solo(seed, lake=lake)
    for number in range(len(session.history.done)):
        found = explained(session.history.done, number, session.state)
        for each in found.lists if found is not None and found.action else ():
            assert each.chosen in each.begun
            for line in each.lines:
                if line.asked:
                    assert len(line.left) == line.after
                    assert each.chosen in line.left


@games
def test_while_a_tie_is_asked_one_list_is_open_and_holds_what_is_tied(seed: int, *, lake: bool) -> None:
    session, ties = whole_solo(seed, lake=lake), 0
    for number, step in enumerate(session.history.done):
        if step.before.decision == TIE:
            found = explained(session.history.done[:number], number - 1, step.before)
            assert found is not None
            (waiting,) = [each for each in found.lists if each.chosen is None]
            asked = step.before.pending[-1]
            assert (waiting.about, waiting.last) == (asked.fact("about"), asked.fact("options"))
            assert list(WhyParts(session.setup.speech(step.before), found).parts(None))
            ties += 1
    assert ties


def test_all_steps_of_a_villager_lead_to_what_it_did_with_all_its_tries_in_order() -> None:
    done, seen = whole_solo(7).history.done, 0
    for number, step in enumerate(done):
        if any(event.action == "refine" for event in all_of(step.events, BotricActs)):
            first = next(n for n in range(number, -1, -1) if n == 0 or _begins(done[n].before.pending))
            found = [explained(done, each, done[-1].after) for each in range(first, number + 1)]
            assert {each.action for each in found if each is not None} == {"refine"}
            tried = [action for action, _ in found[0].tried] if found[0] is not None else []
            assert tried[:3] == ["hire", "deliver", "sell"]
            seen += 1
    assert seen


def _begins(pending: Sequence[Decision]) -> bool:
    return bool(pending) and pending[-1].fact("step") == "first"


# on the card


def opened(action: str, seed: int = 7, *, lake: bool = False, lines: int = 2) -> Flow:
    """A table at which the reasons of such an action, with so many lines asked, have been opened."""
    session = whole_solo(seed, lake=lake)
    for number, step in enumerate(session.history.done):
        acts = all_of(step.events, BotricActs)
        if any(each.action == action and len(each.lines) >= lines for each in acts):
            flow = Flow(session.fork(number + 1))
            assert flow.choose(WhyId(number))
            return flow
    raise AssertionError(action)


def card_of(flow: Flow) -> Card:
    card = flow.scene().card
    assert card is not None
    return card


@pytest.mark.parametrize("action", ["build", "refine", "purchase", "produce", "road", "hire"])
def test_one_line_of_the_list_that_matters_is_lit_and_those_after_it_were_not_asked(action: str) -> None:
    flow = opened(action)
    rows = [part for part in card_of(flow).parts if isinstance(part, ListRow)]
    of = {row.id.of for row in rows if isinstance(row.id, LineId) and row.sign.isdigit()}
    assert len(of) == 1
    numbered = [row for row in rows if row.sign.isdigit()]
    looks = [row.look for row in numbered]
    assert looks.count(ListLook.DECIDES) == 1
    assert set(looks[looks.index(ListLook.DECIDES) + 1 :]) <= {ListLook.IDLE}
    assert numbered[looks.index(ListLook.DECIDES)].after == 1


def test_the_tries_come_first_each_with_its_reason_and_then_what_he_does() -> None:
    rows = [part for part in card_of(opened("refine")).parts if isinstance(part, TriedRow)]
    assert [row.done for row in rows] == [False] * (len(rows) - 1) + [True]
    assert all(row.why for row in rows)


def test_pointing_at_a_line_lights_what_it_left_and_at_a_letter_its_place() -> None:
    flow = opened("build", lines=6)
    assert isinstance(flow.mode, WhyCard)
    found = flow.mode.found
    (where,) = [number for number, each in enumerate(found.lists) if each.name == "place"]
    for number, line in enumerate(found.lists[where].lines):
        if line.asked:
            flow.hover(LineId(where, number))
            scene = flow.scene()
            assert [(spot.rotation, *spot.at) for spot in scene.spots] == list(line.left)
            assert scene.letters == ()
    rows = [part for part in card_of(flow).parts if isinstance(part, LetterRow)]
    assert [row.chosen for row in rows] == [True] + [False] * (len(rows) - 1)
    flow.hover(LetterId(len(rows) - 1))
    ghost = flow.scene().ghost
    assert ghost is not None
    assert ghost.id == LetterId(len(rows) - 1)
    assert {mark.letter for mark in flow.scene().letters} == {row.letter for row in rows}


def test_the_village_is_shown_as_it_was_and_as_it_is_once_the_card_is_closed() -> None:
    flow = opened("build")
    assert flow.mode.moment is not None
    assert len(flow.mode.moment.village.tiles) < len(flow.state.village.tiles)
    assert flow.choose(Command.BACK)
    assert flow.mode.moment is None


def test_a_line_that_was_chosen_stays_lit_until_it_is_chosen_again() -> None:
    flow = opened("refine")
    lit = flow.scene().letters
    line = LineId(0, 0)
    flow.hover(None)
    assert flow.choose(line)
    assert flow.scene().letters == ()
    assert flow.choose(line)
    assert flow.scene().letters == lit


def test_the_log_leads_from_each_of_his_lines_to_its_reasons_and_from_no_other() -> None:
    session = whole_solo(7)
    flow = Flow(session.fork(len(session.history.done) - 20))
    entries = [entry for entry in flow.panels().log if entry.why is not None]
    assert entries
    done = flow.session.history.done
    for entry in entries:
        assert entry.why is not None
        assert done[entry.why].before.in_turn == 1
        assert explained(done, entry.why, flow.state) is not None


def test_a_step_without_reasons_opens_nothing() -> None:
    flow = Flow(whole_solo(7).fork(60))
    own = next(n for n, step in enumerate(flow.session.history.done) if step.before.in_turn == 0)
    assert not flow.choose(WhyId(own))
    assert not flow.choose(WhyId(10_000))
