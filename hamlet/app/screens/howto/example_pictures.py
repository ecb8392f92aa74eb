"""Pictures of examples: villages drawn as the table draws them, a little in each frame, and kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from hamlet.app.art.palette import COST, INK, PAPER, rgb
from hamlet.app.art.shapes import Point, box, clear, rounded, stroke
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.board_view import BoardView
from hamlet.app.screens.howto.example_scene import looked_at, scene_of
from hamlet.app.stopwatch import WATCH
from hamlet.app.view.scene import Scene
from hamlet.engine.village import Placed
from hamlet.howto.example_games import ExampleShelf
from hamlet.howto.examples import examples
from hamlet.session.session import Session
from hamlet.values import dataclass
from hamlet.words.localised import localised

GOOD = rgb("325E24")
SECONDS = 0.006  # of a frame for coming closer to a picture
FRAME = 0.05  # seconds that pass for the village with each frame: nothing moves in it
WOOD, STRIPE, HATCH = rgb("3A281A"), rgb("4A3523"), 16
SMALLER, NAMED = 0.66, 56.0
Strokes = tuple[tuple[Point, ...], ...]
TICK: Strokes = (((0.12, 0.55), (0.4, 0.82), (0.88, 0.2)),)
CROSS: Strokes = (((0.16, 0.16), (0.84, 0.84)), ((0.84, 0.16), (0.16, 0.84)))


@dataclass(frozen=True, slots=True)
class WantedPicture:
    """One picture: of which example, how large, and what is judged on it."""

    example: str
    """Its id."""
    verdict: str
    good: bool
    size: tuple[int, int]
    scale: float
    letters: int = 25
    """How large the verdict is written."""

    def px(self, logical: float) -> int:
        """Logical pixels as pixels of the picture."""
        return round(logical * self.scale)

    @property
    def tag(self) -> pygame.Rect:
        """Where the verdict stands: in the corner below at the left."""
        high = self.px(self.letters * 1.85)
        wide = measure(self.verdict, Role.TITLE, self.px(self.letters)) + self.px(3 * self.letters)
        return pygame.Rect(0, self.size[1] - high, min(wide, self.size[0]), high)


class ExampleDrawing:
    """One picture in the making."""

    def __init__(self, wanted: WantedPicture, session: Session, scene: Scene, art: TileArt) -> None:
        self.wanted = wanted
        self.state = session.state
        self.scene = scene
        setup = session.setup
        colours = tuple(seat.color for seat in setup.seats)
        self.board = BoardView(setup.box, BadgeArt(art, colours), setup.words, tools_shown=False)
        self.board.set_motion(0.0)
        self.board.resize(pygame.Rect((0, 0), wanted.size), wanted.scale, (wanted.tag.inflate(12, 12),))
        self.picture = pygame.Surface(wanted.size, pygame.SRCALPHA)

    def look_over(self, tiles: Sequence[Placed]) -> None:
        """Show these tiles; the whole village, if they are hardly smaller then and names can be read."""
        whole = [*(each for each in self.state.village.tiles if each not in tiles), *tiles]
        self.board.look_over(self.state, tiles)
        near = self.board.camera.eye.length
        self.board.look_over(self.state, whole)
        if self.board.camera.eye.length < max(SMALLER * near, NAMED * self.wanted.scale):
            self.board.look_over(self.state, tiles)

    def work(self) -> bool:
        """Draw a little more; whether it is finished."""
        wanted, sheet = self.wanted, pygame.Surface(self.wanted.size)
        self.board.update(FRAME)
        self.board.draw(sheet, self.state, self.scene, None)
        self.picture.blit(sheet, (0, 0))
        mask = rounded(wanted.size, wanted.px(9), (255, 255, 255))
        self.picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        _frame(self.picture, wanted)
        return not self.board.busy


class ExamplePictures:
    """All pictures that were asked for while the rules are read, one made after the other."""

    def __init__(self, shelf: ExampleShelf) -> None:
        self.shelf = shelf
        self._ready: dict[WantedPicture, pygame.Surface] = {}
        self._waiting: dict[WantedPicture, None] = {}
        self._drawing: ExampleDrawing | None = None
        self._coming: tuple[WantedPicture, Iterator[ExampleDrawing | None]] | None = None
        self._arts: dict[tuple[str, ...], TileArt] = {}

    def get(self, wanted: WantedPicture) -> pygame.Surface | None:
        """The picture as far as it is drawn."""
        found = self._ready.get(wanted)
        if found is None:
            self._waiting.setdefault(wanted)
            if self._drawing is not None and self._drawing.wanted == wanted:
                found = self._drawing.picture
        return found

    def forget_waiting(self) -> None:
        """Another page is read: what was asked for on the last one can wait until it is asked for again."""
        self._waiting.clear()

    def clear(self) -> None:
        """Other sizes are wanted from now on."""
        self._ready.clear()
        self._waiting.clear()
        self._drawing = self._coming = None

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made."""
        return bool(self._waiting)

    def work(self) -> bool:
        """Go on with one of them; whether there is more to see."""
        if not self._waiting:
            return False
        wanted = next(iter(self._waiting))
        if self._drawing is None or self._drawing.wanted != wanted:
            self._drawing = self._prepare(wanted)
            return False
        if self._drawing.work():
            self._ready[wanted] = self._drawing.picture
            del self._waiting[wanted]
            self._drawing = None
        return True

    def _prepare(self, wanted: WantedPicture) -> ExampleDrawing | None:
        """Come closer to a drawing for a few milliseconds; the drawing, once there is one to look at."""
        if self._coming is None or self._coming[0] != wanted:
            self._coming = (wanted, self._preparing(wanted))
        end = WATCH.now() + SECONDS
        for drawing in self._coming[1]:
            if drawing is not None:
                self._coming = None
                return drawing
            if WATCH.now() >= end:
                break
        return None

    def _preparing(self, wanted: WantedPicture) -> Iterator[ExampleDrawing | None]:
        example = next(each for each in examples() if each.id == wanted.example)
        for _ in self.shelf.coming(example):
            yield None
        session, packs = self.shelf.session(example), example.game.packs
        yield None
        art = self._arts.get(packs)
        if art is None:
            setup = session.setup
            art = self._arts[packs] = TileArt(localised(setup.words, setup.definitions))
        scene = scene_of(session, example, self.shelf.action(example))
        yield None
        drawing = ExampleDrawing(wanted, session, scene, art)
        yield None
        drawing.look_over(looked_at(session, example, scene))
        for _ in drawing.board.opening(session.state):
            yield None
        yield drawing


