"""Pictures of what is seen, in the player's folder."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import pygame

from hamlet.store.atomic import write_atomic
from hamlet.store.disk import Disk


def keep_picture(surface: pygame.Surface, folder: Path) -> None:
    """Keep it; a full disk is no reason to stop playing."""
    with contextlib.suppress(OSError, pygame.error):
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, folder / picture_name("hamlet-"))


def picture_name(of: str) -> str:
    """A name that no other picture has: of what it is, and of which moment."""
    return f"{of}{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.png"


def write_picture(surface: pygame.Surface, path: Path, disk: Disk) -> None:
    """Keep it whole or not at all; raises StoreError if it cannot be kept."""
    data = BytesIO()
    pygame.image.save(surface, data, path.name)
    write_atomic(path, data.getvalue(), disk)
