"""What is dragged: a blueprint, a fish, a donkey or a villager, out of the village or out of the dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.flow.lakeside.eating_fish import Eating, serve_fish
from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.flow.modes.sending import Sending
from hamlet.app.ids import DonkeyId, FishId, HandId, Id, MenuId, TileId, UseId, VillagerId, WorkerId
from hamlet.app.view.scene import HeldPiece
from hamlet.engine.workers import is_tile

if TYPE_CHECKING:
    from hamlet.app.table.table_screen import TableScreen

DONKEY, VILLAGER = "donkey", "villager"
HANGING, FISH = 110, 190  # logical pixels around what hangs on the pointer


def held_piece(what: Id | None) -> HeldPiece | None:
    """The villager or donkey that is in the hand, if one is."""
    if isinstance(what, WorkerId):
        return HeldPiece(what.kind, what.place)
    if isinstance(what, DonkeyId):
        return HeldPiece(DONKEY, what.tile)
    return HeldPiece(VILLAGER, what.tile) if isinstance(what, VillagerId) else None


def clicked(what: Id) -> Id:
    """What a click on a worker means: a donkey is chosen, a villager is its building."""
    piece = held_piece(what)
    if piece is None or not is_tile(piece.tile):
        return what
    return DonkeyId(piece.tile) if piece.kind == DONKEY else TileId(piece.tile)


class Dragging:
    """Picks things up and lets them go. Meanwhile they are seen in the hand only, not where they were."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.flow = table.flow

    def begin(self, what: Id) -> bool:
        """Take something up; False if it cannot be."""
        piece = held_piece(what)
        number = self._which(piece) if piece is not None else None
        taken = self._take(piece) if piece is not None else self._hold(what)
        if taken:
            self.table.looking.hold(what, number)
            self.table.relayout()
        return taken

    def _which(self, piece: HeldPiece) -> int | None:
        """Which of several alike the hand has taken: the others stay where they stand."""
        at = self.table.input.press_at
        return self.table.board.which_piece(piece.kind, piece.tile, at) if at is not None else None

    def _hold(self, what: Id) -> bool:
        if isinstance(what, FishId):
            return self._take_fish(what)
        if not isinstance(what, HandId):
            return False
        if not self.table.input.holding:
            self.flow.choose(what)
        return self.table.input.holding

    def _take_fish(self, what: FishId) -> bool:
        """A fish in the hand raises its card of the menu; from the sheet at the end none is taken."""
        if not self.flow.humans_turn or isinstance(self.flow.mode, PuttingBack):
            return False
        self.flow.choose(what)
        return isinstance(self.flow.mode, Eating)

    def _take(self, piece: HeldPiece) -> bool:
        if piece.kind == DONKEY:
            what = DonkeyId(piece.tile)
            chosen = any(mark.id == what and mark.selected for mark in self.flow.scene().donkeys)
            return chosen or self.flow.choose(what)
        if not self.flow.humans_turn or self.flow.state.decision != "action":
            return False
        if self.flow.mode.keeps(self.flow, TileId(piece.tile)):
            return False
        self.flow.enter(Sending(self.flow, self.flow.mode))
        return True

    def moved(self, *points: tuple[int, int] | None) -> None:
        """What hangs on the pointer has gone from one point to another: both are drawn anew."""
        side = round((FISH if isinstance(self.table.input.dragging, FishId) else HANGING) * self.table.scale)
        whole = pygame.Rect(-side // 2, -side // 2, side, side)
        under = [whole.move(point) for point in points if point is not None]
        for name, region in self.table.regions().items():
            if region.collidelist(under) >= 0:
                self.table.mark(name)

    def drop(self, what: Id, at: tuple[int, int]) -> None:
        """On the village a blueprint is pinned and a piece goes to the tile; elsewhere nothing happens."""
        self.put_down()
        if isinstance(what, FishId):
            self._serve(what, at)
            return
        on_village = self.table.input.on_village(at)
        if isinstance(what, HandId) and on_village:
            self.flow.pin()
        elif isinstance(what, HandId):
            self.flow.back()
        elif (tile := self._tile(at) if on_village else None) is not None:
            self.flow.choose(tile)
        elif isinstance(self.flow.mode, Sending):
            self.flow.back()

    def _serve(self, what: FishId, at: tuple[int, int]) -> None:
        """On its card, or on that card's row, a fish is eaten or sold; the card of another says for which."""
        hit = self.table.hits.at(at)
        on = hit.id if hit is not None else None
        if isinstance(on, MenuId | UseId):
            serve_fish(self.flow, what, on.card)

    def put_down(self) -> None:
        """The hand is empty."""
        self.table.looking.hold(None)
        self.moved(self.table.input.pointer)
        self.table.relayout()

    def _tile(self, at: tuple[int, int]) -> TileId | None:
        tiles = (hit for hit in self.table.hits if isinstance(hit.id, TileId) and hit.contains(at))
        return next((hit.id for hit in tiles if isinstance(hit.id, TileId)), None)
