"""A page with the drawing parts of the workshop alone, and a desk on which one entry lies."""

from __future__ import annotations

from functools import lru_cache

import pygame

from hamlet.app.ids import Id
from hamlet.app.kit.bars import PageTop
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.screens.workshop.canvas.canvas_part import CanvasPart
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures
from hamlet.app.screens.workshop.canvas.quick_part import QuickPart
from hamlet.app.screens.workshop.canvas.seasons_part import SeasonsPart
from hamlet.app.screens.workshop.canvas.trial_part import TrialPart
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.screen import Change
from hamlet.app.workshop.village_builders import BuildersHere
from hamlet.content import LoadedPacks, load_base, resolve
from hamlet.content.editing.drafts import Draft, KeyPath, draft_of
from hamlet.content.editing.forms import Form
from hamlet.content.editing.history import EditHistory
from hamlet.content.editing.offered import OfferedIds, offered
from hamlet.content.loaded import PackData
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.numbers.beside import GamesBeside
from hamlet.words.rooms import english

FORESTER = {
    "id": "forester",
    "name": "Forester",
    "kind": "producer",
    "pile": "timber",
    "outline": "E:F E:F SE:R SW:F W:M SW:F NW:R NW:F NE:F",
    "cost": {"stone": 1, "timber": 1},
    "reward": {"points": 3},
    "slots": 2,
    "produces": ["wood"],
    "work": {"gold": 1},
    "drawing": "woodcutter",
    "score": {"points": 2, "per": "matching_segment", "terrain": "forest"},
}


@lru_cache(maxsize=1)
def base() -> tuple[LoadedPacks, OfferedIds, Definitions]:
    loaded = load_base()
    return loaded, offered(loaded), read_definitions(resolve(loaded))


class Desk:
    """One entry, and all that was done to it."""

    def __init__(self, draft: Draft | None = None) -> None:
        self.history = EditHistory(draft or draft_of("tiles", FORESTER))
        self.pale = False
        self.sound = True
        self.looked_at: KeyPath = ()
        self.known = base()[1]
        self.definitions: Definitions | None = base()[2]
        self.data: PackData | None = resolve(base()[0])

    @property
    def draft(self) -> Draft:
        return self.history.now

    @property
    def form(self) -> Form:
        return self.draft.form or Form()

    def shape(self, form: Form, stroke: str) -> None:
        self.history = self.history.did(self.draft.shaped(form), stroke)

    def edit(self, draft: Draft) -> None:
        self.history = self.history.did(draft)

    def lift(self) -> None:
        self.history = self.history.lifted()

    def undo(self) -> None:
        self.history = self.history.undone()


class DeskInput(KitInput):
    """Hands that the parts get too."""

    def __init__(self, page: DeskPage) -> None:
        super().__init__(page)
        self.desk_page = page

    def press(self, at: tuple[int, int]) -> None:
        super().press(at)
        if any(part.press(self.hover, at) for part in self.desk_page.parts):
            self.page.relayout()

    def moved(self, at: tuple[int, int]) -> None:
        super().moved(at)
        if self.desk_page.canvas.moved(self.hover, at):
            self.page.relayout()

    def release(self, at: tuple[int, int]) -> Change | None:
        if self.desk_page.canvas.release(at):
            self.page.relayout()
        return super().release(at)

    def handle(self, event: pygame.Event) -> Change | None:
        if event.type == pygame.MOUSEWHEEL and self.desk_page.canvas.wheel(self.hover, event.y):
            self.page.relayout()
            return None
        return super().handle(event)


class DeskPage(KitScreen):
    """The canvas at the left, as on the tile's page."""

    def __init__(self, desk: Desk, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(english(), motion)
        self.desk = desk
        self.input: DeskInput = DeskInput(self)
        self.pictures = DraftedPictures()
        self.canvas = CanvasPart(self, desk, self.pictures)
        self.seasons = SeasonsPart(self.canvas)
        self.trial = TrialPart(self, desk, self.pictures, BuildersHere())
        self.quick = QuickPart(self, desk, lambda ask: GamesBeside(ask.of_games(6), jobs=1))
        self.parts: tuple[WorkshopPart, ...] = (self.canvas, self.seasons, self.trial, self.quick)

    def page(self, room: PageRoom) -> PagePlan:
        place = pygame.Rect(room.px(24), room.area.top, room.pick(700, 480, 640), 0)
        place.height = min(room.px(530), room.area.height - room.px(166))
        beside = pygame.Rect(place.right + room.gap, place.top, room.pick(648, 420, 270), 0)
        beside.height = min(room.px(330), room.area.height - room.px(200))
        row = pygame.Rect(place.left, place.bottom + room.gap, place.width, room.px(150))
        cards = [*self.canvas.cards(room, place), *self.seasons.cards(room, row)]
        cards += self.trial.cards(room, beside)
        below = pygame.Rect(beside.left, beside.bottom + room.gap, beside.width, room.px(182))
        cards += self.quick.cards(room, below)
        return PagePlan(PageTop("Forester", room.kind), None, tuple(cards))

    @property
    def busy(self) -> bool:
        return super().busy or any(part.busy for part in self.parts)

    def update(self, now: float) -> Change | None:
        change = super().update(now)
        changed = [part.update(now) for part in self.parts]
        if any(changed):
            self.relayout()
        return change

    def took(self, what: Id, value: SetValue) -> Change | None:
        any(part.took(what, value) for part in self.parts)
        return None

    def close(self) -> None:
        for part in self.parts:
            part.close()

    def captures(self, event: pygame.Event) -> bool:
        taken = any(part.key(event) for part in self.parts)
        if taken:
            self.relayout()
        return taken
