"""What a village is called until somebody gives it a name: always the same for the same game."""

from __future__ import annotations

import zlib

from hamlet.words.words import Words

SECTION = "villages"


def village_name(words: Words, game: str) -> str:
    """The name that belongs to a game's id."""
    codes = list(words.language.sections[SECTION])
    return words.called(SECTION, codes[zlib.crc32(game.encode("utf-8", "surrogatepass")) % len(codes)])
