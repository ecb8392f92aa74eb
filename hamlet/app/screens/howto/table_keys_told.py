"""The keys that serve at the table, by what they do: told in the tips of How to play."""

from __future__ import annotations

import pygame

from hamlet.app.flow.commands import KEYS
from hamlet.app.ids import Command
from hamlet.app.table.panel_commands import KEYS as PANEL_KEYS


def table_keys() -> dict[str, str]:
    """Each in bold, by the name of its command."""
    flow = {what.value: key for key, what in KEYS.items() if isinstance(what, Command)}
    panels = {command.name: pygame.key.name(key) for key, command in PANEL_KEYS.items()}
    return {name: f"*{key.upper()}*" for name, key in {**panels, **flow}.items()}
