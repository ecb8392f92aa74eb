"""Pictures kept as long as the window has its size: with another one nearly all of them are of no use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

import pygame

Wanted = ParamSpec("Wanted")
Fitting = TypeVar("Fitting")
ONE = 1
"""So few bytes that the newest picture alone is kept."""
_FORGETTING: list[Callable[[], None]] = []
_WORN: list[Callable[[], None]] = []


def sized(
    most: int, *, plain: bool = False
) -> Callable[[Callable[Wanted, Fitting]], Callable[Wanted, Fitting]]:
    """Keep the newest results of a function that draws; plain ones look the same whatever packs wear."""

    def keep(make: Callable[Wanted, Fitting]) -> Callable[Wanted, Fitting]:
        kept = lru_cache(maxsize=most)(make)
        _remember(kept.cache_clear, plain=plain)
        return cast("Callable[Wanted, Fitting]", kept)

    return keep


def sized_up_to(
    most_bytes: int, *, plain: bool = False
) -> Callable[[Callable[..., pygame.Surface]], SizedPictures]:
    """Keep the newest pictures of a function that draws, but not more bytes than that."""

    def keep(make: Callable[..., pygame.Surface]) -> SizedPictures:
        kept = SizedPictures(make, most_bytes)
        _remember(kept.forget, plain=plain)
        kept.__doc__ = make.__doc__
        return kept

    return keep


def _remember(forget: Callable[[], None], *, plain: bool) -> None:
    _FORGETTING.append(forget)
    if not plain:
        _WORN.append(forget)


class SizedPictures:
    """A function that draws, with its newest pictures."""

    def __init__(self, make: Callable[..., pygame.Surface], most_bytes: int) -> None:
        self._make = make
        self._most = most_bytes
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self.bytes = 0

    def __call__(self, *wanted: object) -> pygame.Surface:
        """The picture that is kept, or one drawn now."""
        found = self._kept.get(wanted)
        if found is not None:
            self._kept.move_to_end(wanted)
            return found
        picture = self._kept[wanted] = self._make(*wanted)
        self.bytes += _bytes_of(picture)
        while self.bytes > self._most and len(self._kept) > 1:
            self.bytes -= _bytes_of(self._kept.popitem(last=False)[1])
        return picture

    def forget(self) -> None:
        """Keep none of them."""
        self._kept.clear()
        self.bytes = 0


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def forget_sized() -> None:
    """Let all of them go."""
    for forget in _FORGETTING:
        forget()


def forget_worn() -> None:
    """Let those go that goods, cards and seasons of packs may be seen on."""
    for forget in _WORN:
        forget()
