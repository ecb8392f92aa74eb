"""Milestones, lakes, the last round; what is owed to numbers; and fades where nothing is to move."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.motion.coins import CoinShower
from hamlet.app.motion.dissolving import LASTS
from hamlet.app.motion.flights import NumberFlight
from hamlet.app.motion.moments import LakeBorn, LastRound, MedalFlight, MilestoneWon
from hamlet.app.motion.performance import Performance
from hamlet.app.motion.script import act_of
from hamlet.app.motion.sky import Flyer, Sky
from hamlet.app.motion.tumbling import Tumble
from hamlet.engine.definitions import Definitions
from hamlet.engine.events import DisplayFilled, EndTriggered, MilestoneTaken
from hamlet.engine.lake.events import LakeFormed
from hamlet.session.history import Step
from hamlet.session.session import Session
from hamlet.words.rooms import english
from hamlet.words.stories import all_of
from tests.app.board.conftest import COLOURS, Table, played
from tests.app.board.lake_games import lake_game

MOMENTS = {MilestoneTaken: MilestoneWon, LakeFormed: LakeBorn, EndTriggered: LastRound}
FRAME = 1 / 60


@pytest.fixture(scope="module")
def whole_game(definitions: Definitions) -> Session:
    return played(definitions, 400)


@pytest.mark.parametrize("reduced", [False, True])
def test_every_milestone_every_lake_and_the_last_round_have_their_moment(*, reduced: bool) -> None:
    seen = set()
    for step in lake_game(1).history.done:
        moments = act_of(step, COLOURS, reduced=reduced, words=english()).moments
        for event, moment in MOMENTS.items():
            happened = [one for one in step.events if isinstance(one, event)]
            found = [one for one in moments if isinstance(one, moment)]
            assert len(found) == len(happened)
            assert all(one.lasts <= 1.2 for one in found)
            assert all(getattr(one, "still", None) == reduced for one in found)
            seen |= {moment} if found else set()
    assert seen == set(MOMENTS.values())


def test_a_ribbon_unrolls_stands_and_is_gone(table: Table) -> None:
    table.settle()
    step = next(step for step in lake_game(1).history.done if all_of(step.events, MilestoneTaken))
    ribbon = act_of(step, COLOURS, words=english()).moments[0]
    canvas = table.board._canvas(table.surface)
    assert canvas is not None
    changed = []
    for share in (0.03, 0.5, 0.93, 1.0):
        table.draw()
        before = table.surface.copy()
        ribbon.draw(canvas, share)
        same = pygame.mask.from_threshold(table.surface, (0, 0, 0), (1, 1, 1, 255), before)
        same.invert()
        changed.append(same.count())
    assert changed[1] > changed[0] > 0
    assert changed[3] == 0


def test_a_laurel_flies_to_every_milestone_that_is_won(whole_game: Session) -> None:
    won = 0
    for step in whole_game.history.done:
        laurels = [flyer for flyer in act_of(step, COLOURS).flights if isinstance(flyer, MedalFlight)]
        assert len(laurels) == len(all_of(step.events, MilestoneTaken))
        won += len(laurels)
    assert won


def test_new_blueprints_tumble_from_the_bag_to_the_last_places_of_the_display(whole_game: Session) -> None:
    tumbled = 0
    for step in whole_game.history.done:
        filled = [event.tile for event in all_of(step.events, DisplayFilled)]
        found = [flyer for flyer in act_of(step, COLOURS).flights if isinstance(flyer, Tumble)]
        assert [flyer.blueprint for flyer in found] == filled
        places = [getattr(flyer.goals[0], "place", None) for flyer in found]
        last = len(step.after.display)
        assert places == list(range(last - len(found), last))
        assert [step.after.display[place] for place in places if place is not None] == filled
        tumbled += len(found)
    assert tumbled


# numbers


def _brings(step: Step) -> dict[tuple[int, str], int]:
    changed = {}
    for seat in range(step.after.box.seats):
        changed[seat, "gold"] = step.after.gold[seat] - step.before.gold[seat]
        changed[seat, "points"] = step.after.points[seat] - step.before.points[seat]
    return changed


def test_what_flies_brings_just_what_the_step_changes_and_owes_nothing_in_the_end(
    whole_game: Session,
) -> None:
    counted = 0
    for step in whole_game.history.done:
        if step.after.finished:
            continue
        show = Performance(COLOURS)
        show.add([step])
        owed = show.owed()
        for (seat, what), amount in owed.items():
            assert abs(amount) <= abs(_brings(step)[seat, what]) or amount * _brings(step)[seat, what] <= 0
        counted += any(owed.values())
        while show.playing:
            show.update(FRAME)
        assert not any(show.owed().values())
    assert counted > 40


def test_coins_are_counted_one_by_one_when_their_pile_goes(whole_game: Session) -> None:
    shower = next(
        flyer
        for step in whole_game.history.done
        for flyer in act_of(step, COLOURS).flights
        if isinstance(flyer, CoinShower)
    )
    shares = [shower.brought(share / 100) for share in range(101)]
    assert shares == sorted(shares)
    assert (shares[0], shares[70]) == (0.0, 0.0)
    assert shares[100] == pytest.approx(1.0)


def test_whatever_flies_can_be_drawn_at_every_moment_also_where_an_end_is_nowhere(
    whole_game: Session, window: pygame.Surface
) -> None:
    blank = pygame.Surface((104, 60))
    flyers: dict[type, Flyer] = {}
    for step in whole_game.history.done:
        flyers |= {type(flyer): flyer for flyer in act_of(step, COLOURS).flights}
    assert {CoinShower, NumberFlight, Tumble, MedalFlight} <= set(flyers)
    for flyer in flyers.values():
        for where in (lambda _: pygame.Rect(200, 200, 60, 30), lambda _: None):
            for share in (0.0, 0.1, 0.5, 0.9, 1.0):
                flyer.draw(Sky(window, where, lambda _: blank, 1.0), share)


# fades


def test_with_reduced_motion_what_was_there_fades_into_what_is(table: Table, game: Session) -> None:
    step = next(step for step in game.history.done[::-1] if act_of(step, COLOURS).phases)
    board = table.board
    board.set_motion(1.0, reduced=True)
    table.state = step.before
    table.settle()
    before = pygame.image.tobytes(table.surface, "RGB")
    table.state = step.after
    board.show_steps([step])
    looks, time = [], 0.0
    while board.dissolve.moving:
        table.draw()
        looks.append(pygame.image.tobytes(table.surface, "RGB"))
        board.update(FRAME)
        time += FRAME
    assert time <= LASTS + 3 * FRAME
    assert len(set(looks)) > 8
    table.settle()
    after = pygame.image.tobytes(table.surface, "RGB")
    assert before not in looks[3:]
    board.set_motion(0.0)
    table.settle()
    assert pygame.image.tobytes(table.surface, "RGB") == after


def test_without_motion_nothing_fades(table: Table, game: Session) -> None:
    table.settle()
    table.board.set_motion(0.0)
    table.board.show_steps(game.history.done[-1:])
    assert not table.board.animating


def test_skipping_ends_a_fade_at_once(table: Table, game: Session) -> None:
    table.settle()
    table.board.set_motion(1.0, reduced=True)
    table.board.show_steps(game.history.done[-1:])
    table.draw()
    table.board.skip()
    assert not table.board.animating
