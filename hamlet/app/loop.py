"""The loop of the window, until it is closed."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pygame

from hamlet.app.pacing import Pacing

if TYPE_CHECKING:
    from hamlet.app.window import App


def run_window(app: App) -> None:
    """Frame after frame; whoever plays what is heard comes after the first one."""
    heard, pacing = False, Pacing()
    while app.running:
        events = pygame.event.get()
        changed = app.guarded_frame(events)
        if changed:
            pygame.display.update(changed)
        elif app.screen is not None:
            # A frame that has nothing else to do.
            app.title.say(app.stack)
        if not gc.isenabled():
            # What a start has brought in stays: it need never be looked through.
            gc.freeze()
            gc.enable()
            app.home.diary.open(app.home.folders)
        if not heard:
            heard, app.sounds = True, app.make_sounds()
            app.sounds.open()
        stirred = bool(events or changed)
        # What is being saved in an editor is to be seen here at once, though the editor has the focus.
        awake = app.focused or app.packs.fresh(app.clock.now())
        app.clock.tick(pacing.fps(app.clock.now(), stirred=stirred, focused=awake))
