"""Settings that rule everywhere at once: which key does what, and what panels are made of."""

from __future__ import annotations

from hamlet.app.art.panel_tones import wear
from hamlet.app.ui.keyboard import KEYBOARD
from hamlet.store.settings import Settings


def put_in_force(settings: Settings) -> None:
    """From now on it is so; whatever is drawn already must be drawn anew."""
    KEYBOARD.bind(settings.keys)
    wear(settings.panels)
