"""How long a frame of the village takes: panning, zooming, holding a tile, pieces moving, and doing nothing.

A village of 60 tiles with 40 pieces, no screen needed. Times are those of `update` and `draw` together.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time, time
from typing import TYPE_CHECKING, Final

from hamlet.bench.placements import base_definitions, start_village
from hamlet.bench.villages import grow
from hamlet.engine.definitions import Definitions
from hamlet.engine.game import Game
from hamlet.engine.state import State
from hamlet.engine.transport import bits
from hamlet.engine.village import Village

if TYPE_CHECKING:
    import pygame

    from hamlet.app.board.view import BoardView
    from hamlet.app.motion.movers import Walk
    from hamlet.app.view.scene import Scene

TILES: Final = 60
SEATS: Final = 4
FRAMES: Final = 180
SECOND: Final = 1 / 60
# Window, UI scale, and the village's part of the window in the wide layout.
SIZES: Final = {
    "1080p": ((1920, 1080), 1.0, (264, 48, 1336, 880)),
    "4k": ((3840, 2160), 2.0, (528, 96, 2672, 1760)),
}
Times = dict[str, float]


def big_state(definitions: Definitions, seed: int = 4) -> State:
    """A state with 60 tiles, full trays, 16 villagers and 24 donkeys."""
    state = Game.new(definitions, SEATS, seed).state
    start = start_village(definitions)
    drawn = [tile for tile in range(len(definitions.tiles)) if tile not in {one.tile for one in start.tiles}]
    chance, grown = Random(seed), grow(start, drawn, TILES, seed)
    owned = [
        replace(one, owner=chance.randrange(SEATS)) if definitions.tiles[one.tile].flag else one
        for one in grown.tiles
    ]
    state.village = Village.of(grown.land, owned, grown.roads)
    state.stock = tuple(
        tuple(
            sorted(state.box.raw_code(chance.randrange(3)) for _ in range(definitions.tiles[one.tile].slots))
        )
        for one in owned
    )
    reachable = list(bits(state.village.reachable))
    state.villagers, state.donkeys = (
        tuple(
            tuple(sorted(chance.choice(reachable) * 2 + chance.randrange(2) for _ in range(many)))
            for _ in range(SEATS)
        )
        for many in (4, 6)
    )
    return state


def _board(state: State, size: str) -> tuple[BoardView, pygame.Surface]:
    """A board in a window of this size, everything drawn."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from hamlet.app.art.tile.artist import TileArt
    from hamlet.app.art.village import VillageArt
    from hamlet.app.board.view import BoardView
    from hamlet.app.view.scene import Scene

    window, scale, area = SIZES[size]
    pygame.display.init()
    surface = pygame.display.set_mode(window)
    board = BoardView(state.box, VillageArt(TileArt(state.box.definitions), state.box.definitions.colours))
    board.resize(pygame.Rect(area), scale)
    board.fit(state)
    board.camera.stop()
    board.draw(surface, state, Scene(), None)
    return board, surface


def settle(board: BoardView, surface: pygame.Surface, state: State, scene: Scene) -> None:
    """Let everything be drawn ahead."""
    for _ in range(4000):
        changed = board.update(SECOND)
        board.draw(surface, state, scene, None)
        if not changed and not board.busy:
            return


def _frames(
    step: Callable[[int], tuple[State, Scene]], board: BoardView, surface: pygame.Surface, frames: int
) -> Times:
    taken = []
    for number in range(frames):
        state, scene = step(number)
        begun = perf_counter()
        board.update(SECOND)
        board.draw(surface, state, scene, None)
        taken.append((perf_counter() - begun) * 1000)
    return _summary(taken)


def _summary(taken: list[float]) -> Times:
    return {"median_ms": round(median(taken), 2), "p95_ms": round(quantiles(taken, n=20)[-1], 2)}


def measure(frames: int = FRAMES) -> dict[str, object]:
    """All of it; each size begins with a fresh board."""
    state = big_state(base_definitions())
    found: dict[str, object] = {size: _measure_size(state, size, frames) for size in SIZES}
    found["idle_cpu_percent"] = _idle_share(state)
    child = _in_a_fresh_process()
    return {**found, **child}


