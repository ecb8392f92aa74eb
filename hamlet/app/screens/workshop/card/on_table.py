"""The season's menu with the card among the others, and the fish of a hand that it is eaten by."""

from __future__ import annotations

import pygame

from hamlet.app.art.fish_tiles import NORMAL, WIDE, FishLook, draw_fish_tile
from hamlet.app.art.furniture import well
from hamlet.app.art.rich import measure_rich
from hamlet.app.art.type import Role
from hamlet.app.flow.lakeside.lake_panels import in_brief, worth
from hamlet.app.ids import MenuId
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.stages import seen_season
from hamlet.app.screens.workshop.card.staging import keep_hints, pane_of_game
from hamlet.app.table.church_and_market import rows_height
from hamlet.app.table.menu_panel import ROOMY_ROW, draw_menu
from hamlet.app.view.waterside import LakePanel, MenuRow
from hamlet.content.editing import playing
from hamlet.content.editing.drafts import draft_of
from hamlet.content.editing.menus import menu_with
from hamlet.engine.lake.definitions import MenuCard
from hamlet.values import dataclass
from hamlet.words.lake.menu import menu_rich

MENU, HAND, GAP = 310, 210, 12
LIMIT = 3


@dataclass(frozen=True, slots=True)
class TableMenu:
    """As it lies on the table: the menu, and beside it the fish."""

    lake: LakePanel

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Side by side where there is room for the tiles, else one below the other."""
        px, fish = pane.px, len(self.lake.menu)
        menu, hand = rect.copy(), rect.copy()
        menu.width = min(rect.width, px(MENU))
        hand.left, hand.width = menu.right + px(GAP), rect.right - menu.right - px(GAP)
        if hand.width < fish * px(NORMAL[0]) + (fish + 1) * px(8):
            menu = pygame.Rect(rect.left, rect.top, rect.width, px(rows_height(fish, ROOMY_ROW)))
            menu.height = min(menu.height, rect.height)
            hand = pygame.Rect(rect.left, menu.bottom + px(GAP), rect.width, px(HAND))
            hand.height = min(hand.height, rect.bottom - hand.top)
        of_game = pane_of_game(pane, pane.scale)
        draw_menu(of_game, menu, self.lake)
        keep_hints(pane, of_game)
        if hand.height >= px(NORMAL[1] + 40):
            self._draw_hand(pane, hand)

    def _draw_hand(self, pane: KitPane, area: pygame.Rect) -> None:
        px, rows = pane.px, self.lake.menu
        well(pane.surface, area, pane.scale)
        well(pane.surface, area, pane.scale)
        gap = px(14)
        wide = min(px(WIDE[0]), (area.width - gap * (len(rows) + 1)) // max(1, len(rows)))
        high = min(area.height - px(30), round(wide * NORMAL[1] / NORMAL[0]))
        left = area.centerx - (wide * len(rows) + gap * (len(rows) - 1)) // 2
        for number, row in enumerate(rows):
            place = pygame.Rect(left + (wide + gap) * number, area.centery - high // 2, wide, high)
            look = FishLook.CHOSEN if row.selected else FishLook.NORMAL
            long = measure_rich(row.gain, role=Role.NUMBER, size=px(18))[0] > place.width - px(16)
            shown = row.brief if long else row.gain
            draw_fish_tile(pane.surface, place, row.fish, shown, look, pane.scale)


def table_menu(shown: CardShown) -> TableMenu:
    """The menu of the season that the card is seen in."""
    known, words, season = shown.known, shown.words, seen_season(shown)
    drafts = [draft_of("menu", dict(each)) for each in menu_with(known.entries("menu"), shown.draft, season)]
    menu = [(each, playing.menu_card(each, known)) for each in drafts]
    menu.sort(key=lambda each: each[1].fish)
    rows = tuple(
        _row(shown, number, card, draft.text("fish"), mine=draft.id == shown.draft.id)
        for number, (draft, card) in enumerate(menu)
    )
    title = words.label("table.lake.menu", season=shown.name(season))
    return TableMenu(LakePanel(season, shown.name(season), title, (), LIMIT, rows, ()))


def _row(shown: CardShown, number: int, card: MenuCard, fish: str, *, mine: bool) -> MenuRow:
    words = shown.words
    name = shown.name(card.id) if not mine else card.name
    about = menu_rich(words, card)
    return MenuRow(MenuId(number), fish, name, worth(card), in_brief(card), about, usable=mine, selected=mine)
