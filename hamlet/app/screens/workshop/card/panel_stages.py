"""Sales, deliveries, awards and milestones where they lie in a game: drawn by the table itself."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.ids import CellId, DeliveryId, Id, InfoId, SaleId
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.workshop.card.staging import draw_stage, keep_hints, pane_of_game
from hamlet.app.table.awards import HEAD as AWARDS_HEAD
from hamlet.app.table.awards import MILESTONES, NAMES, draw_awards
from hamlet.app.table.church_and_market import draw_church, draw_market, ring, rows_height
from hamlet.app.table.look import Look
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import AwardRow, ChurchRow, MilestoneDisc, SaleRow
from hamlet.values import dataclass

PANEL, LARGE, ROW, AWARD = 330, 1.3, 46, 38
PRICES: Final = 30


def _place(pane: KitPane, free: pygame.Rect, tall: int) -> tuple[Pane, pygame.Rect]:
    """Where a panel so high stands, as large as there is room for, and a pane of its scale."""
    unit = pane.scale
    share = min(LARGE, free.width / (PANEL * unit), free.height / (tall * unit))
    scale = unit * max(1.0, share)
    place = pygame.Rect(0, 0, min(free.width, round(PANEL * scale)), min(free.height, round(tall * scale)))
    place.center = free.center
    return pane_of_game(pane, scale), place


@dataclass(frozen=True, slots=True)
class PlainStage:
    """Nothing but planks: what has no form is nowhere seen."""

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The planks."""
        draw_stage(pane, rect)


@dataclass(frozen=True, slots=True)
class MarketStage:
    """The Market with the sale among others of its tier."""

    look: Look
    rows: tuple[SaleRow, ...]
    prices: tuple[int, int]
    left: int
    caption: str

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The panel, and what its rows tell."""
        free = draw_stage(pane, rect, self.caption)
        of_game, place = _place(pane, free, rows_height(len(self.rows), ROW, PRICES))
        draw_market(of_game, place, self.look, self.rows, self.prices, self.left)
        _shine(of_game, SaleId(0))
        keep_hints(pane, of_game)


@dataclass(frozen=True, slots=True)
class ChurchStage:
    """The Church with all deliveries of the side; a click goes to one."""

    look: Look
    rows: tuple[ChurchRow, ...]
    chooser: Id
    caption: str

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The panel; its rows are the choices of the form."""
        free = draw_stage(pane, rect, self.caption)
        of_game, place = _place(pane, free, rows_height(len(self.rows), ROW))
        draw_church(of_game, place, self.look, self.rows, 0)
        for hit in of_game.hits:
            if isinstance(hit.id, DeliveryId):
                pane.cell(CellId(self.chooser, str(hit.id.slot)), hit.bounds, hit.hint)


@dataclass(frozen=True, slots=True)
class AwardsStage:
    """Awards and milestones together, as when a game begins; the one that is made is ringed."""

    look: Look
    awards: tuple[AwardRow, ...]
    discs: tuple[MilestoneDisc, ...]
    ringed: InfoId
    caption: str

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The panel, and what its lines tell."""
        free = draw_stage(pane, rect, self.caption)
        tall = AWARDS_HEAD + len(self.awards) * AWARD + MILESTONES + NAMES
        of_game, place = _place(pane, free, tall)
        draw_awards(of_game, place, self.look, self.awards, self.discs)
        _shine(of_game, self.ringed)
        keep_hints(pane, of_game)


def _shine(of_game: Pane, mine: Id) -> None:
    """A ring of gold around it."""
    for hit in of_game.hits:
        if hit.id == mine:
            ring(of_game, hit.bounds)
