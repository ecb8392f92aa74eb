"""Questions of an expansion that has no mode of its own: asked on a card, answered by choosing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Id, TileId
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.parts import Row
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.decisions import Decision
from hamlet.engine.events import Sink
from hamlet.engine.expansions import registry
from hamlet.engine.state import State
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.words.rooms import english
from tests.app.driver import Driver
from tests.app.texts import hearing
from tests.engine.expansions.wells import families, room
from tests.engine.expansions.wells.families import DigWell, DrawWater, Spill
from tests.engine.expansions.wells.pieces import DIG, SPILL
from tests.engine.expansions.wells.room import WELLS, WellsRoom
from tests.engine.expansions.wells.tables import well_definitions
from tests.engine.expansions.wells.words import WELL_WORDS
from tests.session.tables import COLOURS


@pytest.fixture
def flow(monkeypatch: pytest.MonkeyPatch) -> Flow:
    return well_game(monkeypatch)


def well_game(monkeypatch: pytest.MonkeyPatch, wells: WellsRoom = WELLS) -> Flow:
    """Two people with a Barn in hand and gold to build it."""
    monkeypatch.setattr(registry, "EXPANSIONS", (wells,))
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


class NeighbourDigs(WellsRoom):
    """The neighbour is asked for the well."""

    def building_raised(self, state: State, moment: Decision, emit: Sink) -> None:
        state.pending = (*state.pending, Decision(DIG, 1 - moment.seat, moment.tile))


class NeighbourDigsLater(WellsRoom):
    """The neighbour is asked when the turn ends."""

    def turn_ended(self, state: State, moment: Decision, emit: Sink) -> None:
        state.pending = (*state.pending, Decision(DIG, 1 - moment.seat, 1))


def test_who_decides_in_the_turn_of_another_is_told_as_that_by_bar_banner_and_seats(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    flow = well_game(monkeypatch, NeighbourDigs())
    seat = flow.state.seat
    mine, other = flow.names[seat], flow.names[1 - seat]
    driver, table = Driver(tmp_path), TableScreen(flow.session, None, 0.0)
    driver.open(table)

    def told() -> tuple[str, str, list[str]]:
        driver.frames(1)
        panels = table.flow.panels()
        return panels.top.whose, table.greeting.banner, [panels.seats[each].role for each in (seat, 1 - seat)]

    assert told() == (f"{mine}’s turn", "", ["turn", ""])
    build(table.flow)
    with hearing() as drawn:
        assert told() == (f"{other} decides", f"{other} decides", ["turn", "decides"])
        driver.look()
    texts = {each.text for each in drawn}
    assert f"{other} decides" in texts
    assert not [text for text in texts if text.endswith("’s turn")]
    table.flow.play(DigWell(dig=False))
    assert told() == (f"{mine}’s turn", f"{mine}’s turn", ["turn", ""])
    driver.close()


def test_whoever_decided_last_in_the_turn_before_is_greeted_for_the_own_turn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    flow = well_game(monkeypatch, NeighbourDigsLater())
    other = flow.names[1 - flow.state.seat]
    driver, table = Driver(tmp_path), TableScreen(flow.session, None, 0.0)
    driver.open(table)
    greeted = []
    for action in (EndTurn(), DigWell(dig=False)):
        table.flow.play(action)
        driver.frames(1)
        greeted.append(table.greeting.banner)
    assert greeted == [f"{other} decides", f"{other}’s turn"]
    driver.close()


def test_an_action_of_the_expansion_is_offered_on_the_card_of_its_tile(flow: Flow) -> None:
    state = flow.state
    WELLS.put(state, replace(WELLS.of(state), dug=((1, state.seat),)))
    flow.choose(TileId(1))
    (offered,) = [row for row in rows(flow) if "Draw water" in row.title]
    flow.choose(id_of(offered))
    assert flow.session.history.done[-1].action == DrawWater(1)
