"""Motion by the lake: whatever happens, it is shown within bounds and ends in the picture of the state."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board_view import BoardView
from hamlet.app.motion.carrying import Carry
from hamlet.app.motion.flights import Flight
from hamlet.app.motion.lake_movers import ComeUp, LeapOut, RunIn
from hamlet.app.motion.movers import GetUp
from hamlet.app.motion.performance import Performance
from hamlet.app.motion.sailing import Sail
from hamlet.app.motion.script import act_of
from hamlet.engine.lake.events import (
    BoatPlaced,
    BuildingClosed,
    BuildingOpened,
    DonkeyGiven,
    EffectEnded,
    FishCaught,
    FishPutBack,
    FishUsed,
    LakeFormed,
    MaterialStored,
    SeasonChosen,
    VillagerStoodUp,
    VillagersWentHome,
)
from hamlet.session.history import Step
from hamlet.words.rooms import english
from hamlet.words.stories import all_of
from tests.app.board.conftest import AREA, COLOURS, Table
from tests.app.board.lake_games import closing_step, lake_game, lake_session

SEEDS = (1, 2, 3)


@pytest.fixture(scope="module")
def lake_art() -> BadgeArt:
    return BadgeArt(TileArt(lake_session(1).setup.definitions), COLOURS)


def table_of(art: BadgeArt, window: pygame.Surface, step: Step) -> Table:
    board = BoardView(step.before.box, art, english())
    board.resize(AREA, 1.0)
    board.fit(step.before)
    board.camera.stop()
    board.camera.smooth = False
    return Table(board, window, step.before)


def step_with(event: type, seeds: tuple[int, ...] = SEEDS) -> Step:
    for seed in seeds:
        for step in lake_game(seed).history.done:
            if all_of(step.events, event):
                return step
    raise AssertionError(event)


def test_every_step_of_a_game_by_the_lake_can_be_shown_and_comes_to_its_end() -> None:
    for seed in SEEDS:
        for step in lake_game(seed).history.done:
            show = Performance(COLOURS)
            show.add([step])
            time = 0.0
            while show.playing:
                show.update(1 / 30)
                time += 1 / 30
                assert time < 6.0
            assert show.shown(step.after)[0] is step.after


@pytest.mark.parametrize(
    ("event", "mover"),
    [
        (LakeFormed, RunIn),
        (LakeFormed, ComeUp),
        (BoatPlaced, Sail),
        (FishCaught, LeapOut),
        (MaterialStored, Carry),
        (VillagerStoodUp, GetUp),
    ],
)
def test_what_happens_on_the_water_moves_and_ends_in_the_picture_of_the_state(
    lake_art: BadgeArt, window: pygame.Surface, event: type, mover: type
) -> None:
    step = step_with(event)
    assert any(isinstance(one, mover) for phase in act_of(step, COLOURS).phases for one in phase.movers)
    table = table_of(lake_art, window, step)
    table.settle()
    table.state = step.after
    table.board.show_steps([step])
    frames = 0
    while table.board.animating:
        table.board.update(1 / 20)
        table.draw()
        frames += 1
        assert frames < 200
    table.settle()
    shown = pygame.image.tobytes(window.subsurface(AREA), "RGB")
    fresh = BoardView(step.after.box, lake_art, english())
    fresh.ground.composer.placing = table.board.ground.placing  # who stands where is remembered
    fresh.resize(AREA, 1.0)
    fresh.fit(step.after)
    fresh.camera.stop()
    fresh.camera.jump(table.board.camera.eye)
    Table(fresh, window, step.after).settle()
    assert shown == pygame.image.tobytes(window.subsurface(AREA), "RGB")


def test_the_water_comes_after_the_tile_has_landed_and_before_its_fish() -> None:
    step = closing_step(1)
    phases = act_of(step, COLOURS).phases
    number = next(n for n, phase in enumerate(phases) if any(isinstance(one, RunIn) for one in phase.movers))
    new = {event.lake for event in all_of(step.events, LakeFormed)}
    assert phases[number].absent.lakes == new
    assert all(phase.state is step.before for phase in phases[:number])
    assert phases[number].state is step.after
    assert all(not phase.absent.lakes for phase in phases[number + 1 :])


def test_villagers_go_home_over_the_table_and_nobody_waits_for_them() -> None:
    step = step_with(VillagersWentHome)
    act = act_of(step, COLOURS)
    gone = all_of(step.events, VillagersWentHome)[0]
    home = [flight for flight in act.flights if isinstance(flight, Flight) and flight.sign == "villager"]
    assert [flight.colour for flight in home] == [COLOURS[gone.seat] for _ in gone.tiles]


def test_reduced_motion_moves_no_water() -> None:
    for step in lake_game(1).history.done:
        act = act_of(step, COLOURS, reduced=True)
        assert not act.phases
        assert not act.flights


def test_events_with_nothing_to_show_are_passed_by() -> None:
    step = lake_game(1).history.done[0]
    events = (
        SeasonChosen(0, True),
        FishPutBack(0, 0),
        FishUsed(0, 0, 0),
        EffectEnded(0, 0),
        DonkeyGiven(0),
        VillagerStoodUp(0, -2),
        BuildingClosed(0, 1),
        BuildingOpened(0, 1),
        VillagersWentHome(0, ()),
        MaterialStored(0, 0, ()),
        FishCaught(0, 1, 0, 1, ()),
    )
    quiet = Step(step.action, step.before, step.after, events)  # type: ignore[arg-type]
    act = act_of(quiet, COLOURS)
    assert not act.phases
    assert not act.flights
