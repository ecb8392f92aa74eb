"""A recorded game at the table, filmed: some of its moves, with everything that moves and lives there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from hamlet.app.errors import StartError
from hamlet.app.life.waking import Liveliness
from hamlet.app.moving_pictures import MovingPicture
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.scale import scale_for
from hamlet.engine.actions.family import Action
from hamlet.words.words import Words

RATE: Final = 10
STEPS: Final = 6  # frames of the window for one of the film
WIDE: Final = 640
REST: Final = 0.6  # seconds between two moves, and after the last
MOST: Final = 40.0
SECOND: Final = 1 / (RATE * STEPS)


def film(
    words: Words, table: TableScreen, actions: Sequence[Action], size: tuple[int, int], out: Path
) -> None:
    """Play these moves at the table and write what is seen of the village."""
    surface = pygame.display.set_mode(size)
    table.resize(size, scale_for(size, None))
    table.board.life.enliven(Liveliness.MOVING)
    now = _settle(table, surface)
    picture, waiting, rested, frame = MovingPicture(RATE), list(actions), 0.0, 0
    end = now + MOST
    while now < end and (waiting or rested < REST):
        now, frame = now + SECOND, frame + 1
        table.board.life.heed(pygame.Event(pygame.MOUSEMOTION))
        table.update(now)
        table.draw(surface)
        rested = 0.0 if table.board.animating else rested + SECOND
        if waiting and rested >= REST:
            table.flow.play(waiting.pop(0))
            rested = 0.0
        if frame % STEPS == 0:
            picture.add(_village(table, surface))
    try:
        out.write_bytes(picture.written())
    except OSError as error:
        why = error.strerror or str(error)
        raise StartError(words.label("screens.error.not_written", path=str(out), error=why)) from error


def _settle(table: TableScreen, surface: pygame.Surface) -> float:
    """Let everything be painted; the time that has passed."""
    now = 0.0
    while now < MOST:
        now += SECOND
        table.update(now)
        table.draw(surface)
        if not table.board.busy:
            break
    return now


def _village(table: TableScreen, surface: pygame.Surface) -> pygame.Surface:
    """The village without panels, in the size of the film."""
    part = surface.subsurface(table.frame.village.clip(surface.get_rect()))
    high = round(part.get_height() * WIDE / part.get_width())
    return pygame.transform.smoothscale(part, (WIDE, high))
