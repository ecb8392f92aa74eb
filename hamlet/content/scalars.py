"""Plain words of YAML: which are numbers and switches, and which are traps.

YAML readers do not agree about words such as `no`, `010` or `12:30`. Here a number is written
plainly, a switch is true or false, and whatever could be misread is refused.
"""

from __future__ import annotations

import re
from typing import Final

from hamlet.content.saying import SaidError, say

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


class UnclearWordError(SaidError):
    """A plain word that YAML readers understand differently."""


def read_plain(word: str) -> Value:
    """The value of a word without quotes, or `UnclearWordError`."""
    if word in _NULL:
        return None
    if word in _SWITCHES:
        return _SWITCHES[word]
    if _UNSURE_SWITCH.fullmatch(word):
        raise UnclearWordError(say("unclear_switch", word=word))
    if _WHOLE.fullmatch(word):
        return int(word)
    if _DECIMAL.fullmatch(word):
        return float(word)
    if _CLOCK.fullmatch(word):
        raise UnclearWordError(say("unclear_clock", word=word))
    if _NUMBERLIKE.fullmatch(word):
        raise UnclearWordError(say("unclear_number", word=word[:40]))
    return word
