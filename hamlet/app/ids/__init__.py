"""Ids: what can be chosen is named by a small value whose type says what kind of thing it is.

Whoever answers to a choice asks for the type and reads its fields; nobody takes names apart.
"""

from __future__ import annotations

from hamlet.app.ids.command import Command, Id
from hamlet.app.ids.in_panels import (
    BotricId,
    ChipId,
    DeliveryId,
    DisplayId,
    EffectId,
    FishId,
    HandId,
    LogId,
    MenuId,
    SaleId,
    UseId,
    WhyId,
    WorkerId,
)
from hamlet.app.ids.in_village import (
    BorderId,
    CallBackId,
    DonkeyId,
    SpotId,
    TileId,
    UnitId,
    VillagerId,
    WayId,
)
from hamlet.app.ids.on_cards import (
    AnswerId,
    CountId,
    FillId,
    HireId,
    LetterId,
    LineId,
    MendId,
    OfferId,
    StandId,
    StartId,
    StepId,
    TollId,
    TurnId,
)
from hamlet.app.ids.on_screens import ButtonId, InfoId, OptionId, PanelCommand, SeatPartId, ViewId

__all__ = [
    "AnswerId",
    "BorderId",
    "BotricId",
    "ButtonId",
    "CallBackId",
    "ChipId",
    "Command",
    "CountId",
    "DeliveryId",
    "DisplayId",
    "DonkeyId",
    "EffectId",
    "FillId",
    "FishId",
    "HandId",
    "HireId",
    "Id",
    "InfoId",
    "LetterId",
    "LineId",
    "LogId",
    "MendId",
    "MenuId",
    "OfferId",
    "OptionId",
    "PanelCommand",
    "SaleId",
    "SeatPartId",
    "SpotId",
    "StandId",
    "StartId",
    "StepId",
    "TileId",
    "TollId",
    "TurnId",
    "UnitId",
    "UseId",
    "ViewId",
    "VillagerId",
    "WayId",
    "WhyId",
    "WorkerId",
]
