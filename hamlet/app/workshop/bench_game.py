"""The game that is tried on the bench: what the packs play, with the entry in hand and without it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hamlet.content import RuleError, resolve
from hamlet.content.loaded import LoadedPacks, PackData
from hamlet.content.subjects import KEYED
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.session.choice import GameChoice
from hamlet.session.setup import PRINTED

if TYPE_CHECKING:
    from hamlet.words.words import Words


@dataclass(frozen=True, slots=True)
class BenchGame:
    """What packs play, and all of it but the entry in hand: by that one sees whether anything has changed."""

    loaded: LoadedPacks
    told: PackData
    data: PackData | None
    definitions: Definitions | None
    name: str = ""
    """The id of the entry in hand."""


class TriedGame:
    """The game of the packs that were sound last."""

    def __init__(self) -> None:
        self._game: BenchGame | None = None

    def of(self, loaded: LoadedPacks, subject: str, name: str) -> BenchGame:
        """It with its data; the same definitions while nothing changes but the entry in hand."""
        game = self._game
        if game is None or game.loaded is not loaded:
            told = _without(loaded, subject, name)
            if game is None or (game.told, game.name) != (told, name):
                data = game_data(loaded)
                definitions = read_definitions(data) if data is not None else None
                game = BenchGame(loaded, told, data, definitions, name)
            self._game = game = replace(game, loaded=loaded)
        return game


def choice_of(loaded: LoadedPacks, words: Words) -> GameChoice | None:
    """A game of these packs; None if none can be begun with them."""
    presets = [str(each["id"]) for each in loaded.presets]
    preset = PRINTED if PRINTED in presets else next(iter(presets), "")
    choice = GameChoice(loaded, preset, words=words)
    try:
        _ = choice.definitions
    except RuleError:
        return None
    return choice


def game_data(loaded: LoadedPacks) -> PackData | None:
    """The data of a game as these packs would play it where nothing else is said."""
    presets = [each["id"] for each in loaded.presets]
    if loaded.problems or not presets:
        return None
    try:
        return resolve(loaded, presets[0])
    except RuleError:
        return None


def _without(loaded: LoadedPacks, subject: str, name: str) -> PackData:
    """What is loaded, but for one entry."""
    data = loaded.data
    if subject not in KEYED or not name:
        return data
    key = KEYED[subject].data or subject
    return {**data, key: [each for each in data.get(key, ()) if each["id"] != name]}
