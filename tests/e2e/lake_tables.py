"""Tables over positions by the lake that were made by hand, and a person's hands at them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hamlet.app.ids import Command, EffectId, FishId, HandId, Id, TileId, UseId
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.parts import Note, Row
from hamlet.engine.actions.family import Action
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.waters import Waters
from hamlet.engine.state import State
from tests.app.lake_games import seated
from tests.e2e.drag_hand import DragHand
from tests.e2e.hands import KeyHand, MouseHand
from tests.e2e.tables import opened
from tests.engine.lake.lake_hands import LakeHand
from tests.engine.sketches import Cell, vertex


@dataclass
class LakeTable:
    """The window at such a position; buildings and cards are called by their names."""

    mouse: MouseHand
    position: LakeHand

    @property
    def table(self) -> TableScreen:
        return self.mouse.driver.table

    @property
    def state(self) -> State:
        return self.table.session.state

    @property
    def waters(self) -> Waters:
        return SLICE.of(self.state)

    @property
    def last(self) -> Action:
        return self.table.session.history.done[-1].action

    @property
    def mode(self) -> str:
        return self.table.flow.mode.name

    def keys(self) -> KeyHand:
        return KeyHand(self.mouse.driver)

    def tile(self, name: str) -> TileId:
        return TileId(self.position.uids[name])

    def fish_of(self, seat: int = 0) -> list[str]:
        kinds = parts_of(self.state.box).fish
        return [kinds[kind].id for kind in self.waters.hands[seat]]

    # what a person does

    def click(self, *what: Id) -> None:
        """One after the other."""
        for each in what:
            self.mouse.choose(each)

    def eat(self, card: str) -> None:
        """By dragging the fish onto its card; that is taken back, and it is done again by two clicks."""
        number, before = self.position.card(card), self.state
        kind = parts_of(before.box).cards[number].fish
        fish = FishId(self.waters.hands[before.seat].index(kind))
        dragging = DragHand(self.mouse.driver)
        dragging.choose(fish)
        dragging.choose(UseId(number))
        dragged = self.state
        assert dragged is not before, self.table.flow.toast
        self.click(Command.UNDO)
        assert self.state is before
        self.click(fish, UseId(number))
        assert self.waters == SLICE.of(dragged)
        self.mouse.driver.settle()

    def build(self, place: int, cell: Cell, rotation: int = 0) -> None:
        """A blueprint of the hand, pinned on a cell of the sketch and built."""
        self.click(HandId(place))
        self.mouse.place(rotation, vertex(cell))
        self.click(Command.BUILD)

    def point_at_chip(self, card: str) -> None:
        """The pointer on the chip of a meal that still acts."""
        chip = EffectId(self.position.card(card))
        self.mouse.driver.move(self.mouse.driver.hit(chip).bounds.center)
        self.mouse.driver.settle()

    # what a person sees

    def chips(self) -> list[str]:
        """The meals that still act, by the chips on the screen."""
        cards = parts_of(self.state.box).cards
        seen = [hit.id for hit in self.table.hits if isinstance(hit.id, EffectId)]
        return [cards[each.card].id for each in seen]

    def lit(self) -> dict[int, str]:
        """The buildings that are lit, with what is written on them."""
        return {mark.tile: mark.badge for mark in self.table.flow.scene().tiles}

    def lit_lakes(self) -> int:
        return len(self.table.flow.scene().lakes)

    def rows(self) -> dict[Id | None, Row]:
        """What the card offers."""
        card = self.table.flow.scene().card
        assert card is not None
        return {part.id: part for part in card.parts if isinstance(part, Row)}

    def notes(self) -> str:
        card = self.table.flow.scene().card
        assert card is not None
        return " ".join(part.text for part in card.parts if isinstance(part, Note))

    def signs_of(self, kind: str) -> int:
        """How many things of a kind are drawn in the village."""
        composition = self.table.board.ground.composition
        assert composition is not None
        return sum(item.key[0] == kind for item in composition.items)


def lake_table(folder: Path, position: LakeHand) -> LakeTable:
    """The window with this position at its table."""
    return LakeTable(MouseHand(opened(folder, seated(position))), position)


Seats = Callable[[LakeHand], LakeTable]
"""Sits down at a position."""
