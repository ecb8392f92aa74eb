"""Volumes and mutes are obeyed, seasons come and go, and whatever is wrong with the device is no error."""

from __future__ import annotations

import shutil
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from hamlet.app.sound.around import COMES, GOES, SEASONS, loop_of, season_heard
from hamlet.app.sound.ears import MOST_CALLS, Cue, Ears
from hamlet.app.sound.library import read_sound, read_sounds
from hamlet.app.sound.loudness import VOICE, loudness_of
from hamlet.app.sound.silence import Silence
from hamlet.store.settings import Settings
from tests.app.sound.measuring import FOLDER, effects, names
from tests.app.sound.playing import PaperDevice, frames, loudspeaker


def _is_deaf(ears: Ears) -> bool:
    return ears.deaf


# volumes and mutes


@pytest.mark.parametrize(
    ("settings", "effects", "around"),
    [
        (Settings(), 1.0, 0.6),
        (Settings(volume_master=0.5), 0.5, 0.3),
        (Settings(volume_effects=0.25), 0.25, 0.6),
        (Settings(volume_ambience=1.0), 1.0, 1.0),
        (Settings(muted=True), 0.0, 0.0),
        (Settings(muted_effects=True), 0.0, 0.6),
        (Settings(muted_ambience=True), 1.0, 0.0),
        (Settings(volume_master=0.0), 0.0, 0.0),
        (Settings(volume_music=1.0, muted_music=True), 1.0, 0.6),
    ],
)
def test_settings_come_out_of_the_loudspeaker(settings: Settings, effects: float, around: float) -> None:
    assert loudness_of(settings).effects == pytest.approx(effects)
    assert loudness_of(settings).around == pytest.approx(around)
    found, device, ears = loudspeaker(replace(settings, muted=False, volume_master=1.0))
    found.heed(settings)
    ears.surround("winter")
    now = frames(found, COMES + 1)
    ears.hear(Cue.KNOCK)
    found.frame(now, away=False)
    assert [gain for _, _, gain in device.played] == ([pytest.approx(VOICE * effects)] if effects else [])
    assert device.round_about == ({loop_of("winter"): pytest.approx(around)} if around else {})


def test_a_mute_is_heard_at_once_by_effects_and_soon_by_what_is_round_about() -> None:
    found, device, ears = loudspeaker()
    ears.surround("")
    now = frames(found, COMES + 1)
    assert device.round_about == {loop_of("summer"): pytest.approx(0.6)}
    found.heed(Settings(muted=True))
    ears.hear(Cue.BELL)
    now = frames(found, GOES + 0.2, now)
    assert device.played == []
    assert device.round_about == {}
    found.heed(Settings())
    ears.hear(Cue.BELL)
    frames(found, COMES + 1, now)
    assert [name for name, _, _ in device.played] == ["bell"]
    assert device.round_about == {loop_of("summer"): pytest.approx(0.6)}


def test_whoever_has_muted_everything_has_no_device_opened() -> None:
    found, device, _ = loudspeaker(Settings(muted=True))
    assert device.opened == 0
    found.heed(Settings())
    assert device.opened == 1


# what is round about


def test_a_season_comes_while_the_one_before_goes_and_both_are_never_too_loud() -> None:
    found, device, ears = loudspeaker(Settings(volume_ambience=1.0))
    ears.surround("spring")
    now = frames(found, COMES + 1)
    ears.surround("winter")
    both = 0
    for number in range(round(60 * (COMES + 1))):
        found.frame(now + number / 60, away=False)
        assert sum(device.round_about.values()) <= 1.0 + 1e-9
        both += len(device.round_about) == 2
    assert both > 30, "one goes while the other comes"
    assert device.round_about == {loop_of("winter"): pytest.approx(1.0)}


def test_nothing_is_round_about_before_there_is_a_village() -> None:
    found, device, _ = loudspeaker()
    frames(found, 3.0)
    assert device.round_about == {}


def test_what_is_round_about_goes_when_another_window_is_in_front_and_comes_back() -> None:
    found, device, ears = loudspeaker()
    ears.surround("autumn")
    now = frames(found, COMES + 1)
    now = frames(found, GOES / 2, now, away=True)
    assert 0 < device.round_about[loop_of("autumn")] < 0.6
    now = frames(found, GOES, now, away=True)
    assert device.round_about == {}
    frames(found, COMES + 1, now)
    assert device.round_about == {loop_of("autumn"): pytest.approx(0.6)}


@pytest.mark.parametrize(
    ("season", "heard"), [*zip(SEASONS, SEASONS, strict=True), ("", "summer"), ("mud", "summer")]
)
def test_a_season_that_nobody_has_heard_of_sounds_like_summer(season: str, heard: str) -> None:
    assert season_heard(season) == heard
    assert loop_of(heard) in names()


# which sound


