"""What stands beside a card's form: the table, the checks and the YAML, together or behind tabs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_places import CHECKS, TABLE, CardPlaces
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.card_words import TABS
from hamlet.app.screens.workshop.card.on_table import table_menu
from hamlet.app.ui.frame_kind import FrameKind

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.checks_card import ChecksPart
    from hamlet.app.screens.workshop.yaml_card import YamlPart

FORM_TAB, TABLE_TAB, CHECKS_TAB, YAML_TAB = "form", "table", "checks", "yaml"
DRAWER_BUTTON: Final = 176
TABLE_SHARE, CHECKS_SHARE = 33, 22
"""In a low window, of a hundred."""


class CardSide:
    """Lays it, and knows which tab is looked at."""

    def __init__(self, shown: CardShown, yaml: YamlPart, checks: ChecksPart) -> None:
        self.shown = shown
        self.words = shown.words
        self.yaml = yaml
        self.checks = checks
        self.tab = ""
        self.drawn = False
        """Whether the drawer with the card is open."""

    def cards(self, room: PageRoom, places: CardPlaces) -> Iterator[PlacedCard]:
        """All of it, or what the tab says."""
        if not places.tabbed:
            yield from self._stacked(room, places.side)
            return
        yield from self._tabs(room, places)
        tab = self.seen(room)
        if tab == TABLE_TAB:
            yield self._table(places.side)
        elif tab == CHECKS_TAB:
            yield from self.checks.cards(room, places.side)
        elif tab == YAML_TAB:
            left, worst = self.checks.worst_under(room, places.side, self.yaml.typed_line)
            yield from worst
            yield from self.yaml.cards(room, left)

    def seen(self, room: PageRoom) -> str:
        """The tab that is seen: one that the layout and the kind of card have."""
        known = self._known(form=room.kind is FrameKind.COMPACT)
        return self.tab if self.tab in known else known[0]

    def _known(self, *, form: bool) -> list[str]:
        return [
            *([FORM_TAB] if form else []),
            *([TABLE_TAB] if self.shown.has_seasons else []),
            CHECKS_TAB,
            YAML_TAB,
        ]

    def _stacked(self, room: PageRoom, side: pygame.Rect) -> Iterator[PlacedCard]:
        """One below the other; where it is low, the YAML has room too."""
        top = side.top
        table = min(room.px(TABLE), side.height * TABLE_SHARE // 100)
        checks = min(room.px(CHECKS), side.height * CHECKS_SHARE // 100)
        if self.shown.has_seasons:
            yield self._table(pygame.Rect(side.left, top, side.width, table))
            top += table + room.gap
        yield from self.checks.cards(room, pygame.Rect(side.left, top, side.width, checks))
        top += checks + room.gap
        yield from self.yaml.cards(room, pygame.Rect(side.left, top, side.width, side.bottom - top))

    def _table(self, place: pygame.Rect) -> PlacedCard:
        title = self.words.label("screens.card.table")
        note = self.words.label("screens.card.table.note")
        card = PaperCard("card table", (table_menu(self.shown),), title, note=note, head=24, pad=12)
        return PlacedCard(place, card)

    def _tabs(self, room: PageRoom, places: CardPlaces) -> Iterator[PlacedCard]:
        known = self._known(form=places.drawer)
        told = {each: self.words.label(TABS[each]) for each in known}
        cells = tuple(
            self.checks.tab(each, words) if each == CHECKS_TAB else ChoiceCell(each, words)
            for each, words in told.items()
        )
        joined = JoinedChoices(ids.TAB, cells, self.seen(room), tall=42)
        row = places.tabs.copy()
        if places.drawer:
            row.width -= room.px(DRAWER_BUTTON) + room.px(10)
            button = pygame.Rect(row.right + room.px(10), row.top, room.px(DRAWER_BUTTON), row.height)
            yield PlacedCard(button, _bare(self._drawer_button()))
        yield PlacedCard(row, _bare(joined))

    def _drawer_button(self) -> PressButton:
        close, show = "screens.card.drawer.close", "screens.card.drawer.open"
        return PressButton(ids.SHOW_CARD, self.words.label(close if self.drawn else show), size=18, tall=42)


def _bare(block: PressButton | JoinedChoices) -> PaperCard:
    return PaperCard("card tabs", (block,), look=CardLook.BARE, gap=0)
