"""Samples as they stand in a WAV file: one channel, sixteen bits."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from tools.sounds.signals import RATE

Wave: TypeAlias = "array[int]"
_FULL = 32767


def as_wave(signal: Sequence[float]) -> Wave:
    """To whole numbers; nothing here is so loud that it must be cut."""
    return array("h", [round(sample * _FULL) for sample in signal])


def write(path: Path, samples: Wave) -> None:
    """A file with these samples."""
    data = array("h", samples)
    if sys.byteorder == "big":
        data.byteswap()
    with path.open("wb") as file, wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.tobytes())
