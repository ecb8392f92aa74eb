"""A season that is being made, as the first village looks in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.art.seasons.palettes import season_of_pack
from hamlet.app.kit.blocks import Block, PictureBlock, TextBlock
from hamlet.app.screens.village_previews import draw_village
from hamlet.content.editing.whole_files import FileSheet
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.engine.definitions import Definitions

SEASONS: Final = "seasons"
TALL, LOW = 300, 180


@dataclass(frozen=True, slots=True)
class VillageInSeason:
    """The middle of the village in these colours, which are written as JSON so that they compare."""

    definitions: Definitions
    name: str
    palette: str

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Over the whole box, at noon."""
        season = season_of_pack(self.name, json.loads(self.palette))
        draw_village(surface, rect, self.definitions, season)


class SeasonSeen:
    """Follows the caret through a file of seasons."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self._village: Definitions | None = None
        """The game in which it is seen: while colours change, it is the same one that is drawn."""

    def blocks(self, line: int, *, tall: bool) -> Iterator[Block]:
        """The season at a line, counted from 0; while its colours are wrong, as they were last."""
        sheet = self.bench.sheet
        if self.bench.subject != SEASONS or not isinstance(sheet, FileSheet):
            return
        _, name = sheet.named_at(line)
        known = next((each for each in self.bench.known.entries(SEASONS) if each["id"] == name), None)
        village = self._village = self._village or self.bench.definitions
        if known is None or village is None:
            return
        palette = json.dumps(known.get("palette", {}), sort_keys=True)
        yield PictureBlock(VillageInSeason(village, name, palette), TALL if tall else LOW)
        yield TextBlock(f"*{plain(str(known['name']))}*", 18, muted=True)
