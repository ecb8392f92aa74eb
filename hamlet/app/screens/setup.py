"""A new game: who plays, in which village and season, by which rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from hamlet.app.drafting.game_form import NOBODY, GameForm
from hamlet.app.drafting.in_short import left_out_told
from hamlet.app.drafting.opening_form import empty_form, opened_form, remember
from hamlet.app.drafting.own_rules import drop_own
from hamlet.app.drafting.rules_form import LAKE, LAYOUT, SEASON
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id, OptionId, SeatPartId
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.pack_seasons import seasons_of_packs
from hamlet.app.pages import HelpPage, RulesPage, TablePage
from hamlet.app.screens import setup_ids as ids
from hamlet.app.screens.seat_cards import ADD, COLOUR, NAME, PLAYER, STRENGTH
from hamlet.app.screens.seat_parts import SEAT_LOOKS, SeatParts
from hamlet.app.screens.settings_village import season_cells, season_chosen
from hamlet.app.screens.setup_parts import OWN_MARK, SetupParts
from hamlet.app.screens.setup_places import SetupPlaces
from hamlet.app.screens.setup_scenes import Scenery
from hamlet.app.screens.still_pictures import StillPictures
from hamlet.app.screens.ways_to_rules import paragraph_in_new_game
from hamlet.app.ui.screen import Change, Open, Replace
from hamlet.players.registry import BOTRIC, HUMAN, rivals

if TYPE_CHECKING:
    from hamlet.app.packs_news import PacksNews

SEAT_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)
KIND_KEYS = {pygame.K_p: ids.PERSON, pygame.K_r: ids.RIVAL, pygame.K_b: BOTRIC, pygame.K_0: NOBODY}
Answering = Callable[[Id, SetValue], Change | None]


class SetupScreen(KitScreen):
    """The form as a page; it opens as it was last used."""

    def __init__(self, home: Home, form: GameForm | None = None, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(home.words, motion)
        self.home = home
        self.form = form or opened_form(home)
        self.trouble = left_out_told(self.form)
        self.tab = ids.SEATS_TAB
        choice = home.choice
        self.pictures = StillPictures(Scenery(choice.packs, choice.definitions).draw)
        self._controls: dict[str, Answering] = {
            ids.BEGIN.name: self._begin,
            ids.AFRESH.name: self._afresh,
            ids.TAB.name: self._turn_page,
            ids.LAKE_SWITCH.name: self._switch_lake,
            ids.VILLAGE: self._choose_village,
            ids.SEASON_CARD: self._choose_season,
            ids.PRESET: self._choose_preset,
            ids.OWN: self._choose_own,
            ids.DROP_OWN: self._drop_own,
            ids.EVERY.name: self._every_rule,
            ids.SEED.name: self._set_seed,
        }
        self._seat_parts: dict[str, Callable[[int, str], None]] = {
            COLOUR: lambda seat, _: self.form.next_colour(seat),
            NAME: self._rename,
            PLAYER: self._set_kind,
            STRENGTH: self._set_player,
            ADD: lambda seat, _: self._set_kind(seat, ids.RIVAL),
        }

    def packs_changed(self, news: PacksNews) -> Change | None:
        """What is filled in stays; the game is begun with the packs as they are now."""
        if news.choice is None:
            return None
        try:
            self.form.play_with(self.form.load(self.form.names))
        except StartError as error:
            self.trouble = str(error)
        self.pictures = StillPictures(Scenery(news.choice.packs, news.choice.definitions).draw)
        self.relayout()
        return None

    # what lies on the page

    def page(self, room: PageRoom) -> PagePlan:
        """Bars, and the cards of the layout."""
        seen, packs = self.home.settings.village_season, seasons_of_packs(self.home)
        parts = SetupParts(self.form, self.pictures, self.entry_of, self.trouble, seen, packs)
        seats = SeatParts(self.form, self.pictures, self.entry_of, SEAT_LOOKS[room.kind])
        cards = SetupPlaces(room, parts, seats).cards(self.tab)
        return PagePlan(parts.top(room, self.tab), parts.foot(room), cards, foot_bar=True)

    @property
    def busy(self) -> bool:
        """Pictures are still to be drawn, or something moves."""
        return self.pictures.busy or super().busy

    def update(self, now: float) -> Change | None:
        """One more picture, once the page has come."""
        change = super().update(now)
        if not super().busy and self.pictures.work():
            self.relayout()
        return change

    # choosing

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A control came to a value; what cannot be is told below."""
        self.trouble = ""
        before = self.form.namesakes
        try:
            change = self._take(what, value)
        except StartError as error:
            self.trouble = str(error)
            return None
        for number in self.form.namesakes - before:
            self._flash_seat(number)
        return change

    def _flash_seat(self, number: int) -> None:
        """The second of a name, where it has just come to that."""
        parts = [each.region.bounds for each in self.controls.values() if _seat_of(each.region.id) == number]
        if parts and self.motion is not MotionKind.OFF:
            self.marks.flash(parts[0].unionall(parts[1:]))

    def _take(self, what: Id, value: SetValue) -> Change | None:
        if isinstance(what, SeatPartId):
            self._seat_parts[what.part](what.seat, str(value))
            return None
        if isinstance(what, OptionId):
            self.form.choose_called(what.option, value)
            return None
        return self._controls[what.name](what, value) if isinstance(what, ControlId) else None

    def set_back(self, what: Id) -> Change | None:
        """A name as its colour, a rule as its preset, the seed by lot."""
        if isinstance(what, SeatPartId) and what.part == NAME:
            self.form.rename(what.seat, self.words.seat_name(self.form.seats[what.seat].color))
        elif isinstance(what, OptionId):
            self.form.set_back(what.option)
        elif what == ids.SEED:
            self.form.seed = ""
        return None

    def rule(self, what: Id | None) -> Change | None:
        """Where the rules tell of this."""
        paragraph = paragraph_in_new_game(what, against_him=self.form.solo)
        return Open(HelpPage(paragraph))

    def _rename(self, seat: int, name: str) -> None:
        self.form.rename(seat, name)

    def _set_player(self, seat: int, player: str) -> None:
        self.form.set_player(seat, player)

    def _set_kind(self, seat: int, kind: str) -> None:
        """A person, a player of the game, Botric, or nobody."""
        now = self.form.seats[seat].player
        player = {ids.PERSON: HUMAN, ids.RIVAL: now if now in rivals() else rivals()[-1]}.get(kind, kind)
        self.form.set_player(seat, player)

    def _turn_page(self, what: Id, value: SetValue) -> None:
        order = (ids.SEATS_TAB, ids.VILLAGE_TAB, ids.RULES_TAB)
        self.turn_page(1 if order.index(str(value)) > order.index(self.tab) else -1)
        self.tab = str(value)

    def _switch_lake(self, what: Id, value: SetValue) -> None:
        self.form.switch(LAKE, on=not self.form.lake)

    def _choose_village(self, what: Id, value: SetValue) -> None:
        self.form.choose_called(LAYOUT, _which(what))

    def _choose_season(self, what: Id, value: SetValue) -> None:
        if self.form.seasons:
            self.form.choose_called(SEASON, _which(what))
        else:
            self._see_season(_which(what))

    def _see_season(self, season: str) -> None:
        """No rule of this game: from now on villages without a season of their own are seen in this one."""
        self.home.keep(replace(self.home.settings, village_season=season))

    def _choose_preset(self, what: Id, value: SetValue) -> None:
        chosen = str(value) if what == ids.PRESET_LINE else _which(what)
        if chosen.startswith(OWN_MARK) and what == ids.PRESET_LINE:
            self._choose_own(ControlId(ids.OWN, chosen.removeprefix(OWN_MARK)), value=True)
        else:
            self.form.choose_preset(chosen)

    def _choose_own(self, what: Id, value: SetValue) -> None:
        own = next((each for each in self.form.own if each.name == _which(what)), None)
        if own is not None:
            self.form.choose_own(own)

    def _drop_own(self, what: Id, value: SetValue) -> None:
        drop_own(self.home, self.form, _which(what))

    def _every_rule(self, what: Id, value: SetValue) -> Change:
        return Open(RulesPage(self.form))

    def _set_seed(self, what: Id, value: SetValue) -> None:
        self.form.seed = str(value)

    def _afresh(self, what: Id, value: SetValue) -> None:
        self.form = empty_form(self.home)

    def _begin(self, what: Id, value: SetValue) -> Change:
        session = self.form.begin(self.home.lot)
        remember(self.home, self.form)
        return Replace(TablePage(session))

    # keys

    def key(self, event: pygame.Event) -> Change | None:
        """1 to 4 go to a seat, P R B 0 seat somebody there; S, V and L change season, village and lake."""
        if event.key in SEAT_KEYS:
            self._go_to_seat(SEAT_KEYS.index(event.key))
        elif event.key in KIND_KEYS:
            self._seat_by_key(KIND_KEYS[event.key])
        elif event.key == pygame.K_l and self.form.lake_offered:
            return self.answered(self.took(ids.LAKE_SWITCH, value=True))
        elif event.key == pygame.K_s and not self.form.seasons:
            self._see_next_season()
        elif event.key in (pygame.K_s, pygame.K_v):
            self._next_of(
                *((SEASON, self.form.seasons) if event.key == pygame.K_s else (LAYOUT, self.form.layouts))
            )
        return None

    def _see_next_season(self) -> None:
        cells = season_cells(self.words, seasons_of_packs(self.home))
        order = [cell.value for cell in cells]
        now = season_chosen(self.home.settings.village_season, cells)
        self._see_season(order[(order.index(now) + 1) % len(order)])
        self.relayout()

    def _go_to_seat(self, number: int) -> None:
        if self.tab != ids.SEATS_TAB:
            self.tab = ids.SEATS_TAB
            self.relayout()
        for part in (PLAYER, ADD):
            if SeatPartId(part, number) in self.controls:
                self.input.set_focus(SeatPartId(part, number))

    def _seat_by_key(self, kind: str) -> None:
        focus = self.input.focus
        if not isinstance(focus, SeatPartId):
            return
        control = self.controls.get(SeatPartId(PLAYER, focus.seat))
        if control is None or kind != BOTRIC or focus.seat == 1:
            self.answered(self.took(SeatPartId(PLAYER, focus.seat), kind))
            self._go_to_seat(focus.seat)

    def _next_of(self, option: str, choices: list[tuple[str, str]]) -> None:
        """The next of these, after the last the first."""
        values = [value for value, _ in choices]
        found = self.form.option(option)
        if values and found is not None:
            now = str(self.form.value(found))
            following = values[(values.index(now) + 1) % len(values)] if now in values else values[0]
            self.form.choose(found, following)
            self.relayout()


def _seat_of(what: Id) -> int:
    """The seat that a control is about."""
    return what.seat if isinstance(what, SeatPartId) else -1


def _which(what: Id) -> str:
    return str(what.which) if isinstance(what, ControlId) else ""
