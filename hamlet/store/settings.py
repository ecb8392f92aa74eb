"""The player's settings: read with patience, kept whole, never lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from hamlet.store import setting_values as values
from hamlet.store.atomic import set_aside, write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, reading_failed
from hamlet.store.folders import Folders
from hamlet.store.setting_games import LastGame, last_game
from hamlet.store.setting_values import SeatChoice

SettingsData = dict[str, object]
Migration = Callable[[SettingsData], SettingsData]


def _with_more_choices(data: SettingsData) -> SettingsData:
    """From 1 to 2: two switches are choices now; what was no switch is told by the reader of its choice."""
    for old, new, on, off in (
        ("fullscreen", "window_mode", values.FULL, values.WINDOW),
        ("reduced_motion", "motion", values.REDUCED, values.MOVING),
    ):
        if old in data:
            was = data.pop(old)
            data.setdefault(new, (on if was else off) if isinstance(was, bool) else was)
    return data


# Each takes the settings of one format to the next, the first from format 1 to 2, whatever it finds there.
MIGRATIONS: tuple[Migration, ...] = (_with_more_choices,)
_MOST_BYTES = 1024 * 1024
_MENDED = frozenset(("settings_damaged", "setting_wrong", "newer_settings"))


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose; None leaves scale and size to the screen, the language to the system."""

    ui_scale: float | None = None
    animation_speed: float = 1.0
    motion: str = values.MOVING
    # None is as fast as one's own moves.
    rivals_speed: float | None = None
    window_size: tuple[int, int] | None = None
    window_mode: str = values.WINDOW
    # Whether nothing is drawn while another window is in front.
    rest_away: bool = False
    language: str | None = None
    last_seats: tuple[SeatChoice, ...] = ()
    last_game: LastGame | None = None
    volume_master: float = 1.0
    volume_effects: float = 1.0
    volume_ambience: float = 0.6
    volume_music: float = 0.5
    muted: bool = False
    muted_effects: bool = False
    muted_ambience: bool = False
    muted_music: bool = False
    panels: str = values.PARCHMENT
    village_season: str = values.SUMMER
    village_light: str = values.NOON
    terrain_letters: bool = False
    first_hints: bool = True
    ask_before_end: bool = True
    # Keys that were changed, by what they do.
    keys: Mapping[str, str] = field(default_factory=dict)
    # Folders in which games are kept because the usual one could not be written to, the newest first.
    places: tuple[str, ...] = ()
    # Games in which the lot decides where Botric's lists leave several, the newest first.
    lot_games: tuple[str, ...] = ()
    # Whether the player has let Botric go on once: until then his turns are gone through step by step.
    botric_goes_on: bool = False
    # First steps that were taken to their end.
    steps_done: tuple[str, ...] = ()
    # Packs that are on beside the base game; None: as the last game was played.
    packs_on: tuple[str, ...] | None = None
    # All packs in the order in which they play.
    packs_order: tuple[str, ...] = ()
    # Settings that this version does not know; they are written back as they came.
    unknown: Mapping[str, object] = field(default_factory=dict)

    @property
    def own_pace(self) -> float:
        """How fast one's own moves are shown; 0 is not at all."""
        return 0.0 if self.motion == values.STILL else self.animation_speed

    @property
    def rivals_pace(self) -> float:
        """How fast the moves of others are shown; 0 is not at all."""
        own = self.animation_speed if self.rivals_speed is None else self.rivals_speed
        return 0.0 if self.motion == values.STILL else own


