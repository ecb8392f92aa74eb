"""Every event has a sound or a reason for none; each comes when it is seen, and none tells anything alone."""

from __future__ import annotations

import inspect
import pkgutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise

import pytest

import hamlet.app.motion
from hamlet.app.motion.carrying import Carry
from hamlet.app.motion.coins import CoinShower
from hamlet.app.motion.flights import STAGGER as FLIGHTS_APART
from hamlet.app.motion.flights import BlueprintFlight, Flight, NumberFlight
from hamlet.app.motion.landing import FALL, RISE, Drop
from hamlet.app.motion.movers import Walk
from hamlet.app.motion.performance import Performance
from hamlet.app.motion.script import act_of
from hamlet.app.motion.sky import NumberChange
from hamlet.app.sound.ears import Call, Cue, Ears
from hamlet.app.sound.event_cues import CLOSER, MOVING, SILENT, TOLD, cue_of_step, cues_told
from hamlet.app.sound.following import Following
from hamlet.app.sound.mover_cues import HEARD, STAGGER, moments_of
from hamlet.engine import events as base
from hamlet.engine.botric import events as botric
from hamlet.engine.lake import events as lake
from hamlet.session.history import Step
from hamlet.session.session import Session
from hamlet.words.events import tell_action
from tests.app.botric_games import whole_solo
from tests.app.games import game
from tests.app.lake_games import whole_game

COLOURS = ("red", "blue", "yellow", "green")
FRAME = 1 / 60


def _events() -> Iterator[type]:
    for module in (base, lake, botric):
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__ and issubclass(kind, tuple):
                yield kind


@cache
def _games() -> tuple[Session, ...]:
    return game(2, 400), whole_game(2, "autumn"), whole_solo(7, lake=True)


def _steps() -> list[Step]:
    return [step for session in _games() for step in session.history.done]


# the table


def test_every_event_of_the_engine_has_a_sound_or_a_reason_for_none() -> None:
    found = list(_events())
    assert len(found) > 40
    places = Counter([*MOVING, *TOLD, *SILENT])
    assert set(places) == set(found)
    assert set(places.values()) == {1}, "each in one place"
    assert all(SILENT.values())
    assert set(CLOSER) <= {*MOVING, *TOLD}


def test_what_is_heard_of_things_that_move_belongs_to_things_there_are() -> None:
    """A mover that is called otherwise from now on would be silent without anybody noticing."""
    there = set()
    for module in pkgutil.iter_modules(hamlet.app.motion.__path__):
        found = import_module(f"hamlet.app.motion.{module.name}")
        there |= {name for name, _ in inspect.getmembers(found, inspect.isclass)}
    assert set(HEARD) <= there


def test_whatever_is_heard_of_a_step_is_also_told_or_seen() -> None:
    heard = 0
    for session in _games():
        for step in session.history.done:
            if cue_of_step(step) is None:
                continue
            heard += 1
            lines = tell_action(session.setup.speech(step.after), step.action, step.events)
            act = act_of(step, COLOURS)
            assert lines or act.phases or act.floats or act.flights, step.action
    assert heard > 300


def test_every_sound_of_an_event_is_told_in_words_or_has_something_that_moves() -> None:
    words = _games()[0].setup.words
    for kind in (*MOVING, *TOLD):
        assert kind not in words.tellers.silent or kind in MOVING, kind


def test_in_three_games_nearly_everything_is_heard_once() -> None:
    still = {cue_of_step(step) for step in _steps()}
    told = {cue for step in _steps() for cue in cues_told(step)}
    shown = {moment.cue for step in _steps() for thing in _moving(step) for moment in moments_of(thing)}
    assert {Cue.KNOCK, Cue.BELL, Cue.SALE, Cue.PAPER, Cue.WATER, Cue.FISH, Cue.MEAL} <= still
    assert {Cue.PRODUCE, Cue.REFINE, Cue.MILESTONE, Cue.LAST_ROUND, Cue.BRAY} <= told
    assert {Cue.STEP, Cue.HOOF, Cue.TOPPLE, Cue.NOTE, Cue.COIN, Cue.KNOCK, Cue.MARKER, Cue.BOAT} <= shown


def _moving(step: Step) -> Iterator[object]:
    act = act_of(step, COLOURS)
    yield from (mover for phase in act.phases for mover in phase.movers)
    yield from act.flights


# when


def _heard(step: Step, *, reduced: bool = False, frame: float = FRAME) -> list[tuple[float, Call]]:
    """When what is heard while a step is shown, in seconds."""
    show, ears = Performance(COLOURS), Ears()
    following, found, time = Following(ears), [], 0.0
    show.reduced = reduced
    show.add([step])
    following.follow(show)
    while show.playing or time == 0.0:
        found += [(time, call) for call in ears.take()]
        show.update(frame)
        time += frame
        following.follow(show)
    return found + [(time, call) for call in ears.take()]


def _first(cue: Cue) -> Step:
    """A step of which something like this is heard."""
    return next(
        step
        for step in _steps()
        if any(moment.cue is cue for thing in _moving(step) for moment in moments_of(thing))
    )


