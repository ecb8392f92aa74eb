"""Wind in sails: they gather way, turn on, and come to rest as they are drawn, whenever that is."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hamlet.app.art.tile.buildings.sails import STEPS
from hamlet.app.life.waking import LASTS, STEP, LifeTime
from hamlet.app.life.wind import PACE, SLOWS, SailTurn


def _blow(turn: SailTurn, moment: float, seconds: float, quiet: float) -> list[float]:
    """Let time pass after so many quiet seconds; how far the sails had turned after each step."""
    turned = []
    for number in range(1, round(seconds / STEP) + 1):
        now = moment + number * STEP
        left = max(0.0, LASTS - quiet - number * STEP)
        turn.pass_time(STEP, LifeTime(now, now + left, 1.0))
        turned.append(turn.turned)
    return turned


@pytest.mark.parametrize("before", [0.0, 0.7, 1.9, 3.3, 11.0])
def test_sails_are_at_rest_when_all_is_still_whenever_the_last_input_was(before: float) -> None:
    turn = SailTurn()
    _blow(turn, 0.0, before, 0.0)
    turned = _blow(turn, before, LASTS, 0.0)
    assert turn.step == 0
    assert turn.turned == pytest.approx(round(turn.turned))
    assert turned == sorted(turned)
    assert turned[-1] > 4


def test_sails_never_turn_much_faster_than_their_pace_nor_jerk() -> None:
    turn = SailTurn()
    turned = [0.0, *_blow(turn, 0.0, LASTS, 0.0)]
    paces = [(after - before) / STEP for before, after in pairwise(turned)]
    assert max(paces) < 1.6 * PACE
    changes = [abs(after - before) for before, after in pairwise(paces)]
    assert max(changes) < 0.75 * PACE
    assert paces[0] < 0.2 * PACE > paces[-1]


def test_input_while_they_come_to_rest_lets_them_turn_on() -> None:
    turn = SailTurn()
    _blow(turn, 0.0, 10.0, 0.0)
    _blow(turn, 10.0, SLOWS / 2, LASTS - SLOWS)
    before = turn.turned
    turned = _blow(turn, 12.0, 4.0, 0.0)
    assert turned[-1] - before > 2.5 * PACE
    assert len({round(each * STEPS) for each in turned}) > STEPS
