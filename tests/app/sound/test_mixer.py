"""The mixer of pygame on a device of nothing: it takes samples as they are, and to have none is no error."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from array import array
from collections.abc import Iterator

import pygame
import pytest

from hamlet.app.sound.around import loop_of
from hamlet.app.sound.crowd import CHANNELS
from hamlet.app.sound.device import LOOPS, Mixer
from hamlet.app.sound.ears import Cue, Ears
from hamlet.app.sound.library import RATE, read_sounds
from hamlet.app.sound.sounding import Loudspeaker
from hamlet.store.settings import Settings
from tests.app.sound.measuring import FOLDER, samples


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    found = Mixer()
    yield found
    found.close()


def test_it_is_opened_in_our_format_and_takes_every_sound_as_it_is(mixer: Mixer) -> None:
    assert mixer.open()
    assert pygame.mixer.get_init() == (RATE, -16, 1)
    assert pygame.mixer.get_num_channels() == CHANNELS + LOOPS
    for sound in read_sounds(FOLDER):
        assert mixer.load(sound)
        found = mixer._sounds[sound.name]
        assert found.get_raw() == array("h", samples(sound.name)).tobytes()


def test_it_plays_at_a_level_and_stops(mixer: Mixer) -> None:
    mixer.open()
    loop = next(sound for sound in read_sounds(FOLDER) if sound.name == loop_of("winter"))
    mixer.load(loop)
    mixer.level(loop.name, 0.5)
    assert mixer.play(loop.name, 16, 0.25, over=True)
    channel = pygame.mixer.Channel(16)
    assert channel.get_busy()
    assert channel.get_volume() == pytest.approx(0.25)
    assert mixer._sounds[loop.name].get_volume() == pytest.approx(0.5)
    mixer.set_volume(16, 0.75)
    assert channel.get_volume() == pytest.approx(0.75)
    mixer.stop(16)
    assert not channel.get_busy()


def test_what_is_not_loaded_is_not_played_and_no_error(mixer: Mixer) -> None:
    mixer.open()
    assert mixer.play("nothing", 0)
    mixer.level("nothing", 1.0)


def test_a_mixer_that_somebody_has_closed_says_so(mixer: Mixer) -> None:
    mixer.open()
    pygame.mixer.quit()
    assert not mixer.play("knock-1", 0)
    mixer.set_volume(0, 1.0)
    mixer.stop(0)
    mixer.close()


def test_a_driver_that_is_not_there_is_no_error(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    assert not mixer.open()
    ears = Ears()
    found = Loudspeaker(Settings(), FOLDER, mixer, ears=ears)
    found.open()
    assert found._thread is not None
    found._thread.join()
    ears.hear(Cue.KNOCK)
    found.frame(1.0, away=False)
    assert ears.deaf
    found.close()


def test_it_is_looked_for_in_the_background(mixer: Mixer) -> None:
    """A device that takes its time holds nobody up."""
    gate, ears = threading.Event(), Ears()
    opening = mixer.open
    mixer.open = lambda: gate.wait(60) and opening()  # type: ignore[method-assign]
    found = Loudspeaker(Settings(), FOLDER, mixer, ears=ears)
    found.open()
    ears.hear(Cue.KNOCK)
    found.frame(0.0, away=False)
    assert not pygame.mixer.get_init()
    gate.set()
    assert found._thread is not None
    found._thread.join()
    ears.hear(Cue.KNOCK)
    found.frame(1.0, away=False)
    assert pygame.mixer.Channel(0).get_busy()
    found.close()
    assert not pygame.mixer.get_init()


NEVER = """
import pygame
def refuse(*_, **__):
    raise SystemExit("a device was opened")
pygame.mixer.init = pygame.mixer.pre_init = pygame.init = refuse
from hamlet.cli import main
raise SystemExit(main(["shot", {out!r}, "--screen", {screen!r}, "--size", "960x540"]))
"""


@pytest.mark.parametrize("screen", ["table", "settings"])
def test_a_picture_is_taken_without_any_device(screen: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    out = tmp_path_factory.mktemp("shot") / "picture.png"
    done = subprocess.run(
        [sys.executable, "-c", NEVER.format(out=str(out), screen=screen)],
        capture_output=True,
        text=True,
        env={**os.environ, "HAMLET_HOME": str(out.parent)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert out.stat().st_size > 0
