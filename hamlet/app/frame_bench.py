"""A board put through its paces: what each frame takes while the table is dragged, zoomed, played upon."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

import pygame

from hamlet.app.art.piece_pictures import DONKEY, VILLAGER
from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.camera import FIT_MOST
from hamlet.app.board.eye import Eye
from hamlet.app.board_view import BoardView
from hamlet.app.flow.modes.ranked import BEST
from hamlet.app.flow.spots import find_fits
from hamlet.app.ids import Command, SpotId
from hamlet.app.life.waking import Liveliness
from hamlet.app.motion.movers import Walk
from hamlet.app.view.scene import Ghost, Scene, Spot
from hamlet.engine.bits import bits
from hamlet.engine.state import State
from hamlet.engine.workers import is_tile, place_of
from hamlet.words.rooms import english

SECOND: Final = 1 / 60
IDLE: Final = Scene()
_PATIENCE: Final = 600


@dataclass(frozen=True, slots=True)
class BenchWindow:
    """A window, its UI scale, and the village's part of it."""

    window: tuple[int, int]
    scale: float
    area: tuple[int, int, int, int]


# The wide layout of the table.
SIZES: Final = {
    "1080p": BenchWindow((1920, 1080), 1.0, (264, 48, 1336, 880)),
    "4k": BenchWindow((3840, 2160), 2.0, (528, 96, 2672, 1760)),
}


class FrameBench:
    """A board with a state in a window of its own. Its first frame is drawn at once."""

    def __init__(self, state: State, size: BenchWindow) -> None:
        pygame.display.init()
        self.state = state
        self.surface = pygame.display.set_mode(size.window)
        definitions = state.box.definitions
        self.board = BoardView(state.box, BadgeArt(TileArt(definitions), definitions.colours), english())
        self.board.resize(pygame.Rect(size.area), size.scale)
        self.board.life.enliven(Liveliness.MOVING)
        self._last: tuple[Scene, Eye] | None = None
        self.whole()
        self.frame()

    def frame(self, scene: Scene = IDLE) -> float:
        """One frame, drawn only if something changed, and the milliseconds it took; life stirs in it."""
        begun = perf_counter()
        self.board.life.waking.wake()
        self.board.life.pass_time(SECOND)
        changed = self.board.update(SECOND)
        now = (scene, self.board.camera.eye)
        stale = self.board.life.stale and self.board.stir(self.surface) is None
        if changed or stale or now != self._last:
            self.board.draw(self.surface, self.state, scene, None)
        self._last = now
        return (perf_counter() - begun) * 1000

    def whole(self) -> None:
        """See the whole village."""
        self.board.fit(self.state)
        self.board.camera.stop()

    def settle(self, scene: Scene = IDLE) -> None:
        """Let everything be drawn and painted."""
        for _ in range(6000):
            self.frame(scene)
            if not self.board.busy:
                return

    def pan(self, frames: int) -> list[float]:
        """Dragged in circles."""
        taken = []
        for number in range(frames):
            self.board.camera.pan(9 * math.cos(number / 14), 7 * math.sin(number / 14))
            taken.append(self.frame())
        return taken

    def zoom(self, frames: int) -> list[float]:
        """Three notches in, a rest in which it is painted sharp, three notches out, a rest."""
        taken = []
        for number in range(frames):
            if number % 90 in (0, 10, 20):
                self.board.camera.zoom(1 if number // 90 % 2 == 0 else -1, self.board.camera.eye.middle)
            taken.append(self.frame())
        return taken

    def drag(self, frames: int) -> list[float]:
        """A held blueprint wanders over its places, six frames at each."""
        scene = self._holding()
        return [self.frame(scene(number)) for number in range(frames)]

    def _holding(self) -> Callable[[int], Scene]:
        village, tiles = self.state.village, self.state.box.definitions.tiles
        tile = max(range(len(tiles)), key=village.by_road.count)
        rotation = tiles[tile].shape.distinct[0]
        fits = [fit for fit in find_fits(self.state, tile).spots if fit.rotation == rotation]
        fits.sort(key=lambda fit: (fit.x, fit.y))
        spots = tuple(
            Spot(SpotId(rotation, fit.at), tile, rotation, fit.at, k < BEST) for k, fit in enumerate(fits)
        )

        def scene(number: int) -> Scene:
            at = fits[number // 6 % len(fits)].at
            bright = frozenset(bits(village.touched_by(tile, rotation, at)))
            ghost = Ghost(Command.GHOST, tile, rotation, at, pinned=False, legal=True)
            return Scene("ghost", dim=True, bright=bright, ghost=ghost, spots=spots)

        return scene

    def move(self, frames: int) -> list[float]:
        """All pieces under way at once."""
        self.board.performance.perform(self.state, tuple(self._walks()))
        taken = [self.frame() for _ in range(frames)]
        self.board.skip()
        return taken

    def _walks(self) -> Iterator[Walk]:
        village, colours = self.state.village, self.state.box.definitions.colours
        for kind, seats in ((VILLAGER, self.state.villagers), (DONKEY, self.state.donkeys)):
            for seat, pieces in enumerate(seats):
                for uid in filter(is_tile, map(place_of, pieces)):
                    near = next(bits(village.by_road.links[uid]), uid)
                    yield Walk(village, (uid, near), Group(seat, kind), colours[seat], 0.0, 60.0)

    def lay(self, states: Iterable[State]) -> list[float]:
        """One village after the other, each with something that is not drawn yet, until it is whole."""
        taken = []
        for state in states:
            self.state, self._last = state, None
            for _ in range(_PATIENCE):
                taken.append(self.frame())
                if not self.board.busy:
                    break
        return taken

    def draw_anew(self, season: SeasonLook) -> list[float]:
        """Every tile of the village in another season, near; the milliseconds of the processor for each."""
        ground, taken = self.board.ground, []
        ground.studio.turn(VillageLook(season))
        length = round(FIT_MOST * self.board.camera.eye.scale)
        for tile, rotation in dict.fromkeys((one.tile, one.rotation) for one in self.state.village.tiles):
            begun = process_time()
            for _ in ground.studio.prepare(tile, rotation, length, 0):
                pass
            taken.append((process_time() - begun) * 1000)
        return taken

    def rest(self, frames: int) -> list[float]:
        """Nothing changes: a frame is an `update` that asks for no drawing."""
        self.board.life.hush()
        taken = []
        for _ in range(frames):
            begun = perf_counter()
            self.board.update(SECOND)
            taken.append((perf_counter() - begun) * 1000)
        return taken

    def come_to_rest(self) -> None:
        """Let everything be drawn ahead: what is left is a table that nobody touches."""
        self.board.life.hush()
        for _ in range(20_000):
            if self.board.ground.rests(self.board.camera.eye):
                return
            self.board.update(SECOND)

    def share_at_rest(self, seconds: float) -> float:
        """How much of one core a board at rest takes at 60 frames a second, in percent."""
        self.board.life.hush()
        clock, begun, used = pygame.time.Clock(), perf_counter(), process_time()
        while perf_counter() - begun < seconds:
            pygame.event.pump()
            if self.board.update(SECOND):
                self.frame()
            clock.tick(60)
        return 100 * (process_time() - used) / (perf_counter() - begun)
