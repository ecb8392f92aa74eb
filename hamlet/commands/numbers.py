"""Numbers as somebody types them: plain digits, and within what makes sense; else one clear line."""

from __future__ import annotations

import re
from collections.abc import Callable

from hamlet.commands import CommandError
from hamlet.words.words import Words

Pixels = tuple[int, int]

# Other writings have digits too, and Python would take them all.
_WHOLE = re.compile(r"[-+]?[0-9]{1,18}")
_DECIMAL = re.compile(r"[-+]?[0-9]{1,9}(\.[0-9]{1,9})?")
_SIZE = re.compile(r"([0-9]{1,6})[xX]([0-9]{1,6})")


def whole(words: Words, option: str) -> Callable[[str], int]:
    """Reads the whole number of an option."""

    def read(text: str) -> int:
        if not _WHOLE.fullmatch(text):
            raise CommandError(words.label("commands.no_whole", option=option, value=text))
        return int(text)

    return read


def decimal(words: Words, option: str, least: float, most: float) -> Callable[[str], float]:
    """Reads a number such as 1.5, between two others."""

    def read(text: str) -> float:
        value = float(text) if _DECIMAL.fullmatch(text) else None
        if value is None or not least <= value <= most:
            low, high = f"{least:g}", f"{most:g}"
            said = words.label("commands.no_decimal", option=option, least=low, most=high, value=text)
            raise CommandError(said)
        return value

    return read


def size(words: Words, option: str, least: Pixels, most: Pixels) -> Callable[[str], Pixels]:
    """Reads a size such as 1280x720."""

    def read(text: str) -> Pixels:
        found = _SIZE.fullmatch(text)
        width, height = (int(found[1]), int(found[2])) if found else (0, 0)
        if not (least[0] <= width <= most[0] and least[1] <= height <= most[1]):
            low, high = _told(least), _told(most)
            said = words.label("commands.no_size", option=option, least=low, most=high, value=text)
            raise CommandError(said)
        return width, height

    return read


def _told(size: Pixels) -> str:
    return f"{size[0]}x{size[1]}"
