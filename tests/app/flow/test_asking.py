"""Questions of an expansion that has no mode of its own: asked on a card, answered by choosing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Id, TileId
from hamlet.app.view.parts import Row
from hamlet.engine.actions.turn import EndTurn
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.words.rooms import english
from tests.engine.expansions.wells import families, room
from tests.engine.expansions.wells.families import DigWell, DrawWater, Spill
from tests.engine.expansions.wells.pieces import SPILL
from tests.engine.expansions.wells.room import WELLS
from tests.engine.expansions.wells.tables import well_definitions, with_wells
from tests.engine.expansions.wells.words import WELL_WORDS
from tests.session.tables import COLOURS


@pytest.fixture
def flow(monkeypatch: pytest.MonkeyPatch) -> Flow:
    """Two people with a Barn in hand and gold to build it."""
    with_wells(monkeypatch)
    words = english().with_room(WELL_WORDS)
    session = Session(Setup(well_definitions(), seats_for(("human", "human"), COLOURS), 3, words=words))
    state = session.start
    barn = state.box.definitions.tile_index("barn")
    state.blueprints = tuple((barn,) for _ in range(2))
    state.gold = (30, 30)
    return Flow(session)


def rows(flow: Flow) -> list[Row]:
    card = flow.scene().card
    assert card is not None
    return [part for part in card.parts if isinstance(part, Row)]


def build(flow: Flow) -> None:
    construct = flow.state.box.ruleset.by_name["construct"]
    flow.play(construct.propose(flow.state, construct.targets(flow.state)[0]))


def test_every_answer_is_a_row_in_the_words_of_its_family_beside_the_tile(flow: Flow) -> None:
    build(flow)
    card = flow.scene().card
    assert card is not None
    assert (card.title, card.tile) == ("A well?", len(flow.state.village.tiles) - 1)
    assert [row.title for row in rows(flow)] == ["Dig a well", "Leave it"]


def id_of(row: Row) -> Id:
    assert row.id is not None
    return row.id


def test_choosing_a_row_answers_and_the_game_goes_on(flow: Flow) -> None:
    build(flow)
    seat = flow.state.seat
    assert flow.choose(id_of(rows(flow)[0]))
    assert flow.session.history.done[-1].action == DigWell(dig=True)
    assert WELLS.of(flow.state).of(seat)
    assert (flow.mode.name, flow.state.pending) == ("idle", ())


def test_a_question_cannot_be_left_but_taken_back(flow: Flow) -> None:
    build(flow)
    assert not flow.back()
    assert flow.mode.name == "asking"
    assert flow.key("z")
    assert flow.session.history.done == []
    assert flow.mode.name == "idle"


def test_a_question_at_the_end_of_the_turn_has_its_card_too(flow: Flow) -> None:
    state = flow.state
    WELLS.put(state, WELLS.of(state).with_buckets(state.seat, 5))
    flow.choose(flow.panels().end_turn.id)
    if flow.mode.name != "asking":
        flow.choose(flow.panels().end_turn.id)
    assert flow.state.decision == SPILL
    assert [row.title for row in rows(flow)] == ["Spill 2", "Spill 3", "Spill 4", "Spill 5"]
    flow.choose(id_of(rows(flow)[1]))
    assert flow.state.decision == "action"


def test_a_question_with_many_answers_offers_every_one_of_them(
    flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "KEPT", 29)
    monkeypatch.setattr(families, "KEPT", 29)
    WELLS.put(flow.state, WELLS.of(flow.state).with_buckets(flow.state.seat, 30))
    flow.play(EndTurn())
    assert [row.title for row in rows(flow)] == [f"Spill {count}" for count in range(1, 31)]
    flow.choose(id_of(rows(flow)[-1]))
    assert flow.session.history.done[-1].action == Spill(30)


def test_an_action_of_the_expansion_is_offered_on_the_card_of_its_tile(flow: Flow) -> None:
    state = flow.state
    WELLS.put(state, replace(WELLS.of(state), dug=((1, state.seat),)))
    flow.choose(TileId(1))
    (offered,) = [row for row in rows(flow) if "Draw water" in row.title]
    flow.choose(id_of(offered))
    assert flow.session.history.done[-1].action == DrawWater(1)
