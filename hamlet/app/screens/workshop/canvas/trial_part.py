"""The card on which a tile is tried in a village.

Where it fits is found bit by bit; till then what was found before stays, pale.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

import pygame

from hamlet.app.board.budget import Budget
from hamlet.app.flow.spots import Fit
from hamlet.app.ids import Id
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures
from hamlet.app.screens.workshop.canvas.drafted_tile import DraftedTile, drafted_last
from hamlet.app.screens.workshop.canvas.tile_canvas import inner_place
from hamlet.app.screens.workshop.canvas.tile_desk import TileDesk
from hamlet.app.screens.workshop.canvas.trial_block import TrialBlock, TrialShown, trial_buttons
from hamlet.app.screens.workshop.canvas.trial_places import DraftedPlaces, TrialFound, judged
from hamlet.app.screens.workshop.canvas.trial_village import TrialVillage, unlike_all
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.workshop.village_builders import HIRING, VillageBuilders, without_tile
from hamlet.content.loaded import PackData
from hamlet.engine.data_error import DataError
from hamlet.session.record import BROKEN

PAD: Final = 8
NOT_TO_BE_TRIED: Final = (*BROKEN, DataError)


class TrialPart(WorkshopPart):
    """One village, and where the tile of the desk fits in it."""

    def __init__(
        self,
        page: KitScreen,
        desk: TileDesk,
        pictures: DraftedPictures,
        builders: VillageBuilders | None = None,
    ) -> None:
        self.page = page
        self.desk = desk
        self.pictures = pictures
        self.builders = builders or HIRING.builders()
        self.village: TrialVillage | None = None
        self.found = TrialFound()
        self.fit: Fit | None = None
        self.whole = False
        self._seed = 0
        self._wanted: tuple[PackData, int] | None = None
        self._base: tuple[PackData, str, PackData] | None = None
        self._asked = False
        self._trouble = False
        self._tried: object = None
        self._searched: object = None
        self._coming: TrialVillage | None = None
        self._painting: Generator[None, None, None] | None = None
        self._places: DraftedPlaces | None = None
        self._budget = Budget()

    # what is shown

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """One card, as large as its place."""
        self._want()
        self._try(self._drafted())
        label = self.page.words.label
        hints = (
            label("screens.trial.near" if self.whole else "screens.trial.whole"),
            label("screens.trial.turn"),
            label("screens.trial.dice"),
        )
        turns = len({spot.rotation for spot in self.found.spots}) > 1
        shown = TrialShown(
            self._captions(),
            self.fit,
            self.found,
            self.whole,
            self.stale,
            self._nowhere,
            self.pictures.version_for(ids.TRIAL_GROUP),
            self.village,
            self.pictures,
        )
        block = TrialBlock(shown, trial_buttons(hints, able=self.village is not None, turns=turns))
        return [PlacedCard(place, PaperCard(ids.TRIAL_GROUP, (block,), pad=PAD))]

    @property
    def stale(self) -> bool:
        """Whether what is shown was found before the last change."""
        coming = self._asked or self._coming is not None
        return coming or self._places is not None or self._tried != self._searched

    @property
    def _nowhere(self) -> bool:
        return self._trouble or (self.village is not None and not self.stale and not self.found.spots)

    def _captions(self) -> tuple[str, ...]:
        label = self.page.words.label
        if self._trouble:
            return (label("screens.trial.trouble"), label("screens.trial.trouble.short"))
        if self.village is None or self._asked or self._coming is not None:
            return (label("screens.trial.building"), label("screens.trial.building.short"))
        if self._nowhere:
            return (label("screens.trial.nowhere"), label("screens.trial.nowhere.short"))
        if not self.found.spots:
            return (label("screens.trial.looking"),)
        count = len(self.found.spots)
        return (label("screens.trial.fits", places=count), label("screens.trial.fits.short", places=count))

    # bits

    @property
    def busy(self) -> bool:
        """Whether something is still to be found or painted here; builders are elsewhere."""
        return self._painting is not None or self._places is not None

    def update(self, now: float) -> bool:
        """Take a village that has come; paint, and reckon a few places."""
        changed = self._taken()
        self._budget.open()
        while self.busy and self._budget.allows("bit"):
            changed = self._bit() or changed
            self._budget.learn("bit")
        return changed

    def close(self) -> None:
        """Nobody waits for villages any more."""
        self.builders.close()
        self._wanted = None

    def _bit(self) -> bool:
        try:
            return self._paint() if self._painting is not None else self._reckon()
        except NOT_TO_BE_TRIED:
            self._painting, self._coming, self._places, self._trouble = None, None, None, True
            return True

    def _paint(self) -> bool:
        if self._painting is not None and next(self._painting, self) is not self:
            return False
        self._painting, self.village, self._coming = None, self._coming, None
        self._tried = self._searched = self._places = None
        self.found, self.fit = TrialFound(), None
        return True

    def _reckon(self) -> bool:
        places = self._places
        if places is None:
            return False
        places.work()
        if not places.complete:
            return False
        self.found, self._places = places.ranked(), None
        self._searched = self._tried
        spots = self.found.spots
        if self.fit not in spots:
            self.fit = spots[0] if spots else None
        return True

    # villages

    def _want(self) -> None:
        """A village for what the packs offer now; the one there is stays as long as they offer the same."""
        data = self.desk.data
        if data is None:
            return
        if self._base is None or self._base[0] is not data or self._base[1] != self.desk.draft.id:
            base = without_tile(data, self.desk.draft.id)
            before = self._base[2] if self._base is not None else None
            self._base = data, self.desk.draft.id, before if before == base else base
        wanted = self._base[2], self._seed
        if self._wanted is None or self._wanted[0] is not wanted[0] or self._wanted[1] != wanted[1]:
            self._wanted = wanted
            self.builders.ask(*wanted)
            self._asked = True

    def _taken(self) -> bool:
        if not self._asked or self._wanted is None:
            return False
        dumped = self.builders.taken()
        if dumped is None:
            return False
        self._asked, self._trouble = False, isinstance(dumped, str)
        if not isinstance(dumped, str):
            try:
                self._coming = TrialVillage(self._wanted[0], dumped, self.page.scale)
                self._painting = self._coming.painting()
            except NOT_TO_BE_TRIED:
                self._trouble = True
        return True

    # the tile

    def _drafted(self) -> DraftedTile | None:
        draft = self.desk.draft
        if self.village is None or draft.form is None:
            return None
        return drafted_last(draft, draft.form, self.village.definitions)

    def _try(self, tile: DraftedTile | None) -> None:
        """Look for places of another tile; one that is none stays the last one."""
        if tile is None or self.village is None or self._trouble:
            return
        told = judged(tile.tile)
        if told == self._tried:
            return
        self._tried = told
        try:
            state = self.village.with_tile(unlike_all(tile))
            self._places = DraftedPlaces(state, tile.number)
        except NOT_TO_BE_TRIED:
            self._places, self._searched, self.found, self.fit = None, told, TrialFound(), None

    # hands

    def took(self, what: Id, value: SetValue) -> bool:
        """Another place, all of it, turned, another village."""
        if what == ids.TRIAL:
            shown = self.found.shown
            if shown and not isinstance(value, bool) and 0 <= float(value) < len(shown):
                self.fit = shown[int(float(value))]
        elif what == ids.TRIAL_FIT:
            self.whole = not self.whole
        elif what == ids.TRIAL_TURN:
            self.fit = self.found.turned(self.fit) if self.fit is not None else None
        elif what == ids.TRIAL_DICE:
            self._seed += 1
        else:
            return False
        return True

    def press(self, what: Id | None, at: tuple[int, int]) -> bool:
        """A place that is dashed becomes the one that is shown."""
        found = self._place_at(at) if what == ids.TRIAL and not self.stale else None
        if found is None or found == self.fit:
            return False
        self.fit = found
        return True

    def _place_at(self, at: tuple[int, int]) -> Fit | None:
        control, village = self.page.controls.get(ids.TRIAL), self.village
        art, tile = self.pictures.art, self.pictures.tile
        block = control.adjusted if control is not None else None
        if control is None or village is None or art is None or tile is None:
            return None
        place = inner_place(control.region.bounds, self.page.scale)
        view = pygame.Rect((0, 0), place.size)
        sight = block.shown.sight(view, self.page.scale) if isinstance(block, TrialBlock) else None
        if sight is None or not isinstance(block, TrialBlock):
            return None
        spot = at[0] - place.left, at[1] - place.top
        for each in block.shown.others(view, self.page.scale):
            corners = sight.outline(village, art.plan(tile.number, each.rotation), each)
            if HitRegion(ids.TRIAL, tuple(corners)).contains(spot):
                return each
        return None