READERS: Mapping[str, Callable[[object], object]] = MappingProxyType(
    {
        "ui_scale": values.scale,
        "animation_speed": values.multiple_of_speed,
        "motion": values.one_of(values.MOVING, values.REDUCED, values.STILL),
        "rivals_speed": values.speed_or_none,
        "window_size": values.window_size,
        "window_mode": values.one_of(values.WINDOW, values.FULL, values.BORDERLESS),
        "rest_away": values.switch,
        "language": values.language_tag,
        "last_seats": values.seats,
        "last_game": last_game,
        "volume_master": values.fraction,
        "volume_effects": values.fraction,
        "volume_ambience": values.fraction,
        "volume_music": values.fraction,
        "muted": values.switch,
        "muted_effects": values.switch,
        "muted_ambience": values.switch,
        "muted_music": values.switch,
        "panels": values.one_of(values.PARCHMENT, values.CONTRAST, values.NIGHT),
        "village_season": values.season,
        "village_light": values.one_of(values.MORNING, values.NOON, values.EVENING),
        "terrain_letters": values.switch,
        "first_hints": values.switch,
        "ask_before_end": values.switch,
        "keys": values.keys,
        "places": values.folders,
        "lot_games": values.game_ids,
        "botric_goes_on": values.switch,
        "steps_done": values.names,
        "packs_on": values.packs_or_none,
        "packs_order": values.packs,
    }
)


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The settings, and what had to be put right to read them."""

    settings: Settings
    notes: tuple[StoreError, ...] = ()


def load_settings(folders: Folders, disk: Disk = DISK) -> LoadedSettings:
    """The player's settings; whatever cannot be read has its usual value and a note."""
    try:
        data = _read(folders.settings, disk)
    except StoreError as error:
        return LoadedSettings(Settings(), () if error.code == "missing" else (error,))
    return settings_from(data, folders.settings)


def save_settings(settings: Settings, folders: Folders, disk: Disk = DISK) -> None:
    """Write the settings; a file that is damaged or of a newer Hamlet is set aside first."""
    text = json.dumps(settings_data(settings), indent=2)
    try:
        found = _format_of(_read(folders.settings, disk))
    except StoreError as error:
        if error.code not in {"missing", "settings_damaged"}:
            raise
        if error.code == "settings_damaged":
            set_aside(folders.settings, "damaged", disk)
    else:
        if found > 1 + len(MIGRATIONS):
            set_aside(folders.settings, f"format-{found}", disk)
    write_atomic(folders.settings, text.encode() + b"\n", disk)


def mend_settings(loaded: LoadedSettings, folders: Folders, disk: Disk = DISK) -> None:
    """After something had to be put right: the file as it was stays under another name, a sound one follows.

    So it is told once and not at every start. Raises a StoreError if that cannot be written.
    """
    codes = {note.code for note in loaded.notes} & _MENDED
    if codes == {"setting_wrong"}:
        # Whatever else is wrong with it, writing sets it aside by itself.
        set_aside(folders.settings, "damaged", disk)
    if codes:
        save_settings(loaded.settings, folders, disk)


def settings_data(settings: Settings) -> SettingsData:
    """The settings as they stand in a file."""
    known = asdict(settings)
    del known["unknown"]
    return {"format": 1 + len(MIGRATIONS), **known, **settings.unknown}


def settings_from(
    data: SettingsData, path: Path, migrations: tuple[Migration, ...] = MIGRATIONS
) -> LoadedSettings:
    """Settings from what stood in a file, brought to the present format."""
    notes: list[StoreError] = []
    if _format_of(data) > 1 + len(migrations):
        notes.append(about_file("newer_settings", path))
    current = migrate(data, migrations)
    chosen: dict[str, Any] = {}
    for key, read in READERS.items():
        try:
            if key in current:
                chosen[key] = read(current[key])
        except (TypeError, ValueError):
            notes.append(about_file("setting_wrong", path, key=key))
    unknown = {key: value for key, value in current.items() if key not in READERS and key != "format"}
    return LoadedSettings(replace(Settings(), unknown=unknown, **chosen), tuple(notes))


def migrate(data: SettingsData, migrations: tuple[Migration, ...] = MIGRATIONS) -> SettingsData:
    """Take settings of an older format through each step to the present one."""
    for step in migrations[_format_of(data) - 1 :]:
        data = step(dict(data))
    return data


def _format_of(data: SettingsData) -> int:
    # Somebody may have written the file by hand, without a number.
    number = data.get("format")
    return number if type(number) is int and number >= 1 else 1


def _read(path: Path, disk: Disk) -> SettingsData:
    try:
        data = json.loads(disk.read(path, _MOST_BYTES).decode("utf-8-sig"))
    except OSError as error:
        raise reading_failed(error, path) from error
    except (ValueError, RecursionError) as error:
        raise about_file("settings_damaged", path) from error
    except StoreError as error:
        # A huge file can only be something else; a folder of that name stays what it is.
        if error.code == "too_large":
            raise about_file("settings_damaged", path) from error
        raise
    if not isinstance(data, dict):
        raise about_file("settings_damaged", path)
    return data
