"""All games that are kept: to go on with, to look at, to name, to give away, to delete and to have back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from hamlet.app.dropping import is_surely_pack
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.entering import motion_of
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.pages import HelpPage, SetupPage
from hamlet.app.screens import games_ids as ids
from hamlet.app.screens.game_deeds import GameDeeds
from hamlet.app.screens.game_filing import GameFiling
from hamlet.app.screens.game_reading import LARGE, SMALL
from hamlet.app.screens.games_foot import FootTold, Typed
from hamlet.app.screens.games_ids import row_id
from hamlet.app.screens.games_input import GamesInput
from hamlet.app.screens.games_page import GamesPlan
from hamlet.app.screens.games_shown import GamesShown
from hamlet.app.screens.ways_to_rules import chapter_of_game
from hamlet.app.ui.screen import Change, Open, Replace
from hamlet.store.errors import StoreError
from hamlet.store.kept_games import KeptGame
from hamlet.store.settings import Settings

TWICE = 0.4  # seconds between two clicks that are one


class GamesScreen(KitScreen):
    """The list at the left, the chosen game at the right, what was done last at the foot."""

    search: Id | None = ids.SEARCH

    def __init__(self, home: Home) -> None:
        super().__init__(home.words, motion_of(home.settings))
        self.home = home
        self.games = GamesShown(home)
        self.filing = GameFiling(home)
        self.telling = FootTold()
        self.draft: str | None = None
        """The name that is being typed."""
        self.deeds = GameDeeds(self)
        self.input: KitInput = GamesInput(self)
        self._clicked = -TWICE
        self.look()

    def look(self) -> None:
        """Find out anew which games are there."""
        self.games.look()
        kept = self.games.kept
        told = [error.told(self.words) for error in kept.troubles]
        told += [self.words.label("screens.games.absent", folder=str(folder)) for folder in kept.absent]
        if told and not self.telling.text:
            self.tell(" ".join(told), wrong=True)

    def tell(self, text: str, *, wrong: bool = False, undo: bool = False) -> None:
        """Say something at the foot."""
        self.telling = FootTold(text, wrong, undo)

    # the page

    def page(self, room: PageRoom) -> PagePlan:
        """What is known now."""
        naming = self.draft is not None
        typed = Typed(
            self.entry_of(ids.SEARCH),
            self.entry_of(ids.PATH),
            self.entry_of(ids.NAME),
            naming,
            self.draft or "",
        )
        return GamesPlan(self.games, self.telling, typed, room).plan()

    def relayout(self) -> None:
        """Enter does the golden thing of the sheet."""
        first = not self.controls
        super().relayout()
        main = (ids.OPEN, ids.LEFT, ids.NEW)
        self.main = next((each for each in main if each in self.controls), None)
        chosen = self.games.chosen
        if first and chosen is not None:
            self.input.start_at(row_id(chosen))

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """A large window wants large pictures."""
        self.games.reader.wide = LARGE if scale > 1.25 else SMALL
        super().resize(size, scale)

    @property
    def busy(self) -> bool:
        """Whether games are still being read."""
        return super().busy or self.games.reader.busy

    def update(self, now: float) -> Change | None:
        """Read on."""
        change = super().update(now)
        if self.games.reader.busy and self.games.reader.work():
            self.games.settle()
            self.relayout()
        return change

    def heed(self, settings: Settings) -> None:
        """Villages may be wished for in another season or light: their pictures are made anew."""
        if self.home.look != self.games.reader.look:
            self.games.look()
            self.relayout()

    def close(self) -> None:
        """What was deleted goes for good."""
        self.filing.close()
        self.games.reader.close()

    # choosing

    def chose(self, what: ControlId) -> None:
        """A row is looked at."""
        if what.which != self.games.chosen_id:
            self.draft = None
            self.games.choose(str(what.which))
            self.relayout()

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A row, a field, a button."""
        if isinstance(what, ControlId) and what.name == "game":
            return self._took_row(what)
        if what == ids.KIND:
            self.games.kind = str(value)
            self.games.settle()
        elif what == ids.SEARCH:
            self.games.sought = str(value)
            self.games.settle()
        elif what == ids.PATH:
            self.telling = replace(self.telling, path=str(value))
        elif what == ids.NAME:
            self.draft = str(value)
        return self._did(what)

    def _took_row(self, what: ControlId) -> Change | None:
        twice = self.now - self._clicked < TWICE and what.which == self.games.chosen_id
        self._clicked = self.now
        self.chose(what)
        return self.deeds.open() if twice or self.input.by_keys else None

    def _did(self, what: Id) -> Change | None:
        """Buttons by what they do; what cannot be done is told."""
        acts = {
            ids.OPEN: self.deeds.open,
            ids.LEFT: self.deeds.open,
            ids.NEW: lambda: Replace(SetupPage()),
            ids.REPLAY: self.deeds.look_back,
            ids.RENAME: self._rename,
            ids.EXPORT: self.deeds.export,
            ids.DELETE: self.deeds.delete,
            ids.UNDO: self.deeds.put_back,
            ids.IMPORT: self._ask_path,
            ids.TAKE_IN: self._take_in_typed,
            ids.FILE: self.deeds.show_file,
            ids.ASIDE: self.deeds.put_aside,
        }
        act = acts.get(what) if isinstance(what, ControlId) else None
        return self._try(act) if act is not None else None

    def _try(self, act: Callable[[], Change | None]) -> Change | None:
        """Do something; why it cannot be done is told."""
        try:
            return act()
        except StoreError as error:
            self.tell(error.told(self.words), wrong=True)
        except StartError as error:
            self.tell(str(error), wrong=True)
        return None

    def rule(self, what: Id | None) -> Change | None:
        """How to play what is chosen."""
        game = self.games.chosen
        facts = self.games.facts(game) if game is not None else None
        return Open(HelpPage(chapter=chapter_of_game(facts)))

    def key(self, event: pygame.Event) -> Change | None:
        """Keys that need no focus."""
        keys = {
            pygame.K_F2: ids.RENAME,
            pygame.K_DELETE: ids.DELETE,
            pygame.K_e: ids.EXPORT,
            pygame.K_r: ids.REPLAY,
            pygame.K_i: ids.IMPORT,
            pygame.K_z: ids.UNDO,
        }
        what = keys.get(event.key)
        able = what is not None and (what == ids.UNDO or what in self.controls)
        return self.answered(self._did(what)) if what is not None and able else None

    def takes_dropped(self, path: str) -> bool:
        """Every file but packs."""
        return not is_surely_pack(path)

    def handle(self, event: pygame.Event) -> Change | None:
        """A file that is dropped is imported."""
        if event.type == pygame.DROPFILE:
            return self.answered(self._try(lambda: self.deeds.take_in(event.file)))
        return super().handle(event)

    # what is done

    def _rename(self) -> None:
        game = self.games.chosen
        if game is not None:
            self.telling = FootTold()
            self.draft = self.games.name(game)
            self.relayout()
            self.input.set_focus(ids.NAME)
            self.open_field(ids.NAME)

    def _named(self, game: KeptGame, name: str) -> None:
        if name.strip() != self.games.name(game):
            self.filing.rename(game, name)
            self.look()

    def focus_chosen(self) -> None:
        """The keyboard goes on at the chosen game."""
        self.relayout()
        chosen = self.games.chosen
        self.input.set_focus(row_id(chosen) if chosen is not None else None)

    def _ask_path(self) -> None:
        self.telling = FootTold(path="")
        self.relayout()
        self.input.set_focus(ids.PATH)
        self.open_field(ids.PATH)

    def _take_in_typed(self) -> None:
        path = (self.telling.path or "").strip().strip("\"'")
        if path:
            self.deeds.take_in(path)

    # typing

    def typed(self, what: Id) -> Change | None:
        """Enter: the name is given, or the file taken in."""
        if what == ids.PATH:
            return self._did(ids.TAKE_IN)
        return None

    def close_field(self, *, entered: bool) -> Change | None:
        """A name is given by Enter; Escape leaves it as it was."""
        what = self.typing.id if self.typing is not None else None
        game, draft = self.games.chosen, self.draft
        if what == ids.NAME:
            self.draft = None
            if entered and game is not None and draft is not None:
                self._try(lambda: self._named(game, draft))
        elif what == ids.PATH and not entered and not (self.telling.path or ""):
            self.telling = FootTold()
        change = super().close_field(entered=entered)
        if what == ids.NAME and self.input.by_keys:
            self.focus_chosen()
        return change

    def clicked_beside(self, hover: Id | None) -> bool:
        """A click elsewhere gives the name, too."""
        if self.typing is not None and self.typing.id == ids.NAME and hover != ids.NAME:
            self.close_field(entered=True)
        return super().clicked_beside(hover)
