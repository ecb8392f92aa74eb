"""Small readings of rich text: amounts for pennants, single icons, the first icon of a line."""

from __future__ import annotations

import re
from functools import lru_cache

from hamlet.app.art.plates import Amount

_PIECE = re.compile(r"\{(?P<icon>[a-z][a-z0-9_-]*)(?::[a-z]+)?\}|(?P<number>\d+)")
_ICON = re.compile(r"\{([a-z][a-z0-9_-]*)(?::[a-z]+)?\}")
_MET = {"check": True, "cross": False}


@lru_cache(maxsize=1024)
def amount_of(chip: str) -> Amount:
    """The amount a cost chip tells, such as "{milk}/{brick} 3"; {check} or {cross} say whether it is met."""
    icons, count, met = [], 1, None
    for found in _PIECE.finditer(chip):
        name = found["icon"]
        if name is None:
            count = int(found["number"])
        elif name in _MET:
            met = _MET[name]
        else:
            icons.append(name)
    return Amount(count, tuple(icons), met)


@lru_cache(maxsize=1024)
def lone_icon(text: str) -> str | None:
    """The name of the icon if the text is that icon and nothing else."""
    found = _ICON.fullmatch(text.strip())
    return found[1].replace("_", "-") if found else None


@lru_cache(maxsize=1024)
def first_icon(text: str) -> str | None:
    """The first icon in the text with its braces, if there is one."""
    found = _ICON.search(text)
    return found[0].replace("_", "-") if found else None


def clean(text: str) -> str:
    """The text with icon names as the drawings are called: hyphens, never underscores."""
    return re.sub(r"\{[a-z][a-z0-9_-]*", lambda found: found[0].replace("_", "-"), text)
