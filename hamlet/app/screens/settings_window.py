"""The card of the window: how it stands, and how large everything in it is drawn."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.kit.blocks import BesideBlocks, Block, FactLine, PictureBlock, TextBlock
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.sliding import SliderLine
from hamlet.app.kit.switching import TickLine
from hamlet.app.screens.settings_frame import joined, settings_card
from hamlet.app.screens.settings_previews import SidePictures, WindowPicture
from hamlet.app.screens.settings_view import COMPACT, NORMAL, WIDE, SettingsView, screen_told, setting_id
from hamlet.app.screens.walking_previews import SeatSample
from hamlet.store.setting_values import BORDERLESS, FULL, WINDOW

FOLLOW = setting_id("follow")
SCALES = tuple(round(1.0 + 0.05 * step, 2) for step in range(21))
MARKS = (1.0, 1.25, 1.5, 1.75, 2.0)
MODES = {
    WINDOW: "screens.settings.window.window",
    FULL: "screens.settings.window.full",
    BORDERLESS: "screens.settings.window.borderless",
}


def window_card(view: SettingsView) -> PaperCard:
    """How the window stands, and the size of text and panels."""
    words, settings = view.words, view.settings
    blocks: tuple[Block, ...] = (
        joined(view, "window_mode", MODES, settings.window_mode),
        _scale(view),
        *_room_told(view),
        *_ticks(view),
        *view.warned("window_mode", "ui_scale", "rest_away"),
    )
    window, sample = WindowPicture(settings.window_mode, view.village), _sample(view)
    picture = PictureBlock(sample if view.kind is NORMAL else SidePictures(window, sample))
    card = settings_card(view, "window", words.label("screens.settings.window"), "fit", blocks, picture)
    return replace(card, note=screen_told(words) if view.kind is WIDE else "")


def _sample(view: SettingsView) -> SeatSample:
    words = view.words
    return SeatSample(
        min(_wished(view), 2.0),
        words.seat_name("red"),
        "31",
        ("{gold} 9", "{villager:red} 2/4", "{donkey:red} 3"),
        words.label("screens.settings.sample.can"),
        words.label("table.end_turn"),
        "N",
    )


def _wished(view: SettingsView) -> float:
    wished = view.settings.ui_scale
    return view.scale if wished is None else wished


def _scale(view: SettingsView) -> SliderLine:
    percent = view.words.label("screens.settings.percent", percent=round(_wished(view) * 100))
    marks = tuple((value, str(round(value * 100))) for value in MARKS if view.kind is not NORMAL)
    hint = view.words.label("screens.settings.ui_scale")
    tall = {WIDE: 40, NORMAL: 31}.get(view.kind, 46)
    return SliderLine(
        setting_id("ui_scale"), _wished(view), SCALES, percent, marks=marks, hint=hint, tall=tall
    )


def _room_told(view: SettingsView) -> tuple[Block, ...]:
    """That a window has no room for so large a size; in the tightest layout the screen there is."""
    words = view.words
    if _wished(view) > view.most + 0.001:
        about = words.label("screens.settings.size.room", percent=int(view.most * 100))
        return (TextBlock(about, 18, muted=True),)
    if view.kind is not COMPACT:
        return ()
    return (FactLine(words.label("screens.settings.screen"), screen_told(words), 130, 30),)


def _ticks(view: SettingsView) -> tuple[Block, ...]:
    words, tall = view.words, {WIDE: 30, NORMAL: 26}.get(view.kind, 40)
    follows, brief = view.settings.ui_scale is None, view.kind is not WIDE
    follow = TickLine(FOLLOW, words.label("screens.settings.follow"), follows, tall=tall)
    away = TickLine(
        setting_id("rest_away"),
        words.label("screens.settings.rest_away.brief" if brief else "screens.settings.rest_away"),
        view.settings.rest_away,
        words.label("screens.settings.rest_away") if brief else "",
        tall=tall,
    )
    return (BesideBlocks(((follow, 220), (away, 0)), 8),) if view.kind is COMPACT else (follow, away)
