"""The season's menu: its cards rise over the dock, and a fish is eaten or sold by one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.lake_panels import card_for, fish_word, is_used, usable, why_unused
from hamlet.app.flow.modes.over import Over
from hamlet.app.ids import Command, FishId, Id, MenuId, UseId
from hamlet.app.view.parts import Button
from hamlet.app.view.scene import Scene
from hamlet.app.view.waterside import MenuPart, MenuSpread
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.eating import UseFish, menu_of
from hamlet.words.goods import gain_goods
from hamlet.words.lake.menu import menu_rich
from hamlet.words.lake.names import card_name, season_name

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.table import Flow


class Eating(Over):
    """The cards side by side; one of them is raised, and Enter uses it."""

    name = "menu"

    def __init__(self, chosen: int | None = None, under: Mode | None = None) -> None:
        super().__init__(under)
        self.chosen = chosen

    @property
    def about(self) -> Id | None:
        """The card that is raised."""
        return MenuId(self.chosen) if self.chosen is not None else None

    def scene(self, flow: Flow) -> Scene:
        """All cards of the season."""
        words, waters = flow.words, SLICE.of(flow.state)
        cards = tuple(
            self._card(flow, number, place) for place, number in enumerate(menu_of(flow.state), start=1)
        )
        season = parts_of(flow.state.box).seasons[waters.season]
        return Scene(
            self.name,
            words.label("table.lake.menu.prompt"),
            ghost=self.pinned_below(flow),
            spread=MenuSpread(
                words.label("table.lake.menu", season=season_name(flow.speech, waters.season)),
                words.label("table.lake.menu.how"),
                season.id,
                cards,
            ),
        )

    def _card(self, flow: Flow, number: int, place: int) -> MenuPart:
        parts, words = parts_of(flow.state.box), flow.words
        card, able, chosen = parts.cards[number], usable(flow, number), number == self.chosen
        gain = gain_goods(card.gain)
        if card.does:
            label = words.label("table.lake.eat.gain" if gain else "table.lake.eat", gain=gain)
        else:
            label = words.label("table.lake.sell", gain=gain)
        spent = is_used(flow.state, card.fish)
        button = Button(
            UseId(number),
            words.label("table.lake.once") if spent else label,
            enabled=able,
            main=chosen,
            eye=able and flow.would_reveal(UseFish(number)),
            key="Enter" if chosen else str(place),
        )
        return MenuPart(
            MenuId(number),
            card.id,
            words.name(card),
            parts.fish[card.fish].id,
            parts.seasons[SLICE.of(flow.state).season].id,
            menu_rich(words, card),
            button,
            note=self._note(flow, number, card.fish),
            reason="" if spent else why_unused(flow, number),
            chosen=chosen,
            spent=spent,
        )

    @staticmethod
    def _note(flow: Flow, number: int, fish: int) -> str:
        """What has become of this meal."""
        waters = SLICE.of(flow.state)
        if number in waters.waiting:
            return flow.words.label("table.lake.note.waits")
        if number in waters.lasting:
            return flow.words.label("table.lake.note.lasts")
        return flow.words.label("table.lake.note.used") if fish in waters.eaten else ""

    def choose(self, flow: Flow, what: Id) -> bool:
        """Raise a card, or use it; dropped on its card, a fish is used by it."""
        if isinstance(what, MenuId):
            self.chosen = what.card
            return True
        if isinstance(what, FishId):
            return self._raise(flow, what)
        if isinstance(what, UseId):
            return self._use(flow, what.card)
        return what is Command.BACK and flow.back()

    def _raise(self, flow: Flow, what: FishId) -> bool:
        card = fish_card(flow, what)
        if card is None:
            return False
        self.chosen = card
        return True

    def _use(self, flow: Flow, card: int) -> bool:
        """What was pinned stays so, unless the meal asks something."""
        if flow.session.refusal(UseFish(card)) is not None:
            self.chosen = card
            return flow.play(UseFish(card))
        flow.play(UseFish(card), stay=True)
        if flow.mode is self:
            flow.enter(self.under.resumed(flow))
        return True

    def key(self, flow: Flow, name: str) -> bool:
        """A number or Enter uses a card; U closes."""
        if name == "u":
            return flow.back()
        menu = menu_of(flow.state)
        if name.isdigit() and 1 <= int(name) <= len(menu):
            return flow.choose(UseId(menu[int(name) - 1]))
        return name == "return" and self.chosen is not None and flow.choose(UseId(self.chosen))


def serve_fish(flow: Flow, what: FishId, card: int) -> bool:
    """Use a fish of the hand by this card; where the card is for another kind, say so."""
    parts, hand = parts_of(flow.state.box), SLICE.of(flow.state).hands[flow.viewer]
    if not 0 <= what.place < len(hand):
        return False
    if parts.cards[card].fish != hand[what.place]:
        name, fish = card_name(flow.speech, card), fish_word(flow, parts.cards[card].fish)
        flow.say(flow.words.label("table.lake.menu.wrong", card=name, fish=fish))
        return True
    return flow.choose(UseId(card))


def fish_card(flow: Flow, what: FishId) -> int | None:
    """The card by which a fish of the hand shown is used."""
    hand = SLICE.of(flow.state).hands[flow.viewer]
    return card_for(flow.state, hand[what.place]) if 0 <= what.place < len(hand) else None