def test_a_sound_never_comes_twice_alike_where_there_are_several() -> None:
    found, device, ears = loudspeaker()
    for number in range(20):
        ears.hear(Cue.KNOCK)
        found.frame(float(number), away=False)
    played = [name for name, _, _ in device.played]
    assert len(played) == 20
    assert all(one != other for one, other in pairwise(played))
    assert set(played) == {f"knock-{number}" for number in range(1, 6)}


def test_notes_are_played_in_their_row_and_end_with_the_highest() -> None:
    found, device, ears = loudspeaker()
    for number in range(12):
        ears.hear(Cue.NOTE, number)
        found.frame(number / 2, away=False)
    row = [name for name, _, _ in device.played]
    assert row == [f"note-{min(number, 9)}" for number in range(1, 13)]


def test_every_cue_has_a_sound_and_every_effect_a_cue() -> None:
    families = {sound.family for sound in read_sounds(FOLDER)} - {loop_of(season) for season in SEASONS}
    assert families == {cue.value for cue in Cue}


# no device, no files


def test_without_a_device_nothing_is_played_and_the_settings_can_say_so() -> None:
    found, device, ears = loudspeaker(device=PaperDevice(there=False))
    assert _is_deaf(ears)
    ears.hear(Cue.KNOCK)
    ears.surround("winter")
    frames(found, 1.0)
    assert device.played == []
    assert ears.take() == (), "nothing is kept for later"
    found.close()


def test_a_device_that_comes_later_is_found_when_one_is_back_or_turns_a_volume() -> None:
    found, device, ears = loudspeaker(device=PaperDevice(there=False))
    frames(found, 0.5)
    assert device.opened == 1, "nobody asks in every frame"
    device.there = True
    frames(found, 0.1, 0.5, away=True)
    ears.hear(Cue.KNOCK)
    frames(found, 0.1, 0.6)
    assert device.opened == 2
    assert not _is_deaf(ears)
    ears.hear(Cue.KNOCK)
    frames(found, 0.1, 0.7)
    assert len(device.played) == 1


def test_a_device_that_is_taken_away_leaves_the_game_deaf_and_playing() -> None:
    found, device, ears = loudspeaker()
    ears.surround("winter")
    now = frames(found, 1.0)
    device.there = False
    ears.hear(Cue.KNOCK)
    now = frames(found, 1.0, now)
    assert _is_deaf(ears)
    device.there = True
    found.heed(Settings(volume_master=0.9))
    ears.hear(Cue.KNOCK)
    frames(found, 1.0, now)
    assert not _is_deaf(ears)
    assert device.round_about[loop_of("winter")] > 0


DAMAGE = {"empty": b"", "cut": b"RIFF\x00\x00", "text": b"knock knock", "zeros": bytes(4000)}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_sound_is_left_out_and_all_others_are_heard(tmp_path: Path, damage: str) -> None:
    folder = tmp_path / "sounds"
    shutil.copytree(FOLDER, folder)
    (folder / "bell.wav").write_bytes(DAMAGE[damage])
    found, device, ears = loudspeaker(folder=folder)
    ears.hear(Cue.BELL)
    ears.hear(Cue.SALE)
    found.frame(1.0, away=False)
    assert [name for name, _, _ in device.played] == ["sale"]
    assert not _is_deaf(ears)


def test_a_sound_cut_short_on_the_disk_plays_as_far_as_it_goes(tmp_path: Path) -> None:
    (tmp_path / "bell.wav").write_bytes((FOLDER / "bell.wav").read_bytes()[:9000])
    found = read_sound(tmp_path / "bell.wav")
    assert found is None or 0 < len(found.to_come) < 12


def test_without_any_sounds_there_is_silence(tmp_path: Path) -> None:
    found, device, ears = loudspeaker(folder=tmp_path / "nowhere")
    ears.surround("spring")
    ears.hear(Cue.KNOCK)
    frames(found, 1.0)
    assert device.played == []
    assert device.round_about == {}
    assert not _is_deaf(ears)


def test_a_huge_file_or_one_of_another_kind_is_not_read(tmp_path: Path) -> None:
    data = (FOLDER / f"{effects()[0]}.wav").read_bytes()
    other = bytearray(data)
    other[24:28] = (44100).to_bytes(4, "little")
    (tmp_path / "knock-1.wav").write_bytes(other)
    (tmp_path / "knock-2.wav").write_bytes(data + bytes(3_000_000))
    assert read_sounds(tmp_path) == []


# nobody listens


def test_where_nobody_listens_calls_do_not_pile_up() -> None:
    ears = Ears()
    for _ in range(MOST_CALLS * 3):
        ears.hear(Cue.STEP)
    assert len(ears.take()) == MOST_CALLS
    silence = Silence()
    silence.open()
    silence.heed(Settings())
    silence.frame(0.0, away=False)
    silence.close()
