"""The settings: six cards, each in force at once, with a picture of what it does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId, Id
from hamlet.app.kit.bars import PageFoot, PageTop
from hamlet.app.kit.entering import motion_of
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom, page_room
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.sliding import MUTE
from hamlet.app.pack_seasons import seasons_of_packs
from hamlet.app.pages import HelpPage, KeysPage
from hamlet.app.screens.first_village import FirstVillage
from hamlet.app.screens.key_changing import KeyChanging
from hamlet.app.screens.settings_cards import BRIEF, VOLUMES
from hamlet.app.screens.settings_layout import (
    KEEP,
    REFUSE,
    TABS,
    all_cards,
    tab_places,
    tabbed_cards,
    trial_question,
)
from hamlet.app.screens.settings_trial import SECONDS, SettingsTrial
from hamlet.app.screens.settings_view import COMPACT, NAMES, SettingsView, setting_id
from hamlet.app.screens.settings_window import FOLLOW
from hamlet.app.screens.ways_to_rules import paragraph_of_key
from hamlet.app.sound.ears import EARS, Cue
from hamlet.app.ui.scale import largest_scale
from hamlet.app.ui.screen import Change, Heed, Open
from hamlet.engine.definitions import Definitions
from hamlet.store.settings import Settings
from hamlet.words.localised import localised

DELIVERED, UNDO, ALL_KEYS = ControlId("delivered"), ControlId("undo"), ControlId("all_keys")
TRIED = ("ui_scale", "window_mode")
MUTES = {CellId(setting_id(name), MUTE): mute for name, mute, _ in VOLUMES}
PICTURES = 2
TRIED_BY_EAR = {"volume_master", "volume_effects", "muted", "muted_effects"}
"""Settings of which something is heard at once; what is round about is heard anyway."""


class SettingsScreen(KitScreen):
    """What is chosen here is written at once; what could make the window useless only when it is kept."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words, motion_of(home.settings))
        self.home = home
        self.keys = KeyChanging(home.settings.keys)
        self.trial: SettingsTrial | None = None
        self.undone: Settings | None = None
        """The settings before all of them were set as delivered."""
        self.unreadable = home.unreadable
        self.tab = BRIEF[0][0]
        self._pulled_scale: float | None = None
        self._left = 0
        self._definitions = _definitions(home)
        self._village = FirstVillage(self._definitions) if self._definitions is not None else None
        self._pictures = 0
        """How many of the pictures with tiles are there: they take longer than a frame, so they follow."""

    # what lies on the page

    def page(self, room: PageRoom) -> PagePlan:
        """Six cards in two columns; in the tightest layout one at a time."""
        view = self._view(room)
        label = self.words.label
        top = PageTop(label("screens.settings"), room.kind, told=label("screens.settings.told"))
        buttons = [(PressButton(ALL_KEYS, label("screens.settings.all_keys"), face=Face.DARK), 170)]
        if self.undone is not None:
            back = PressButton(UNDO, label("screens.settings.undo"), face=Face.DARK)
        else:
            about = label("screens.settings.delivered.about")
            back = PressButton(DELIVERED, label("screens.settings.delivered"), face=Face.DARK, hint=about)
        buttons.append((back, 240 if room.kind is not COMPACT else 200))
        foot = PageFoot(label("screens.back"), room.kind, label("screens.settings.keys_line"), tuple(buttons))
        cards = tabbed_cards(room, view, self.tab) if room.kind is COMPACT else all_cards(room, view)
        asked = [] if self.trial is None else [trial_question(room, self.words, self.trial, self.now)]
        return PagePlan(top, foot, (*cards, *asked))

    def _view(self, room: PageRoom) -> SettingsView:
        settings = self.home.settings
        if self._pulled_scale is not None:
            settings = replace(settings, ui_scale=self._pulled_scale)
        return SettingsView(
            self.words,
            settings,
            self.keys,
            self.unreadable,
            room.kind,
            self.scale,
            largest_scale(self.size),
            self._village if self._pictures > 0 else None,
            self._definitions if self._pictures > 1 else None,
            seasons_of_packs(self.home),
        )

    # answers

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A setting, a key, or a button."""
        if what in PRESSED:
            return PRESSED[what](self)
        if what == TABS:
            order = [name for name, _ in BRIEF]
            way = 1 if order.index(str(value)) > order.index(self.tab) else -1
            self.turn_page(way, tab_places(page_room(self.size, self.scale))[1])
            self.tab = str(value)
            return None
        if what == FOLLOW:
            return self.choose("ui_scale", None if value else self.scale)
        if isinstance(what, CellId) and what in MUTES:
            return self.choose(MUTES[what], not getattr(self.home.settings, MUTES[what]))
        if isinstance(what, ControlId) and what.name == "key":
            self.keys.pick(str(what.which), waiting=True)
        if isinstance(what, ControlId) and what.name == "setting":
            return self._set(str(what.which), value)
        return None

    def _set(self, name: str, value: SetValue) -> Change | None:
        if name == "ui_scale" and self.input.pulling:
            # The whole page moves with its scale: not under the hand that pulls.
            self._pulled_scale = float(value)
            return None
        return self.choose(name, value)

    def let_go(self, what: Id) -> Change | None:
        """The size is taken when the hand leaves it."""
        wished, self._pulled_scale = self._pulled_scale, None
        return self.choose("ui_scale", wished) if wished is not None else None

    def choose(self, name: str, value: Any) -> Change | None:  # noqa: ANN401 - settings are of many kinds
        """One setting: in force at once, and written unless it is only tried out."""
        before = getattr(self.home.settings, name)
        if value == before:
            return None
        self.undone = None
        self.unreadable -= {name}
        if name == "first_hints" and value:
            self.home.forget_chances()
        if name in TRIED_BY_EAR:
            EARS.hear(Cue.KNOCK)
        if name in TRIED:
            first = before if self.trial is None or self.trial.name != name else self.trial.before
            if self.trial is not None and self.trial.name != name:
                self._write(self.home.settings)
            self.trial = SettingsTrial(name, first, self.now + SECONDS)
        return self._write(replace(self.home.settings, **{name: value}))

    def _write(self, settings: Settings) -> Change:
        self.home.keep(settings, self.trial.undone(settings) if self.trial is not None else settings)
        self.stir()
        return Heed()

    def heed(self, settings: Settings) -> None:
        """As much moves on this page as is chosen on it."""
        self.motion = motion_of(settings)

    def set_back(self, what: Id) -> Change | None:
        """One setting, or one key, as delivered."""
        if isinstance(what, ControlId) and what.name == "key":
            self.keys.set_back(str(what.which))
            return self._keep_keys()
        if what == FOLLOW:
            return self.choose("ui_scale", None)
        if isinstance(what, ControlId) and what.name == "setting":
            name = str(what.which)
            return self.choose(name, getattr(Settings(), name))
        return None

    # what is tried out

    def keep(self) -> Change | None:
        """It stays."""
        self.trial = None
        return self._write(self.home.settings)

    def refuse(self) -> Change | None:
        """As it was before."""
        trial, self.trial = self.trial, None
        return self._write(trial.undone(self.home.settings)) if trial is not None else None

    @property
    def busy(self) -> bool:
        """Pictures with tiles are still to come, or something moves."""
        return self._pictures < PICTURES or super().busy

    def update(self, now: float) -> Change | None:
        """Pictures follow one by one; what is tried out goes back by itself."""
        moves = super().busy
        change = super().update(now)
        if self._pictures < PICTURES and not moves and self.drawn_once:
            self._pictures += 1
            self.relayout()
        if self.trial is None:
            return change
        left = self.trial.left(now)
        if left != self._left:
            self._left = left
            self.relayout()
        return change or (self.answered(self.refuse()) if left <= 0 else None)

    def escape(self) -> Change | None:
        """First what is tried out goes back, and a key that is wished for."""
        if self.trial is not None:
            return self.answered(self.refuse())
        if self.keys.wish is not None:
            self.keys.drop()
            return self.answered(None)
        return super().escape()

    def leave(self) -> Change | None:
        """What is only tried out is not taken along."""
        return self.answered(self.refuse()) if self.trial is not None else super().leave()

    # all at once

    def deliver(self) -> Change | None:
        """Everything that can be changed here is as delivered, until it is taken back."""
        usual, now = Settings(), self.home.settings
        self.trial = None
        self.undone = now
        settings = replace(now, **{name: getattr(usual, name) for name in NAMES})
        self.keys = KeyChanging(settings.keys)
        return self._write(settings)

    def take_back(self) -> Change | None:
        """As it was before that."""
        before, self.undone = self.undone, None
        if before is None:
            return None
        settings = replace(self.home.settings, **{name: getattr(before, name) for name in NAMES})
        self.keys = KeyChanging(settings.keys)
        return self._write(settings)

    def see_keys(self) -> Change | None:
        """All keys on a page of their own."""
        return Open(KeysPage())

    # keys

    def rule(self, what: Id | None) -> Change | None:
        """How to play; of a key, what it does."""
        name = str(what.which) if isinstance(what, ControlId) and what.name == "key" else ""
        return Open(HelpPage(paragraph_of_key(name)))

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Shown again, perhaps: keys may have been changed on their own page."""
        if self.home.settings.keys != self.keys.changed:
            self.keys = KeyChanging(self.home.settings.keys)
        super().resize(size, scale)

    def captures(self, event: pygame.Event) -> bool:
        """The next key is the new one; Enter keeps what is tried out."""
        if self.trial is not None and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.input.focus == REFUSE and self.input.by_keys:
                return False
            self._pending = self.answered(self.keep())
            return True
        if not self.keys.waiting:
            return False
        self.keys.press(event)
        self._pending = self.answered(self._keep_keys())
        return True

    def _keep_keys(self) -> Change | None:
        return self.choose("keys", self.keys.changed)


PRESSED = {
    KEEP: SettingsScreen.keep,
    REFUSE: SettingsScreen.refuse,
    DELIVERED: SettingsScreen.deliver,
    UNDO: SettingsScreen.take_back,
    ALL_KEYS: SettingsScreen.see_keys,
}


def _definitions(home: Home) -> Definitions | None:
    """The game's tiles for the pictures; where packs cannot be read there are none."""
    try:
        return localised(home.words, home.choice.definitions)
    except StartError:
        return None
