"""Many sounds at once: no sample is ever cut off, none comes too often, and the oldest makes room."""

from __future__ import annotations

import random

import pytest

from hamlet.app.sound.crowd import BLOCK, CHANNELS, LATE, MANNERS, ROOM, USUAL, Crowd
from hamlet.app.sound.ears import Cue
from hamlet.app.sound.library import SoundFile, peaks_to_come, read_sounds
from hamlet.app.sound.loudness import VOICE
from hamlet.app.sound.sounding import Loudspeaker
from hamlet.store.settings import Settings
from tests.app.sound.measuring import FOLDER, FULL, added_up, effects, loops, samples
from tests.app.sound.playing import PaperDevice, loudspeaker

LOUDEST = Settings(volume_ambience=1.0)


def _loudest_loop() -> float:
    return max(max(map(abs, samples(name))) for name in loops())


@pytest.fixture(scope="module")
def files() -> dict[str, SoundFile]:
    return {sound.name: sound for sound in read_sounds(FOLDER)}


def test_what_is_still_to_come_of_a_sound_never_grows(files: dict[str, SoundFile]) -> None:
    for name in effects():
        ahead, found = files[name].to_come, samples(name)
        assert list(ahead) == sorted(ahead, reverse=True)
        assert ahead[0] == max(map(abs, found)) / FULL
        size = int(BLOCK * 22050)
        for block, most in enumerate(ahead):
            assert max(map(abs, found[block * size :])) / FULL <= most + 1e-9


def _at_once(names: list[str], files: dict[str, SoundFile]) -> list[tuple[float, float, list[int]]]:
    """All of these in the same frame, each as a cue of its own, so that only loudness holds them back."""
    crowd, cues, plays = Crowd(), list(Cue), []
    for number, name in enumerate(names):
        voice = crowd.enter(cues[number], files[name].to_come, VOICE, 1.0)
        if voice is not None:
            plays.append((0.0, voice.gain, list(samples(name))))
    return plays


@pytest.mark.parametrize("seed", range(12))
def test_sixteen_at_once_at_full_volume_do_not_clip(seed: int, files: dict[str, SoundFile]) -> None:
    chosen = random.Random(seed).choices(effects(), k=16)
    out = added_up(_at_once(chosen, files))
    assert max(map(abs, out)) + _loudest_loop() < 32767


def test_sixteen_times_the_loudest_at_once_does_not_clip(files: dict[str, SoundFile]) -> None:
    """The worst there is: the same samples, all peaks on top of each other."""
    loudest = max(effects(), key=lambda name: files[name].to_come[0])
    plays = _at_once([loudest] * 16, files)
    assert len(plays) >= 4
    assert max(map(abs, added_up(plays))) + _loudest_loop() < 32767
    alone = VOICE * files[loudest].to_come[0]
    assert alone * 16 > 1, "without a rule it would have been cut off"


@pytest.mark.parametrize("seed", range(4))
def test_a_storm_of_calls_for_five_seconds_does_not_clip(seed: int, files: dict[str, SoundFile]) -> None:
    """However late the loudspeaker is, up to what is reckoned with; added up as the mixer would."""
    chance, crowd = random.Random(seed), Crowd()
    plays, cues = [], list(Cue)
    late = chance.uniform(0.0, LATE)
    for frame in range(300):
        for _ in range(chance.choice((0, 0, 1, 2, 5))):
            name = chance.choice(effects())
            voice = crowd.enter(chance.choice(cues), files[name].to_come, VOICE, frame / 60)
            if voice is not None:
                plays.append((voice.begun + late, voice.gain, samples(name)))
    assert len(plays) > 40
    assert max(map(abs, added_up(plays))) + _loudest_loop() < 32767


def test_one_sound_alone_has_its_full_voice(files: dict[str, SoundFile]) -> None:
    for name in effects():
        voice = Crowd().enter(Cue.KNOCK, files[name].to_come, VOICE, 1.0)
        assert voice is not None
        assert voice.gain == VOICE


def test_three_at_once_are_hardly_softer(files: dict[str, SoundFile]) -> None:
    crowd = Crowd()
    voices = [crowd.enter(cue, files["knock-1"].to_come, VOICE, 1.0) for cue in (Cue.KNOCK, Cue.COIN, Cue.UP)]
    assert all(voice is not None and voice.gain > VOICE / 2 for voice in voices)


def test_the_same_sound_is_not_begun_again_within_its_time() -> None:
    crowd, ahead = Crowd(), (0.05,) * 10
    for cue in Cue:
        apart = MANNERS.get(cue, USUAL).apart
        assert crowd.enter(cue, ahead, 0.1, 5.0) is not None
        assert crowd.enter(cue, ahead, 0.1, 5.0 + apart * 0.9) is None
    assert crowd.enter(Cue.REFUSAL, ahead, 0.1, 9.0) is not None


def test_the_same_sound_is_heard_only_so_many_times_at_once() -> None:
    crowd, ahead = Crowd(), (0.001,) * 500
    most = MANNERS[Cue.COIN].most
    begun = [crowd.enter(Cue.COIN, ahead, 0.1, 0.1 * number) for number in range(most + 3)]
    assert sum(voice is not None for voice in begun) == most


def test_the_oldest_voice_makes_room() -> None:
    crowd, ahead = Crowd(), (0.001,) * 500
    cues = [cue for cue in Cue if cue not in (Cue.CLICK, Cue.WIN)][: CHANNELS + 1]
    voices = [crowd.enter(cue, ahead, 0.1, 0.01 * number) for number, cue in enumerate(cues)]
    assert None not in voices
    assert len(crowd.voices) == CHANNELS
    assert {voice.channel for voice in crowd.voices} == set(range(CHANNELS))
    assert voices[0] is not None
    assert voices[-1] is not None
    assert voices[-1].channel == voices[0].channel


def test_a_loudspeaker_that_is_late_is_reckoned_with() -> None:
    """What was begun a moment ago may not have come out yet: all of it is still to come."""
    voice = Crowd().enter(Cue.BELL, (0.4, 0.3, 0.2, 0.1), 0.5, 3.0)
    assert voice is not None
    assert voice.ahead(3.0) == voice.ahead(3.0 + LATE * 0.95) == pytest.approx(0.2)
    assert voice.ahead(3.0 + LATE + 1.5 * BLOCK) == pytest.approx(0.15)
    assert voice.sounds(3.0 + LATE + 3.5 * BLOCK)
    assert not voice.sounds(3.0 + LATE + 4.5 * BLOCK)


def test_what_has_ended_leaves_its_room() -> None:
    crowd, ahead = Crowd(), peaks_to_come([16000] * 4410)
    first = crowd.enter(Cue.BELL, ahead, 1.0, 0.0)
    second = crowd.enter(Cue.SALE, ahead, 1.0, 0.01)
    third = crowd.enter(Cue.BELL, ahead, 1.0, 0.2 + LATE + 0.5)
    assert first is not None
    assert second is not None
    assert third is not None
    assert second.gain < first.gain == third.gain
    assert first.gain * ahead[0] <= ROOM


def test_the_window_plays_with_these_very_gains() -> None:
    """Sixteen calls in one frame, through the loudspeaker as it is, at full volume."""
    found, device, ears = loudspeaker(LOUDEST)
    assert isinstance(found, Loudspeaker)
    for cue in list(Cue)[:16]:
        ears.hear(cue)
    found.frame(1.0, away=False)
    assert isinstance(device, PaperDevice)
    assert len(device.played) >= 5
    out = added_up((0.0, gain, samples(name)) for name, _, gain in device.played)
    assert max(map(abs, out)) + _loudest_loop() < 32767
