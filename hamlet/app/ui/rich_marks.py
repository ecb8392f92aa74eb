"""BarButton readings of rich text: the first icon of a line, icons by the names of their drawings."""

from __future__ import annotations

import re
from functools import lru_cache

_ICON = re.compile(r"\{([a-z][a-z0-9_-]*)(?::[a-z]+)?\}")


@lru_cache(maxsize=1024)
def first_icon(text: str) -> str | None:
    """The first icon in the text with its braces, if there is one."""
    found = _ICON.search(text)
    return found[0].replace("_", "-") if found else None


def clean(text: str) -> str:
    """The text with icon names as the drawings are called: hyphens, never underscores."""
    return re.sub(r"\{[a-z][a-z0-9_-]*", lambda found: found[0].replace("_", "-"), text)
