"""The few things that sound in the village: wood, clay, small bells, breath, water."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from tools.sounds.filters import band, low_pass, moving_band
from tools.sounds.signals import RATE, Signal, count, curve, faded, mixed, shaped

SOFT = 0.0025  # seconds in which anything struck begins
SILENT = 6.9  # a decay is so many times its time constant: down to a thousandth

Mode = tuple[float, float, float]
"""One way in which something rings: frequency, seconds until it is silent, strength."""

WOOD: tuple[Mode, ...] = ((1.0, 1.0, 1.0), (1.98, 0.7, 0.55), (3.76, 0.4, 0.28), (6.4, 0.25, 0.12))
BAR: tuple[Mode, ...] = ((1.0, 1.0, 1.0), (3.93, 0.4, 0.16), (9.2, 0.14, 0.035))
CLAY: tuple[Mode, ...] = ((1.0, 1.0, 1.0), (1.41, 0.8, 0.5), (2.35, 0.5, 0.35), (3.2, 0.35, 0.14))
COIN: tuple[Mode, ...] = ((1.0, 1.0, 0.8), (1.53, 0.85, 0.6), (2.18, 0.6, 0.3), (2.71, 0.4, 0.12))
BELL: tuple[Mode, ...] = (
    (0.5, 1.0, 0.5),
    (1.0, 0.8, 1.0),
    (1.19, 0.65, 0.5),
    (1.5, 0.5, 0.3),
    (2.0, 0.45, 0.4),
    (2.66, 0.3, 0.12),
    (3.01, 0.22, 0.08),
)


def ringing(frequency: float, seconds: float, strength: float = 1.0) -> Signal:
    """One damped tone that is a thousandth of itself at its end."""
    keep = math.exp(-SILENT / (seconds * RATE))
    turn = math.tau * frequency / RATE
    back, further = 2 * keep * math.cos(turn), -keep * keep
    before, now = 0.0, strength * math.sin(turn) * keep
    out = [before]
    for _ in range(count(seconds)):
        out.append(now)
        before, now = now, back * now + further * before
    return out


def struck(frequency: float, seconds: float, modes: Sequence[Mode] = WOOD, rise: float = SOFT) -> Signal:
    """Something is struck with a soft mallet, and rings in its modes; none so high that it hurts."""
    tones = [
        (0.0, 1.0, ringing(frequency * ratio, seconds * lasts, strength))
        for ratio, lasts, strength in modes
        if frequency * ratio < 5600
    ]
    return faded(mixed(tones), rise, 0.004)


def noise(seconds: float, seed: str) -> Signal:
    """Every frequency at once, by a lot that always falls the same."""
    chance = random.Random(seed)
    return [chance.uniform(-1.0, 1.0) for _ in range(count(seconds))]


def thump(frequency: float, seconds: float, seed: str) -> Signal:
    """The dull part of a blow: what the table gives, and a little dust."""
    dust = shaped(low_pass(noise(seconds, seed), frequency * 6), dying(seconds, seconds / 5))
    return faded(mixed([(0.0, 1.0, ringing(frequency, seconds)), (0.0, 0.5, dust)]), 0.002, 0.006)


def dying(seconds: float, constant: float) -> Signal:
    """From one, ever less."""
    return curve(seconds, lambda time: math.exp(-time / constant))


def swell(seconds: float, top: float) -> Signal:
    """Up to the top, at that share of the time, and down again."""
    high = seconds * top

    def value(time: float) -> float:
        part = time / high if time < high else 1 - (time - high) / (seconds - high)
        return math.sin(math.pi / 2 * max(0.0, min(1.0, part))) ** 2

    return curve(seconds, value)


def breath(seconds: float, seed: str, middle: Callable[[float], float], width: float = 0.9) -> Signal:
    """Moving air: noise in a band that wanders with the time."""
    return moving_band(noise(seconds, seed), curve(seconds, middle), width)


def tone(seconds: float, frequency: Callable[[float], float]) -> Signal:
    """A plain tone whose pitch may glide."""
    angle, out = 0.0, []
    for number in range(count(seconds)):
        angle += math.tau * frequency(number / RATE) / RATE
        out.append(math.sin(angle))
    return out


def bubble(frequency: float, seconds: float, rise: float = 1.7) -> Signal:
    """A drop falls in: a tone that climbs while it dies."""
    climbing = tone(seconds, lambda time: frequency * rise ** (time / seconds))
    return faded(shaped(climbing, dying(seconds, seconds / 3.2)), 0.004, 0.008)


def rippling(seconds: float, seed: str, drops: int, low: float, high: float) -> Signal:
    """Many drops by lot, thicker in the middle."""
    chance = random.Random(seed)
    parts = []
    for _ in range(drops):
        begin = chance.triangular(0.0, seconds * 0.85, seconds * 0.35)
        pitch = low * (high / low) ** chance.random()
        parts.append((begin, chance.uniform(0.3, 1.0), bubble(pitch, chance.uniform(0.035, 0.08))))
    return mixed(parts)


def voice(seconds: float, pitch: Callable[[float], float], formants: Sequence[Mode], seed: str) -> Signal:
    """A throat: a rough tone through a few resonances, with some breath in it."""
    angle, throat = 0.0, []
    rough = noise(seconds, seed)
    for number in range(count(seconds)):
        angle += pitch(number / RATE) / RATE
        throat.append(2 * (angle % 1.0) - 1 + 0.25 * rough[number])
    return mixed((0.0, strength, band(throat, middle, width)) for middle, width, strength in formants)
