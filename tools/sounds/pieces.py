"""What hands and pieces do on the table: tiles, markers, steps, paper, buttons."""

from __future__ import annotations

import math
import random

from tools.sounds.filters import band, low_pass
from tools.sounds.instruments import (
    CLAY,
    WOOD,
    breath,
    dying,
    noise,
    struck,
    swell,
    thump,
    voice,
)
from tools.sounds.signals import Signal, curve, faded, mixed, shaped


def knock(pitch: float, seed: str) -> Signal:
    """A wooden tile comes down on a wooden table."""
    return mixed(
        [
            (0.0, 1.0, struck(236 * pitch, 0.19)),
            (0.0, 0.55, struck(411 * pitch, 0.14)),
            (0.0, 0.7, thump(104 * pitch, 0.12, seed)),
            (0.021, 0.16, struck(590 * pitch, 0.05)),
        ]
    )


def lift() -> Signal:
    """A tile is taken up: a breath of air, and wood leaves wood."""
    air = shaped(breath(0.16, "lift", lambda time: 600 + 3600 * time), swell(0.16, 0.4))
    return mixed([(0.0, 0.9, air), (0.0, 0.35, struck(520, 0.06))])


def snap() -> Signal:
    """It is pinned: a small peg goes into its hole."""
    return mixed(
        [
            (0.0, 0.8, struck(470, 0.07)),
            (0.034, 1.0, struck(350, 0.09)),
            (0.034, 0.4, thump(150, 0.06, "snap")),
        ]
    )


def marker(pitch: float, seed: str) -> Signal:
    """A short stick is laid across a border, and rocks once."""
    return mixed(
        [
            (0.0, 1.0, struck(530 * pitch, 0.1)),
            (0.0, 0.5, thump(170 * pitch, 0.07, seed)),
            (0.075, 0.45, struck(640 * pitch, 0.07)),
        ]
    )


def step(pitch: float, seed: str) -> Signal:
    """A felt shoe on sand."""
    sand = shaped(band(noise(0.09, seed), 900 * pitch, 1.2), dying(0.09, 0.016))
    return mixed([(0.0, 1.0, thump(150 * pitch, 0.08, seed)), (0.004, 0.5, faded(sand, 0.004, 0.01))])


def hoof(pitch: float, seed: str) -> Signal:
    """A small hoof on a trodden road: hollow, like half a nutshell."""
    return mixed(
        [
            (0.0, 1.0, struck(620 * pitch, 0.06, CLAY)),
            (0.0, 0.6, thump(210 * pitch, 0.06, seed)),
            (0.115, 0.6, struck(540 * pitch, 0.06, CLAY)),
            (0.115, 0.4, thump(190 * pitch, 0.06, seed + "2")),
        ]
    )


def topple(pitch: float, seed: str) -> Signal:
    """A wooden figure lies down, and rolls a little."""
    return mixed(
        [
            (0.0, 1.0, struck(300 * pitch, 0.1)),
            (0.0, 0.6, thump(140 * pitch, 0.08, seed)),
            (0.072, 0.4, struck(352 * pitch, 0.06)),
            (0.121, 0.2, struck(372 * pitch, 0.05)),
        ]
    )


def get_up() -> Signal:
    """A wooden figure is put on its feet."""
    return mixed(
        [(0.0, 0.5, struck(330, 0.07)), (0.07, 1.0, struck(440, 0.1)), (0.07, 0.4, thump(170, 0.06, "up"))]
    )


def bray() -> Signal:
    """A donkey says where it stands: a short hee and a low haw, in the next field but one."""

    def pitch(time: float) -> float:
        return 262 + 40 * math.sin(math.pi * time / 0.2) if time < 0.2 else 196 - 90 * (time - 0.2)

    formants = ((520.0, 0.35, 1.0), (1080.0, 0.25, 0.5), (1900.0, 0.2, 0.12))
    raw = voice(0.56, pitch, formants, "bray")
    loud = curve(0.56, lambda time: _bump(time, 0.02, 0.19) * 0.6 + _bump(time, 0.21, 0.55))
    return low_pass(shaped(raw, loud), 1700)


def _bump(time: float, begin: float, end: float) -> float:
    if not begin <= time < end:
        return 0.0
    part = (time - begin) / (end - begin)
    return math.pow(math.sin(math.pi * math.pow(part, 0.7)), 1.2)


def paper(pitch: float, seed: str) -> Signal:
    """A sheet slides over the others and comes to rest."""
    chance = random.Random(seed)
    flutter = [chance.uniform(0.55, 1.0) for _ in range(12)]
    slide = breath(0.3, seed, lambda time: (1250 + 600 * math.sin(9 * time)) * pitch, 0.8)
    folds = curve(0.3, lambda time: flutter[min(11, int(time * 40))])
    return mixed(
        [
            (0.0, 1.0, low_pass(shaped(shaped(slide, low_pass(folds, 90)), swell(0.3, 0.3)), 3200)),
            (0.2, 0.14, thump(190 * pitch, 0.07, seed)),
        ]
    )


def clay(pitch: float) -> Signal:
    """A token of burnt clay among others."""
    return mixed(
        [(0.0, 1.0, struck(760 * pitch, 0.11, CLAY)), (0.043, 0.35, struck(905 * pitch, 0.07, CLAY))]
    )


def click() -> Signal:
    """A fingertip on a wooden button."""
    return mixed([(0.0, 1.0, struck(640, 0.035, WOOD)), (0.0, 0.5, thump(220, 0.035, "click"))])


def refusal() -> Signal:
    """Twice on a hollow box, the second time lower: not now."""
    return mixed(
        [
            (0.0, 1.0, struck(187, 0.12)),
            (0.0, 0.4, thump(120, 0.09, "no")),
            (0.115, 1.0, struck(148, 0.14)),
            (0.115, 0.4, thump(96, 0.1, "no2")),
        ]
    )


def undo() -> Signal:
    """Everything slides back to where it was, and rests."""
    air = shaped(breath(0.24, "undo", lambda time: 1400 - 4000 * time), swell(0.24, 0.65))
    return mixed([(0.0, 0.9, air), (0.19, 0.7, struck(262, 0.09)), (0.19, 0.3, thump(120, 0.08, "back"))])
