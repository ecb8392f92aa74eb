"""Villagers and donkeys as small numbers: the place where one is, and whether it has acted.

A place is a tile or the house, which is no tile: whoever indexes tiles by a place asks `is_tile` first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

HOUSE: Final = -2
"""The place of villagers who are at home. Not -1: as a walker that stands for whoever is nearest."""


def worker(place: int, *, acted: bool = False) -> int:
    """The piece in this place."""
    return place << 1 | acted


def place_of(piece: int) -> int:
    """Where a piece is."""
    return piece >> 1


def has_acted(piece: int) -> bool:
    """Whether a villager lies, or a donkey is tired."""
    return bool(piece & 1)


def is_tile(place: int) -> bool:
    """Whether a place is a tile of the village."""
    return place >= 0


def rested(pieces: Iterable[int]) -> list[int]:
    """The places of the pieces that have not acted yet."""
    return [piece >> 1 for piece in pieces if not piece & 1]


def tiles_with(pieces: Iterable[int]) -> int:
    """The tiles, as bits, on which one of the pieces is."""
    mask = 0
    for piece in pieces:
        if piece >= 0:
            mask |= 1 << (piece >> 1)
    return mask
