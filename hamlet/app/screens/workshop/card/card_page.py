"""The page of a card: the card as it is seen, its form; at the side the table, the checks and the YAML."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_hands import answered, answered_slot
from hamlet.app.screens.workshop.card.card_places import card_places
from hamlet.app.screens.workshop.card.card_pulling import CardPulling
from hamlet.app.screens.workshop.card.card_sheets import CardSheets
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.card_side import FORM_TAB, CardSide
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.content.editing import cards

if TYPE_CHECKING:
    from hamlet.app.kit.kit_screen import KitScreen
    from hamlet.app.screens.workshop.checks_card import ChecksPart
    from hamlet.app.screens.workshop.looked_at import LookedAt
    from hamlet.app.screens.workshop.yaml_card import YamlPart
    from hamlet.app.workshop.bench import Bench
    from hamlet.engine.definitions import Definitions
    from hamlet.words.words import Words


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
        self.shown = CardShown(bench, words)
        self.side = CardSide(self.shown, yaml, checks)
        self.pulling = CardPulling(self.shown, lights)
        self.slot = 0
        """Which delivery of the Church is looked at."""

    @property
    def parts(self) -> tuple[WorkshopPart, ...]:
        """The parts that only a card has."""
        return (self, self.pulling)

    # what is seen

    @property
    def definitions(self) -> Definitions:
        """The packs that it is played with."""
        return self.shown.look.definitions

    def cards(self, room: PageRoom, area: pygame.Rect) -> list[PlacedCard]:
        """Everything in its place."""
        self.slot = max(0, min(self.slot, len(cards.slots_of(self.shown.draft)) - 1))
        places = card_places(room, area, drawn=self.side.drawn, table=self.shown.has_seasons)
        sheets = CardSheets(self.shown, self.screen.entry_of, self.slot, self.pulling.place)
        found: list[PlacedCard] = []
        if not places.drawer or self.side.seen(room) == FORM_TAB:
            found += sheets.form(room, places)
        found += self.side.cards(room, places)
        if places.stage.width:
            found.append(sheets.stage(room, places))
        return found

    # hands

    def took(self, what: Id, value: SetValue) -> bool:
        """Something on the page was chosen."""
        if not isinstance(what, ControlId):
            return False
        if what == ids.TAB:
            self.side.tab = str(value)
        elif what == ids.SHOW_CARD:
            self.side.drawn = not self.side.drawn
        elif what == ids.SUBJECT:
            self._turn_to(str(value))
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
        self.side.tab = name

    def name_field(self) -> ControlId:
        """Where it is given another name, or another id if it has none."""
        self.side.tab = FORM_TAB
        return ids.NAME if self.shown.draft.subject in ids.NAMED else ids.CALLED

    def _turn_to(self, subject: str) -> None:
        """Another kind of card: that which was in hand last, or the first that the pack has."""
        self.bench.come_back((subject,))
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
