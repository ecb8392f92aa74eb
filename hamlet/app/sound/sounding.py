"""All that is heard of the game: takes what screens call, and plays it where there is a loudspeaker.

The loudspeaker is looked for after the first frame and in the background: no start and no frame waits for it.
"""

from __future__ import annotations

import random
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from hamlet.app.sound.around import Around
from hamlet.app.sound.crowd import Crowd
from hamlet.app.sound.device import Device
from hamlet.app.sound.ears import EARS, Call, Cue, Ears
from hamlet.app.sound.library import AROUND, SoundFile, read_sounds
from hamlet.app.sound.loudness import VOICE, Loudness, loudness_of
from hamlet.store.settings import Settings

IN_ROWS: Final = frozenset((Cue.NOTE,))
"""Cues whose sounds stand in a row; of all others one is taken by lot."""
PATIENCE: Final = 1.0  # seconds that the end waits for a loudspeaker that is still being looked for

Work = Callable[[], None]


def in_background(work: Work) -> threading.Thread:
    """Do it while the window goes on."""
    thread = threading.Thread(target=work, name="hamlet-sounds", daemon=True)
    thread.start()
    return thread


class Loudspeaker:
    """Plays on a device; without one it is deaf, says so to the settings, and looks again later."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        device: Device,
        *,
        ears: Ears = EARS,
        begin: Callable[[Work], threading.Thread | None] = in_background,
    ) -> None:
        self.loudness = loudness_of(settings)
        self.folder = folder
        self.device = device
        self.ears = ears
        self.crowd = Crowd()
        self.around = Around(device)
        self._begin = begin
        self._thread: threading.Thread | None = None
        self._wanted = self._looking = self._ready = self._away = False
        self._sounds: dict[Cue, list[SoundFile]] = {}
        self._set_for: Loudness | None = None
        """For which loudness the sounds are set."""
        self._last: dict[Cue, str] = {}
        self._chance = random.Random()

    # opening

    def open(self) -> None:
        """Look for a loudspeaker, as soon as there is anything to be heard."""
        self._wanted = True
        self._look()

    def _look(self) -> None:
        if self._wanted and not (self._ready or self._looking or self.loudness.silent):
            self._looking = True
            self._thread = self._begin(self._find)

    def _find(self) -> None:
        """In the background: the device, then every sound."""
        found = self.device.open()
        if found:
            files = [sound for sound in read_sounds(self.folder) if self.device.load(sound)]
            self._sounds, self._set_for = _by_cue(files), None
        self.ears.deaf = not found
        self._ready, self._looking = found, False

    def heed(self, settings: Settings) -> None:
        """Louder or softer from the next sound on; who was deaf looks again."""
        self.loudness = loudness_of(settings)
        self._look()

    def _set_levels(self) -> None:
        """The level of every effect, where another was chosen since."""
        self._set_for = self.loudness
        for files in self._sounds.values():
            for sound in files:
                self.device.level(sound.name, VOICE * self.loudness.effects)

    # playing

    def frame(self, now: float, *, away: bool) -> None:
        """Effects at once, and what is round about slowly."""
        calls = self.ears.take()
        before, self._away = self._away, away
        if not self._ready:
            if before and not away:
                # Somebody may have been away to put a plug in.
                self._look()
            return
        if self._set_for != self.loudness:
            self._set_levels()
        there = True
        for call in calls:
            there = self._play(call, now) and there
        season = None if away else self.ears.season
        if not (self.around.update(now, season, self.loudness.around) and there):
            self._lose()

    def _play(self, call: Call, now: float) -> bool:
        """Whether the loudspeaker is still there."""
        files = self._sounds.get(call.cue, ())
        level = VOICE * self.loudness.effects
        if not files or level <= 0:
            return True
        sound = self._choose(call, files)
        voice = self.crowd.enter(call.cue, sound.to_come, level, now)
        return voice is None or self.device.play(sound.name, voice.channel, voice.gain / level)

    def _choose(self, call: Call, files: Sequence[SoundFile]) -> SoundFile:
        """The one at its place in a row; else any but the last."""
        if call.cue in IN_ROWS:
            return files[min(max(call.place, 0), len(files) - 1)]
        others = [sound for sound in files if sound.name != self._last.get(call.cue)] or files
        sound = self._chance.choice(others)
        self._last[call.cue] = sound.name
        return sound

    def _lose(self) -> None:
        """The loudspeaker was taken away: the game goes on without."""
        self.device.close()
        self._ready = False
        self.ears.deaf = True
        self.around = Around(self.device)

    def close(self) -> None:
        """Give the loudspeaker back; one that does not answer is not waited for."""
        self._wanted = False
        if self._thread is not None:
            self._thread.join(PATIENCE)
        if not self._looking:
            self.device.close()
        self._ready = False


def _by_cue(files: Sequence[SoundFile]) -> dict[Cue, list[SoundFile]]:
    """The sounds of each cue in their order; what belongs to none is for round about."""
    known = {cue.value for cue in Cue}
    found: defaultdict[Cue, list[SoundFile]] = defaultdict(list)
    for sound in files:
        if sound.family in known and not sound.name.startswith(AROUND):
            found[Cue(sound.family)].append(sound)
    return dict(found)
