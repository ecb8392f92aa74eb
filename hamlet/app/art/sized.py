"""Pictures kept as long as the window has its size: with another one nearly all of them are of no use."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

Wanted = ParamSpec("Wanted")
Fitting = TypeVar("Fitting")
_FORGETTING: list[Callable[[], None]] = []


def sized(most: int) -> Callable[[Callable[Wanted, Fitting]], Callable[Wanted, Fitting]]:
    """Keep the newest results of a function that draws."""

    def keep(make: Callable[Wanted, Fitting]) -> Callable[Wanted, Fitting]:
        kept = lru_cache(maxsize=most)(make)
        _FORGETTING.append(kept.cache_clear)
        return cast("Callable[Wanted, Fitting]", kept)

    return keep


def forget_sized() -> None:
    """Let all of them go."""
    for forget in _FORGETTING:
        forget()
