"""Colours in a line of code: each is underlined with itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from hamlet.app.art.palette import Colour, rgb

_COLOUR: Final = re.compile(
    r"""(?<![\w#."'])(?:(["'])([0-9A-Fa-f]{6})\1|((?=[A-Fa-f]*\d)[0-9A-Fa-f]{6}))(?![\w."'])"""
)
"""Six hexadecimal digits, in quotes; without, some digit must tell that they are no word."""


def swatches_of(line: str) -> Iterator[tuple[int, int, Colour]]:
    """The colours that stand in a line: from which column to which, and what each looks like."""
    for match in _COLOUR.finditer(line.partition(" #")[0]):
        which = 2 if match[2] else 3
        yield match.start(which), match.end(which), rgb(match[which])
