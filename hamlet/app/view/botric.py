"""Botric's board and the strip over the village, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hamlet.app.ids import BotricId, Id, WhyId

EVERYTHING: Final = 1 << 30
"""So much of a step is told when nothing of it is held back."""


@dataclass(frozen=True, slots=True)
class Try:
    """One of his actions: what he tries first, or a token of his line.

    `done` is what came of it, None while nobody knows; `lit` is the one he is at.
    """

    id: BotricId
    icon: str
    word: str
    why: str = ""
    """In a few words: what he does, or why he does not."""
    done: bool | None = None
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker on his board, by its dots, over a token; `left` of its kind are in the bag.

    `drawn`: its like was drawn for the villager shown. `comes_to` is what he would do now if it were drawn.
    """

    dots: int
    place: int
    left: int
    drawn: bool = False
    comes_to: Try | None = None
    hint: str = ""


@dataclass(frozen=True, slots=True)
class CoinTile:
    """The gold on it, which side is up, and what his next villager costs (None: he has all)."""

    gold: int
    up: bool
    cost: int | None
    hint: str = ""


@dataclass(frozen=True, slots=True)
class HisBoard:
    """Everything on his board. `acting`: it shows a turn of his, else what he would do now."""

    seat: int
    acting: bool
    standing: tuple[bool, ...]
    """His villagers: whether each still stands."""
    first: tuple[Try, ...]
    line: tuple[Try, ...]
    markers: tuple[Marker, ...]
    tried: tuple[Try, ...]
    coins: CoinTile
    queue: tuple[int, ...]
    queue_limit: int
    bag: int
    own_gold: bool
    """Whether he has gold of his own."""
    titles: tuple[str, str] = ("", "")
    """What stands over what he tries first, and over his line."""


@dataclass(frozen=True, slots=True)
class StripItem:
    """A try on the strip; with an id it can be chosen."""

    icon: str
    word: str
    why: str
    done: bool | None
    lit: bool
    hint: str = ""
    id: Id | None = None


@dataclass(frozen=True, slots=True)
class Strip:
    """Over the village: what he tries, one after the other, or what his villagers did; and *Why?*."""

    seat: int
    items: tuple[StripItem, ...]
    why: WhyId | None
    villagers: tuple[bool, ...] = ()
    """A dot for each villager of the turn: whether it has had its go."""
    tip: str = ""
    """Below it: how to go through his turn."""
