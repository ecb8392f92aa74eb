"""Ties: asked with everything that is tied lit and lettered, answered by letter, key, row or the lot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, DisplayId, HandId, Id, LetterId, SaleId, TileId, WhyId
from hamlet.app.view.parts import Card
from hamlet.app.view.reasons import LetterRow, ListLook, ListRow
from hamlet.engine.botric.families import BotricChoose, BotricLot
from hamlet.engine.botric.steps import TIE
from tests.app.tie_games import tie_game

KINDS = ["place", "tile", "villager", "road", "sale"]
kinds = pytest.mark.parametrize("about", KINDS)


def table(about: str) -> Flow:
    flow = Flow(tie_game(about))
    assert flow.mode.name == "tie"
    return flow


def options(flow: Flow) -> tuple[tuple[int, ...], ...]:
    found: tuple[tuple[int, ...], ...] = flow.state.pending[-1].fact("options")
    return found


def card_of(flow: Flow) -> Card:
    card = flow.scene().card
    assert card is not None
    return card


def last_action(flow: Flow) -> object:
    return flow.session.history.done[-1].action


@kinds
def test_each_that_is_tied_has_a_row_with_its_letter_and_key(about: str) -> None:
    flow = table(about)
    rows = [part for part in card_of(flow).parts if isinstance(part, LetterRow)]
    tied = [row for row in rows if isinstance(row.id, LetterId)]
    assert [row.letter for row in tied] == list("ABCDEFGH"[: len(options(flow))])
    assert [row.key for row in tied] == [str(n + 1) for n in range(len(tied))]
    assert len({(row.title, row.note) for row in tied}) == len(tied)
    assert rows[-1].id is Command.LOT


@pytest.mark.parametrize("about", ["place", "tile", "villager", "road"])
def test_each_that_is_tied_is_lit_in_the_village_with_the_same_letter(about: str) -> None:
    flow = table(about)
    scene = flow.scene()
    count = len(options(flow))
    assert [mark.letter for mark in scene.letters] == list("ABCDEFGH"[:count])
    lit: set[Id] = {mark.id for mark in scene.tiles} | {mark.id for mark in scene.borders}
    lit |= {spot.id for spot in scene.spots}
    lit |= {scene.ghost.id} if scene.ghost is not None else set()
    assert lit == {LetterId(number) for number in range(count)}
    assert scene.dim


def test_tied_sales_bear_their_letters_in_the_market() -> None:
    flow = table("sale")
    lettered = {row.sale: row.letter for row in flow.panels().sales if row.letter}
    assert sorted(lettered.values()) == list("ABCD"[: len(options(flow))])
    assert set(lettered) == {option[0] for option in options(flow)}


Answer = Callable[[Flow, int], bool]
ANSWERS: dict[str, Answer] = {
    "id": lambda flow, number: flow.choose(LetterId(number)),
    "figure": lambda flow, number: flow.key(str(number + 1)),
    "letter": lambda flow, number: flow.key("abcdefgh"[number]),
}


@kinds
@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("number", [0, 1])
def test_a_tie_is_answered_with_the_one_that_was_meant(about: str, answer: str, number: int) -> None:
    flow = table(about)
    assert ANSWERS[answer](flow, number)
    assert last_action(flow) == BotricChoose(number)


@kinds
def test_enter_takes_the_one_that_was_pointed_at_last(about: str) -> None:
    flow = table(about)
    flow.hover(LetterId(1))
    flow.hover(None)
    assert flow.key("return")
    assert last_action(flow) == BotricChoose(1)


@pytest.mark.parametrize("about", ["tile", "villager"])
def test_choosing_a_tied_building_is_an_answer_and_any_other_none(about: str) -> None:
    flow = table(about)
    before = len(flow.session.history.done)
    other = next(
        uid for uid in range(len(flow.state.village.tiles)) if uid not in {each[0] for each in options(flow)}
    )
    for what in (TileId(other), HandId(0), DisplayId(0), Command.END_TURN):
        flow.choose(what)
        assert len(flow.session.history.done) == before
        assert flow.mode.name == "tie"
    assert flow.choose(TileId(options(flow)[1][0]))
    assert last_action(flow) == BotricChoose(1)


def test_choosing_a_tied_sale_in_the_market_is_an_answer() -> None:
    flow = table("sale")
    sale = options(flow)[1][0]
    assert flow.choose(SaleId(flow.state.market.index(sale)))
    assert last_action(flow) == BotricChoose(1)


@kinds
def test_the_lot_decides_one_tie_when_asked_to(about: str) -> None:
    flow = table(about)
    assert flow.key("0")
    assert last_action(flow) == BotricLot()
    assert not flow.lots


def test_decide_ties_for_me_leaves_this_tie_and_all_that_follow_to_the_lot() -> None:
    flow = table("tile")
    assert flow.choose(Command.LOTS)
    assert last_action(flow) == BotricLot()
    assert flow.lots


def test_the_button_that_leaves_all_ties_to_the_lot_says_so() -> None:
    lots = next(button for button in card_of(table("tile")).buttons if button.id is Command.LOTS)
    assert "by lot" in lots.label


def test_an_answer_that_revealed_nothing_can_be_taken_back_and_is_asked_again() -> None:
    flow = table("villager")
    before = flow.state
    assert flow.choose(LetterId(1))
    assert not flow.session.history.done[-1].reveals
    assert flow.choose(Command.UNDO) or flow.key("z")
    assert flow.state is before
    assert flow.state.decision == TIE
    assert flow.mode.name == "tie"


def test_the_tie_cannot_be_walked_away_from() -> None:
    flow = table("place")
    assert not flow.back()
    assert flow.mode.name == "tie"


def test_why_is_open_over_a_tie_and_leads_back_to_it() -> None:
    flow = table("place")
    assert flow.choose(WhyId(len(flow.session.history.done) - 1))
    assert flow.mode.name == "why"
    assert flow.back()
    assert flow.mode.name == "tie"


@kinds
def test_every_line_that_was_asked_is_told_also_where_it_left_all(about: str) -> None:
    flow = table(about)
    rows = [part for part in card_of(flow).parts if isinstance(part, ListRow)]
    assert flow.choose(WhyId(len(flow.session.history.done) - 1))
    same = [
        part for part in card_of(flow).parts if isinstance(part, ListRow) and part.id in {r.id for r in rows}
    ]
    assert [(row.text, row.before, row.after, row.look) for row in rows] == [
        (row.text, row.before, row.after, row.look) for row in same
    ]
    assert all((row.look is ListLook.VAIN) == (row.before == row.after) for row in rows)
    if about == "place":
        assert {row.look for row in rows} == {ListLook.ASKED, ListLook.VAIN}


@kinds
def test_it_is_said_to_whom_the_choice_matters(about: str) -> None:
    texts = [getattr(part, "text", "") for part in card_of(table(about)).parts]
    assert any("matters to" in text for text in texts)


@kinds
def test_where_no_line_decided_a_plain_sentence_stands_for_all_of_them(about: str) -> None:
    flow = table(about)
    parts = card_of(flow).parts
    asked = [part for part in parts if isinstance(part, ListRow)]
    texts = [getattr(part, "text", "") for part in parts]
    plainly = "Botric’s rules do not decide between these: you choose for him." in texts
    assert plainly == (not asked)
    assert not asked or any(row.look is ListLook.ASKED for row in asked)
    assert not any("Lines that left" in text for text in texts)
    assert "rules leave" in flow.scene().prompt or about == "villager"
