"""The page of a tile: its parts side by side, or a few of them at a time where there is less room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import Id
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.screens.workshop import tile_places as places
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.canvas.bench_desk import BenchDesk
from hamlet.app.screens.workshop.canvas.canvas_part import CanvasPart
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures
from hamlet.app.screens.workshop.canvas.quick_part import QuickPart
from hamlet.app.screens.workshop.canvas.seasons_part import SeasonsPart
from hamlet.app.screens.workshop.canvas.trial_part import TrialPart
from hamlet.app.screens.workshop.tile import tile_ids
from hamlet.app.screens.workshop.tile.tile_form import TileForm
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind

if TYPE_CHECKING:
    from hamlet.app.kit.kit_screen import KitScreen
    from hamlet.app.screens.workshop.checks_card import ChecksPart
    from hamlet.app.screens.workshop.looked_at import LookedAt
    from hamlet.app.screens.workshop.yaml_card import YamlPart
    from hamlet.app.workshop.bench import Bench
    from hamlet.engine.definitions import Definitions
    from hamlet.words.words import Words

TAB_WORDS = {
    places.TRY: "screens.workshop.tab.try",
    places.CHECKS: "screens.workshop.checks",
    places.YAML: "screens.workshop.tab.yaml",
    places.SHAPE: "screens.workshop.tab.shape",
    places.VALUES: "screens.workshop.tab.values",
    places.CHECK: "screens.workshop.tab.check",
}


class TilePage(WorkshopPart):
    """Lays the parts of a tile."""

    def __init__(
        self,
        screen: KitScreen,
        bench: Bench,
        lights: LookedAt,
        words: Words,
        yaml: YamlPart,
        checks: ChecksPart,
    ) -> None:
        self.words = words
        self.checks = checks
        self.yaml = yaml
        self.tab = ""
        self.pictures = pictures = DraftedPictures()
        desk = BenchDesk(bench, lights)
        self.canvas = CanvasPart(screen, desk, pictures)
        self.form = TileForm(bench, words, screen.entry_of)
        self.own: dict[str, WorkshopPart] = {
            places.CANVAS: self.canvas,
            places.SEASONS: SeasonsPart(self.canvas),
            places.FORM: self.form,
            places.TRY: TrialPart(screen, desk, pictures),
            places.NUMBERS: QuickPart(screen, desk),
        }
        """Its parts, by where they lie."""
        self.all: dict[str, WorkshopPart] = {**self.own, places.CHECKS: checks, places.YAML: yaml}

    @property
    def definitions(self) -> Definitions | None:
        """The packs that it is played with."""
        return self.pictures.tile.definitions if self.pictures.tile is not None else None

    @property
    def parts(self) -> tuple[WorkshopPart, ...]:
        """The parts that only a tile has, and the tabs."""
        return (*self.own.values(), self)

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """What is seen now."""
        tabs = self._tabs(room)
        if tabs and self.tab not in tabs:
            self.tab = tabs[0]
        found = [*self._tab_cards(room, place, tabs)]
        laid = places.tile_places(place, room, self.all, self.tab)
        if places.YAML in laid and places.CHECKS not in laid:
            laid[places.YAML], worst = self.checks.worst_under(room, laid[places.YAML], self.yaml.typed_line)
            found += worst
        for name, where in laid.items():
            found += self.all[name].cards(room, where)
        return found

    def _tabs(self, room: PageRoom) -> tuple[str, ...]:
        """The tabs of a layout that have something to show."""
        tabs = places.TABS.get(room.kind, ())
        return tuple(tab for tab in tabs if room.kind is FrameKind.COMPACT or tab in self.all)

    def _tab_cards(self, room: PageRoom, area: pygame.Rect, tabs: tuple[str, ...]) -> list[PlacedCard]:
        where = places.tabs_place(area, room)
        if where is None:
            return []
        label = self.words.label
        cells = tuple(
            self.checks.tab(tab, label(TAB_WORDS[tab]))
            if tab in (places.CHECKS, places.CHECK)
            else ChoiceCell(tab, label(TAB_WORDS[tab]))
            for tab in tabs
        )
        choices = JoinedChoices(ids.TABS, cells, self.tab, tall=places.TABS_TALL)
        return [PlacedCard(where, PaperCard("workshop tabs", (choices,), look=CardLook.BARE, gap=0))]

    def took(self, what: Id, value: SetValue) -> bool:
        """Another tab."""
        if what != ids.TABS:
            return False
        self.tab = str(value)
        return True

    def show(self, name: str) -> None:
        """Bring checks or YAML into sight that are behind a tab."""
        compact = self.tab in places.TABS[FrameKind.COMPACT]
        self.tab = places.CHECK if compact else name

    def name_field(self) -> Id | None:
        """Where its name is written."""
        if self.tab in places.TABS[FrameKind.COMPACT]:
            self.tab = places.VALUES
        return tile_ids.NAME
