"""What became of packs that were saved while the window is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.values import dataclass

if TYPE_CHECKING:
    from pathlib import Path

    from hamlet.content.mistaken import Mistakes
    from hamlet.session.choice import GameChoice


@dataclass(frozen=True, slots=True)
class PacksNews:
    """Packs were saved: they are taken over, or wrong; neither, if nobody plays with them."""

    places: frozenset[Path]
    """Where those lie that have changed."""
    at: str = ""
    """The time of day, to the second."""
    choice: GameChoice | None = None
    """What new games are played with from now on."""
    before: GameChoice | None = None
    """What they were played with until now, if it was loaded."""
    mistakes: Mistakes | None = None
    since: str = ""
    """The time of day at which the set was taken over that plays on; nothing if it has from the start."""
