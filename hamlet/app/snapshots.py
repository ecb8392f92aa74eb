"""Pictures of what is seen, in the player's folder."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from pathlib import Path

import pygame


def keep_picture(surface: pygame.Surface, folder: Path) -> None:
    """Keep it; a full disk is no reason to stop playing."""
    with contextlib.suppress(OSError, pygame.error):
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, folder / f"hamlet-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.png")
