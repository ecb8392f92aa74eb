from __future__ import annotations

from hamlet.app.pacing import FPS, FPS_AWAY, FPS_RESTING, RESTS, Pacing


def test_a_window_that_rests_looks_less_often_and_is_awake_with_the_first_event() -> None:
    pacing = Pacing()
    assert pacing.fps(1.0, stirred=True, focused=True) == FPS
    assert pacing.fps(1.0 + RESTS - 0.1, stirred=False, focused=True) == FPS
    assert pacing.fps(1.0 + RESTS, stirred=False, focused=True) == FPS_RESTING
    assert pacing.fps(2.0 + RESTS, stirred=True, focused=True) == FPS
    assert pacing.fps(2.1 + RESTS, stirred=False, focused=True) == FPS


def test_a_window_out_of_use_looks_seldom_whatever_happens_in_it() -> None:
    pacing = Pacing()
    assert pacing.fps(1.0, stirred=True, focused=False) == FPS_AWAY
    assert pacing.fps(1.1, stirred=True, focused=True) == FPS
