"""Plain words of YAML: which are numbers and switches, and which are traps.

YAML readers do not agree about words such as `no`, `010` or `12:30`. Here a number is written
plainly, a switch is true or false, and whatever could be misread is refused with a sentence.
"""

from __future__ import annotations

import re
from typing import Final

Value = str | int | float | bool | None

_NULL: Final = frozenset(("", "~", "null", "Null", "NULL"))
_SWITCHES: Final = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
_UNSURE_SWITCH: Final = re.compile(r"yes|no|on|off|y|n", re.IGNORECASE)
_WHOLE: Final = re.compile(r"[-+]?(0|[1-9][0-9]{0,8})")
_DECIMAL: Final = re.compile(r"[-+]?(0|[1-9][0-9]{0,8})\.[0-9]{1,9}")
_CLOCK: Final = re.compile(r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?")
_NUMBERLIKE: Final = re.compile(
    r"[-+]?(0[bB][01_]+|0[xX][0-9a-fA-F_]+|0[oO]?[0-9_]+|[0-9][0-9_]*"
    r"|[0-9][0-9_]*\.[0-9_]*([eE][-+]?[0-9]+)?|\.[0-9_]+([eE][-+]?[0-9]+)?|[0-9]+[eE][-+]?[0-9]+"
    r"|\.(inf|Inf|INF))|\.(nan|NaN|NAN)"
)


class UnclearWordError(ValueError):
    """A plain word that YAML readers understand differently."""


def read_plain(word: str) -> Value:
    """The value of a word without quotes, or `UnclearWordError` with a sentence about it."""
    if word in _NULL:
        return None
    if word in _SWITCHES:
        return _SWITCHES[word]
    if _UNSURE_SWITCH.fullmatch(word):
        raise UnclearWordError(
            f"'{word}' can be read as a switch or as a word: write true, false or \"{word}\""
        )
    if _WHOLE.fullmatch(word):
        return int(word)
    if _DECIMAL.fullmatch(word):
        return float(word)
    if _CLOCK.fullmatch(word):
        raise UnclearWordError(f"'{word}' can be read as a time of day or as a number: put it in quotes")
    if _NUMBERLIKE.fullmatch(word):
        raise UnclearWordError(
            f"'{word[:40]}' is not a plain number: write it without leading zeros or signs of code"
        )
    return word
