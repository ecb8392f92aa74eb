"""The cards of the settings, as values."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.art.type import Role, measure
from hamlet.app.kit.blocks import TEXT, Block, FactLine, PictureBlock, TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.sliding import SliderLine
from hamlet.app.kit.switching import TickLine, ToggleLine
from hamlet.app.screens.key_rows import key_preview, key_row, keys_count
from hamlet.app.screens.settings_previews import TilePicture, WavePicture, WindowPicture
from hamlet.app.screens.settings_view import COMPACT, NORMAL, WIDE, SettingsView, screen_told, setting_id
from hamlet.app.screens.walking_previews import SECONDS, SeatSample, WalkingDonkeys, paint_meadow
from hamlet.app.sound.ears import EARS
from hamlet.store.setting_values import (
    BORDERLESS,
    CONTRAST,
    FULL,
    MOVING,
    NIGHT,
    PARCHMENT,
    REDUCED,
    STILL,
    WINDOW,
)

RATE = 60
FOLLOW = setting_id("follow")
SCALES = tuple(round(1.0 + 0.05 * step, 2) for step in range(21))
MARKS = (1.0, 1.25, 1.5, 1.75, 2.0)
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
MODES = {
    WINDOW: "screens.settings.window.window",
    FULL: "screens.settings.window.full",
    BORDERLESS: "screens.settings.window.borderless",
}
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


def _choices(view: SettingsView, name: str, codes: dict[str, str], chosen: str) -> JoinedChoices:
    cells = tuple(ChoiceCell(value, view.words.label(code)) for value, code in codes.items())
    return JoinedChoices(setting_id(name), cells, chosen, view.choices)


def _card(
    view: SettingsView, group: str, title: str, icon: str, blocks: tuple[Block, ...], beside: Block
) -> PaperCard:
    gap = {WIDE: 8, NORMAL: 1}.get(view.kind, 8)
    return PaperCard(
        group,
        blocks,
        *((title, icon) if view.kind is not COMPACT else ("", "")),
        head=view.head,
        beside=beside,
        beside_wide=view.beside,
        pad=22 if view.kind is WIDE else 14,
        gap=gap,
    )


def label_room(view: SettingsView, codes: list[str]) -> int:
    """Logical pixels that the longest of these names takes, so that all tracks begin below each other."""
    size = round(TEXT * view.scale)
    longest = max(measure(view.words.label(code), Role.LABEL, size) for code in codes)
    return round(longest / view.scale) + 20


def window_card(view: SettingsView) -> PaperCard:
    """How the window stands."""
    words, settings = view.words, view.settings
    line, brief = {WIDE: 36, NORMAL: 26}.get(view.kind, 40), view.kind is NORMAL
    blocks: tuple[Block, ...] = (
        _choices(view, "window_mode", MODES, settings.window_mode),
        FactLine(words.label("screens.settings.screen"), screen_told(words), 130, line),
        FactLine(
            words.label("screens.settings.rate"),
            words.label("screens.settings.rate.most", most=RATE),
            130,
            line,
        ),
        TickLine(
            setting_id("rest_away"),
            words.label("screens.settings.rest_away.brief" if brief else "screens.settings.rest_away"),
            settings.rest_away,
            words.label("screens.settings.rest_away") if brief else "",
            tall=line,
        ),
        *view.warned("window_mode", "rest_away"),
    )
    picture = PictureBlock(WindowPicture(settings.window_mode, view.village))
    return _card(view, "window", words.label("screens.settings.window"), "fit", blocks, picture)


def size_card(view: SettingsView) -> PaperCard:
    """How large everything is drawn."""
    words, settings = view.words, view.settings
    wished = settings.ui_scale if settings.ui_scale is not None else view.scale
    percent = words.label("screens.settings.percent", percent=round(wished * 100))
    marks = tuple((value, str(round(value * 100))) for value in MARKS)
    about = words.label("screens.settings.size.about")
    if wished > view.most + 0.001:
        about = words.label("screens.settings.size.room", percent=int(view.most * 100))
    blocks: tuple[Block, ...] = (
        SliderLine(setting_id("ui_scale"), wished, SCALES, percent, marks=marks, tall=view.line),
        *(() if view.kind is NORMAL and wished <= view.most else (TextBlock(about, 18, muted=True),)),
        TickLine(FOLLOW, words.label("screens.settings.follow"), settings.ui_scale is None, tall=view.line),
        *view.warned("ui_scale"),
    )
    sample = SeatSample(
        min(wished, 2.0),
        words.seat_name("red"),
        "31",
        ("{gold} 9", "{villager:red} 2/4", "{donkey:red} 3"),
        words.label("screens.settings.sample.can"),
        words.label("table.end_turn"),
        "N",
    )
    title = words.label("screens.settings.size")
    return _card(view, "size", title, "search", blocks, PictureBlock(sample))


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
        _choices(view, "motion", MOTIONS, settings.motion),
        *sliders,
        *(TextBlock(each, 18, muted=True) for each in told if view.kind is not NORMAL),
        *view.warned("motion", "animation_speed", "rivals_speed"),
    )
    walking = WalkingDonkeys(settings.motion, settings.animation_speed, rivals)
    picture = PictureBlock(paint_meadow, live=walking, seconds=SECONDS)
    card = _card(view, "motion", words.label("screens.settings.motion"), "donkey", blocks, picture)
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
    card = _card(view, "sound", title, "sound", blocks, PictureBlock(waves))
    # Where the lines have no room for it, the title says it in few words.
    brief = "screens.settings.sound.deaf" if EARS.deaf else "screens.settings.sound.note"
    return replace(card, note=words.label(brief) if card.title and view.kind is NORMAL else "")


def reading_card(view: SettingsView) -> PaperCard:
    """What helps to read the table."""
    words, settings = view.words, view.settings
    tall, brief = {WIDE: 40, NORMAL: 30}.get(view.kind, 46), view.kind is NORMAL
    blocks: tuple[Block, ...] = (
        _choices(view, "panels", PANELS, settings.panels),
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
    return _card(view, "reading", words.label("screens.settings.reading"), "eye", blocks, picture)


def keys_card(view: SettingsView) -> PaperCard:
    """The keys that are used most; all of them have a page of their own."""
    words, keys = view.words, view.keys
    shown = list(OFTEN if view.kind is not NORMAL else OFTEN[:3])
    extra = [name for name in (keys.picked, *sorted(keys.clashing)) if name not in shown]
    shown = [*shown[: len(shown) - len(extra)], *extra] if extra else shown
    rows = tuple(key_row(words, keys, name, tall=36 if view.kind is not COMPACT else 44) for name in shown)
    card = _card(
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


CARDS = (window_card, size_card, motion_card, sound_card, reading_card, keys_card)
BRIEF = (
    ("window", "screens.settings.window"),
    ("size", "screens.settings.size.brief"),
    ("motion", "screens.settings.motion"),
    ("sound", "screens.settings.sound"),
    ("reading", "screens.settings.reading.brief"),
    ("keys", "screens.settings.keys"),
)
"""The tabs of the tightest layout."""
