"""The card of the village: its season, where the game leaves that open, and the time of day."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.board.looks import wished_look
from hamlet.app.kit.blocks import Block, PictureBlock, TextBlock
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.settings_frame import joined, settings_card
from hamlet.app.screens.settings_view import NORMAL, SettingsView
from hamlet.app.screens.village_previews import LookPicture
from hamlet.store.setting_values import (
    AUTUMN,
    EVENING,
    MORNING,
    NOON,
    SPRING,
    SUMMER,
    TURNING,
    WINTER,
)

SEASONS = {name: f"screens.settings.season.{name}" for name in (SPRING, SUMMER, AUTUMN, WINTER, TURNING)}
LIGHTS = {name: f"screens.settings.light.{name}" for name in (MORNING, NOON, EVENING)}


def village_card(view: SettingsView) -> PaperCard:
    """The season of the base game, and the light of every village."""
    words, settings = view.words, view.settings
    told = "turning.about" if settings.village_season == TURNING else "about"
    about = TextBlock(words.label(f"screens.settings.season.{told}"), 18, muted=True)
    blocks: tuple[Block, ...] = (
        joined(view, "village_season", SEASONS, settings.village_season),
        *(() if view.kind is NORMAL else (about,)),
        joined(view, "village_light", LIGHTS, settings.village_light),
        *view.warned("village_season", "village_light"),
    )
    picture = PictureBlock(LookPicture(view.definitions, wished_look(settings)))
    card = settings_card(view, "village", words.label("screens.settings.village"), "tree", blocks, picture)
    return replace(card, gap=10)
