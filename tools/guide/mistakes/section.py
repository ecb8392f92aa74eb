"""What check says: the section of the guide in which every mistake is looked up by its anchor."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from hamlet.content.guide_links import anchor
from hamlet.words.english.packs import PACKS
from tools.guide.mistakes.catalogue import CATALOGUE
from tools.guide.mistakes.mistake import Mistake
from tools.guide.mistakes.showing import shown
from tools.guide.tables import ways_in

PARTS: Final = (
    *("hint", "value", "given", "part_of", "packs_folder", "packs_places", "mistakes", "outline"),
    *("breaks", "yaml"),
)
"""Codes that stand for no mistake by themselves: parts of sentences, and the first words of families."""

_SAID: Final = (
    "Every mistake as `hamlet check` tells it, under the name that stands at the end of its link. What is",
    "in *slanted* letters differs from case to case.",
)
_FACT: Final = re.compile(r"\{(\w+)(?::[^{}]*)?\}")
_HINT: Final = re.compile(r"\{(hint|where)\}")


def mistakes() -> list[str]:
    """Every mistake under its heading, as it is told, with what to do where that is not told."""
    lines: list[str] = []
    for title, group in CATALOGUE.items():
        lines += ["", f"### {title}"]
        for place, variants in groupby(group, key=lambda each: anchor(each.code)):
            lines += ["", f"#### {place}"]
            for mistake in variants:
                lines += _lines(mistake)
    return [*_SAID, *ways_in(lines), *lines]


def _lines(mistake: Mistake) -> list[str]:
    told = (
        ["", "```text", *shown(mistake).split("\n"), "```"]
        if mistake.files
        else ["", _sentence(mistake.code)]
    )
    return [*told, *(["", mistake.mend] if mistake.mend else [])]


def _sentence(code: str) -> str:
    """A message in which the facts are still open."""
    plain = _HINT.sub("", PACKS[code]).replace("{{", "{").replace("}}", "}")
    return f"> {_FACT.sub(lambda fact: f'*{fact[1]}*', plain)}"
