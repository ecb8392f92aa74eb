"""The note in the log where steps were taken back."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.words.english import ENGLISH
from hamlet.words.language import Language
from hamlet.words.line import Line
from hamlet.words.rich import plain, safe
from hamlet.words.values import Amount


def tell_undo(taken: int, seat: int, names: Sequence[str], language: Language = ENGLISH) -> Line:
    """Who took back how much."""
    known = 0 <= seat < len(names)
    who = safe(names[seat]) if known else language.part("things", "seat", {"number": seat + 1})
    rich = language.say("log", "undo", {"seat": who, "taken": Amount(taken, language.grammar)})
    return Line(plain(rich), seat, (), rich)
