"""The card of the village: its season, where the game leaves that open, and the time of day."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.kit.blocks import Block, PictureBlock, TextBlock
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.settings_frame import joined, settings_card
from hamlet.app.screens.settings_view import NORMAL, WIDE, SettingsView
from hamlet.app.screens.village_previews import LookPicture
from hamlet.app.wishes import wished_look
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

SEASONS = {
    SPRING: "screens.settings.season.spring",
    SUMMER: "screens.settings.season.summer",
    AUTUMN: "screens.settings.season.autumn",
    WINTER: "screens.settings.season.winter",
    TURNING: "screens.settings.season.turning",
}
LIGHTS = {
    MORNING: "screens.settings.light.morning",
    NOON: "screens.settings.light.noon",
    EVENING: "screens.settings.light.evening",
}


ICONS = {**{name: season_icon(name) for name in (SPRING, SUMMER, AUTUMN, WINTER)}, TURNING: "hourglass"}


def village_card(view: SettingsView) -> PaperCard:
    """The season of the base game, and the light of every village."""
    words, settings = view.words, view.settings
    chosen = settings.village_season
    about = words.label(
        "screens.settings.season.turning.about" if chosen == TURNING else "screens.settings.season.about"
    )
    blocks: tuple[Block, ...] = (
        joined(view, "village_season", SEASONS, chosen, ICONS, 64 if view.kind is WIDE else 0),
        *(() if view.kind is NORMAL else (TextBlock(about, 18, muted=True),)),
        joined(view, "village_light", LIGHTS, settings.village_light),
        *view.warned("village_season", "village_light"),
    )
    picture = PictureBlock(LookPicture(view.definitions, wished_look(settings)))
    card = settings_card(view, "village", words.label("screens.settings.village"), "tree", blocks, picture)
    # Where the cells have no room for words, the title says which one is chosen.
    return replace(card, gap=10, note=words.label(SEASONS[chosen]) if view.kind is NORMAL else "")
