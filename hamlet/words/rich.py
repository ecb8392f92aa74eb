r"""Text with marks for whoever draws: `{wheat} 2` an icon and its number, `*…*` bold, `\` before a sign.

`plain` reads the same text aloud: "2 wheat".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from hamlet.words.language import Language

_MARK: Final = r"\{[a-z][a-z0-9_-]*(?::[a-z]+)?\}"
_GROUP: Final = re.compile(
    rf"\\(?P<sign>.)|(?P<marks>{_MARK}(?:/{_MARK})*)(?: (?P<count>\d+))?|\*", re.DOTALL
)
_NO_NAMES: Final[Mapping[str, str]] = {}


def safe(text: str) -> str:
    """Text with every sign that means something here made harmless."""
    return re.sub(r"([\\{*])", r"\\\1", text)


def plain(language: Language, rich: str, names: Mapping[str, str] = _NO_NAMES) -> str:
    """The text without marks; `names` says what icons of a pack's own materials are called."""

    def read(found: re.Match[str]) -> str:
        if found["sign"] is not None:
            return found["sign"]
        if found["marks"] is None:
            return ""
        nouns = [mark.strip("{}").partition(":")[0] for mark in found["marks"].split("/")]
        return _aloud(nouns, found["count"], names, language)

    return _GROUP.sub(read, rich).strip()


def _aloud(nouns: list[str], count: str | None, names: Mapping[str, str], language: Language) -> str:
    grammar = language.grammar
    if nouns == ["seat"]:
        return ""
    number = 1 if count is None else int(count)
    called = [grammar.common(names[noun]) if noun in names else grammar.noun(number, noun) for noun in nouns]
    either = grammar.either(called)
    return either if count is None else f"{count} {either}"
