"""Sound as a list of samples between -1 and 1: laid over each other, shaped, brought to a level."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

RATE = 22050
Signal = list[float]

_WINDOW = 0.05  # seconds over which loudness is measured where it is greatest


def count(seconds: float) -> int:
    """So many samples."""
    return round(seconds * RATE)


def silence(seconds: float) -> Signal:
    """Nothing, for so long."""
    return [0.0] * count(seconds)


def curve(seconds: float, value: Callable[[float], float]) -> Signal:
    """A value for each moment, by the seconds that have passed."""
    return [value(number / RATE) for number in range(count(seconds))]


def mixed(parts: Iterable[tuple[float, float, Signal]]) -> Signal:
    """Signals laid over each other: each with the second at which it begins, and how much of it."""
    whole: Signal = []
    for begin, amount, part in parts:
        start = count(begin)
        whole += [0.0] * (start + len(part) - len(whole))
        for number, sample in enumerate(part, start):
            whole[number] += amount * sample
    return whole


def shaped(signal: Sequence[float], shape: Sequence[float]) -> Signal:
    """One signal as loud as the other tells."""
    return [sample * level for sample, level in zip(signal, shape, strict=False)]


def faded(signal: Sequence[float], rise: float, fall: float) -> Signal:
    """Out of silence and back into it, without a corner."""
    first, last = max(1, count(rise)), max(1, count(fall))
    size = len(signal)
    return [
        sample * _ramp(number / first) * _ramp((size - 1 - number) / last)
        for number, sample in enumerate(signal)
    ]


def _ramp(share: float) -> float:
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, share))


def peak(signal: Sequence[float]) -> float:
    """The farthest it goes from silence."""
    return max(map(abs, signal), default=0.0)


def level(signal: Sequence[float]) -> float:
    """How strong it is on the whole (root of the mean square)."""
    return math.sqrt(sum(sample * sample for sample in signal) / max(1, len(signal)))


def loudest(signal: Sequence[float]) -> float:
    """How strong it is where it is strongest, for a twentieth of a second."""
    window = min(count(_WINDOW), len(signal))
    total = best = sum(sample * sample for sample in signal[:window])
    for ahead, behind in zip(signal[window:], signal, strict=False):
        total += ahead * ahead - behind * behind
        best = max(best, total)
    return math.sqrt(best / max(1, window))


def decibels(amount: float) -> float:
    """Below full scale."""
    return 20 * math.log10(max(amount, 1e-9))


def share(below: float) -> float:
    """What so many decibels are of full scale."""
    return 10 ** (below / 20)


def scaled(signal: Sequence[float], amount: float) -> Signal:
    """So much of it."""
    return [amount * sample for sample in signal]


def brought_to(signal: Sequence[float], heard: Sequence[float], loud: float, most: float) -> Signal:
    """As loud as this where it is heard loudest, both in decibels; but no peak above the most."""
    amount = min(share(loud) / max(loudest(heard), 1e-9), share(most) / max(peak(signal), 1e-9))
    return scaled(signal, amount)


def trimmed(signal: Sequence[float], below: float = -62.0) -> Signal:
    """Without the end that nobody hears."""
    least = peak(signal) * share(below)
    last = max((number for number, sample in enumerate(signal) if abs(sample) > least), default=0)
    return list(signal[: last + count(0.012)])
