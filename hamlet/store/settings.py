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

# Each takes the settings of one format to the next, the first from format 1 to 2, whatever it finds there.
MIGRATIONS: tuple[Migration, ...] = ()
_MOST_BYTES = 1024 * 1024
_MENDED = frozenset(("settings_damaged", "setting_wrong", "newer_settings"))


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose; None leaves scale and size to the screen, the language to the system."""

    ui_scale: float | None = None
    animation_speed: float = 1.0
    reduced_motion: bool = False
    window_size: tuple[int, int] | None = None
    fullscreen: bool = False
    language: str | None = None
    last_seats: tuple[SeatChoice, ...] = ()
    last_game: LastGame | None = None
    volume_master: float = 1.0
    volume_effects: float = 1.0
    volume_ambience: float = 0.6
    muted: bool = False
    # Folders in which games are kept because the usual one could not be written to, the newest first.
    places: tuple[str, ...] = ()
    # Games in which the lot decides where Botric's lists leave several, the newest first.
    lot_games: tuple[str, ...] = ()
    # Settings that this version does not know; they are written back as they came.
    unknown: Mapping[str, object] = field(default_factory=dict)


READERS: Mapping[str, Callable[[object], object]] = MappingProxyType(
    {
        "ui_scale": values.scale,
        "animation_speed": values.multiple_of_speed,
        "reduced_motion": values.switch,
        "window_size": values.window_size,
        "fullscreen": values.switch,
        "language": values.language_tag,
        "last_seats": values.seats,
        "last_game": last_game,
        "volume_master": values.fraction,
        "volume_effects": values.fraction,
        "volume_ambience": values.fraction,
        "muted": values.switch,
        "places": values.folders,
        "lot_games": values.game_ids,
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
