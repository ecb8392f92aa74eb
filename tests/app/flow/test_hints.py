"""Hints: looked at without anything being done, and set up so that one only has to confirm them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from hamlet.app.flow.hinting.hints_shown import HintsShown
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, HandId, LetterId, SpotId, TileId
from hamlet.app.showing import enter_mode
from hamlet.app.view.hint_rows import HintRow
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.lake.fish_tiles import PUT_BACK
from hamlet.players.hints import AdviceAccount
from hamlet.players.player import Player
from hamlet.session.session import Session
from hamlet.words.hints import account_text, reason_text
from tests.app.botric_games import HIM, whole_solo
from tests.app.games import building_game, game, moment_of
from tests.app.lake_games import mode_game, moment_when, whole_game
from tests.app.tie_games import tie_game

STEP = 13
GAMES: dict[str, tuple[Callable[[], Session], dict[int, Player]]] = {
    "two": (lambda: game(2, 400), {}),
    "three": (lambda: game(3, 400), {}),
    "autumn": (lambda: whole_game(2, "autumn"), {}),
    "summer": (lambda: whole_game(7, "summer"), {}),
    "against him": (whole_solo, dict(HIM)),
    "against him by the lake": (lambda: whole_solo(lake=True), dict(HIM)),
}
USUAL = {"Produce", "Refine", "TakeBlueprint", "Construct", "BuildRoad", "EndTurn"}
IN_HALF_A_GAME = {"Produce", "TakeBlueprint", "EndTurn"}


def hinted(session: Session, players: dict[int, Player] | None = None) -> tuple[Flow, HintsShown]:
    flow = Flow(session, players)
    assert flow.key("h")
    assert isinstance(flow.mode, HintsShown)
    return flow, flow.mode


def rows(flow: Flow) -> list[HintRow]:
    card = flow.scene().card
    assert card is not None
    return [part for part in card.parts if isinstance(part, HintRow)]


def confirm(flow: Flow) -> None:
    assert flow.key("return")


def set_up_and_confirmed(whole: Session, at: int, players: dict[int, Player]) -> Iterator[str]:
    """Each hint of a moment: chosen, set up, and then confirmed."""
    _, shown = hinted(moment_of(whole, at), players)
    for number, hint in enumerate(shown.hints):
        flow, mode = hinted(moment_of(whole, at), players)
        flow.key(str(number + 1))
        assert mode.lit == number
        assert flow.key("return")
        done = flow.session.history.done
        assert len(done) == at, f"{hint.action} was done"
        assert flow.mode is not mode
        flow.scene()
        flow.panels()
        confirm(flow)
        assert [step.action for step in done[at : at + 1]] == [hint.action]
        yield type(hint.action).__name__


@pytest.mark.parametrize("name", GAMES)
def test_what_is_set_up_is_confirmed_as_it_was_advised(name: str) -> None:
    played, players = GAMES[name]
    whole, kinds = played(), set[str]()
    for at in range(3, len(whole.history.done), STEP):
        before = whole.history.done[at].before
        if before.decider not in players and before.decision != "botric_tie":
            kinds |= set(set_up_and_confirmed(whole, at, players))
    assert kinds >= (IN_HALF_A_GAME if players else USUAL)


@pytest.mark.parametrize("decision", ["hire", "place_donkey"])
def test_a_visit_to_the_town_hall_is_hinted_at_to_its_end(decision: str) -> None:
    whole = game(2, 400)
    moments = [n for n, step in enumerate(whole.history.done) if step.before.decision == decision]
    found = {kind for at in moments[:4] for kind in set_up_and_confirmed(whole, at, {})}
    assert found


@pytest.mark.parametrize("mode", ["boat", "favour", "rising"])
def test_questions_of_the_lake_are_hinted_at(mode: str) -> None:
    session = mode_game(mode)
    assert enter_mode(Flow(session), mode)
    assert session.state.pending
    assert set(set_up_and_confirmed(session, len(session.history.done), {}))


def test_fish_that_had_better_go_back_are_chosen() -> None:
    session = moment_when(lambda state: state.decision == PUT_BACK)
    assert set(set_up_and_confirmed(session, len(session.history.done), {})) == {"PutBack"}


def test_looking_records_nothing_and_leads_back() -> None:
    flow, mode = hinted(game(2, 60))
    before, state = len(flow.session.history.done), flow.state
    for number in range(len(mode.hints)):
        flow.hover(LetterId(number))
        flow.scene()
        flow.panels()
    flow.hover(None)
    assert flow.back()
    assert flow.mode.name == "idle"
    assert (len(flow.session.history.done), flow.state) == (before, state)
    assert not flow.session.can_redo


@pytest.mark.parametrize("leave", ["key", "button", "close"])
def test_hints_are_closed_by_h_again_and_by_their_buttons(leave: str) -> None:
    flow, _ = hinted(game(2, 60))
    ways: dict[str, Callable[[], bool]] = {
        "key": lambda: flow.key("h"),
        "button": lambda: flow.choose(Command.HINT),
        "close": lambda: flow.choose(Command.BACK),
    }
    assert ways[leave]()
    assert flow.mode.name == "idle"


def test_pointing_at_a_hint_brightens_it_for_as_long_as_that_lasts() -> None:
    flow, mode = hinted(game(2, 60))
    assert len(mode.hints) == 3
    flow.hover(LetterId(2))
    assert [row.lit for row in rows(flow)] == [False, False, True]
    flow.hover(None)
    assert [row.lit for row in rows(flow)] == [True, False, False]
    flow.key("2")
    assert [row.lit for row in rows(flow)] == [False, True, False]
    label = flow.scene().card
    assert label is not None
    assert label.buttons[0].label.endswith("B")


def test_each_hint_bears_its_letter_where_it_lies() -> None:
    whole = game(2, 400)
    for at in range(3, len(whole.history.done), STEP):
        flow, mode = hinted(moment_of(whole, at))
        scene, panels = flow.scene(), flow.panels()
        lettered = {mark.letter for mark in scene.letters}
        for rows_there in (panels.church, panels.sales, panels.display, panels.hand):
            lettered |= {row.letter for row in rows_there if row.letter}
        expected = {row.letter for row in rows(flow)} if mode.hints[0].gain > 0 else set()
        assert lettered == expected


def test_the_best_has_a_full_bar_and_the_others_shorter_ones() -> None:
    flow, _ = hinted(game(2, 60))
    shares = [row.share for row in rows(flow)]
    assert shares[0] == 1.0
    assert shares == sorted(shares, reverse=True)
    assert all(row.reasons and row.worth and row.title for row in rows(flow))


def only_row(flow: Flow) -> HintRow:
    (row,) = rows(flow)
    return row


def test_when_all_have_worked_the_turn_had_better_end() -> None:
    whole = game(2, 400)
    moments = (n for n, step in enumerate(whole.history.done) if isinstance(step.action, EndTurn))
    worked = next(n for n in moments if not any_stands(whole.history.done[n].before))
    row = only_row(hinted(moment_of(whole, worked))[0])
    assert (row.title, row.worth, row.key) == ("End the turn", "", "")
    assert [reason.text for reason in row.reasons] == ["all your villagers have worked"]


def test_where_nothing_is_worth_a_step_the_turn_had_better_end_though_somebody_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hamlet.app.flow.hinting.hints_shown.best_advice", lambda _: [])
    flow, _ = hinted(game(2, 60))
    assert [reason.text for reason in only_row(flow).reasons] == [
        "nothing you can do now brings more than it costs"
    ]
    before = len(flow.session.history.done)
    flow.key("return")
    assert flow.mode.name == "end_turn"
    assert len(flow.session.history.done) == before


def test_while_something_is_pinned_a_hint_is_one_line_and_it_stays_pinned() -> None:
    session = building_game()
    flow = Flow(session)
    flow.choose(HandId(0))
    flow.pin()
    pinned = flow.mode
    flow.key("h")
    assert flow.mode is pinned
    assert "{hint}" in flow.toast[0]


def test_a_building_is_pinned_in_its_place_with_its_payment() -> None:
    whole = game(2, 400)
    for at in range(len(whole.history.done)):
        if whole.history.done[at].before.decision != "action":
            continue
        flow, mode = hinted(moment_of(whole, at))
        for number, hint in enumerate(mode.hints):
            if isinstance(hint.action, Construct):
                flow.choose(LetterId(number))
                if flow.mode is mode:
                    flow.choose(LetterId(number))
                held = flow.mode
                assert isinstance(held, Holding)
                assert held.plan is not None
                assert held.plan.purchase.action == hint.action
                ghost = flow.scene().ghost
                assert ghost is not None
                assert ghost.pinned
                assert SpotId(ghost.rotation, ghost.at) == SpotId(hint.action.rotation, hint.action.at)
                return
    raise AssertionError("nothing to build is ever advised")


def test_a_blueprint_or_building_with_a_letter_sets_its_hint_up() -> None:
    flow, mode = hinted(game(2, 60))
    number, place = next((n, each) for n, each in enumerate(mode.places) if each.on_panel is not None)
    assert place.on_panel is not None
    flow.hover(place.on_panel)
    assert mode.lit == number
    flow.choose(place.on_panel)
    assert flow.mode is not mode
    assert isinstance(mode.hints[number].action, TakeBlueprint)
    assert flow.mode.position == 0


def test_another_building_opens_its_card_as_ever() -> None:
    flow, mode = hinted(game(2, 60))
    lettered = {place.tile for place in mode.places}
    other = next(uid for uid in range(len(flow.state.village.tiles)) if uid not in lettered)
    flow.choose(TileId(other))
    assert flow.mode.name in ("card", "payment")


def test_nobody_is_hinted_at_in_anothers_turn() -> None:
    flow = Flow(_his_turn(), dict(HIM))
    assert not flow.humans_turn
    flow.key("h")
    assert flow.mode.name == "watching"


def _his_turn() -> Session:
    whole = whole_solo()
    return moment_of(whole, next(n for n, each in enumerate(whole.history.done) if each.before.decider == 1))


def test_a_tie_that_bears_letters_itself_is_hinted_at_in_a_line() -> None:
    flow = Flow(tie_game("tile"))
    flow.key("h")
    assert flow.mode.name == "tie"
    assert flow.scene().toast


def test_hints_are_the_same_however_often_they_are_asked_for() -> None:
    flow, mode = hinted(game(2, 60))
    flow.key("h")
    flow.key("h")
    assert isinstance(flow.mode, HintsShown)
    assert flow.mode.hints == mode.hints
    assert any(isinstance(hint.action, Produce | TakeBlueprint) for hint in mode.hints)


@pytest.mark.parametrize(
    ("percent", "told"),
    [(20, "some"), (50, "about half"), (80, "most"), (99, "most")],
)
def test_how_near_a_delivery_comes_is_told_as_one_says_it(percent: int, told: str) -> None:
    flow = Flow(game(2, 0))
    cost = flow.state.box.definitions.sales[flow.state.market[0]].cost
    text = reason_text(flow.speech, "nearer.delivery", {"cost": cost, "points": 6, "share": percent})
    assert text.startswith(f"Then you have {told} of ")
    assert text.endswith("a delivery for {point} 6")


@pytest.mark.parametrize(
    ("account", "told"),
    [
        ((6, 0, 0), "6 points at once"),
        ((0, 5, 0), "5 points more at the end, as things stand"),
        ((6, 0, -5), "6 points at once, less 5 points for what it uses up"),
        ((2, 5, -1), "2 points at once, 5 points at the end, less 1 point for what it uses up"),
        ((0, -2, 4), "4 points later on, less 2 points at the end"),
        ((1, 0, 2), "1 point at once, 2 points later on"),
        ((0, 0, 4), ""),
        ((0, 0, 0), ""),
    ],
)
def test_it_is_told_where_the_worth_of_a_hint_comes_from(account: tuple[int, int, int], told: str) -> None:
    speech = Flow(game(2, 0)).speech
    assert speech.plain(account_text(speech, AdviceAccount(*account).parts)) == told


def test_a_figure_that_is_not_scored_at_once_is_accounted_for_beside_it() -> None:
    whole, seen = game(2, 400), set[str]()
    for at in range(3, len(whole.history.done), STEP):
        flow, mode = hinted(moment_of(whole, at))
        for hint, row in zip(mode.hints, rows(flow), strict=True):
            parts = [points for _, points in hint.account.parts]
            if len(parts) > 1:
                seen.add("several")
                assert row.worth.endswith(" in all") or row.worth.startswith("less than")
                first = row.reasons[0]
                told = [int(figure) for figure in re.findall(r"\d+", first.text)]
                assert sorted(told) == sorted(abs(points) for points in parts)
            elif parts and hint.account.later:
                seen.add("later")
                assert row.worth.endswith(" later on")
    assert seen == {"several", "later"}
