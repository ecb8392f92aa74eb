"""A loudspeaker of paper: writes down what it is told to play, and can be taken away."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from hamlet.app.sound.ears import Ears
from hamlet.app.sound.library import SoundFile
from hamlet.app.sound.sounding import Loudspeaker
from hamlet.store.settings import Settings
from tests.app.sound.measuring import FOLDER


@dataclass
class PaperDevice:
    """Knows what was played, on which channel and how loud, and how loud each channel is now."""

    there: bool = True
    opened: int = 0
    loaded: set[str] = field(default_factory=set)
    levels: dict[str, float] = field(default_factory=dict)
    played: list[tuple[str, int, float]] = field(default_factory=list)
    volumes: dict[int, float] = field(default_factory=dict)
    looping: dict[int, str] = field(default_factory=dict)

    def open(self) -> bool:
        self.opened += 1
        return self.there

    def load(self, sound: SoundFile) -> bool:
        self.loaded.add(sound.name)
        return True

    def level(self, name: str, share: float) -> None:
        self.levels[name] = share

    def play(self, name: str, channel: int, share: float = 1.0, *, over: bool = False) -> bool:
        if name in self.loaded and over:
            self.looping[channel] = name
        elif name in self.loaded:
            self.played.append((name, channel, self.levels[name] * share))
        self.volumes[channel] = share
        return self.there

    def set_volume(self, channel: int, share: float) -> None:
        self.volumes[channel] = share

    def stop(self, channel: int) -> None:
        self.looping.pop(channel, None)

    def close(self) -> None:
        self.looping.clear()

    @property
    def round_about(self) -> dict[str, float]:
        """What is heard all the time, and how loud."""
        return {name: self.levels[name] * self.volumes[channel] for channel, name in self.looping.items()}


def loudspeaker(
    settings: Settings | None = None, device: PaperDevice | None = None, folder: Path = FOLDER
) -> tuple[Loudspeaker, PaperDevice, Ears]:
    """One that is open, with ears of its own."""
    paper, ears = device or PaperDevice(), Ears()
    found = Loudspeaker(settings or Settings(), folder, paper, ears=ears, begin=at_once)
    found.open()
    return found, paper, ears


def at_once(work: object) -> None:
    """Nothing is done in the background."""
    assert callable(work)
    work()


def frames(found: Loudspeaker, seconds: float, begin: float = 0.0, *, away: bool = False) -> float:
    """Let time pass at sixty frames a second; when it is then."""
    count = round(seconds * 60)
    for number in range(count):
        found.frame(begin + number / 60, away=away)
    return begin + count / 60
