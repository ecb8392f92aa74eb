"""The page of a card: the card as it is seen, its form; at the side the table, the checks and the YAML."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.packs.wearing import wear_packs
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import Block, Spacer, TextBlock, WarnBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.award_form import award_form, milestone_form
from hamlet.app.screens.workshop.card.card_hands import answered, answered_slot
from hamlet.app.screens.workshop.card.card_places import (
    CHECKS,
    LEAST_LIST,
    TABLE,
    CardPlaces,
    card_places,
)
from hamlet.app.screens.workshop.card.card_pulling import CardPulling
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.card_words import LISTED, TABS
from hamlet.app.screens.workshop.card.church_form import church_form
from hamlet.app.screens.workshop.card.form_lines import FormLines
from hamlet.app.screens.workshop.card.kin import kin
from hamlet.app.screens.workshop.card.listed import listed
from hamlet.app.screens.workshop.card.menu_form import menu_form, season_choices
from hamlet.app.screens.workshop.card.on_table import table_menu
from hamlet.app.screens.workshop.card.sale_form import sale_form
from hamlet.app.screens.workshop.card.stages import season_cards, stage_of
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.content.editing import cards

if TYPE_CHECKING:
    from hamlet.app.kit.kit_screen import KitScreen
    from hamlet.app.screens.workshop.checks_card import ChecksPart
    from hamlet.app.screens.workshop.looked_at import LookedAt
    from hamlet.app.screens.workshop.yaml_card import YamlPart
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

FORM_TAB, TABLE_TAB, CHECKS_TAB, YAML_TAB = "form", "table", "checks", "yaml"
TAB: Final = ControlId("card tab")
DRAWER_BUTTON: Final = 176


class CardPage(WorkshopPart):
    """Lays the parts of a card, and answers for them."""

    def __init__(
        self,
        screen: KitScreen,
        bench: Bench,
        lights: LookedAt,
        words: Words,
        yaml: YamlPart,
        checks: ChecksPart,
    ) -> None:
        self.screen = screen
        self.bench = bench
        self.lights = lights
        self.words = words
        self.yaml = yaml
        self.checks = checks
        self.shown = CardShown(bench, words)
        self.slot = 0
        """Which delivery of the Church is looked at."""
        self.tab = ""
        self.drawn = False
        """Whether the drawer with the card is open."""
        self.pulling = CardPulling(self.shown, lights)

    @property
    def parts(self) -> tuple[WorkshopPart, ...]:
        """The parts that only a card has."""
        return (self, self.pulling)

    # what is seen

    def cards(self, room: PageRoom, area: pygame.Rect) -> list[PlacedCard]:
        """Everything in its place; it looks as the pack says."""
        wear_packs(self.shown.look.definitions)
        self.slot = max(0, min(self.slot, len(cards.slots_of(self.shown.draft)) - 1))
        places = card_places(room, area, drawn=self.drawn, table=self._has_seasons)
        found = [*self._form(room, places), *self._side(room, places)]
        if places.stage.width:
            found.append(self._stage(room, places))
        return found

    def _lines(self) -> FormLines:
        return FormLines(self.shown, self.screen.entry_of)

    def _form(self, room: PageRoom, places: CardPlaces) -> Iterator[PlacedCard]:
        if self._tab(room) != FORM_TAB and places.drawer:
            return
        lines, place = self._lines(), places.form.copy()
        blocks = tuple(self._blocks(lines))
        if not self.bench.sheet.legible:
            pale = WarnBlock(self.words.label("screens.workshop.tile.pale"))
            blocks = (blocks[0], pale, *blocks[1:])
        wide = room.kind is FrameKind.WIDE
        sheet = PaperCard(ids.FORM, blocks, pad=14, gap=12 if wide else 9)
        high = sheet.whole_high(measuring_pane(self.words, room.scale), place.width)
        if not wide or high + room.gap + room.px(LEAST_LIST) > place.height:
            under = self._under(lines, room, 1 if places.drawer else 2)
            yield PlacedCard(place, replace(sheet, blocks=(*blocks, *under)))
            return
        below = pygame.Rect(place.left, place.top + high + room.gap, place.width, 0)
        below.height = place.bottom - below.top
        place.height = high
        yield PlacedCard(place, sheet)
        yield PlacedCard(below, self._listed(lines))

    def _blocks(self, lines: FormLines) -> list[Block]:
        subject = self.shown.draft.subject
        if subject == "menu":
            return menu_form(lines, self.pulling.place)
        if subject == "church":
            return church_form(lines, self.slot)
        forms = {"market": sale_form, "awards": award_form, "milestones": milestone_form}
        return forms[subject](lines)

    def _under(self, lines: FormLines, room: PageRoom, columns: int) -> list[Block]:
        """What stands under the form where the page has no room of its own for it."""
        beside = room.kind is FrameKind.WIDE or not self._has_seasons
        season = [] if beside else [season_choices(lines)]
        head = TextBlock(self._listed_title(lines), 22, Role.TITLE)
        return [*season, Spacer(4), head, *listed(lines, columns), *kin(lines, self._columns)]

    @property
    def _has_seasons(self) -> bool:
        return self.shown.draft.subject == "menu" and bool(self.shown.known.seasons)

    def _listed(self, lines: FormLines) -> PaperCard:
        title = self._listed_title(lines)
        blocks = (*listed(lines, 2), *kin(lines, self._columns))
        return PaperCard(ids.LISTED, blocks, title, head=24, pad=14, gap=8)

    @property
    def _columns(self) -> int:
        """Lines of text need the whole width, prices half of it."""
        return 2 if self.shown.draft.subject in {"market", "church"} else 1

    def _listed_title(self, lines: FormLines) -> str:
        return lines.said(LISTED[self.shown.draft.subject], pack=plain(self.bench.pack.name))

    def _stage(self, room: PageRoom, places: CardPlaces) -> PlacedCard:
        blocks: list[Block] = [stage_of(self.shown, self.slot)]
        if self._has_seasons and room.kind is not FrameKind.COMPACT:
            blocks.append(season_cards(self.shown))
            if room.kind is FrameKind.WIDE:
                blocks.append(season_choices(self._lines()))
        card = PaperCard(ids.STAGE, tuple(blocks), pad=8, gap=12, lifted=places.drawer)
        return PlacedCard(places.stage, card)

    def _side(self, room: PageRoom, places: CardPlaces) -> Iterator[PlacedCard]:
        if not places.tabbed:
            yield from self._stacked(room, places.side)
            return
        yield from self._tabs(room, places)
        tab = self._tab(room)
        if tab == TABLE_TAB:
            yield self._table(places.side)
        elif tab == CHECKS_TAB:
            yield from self.checks.cards(room, places.side)
        elif tab == YAML_TAB:
            yield from self.yaml.cards(room, places.side)

    def _stacked(self, room: PageRoom, side: pygame.Rect) -> Iterator[PlacedCard]:
        """One below the other."""
        top = side.top
        if self._has_seasons:
            yield self._table(pygame.Rect(side.left, top, side.width, room.px(TABLE)))
            top += room.px(TABLE) + room.gap
        yield from self.checks.cards(room, pygame.Rect(side.left, top, side.width, room.px(CHECKS)))
        top += room.px(CHECKS) + room.gap
        yield from self.yaml.cards(room, pygame.Rect(side.left, top, side.width, side.bottom - top))

    def _table(self, place: pygame.Rect) -> PlacedCard:
        title = self.words.label("screens.card.table")
        note = self.words.label("screens.card.table.note")
        card = PaperCard("card table", (table_menu(self.shown),), title, note=note, head=24, pad=12)
        return PlacedCard(place, card)

    def _tabs(self, room: PageRoom, places: CardPlaces) -> Iterator[PlacedCard]:
        known = [*([FORM_TAB] if places.drawer else []), *([TABLE_TAB] if self._has_seasons else [])]
        cells = tuple(
            ChoiceCell(each, self.words.label(TABS[each])) for each in (*known, CHECKS_TAB, YAML_TAB)
        )
        joined = JoinedChoices(TAB, cells, self._tab(room), tall=42)
        row = places.tabs.copy()
        if places.drawer:
            button = pygame.Rect(
                row.right - room.px(DRAWER_BUTTON), row.top, room.px(DRAWER_BUTTON), row.height
            )
            close, show = "screens.card.drawer.close", "screens.card.drawer.open"
            label = self.words.label(close if self.drawn else show)
            press = PressButton(ids.SHOW_CARD, label, size=18, tall=42)
            yield PlacedCard(button, PaperCard("card tabs", (press,), look=CardLook.BARE, gap=0))
            row.width -= button.width + room.px(10)
        yield PlacedCard(row, PaperCard("card tabs", (joined,), look=CardLook.BARE, gap=0))

    def _tab(self, room: PageRoom) -> str:
        """The tab that is seen: one that the layout and the kind of card have."""
        compact = room.kind is FrameKind.COMPACT
        known = [*([FORM_TAB] if compact else []), *([TABLE_TAB] if self._has_seasons else [])]
        return self.tab if self.tab in (*known, CHECKS_TAB, YAML_TAB) else (*known, CHECKS_TAB)[0]

    # hands

    def took(self, what: Id, value: SetValue) -> bool:
        """Something on the page was chosen."""
        if not isinstance(what, ControlId):
            return False
        if what == TAB:
            self.tab = str(value)
        elif what == ids.SHOW_CARD:
            self.drawn = not self.drawn
        elif what == ids.SUBJECT:
            self._turn_to(str(value))
        elif what == ids.NEW:
            self._begin()
        elif what.name == ids.ENTRY:
            self.bench.switch(self.bench.subject, str(what.which))
        elif not answered(self.shown, what, value):
            slot = answered_slot(self.shown, what, value, self.slot)
            if slot is None:
                return False
            self.slot = slot
        return True

    def show(self, name: str) -> None:
        """Bring checks or YAML into sight that are behind a tab."""
        self.tab = name

    def name_field(self) -> ControlId:
        """Where it is given another name, or another id if it has none."""
        self.tab = FORM_TAB
        return ids.NAME if self.shown.draft.subject in ids.NAMED else ids.CALLED

    def _turn_to(self, subject: str) -> None:
        """Another kind of card: the first that the pack has of it, or a new one."""
        there = self.bench.entries(subject)
        self.bench.switch(subject, there[0] if there else "")
        self.slot = 0

    def _begin(self) -> None:
        self.bench.begin(self.bench.subject)
        self.slot = 0

    def key(self, event: pygame.Event) -> bool:
        """Ctrl with an arrow: what the focus is on comes earlier or later."""
        ways = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        if event.key not in ways or not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        return self._moved(ways[event.key])

    def _moved(self, by: int) -> bool:
        path = self.lights.path
        if path[:1] == ("does",) and len(path) == 2 and isinstance(path[1], int):
            place = self.pulling.move(path[1], by)
            self.screen.input.set_focus(ControlId(ids.EFFECT, place))
            return True
        if path[:1] == (cards.SLOTS,) and self.shown.draft.subject == "church":
            before = self.shown.draft
            self.shown.edit(lambda draft: cards.moved_slot(draft, self.slot, by))
            self.slot += by if self.shown.draft != before else 0
            return True
        return False

    def path(self, what: Id) -> tuple[int | str, ...] | None:
        """What of the entry a control is about."""
        return ids.path_of(what, self.slot) if isinstance(what, ControlId) else None
