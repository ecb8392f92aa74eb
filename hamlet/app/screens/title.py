"""The first screen: a village in the evening, the name of the game, and where to go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module

import pygame

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, Id
from hamlet.app.kit.entering import MotionKind, motion_of
from hamlet.app.kit.kit_marks import KitMarks
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_pieces import LaidPiece
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.pages import HelpPage
from hamlet.app.screens.title_parts.backdrop import Backdrop
from hamlet.app.screens.title_parts.menu_laying import lay_menu, lay_words
from hamlet.app.screens.title_parts.menu_table import CONTINUE, ENTRIES, NEW, TitleFacts
from hamlet.app.screens.title_parts.title_places import TitleRoom
from hamlet.app.sound.ears import EARS
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.screen import Change, Open, Quit
from hamlet.store.kept_games import KeptGames, kept_games
from hamlet.store.solo_results import load_history
from hamlet.words.localised import localised

# What the village needs, brought in after the first frame, a part in each; then what a game needs.
SOON = (
    "hamlet.session.record",
    "hamlet.app.board.composing",
    "hamlet.app.screens.title_parts.village_making",
    "hamlet.app.screens.title_parts.stirring",
)
LATER = (
    "hamlet.app.flow.table",
    "hamlet.app.board_view",
    "hamlet.app.screens.setup",
    "hamlet.app.screens.settings_screen",
)
CHAPTERS = {"botric": "botric", "solo": "botric"}
"""Which chapter tells of an entry of the menu; all others lead to the first."""
FRAME = 1 / 12  # seconds between two pictures of what moves slowly


class TitleScreen(KitScreen):
    """Go on, begin, look around, quit."""

    in_rows = True

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        self.home = home
        self.facts = TitleFacts()
        self.trouble = ""
        moves = motion_of(home.settings) is MotionKind.FULL
        self.backdrop = Backdrop(home.words, moves=moves, disk=home.disk, wished=lambda: home.look)
        self.marks: TitleMarks = TitleMarks(self)
        self._stale = self._seen = False
        self._told: tuple[object, ...] = ()
        self._stirred = 0.0
        self._warming: Iterator[None] | None = self._warm()
        self._soon_there = False

    @property
    def kept(self) -> KeptGames:
        """The games that are kept."""
        return self.facts.kept

    # layout

    def layout(self) -> Iterable[HitRegion]:
        """The letters, the menu, the foot, and what is wrong: each piece is kept while it says the same."""
        room = TitleRoom.of(self.size, self.scale)
        self.main = ButtonId(CONTINUE if self.kept.newest is not None else NEW)
        laid = [*lay_words(self, room), *lay_menu(self, room)]
        self.controls = {each.region.id: each for piece in laid for each in piece.controls()}
        self._told = self._telling()
        self._compose(self.backdrop.picture, laid)
        return [hit for piece in laid for hit in piece.hits()]

    def _telling(self) -> tuple[object, ...]:
        return self.backdrop.card, self.backdrop.points, self.backdrop.season

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Shown again, perhaps: another game may be the newest now."""
        if not self.size[0]:
            self._look()
        else:
            self._stale = True
        if (size, scale) != (self.size, self.scale) or self.backdrop.rests:
            self.backdrop.resize(TitleRoom.of(size, scale))
        super().resize(size, scale)

    def rest(self) -> None:
        """Of the village no more than its finished picture is kept."""
        super().rest()
        self.backdrop.rest()

    def uncover(self) -> None:
        """Under a sheet, too, the village is seen again."""
        if self.backdrop.rests:
            self.backdrop.resize(TitleRoom.of(self.size, self.scale))
        super().uncover()

    # time

    @property
    def busy(self) -> bool:
        """The village is still made, or something is brought in."""
        return self._warming is not None or self.backdrop.busy

    def update(self, now: float) -> Change | None:
        """After the first frame: the village, bit by bit, then whatever else may be wanted soon."""
        if self._stale:
            self._look()
        if self._seen:
            self._go_on(now)
        change = super().update(now)
        if self.backdrop.moving(now) and now - self._stirred >= FRAME:
            self._stirred = now
            self._mark([mover.rect for mover in self.backdrop.movers])
        return change

    def listen(self) -> None:
        """A village in the evening is round about."""
        EARS.surround(self.backdrop.season.like)

    def refine(self, now: float) -> bool:
        """The village builds itself under a sheet, too."""
        self.update(now)
        return self.busy

    def _go_on(self, now: float) -> None:
        if self._warming is not None and (not self.backdrop.busy or not self._soon_there):
            if next(self._warming, self) is self:
                self._warming = None
            return
        fresh = self.backdrop.work(now)
        if fresh:
            self._repaint(fresh)
        if self._telling() != self._told:
            self.relayout()

    def _warm(self) -> Iterator[None]:
        """What the village needs first; the packs, which may be told something of; what a game needs."""
        for name in SOON:
            import_module(name)
            yield
        self._soon_there = True
        yield
        try:
            definitions = self.home.choice.definitions
        except StartError as error:
            self._tell(error)
            return
        yield
        for name in LATER:
            import_module(name)
            yield
        if self.kept.newest is None:
            from hamlet.app.art.tile.artist import art_of

            art = art_of(localised(self.words, definitions))
            for each in definitions.layouts[0].tiles:
                art.sketch(each.tile, each.rotation)
                yield

    # drawing

    def _repaint(self, rects: list[pygame.Rect]) -> None:
        """The ground has changed there; what lies over it stays."""
        for rect in rects:
            self.picture.set_clip(rect)
            self.picture.blit(self.backdrop.picture, rect, rect)
            for piece in self._laid:
                if piece.bounds.colliderect(rect):
                    piece.put(self.picture)
        self.picture.set_clip(None)
        self._mark(rects)

    def _mark(self, rects: list[pygame.Rect]) -> None:
        self.mark(*(name for name, region in self.regions().items() if region.collidelist(rects) >= 0))

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What is made after the first frame waits for it."""
        self._seen = True
        return super().draw(surface)

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """The picture; what moves lies under the letters and the menu."""
        super().paint(surface, region)
        clip = surface.get_clip()
        self.backdrop.draw_movers(surface, clip, self.now)
        for mover in self.backdrop.movers:
            for piece in self._laid:
                if piece.bounds.colliderect(mover.rect.clip(clip)):
                    surface.set_clip(mover.rect.clip(clip))
                    piece.put(surface)
        surface.set_clip(clip)

    # what it comes to

    def _look(self) -> None:
        """See which games are kept, and tell of folders that cannot be looked into."""
        before, self._stale = self.facts, False
        home = self.home
        kept = kept_games(home.folders, home.settings.places, home.disk)
        self.facts = TitleFacts(kept, load_history(home.folders, home.disk), len(home.packs_on))
        if kept.troubles and home.folders.trouble is None:
            self.trouble = kept.troubles[0].told(self.words)
        self.backdrop.show(kept.newest)
        if self.facts != before and self.size[0]:
            self.relayout()

    def took(self, what: Id, value: SetValue) -> Change | None:
        """Go there, or say why not."""
        if not isinstance(what, ButtonId):
            return None
        try:
            return self._continue() if what.name == CONTINUE else ENTRIES[what.name].leads(self.home)
        except StartError as error:
            self._tell(error)
            return None

    def _continue(self) -> Change | None:
        """The very game that is shown."""
        from hamlet.app.starting import go_on_with

        newest = self.kept.newest
        return Open(go_on_with(self.home, newest)) if newest is not None else None

    def _tell(self, error: StartError) -> None:
        """Say what cannot be done, and why."""
        self.trouble = str(error)
        self.relayout()

    def rule(self, what: Id | None) -> Change | None:
        """How to play: from its beginning, or of Botric where one is about to play against him."""
        return Open(HelpPage(chapter=CHAPTERS.get(what.name, "") if isinstance(what, ButtonId) else ""))

    def leave(self) -> Change | None:
        """Escape leaves the game."""
        return Quit()


class TitleMarks(KitMarks):
    """A line of the menu under the pointer is drawn in gold."""

    def __init__(self, title: TitleScreen) -> None:
        super().__init__(title)
        self.title = title
        self.lit: dict[Id, LaidPiece] = {}
        self.draw_hover = self._draw_line

    def _draw_line(self, surface: pygame.Surface, hit: HitRegion, scale: float, *, pressed: bool) -> None:
        """Lines as they look in gold; cards as everywhere."""
        line = self.lit.get(hit.id)
        if line is None:
            self._draw_face(surface, hit, scale, pressed=pressed)
            return
        place = line.bounds.clip(surface.get_rect())
        clip = surface.get_clip()
        surface.set_clip(clip.clip(hit.bounds.inflate(round(28 * self.title.scale), 0)))
        surface.blit(self.title.backdrop.picture, place, place)
        line.put(surface)
        surface.set_clip(clip)
