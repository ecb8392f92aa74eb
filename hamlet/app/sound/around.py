"""What is round about: a loop for each season that comes and goes slowly, and rests while one is away."""

from __future__ import annotations

from typing import Final

from hamlet.app.sound.crowd import CHANNELS
from hamlet.app.sound.device import LOOPS, Device
from hamlet.app.sound.library import AROUND

SEASONS: Final = ("spring", "summer", "autumn", "winter")
USUAL: Final = "summer"
COMES, GOES = 2.5, 1.2  # seconds from silence to full, and back
LONGEST: Final = 0.1  # seconds that pass at once at most


def season_heard(season: str) -> str:
    """The season whose loop is played: of a mod's own seasons, or of none, the usual one."""
    return season if season in SEASONS else USUAL


def loop_of(season: str) -> str:
    """The name of its loop."""
    return f"{AROUND}-{season}"


class Around:
    """Two channels: on one a season comes, on the other the one before it goes."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.playing: list[str | None] = [None] * LOOPS
        self.strength = [0.0] * LOOPS
        self._now: float | None = None

    def update(self, now: float, season: str | None, volume: float) -> bool:
        """Let time pass; no season, or no volume, is silence. False where the loudspeaker is gone."""
        passed = 0.0 if self._now is None else max(0.0, min(LONGEST, now - self._now))
        self._now = now
        wanted = season_heard(season) if season is not None and volume > 0 else None
        begun = self._begin(wanted) if wanted is not None and wanted not in self.playing else True
        # Together they are never louder than one of them: the new one waits for room.
        for slot, playing in enumerate(self.playing):
            if playing is not None and playing != wanted:
                self._set(slot, self.strength[slot] - passed / GOES, volume)
        room = 1.0 - sum(self.strength[slot] for slot, name in enumerate(self.playing) if name != wanted)
        for slot, playing in enumerate(self.playing):
            if playing is not None and playing == wanted:
                self._set(slot, min(room, self.strength[slot] + passed / COMES), volume)
        return begun

    def _begin(self, season: str) -> bool:
        slot = next((slot for slot, name in enumerate(self.playing) if name is None), None)
        if slot is None:
            return True
        self.playing[slot], self.strength[slot] = season, 0.0
        self.device.level(loop_of(season), 0.0)
        begun = self.device.play(loop_of(season), CHANNELS + slot, 0.0, over=True)
        self.device.level(loop_of(season), 1.0)
        return begun

    def _set(self, slot: int, strength: float, volume: float) -> None:
        self.strength[slot] = max(0.0, min(1.0, strength))
        if self.strength[slot] <= 0 and strength < 0:
            self.playing[slot] = None
            self.device.stop(CHANNELS + slot)
        else:
            self.device.set_volume(CHANNELS + slot, self.strength[slot] * volume)
