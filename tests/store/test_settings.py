"""Settings survive other versions, other hands and a full disk."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.setting_games import LastGame
from hamlet.store.setting_values import SeatChoice
from hamlet.store.settings import (
    READERS,
    Settings,
    SettingsData,
    load_settings,
    mend_settings,
    migrate,
    save_settings,
    settings_data,
    settings_from,
)
from tests.store.faults import PLAIN, FaultyDisk

FILE = Path("settings.json")
CHOSEN = Settings(
    ui_scale=1.5,
    animation_speed=2.0,
    motion="reduced",
    rivals_speed=0.5,
    window_size=(1920, 1080),
    window_mode="borderless",
    rest_away=True,
    language="pt-BR",
    last_seats=(SeatChoice("Zoë", "sky", "human"), SeatChoice("Bo", "red", "greedy")),
    last_game=LastGame(
        ("base", "lake"), "manual", {"flags": None, "season": "winter", "villager_costs": [1, 2, 3]}
    ),
    volume_master=0.5,
    volume_effects=0.0,
    volume_ambience=0.25,
    volume_music=0.75,
    muted=True,
    muted_effects=True,
    muted_ambience=True,
    muted_music=True,
    panels="contrast",
    village_season="turning",
    village_light="evening",
    terrain_letters=True,
    first_hints=False,
    ask_before_end=False,
    keys={"end_turn": "g", "later": "k"},
    places=("/media/stick/Hamlet",),
    lot_games=("g7", "g3"),
    botric_goes_on=True,
    steps_done=("village",),
    packs_on=("lake", "woods"),
    packs_order=("base", "woods", "lake"),
)


def put(folders: Folders, data: bytes) -> None:
    folders.settings.parent.mkdir(parents=True, exist_ok=True)
    folders.settings.write_bytes(data)


def test_without_a_file_the_usual_settings_hold_and_nothing_is_noted(folders: Folders) -> None:
    loaded = load_settings(folders)
    assert loaded.settings == Settings()
    assert loaded.notes == ()


def test_settings_come_back_as_saved(folders: Folders) -> None:
    save_settings(CHOSEN, folders)
    loaded = load_settings(folders)
    assert loaded.settings == CHOSEN
    assert loaded.notes == ()


def test_every_setting_has_a_reader_and_differs_from_its_usual_value_in_these_tests() -> None:
    names = {field.name for field in fields(Settings)} - {"unknown"}
    assert names == set(READERS)
    assert all(getattr(CHOSEN, name) != getattr(Settings(), name) for name in names)


def test_settings_nobody_knows_are_kept(folders: Folders) -> None:
    put(folders, b'{"format": 1, "muted": true, "later": {"keys": ["a"]}}')
    loaded = load_settings(folders)
    save_settings(replace(loaded.settings, rest_away=True), folders)
    written = json.loads(folders.settings.read_bytes())
    assert written["later"] == {"keys": ["a"]}
    assert written["muted"] is written["rest_away"] is True


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ui_scale", "big"),
        ("ui_scale", True),
        ("ui_scale", 0),
        ("animation_speed", -1),
        ("animation_speed", None),
        ("motion", "fast"),
        ("motion", True),
        ("rivals_speed", -1),
        ("rivals_speed", "slow"),
        ("window_size", [1280]),
        ("window_size", [1280, 720.5]),
        ("window_size", [1, 1]),
        ("window_size", [16_000, 16_000]),
        ("window_size", "1280x720"),
        ("window_mode", "no"),
        ("window_mode", ["full"]),
        ("rest_away", 1),
        ("panels", "dusk"),
        ("village_season", "Heather Days"),
        ("village_season", ""),
        ("village_season", "h" * 300),
        ("village_season", None),
        ("terrain_letters", "yes"),
        ("first_hints", None),
        ("ask_before_end", 0),
        ("volume_music", -0.1),
        ("muted_music", "off"),
        ("keys", ["n"]),
        ("keys", {"end_turn": 7}),
        ("keys", {"end_turn": ""}),
        ("keys", {str(number): "n" for number in range(300)}),
        ("language", ""),
        ("language", 5),
        ("last_seats", {"name": "Ada"}),
        ("last_seats", [{"name": "Ada"}]),
        ("last_seats", ["Ada"]),
        ("volume_master", 1.5),
        ("volume_effects", float("nan")),
        ("muted", None),
        ("lot_games", "g7"),
        ("lot_games", [7]),
        ("lot_games", ["g"] * 99),
        ("places", "/here"),
        ("places", [1]),
        ("places", ["\0"]),
        ("places", ["\ud800"]),
    ],
)
def test_a_value_that_makes_no_sense_has_its_usual_value_and_a_note(key: str, value: object) -> None:
    loaded = settings_from({**settings_data(CHOSEN), key: value}, FILE)
    assert loaded.settings == replace(CHOSEN, **{key: getattr(Settings(), key)})
    assert [(note.code, note.facts["key"]) for note in loaded.notes] == [("setting_wrong", key)]


def test_the_season_of_a_pack_is_kept_whether_or_not_the_pack_is_there() -> None:
    loaded = settings_from({**settings_data(CHOSEN), "village_season": "high-summer_2"}, FILE)
    assert (loaded.settings.village_season, loaded.notes) == ("high-summer_2", ())


@given(st.dictionaries(st.sampled_from([*READERS, "format", "x"]), PLAIN))
def test_any_nonsense_gives_settings(data: SettingsData) -> None:
    assert all(str(note) for note in settings_from(data, FILE).notes)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b" " * 2_000_000])
def test_a_damaged_file_is_noted_and_set_aside_when_new_settings_are_written(
    folders: Folders, data: bytes
) -> None:
    put(folders, data)
    loaded = load_settings(folders)
    assert loaded.settings == Settings()
    assert [note.code for note in loaded.notes] == ["settings_damaged"]
    assert folders.settings.read_bytes() == data
    save_settings(CHOSEN, folders)
    assert load_settings(folders).settings == CHOSEN
    assert folders.settings.with_name("settings.damaged-1.json").read_bytes() == data


def test_settings_of_a_newer_hamlet_are_used_as_far_as_they_go_and_kept(folders: Folders) -> None:
    data = b'{"format": 9, "muted": true, "window_mode": {"screen": 2}}'
    put(folders, data)
    loaded = load_settings(folders)
    assert loaded.settings.muted
    assert [note.code for note in loaded.notes] == ["newer_settings", "setting_wrong"]
    save_settings(loaded.settings, folders)
    assert folders.settings.with_name("settings.format-9-1.json").read_bytes() == data
    assert json.loads(folders.settings.read_bytes())["format"] == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"fullscreen": True, "reduced_motion": False}, {"window_mode": "full", "motion": "full"}),
        ({"fullscreen": False, "reduced_motion": True}, {"window_mode": "window", "motion": "reduced"}),
        ({}, {"window_mode": "window", "motion": "full"}),
        ({"fullscreen": True, "window_mode": "borderless"}, {"window_mode": "borderless", "motion": "full"}),
    ],
)
def test_settings_of_the_first_format_come_over_and_leave_nothing_behind(
    folders: Folders, old: dict[str, object], new: dict[str, str]
) -> None:
    put(folders, json.dumps({"format": 1, "volume_master": 0.5, "later": 1, **old}).encode())
    loaded = load_settings(folders)
    assert loaded.notes == ()
    assert {name: getattr(loaded.settings, name) for name in new} == new
    assert loaded.settings.volume_master == 0.5
    save_settings(loaded.settings, folders)
    written = json.loads(folders.settings.read_bytes())
    assert written["format"] == 2
    assert written["later"] == 1
    assert not {"fullscreen", "reduced_motion"} & written.keys()


def test_an_old_switch_that_was_none_is_noted_under_its_new_name() -> None:
    loaded = settings_from({"format": 1, "fullscreen": "no"}, FILE)
    assert loaded.settings == Settings()
    assert [note.facts["key"] for note in loaded.notes] == ["window_mode"]


def test_rivals_are_as_fast_as_oneself_unless_told_and_nobody_moves_when_motion_is_off() -> None:
    own = Settings(animation_speed=2.0)
    assert (own.own_pace, own.rivals_pace) == (2.0, 2.0)
    apart = replace(own, rivals_speed=0.5)
    assert (apart.own_pace, apart.rivals_pace) == (2.0, 0.5)
    still = replace(apart, motion="off")
    assert (still.own_pace, still.rivals_pace) == (0.0, 0.0)
    assert replace(still, motion="reduced").rivals_pace == 0.5


@pytest.mark.parametrize(
    ("number", "steps"), [(1, "ab"), (2, "b"), (3, ""), (4, ""), (None, "ab"), ("x", "ab")]
)
def test_older_settings_go_through_each_later_step_once(number: object, steps: str) -> None:
    def step(letter: str, data: SettingsData) -> SettingsData:
        return {**data, "steps": f"{data.get('steps', '')}{letter}"}

    chain = (lambda data: step("a", data), lambda data: step("b", data))
    assert migrate({"format": number}, chain).get("steps", "") == steps


@pytest.mark.parametrize("step", range(7))
def test_a_full_disk_leaves_the_old_settings(folders: Folders, step: int) -> None:
    save_settings(CHOSEN, folders)
    disk = FaultyDisk(step)
    with pytest.raises(StoreError) as caught:
        save_settings(Settings(), folders, disk)
    assert caught.value.code == "disk_full"
    assert load_settings(folders).settings == (Settings() if disk.steps[step] == "sync_folder" else CHOSEN)


def test_a_folder_in_the_place_of_the_file_is_told_and_left(folders: Folders) -> None:
    folders.settings.mkdir(parents=True)
    assert [note.code for note in load_settings(folders).notes] == ["not_a_file"]
    with pytest.raises(StoreError):
        save_settings(CHOSEN, folders)
    assert folders.settings.is_dir()


@pytest.mark.parametrize(
    "data",
    [b"{", b'{"format": 1, "muted": "loud", "fullscreen": true}', b'{"format": 9, "rest_away": true}'],
)
def test_what_had_to_be_put_right_is_noted_once_and_the_old_file_kept(folders: Folders, data: bytes) -> None:
    put(folders, data)
    loaded = load_settings(folders)
    assert loaded.notes
    mend_settings(loaded, folders)
    again = load_settings(folders)
    assert again.notes == ()
    assert again.settings == loaded.settings
    (kept,) = folders.settings.parent.glob("settings.*-1.json")
    assert kept.read_bytes() == data


def test_sound_settings_are_not_touched_by_mending(folders: Folders) -> None:
    save_settings(CHOSEN, folders)
    before = folders.settings.stat()
    mend_settings(load_settings(folders), folders)
    assert folders.settings.stat().st_mtime_ns == before.st_mtime_ns
