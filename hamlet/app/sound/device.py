"""The loudspeaker: pygame's mixer behind a few plain words. Where there is none, it says so."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final, Protocol

import pygame

from hamlet.app.sound.crowd import CHANNELS
from hamlet.app.sound.library import RATE, SoundFile

BUFFER: Final = 512  # samples; a fortieth of a second
LOOPS: Final = 2
"""Channels for what is round about: one comes while the other goes."""
TROUBLES: Final = (pygame.error, OSError, ValueError, AttributeError, NotImplementedError)
"""What a mixer says that is not there, was taken away, or cannot read a sound."""


class Device(Protocol):
    """Whatever plays sounds."""

    def open(self) -> bool:
        """Whether there is a loudspeaker; it may take its time."""

    def load(self, sound: SoundFile) -> bool:
        """Make a sound ready; whether it can be played."""

    def level(self, name: str, share: float) -> None:
        """From now on a sound begins at this share of its file."""

    def play(self, name: str, channel: int, share: float = 1.0, *, over: bool = False) -> bool:
        """Begin a sound on a channel at a share of its level, or over and over; False: no loudspeaker."""

    def set_volume(self, channel: int, share: float) -> None:
        """Make a channel louder or softer."""

    def stop(self, channel: int) -> None:
        """Silence on a channel."""

    def close(self) -> None:
        """No more sounds."""


class Mixer:
    """The mixer of pygame in exactly our format: samples are added up as they are in their files."""

    def __init__(self) -> None:
        self._sounds: dict[str, Any] = {}

    def open(self) -> bool:
        """One channel of sixteen bits; whatever the loudspeaker wants instead is made of the sum."""
        try:
            pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS + LOOPS)
        except TROUBLES:
            return False
        return True

    def load(self, sound: SoundFile) -> bool:
        """From memory; what pygame makes of `buffer=` would be noise in another format."""
        try:
            self._sounds[sound.name] = pygame.mixer.Sound(BytesIO(sound.data))
        except TROUBLES:
            return False
        return True

    def level(self, name: str, share: float) -> None:
        """The level belongs to the sound: no channel ever begins louder."""
        if name in self._sounds:
            self._sounds[name].set_volume(share)

    def play(self, name: str, channel: int, share: float = 1.0, *, over: bool = False) -> bool:
        """A channel that sounds is cut short."""
        try:
            player = pygame.mixer.Channel(channel)
            player.play(self._sounds[name], loops=-1 if over else 0)
            player.set_volume(share)
        except (*TROUBLES, KeyError):
            return bool(pygame.mixer.get_init())
        return True

    def set_volume(self, channel: int, share: float) -> None:
        """In steps of a hundredth or so."""
        if pygame.mixer.get_init():
            pygame.mixer.Channel(channel).set_volume(share)

    def stop(self, channel: int) -> None:
        """At once: whoever wants it gentle makes it soft before."""
        if pygame.mixer.get_init():
            pygame.mixer.Channel(channel).stop()

    def close(self) -> None:
        """Give the loudspeaker back."""
        self._sounds.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()
