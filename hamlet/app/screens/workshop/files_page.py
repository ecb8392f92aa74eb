"""The page of files: which there are, one of them as YAML, what is wrong with it, what can be put in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.ids import Id
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.screens.workshop.files import file_ids as ids
from hamlet.app.screens.workshop.files import file_places as places
from hamlet.app.screens.workshop.files.file_list import FileList
from hamlet.app.screens.workshop.files.pack_form import PackForm
from hamlet.app.screens.workshop.files.put_in import PutIn
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.content.lying import PACK_FILE

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.checks_card import ChecksPart
    from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
    from hamlet.app.screens.workshop.yaml_card import YamlPart
    from hamlet.app.workshop.bench import Bench
    from hamlet.engine.definitions import Definitions
    from hamlet.words.words import Words

TAB_WORDS = {
    places.FILES: "screens.files.tab.files",
    places.YAML: "screens.files.tab.yaml",
    places.CHECKS: "screens.workshop.checks",
}


class FilesPage(WorkshopPart):
    """Lays the parts of a file."""

    def __init__(
        self, screen: WorkshopScreen, bench: Bench, words: Words, yaml: YamlPart, checks: ChecksPart
    ) -> None:
        self.screen = screen
        self.bench = bench
        self.words = words
        self.yaml = yaml
        self.checks = checks
        self.tab = ""
        self.tabs: tuple[str, ...] = ()
        """What can be chosen to be seen in the window as it is."""
        self.files = FileList(bench, words, self._was_taken)
        self.put = PutIn(bench, words, self._was_put_in, lambda: yaml.caret_line)
        self.about = PackForm(bench, words, screen.entry_of)

    def begin(self, *, at_line: bool) -> None:
        """What is seen first where not all has room: the line that was asked for, or what the pack says."""
        if at_line or self.bench.sheet.inside == PACK_FILE:
            self.tab = places.YAML if at_line else places.SIDE

    @property
    def definitions(self) -> Definitions | None:
        """The packs that it is played with."""
        return self.bench.definitions

    @property
    def side(self) -> PutIn | PackForm:
        """What stands beside the file in hand."""
        return self.about if self.bench.sheet.inside == PACK_FILE else self.put

    @property
    def parts(self) -> tuple[WorkshopPart, ...]:
        """The parts that only files have, and the tabs."""
        return (self.files, self.side, self)

    # what is seen

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """What is seen now."""
        self.tabs = tabs = places.TABS.get(room.kind, ())
        if tabs and self.tab not in tabs:
            self.tab = tabs[0]
        found = self._tab_cards(room, place)
        laid = places.file_places(place, room, self.tab)
        if places.YAML in laid and places.CHECKS not in laid:
            laid[places.YAML], worst = self.checks.worst_under(room, laid[places.YAML], self.yaml.typed_line)
            found += worst
        parts: dict[str, WorkshopPart] = {
            places.FILES: self.files,
            places.YAML: self.yaml,
            places.CHECKS: self.checks,
            places.SIDE: self.side,
        }
        for name, where in laid.items():
            found += parts[name].cards(room, where)
        return found

    def _tab_cards(self, room: PageRoom, area: pygame.Rect) -> list[PlacedCard]:
        where = places.tabs_place(area, room)
        if where is None:
            return []
        side = "screens.files.tab.about" if self.side is self.about else "screens.files.tab.put"
        words = {tab: self.words.label(TAB_WORDS.get(tab, side)) for tab in self.tabs}
        cells = tuple(
            self.checks.tab(tab, told) if tab == places.CHECKS else ChoiceCell(tab, told)
            for tab, told in words.items()
        )
        choices = JoinedChoices(ids.TAB, cells, self.tab, tall=places.TABS_TALL)
        return [PlacedCard(where, PaperCard("files tabs", (choices,), look=CardLook.BARE, gap=0))]

    # hands

    def took(self, what: Id, value: SetValue) -> bool:
        """Another tab."""
        if what != ids.TAB:
            return False
        self.tab = str(value)
        return True

    def _was_taken(self) -> None:
        """What can be done with it comes into sight; on one that is empty something can be put."""
        self.yaml.end()
        empty = not self.bench.sheet.text.strip() or self.side is self.about
        self.show(places.SIDE if empty else places.YAML)

    def _was_put_in(self, line: int) -> None:
        """It comes into sight, to be changed."""
        self.yaml.wanted = (line, 1)
        self.yaml.hands.begin()
        more = [plain(each) for each in self.put.also]
        code = "screens.files.put.also" if more else "screens.files.put.done"
        self.screen.told = self.words.label(code, files=more)
        self.show(places.YAML)

    def show(self, name: str) -> None:
        """Bring checks or YAML into sight that are behind a tab."""
        if name in self.tabs:
            self.tab = name

    def name_field(self) -> Id | None:
        """A file has no other name; the pack has."""
        return ids.NAME if self.side is self.about else None
