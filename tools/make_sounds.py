"""Make the game's sounds: every effect and the village round about, from nothing but arithmetic.

    python -m tools.make_sounds              all of them, into assets/sounds
    python -m tools.make_sounds knock-1 bell only these

The same code makes the same sounds: wherever something is by lot, the lot has a fixed seed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tools.sounds.catalogue import NAMES, make
from tools.sounds.signals import RATE, decibels
from tools.sounds.writing import write

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"


def main(wanted: Sequence[str]) -> None:
    """Write these sounds, or all; what no recipe makes any more goes."""
    unknown = sorted(set(wanted) - set(NAMES))
    if unknown:
        raise SystemExit(f"there is no such sound: {', '.join(unknown)}; there are {', '.join(NAMES)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in wanted or NAMES:
        samples = make(name)
        write(FOLDER / f"{name}.wav", samples)
        print(f"{name:14} {len(samples) / RATE:6.2f} s  {decibels(max(map(abs, samples)) / 32768):6.1f} dB")
    if not wanted:
        for path in FOLDER.glob("*.wav"):
            if path.stem not in NAMES:
                path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
