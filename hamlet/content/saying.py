"""What a room that knows no language has to say to a person: a code and its facts.

`words` has the sentence for each code; those about packs are in its section `packs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from typing import Final, TypeAlias

Fact: TypeAlias = "str | int | Saying"

_MOST_KNOWN: Final = 40  # of what is known, so much is remembered beside the word that is near
_LONG: Final = 5  # letters of a word that means something by itself
_SURE: Final = 0.8  # how alike two words are of which one is a slip of the other


@dataclass(frozen=True, slots=True)
class Saying:
    """One sentence, or a part of one that stands in another as a fact."""

    code: str
    pairs: tuple[tuple[str, Fact], ...] = ()
    section: str = "packs"

    @property
    def facts(self) -> dict[str, Fact]:
        """What the sentence names: ids, numbers, places, words cut from a file."""
        return dict(self.pairs)

    def __str__(self) -> str:
        """For whoever reads a traceback."""
        return f"{self.code}({', '.join(f'{name}={fact}' for name, fact in self.pairs)})"


class SaidError(ValueError):
    """Something that cannot be; `said` says why."""

    def __init__(self, said: Saying) -> None:
        super().__init__(said)
        self.said = said


def say(code: str, **facts: Fact) -> Saying:
    """The sentence of this code, about these facts."""
    return Saying(code, tuple(facts.items()))


def entry_of(subject: str) -> Saying:
    """What one entry of a subject is called."""
    return Saying(subject, section="subjects")


def did_you_mean(word: str, known: Sequence[str]) -> Saying | str:
    """The end of a sentence that offers the nearest known word, or lists them when they are few."""
    near = nearest(word, known)
    if near is not None:
        return say("hint.near", near=near, known=", ".join(known[:_MOST_KNOWN]))
    return say("hint.known", known=", ".join(known)) if 0 < len(known) <= 12 else ""


def nearest(word: str, known: Sequence[str]) -> str | None:
    """The known word that was probably meant."""
    near = get_close_matches(word.lower(), known, n=1, cutoff=0.6)
    return near[0] if near else None


def is_slip(word: str, meant: str) -> bool:
    """Whether a word is so like the one that was meant that nobody could have meant another."""
    return bool(word) and SequenceMatcher(None, word.lower(), meant.lower()).ratio() >= _SURE


def is_only_kin(word: str, meant: str, known: Sequence[str]) -> bool:
    """Whether a word begins with the same long word as the one that was meant, and as no other."""
    first = meant.partition("_")[0]
    kin = [each for each in known if each.partition("_")[0] == first]
    return len(first) >= _LONG and kin == [meant] and word.lower().partition("_")[0] == first
