"""Ids of what lies in the panels."""

from __future__ import annotations

from hamlet.app.ids.command import Id
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class HandId(Id):
    """A blueprint in the hand."""

    place: int


@dataclass(frozen=True, slots=True)
class WorkerId(Id):
    """A villager or donkey in the dock, which is where it is in the village; several stand in one place."""

    kind: str
    place: int
    number: int


@dataclass(frozen=True, slots=True)
class DisplayId(Id):
    """A blueprint in the display."""

    place: int


@dataclass(frozen=True, slots=True)
class DeliveryId(Id):
    """A slot of the Church."""

    slot: int


@dataclass(frozen=True, slots=True)
class SaleId(Id):
    """A sale in the Market."""

    place: int


@dataclass(frozen=True, slots=True)
class FishId(Id):
    """A fish tile in the hand."""

    place: int


@dataclass(frozen=True, slots=True)
class MenuId(Id):
    """A card of the season's menu."""

    card: int


@dataclass(frozen=True, slots=True)
class UseId(Id):
    """Using a fish by a card of the menu."""

    card: int


@dataclass(frozen=True, slots=True)
class EffectId(Id):
    """What a meal still does this turn: the card it was eaten by."""

    card: int


@dataclass(frozen=True, slots=True)
class ChipId(Id):
    """A step of this turn."""

    step: int


@dataclass(frozen=True, slots=True)
class LogId(Id):
    """A line of the log."""

    line: int


@dataclass(frozen=True, slots=True)
class BotricId(Id):
    """An action of Botric's, on his board: one that he tries first, or a token of his line."""

    action: str


@dataclass(frozen=True, slots=True)
class WhyId(Id):
    """Why Botric did what he did in this step of the game."""

    step: int
