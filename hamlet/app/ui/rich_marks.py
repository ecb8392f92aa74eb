"""Rich text made ready to be drawn."""

from __future__ import annotations

import re


def clean(text: str) -> str:
    """The text with icon names as the drawings are called: hyphens, never underscores."""
    return re.sub(r"\{[a-z][a-z0-9_-]*", lambda found: found[0].replace("_", "-"), text)