def _measure_size(state: State, size: str, frames: int) -> dict[str, Times]:
    from hamlet.app.view.scene import Scene

    board, surface = _board(state, size)
    settle(board, surface, state, Scene())
    idle = Scene()

    def pan(number: int) -> tuple[State, Scene]:
        board.camera.pan(9 * math.cos(number / 14), 7 * math.sin(number / 14))
        return state, idle

    def zoom(number: int) -> tuple[State, Scene]:
        # Three notches, then a rest in which the village is painted sharp.
        if number % 90 in (0, 10, 20):
            board.camera.zoom(1 if number // 90 % 2 == 0 else -1, board.camera.eye.middle)
        return state, idle

    found = {"pan": _frames(pan, board, surface, frames), "zoom": _frames(zoom, board, surface, frames)}
    board.fit(state)
    board.camera.stop()
    settle(board, surface, state, idle)
    found["drag"] = _frames(_dragging(state), board, surface, frames)
    settle(board, surface, state, idle)
    _set_moving(board, state)
    found["moving"] = _frames(lambda _: (state, idle), board, surface, frames)
    board.skip()
    found["idle"] = _idle(board, frames)
    return found


def _dragging(state: State) -> Callable[[int], tuple[State, Scene]]:
    """A held blueprint that wanders over its places, six frames at each."""
    from hamlet.app.flow.modes.holding import BEST
    from hamlet.app.flow.spots import find_fits
    from hamlet.app.view.scene import Ghost, Scene, Spot

    village = state.village
    tile = max(range(len(state.box.definitions.tiles)), key=village.count)
    rotation = state.box.definitions.tiles[tile].shape.distinct[0]
    fits = [fit for fit in find_fits(state, tile).spots if fit.rotation == rotation]
    fits.sort(key=lambda fit: (fit.x, fit.y))
    spots = tuple(
        Spot(f"spot:{number}", tile, fit.rotation, fit.at, "", number < BEST)
        for number, fit in enumerate(fits)
    )

    def step(number: int) -> tuple[State, Scene]:
        fit = fits[number // 6 % len(fits)]
        bright = frozenset(bits(village.touched_by(tile, fit.rotation, fit.at)))
        ghost = Ghost("ghost", tile, fit.rotation, fit.at, pinned=False, legal=True)
        return state, Scene("ghost", dim=True, bright=bright, ghost=ghost, spots=spots)

    return step


def _set_moving(board: BoardView, state: State) -> None:
    """All forty pieces under way at once."""
    board.performance.perform(state, tuple(_walks(state)))


def _walks(state: State) -> Iterator[Walk]:
    from hamlet.app.art.pieces import DONKEY, VILLAGER
    from hamlet.app.motion.movers import Walk

    for kind, seats in ((VILLAGER, state.villagers), (DONKEY, state.donkeys)):
        for seat, pieces in enumerate(seats):
            for piece in pieces:
                near = next(bits(state.village.links[piece >> 1]), piece >> 1)
                colour = state.box.definitions.colours[seat]
                yield Walk(state.village, (piece >> 1, near), kind, colour, 0.0, 60.0)


def _idle(board: BoardView, frames: int) -> Times:
    """Nothing changes: a frame is an `update` that asks for no drawing."""
    taken = []
    for _ in range(frames):
        begun = perf_counter()
        changed = board.update(SECOND)
        taken.append((perf_counter() - begun) * 1000)
        assert not changed
    return _summary(taken)


def _idle_share(state: State, seconds: float = 2.0) -> float:
    """How much of one core an idle board takes at 60 frames a second, in percent."""
    import pygame

    from hamlet.app.view.scene import Scene

    board, surface = _board(state, "1080p")
    settle(board, surface, state, Scene())
    clock, begun, used = pygame.time.Clock(), perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        pygame.event.pump()
        if board.update(SECOND):
            board.draw(surface, state, Scene(), None)
        clock.tick(60)
    return round(100 * (process_time() - used) / (perf_counter() - begun), 2)


def _in_a_fresh_process() -> dict[str, object]:
    """What only a fresh process can tell: seconds to the first frame, and the most memory taken."""
    command = [sys.executable, "-m", "hamlet.bench.frames", str(time())]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def fresh(started: float) -> dict[str, object]:
    """Begin a game and draw its first frame; then look at the large village near and far."""
    definitions = base_definitions()
    state = Game.new(definitions, 2, 1).state
    board, surface = _board(state, "1080p")
    first = time() - started
    from hamlet.app.view.scene import Scene

    settle(board, surface, state, Scene())
    sharp = time() - started
    large = big_state(definitions)
    board, surface = _board(large, "1080p")
    for steps in (1, 1, -2, -1, 2):
        board.camera.zoom(steps)
        settle(board, surface, large, Scene())
    return {
        "first_frame_s": round(first, 2),
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
