"""Fish at the table: the season's menu, what a meal leaves behind, and what goes back into the bag."""

from __future__ import annotations

import pytest

from hamlet.app.flow.lakeside.eating_fish import Eating
from hamlet.app.flow.lakeside.favouring import Favouring
from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.flow.modes.sheets import EndSheet
from hamlet.app.flow.table import Flow
from hamlet.app.ids import ChipId, Command, FishId, MenuId, TileId, UseId
from hamlet.app.view.waterside import FishSheet, LakePanel, MenuSpread
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.fish_tiles import PUT_BACK
from hamlet.engine.state import State
from tests.app.fish_hands import COMMON, RARE, UNCOMMON, with_fish
from tests.app.games import game


def _lake(flow: Flow) -> LakePanel:
    lake = flow.panels().lake
    assert lake is not None
    return lake


def _spread(flow: Flow) -> MenuSpread:
    spread = flow.scene().spread
    assert isinstance(spread, MenuSpread)
    return spread


def _sheet(flow: Flow) -> FishSheet:
    sheet = flow.scene().spread
    assert isinstance(sheet, FishSheet)
    return sheet


def _card(state: State, name: str) -> int:
    return next(number for number, card in enumerate(parts_of(state.box).cards) if card.id == name)


def _hand(flow: Flow, seat: int) -> tuple[int, ...]:
    return SLICE.of(flow.state).hands[seat]


def test_the_panels_of_the_base_game_know_no_fish() -> None:
    panels = Flow(game(2, 40)).panels()
    assert panels.lake is None
    assert all(seat.fish is None for seat in panels.seats)
    assert not any(worker.home for worker in panels.workers)


def test_in_the_base_game_the_key_of_the_menu_does_nothing() -> None:
    flow = Flow(game(2, 40))
    assert not flow.key("u")
    assert isinstance(flow.mode, Idle)


def test_the_menu_lists_the_cards_of_the_season_and_lights_what_can_be_used() -> None:
    lake = _lake(Flow(with_fish(COMMON, RARE)))
    assert [row.fish for row in lake.menu] == ["common", "uncommon", "rare"]
    assert [row.name for row in lake.menu] == ["Fish Market", "Infrastructure", "Call in a Favour"]
    assert [row.usable for row in lake.menu] == [True, False, False]
    assert lake.menu[1].reason == "You have no uncommon fish."
    assert lake.menu[2].reason == "You hold no blueprint that could be built."


def test_a_fish_raises_its_card_and_its_tile() -> None:
    flow = Flow(with_fish(COMMON, UNCOMMON))
    assert flow.choose(FishId(1))
    assert isinstance(flow.mode, Eating)
    assert [card.chosen for card in _spread(flow).cards] == [False, True, False]
    assert [item.selected for item in _lake(flow).fish] == [False, True]
    assert [row.selected for row in _lake(flow).menu] == [False, True, False]


def test_using_a_fish_gives_its_gain_and_marks_its_kind_as_used() -> None:
    flow = Flow(with_fish(COMMON, COMMON))
    seat, gold = flow.state.seat, flow.state.gold[flow.state.seat]
    market = _card(flow.state, "fish_market")
    assert flow.choose(MenuId(market))
    assert flow.key("return")
    assert flow.state.gold[seat] == gold + 2
    assert _hand(flow, seat) == (COMMON,)
    assert [item.used for item in _lake(flow).fish] == [True]
    assert isinstance(flow.mode, Idle)
    flow.choose(FishId(0))
    part = _spread(flow).cards[0]
    assert part.spent
    assert not part.button.enabled
    assert part.note == "used this turn"


def test_a_number_uses_the_card_of_that_place_and_a_refusal_says_why() -> None:
    flow = Flow(with_fish(COMMON))
    seat = flow.state.seat
    assert flow.key("u")
    assert flow.key("2")
    assert flow.toast[0] == "You have no uncommon fish."
    assert isinstance(flow.mode, Eating)
    assert flow.key("1")
    assert _hand(flow, seat) == ()


@pytest.mark.parametrize("close", ["u", "back", "leave"])
def test_the_menu_is_closed_by_its_key_by_escape_and_by_a_click_beside_it(close: str) -> None:
    flow = Flow(with_fish(COMMON))
    flow.key("u")
    assert {"u": lambda: flow.key("u"), "back": flow.back, "leave": flow.leave}[close]()
    assert isinstance(flow.mode, Idle)


@pytest.mark.parametrize(
    ("season", "fish", "icon", "told"),
    [
        ("summer", UNCOMMON, "closed", "It waits for the next villager who works."),
        ("autumn", UNCOMMON, "free-blueprint", "It lasts until your turn ends."),
        ("winter", UNCOMMON, "refill-fish", "It waits for the next villager who works."),
    ],
)
def test_what_a_meal_still_does_is_a_chip_of_the_turn(season: str, fish: int, icon: str, told: str) -> None:
    flow = Flow(with_fish(fish, season=season))
    flow.choose(FishId(0))
    flow.key("return")
    (chip,) = _lake(flow).effects
    assert chip.icon == icon
    assert told in chip.about
    flow.choose(Command.UNDO)
    assert _lake(flow).effects == ()