def test_a_tile_knocks_when_it_lands() -> None:
    step = _first(Cue.KNOCK)
    before = 0.0
    for phase in act_of(step, COLOURS).phases:
        drop = next((mover for mover in phase.movers if isinstance(mover, Drop)), None)
        if drop is not None:
            lands = before + drop.begin + RISE + FALL
            knocks = [time for time, call in _heard(step) if call.cue is Cue.KNOCK]
            assert len(knocks) == 1
            assert knocks[0] == pytest.approx(lands, abs=2.5 * FRAME)
            return
        before += phase.lasts
    raise AssertionError("nothing drops")


def test_a_villager_is_heard_twice_a_tile_and_lies_down_after_that() -> None:
    for step in _steps():
        act = act_of(step, COLOURS)
        walk = next((m for m in act.phases[0].movers if isinstance(m, Walk)), None) if act.phases else None
        if walk is not None and walk.group.kind == "villager" and len(walk.tiles) > 2:
            heard = _heard(step)
            steps = [time for time, call in heard if call.cue is Cue.STEP]
            assert len(steps) == 2 * (len(walk.tiles) - 1)
            assert all(0 < other - one < 0.25 for one, other in pairwise(steps))
            assert steps[-1] <= walk.lasts + FRAME
            assert next(time for time, call in heard if call.cue is Cue.TOPPLE) > steps[-1] - FRAME
            return
    raise AssertionError("nobody walks far")


def test_a_unit_is_a_note_higher_on_each_tile_of_its_chain() -> None:
    far = Carry(_games()[0].state.village, (0, 1, 2, 3), "wood", 0.2, 0.6)
    moments = moments_of(far)
    assert [moment.cue for moment in moments] == [Cue.TAKE, Cue.NOTE, Cue.NOTE, Cue.NOTE]
    assert [moment.place for moment in moments[1:]] == [0, 1, 2]
    assert [moment.at for moment in moments] == sorted(moment.at for moment in moments)
    assert moments[0].at == pytest.approx(0.2)
    assert moments[-1].at == pytest.approx(0.8, abs=0.05)


def test_points_rise_and_coins_ring_as_they_arrive() -> None:
    assert STAGGER == FLIGHTS_APART
    tile, seat = act_of(_first(Cue.COIN), COLOURS).flights[0].source, ()
    points, gold = NumberChange(0, "points", 3), NumberChange(0, "gold", 9)
    numbers = [NumberFlight(tile, seat, "+3", points, number * FLIGHTS_APART) for number in range(5)]
    assert [moments_of(number)[0].place for number in numbers] == [0, 1, 2, 3, 4]
    assert not moments_of(NumberFlight(tile, seat, "+9", gold)), "coins are heard themselves"
    shower = CoinShower(tile, seat, gold)
    assert [moment.cue for moment in moments_of(shower)] == [Cue.COIN] * 4
    coin = Flight(tile, seat, "gold", begin=0.3)
    assert moments_of(coin)[0].cue is Cue.COIN
    assert moments_of(coin)[0].at == pytest.approx(coin.begin + coin.lasts, abs=0.05)
    assert moments_of(BlueprintFlight(tile, seat, 3, begin=0.1))[0] == (0.1, Cue.PAPER, 0)


def test_everything_is_heard_within_the_time_of_what_it_belongs_to() -> None:
    for step in _steps():
        for thing in _moving(step):
            for moment in moments_of(thing):
                begin, lasts = getattr(thing, "begin", 0.0), getattr(thing, "lasts", 0.0)
                assert begin - 1e-9 <= moment.at < begin + lasts, thing


@pytest.mark.parametrize("frame", [1 / 144, 1 / 60, 1 / 30])
def test_each_moment_is_heard_once_whatever_the_frames(frame: float) -> None:
    for step in _steps()[40:120]:
        wanted = Counter(moment.cue for thing in _moving(step) for moment in moments_of(thing))
        wanted.update(cues_told(step))
        heard = Counter(call.cue for _, call in _heard(step, frame=frame))
        assert heard == wanted


# where nothing moves


def test_with_reduced_motion_one_sound_is_heard_for_a_step() -> None:
    for step in _steps()[:150]:
        heard = [call.cue for _, call in _heard(step, reduced=True)]
        wanted = cue_of_step(step)
        assert heard == ([wanted] if wanted is not None else [])


def test_a_step_sounds_like_what_tells_most_of_it() -> None:
    for step in _steps():
        kinds = {type(event) for event in step.events}
        if base.DeliveryMade in kinds and not kinds & {base.MilestoneTaken, base.EndTriggered}:
            assert cue_of_step(step) is Cue.BELL
        elif base.TilePlaced in kinds and not kinds & {
            base.MilestoneTaken,
            base.EndTriggered,
            lake.LakeFormed,
            base.SaleMade,
        }:
            assert cue_of_step(step) is Cue.KNOCK


def test_a_show_that_is_skipped_is_not_heard_to_its_end() -> None:
    step = _first(Cue.KNOCK)
    show, ears = Performance(COLOURS), Ears()
    following = Following(ears)
    show.add([step])
    show.skip()
    following.follow(show)
    show.update(FRAME)
    following.follow(show)
    assert Cue.KNOCK not in [call.cue for call in ears.take()]
