"""Which packs are on, and in which order: what new games begin with."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

from hamlet.store.setting_values import MOST_KNOWN_PACKS
from hamlet.store.settings import Settings

BASE: Final = "base"
"""Always on, and first."""
SWITCHED: Final = ("lake", "solo")
"""They come with the game: every new game is begun with them or without, and the next one likewise."""


def ordered_packs(settings: Settings, known: Iterable[str]) -> tuple[str, ...]:
    """All of these in the order in which they play: as the player wants it, then as they are listed."""
    there = dict.fromkeys((BASE, *known))
    wanted = [name for name in settings.packs_order if name in there]
    return tuple(dict.fromkeys((BASE, *wanted, *there)))


def packs_on(settings: Settings, known: Collection[str]) -> tuple[str, ...]:
    """Those of these that are on, in their order."""
    on = wished_on(settings)
    return tuple(name for name in ordered_packs(settings, known) if name == BASE or name in on)


def wished_on(settings: Settings) -> tuple[str, ...]:
    """Whatever is to be on, there or not; before anything was switched, as the last game was."""
    if settings.packs_on is not None:
        return settings.packs_on
    last = settings.last_game.packs if settings.last_game is not None else ()
    return tuple(name for name in last if name in SWITCHED)


def with_pack(settings: Settings, pack: str, *, on: bool) -> Settings:
    """One pack switched."""
    others = tuple(name for name in wished_on(settings) if name != pack)
    kept = (*others, pack) if on else others
    return replace(settings, packs_on=kept[-MOST_KNOWN_PACKS:])


def with_order(settings: Settings, order: Iterable[str]) -> Settings:
    """The packs in another order."""
    return replace(settings, packs_order=tuple(order)[:MOST_KNOWN_PACKS])
