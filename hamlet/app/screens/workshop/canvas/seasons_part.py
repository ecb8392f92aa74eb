"""The card with the seasons and the blueprint; a season that is pressed is the canvas's too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.seasons.palettes import SEASONS
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.workshop.canvas.canvas_ids import SEASON, SEASONS_GROUP
from hamlet.app.screens.workshop.canvas.drafted_blueprints import DraftedBlueprints
from hamlet.app.screens.workshop.canvas.season_row import SeasonRow
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.table.look import Look

if TYPE_CHECKING:
    from hamlet.app.art.tile.artist import TileArt
    from hamlet.app.screens.workshop.canvas.canvas_part import CanvasPart

PAD: Final = 8
HINTS: Final = {
    "spring": "screens.canvas.spring",
    "summer": "screens.canvas.summer",
    "autumn": "screens.canvas.autumn",
    "winter": "screens.canvas.winter",
}


class SeasonsPart(WorkshopPart):
    """Shows the pictures that the canvas draws."""

    def __init__(self, canvas: CanvasPart) -> None:
        self.canvas = canvas
        self.words = canvas.page.words
        self._look: tuple[object, Look] | None = None

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """One card."""
        pictures = self.canvas.pictures
        hints = tuple(self.words.label(HINTS[each]) for each in SEASONS)
        said = pictures.tile.tile if pictures.tile is not None else None
        version = pictures.version_for(SEASONS_GROUP)
        row = SeasonRow(version, said, self.canvas.season.name, hints, pictures, self._looked())
        return [PlacedCard(place, PaperCard(SEASONS_GROUP, (row,), pad=PAD))]

    def took(self, what: Id, value: SetValue) -> bool:
        """The canvas shows this season."""
        if not isinstance(what, ControlId) or what.name != SEASON:
            return False
        self.canvas.season = SEASONS[str(what.which)]
        return True

    def _looked(self) -> Look | None:
        """What the card is written with, made anew for another tile."""
        pictures = self.canvas.pictures
        art: TileArt | None = pictures.art
        if pictures.tile is None or art is None:
            return None
        if self._look is None or self._look[0] is not pictures.tile:
            blueprints = DraftedBlueprints(pictures, art)
            self._look = pictures.tile, Look(self.words, pictures.tile.definitions, (), blueprints)
        return self._look[1]
