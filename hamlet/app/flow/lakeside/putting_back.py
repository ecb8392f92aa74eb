"""The end of a turn with too many fish: which go back into the bag, and what else is left over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.lake_panels import fish_word, hand_of_fish, usable
from hamlet.app.flow.lakeside.turn_leftovers import left_over
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.flow.modes.over import Over
from hamlet.app.flow.modes.sheets import EndSheet
from hamlet.app.ids import ChipId, Command, FishId, Id, UseId
from hamlet.app.view.parts import Button
from hamlet.app.view.scene import ASKED, Scene
from hamlet.app.view.waterside import FishSheet, SheetLine
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.eating import UseFish, menu_of
from hamlet.engine.lake.fish_tiles import PUT_BACK, PutBack, fish_limit, fish_over
from hamlet.words.goods import gain_goods
from hamlet.words.lake.names import card_name

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.table import Flow

LOOKS = (
    Command.UNDO,
    Command.REDO,
    Command.RESTART,
    Command.SCORES,
    Command.HINT,
    Command.REACH,
    Command.RULE,
)
OFFERED = 2
"""So many meals are still offered at most."""


class PuttingBack(Over):
    """Asked by the game once the turn is over, or opened before it ends: then one may go back to it."""

    name = "put_back"
    leaves_on_play = False

    def __init__(self, under: Mode | None = None) -> None:
        super().__init__(under)
        self.places: list[int] | None = None
        """The fish that go back, in the order in which they were chosen; at first the most common ones."""

    @staticmethod
    def asked(flow: Flow) -> bool:
        """Whether the turn has ended and the game waits for this."""
        return flow.state.decision == PUT_BACK

    def back(self, flow: Flow) -> Mode | None:
        """Before the turn has ended it goes on; after that only undo goes back."""
        return None if self.asked(flow) else self.under

    @property
    def beneath(self) -> Mode:
        """A sheet opened over it leads back here."""
        return self

    def keeps(self, flow: Flow, what: Id) -> bool:
        """Once the turn has ended, nothing else is begun; looking and undo are open."""
        return self.asked(flow) and not (isinstance(what, ChipId) or what in LOOKS)

    def resumed(self, flow: Flow) -> Mode:
        """The sheet is gone, unless the game asks for it still."""
        return self if self.asked(flow) else self.under.resumed(flow)

    def _chosen(self, flow: Flow) -> list[int]:
        seat = flow.state.decider
        count, over = len(SLICE.of(flow.state).hands[seat]), fish_over(flow.state, seat)
        if self.places is None or any(place >= count for place in self.places):
            self.places = list(range(over))
        return self.places

    def scene(self, flow: Flow) -> Scene:
        """The sheet."""
        words, state = flow.words, flow.state
        over, places = fish_over(state, state.decider), self._chosen(flow)
        right = len(places) == over
        confirm = Button(
            Command.CONFIRM,
            words.label("table.lake.back.do"),
            enabled=right,
            main=True,
            key="Enter",
            hint="" if right else words.label("table.lake.back.more", count=over),
        )
        leave = Button(Command.BACK, words.label("table.lake.back.leave"), key="Esc", leaves=True)
        sheet = FishSheet(
            words.label("table.lake.back"),
            words.label("table.lake.back.left"),
            words.label("table.lake.back.keep", limit=fish_limit(state)),
            words.label("table.lake.back.how", chosen=len(places), count=over),
            tuple(replace(item, back=place in places) for place, item in enumerate(hand_of_fish(flow))),
            () if self.asked(flow) else (*self._meals(flow), *left_over(flow)),
            (confirm,) if self.asked(flow) else (leave, confirm),
        )
        prompt = ASKED if self.asked(flow) else words.label("table.lake.back.prompt", count=over)
        return Scene(self.name, prompt, dim=True, ghost=self.pinned_below(flow), spread=sheet)

    @staticmethod
    def _meals(flow: Flow) -> list[SheetLine]:
        """What fish can still be good for, before they go back."""
        cards, words = parts_of(flow.state.box).cards, flow.words
        open_ = [number for number in menu_of(flow.state) if usable(flow, number)]
        found = []
        for number in sorted(open_, key=lambda number: bool(cards[number].does))[:OFFERED]:
            card = cards[number]
            fish, name = fish_word(flow, card.fish), card_name(flow.speech, number)
            if card.does:
                text, do = words.label("table.lake.back.eat", fish=fish, card=name), "table.lake.back.eat.do"
            else:
                gain = gain_goods(card.gain)
                text, do = (
                    words.label("table.lake.back.sell", fish=fish, gain=gain),
                    "table.lake.back.sell.do",
                )
            eye = flow.would_reveal(UseFish(number))
            button = Button(UseId(number), words.label(do), eye=eye)
            kind = parts_of(flow.state.box).fish[card.fish].id
            found.append(SheetLine(f"fish-{kind.replace('_', '-')}", text, button))
        return found

    def choose(self, flow: Flow, what: Id) -> bool:
        """A fish goes back or stays; a meal after all; then the turn ends."""
        if isinstance(what, FishId):
            self._toggle(flow, what.place)
            return True
        if isinstance(what, UseId):
            return self._use(flow, what.card)
        if what in (Command.CONFIRM, Command.END_TURN):
            return self._confirm(flow)
        return what is Command.BACK and flow.back()

    def _toggle(self, flow: Flow, place: int) -> None:
        """With one more than go back, the one that was chosen first stays instead."""
        chosen, over = self._chosen(flow), fish_over(flow.state, flow.state.decider)
        if place in chosen:
            chosen.remove(place)
        elif place < len(SLICE.of(flow.state).hands[flow.state.decider]):
            self.places = [*chosen, place][-over:] if over else []

    def _use(self, flow: Flow, card: int) -> bool:
        """The meal may ask something; else the sheet stays as long as there are too many."""
        flow.play(UseFish(card), stay=True)
        self.places = None
        if flow.state.decision == "action":
            after = EndSheet(self.under) if any_stands(flow.state) else Idle()
            flow.enter(self if fish_over(flow.state, flow.state.decider) else after)
        return True

    def _confirm(self, flow: Flow) -> bool:
        hand, places = SLICE.of(flow.state).hands[flow.state.decider], self._chosen(flow)
        action = PutBack(tuple(sorted(hand[place] for place in places)))
        if len(places) != fish_over(flow.state, flow.state.decider):
            return True
        if not self.asked(flow):
            flow.play(EndTurn(), stay=True)
        return flow.play(action)

    def key(self, flow: Flow, name: str) -> bool:
        """Numbers choose fish; Enter or N ends the turn."""
        if name.isdigit() and name != "0":
            return flow.choose(FishId(int(name) - 1))
        return name in ("n", "return") and flow.choose(Command.CONFIRM)
