"""The page of a tile: its parts side by side, or a few of them at a time where there is less room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.screens.workshop.canvas.bench_desk import BenchDesk
from hamlet.app.screens.workshop.canvas.canvas_part import CanvasPart
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures
from hamlet.app.screens.workshop.workshop_part import WorkshopPart

if TYPE_CHECKING:
    from hamlet.app.kit.kit_screen import KitScreen
    from hamlet.app.screens.workshop.checks_card import ChecksPart
    from hamlet.app.screens.workshop.looked_at import LookedAt
    from hamlet.app.screens.workshop.yaml_card import YamlPart
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words


class TilePage:
    """Lays the parts of a tile."""

    def __init__(
        self,
        screen: KitScreen,
        bench: Bench,
        lights: LookedAt,
        words: Words,
        yaml: YamlPart,
        checks: ChecksPart,
    ) -> None:
        self.bench = bench
        self.lights = lights
        self.words = words
        self.yaml = yaml
        self.checks = checks
        self.canvas = CanvasPart(screen, BenchDesk(bench, lights), DraftedPictures())

    @property
    def parts(self) -> tuple[WorkshopPart, ...]:
        """The parts that only a tile has."""
        return (self.canvas,)

    def cards(self, room: PageRoom, area: pygame.Rect) -> list[PlacedCard]:
        """What is seen now."""
        left = pygame.Rect(area.left, area.top, area.width * 2 // 5, min(room.px(530), area.height))
        above = pygame.Rect(left.right + room.px(12), area.top, 0, min(room.px(186), area.height // 3))
        above.width = area.right - above.left
        below = pygame.Rect(above.left, above.bottom + room.px(12), above.width, 0)
        below.height = area.bottom - below.top
        right = [*self.checks.cards(room, above), *self.yaml.cards(room, below)]
        return [*self.canvas.cards(room, left), *right]
