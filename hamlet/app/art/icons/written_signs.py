"""Signs that are written like letters: paper on dark wood, but ink where words are ink."""

from __future__ import annotations

from functools import lru_cache

from hamlet.app.art.icons.pen import drawing_called
from hamlet.app.art.palette import INK, PAPER, Colour, luminance

_THINGS = frozenset({"hand", "monitor"})  # pictures of something that is pale
_DARK = 0.2  # the luminance below which words are dark


@lru_cache(maxsize=256)
def written(name: str, words: Colour) -> Colour | None:
    """The colour of a sign beside words of this colour; None for icons, which have colours of their own.

    A paper arrow on paper would be nothing but its outline.
    """
    drawing = drawing_called(name.replace("_", "-"))
    plain = drawing is not None and drawing.colour == PAPER and drawing.details is None
    return INK if plain and name not in _THINGS and luminance(words) < _DARK else None
