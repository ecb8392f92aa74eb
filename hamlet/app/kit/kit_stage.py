"""The picture of a page: put together of pieces, drawn where it has changed, coming in with motion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import thin_line
from hamlet.app.ids import Id
from hamlet.app.kit.bars import PageFoot, PageTop
from hamlet.app.kit.entering import Entering, MotionKind
from hamlet.app.kit.kit_marks import KitMarks
from hamlet.app.kit.kit_pane import KitControl, LivePicture
from hamlet.app.kit.kit_pieces import KitPieces, LaidPiece
from hamlet.app.kit.laying_out import PlacedCard, lay_cards, lay_list
from hamlet.app.kit.page_room import PageRoom, page_room
from hamlet.app.kit.page_turning import PageTurning
from hamlet.app.kit.pressing import DropLine
from hamlet.app.kit.scrolling import Scrolls
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.screen import Change
from hamlet.app.ui.sheet import table_wood
from hamlet.app.ui.stage import Stage
from hamlet.values import dataclass
from hamlet.words.words import Words

UNDER_INK = 80
CELLS = (6, 4)


@dataclass(frozen=True, slots=True)
class PagePlan:
    """All that lies on a page."""

    top: PageTop | None
    foot: PageFoot | None
    cards: tuple[PlacedCard, ...]
    foot_bar: bool = False
    """Whether the foot has a dark bar of its own."""
    main: Id | None = None
    """What Enter does on a page without a foot."""

    @property
    def gold(self) -> Id | None:
        """The main thing to do."""
        return self.foot.main.id if self.foot is not None and self.foot.main is not None else self.main


class KitStage(Stage):
    """A page that is drawn; what hands do on it is told in `KitScreen`."""

    def __init__(self, words: Words, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__()
        self.words = words
        self.motion = motion
        self.controls: dict[Id, KitControl] = {}
        self.main: Id | None = None
        self.open_list: Id | None = None
        self.scrolls = Scrolls()
        self.pieces = KitPieces(words)
        self.picture = pygame.Surface((1, 1))
        self.marks: KitMarks = KitMarks(self)
        self._ground = pygame.Surface((1, 1))
        self._ground_key: tuple[object, ...] = ()
        self._laid: list[LaidPiece] = []
        self._lives: list[LivePicture] = []
        self._entering: Entering | None = None
        self._turning: PageTurning | None = None
        self._since = 0.0
        self._rests = False
        self._headed = ""
        self.drawn_once = False
        """Whether a first frame was seen."""

    def page(self, room: PageRoom) -> PagePlan:
        """What lies on the page now, in this room."""
        raise NotImplementedError

    def headed(self) -> str:
        """The title of the page."""
        return self._headed

    @property
    def laid(self) -> Sequence[LaidPiece]:
        """What lies on the page now."""
        return self._laid

    def turn_page(self, way: int, area: pygame.Rect | None = None) -> None:
        """What lies here, or between the bars, will be another page: the one that is seen gives way to it."""
        if self.drawn_once and self._entering is None and self.motion is not MotionKind.OFF:
            room = page_room(self.size, self.scale)
            between = pygame.Rect(0, room.top.bottom, self.size[0], room.foot.top - room.top.bottom)
            place = between if area is None else area.inflate(2 * room.gap, 2 * room.gap).clip(between)
            self._turning = PageTurning(self.motion, self.picture.copy(), place, self.scale, way, self.now)

    def stir(self) -> None:
        """Pictures that move begin anew."""
        self._since = self.now

    # layout

    def regions(self) -> dict[str, pygame.Rect]:
        """The window in cells: a hand on something draws no more than the cells it touches."""
        across, down = CELLS
        wide, high = self.size
        return {
            f"{column} {row}": pygame.Rect(
                wide * column // across,
                high * row // down,
                wide * (column + 1) // across - wide * column // across,
                high * (row + 1) // down - high * row // down,
            )
            for row in range(down)
            for column in range(across)
        }

    def layout(self) -> Iterable[HitRegion]:
        """Find the pieces of the page; only those that say something else are drawn anew."""
        room = page_room(self.size, self.scale)
        plan = self.page(room)
        self.main = plan.gold
        self._headed = plan.top.title if plan.top is not None else ""
        self.scrolls.forget()
        above, below = self._lay_bar(plan.top, room.top), self._lay_bar(plan.foot, room.foot)
        cards = lay_cards(plan.cards, self.pieces, self.scrolls, self.scale)
        # Tab comes to the foot last; a card may lie over it.
        self.controls = {
            each.region.id: each for piece in (*above, *cards, *below) for each in piece.controls()
        }
        laid = [*above, *below, *cards]
        hits = [hit for piece in laid for hit in piece.hits()]
        listed = self._lay_list(room)
        if listed is not None:
            laid.append(listed)
            self.controls = {each.region.id: each for each in listed.controls()}
            hits = listed.hits()
        self._compose(self._find_ground(room, plan), laid)
        self._lives = [live for piece in laid for live in piece.lives()]
        return hits

    def _lay_bar(self, bar: PageTop | PageFoot | None, place: pygame.Rect) -> list[LaidPiece]:
        if bar is None:
            return []
        return [LaidPiece(self.pieces.get(bar, place.size, self.scale, bar.draw), place.topleft)]

    def _lay_list(self, room: PageRoom) -> LaidPiece | None:
        control = self.controls.get(self.open_list) if self.open_list is not None else None
        if control is None or not isinstance(control.adjusted, DropLine):
            self.open_list = None
            return None
        return lay_list(control.adjusted, control.region.bounds, room, self.pieces)

    def _find_ground(self, room: PageRoom, plan: PagePlan) -> pygame.Surface:
        """What pieces lie on, drawn once; and the bars."""
        key = (self.size, self.scale, plan.top is None, plan.foot_bar)
        if key != self._ground_key:
            self._ground, self._ground_key = pygame.Surface(self.size), key
            self.draw_ground(self._ground)
            if plan.top is not None:
                art.bar(self._ground, room.top, "bottom", self.scale)
            if plan.foot_bar:
                art.bar(self._ground, room.foot, "top", self.scale)
            self._laid = []
        return self._ground

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Wood under ink."""
        surface.blit(table_wood(self.size), (0, 0))
        thin_line(surface, surface.get_rect(), INK, UNDER_INK)

    def forget_ground(self) -> None:
        """What pieces lie on looks different now."""
        self._ground_key = ()

    def _compose(self, ground: pygame.Surface, laid: list[LaidPiece]) -> None:
        """Bring the picture up to date where pieces have changed."""
        if self.picture.get_size() != self.size:
            self.picture = pygame.Surface(self.size)
            self._laid = []
        for rect in _changed(self._laid, laid, self.picture.get_rect()):
            self.picture.set_clip(rect)
            self.picture.blit(ground, rect, rect)
            for piece in laid:
                if piece.bounds.colliderect(rect):
                    piece.put(self.picture)
            self.picture.set_clip(None)
            self.mark(*(name for name, region in self.regions().items() if region.colliderect(rect)))
        self._laid = laid

    # drawing

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Everything anew; what is shown for the first time comes in with motion."""
        first = not self.size[0]
        self._turning = None
        self._rests = False
        self.pieces.clear()
        self.forget_ground()
        super().resize(size, scale)
        if first and self.motion is not MotionKind.OFF:
            self._entering = Entering(self.motion, scale)

    def rest(self) -> None:
        """Whoever comes back sees everything drawn anew anyway."""
        self._rests = True
        self._entering = self._turning = None
        self.pieces.clear()
        self.forget_ground()
        self._ground = self.picture = pygame.Surface((1, 1))
        self._laid, self._lives = [], []

    def uncover(self) -> None:
        """Under a sheet that is shown again the page may have rested."""
        if self._rests:
            self._rests = False
            self.relayout()
        super().uncover()

    @property
    def busy(self) -> bool:
        """Whether something still moves."""
        moves = self._entering is not None or self._turning is not None
        return moves or self.marks.shaking or self._live()

    def _live(self) -> bool:
        moves = self.motion is not MotionKind.OFF
        return moves and any(self.now - self._since < live.seconds for live in self._lives)

    def update(self, now: float) -> Change | None:
        """Time goes on: what moves is drawn, what rests costs nothing."""
        change = super().update(now)
        if self._entering is not None:
            if self._entering.over(now):
                self._entering, self._since = None, now
            self.uncover()
        elif self._turning is not None:
            if self._turning.over(now):
                self._turning = None
            self.uncover()
        elif self._live():
            self.touch([live for live in self._lives if now - self._since < live.seconds + 0.1])
        return change

    def touch(self, lives: Iterable[LivePicture]) -> None:
        """The cells under these pictures must be drawn."""
        seen = [live.seen for live in lives]
        self.mark(*(name for name, region in self.regions().items() if region.collidelist(seen) >= 0))

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What was seen before is remembered with the first frame of a coming."""
        if self._entering is not None:
            self._entering.begin(surface, self.now)
        self.drawn_once = True
        return super().draw(surface)

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """The picture is finished already; what moves lies over it."""
        clip = surface.get_clip()
        if self._entering is not None:
            self._entering.paint(surface, self._ground, self._laid, self.now)
            return
        surface.blit(self.picture, clip, clip)
        shift = (0, 0)
        if self._turning is not None:
            shift = self._turning.paint(surface, self.picture, self.now)
        for live in self._lives:
            seen = live.seen.move(shift)
            if clip.colliderect(seen):
                surface.set_clip(clip.clip(seen))
                live.paint(surface, live.rect.move(shift), self.scale, self._moment(live))
                surface.set_clip(clip)
        for piece in self._laid if self._lives else ():
            if piece.over and clip.colliderect(piece.bounds):
                piece.put(surface)

    def _moment(self, live: LivePicture) -> float:
        """How far a moving picture is; where nothing moves, at its end."""
        return (
            min(self.now - self._since, live.seconds) if self.motion is not MotionKind.OFF else live.seconds
        )


def _changed(before: list[LaidPiece], after: list[LaidPiece], whole: pygame.Rect) -> list[pygame.Rect]:
    """Where two pages differ."""
    if len(before) != len(after):
        return [whole]
    found = []
    for old, new in zip(before, after, strict=True):
        if old.piece is not new.piece or (old.at, old.window, old.fade) != (new.at, new.window, new.fade):
            found.append(old.bounds.union(new.bounds).clip(whole))
    return found
