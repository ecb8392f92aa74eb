"""What takes something out of a sound: passes for low and high, resonances, the room it sounds in."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.sounds.signals import RATE, Signal, count

_REFLECTIONS = ((0.0093, 0.22), (0.0151, 0.17), (0.0227, 0.13), (0.0331, 0.09), (0.0473, 0.06))
"""Seconds and strength of what the walls of one small room give back."""


def low_pass(signal: Sequence[float], cutoff: float) -> Signal:
    """Two poles: what lies above goes, gently."""
    return _biquad(signal, *_low(cutoff))


def high_pass(signal: Sequence[float], cutoff: float) -> Signal:
    """One pole: what lies below goes, and with it whatever is not a sound at all."""
    keep = math.exp(-math.tau * cutoff / RATE)
    out: Signal = []
    last = value = 0.0
    for sample in signal:
        value = keep * (value + sample - last)
        last = sample
        out.append(value)
    return out


def band(signal: Sequence[float], middle: float, width: float) -> Signal:
    """Only what lies about the middle; the width as a share of it."""
    turn = math.tau * min(middle, 0.45 * RATE) / RATE
    alpha = math.sin(turn) * width / 2
    first = 1 + alpha
    return _biquad(
        signal, alpha / first, 0.0, -alpha / first, -2 * math.cos(turn) / first, (1 - alpha) / first
    )


def moving_band(signal: Sequence[float], middles: Sequence[float], width: float) -> Signal:
    """A band whose middle wanders: a state-variable filter, told its frequency sample by sample."""
    out: Signal = []
    low = middle = 0.0
    for sample, frequency in zip(signal, middles, strict=False):
        turn = 2 * math.sin(math.pi * min(frequency, RATE / 6.5) / RATE)
        low += turn * middle
        high = sample - low - width * middle
        middle += turn * high
        out.append(middle * width)
    return out


def as_heard(signal: Sequence[float]) -> Signal:
    """As an ear weighs it: little of what is low, more of what is bright."""
    body, bright = high_pass(signal, 260), high_pass(signal, 1900)
    return [low + 0.6 * high for low, high in zip(body, bright, strict=True)]


def in_room(signal: Sequence[float]) -> Signal:
    """As if it lay on a table in a small room with a wooden floor: the same for every sound."""
    far = low_pass(signal, 2400)
    whole = [*signal, *([0.0] * count(_REFLECTIONS[-1][0]))]
    for later, amount in _REFLECTIONS:
        start = count(later)
        for number, sample in enumerate(far, start):
            whole[number] += amount * sample
    return whole


def _low(cutoff: float) -> tuple[float, float, float, float, float]:
    turn = math.tau * cutoff / RATE
    alpha = math.sin(turn) / math.sqrt(2)
    first = 1 + alpha
    edge = (1 - math.cos(turn)) / first
    return edge / 2, edge, edge / 2, -2 * math.cos(turn) / first, (1 - alpha) / first


def _biquad(signal: Sequence[float], b0: float, b1: float, b2: float, a1: float, a2: float) -> Signal:
    out: Signal = []
    first = second = 0.0
    for sample in signal:
        value = b0 * sample + first
        first = b1 * sample - a1 * value + second
        second = b2 * sample - a2 * value
        out.append(value)
    return out
