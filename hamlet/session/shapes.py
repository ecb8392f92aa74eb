"""What plain data must look like: kinds of values, their ranges, how many there may be.

A shape is a function that looks at a value and says by a `RecordError` where it first does not fit. Keys that
no shape knows are left alone: later versions may add some.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hamlet.session.record_error import RecordError

DataShape: TypeAlias = Callable[[object, str], None]


def misfit(where: str) -> RecordError:
    """Something that cannot stand there."""
    return RecordError("misfit", where=where or "/")


def text(most: int) -> DataShape:
    """Text of bearable length."""

    def look(value: object, where: str) -> None:
        if not isinstance(value, str) or len(value) > most:
            raise misfit(where)

    return look


def whole(least: int, most: int) -> DataShape:
    """A whole number within a range."""

    def look(value: object, where: str) -> None:
        if type(value) is not int or not least <= value <= most:
            raise misfit(where)

    return look


def switch(value: object, where: str) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise misfit(where)


def maybe(shape: DataShape) -> DataShape:
    """Something, or nothing."""

    def look(value: object, where: str) -> None:
        if value is not None:
            shape(value, where)

    return look


def row(shape: DataShape, most: int, least: int = 0) -> DataShape:
    """A list of so many things of one kind."""

    def look(value: object, where: str) -> None:
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            raise misfit(where)
        for number, each in enumerate(value):
            shape(each, f"{where}/{number}")

    return look


def table(shape: DataShape, most: int) -> DataShape:
    """A map from ids to things of one kind."""

    def look(value: object, where: str) -> None:
        if not isinstance(value, Mapping) or len(value) > most:
            raise misfit(where)
        for key, each in value.items():
            shape(each, f"{where}/{key}")

    return look


def entry(needed: Mapping[str, DataShape], others: Mapping[str, DataShape] | None = None) -> DataShape:
    """A map with known keys: some must be there, others may be."""
    optional = others or {}

    def look(value: object, where: str) -> None:
        if not isinstance(value, Mapping):
            raise misfit(where)
        for key, shape in needed.items():
            if key not in value:
                raise RecordError("missing", key=f"{where}/{key}")
            shape(value[key], f"{where}/{key}")
        for key, shape in optional.items():
            if key in value:
                shape(value[key], f"{where}/{key}")

    return look


def plain(most_numbers: int, most_letters: int, most_things: int, depth: int = 8) -> DataShape:
    """Any plain data, within bounds."""

    def look(value: object, where: str, left: int = depth) -> None:
        if isinstance(value, str):
            if len(value) > most_letters:
                raise misfit(where)
        elif isinstance(value, int | float):
            if not -most_numbers <= value <= most_numbers:
                raise misfit(where)
        elif isinstance(value, list | tuple | Mapping):
            below = value.items() if isinstance(value, Mapping) else enumerate(value)
            if len(value) > most_things or not left:
                raise misfit(where)
            for key, each in below:
                look(each, f"{where}/{key}", left - 1)

    return look
