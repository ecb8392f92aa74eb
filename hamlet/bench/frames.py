"""How long a frame of the village takes: panning, zooming, holding a tile, pieces moving, and doing nothing.

A village of 60 tiles and more than 30 lake triangles with 40 pieces, no screen needed. Times are those of
`update` and `draw` together.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import time
from typing import Final

from hamlet.bench.big_villages import big_state, lake_pack_definitions, with_new_tile
from hamlet.bench.placements import base_definitions
from hamlet.engine.game import Game
from hamlet.engine.state import State

FRAMES: Final = 180
NEW_TILES: Final = 12
Times = dict[str, float]


def measure(frames: int = FRAMES) -> dict[str, object]:
    """All of it; each size begins with a fresh board, and a fresh process tells of memory."""
    _headless()
    from hamlet.app.frame_bench import SIZES, FrameBench

    state = big_state(lake_pack_definitions())
    found: dict[str, object] = {size: _measure_size(state, size, frames) for size in SIZES}
    bench = FrameBench(state, SIZES["1080p"])
    bench.settle()
    bench.come_to_rest()
    found["idle_cpu_percent"] = round(bench.share_at_rest(2.0), 2)
    return {**found, **_in_a_fresh_process()}


def _measure_size(state: State, size: str, frames: int) -> dict[str, Times]:
    from hamlet.app.art.seasons.palettes import SPRING
    from hamlet.app.frame_bench import SIZES, FrameBench

    bench = FrameBench(state, SIZES[size])
    bench.settle()
    gc.collect()
    gc.freeze()  # as the window does after its first frame
    found = {"pan": _summary(bench.pan(frames)), "zoom": _summary(bench.zoom(frames))}
    bench.whole()
    bench.settle()
    found["drag"] = _summary(bench.drag(frames))
    bench.settle()
    found["moving"] = _summary(bench.move(frames))
    bench.settle()
    found["idle"] = _summary(bench.rest(frames))
    found["new_tile"] = _summary(bench.lay(_growing(state)))
    bench.settle()
    found["drawn_anew"] = _summary(bench.draw_anew(SPRING))
    return found


def _growing(state: State) -> Iterator[State]:
    """Villages with one tile more each."""
    chance = Random(NEW_TILES)
    for _ in range(NEW_TILES):
        state = with_new_tile(state, chance)
        yield state


def _summary(taken: list[float]) -> Times:
    return {
        "median_ms": round(median(taken), 2),
        "p95_ms": round(quantiles(taken, n=20)[-1], 2),
        "max_ms": round(max(taken), 2),
    }


def _headless() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def _in_a_fresh_process() -> dict[str, object]:
    """What only a fresh process can tell: seconds until all is drawn, and the most memory taken."""
    command = [sys.executable, "-m", "hamlet.bench.frames", str(time())]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def fresh(started: float) -> dict[str, object]:
    """Begin a game and wait until it is drawn sharp; then look at the large village near and far."""
    _headless()
    definitions = base_definitions()
    state = Game.new(definitions, 2, 1).state
    from hamlet.app.frame_bench import SIZES, FrameBench

    bench = FrameBench(state, SIZES["1080p"])
    bench.settle()
    sharp = time() - started
    bench = FrameBench(big_state(lake_pack_definitions()), SIZES["1080p"])
    for steps in (1, 1, -2, -1, 2):
        bench.board.camera.zoom(steps)
        bench.settle()
    return {
        "first_sharp_s": round(sharp, 2),
        "memory_mb": _memory(),
    }


def _memory() -> float | None:
    """The most memory this process has taken. Linux tells it apart from what the parent took."""
    status = Path("/proc/self/status")
    if status.exists():
        peak = next((line for line in status.read_text().splitlines() if line.startswith("VmHWM")), None)
        if peak:
            return round(int(peak.split()[1]) / 2**10, 1)
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (2**20 if sys.platform == "darwin" else 2**10), 1)


if __name__ == "__main__":
    print(json.dumps(fresh(float(sys.argv[1])) if len(sys.argv) > 1 else measure()))
