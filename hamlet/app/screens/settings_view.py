"""What the cards of the settings are made from: words, what is chosen, and how much room there is."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import Block, WarnBlock
from hamlet.app.pack_seasons import PackSeason
from hamlet.app.screens.first_village import FirstVillage
from hamlet.app.screens.key_changing import KeyChanging
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.engine.definitions import Definitions
from hamlet.store.settings import Settings
from hamlet.values import dataclass
from hamlet.words.words import Words

WIDE, NORMAL, COMPACT = FrameKind.WIDE, FrameKind.NORMAL, FrameKind.COMPACT
NAMES: Mapping[str, str] = {
    "window_mode": "screens.settings.window_mode",
    "rest_away": "screens.settings.rest_away",
    "ui_scale": "screens.settings.ui_scale",
    "village_season": "screens.settings.village_season",
    "village_light": "screens.settings.village_light",
    "motion": "screens.settings.motion",
    "animation_speed": "screens.settings.animation_speed",
    "rivals_speed": "screens.settings.rivals_speed",
    "volume_master": "screens.settings.volume_master",
    "volume_effects": "screens.settings.volume_effects",
    "volume_ambience": "screens.settings.volume_ambience",
    "muted": "screens.settings.mute",
    "muted_effects": "screens.settings.mute",
    "muted_ambience": "screens.settings.mute",
    "panels": "screens.settings.panels",
    "terrain_letters": "screens.settings.terrain_letters",
    "first_hints": "screens.settings.first_hints",
    "ask_before_end": "screens.settings.ask_before_end",
    "keys": "screens.settings.keys",
}
"""Every setting that can be changed here, and what it is called."""


def setting_id(name: str) -> ControlId:
    """The control of a setting."""
    return ControlId("setting", name)


@dataclass(frozen=True, slots=True)
class SettingsView:
    """One look at the settings."""

    words: Words
    settings: Settings
    keys: KeyChanging
    unreadable: frozenset[str]
    kind: FrameKind
    scale: float
    """At which the page is drawn."""
    most: float
    """The largest scale that the window has room for."""
    village: FirstVillage | None
    definitions: Definitions | None
    seasons: tuple[PackSeason, ...] = ()
    """Those of the packs that are on."""

    @property
    def line(self) -> int:
        """The height of a line of controls."""
        return {WIDE: 42, NORMAL: 31}.get(self.kind, 46)

    @property
    def choices(self) -> int:
        """The height of joined choices."""
        return {WIDE: 46, NORMAL: 38}.get(self.kind, 48)

    @property
    def head(self) -> int:
        """The size of a card's title."""
        return {WIDE: 28, NORMAL: 22}.get(self.kind, 26)

    @property
    def beside(self) -> int:
        """The width of the picture beside the controls."""
        return {WIDE: 352, NORMAL: 232}.get(self.kind, 330)

    def warned(self, *names: str) -> tuple[Block, ...]:
        """A line for those of these settings that could not be read."""
        wrong = [self.words.label(NAMES[name]) for name in names if name in self.unreadable]
        return (WarnBlock(self.words.label("screens.settings.unreadable", names=wrong)),) if wrong else ()


def screen_told(words: Words) -> str:
    """The screen there is: how large, and how often it is drawn."""
    sizes = pygame.display.get_desktop_sizes()
    rates = pygame.display.get_desktop_refresh_rates()
    wide, high = sizes[0] if sizes else (0, 0)
    rate = rates[0] if rates else 0
    told = words.label("screens.settings.screen.size", wide=wide, high=high)
    if rate > 0:
        told = words.label("screens.settings.screen.rate", wide=wide, high=high, rate=rate)
    if len(sizes) > 1:
        return words.label("screens.settings.screen.several", count=len(sizes), told=told)
    return told
