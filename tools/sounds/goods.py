"""What is made, carried, bought and eaten; and all that is wet."""

from __future__ import annotations

import math
import random

from tools.sounds.filters import band, low_pass
from tools.sounds.instruments import (
    BAR,
    BELL,
    CLAY,
    COIN,
    breath,
    bubble,
    dying,
    noise,
    rippling,
    struck,
    swell,
    thump,
)
from tools.sounds.signals import Signal, curve, faded, mixed, shaped


def coin(pitch: float) -> Signal:
    """A small coin falls on its pile."""
    return mixed(
        [
            (0.0, 1.0, struck(1480 * pitch, 0.2, COIN, 0.003)),
            (0.0, 0.35, struck(420 * pitch, 0.05)),
            (0.058, 0.4, struck(1590 * pitch, 0.14, COIN, 0.003)),
        ]
    )


def coins() -> Signal:
    """A handful of them."""
    chance = random.Random("coins")
    falls = [
        (
            0.052 * number + chance.uniform(0, 0.022),
            chance.uniform(0.4, 0.9),
            coin(chance.uniform(0.86, 1.16)),
        )
        for number in range(6)
    ]
    return mixed(falls)


def produce(pitch: float, seed: str) -> Signal:
    """Something is there that was not: a cork out of a jug, a hand of grain."""
    grain = shaped(band(noise(0.2, seed), 1500 * pitch, 1.0), dying(0.2, 0.05))
    return mixed(
        [
            (0.0, 1.0, bubble(270 * pitch, 0.1, 1.9)),
            (0.03, 0.55, struck(392 * pitch, 0.16, BAR)),
            (0.05, 0.3, faded(grain, 0.02, 0.03)),
        ]
    )


def refine() -> Signal:
    """Two strokes of a saw, and the piece drops into the tray."""

    def stroke(begin: float, pitch: float) -> tuple[float, float, Signal]:
        teeth = curve(0.15, lambda time: 0.55 + 0.45 * math.sin(math.tau * 46 * time))
        rasp = breath(0.15, f"saw{begin}", lambda time: (900 + 1800 * time) * pitch, 0.8)
        return begin, 2.6, shaped(shaped(rasp, teeth), swell(0.15, 0.5))

    return mixed(
        [
            stroke(0.0, 1.0),
            stroke(0.16, 1.18),
            (0.33, 1.0, struck(330, 0.13)),
            (0.33, 0.5, thump(150, 0.08, "tray")),
        ]
    )


def take() -> Signal:
    """A unit leaves its slot."""
    return mixed([(0.0, 1.0, struck(350, 0.08, BAR)), (0.0, 0.5, bubble(300, 0.07, 1.5))])


def sale() -> Signal:
    """The bell over a shop's door, and what was paid."""
    return mixed(
        [
            (0.0, 0.5, struck(880, 0.5, BELL, 0.004)),
            (0.09, 0.4, struck(1108, 0.5, BELL, 0.004)),
            (0.2, 0.55, coin(0.95)),
            (0.0, 0.3, struck(300, 0.1)),
        ]
    )


def meal() -> Signal:
    """A spoon in a clay bowl, twice, and it was good."""
    return mixed(
        [
            (0.0, 1.0, struck(610, 0.16, CLAY)),
            (0.13, 0.8, struck(690, 0.16, CLAY)),
            (0.25, 0.6, bubble(240, 0.12, 1.6)),
            (0.3, 0.4, struck(523, 0.2, BAR)),
        ]
    )


def splash() -> Signal:
    """Something small falls into the lake."""
    spray = shaped(breath(0.4, "splash", lambda time: 1500 - 2200 * time), dying(0.4, 0.09))
    return mixed(
        [
            (0.0, 0.7, faded(spray, 0.014, 0.08)),
            (0.02, 0.9, bubble(230, 0.12, 1.9)),
            (0.11, 0.5, rippling(0.35, "ripples", 9, 500, 1300)),
        ]
    )


def running_water() -> Signal:
    """A hollow fills: first a rush, then drops."""
    rush = low_pass(shaped(breath(0.9, "rush", lambda time: 420 + 500 * time, 1.2), swell(0.9, 0.4)), 1500)
    return mixed([(0.0, 1.0, rush), (0.05, 1.3, rippling(0.8, "running", 34, 380, 1250))])


def fish() -> Signal:
    """A fish leaps: a tail leaves the water."""
    spray = shaped(breath(0.2, "tail", lambda time: 1200 + 1500 * time), dying(0.2, 0.05))
    return mixed(
        [
            (0.0, 1.0, bubble(330, 0.09, 2.1)),
            (0.03, 0.45, faded(spray, 0.012, 0.05)),
            (0.12, 0.35, rippling(0.2, "tail-drops", 5, 700, 1400)),
        ]
    )


def surfacing(pitch: float) -> Signal:
    """A fish comes up: one round drop."""
    return mixed([(0.0, 1.0, bubble(360 * pitch, 0.1, 1.6)), (0.05, 0.35, bubble(520 * pitch, 0.07, 1.5))])


def boat() -> Signal:
    """Planks give a little, and a bow wave runs along."""
    wave = low_pass(
        shaped(breath(0.85, "bow", lambda time: 520 + 160 * math.sin(5 * time), 1.3), swell(0.85, 0.35)), 1300
    )
    return mixed(
        [(0.0, 0.7, wave), (0.08, 1.3, _creak()), (0.3, 0.5, rippling(0.5, "bow-drops", 10, 420, 900))]
    )


def _creak() -> Signal:
    """Wood that sticks and slips: ticks ever slower."""
    chance, at, parts = random.Random("creak"), 0.0, []
    for number in range(14):
        at += 0.011 + 0.0011 * number + chance.uniform(0, 0.002)
        parts.append((at, 0.4 + 0.6 * math.sin(math.pi * number / 14), struck(410 - 6 * number, 0.03)))
    return mixed(parts)
