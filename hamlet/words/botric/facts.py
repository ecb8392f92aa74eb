"""How facts about Botric are told, by their names."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.words.speech import Speech


def blueprints_rich(speech: Speech, blueprints: Sequence[int]) -> str:
    """Any of these blueprints: the Barn or the Sawmill."""
    names = [f"{speech.blueprint(tile)}" for tile in dict.fromkeys(blueprints)]
    return speech.language.grammar.either(names)
