"""How loud everything is: by the player's settings, and against each other."""

from __future__ import annotations

from hamlet.store.settings import Settings
from hamlet.values import dataclass

VOICE = 0.75
"""What of its file one effect comes out with at full volume: three usual ones at once have room so."""


@dataclass(frozen=True, slots=True)
class Loudness:
    """From 0 to 1 each."""

    effects: float
    around: float

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard at all."""
        return self.effects <= 0 and self.around <= 0


def loudness_of(settings: Settings) -> Loudness:
    """What the settings come to."""
    whole = 0.0 if settings.muted else settings.volume_master
    return Loudness(
        0.0 if settings.muted_effects else whole * settings.volume_effects,
        0.0 if settings.muted_ambience else whole * settings.volume_ambience,
    )
