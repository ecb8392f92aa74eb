"""What Botric has to say."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.botric import SECTIONS
from hamlet.words.room import RoomWords, Tellers


def _tellers() -> Tellers:
    # They know the engine, and the first screen is shown before that is needed.
    from hamlet.words.botric.tellers import TELLERS  # noqa: PLC0415

    return TELLERS


BOTRIC: Final = RoomWords({"en": SECTIONS}, _tellers)
