"""Botric at the table: his board, the strip over the village, the pace of his turn, looking ahead."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.flow.botric.in_words import short_deed
from hamlet.app.flow.botric.turns import begins_go, tellings
from hamlet.app.ids import BotricId, Id, InfoId, PanelCommand, TileId, WhyId
from hamlet.app.motion.botric_script import TRY, board_flights
from hamlet.app.table.botric.his_line import line_rect
from hamlet.app.table.botric.strip import WHY
from hamlet.app.table.drawers import seat_drawer
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui import focus as walking
from hamlet.app.view.botric import Strip
from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.attempts.road import RoadBuilding
from hamlet.engine.botric.base import SLICE
from hamlet.engine.botric.events import BotricActs, CoinTileChanged, MarkerDrawn, TokenMoved
from hamlet.engine.botric.steps import ACT, DRAW, FIRST_TRIES
from hamlet.engine.events import PointsScored
from hamlet.session.session import Session
from hamlet.words.botric.telling import action_name
from hamlet.words.speech import Speech
from hamlet.words.stories import all_of
from tests.app.botric_games import solo_moment, whole_solo
from tests.app.driver import FRAME, Driver
from tests.app.games import game
from tests.e2e.advising import Adviser

WIDE, NORMAL, COMPACT = (1920, 1080), (1280, 720), (960, 540)
FIRST = ("hire", "deliver", "sell")


def _open(
    folder: Path,
    session: Session,
    size: tuple[int, int] = NORMAL,
    speed: float = 0.0,
    *,
    reduced: bool = False,
) -> tuple[Driver, TableScreen]:
    """The table with Botric waiting."""
    driver = Driver(folder, size, 1.0)
    table = TableScreen(session, None, speed, habits=TableHabits(reduced=reduced))
    table.opponents.paused = True
    driver.open(table)
    driver.settle()
    return driver, table


def _actions(table: TableScreen) -> list[str]:
    return [hit.id.action for hit in table.hits if isinstance(hit.id, BotricId)]


def _strip(table: TableScreen) -> Strip:
    seen = table.looking.state.botric
    assert seen is not None
    assert seen.strip is not None
    return seen.strip


def _told(table: TableScreen) -> int:
    """How many of the tries on the strip have come to something."""
    return sum(item.done is not None for item in _strip(table).items)


# where it stands


@pytest.mark.parametrize("size", [WIDE, NORMAL])
def test_his_board_stands_in_the_second_seats_place_with_all_that_he_may_try(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = _open(tmp_path, solo_moment(None, lake=True), size)
    line = SLICE.of(table.session.state).line
    assert _actions(table) == [*FIRST, *line]
    head, person = driver.hit(PanelCommand("seat", "1")).bounds, driver.hit(PanelCommand("seat", "0")).bounds
    assert head.top > person.bottom
    assert all(table.frame.left.contains(driver.hit(BotricId(name)).bounds) for name in (*FIRST, *line))
    stats = [hit.id for hit in table.hits if isinstance(hit.id, InfoId) and hit.id.about == "stat"]
    assert len([each for each in stats if each.seat == 0]) == (8 if size == WIDE else 6)


def test_in_a_low_window_the_chip_of_his_seat_opens_his_whole_board(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, solo_moment(None, lake=True), COMPACT)
    assert _actions(table) == []
    driver.click(PanelCommand("seat", "1"))
    assert table.looking.state.drawer == seat_drawer(1)
    line = SLICE.of(table.session.state).line
    assert sorted(_actions(table)) == sorted((*FIRST, *line))
    assert all(table.frame.village.contains(driver.hit(BotricId(name)).bounds) for name in (*FIRST, *line))


@pytest.mark.parametrize("step", [None, FIRST_TRIES])
def test_in_a_low_window_a_line_of_his_board_stands_in_the_village_and_opens_all_of_it(
    step: str | None, tmp_path: Path
) -> None:
    driver, table = _open(tmp_path, solo_moment(step, lake=True), COMPACT)
    told = [InfoId("coin_tile"), InfoId("botric_queue"), InfoId("markers")]
    told += [InfoId("first_try", name) for name in FIRST]
    line = line_rect(table.frame)
    assert table.frame.village.contains(line)
    assert all(line.contains(driver.hit(what).bounds) and driver.hit(what).hint for what in told)
    assert not any(line.colliderect(table.board.tile_rect(uid)) for uid in range(6))
    driver.click(PanelCommand("drawer", seat_drawer(1)))
    assert table.looking.state.drawer == seat_drawer(1)
    driver.close()


def test_while_something_is_chosen_in_a_low_window_the_line_makes_way(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, solo_moment(None, lake=True), COMPACT)
    driver.click(TileId(table.session.state.village.church))
    driver.settle()
    assert table.flow.mode.name not in ("idle", "watching")
    assert table.hits.get(PanelCommand("drawer", seat_drawer(1))) is None
    driver.close()


def test_without_him_there_is_no_board_and_no_strip(tmp_path: Path) -> None:
    _, table = _open(tmp_path, game(2, 60))
    assert table.looking.state.botric is None
    assert _actions(table) == []


# his turn


@pytest.mark.parametrize("lake", ["", "lake"])
def test_the_strip_tells_what_was_tried_in_the_order_of_the_game(lake: str, tmp_path: Path) -> None:
    whole = whole_solo(lake=bool(lake))
    ends = [
        n for n, step in enumerate(whole.history.done) if any(isinstance(e, BotricActs) for e in step.events)
    ]
    for end in ends[4:16:4]:
        session = whole.fork(end + 1)
        begin = next(n for n in range(end, -1, -1) if begins_go(session.history.done[n]))
        events = [event for step in session.history.done[begin:] for event in tellings(step.events)]
        tried = [event for event in events if not isinstance(event, MarkerDrawn)]
        _, table = _open(tmp_path, session)
        strip, words = _strip(table), session.setup.words
        assert [item.word for item in strip.items] == [action_name(words, event.action) for event in tried]
        assert [item.done for item in strip.items] == [isinstance(event, BotricActs) for event in tried]
        assert [item.lit for item in strip.items] == [False] * (len(tried) - 1) + [True]
        assert strip.why == WhyId(end)


def test_what_he_tries_is_told_one_after_the_other_while_the_game_is_already_further(tmp_path: Path) -> None:
    session = solo_moment(FIRST_TRIES)
    driver, table = _open(tmp_path, session, speed=1.0)
    before = len(session.history.done)
    driver.key("space")
    driver.frames(1)
    assert len(session.history.done) == before + 1
    expected = tellings(session.history.done[-1].events)
    counts = [_told(table)]
    for _ in range(round(3 * TRY / FRAME) + 30):
        driver.frames(1)
        counts.append(_told(table))
    shown = {count: counts.count(count) for count in counts}
    assert list(shown) == list(range(1, len(expected) + 1))
    # The key itself takes some frames of the first.
    assert len(expected) == len(FIRST)
    assert shown[2] >= TRY / FRAME - 1


def test_with_the_pace_off_everything_is_told_at_once(tmp_path: Path) -> None:
    session = solo_moment(FIRST_TRIES)
    driver, table = _open(tmp_path, session, speed=0.0)
    driver.key("space")
    driver.frames(2)
    told = tellings(session.history.done[-1].events)
    assert _told(table) == len(told)
    assert not table.board.animating


def test_with_reduced_motion_tries_are_told_in_turn_and_nothing_moves(tmp_path: Path) -> None:
    session = solo_moment(ACT)
    driver, table = _open(tmp_path, session, speed=1.0, reduced=True)
    driver.key("space")
    driver.frames(2)
    performance, phases = table.board.performance, []
    while (phase := performance._phase()) is not None:
        phases.append(phase)
        driver.frames(1)
    assert phases
    assert {phase.movers for phase in phases} == {()}
    assert performance.flights == []


def test_his_board_shows_the_line_as_it_was_until_what_he_does_is_told(tmp_path: Path) -> None:
    whole = whole_solo()
    moved = next(
        n for n, step in enumerate(whole.history.done) if any(isinstance(e, TokenMoved) for e in step.events)
    )
    session = whole.fork(moved)
    before = SLICE.of(session.state).line
    driver, table = _open(tmp_path, session, speed=1.0)
    driver.key("space")
    driver.frames(2)
    after = SLICE.of(session.state).line
    assert before != after
    seen = table.looking.state.botric
    assert seen is not None
    assert tuple(each.id.action for each in seen.board.line) == before
    driver.settle(1200)
    seen = table.looking.state.botric
    assert seen is not None
    assert tuple(each.id.action for each in seen.board.line) == after


def test_y_shows_the_villagers_go_again_in_the_middle_of_his_turn(tmp_path: Path) -> None:
    session = solo_moment(DRAW)
    driver, table = _open(tmp_path, session, speed=1.0)
    state, steps = session.state, len(session.history.done)
    full = _told(table)
    driver.key("y")
    driver.frames(2)
    assert table.board.animating
    assert _told(table) < full
    driver.settle(1200)
    assert session.state is state
    assert len(session.history.done) == steps
    assert _told(table) == full


def test_after_his_turn_a_summary_stays_until_the_person_begins_something(tmp_path: Path) -> None:
    whole = whole_solo()
    done = whole.history.done
    first = next(
        n for n, s in enumerate(done) if n > 60 and s.before.seat == 0 and done[n - 1].before.seat == 1
    )
    driver, table = _open(tmp_path, whole.fork(first))
    items = [hit.id for hit in table.hits if isinstance(hit.id, WhyId)]
    assert items
    driver.key("t")
    assert not any(isinstance(hit.id, WhyId) and hit.group == "strip" for hit in table.hits)
    driver.key("escape")
    assert [hit.id for hit in table.hits if isinstance(hit.id, WhyId)] == items


# looking ahead


def _lit(table: TableScreen, action: str) -> bool:
    """Whether the village lights what this action would come to."""
    account, scene = table.flow.foresight.of(action), table.scene()
    deed = account.deed
    if isinstance(deed, Building):
        ghost = scene.ghost
        return ghost is not None and (ghost.tile, ghost.rotation, ghost.at) == (
            deed.blueprint,
            deed.rotation,
            deed.at,
        )
    if isinstance(deed, RoadBuilding):
        return [mark.side for mark in scene.borders] == [deed.contact.side]
    if deed is not None:
        return deed.tile in scene.toast_tiles
    return scene.ghost is None and not scene.borders and (account.tie is not None or not scene.toast_tiles)


@pytest.mark.parametrize("edition", ["favour", "investor"])
def test_the_few_words_for_a_sale_tell_the_points_that_he_then_scores(edition: str) -> None:
    whole = whole_solo(edition=edition)
    said, scored = list[str](), list[str]()
    for step in whole.history.done:
        speech = Speech(whole.setup.words, step.before, ("Red", "Botric"))
        sales = [event for event in all_of(step.events, BotricActs) if event.action == "sell"]
        said += [short_deed(speech, "sell", sale.deed) for sale in sales]
        points = [event.points for event in all_of(step.events, PointsScored) if event.why == "sale"]
        scored += [f"{{point}} {each}" for each in points if sales]
    assert said
    assert said == scored


@pytest.mark.parametrize("lake", ["", "lake"])
def test_pointing_at_an_action_lights_what_he_would_do_and_tells_it(lake: str, tmp_path: Path) -> None:
    seen = set[str]()
    for after in (40, 90, 150):
        session = solo_moment(None, after, lake=bool(lake))
        driver, table = _open(tmp_path, session)
        state = session.state
        for action in _actions(table):
            driver.move(driver.point(BotricId(action)))
            assert _lit(table, action), action
            hit = driver.hit(BotricId(action))
            told = table.hint(hit).text
            assert action_name(session.setup.words, action) in told
            assert told.count("\n") >= 2
            seen.add(f"{action} {table.flow.foresight.possible(action)}")
        assert session.state is state
    assert len(seen) >= 10


def test_looking_ahead_leaves_the_view_where_it_was(tmp_path: Path) -> None:
    for after in range(60, 160, 20):
        driver, table = _open(tmp_path, solo_moment(None, after))
        eye = table.board.camera.goal
        for action in _actions(table):
            driver.move(driver.point(BotricId(action)))
        driver.move((table.frame.village.centerx, table.frame.village.bottom - 4))
        driver.settle()
        assert table.board.camera.goal == eye


def test_keys_reach_all_that_he_may_try_and_why(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, solo_moment(None))
    reached = {hit.id for hit in walking.stops(table.input.in_turn())}
    wanted: set[Id] = {BotricId(action) for action in _actions(table)}
    assert wanted <= reached
    for _ in range(len(reached)):
        driver.key("tab")
        if isinstance(table.input.focus, BotricId):
            assert _lit(table, table.input.focus.action)
            wanted.discard(table.input.focus)
    assert wanted == set()
    driver, table = _open(tmp_path, solo_moment(ACT, after=100))
    table.others.step()
    driver.settle()
    assert WHY in {hit.id for hit in walking.stops(table.input.in_turn())}


def test_w_opens_the_reasons_of_what_is_shown(tmp_path: Path) -> None:
    session = solo_moment(ACT, after=100)
    driver, table = _open(tmp_path, session)
    table.others.step()
    driver.settle()
    driver.key("w")
    assert table.flow.mode.name == "why"
    driver.key("escape")
    driver.click(WHY)
    assert table.flow.mode.name == "why"


def test_what_he_would_do_follows_what_the_person_does_at_once(tmp_path: Path) -> None:
    session = solo_moment(None, 60)
    driver, table = _open(tmp_path, session, speed=1.0)
    adviser = Adviser(2)
    for _ in range(4):
        if not table.flow.humans_turn:
            break
        table.flow.play(adviser.decide(session.state))
        driver.look()
        driver.frames(1)
        seen = table.looking.state.botric
        assert seen is not None
        if table.flow.humans_turn:
            assert not seen.board.acting
            expected = [table.flow.foresight.possible(each.id.action) for each in seen.board.line]
            assert [each.done for each in seen.board.line] == expected
            assert all(marker.comes_to is not None for marker in seen.board.markers)


# what moves


def test_markers_coins_and_tokens_fly_between_places_that_are_to_be_seen(tmp_path: Path) -> None:
    whole, flown = whole_solo(), set[type]()
    for number, step in enumerate(whole.history.done):
        kinds = {type(event) for event in step.events} & {MarkerDrawn, CoinTileChanged, TokenMoved}
        if not kinds - flown:
            continue
        flown |= kinds
        _, table = _open(tmp_path, whole.fork(number + 1), WIDE)
        for flight in board_flights(step):
            assert table.aloft.where(flight.source) is not None, flight
            assert table.aloft.where(flight.goals[0]) is not None, flight
    assert flown == {MarkerDrawn, CoinTileChanged, TokenMoved}
