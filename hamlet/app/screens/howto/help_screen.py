"""How to play: contents at the left, a chapter with its examples, and what is looked for in yellow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.seasons.palettes import season_called
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.entering import motion_of
from hamlet.app.kit.kit_pane import KitControl, SetValue
from hamlet.app.pages import HelpPage, TablePage
from hamlet.app.screens.howto.building_cards import BuildingPictures
from hamlet.app.screens.howto.chapter_sheet import SheetMaker
from hamlet.app.screens.howto.example_pictures import ExamplePictures
from hamlet.app.screens.howto.help_layout import CONTENTS, CONTENTS_LINE, FIND, PAGE, HelpLayout
from hamlet.app.screens.howto.reading import Reading
from hamlet.app.screens.howto.table_keys_told import table_keys
from hamlet.app.ui.screen import Change, Open
from hamlet.app.ui.stage_input import ENTER
from hamlet.content import PackShelf
from hamlet.engine.definitions import Definitions
from hamlet.howto.example_games import ExampleShelf
from hamlet.howto.examples import examples
from hamlet.howto.opening import open_rulebook
from hamlet.store.packs import shelf_of
from hamlet.words.localised import localised
from hamlet.words.rulebook.contents import paragraph_for
from hamlet.words.rulebook.every_building import every_building

if TYPE_CHECKING:
    from hamlet.app.packs_news import PacksNews

UP_DOWN = {pygame.K_UP: -1, pygame.K_DOWN: 1}
ABOVE = 40  # logical pixels over what one came for


class HelpScreen(HelpLayout):
    """The rules of the game that is played, or of the game as it is printed."""

    def __init__(self, home: Home, page: HelpPage, shelf: PackShelf | None = None) -> None:
        self.home, self.played_with = home, page.definitions
        super().__init__(self._take_book(shelf or shelf_of(home.folders)), motion_of(home.settings))
        self._begun = False
        if page.chapter:
            self.reading.open(page.chapter)
        self.reading.to_paragraph(page.paragraph)

    def _take_book(self, shelf: PackShelf) -> SheetMaker:
        """The book of the game that is played, or of new games as they are now."""
        home, played = self.home, self.played_with
        book = open_rulebook(home.words, shelf, played or _wanted(home))
        self._goods = localised(book.words, book.sources.played)
        self.shelf = ExampleShelf(shelf, book.words)
        self.pictures = ExamplePictures(self.shelf)
        self.buildings = BuildingPictures(book.words, book.sources, season_called(home.look.season))
        return SheetMaker(Reading(book), self.pictures, self.buildings, table_keys(), played is not None)

    def packs_changed(self, news: PacksNews) -> Change | None:
        """The buildings of new games are others; one reads on where one was."""
        if self.played_with is None and news.choice is not None:
            chapter, target, query = self.reading.chapter, self.reading.target, self.reading.places.query
            self.take_maker(self._take_book(shelf_of(self.home.folders)))
            if query:
                self.reading.look_for(query)
            self.reading.open(chapter, target)
            self.relayout()
        return None

    def shows(self) -> Definitions:
        """The goods of the game that is told of."""
        return self._goods

    # where one is

    def relayout(self) -> None:
        """The first time, what one came for is brought into sight, and keys begin in the contents."""
        super().relayout()
        if not self._begun and self.controls:
            self._begun = True
            self.input.start_at(ControlId("chapter", self.reading.chapter))
            self._show_target()

    def _turn_page(self) -> None:
        """Something else is read: from its top, or where what one came for stands."""
        self.pictures.forget_waiting()
        self.contents_open = False
        self.scrolls.to_share(PAGE, 0.0)
        super().relayout()
        self._show_target()
        row = self.controls.get(ControlId("chapter", self.reading.chapter))
        if row is not None:
            self.reveal(row)

    def _show_target(self) -> None:
        most = self.scrolls.most.get(PAGE, 0)
        top = next((at for name, at in self._tops().items() if self.reading.target in name.split()), None)
        if most and top is not None and self.reading.target:
            self.scrolls.to_share(PAGE, (top - round(ABOVE * self.scale)) / most)
        super().relayout()

    # what hands come to

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A chapter, a section, a rule, a place, a village."""
        if what == FIND:
            self.reading.look_for(str(value))
            self._turn_page()
        elif what == CONTENTS_LINE:
            self.contents_open = bool(value)
        elif isinstance(what, ControlId):
            handler = TAKERS.get(what.name)
            return handler(self, str(what.which)) if handler is not None else None
        return None

    def open_chapter(self, chapter: str) -> None:
        """Read a chapter from its beginning."""
        order = list(self.reading.order)
        way = 1 if order.index(chapter) >= order.index(self.reading.chapter) else -1
        self.turn_page(way, self.page_place)
        self.reading.open(chapter)
        self._turn_page()

    def open_section(self, section: str) -> None:
        """Bring a section into sight."""
        self.reading.open(self.reading.chapter, section)
        self._turn_page()

    def open_rule(self, badge: str) -> None:
        """Read where a rule is told."""
        self.open_paragraph(paragraph_for(badge.rsplit(maxsplit=1)[-1]) or "")

    def open_building(self, tile: str) -> None:
        """Read the rules of a kind of building."""
        entry = next(each for each in every_building(self.reading.book) if each.tiles[0] == tile)
        self.open_paragraph(entry.paragraph)

    def open_paragraph(self, paragraph: str) -> None:
        """Read a paragraph; what is looked for is set aside."""
        self.reading.look_for("")
        self.reading.to_paragraph(paragraph)
        self._turn_page()

    def open_beside(self, by: int) -> None:
        """The next chapter, or the one before."""
        chapter = self.reading.beside(by)
        if chapter is not None:
            self.open_chapter(chapter)

    def play(self, name: str) -> Change:
        """The village of an example at the table: a game of its own, kept once somebody plays on."""
        example = next(each for each in examples() if each.id == name)
        session = self.shelf.session(example)
        caption = self.reading.book.text(example.caption)
        return Open(TablePage(session, news=(caption,), trial=True))

    # keys

    def captures(self, event: pygame.Event) -> bool:
        """Enter goes to the next place found, arrows to a chapter; Escape forgets what is looked for."""
        typing = self.typing is not None
        at_field = typing or (self.input.by_keys and self.input.focus == FIND)
        if event.key in ENTER and at_field and self.reading.places.hits:
            self._next_place(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key == pygame.K_ESCAPE and typing and self.reading.places.query:
            # What is looked for goes with its field: the next press leaves the page.
            self.close_field(entered=False)
            self.escape()
            return True
        if event.key not in UP_DOWN or self.open_list is not None:
            return False
        if typing:
            self._next_place(UP_DOWN[event.key])
            return True
        control = self.input.focused()
        if control is not None and self.input.by_keys and control.region.group != CONTENTS:
            return False
        self._walk(UP_DOWN[event.key])
        return True

    def _next_place(self, by: int) -> None:
        if self.reading.places.hits:
            self.reading.next_place(by)
            self._turn_page()

    def _walk(self, by: int) -> None:
        self.open_beside(by)
        self.input.set_focus(ControlId("chapter", self.reading.chapter))
        if ControlId("chapter", self.reading.chapter) not in self.controls:
            self.input.set_focus(CONTENTS_LINE)

    def scroll_page(self, way: int, control: KitControl | None) -> None:
        """A page up or down is always one of the text."""
        window = self.scrolls.windows.get(PAGE)
        if window is not None and self.scrolls.by(PAGE, way * (window.height * 4 // 5)):
            self.relayout()

    def escape(self) -> Change | None:
        """One step back: the contents that have opened, what is looked for, then the page."""
        if self.contents_open:
            self.contents_open = False
            self.relayout()
            return None
        if self.reading.places.query:
            self.reading.look_for("")
            self.relayout()
            return None
        return super().escape()

    # time

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made, or something moves."""
        return super().busy or self.pictures.busy or self.buildings.busy

    def update(self, now: float) -> Change | None:
        """A little more of the pictures in each frame."""
        if self._entering is None and (self.pictures.work() or self.buildings.work()):
            self.touch(self._lives)
        return super().update(now)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Pictures of another size."""
        if (size, scale) != (self.size, self.scale):
            self.pictures.clear()
        super().resize(size, scale)


TAKERS: Final[dict[str, Callable[[HelpScreen, str], Change | None]]] = {
    "chapter": HelpScreen.open_chapter,
    "section": HelpScreen.open_section,
    "rule": HelpScreen.open_rule,
    "building": HelpScreen.open_building,
    "play": HelpScreen.play,
    "before": lambda screen, _: screen.open_beside(-1),
    "after": lambda screen, _: screen.open_beside(1),
}


def _wanted(home: Home) -> Definitions | None:
    """What new games are played with; as printed, where that cannot be loaded."""
    try:
        return home.choice.definitions
    except StartError:
        return None
