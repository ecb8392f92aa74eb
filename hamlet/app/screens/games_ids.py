"""What can be chosen on the screen of games."""

from __future__ import annotations

from hamlet.app.ids import ControlId
from hamlet.store.kept_games import KeptGame

KIND, SEARCH, IMPORT, PATH, TAKE_IN = (
    ControlId(name) for name in ("kind", "search", "import", "path", "take in")
)
OPEN, REPLAY, RENAME, NAME, EXPORT, DELETE, UNDO, NEW = (
    ControlId(name) for name in ("open", "replay", "rename", "name", "export", "delete", "undo", "new")
)
LEFT, FILE, ASIDE = ControlId("left"), ControlId("file"), ControlId("aside")
LIST = "games"
"""The card in which the games lie."""
WAY_KEYS = {REPLAY: "R", RENAME: "F2", EXPORT: "E", DELETE: "Del"}
"""The key that does the same."""


def row_id(game: KeptGame) -> ControlId:
    """The row of a game."""
    return ControlId("game", game.files.game_id)
