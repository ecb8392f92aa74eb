"""The cards of the settings, as values."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.art.type import Role, measure
from hamlet.app.kit.blocks import TEXT, Block, PictureBlock, TextBlock
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.sliding import SliderLine
from hamlet.app.kit.switching import ToggleLine
from hamlet.app.screens.key_rows import key_preview, key_row, keys_count
from hamlet.app.screens.settings_frame import joined, settings_card
from hamlet.app.screens.settings_previews import TilePicture, WavePicture
from hamlet.app.screens.settings_view import COMPACT, NORMAL, WIDE, SettingsView, setting_id
from hamlet.app.screens.settings_village import village_card
from hamlet.app.screens.settings_window import window_card
from hamlet.app.screens.walking_previews import SECONDS, WalkingDonkeys, paint_meadow
from hamlet.app.sound.ears import EARS
from hamlet.store.setting_values import (
    CONTRAST,
    MOVING,
    NIGHT,
    PARCHMENT,
    REDUCED,
    STILL,
)

AT_ONCE = 0.0
PACES = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, AT_ONCE)
"""From slow to fast; nothing is faster than being there at once."""
LEVELS = tuple(round(0.05 * step, 2) for step in range(21))
VOLUMES = (
    ("volume_master", "muted", "screens.settings.volume_master"),
    ("volume_effects", "muted_effects", "screens.settings.volume_effects"),
    ("volume_ambience", "muted_ambience", "screens.settings.volume_ambience"),
)
OFTEN = ("end_turn", "build", "donkeys", "roads", "reach")
"""The keys that the card itself shows."""
MOTIONS = {
    MOVING: "screens.settings.motion.full",
    REDUCED: "screens.settings.motion.reduced",
    STILL: "screens.settings.motion.off",
}
PANELS = {
    PARCHMENT: "screens.settings.panels.parchment",
    CONTRAST: "screens.settings.panels.contrast",
    NIGHT: "screens.settings.panels.night",
}


def label_room(view: SettingsView, codes: list[str]) -> int:
    """Logical pixels that the longest of these names takes, so that all tracks begin below each other."""
    size = round(TEXT * view.scale)
    longest = max(measure(view.words.label(code), Role.LABEL, size) for code in codes)
    return round(longest / view.scale) + 20


def motion_card(view: SettingsView) -> PaperCard:
    """How much moves, and how fast."""
    words, settings = view.words, view.settings
    still = words.label("screens.settings.motion.still") if settings.motion == STILL else ""
    rivals = settings.animation_speed if settings.rivals_speed is None else settings.rivals_speed
    tall = {WIDE: 40, NORMAL: 30}.get(view.kind, 46)
    room = label_room(view, ["screens.settings.animation_speed", "screens.settings.rivals_speed"])
    sliders = [
        SliderLine(
            setting_id(name),
            max(value, PACES[0]) if value else AT_ONCE,
            PACES,
            _pace_told(view, value),
            words.label(code),
            room,
            why_not=still,
            hint=words.label("screens.settings.pace.last" if value else "screens.settings.pace.none"),
            tall=tall,
            shown_room=78,
        )
        for name, code, value in (
            ("animation_speed", "screens.settings.animation_speed", settings.animation_speed),
            ("rivals_speed", "screens.settings.rivals_speed", rivals),
        )
    ]
    about = words.label("screens.settings.motion.about")
    told = (
        [still]
        if still
        else [about]
        if view.kind is WIDE
        else [words.label("screens.settings.pace.last"), about]
    )
    brief = words.label(
        "screens.settings.motion.still.brief" if still else "screens.settings.pace.last.brief"
    )
    blocks: tuple[Block, ...] = (
        joined(view, "motion", MOTIONS, settings.motion),
        *sliders,
        *(TextBlock(each, 18, muted=True) for each in told if view.kind is not NORMAL),
        *view.warned("motion", "animation_speed", "rivals_speed"),
    )
    walking = WalkingDonkeys(settings.motion, settings.animation_speed, rivals)
    picture = PictureBlock(paint_meadow, live=walking, seconds=SECONDS)
    card = settings_card(view, "motion", words.label("screens.settings.motion"), "donkey", blocks, picture)
    # Where the lines below have no room for it, the title says it in few words.
    return replace(card, note="" if view.kind is COMPACT or (still and view.kind is WIDE) else brief)


def _pace_told(view: SettingsView, pace: float) -> str:
    """How fast; no pace at all is not standing still but being there at once."""
    if not pace:
        return view.words.label("screens.settings.at_once")
    return view.words.label("screens.settings.times", times=f"{pace:g}")


def sound_card(view: SettingsView) -> PaperCard:
    """How loud everything is to be."""
    words, settings = view.words, view.settings
    tall = {WIDE: 36, NORMAL: 28}.get(view.kind, 42)
    sliders, heard = [], []
    room = label_room(view, [code for _, _, code in VOLUMES]) + 40
    for name, mute, code in VOLUMES:
        level, muted = getattr(settings, name), getattr(settings, mute)
        shown = words.label("screens.settings.percent", percent=round(level * 100))
        hint = words.label("screens.settings.unmute" if muted else "screens.settings.mute")
        sliders.append(
            SliderLine(
                setting_id(name),
                level,
                LEVELS,
                shown,
                words.label(code),
                room,
                84 if view.kind is not NORMAL else 2,
                "mute" if muted else "sound",
                hint,
                hint=words.label("screens.settings.mute.enter"),
                tall=tall,
            )
        )
        silent = muted or settings.muted or EARS.deaf
        heard.append(0.0 if silent else level * settings.volume_master)
    waves = WavePicture(tuple(zip(("house", "tree"), heard[1:], strict=True)))
    code = "screens.settings.sound.deaf.about" if EARS.deaf else "screens.settings.sound.about"
    about = TextBlock(words.label(code), 18, muted=not EARS.deaf)
    blocks: tuple[Block, ...] = (
        *sliders,
        *((about,) if view.kind is not NORMAL else ()),
        *view.warned(*(each for name, mute, _ in VOLUMES for each in (name, mute))),
    )
    title = words.label("screens.settings.sound")
    card = settings_card(view, "sound", title, "sound", blocks, PictureBlock(waves))
    # Where the lines have no room for it, the title says it in few words.
    brief = "screens.settings.sound.deaf" if EARS.deaf else "screens.settings.sound.note"
    return replace(card, note=words.label(brief) if card.title and view.kind is NORMAL else "")


def reading_card(view: SettingsView) -> PaperCard:
    """What helps to read the table."""
    words, settings = view.words, view.settings
    tall, brief = {WIDE: 40, NORMAL: 29}.get(view.kind, 46), view.kind is NORMAL
    blocks: tuple[Block, ...] = (
        joined(view, "panels", PANELS, settings.panels),
        ToggleLine(
            setting_id("terrain_letters"),
            words.label("screens.settings.terrain_letters.key"),
            settings.terrain_letters,
            tall=tall,
        ),
        ToggleLine(
            setting_id("first_hints"),
            words.label("screens.settings.first_hints"),
            settings.first_hints,
            words.label("screens.settings.first_hints.about"),
            tall=tall,
        ),
        ToggleLine(
            setting_id("ask_before_end"),
            words.label(
                "screens.settings.ask_before_end.brief" if brief else "screens.settings.ask_before_end"
            ),
            settings.ask_before_end,
            words.label("screens.settings.ask_before_end") if brief else "",
            tall=tall,
        ),
        *view.warned("panels", "terrain_letters", "first_hints", "ask_before_end"),
    )
    picture = PictureBlock(TilePicture(view.definitions, settings.terrain_letters))
    return settings_card(view, "reading", words.label("screens.settings.reading"), "eye", blocks, picture)


def keys_card(view: SettingsView) -> PaperCard:
    """The keys that are used most; all of them have a page of their own."""
    words, keys = view.words, view.keys
    shown = list(OFTEN if view.kind is not NORMAL else OFTEN[:3])
    extra = [name for name in (keys.picked, *sorted(keys.clashing)) if name not in shown]
    shown = [*shown[: len(shown) - len(extra)], *extra] if extra else shown
    rows = tuple(key_row(words, keys, name, tall=36 if view.kind is not COMPACT else 44) for name in shown)
    card = settings_card(
        view,
        "keys",
        words.label("screens.settings.keys"),
        "hand",
        (*rows, *view.warned("keys")),
        key_preview(words, keys),
    )
    note = words.label("screens.settings.keys.note", count=keys_count())
    gap = 2 if view.kind is not COMPACT else 6
    return replace(card, note=note if view.kind is WIDE else "", gap=gap)


CARDS = (window_card, village_card, motion_card, sound_card, reading_card, keys_card)
BRIEF = (
    ("window", "screens.settings.window"),
    ("village", "screens.settings.village"),
    ("motion", "screens.settings.motion"),
    ("sound", "screens.settings.sound"),
    ("reading", "screens.settings.reading.brief"),
    ("keys", "screens.settings.keys"),
)
"""The tabs of the tightest layout."""
