"""What is done with kept games: opened, exported, deleted and had back, imported, put aside."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.app.pages import ReplayPage
from hamlet.app.ui import clipboard
from hamlet.app.ui.screen import Change, Open, Replace
from hamlet.store.kept_games import put_aside

if TYPE_CHECKING:
    from hamlet.app.screens.kept_list import GamesScreen


class GameDeeds:
    """Done with the chosen game; the page tells of it. `StoreError` or `StartError` say why not."""

    def __init__(self, page: GamesScreen) -> None:
        self.page = page

    def open(self) -> Change | None:
        """Go on with it, or with what is left of it."""
        from hamlet.app.starting import go_on_with, rescued

        game = self.page.games.chosen
        if game is None or (not game.sound and self.page.games.facts(game) is None):
            return None
        return Replace(go_on_with(self.page.home, game) if game.sound else rescued(self.page.home, game))

    def look_back(self) -> Change | None:
        """Replay it."""
        from hamlet.app.starting import to_look_back

        game = self.page.games.chosen
        if game is None:
            return None
        return Open(ReplayPage(self.page.games.name(game), record=to_look_back(self.page.home, game)))

    def export(self) -> None:
        """As a file of its own."""
        game = self.page.games.chosen
        if game is not None:
            name = self.page.games.name(game)
            path = self.page.filing.export(game, name)
            self.page.tell(self.page.words.label("screens.games.exported", name=name, path=str(path)))

    def delete(self) -> None:
        """It goes, and can be had back."""
        game = self.page.games.chosen
        if game is None:
            return
        name, after = self.page.games.name(game), self.page.games.next_to(game)
        self.page.filing.delete(game, name)
        self.page.games.chosen_id = after
        self.page.look()
        self._tell_deleted()
        if self.page.input.by_keys:
            self.page.focus_chosen()

    def _tell_deleted(self) -> None:
        name = self.page.filing.last_deleted
        if name is not None:
            self.page.tell(self.page.words.label("screens.games.deleted", name=name), undo=True)

    def put_back(self) -> None:
        """What was deleted last is there again."""
        name, game_id = self.page.filing.last_deleted, self.page.filing.put_back()
        if name is None or game_id is None:
            self.page.tell(self.page.words.label("screens.games.nothing_to_undo"))
            return
        self.page.games.chosen_id = game_id
        self.page.tell(self.page.words.label("screens.games.here_again", name=name))
        self._tell_deleted()
        self.page.look()
        if self.page.input.by_keys:
            self.page.focus_chosen()

    def take_in(self, name: str) -> None:
        """Import a file."""
        path = Path(name)
        if name.startswith("~"):
            path = Path.home() / name[1:].lstrip("/\\")
        taken = self.page.filing.take_in(path)
        self.page.games.kind, self.page.games.sought, self.page.games.chosen_id = (
            "all",
            "",
            taken.files.game_id,
        )
        code = "screens.games.imported" if taken.moves is None else "screens.games.imported.part"
        self.page.tell(self.page.words.label(code, name=taken.name, file=path.name, moves=taken.moves or 0))
        self.page.look()

    def show_file(self) -> None:
        """Where it lies, also for pasting."""
        game = self.page.games.chosen
        if game is not None:
            clipboard.keep(str(game.files.latest))
            self.page.tell(self.page.words.label("screens.games.file.shown", path=str(game.files.latest)))

    def put_aside(self) -> None:
        """A damaged one leaves the list, not the disk."""
        game = self.page.games.chosen
        if game is not None:
            path = put_aside(game.files, self.page.home.disk)
            self.page.tell(self.page.words.label("screens.games.put_aside", path=str(path)))
            self.page.look()
