"""Numbers for whoever makes packs: whether a tile is too strong, as many games with it and without tell."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.entering import MotionKind, motion_of
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.pages import HelpPage, NumbersPage, WorkshopPage
from hamlet.app.screens.numbers import numbers_ids as ids
from hamlet.app.screens.numbers.numbers_input import NumbersInput
from hamlet.app.screens.numbers.numbers_plan import NumbersChoices, NumbersPlan
from hamlet.app.screens.numbers.numbers_shown import SEATS, NumbersShown
from hamlet.app.screens.numbers.numbers_text import numbers_text
from hamlet.app.screens.numbers.row_pictures import RowPictures
from hamlet.app.snapshots import picture_name, write_picture
from hamlet.app.ui import clipboard
from hamlet.app.ui.screen import Change, Open
from hamlet.app.workshop.sources import pack_with
from hamlet.engine.reading import read_definitions
from hamlet.store.errors import StoreError

LOOK: Final = 0.4
"""Seconds between two looks at numbers that still grow."""
TWICE: Final = 0.4
"""Seconds between two clicks that are one."""


class NumbersScreen(KitScreen):
    """Verdicts above, length and points at the left, every tile at the right."""

    def __init__(self, home: Home, page: NumbersPage, motion: MotionKind | None = None) -> None:
        super().__init__(home.words, motion_of(home.settings) if motion is None else motion)
        self.home = home
        self.shown = NumbersShown(home, page)
        self.choices = NumbersChoices()
        self.input: KitInput = NumbersInput(self)
        self.pictures: RowPictures | None = None
        self._looked = -LOOK
        self._fresh = False
        self._clicked = -TWICE

    # the page

    def page(self, room: PageRoom) -> PagePlan:
        """What is known now."""
        ask = self.shown.ask
        if self.pictures is None and ask is not None and self.shown.found is not None:
            self.pictures = RowPictures(self.words, read_definitions(ask.with_packs.definitions))
        return NumbersPlan(self.shown, self.choices, self.pictures, room).plan()

    @property
    def busy(self) -> bool:
        """Whether pictures of tiles are still to be drawn."""
        return super().busy or (self.pictures is not None and self.pictures.busy)

    def update(self, now: float) -> Change | None:
        """Take what games have come; draw a picture."""
        change = super().update(now)
        games, anew = self.shown.games, False
        if games is not None and games.collect():
            self._fresh = True
        if self._fresh and (now - self._looked >= LOOK or not self.shown.running):
            self._fresh, self._looked, anew = False, now, True
        if self.pictures is not None and self.pictures.busy and self.pictures.work():
            anew = True
        if anew:
            self.relayout()
        return change

    def close(self) -> None:
        """Games do not go on where nobody sees them."""
        self.shown.stop()

    # choosing

    def light(self, tile: str) -> None:
        """Look at a tile."""
        if self.shown.lit != tile:
            self.shown.lit = tile
            self.relayout()

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A row, a button, a tab."""
        if isinstance(what, ControlId) and what.name == ids.ROW:
            return self._took_row(str(what.which))
        if what == ids.WORKSHOP:
            return self._workshop()
        if what == ids.SEATS:
            self._sit(int(value))
        elif what == ids.TABS:
            self.choices = replace(self.choices, tab=str(value), told="")
        else:
            self._pressed(what)
        return None

    def _pressed(self, what: Id) -> None:
        if what == ids.PLAY:
            self.choices = replace(self.choices, told="")
            self.shown.play()
        elif what == ids.STOP:
            self.shown.stop()
        elif what == ids.TABLE:
            self.choices = replace(self.choices, table=not self.choices.table, tab=ids.TILES)
        elif what == ids.SAVE:
            self._save()

    def _took_row(self, tile: str) -> Change | None:
        """By keys it is looked at already, and Enter opens it; a hand clicks twice."""
        opened = self.input.by_keys or (self.now - self._clicked < TWICE and self.shown.lit == tile)
        self._clicked = self.now
        self.light(tile)
        return self._workshop() if opened else None

    def _workshop(self) -> Change | None:
        lit = self.shown.lit_tile
        if lit is None:
            return None
        mine = [pack for pack, _ in self.shown.own_packs()]
        pack = pack_with(self.home, "tiles", lit.tile, mine)
        return Open(WorkshopPage(pack, "tiles", lit.tile))

    def _sit(self, seats: int) -> None:
        self.choices = replace(self.choices, told="")
        self.shown.sit(seats)

    def _save(self) -> None:
        path = self.home.folders.pictures / picture_name("numbers-")
        try:
            write_picture(self.picture, path, self.home.disk)
        except StoreError as error:
            told = error.told(self.words)
        else:
            told = self.words.label("screens.numbers.saved", path=str(path))
        self.choices = replace(self.choices, told=told)

    # keys

    def escape(self) -> Change | None:
        """Games that go on are stopped first."""
        if self.shown.running and self.open_list is None:
            self.shown.stop()
            self.relayout()
            return None
        return super().escape()

    def key(self, event: pygame.Event) -> Change | None:
        """Letters do what buttons do."""
        if event.key == pygame.K_c and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._copy()
        elif event.key == pygame.K_t and ids.TABLE in self.controls:
            self._pressed(ids.TABLE)
        elif event.key == pygame.K_s and self.shown.games is not None:
            place = SEATS.index(self.shown.seats) + 1
            self._sit(SEATS[place % len(SEATS)])
        else:
            return None
        self.relayout()
        return None

    def _copy(self) -> None:
        ask, found = self.shown.ask, self.shown.found
        if ask is not None and found is not None:
            clipboard.keep(numbers_text(self.words, self.shown.tiles))
            self.choices = replace(self.choices, told=self.words.label("screens.numbers.copied"))

    def take_picture(self) -> bool:
        """The page as it is, with a word about where it lies."""
        self._save()
        self.relayout()
        return True

    def rule(self, what: Id | None) -> Change | None:
        """Every building there is."""
        return Open(HelpPage(chapter="every"))