def test_the_step_of_a_meal_bears_its_fish_and_can_be_taken_back() -> None:
    flow = Flow(with_fish(UNCOMMON))
    seat = flow.state.seat
    flow.choose(FishId(0))
    flow.key("return")
    chip = flow.panels().turn[-1]
    assert chip.icon == "fish-uncommon"
    assert flow.choose(ChipId(0))
    assert _hand(flow, seat) == (UNCOMMON,)


def test_a_meal_that_asks_something_leads_on_to_that() -> None:
    session = with_fish(RARE)
    state = session.start
    hand = tuple(state.display[:1])
    state.blueprints = tuple(hand if seat == state.seat else () for seat in range(2))
    flow = Flow(session)
    flow.choose(FishId(0))
    assert flow.key("return")
    assert isinstance(flow.mode, Favouring)


# the end of the turn


def test_too_many_fish_are_told_before_the_turn_ends_with_all_that_is_left_over() -> None:
    flow = Flow(with_fish(COMMON, COMMON, UNCOMMON, UNCOMMON, RARE))
    assert flow.panels().end_note == "5 fish, 3 may stay"
    flow.key("n")
    assert isinstance(flow.mode, PuttingBack)
    sheet = _sheet(flow)
    assert [item.back for item in sheet.fish] == [True, True, False, False, False]
    told = " ".join(line.text for line in sheet.lines)
    assert "can still be sold" in told
    assert "can still work" in told
    assert _lake(flow).away
    assert flow.back()
    assert isinstance(flow.mode, Idle)


def test_the_turn_ends_with_the_fish_that_were_chosen() -> None:
    flow = Flow(with_fish(COMMON, COMMON, UNCOMMON, UNCOMMON, RARE))
    seat = flow.state.seat
    flow.key("n")
    flow.key("1")
    assert not _sheet(flow).buttons[-1].enabled
    flow.choose(Command.CONFIRM)
    assert flow.state.seat == seat
    flow.key("3")
    assert [item.back for item in _sheet(flow).fish] == [False, True, True, False, False]
    flow.key("return")
    assert _hand(flow, seat) == (COMMON, UNCOMMON, RARE)
    assert flow.state.seat != seat
    assert isinstance(flow.mode, Idle)


def test_one_more_than_go_back_lets_the_first_chosen_stay() -> None:
    flow = Flow(with_fish(COMMON, COMMON, UNCOMMON, RARE))
    flow.key("n")
    flow.choose(FishId(3))
    assert [item.back for item in _sheet(flow).fish] == [False, False, False, True]


def test_a_fish_sold_from_the_sheet_need_not_go_back() -> None:
    flow = Flow(with_fish(COMMON, COMMON, UNCOMMON, RARE))
    flow.key("n")
    flow.choose(UseId(_card(flow.state, "fish_market")))
    assert isinstance(flow.mode, EndSheet)
    assert len(_hand(flow, flow.state.seat)) == 3


def test_asked_by_the_game_the_sheet_cannot_be_left_but_undone() -> None:
    flow = Flow(with_fish(COMMON, COMMON, UNCOMMON, RARE))
    seat = flow.state.seat
    flow.session.play(EndTurn())
    flow.settle()
    assert flow.state.decision == PUT_BACK
    assert isinstance(flow.mode, PuttingBack)
    assert [button.id for button in _sheet(flow).buttons] == [Command.CONFIRM]
    assert not flow.back()
    flow.choose(TileId(0))
    flow.choose(MenuId(0))
    assert isinstance(flow.mode, PuttingBack)
    flow.choose(Command.SCORES)
    flow.back()
    assert isinstance(flow.mode, PuttingBack)
    flow.choose(Command.CONFIRM)
    assert _hand(flow, seat) == (COMMON, UNCOMMON, RARE)


def test_a_meal_that_would_be_lost_is_told_before_the_turn_ends() -> None:
    flow = Flow(with_fish(UNCOMMON, season="summer"))
    flow.choose(FishId(0))
    flow.key("return")
    assert flow.panels().end_note == "an effect is waiting"
    flow.key("n")
    card = flow.scene().card
    assert isinstance(flow.mode, EndSheet)
    assert card is not None
    assert "Monopoly still waits for a villager" in str(card.parts)


def test_seats_tell_fish_and_boats_and_who_is_at_home() -> None:
    panels = Flow(with_fish(COMMON, RARE)).panels()
    assert [seat.fish for seat in panels.seats if seat.active] == [2]
    assert [seat.fish for seat in panels.seats if not seat.active] == [0]
    assert [seat.boats for seat in panels.seats] == [0, 0]
    assert all(worker.home for worker in panels.workers if worker.kind == "villager")
