"""What of the entry is looked at: it is lit in the form, on the drawing and in the YAML."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.content.editing.drafts import KeyPath


@dataclass(slots=True)
class LookedAt:
    """The path in the entry that hands are at."""

    path: KeyPath = ()
