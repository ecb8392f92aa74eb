"""The sounds as they lie on the disk: read when first needed; one that cannot be read is not heard."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from hamlet.app.sound.crowd import BLOCK
from hamlet.values import dataclass

RATE: Final = 22050
MOST_BYTES: Final = 2_000_000
FULL: Final = 32768
AROUND: Final = "around"


@dataclass(frozen=True, slots=True)
class SoundFile:
    """One sound: its file; and of an effect, how loud it still becomes from each fiftieth of a second on."""

    name: str
    data: bytes
    to_come: Sequence[float]

    @property
    def family(self) -> str:
        """What it is called without its number."""
        stem, _, number = self.name.rpartition("-")
        return stem if number.isdigit() else self.name


def read_sounds(folder: Path) -> list[SoundFile]:
    """Every sound there that can be played, by name."""
    try:
        paths = sorted(folder.glob("*.wav"))
    except OSError:
        return []
    return [found for path in paths if (found := read_sound(path)) is not None]


def read_sound(path: Path) -> SoundFile | None:
    """One sound; None if it is damaged, or not as ours are."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return None
        data = path.read_bytes()
        with wave.open(BytesIO(data)) as found:
            form = (found.getnchannels(), found.getsampwidth(), found.getframerate())
            samples = array("h", found.readframes(found.getnframes()) if form == (1, 2, RATE) else b"")
    except (OSError, EOFError, ValueError, wave.Error):
        return None
    if sys.byteorder == "big":
        samples.byteswap()
    if not samples:
        return None
    # Of a loop nobody asks: it is always there, and has room of its own.
    loop = path.stem.startswith(AROUND)
    return SoundFile(path.stem, data, () if loop else peaks_to_come(samples))


def peaks_to_come(samples: Sequence[int]) -> tuple[float, ...]:
    """For each block, the farthest from silence that anything goes from there on: a share of full scale."""
    size = int(BLOCK * RATE)
    highest, found = 0, []
    for start in range((len(samples) - 1) // size * size, -1, -size):
        block = samples[start : start + size]
        up, down = max(block), -min(block)
        highest = max(highest, up, down)
        found.append(highest / FULL)
    return tuple(reversed(found))
