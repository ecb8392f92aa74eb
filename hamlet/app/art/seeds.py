"""A number for any text, for whatever is to look by chance and yet always the same."""

from __future__ import annotations

import zlib


def seed_of(text: str) -> int:
    """The same on every machine; text from files may hold anything, half characters too."""
    return zlib.crc32(text.encode("utf-8", "surrogatepass"))
