"""Text that others wrote, made fit to be shown: names in files, words of the command line, keys pressed.

A window gets what can be seen (`shown`), a terminal every sign that it would not print spelt out (`spelt`):
nothing moves its cursor, turns its writing round or hides in it.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

ELLIPSIS: Final = "…"
STAND_IN: Final = "\N{REPLACEMENT CHARACTER}"
NAMELESS: Final = "\N{EM DASH}"
LONGEST_NAME: Final = 40
LONGEST_LINE: Final = 1_000

# Letters by their class that draw nothing: fillers of Hangul and Khmer, the empty Braille cell, joiners and
# selectors of variants.
_EMPTY: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
_PLAIN: Final = re.compile("[ -~\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2190-\u22ff]*")
_BREAKS: Final = re.compile(r"[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_JOINERS: Final = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xFE00, 0xFE10)))
_MOST_MARKS: Final = 2  # accents over one letter


def seen(text: str) -> bool:
    """Whether anything of a text can be seen: a letter, a digit or a sign."""
    return any(unicodedata.category(char)[0] in "LNPS" and char not in _EMPTY for char in text)


def hidden_sign(text: str) -> str:
    """The first sign, spelt out, that does something unseen to a text; joiners of letters are none."""
    return next((_number(char) for char in text if not _prints(char) and char not in _JOINERS), "")


@lru_cache(maxsize=4096)
def shown(text: str) -> str:
    """A line of text as a window can draw it: nothing hidden, nothing turned round, no half letters."""
    if _PLAIN.fullmatch(text):
        return text
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", _BREAKS.sub(" ", text)):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if char in _EMPTY or kind == "Cf" or marks > _MOST_MARKS:
            continue
        kept.append(STAND_IN if kind[0] == "C" else " " if kind == "Zs" and char != "\xa0" else char)
    return "".join(kept)


@lru_cache(maxsize=64)
def name_shown(name: str, most: int = LONGEST_NAME) -> str:
    """Somebody's name for a window or a log, of a bearable length; one that cannot be seen is spelt out."""
    short = name[: most * 4]
    told = " ".join(shown(short).split()) if seen(short) else "".join(map(_number, short.strip()))
    return shortened(told, most) or NAMELESS


def shortened(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + ELLIPSIS


def spelt(text: str) -> str:
    """One line for a terminal: signs that are not seen, or would do something to it, by their numbers."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if _prints(char) else _number(char) for char in text)


def _prints(char: str) -> bool:
    # Python calls no sign printable that controls, joins, turns round or separates lines, nor half letters.
    return (char.isprintable() and char not in _EMPTY) or char == "\xa0"


def _number(char: str) -> str:
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
