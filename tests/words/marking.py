"""A language in which every text is marked and about a third longer: ⟦Búíld⟧, to find what is not said by it.

Vowels bear accents, so that every word of a sentence is known by itself, wherever a line is broken.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import Formatter
from typing import Any, Final

from hamlet.words.english.grammar import EnglishGrammar
from hamlet.words.room import RoomWords
from hamlet.words.rooms import ROOMS
from hamlet.words.rulebook.sentences import RULEBOOK_WORDS
from hamlet.words.words import SOURCE, Words

CODE: Final = "qps"
LONGER: Final = 1.3
_ACCENTS: Final = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
_MARKS: Final = re.compile(r"(\{[^{}]*\}|\\.)")
_WORD: Final = re.compile(r"[^\W\d_]+")


def accented(text: str) -> str:
    """Every vowel with an accent; icons stay what they are."""
    return "".join(
        part if _MARKS.fullmatch(part) else part.translate(_ACCENTS) for part in _MARKS.split(text)
    )


def marked(text: str) -> str:
    """A text that stands for itself, in brackets, with its length added to."""
    return f"⟦{accented(text)}{_more(len(text))}⟧"


def _more(length: int) -> str:
    """What makes a text of this length a third longer, the brackets counted."""
    lacking = round(length * (LONGER - 1)) - 2
    return "".join(" " if place % 6 == 3 and place + 1 < lacking else "ó" for place in range(lacking))


def sentence(template: str) -> str:
    """A sentence of the catalogue, its facts left in their places."""
    return f"⟦{_parts(template)}{_more(len(_plain(template)))}⟧"


def _plain(template: str) -> str:
    return _MARKS.sub("x", "".join(literal for literal, *_ in Formatter().parse(template)))


def _parts(template: str) -> str:
    found = literal = ""
    for text, name, form, _ in Formatter().parse(template):
        literal += text  # a brace that stands for itself comes apart
        if name is not None:
            found += _literal(literal) + (f"{{{name}:{_form(form)}}}" if form else f"{{{name}}}")
            literal = ""
    return found + _literal(literal)


def _literal(text: str) -> str:
    return accented(text).replace("{", "{{").replace("}", "}}")


def _form(form: str) -> str:
    """Forms that agree with a number are words; a noun is the grammar's affair."""
    return "|".join(_parts(each) for each in form.split("|")) if "|" in form else form


class MarkedGrammar(EnglishGrammar):
    """English with accents."""

    def the(self, name: str) -> str:
        return f"thé {name}"

    def the_many(self, name: str, count: int) -> str:
        return f"thé {count} {name}"

    def noun(self, count: int, noun: str) -> str:
        return accented(super().noun(count, noun))

    def finish(self, text: str) -> str:
        return text

    def _joined(self, parts: Sequence[str], word: str) -> str:
        return super()._joined(parts, accented(word))


def marked_words() -> Words:
    """The words of all rooms and of the rules, marked."""
    return Words.of(CODE, MarkedGrammar(), [_room(room) for room in (*ROOMS, RULEBOOK_WORDS)])


def _room(room: RoomWords) -> RoomWords:
    told = {
        section: {code: sentence(text) for code, text in sentences.items()}
        for section, sentences in room.sentences[SOURCE].items()
    }
    return replace(room, sentences={**room.sentences, CODE: told})


def named(data: Any) -> Any:  # noqa: ANN401  plain data of packs
    """The data of packs with every name and explanation given in the marked language too."""
    if isinstance(data, list):
        return [named(each) for each in data]
    if not isinstance(data, dict):
        return data
    found = {key: named(value) for key, value in data.items()}
    for key in ("name", "about", "group"):
        if isinstance(data.get(key), str):
            found[f"{key}s"] = {SOURCE: data[key], CODE: marked(data[key])}
    return found


@dataclass(frozen=True)
class Spared:
    """Words that no language changes: the names of people, and of keys."""

    words: frozenset[str]

    def unmarked(self, text: str) -> list[str]:
        """The words of a text that are neither marked nor spared; single letters are keys and terrains."""
        return [
            word
            for word in _WORD.findall(_MARKS.sub(" ", text))
            if len(word) > 1 and word.isascii() and word not in self.words
        ]
