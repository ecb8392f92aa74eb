"""The card of the village: its season, where the game leaves that open, and the time of day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.kit.blocks import Block, PictureBlock, TextBlock
from hamlet.app.kit.choice_grid import ChoiceGrid
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.pack_seasons import PackSeason
from hamlet.app.screens.settings_frame import joined, settings_card
from hamlet.app.screens.settings_view import COMPACT, NORMAL, WIDE, SettingsView, setting_id
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
from hamlet.words.words import Words

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


MOST_JOINED = 8
"""So many signs stand in one row of a card that is no wider."""
MOST_WORDED = {WIDE: 1, COMPACT: 99}
"""So many seasons of packs are called by their names; where there are more, only signs are seen."""
ICONS = {**{name: season_icon(name) for name in (SPRING, SUMMER, AUTUMN, WINTER)}, TURNING: "hourglass"}


def village_card(view: SettingsView) -> PaperCard:
    """The season of the base game, and the light of every village."""
    words, settings = view.words, view.settings
    cells = season_cells(words, view.seasons)
    chosen = season_chosen(settings.village_season, cells)
    worded = view.kind is not NORMAL and len(view.seasons) <= MOST_WORDED[view.kind]
    about = words.label(
        "screens.settings.season.turning.about" if chosen == TURNING else "screens.settings.season.about"
    )
    blocks: tuple[Block, ...] = (
        _seasons(view, cells, chosen, worded=worded),
        *(() if view.kind is NORMAL else (TextBlock(about, 18, muted=True),)),
        joined(view, "village_light", LIGHTS, settings.village_light),
        *view.warned("village_season", "village_light"),
    )
    picture = PictureBlock(LookPicture(view.definitions, wished_look(settings)))
    card = settings_card(view, "village", words.label("screens.settings.village"), "tree", blocks, picture)
    # Where the cells have no room for words, the title says which one is chosen.
    named = next((cell.label for cell in cells if cell.value == chosen), "")
    return replace(card, gap=10, note="" if worded else named)


def season_cells(words: Words, packs: Sequence[PackSeason]) -> tuple[ChoiceCell, ...]:
    """Our four, those of packs, and turning ones; the icon of each, and what it is called."""
    ours = {name: words.label(code) for name, code in SEASONS.items()}
    theirs = {each.id: each.name for each in packs}
    turning = {TURNING: ours.pop(TURNING)}
    return tuple(
        ChoiceCell(name, called, ICONS.get(name) or season_icon(name))
        for name, called in {**ours, **theirs, **turning}.items()
    )


def season_chosen(wished: str, cells: Sequence[ChoiceCell]) -> str:
    """The season that is wished, if it is there; else villages are seen in the usual one."""
    return wished if wished in [cell.value for cell in cells] else SUMMER


def _seasons(view: SettingsView, cells: tuple[ChoiceCell, ...], chosen: str, *, worded: bool) -> Block:
    """In one row; those of packs ask for more room, and some day for a second row."""
    what = setting_id("village_season")
    if not view.seasons or (view.kind is NORMAL and len(cells) <= MOST_JOINED):
        return JoinedChoices(what, cells, chosen, 64 if view.kind is WIDE else view.choices)
    if not worded:
        cells = tuple(replace(cell, label="", hint=cell.label) for cell in cells)
    return ChoiceGrid(what, cells, chosen)
