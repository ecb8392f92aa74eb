"""Drawing in bits: a generator that hands over its picture at the end."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Handed = TypeVar("Handed")


def finished(bits: Generator[None, None, Handed]) -> Handed:
    """Do all bits at once."""
    while True:
        try:
            next(bits)
        except StopIteration as ended:
            made: Handed = ended.value
            return made
