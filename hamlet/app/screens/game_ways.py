"""What can be done with a kept game, and what is wrong with one that cannot be opened."""

from __future__ import annotations

from hamlet.app.art.buttons import Face
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.games_ids import ASIDE, DELETE, EXPORT, FILE, LEFT, OPEN, RENAME, REPLAY, WAY_KEYS
from hamlet.app.screens.games_shown import GamesShown
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.store.kept_games import KeptGame
from hamlet.words.words import Words


class GameWays:
    """Told of any game of the list, for a layout."""

    def __init__(self, games: GamesShown, kind: FrameKind) -> None:
        self.games = games
        self.words: Words = games.words
        self.kind = kind

    def wrong(self, game: KeptGame) -> str:
        """What is wrong with a game that cannot be opened, and what of it can be had."""
        if game.sound or game.problem is None:
            return ""
        why, facts = game.problem.told(self.words), self.games.facts(game)
        if not game.spoilt or facts is None:
            return why
        left = self.words.label("screens.games.sound_moves", moves=facts.moves, round=facts.round)
        return f"{why} {left}"

    def all(self, game: KeptGame) -> list[PressButton]:
        """What can be done, the first thing first; where there is little room, by their icons."""
        label, kind = self.words.label, self.kind
        tall = {FrameKind.WIDE: 48, FrameKind.NORMAL: 42}.get(kind, 40)
        found = [self._main(game)]
        if not game.sound:
            found.append(PressButton(FILE, label("screens.games.file"), tall=tall))
            if game.spoilt:
                found.append(PressButton(ASIDE, label("screens.games.aside"), tall=tall))
        words = kind is FrameKind.WIDE
        plain_ways = [(RENAME, "screens.games.rename", "pencil"), (DELETE, "screens.games.delete", "trash")]
        if self.games.facts(game) is not None:
            plain_ways.insert(0, (REPLAY, "screens.replay", "play"))
        if game.sound:
            plain_ways.insert(-1, (EXPORT, "screens.games.export", "export"))
        for what, code, icon in plain_ways:
            word = label(code)
            hint = label("screens.games.way", word=word, key=WAY_KEYS[what])
            found.append(PressButton(what, word if words else "", icon=icon, hint=hint, tall=tall))
        return found

    def _main(self, game: KeptGame) -> PressButton:
        label, wide = self.words.label, self.kind is FrameKind.WIDE
        key = "Enter" if self.kind is not FrameKind.COMPACT else ""
        size, tall = (24, 62) if wide else (21, 48 if key else 40)
        if game.sound:
            code = "screens.continue" if game.going_on else "screens.look"
            return PressButton(OPEN, label(code), key, Face.GOLD, size=size, tall=tall)
        facts = self.games.facts(game)
        if facts is None:
            why = label("screens.games.nothing_left") if game.spoilt else self.wrong(game)
            return PressButton(OPEN, label("screens.continue"), key, why_not=why, size=size, tall=tall)
        word = label("screens.games.left", round=facts.round)
        return PressButton(LEFT, word, key, Face.GOLD, size=size, tall=tall)
