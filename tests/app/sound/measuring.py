"""Sounds measured: samples, loudness, spectrum; and the mixer's arithmetic, sample by sample."""

from __future__ import annotations

import cmath
import math
import sys
import wave
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from hamlet.resources import assets_folder

FOLDER = assets_folder() / "sounds"
RATE, FULL = 22050, 32768
AROUND = "around-"


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.wav"))


def effects() -> list[str]:
    return [name for name in names() if not name.startswith(AROUND)]


def loops() -> list[str]:
    return [name for name in names() if name.startswith(AROUND)]


@cache
def samples(name: str, folder: Path = FOLDER) -> Sequence[int]:
    with wave.open(str(folder / f"{name}.wav")) as file:
        found = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


def decibels(amount: float) -> float:
    return 20 * math.log10(max(amount, 1e-9))


def peak(found: Sequence[int]) -> float:
    return decibels(max(map(abs, found)) / FULL)


def strength(found: Sequence[int]) -> float:
    """Root of the mean square, in decibels."""
    return decibels(math.sqrt(sum(each * each for each in found) / len(found)) / FULL)


def loudest(found: Sequence[int], seconds: float = 0.05) -> float:
    """The strength of the strongest stretch."""
    window = min(round(seconds * RATE), len(found))
    total = best = sum(each * each for each in found[:window])
    for ahead, behind in zip(found[window:], found, strict=False):
        total += ahead * ahead - behind * behind
        best = max(best, total)
    return decibels(math.sqrt(best / window) / FULL)


def transformed(values: Sequence[complex]) -> list[complex]:
    """The Fourier transform of a power of two of values."""
    size = len(values)
    if size == 1:
        return list(values)
    even, odd = transformed(values[::2]), transformed(values[1::2])
    turned = [cmath.exp(-2j * math.pi * number / size) * odd[number] for number in range(size // 2)]
    return [
        *(one + other for one, other in zip(even, turned, strict=True)),
        *(one - other for one, other in zip(even, turned, strict=True)),
    ]


def share_above(found: Sequence[int], hertz: float, size: int = 1024) -> float:
    """What of all energy lies above a frequency, in decibels."""
    high = whole = 0.0
    shape = [0.5 - 0.5 * math.cos(2 * math.pi * number / size) for number in range(size)]
    padded = [*found, *([0] * (size - len(found) % size))]
    for start in range(0, len(padded) - size + 1, size):
        block = [padded[start + number] * shape[number] for number in range(size)]
        power = [abs(each) ** 2 for each in transformed([complex(each) for each in block])[: size // 2]]
        whole += sum(power)
        high += sum(power[round(hertz * size / RATE) :])
    return 10 * math.log10(max(high, 1e-9) / max(whole, 1e-9))


def added_up(plays: Iterable[tuple[float, float, Sequence[int]]]) -> list[float]:
    """What comes out: each at its second, with its gain, as SDL takes it (in steps of 1/128, downward)."""
    out: list[float] = []
    for begin, gain, found in plays:
        start, step = round(begin * RATE), int(gain * 128) / 128
        out += [0.0] * (start + len(found) - len(out))
        for number, each in enumerate(found, start):
            out[number] += each * step
    return out