def draw_place(surface: pygame.Surface, rect: pygame.Rect, wanted: WantedPicture) -> None:
    """Where a picture will be: a hatched place in its frame, and already what is judged."""
    box(surface, rect, WOOD, wanted.px(9))
    part = surface.subsurface(rect.clip(surface.get_rect()))
    clip, inside = surface.get_clip(), rect.inflate(-2 * wanted.px(4), -2 * wanted.px(4))
    surface.set_clip(inside.clip(clip))
    step = max(4, wanted.px(HATCH))
    for left in range(rect.left - rect.height, rect.right, step):
        ends = (left, rect.bottom), (left + rect.height, rect.top)
        pygame.draw.line(surface, STRIPE, *ends, max(1, wanted.px(2)))
    surface.set_clip(clip)
    _frame(part, wanted)


def _frame(surface: pygame.Surface, wanted: WantedPicture) -> None:
    """The line around it, and the verdict: a mark, and words in its colour."""
    px, tag = wanted.px, wanted.tag
    colour = GOOD if wanted.good else COST
    radius = px(9)
    pygame.draw.rect(surface, colour, tag, border_top_right_radius=radius, border_bottom_left_radius=radius)
    pygame.draw.rect(
        surface,
        INK,
        tag.inflate(px(2), px(2)),
        px(2),
        border_top_right_radius=radius,
        border_bottom_left_radius=radius,
    )
    pygame.draw.rect(surface, INK, surface.get_rect(), max(1, px(2)), border_radius=radius)
    size = px(wanted.letters)
    _draw_mark(surface, (tag.left + round(size * 1.08), tag.centery), round(size * 0.88), good=wanted.good)
    words = pygame.Rect(tag.left + 2 * size, tag.top, tag.width - 2 * size, tag.height)
    draw_text(surface, wanted.verdict, words, Role.TITLE, size, PAPER, colour)


def _draw_mark(surface: pygame.Surface, centre: tuple[int, int], side: int, *, good: bool) -> None:
    """A tick or a cross, in the colour of paper."""
    fine = clear((side * 4, side * 4), PAPER)
    for line in TICK if good else CROSS:
        for (x, y), (to_x, to_y) in pairwise(line):
            start, end = (x * side * 4, y * side * 4), (to_x * side * 4, to_y * side * 4)
            stroke(fine, PAPER, start, end, side * 0.6)
    small = pygame.transform.smoothscale(fine, (side, side))
    surface.blit(small, small.get_rect(center=centre))
