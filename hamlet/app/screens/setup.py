"""The form for a new game (placeholder until its parts are there)."""

from __future__ import annotations

from hamlet.app.home import Home
from hamlet.app.screens.menu import MenuScreen


class SetupScreen(MenuScreen):
    """To come."""

    def __init__(self, home: Home) -> None:
        self.home = home
