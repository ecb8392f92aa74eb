"""Which sound an event has: the one table. An event that stands nowhere here fails a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hamlet.app.sound.ears import Cue
from hamlet.engine import events as base
from hamlet.engine.botric import events as botric
from hamlet.engine.lake import events as lake
from hamlet.session.history import Step

MOVING: Final[Mapping[type, Cue]] = {
    base.VillagerWalked: Cue.STEP,
    base.DonkeyMoved: Cue.HOOF,
    base.MaterialUsed: Cue.TAKE,
    base.MaterialBought: Cue.TAKE,
    base.GoldChanged: Cue.COIN,
    base.PointsScored: Cue.NOTE,
    base.BlueprintTaken: Cue.PAPER,
    base.DeliveryMade: Cue.BELL,
    base.TilePlaced: Cue.KNOCK,
    base.RoadBuilt: Cue.MARKER,
    lake.LakeFormed: Cue.WATER,
    lake.FishArrived: Cue.DROP,
    lake.BoatPlaced: Cue.BOAT,
    lake.FishCaught: Cue.FISH,
    lake.FishDrawn: Cue.CLAY,
    lake.VillagerStoodUp: Cue.UP,
    lake.MaterialStored: Cue.TAKE,
    lake.VillagersWentHome: Cue.STEP,
    botric.MarkerDrawn: Cue.CLAY,
    botric.TokenMoved: Cue.CLAY,
    botric.CoinTileChanged: Cue.COIN,
    botric.CoinTileTurned: Cue.PAPER,
    botric.VillagerIdled: Cue.TOPPLE,
}
"""Events shown by something that moves: that is heard when it lands, and this only where nothing moves."""

TOLD: Final[Mapping[type, Cue]] = {
    base.MaterialMade: Cue.PRODUCE,
    base.VillagerHired: Cue.UP,
    base.DonkeyPlaced: Cue.BRAY,
    base.SaleMade: Cue.SALE,
    base.FlagPlaced: Cue.SNAP,
    base.MilestoneTaken: Cue.MILESTONE,
    base.EndTriggered: Cue.LAST_ROUND,
    lake.FishPutBack: Cue.SPLASH,
    lake.FishUsed: Cue.MEAL,
    lake.BuildingClosed: Cue.SNAP,
}
"""Events that are heard when their step has been shown, with the numbers that rise then."""

SILENT: Final[Mapping[type, str]] = {
    base.TurnBegan: "whoever is to play is greeted, with a sound of its own",
    base.TurnEnded: "the next turn is heard",
    base.GameFinished: "the score is counted, note by note",
    base.DisplayFilled: "the blueprint that was taken is heard",
    base.SaleRevealed: "the sale that was made is heard",
    base.PileOpened: "it comes with a blueprint",
    base.DonkeyHired: "the donkey is heard where it is placed",
    lake.DonkeyGiven: "the donkey is heard where it is placed",
    lake.SeasonChosen: "the season itself is heard",
    lake.EffectEnded: "what a meal did goes quietly",
    lake.BuildingOpened: "whoever enters is heard",
    botric.BotricTried: "words",
    botric.BotricActs: "words",
    botric.TieBroken: "words",
    botric.BotricBoat: "the boat is heard",
    botric.MarkersReturned: "the next marker is heard",
    botric.TokenLeft: "words",
}
"""Events without a sound, and why."""


def _made(step: Step, event: base.MaterialMade) -> Cue:
    box = step.after.box
    material = box.definitions.materials[box.code_material[event.code]]
    return Cue.REFINE if material.refined else Cue.PRODUCE


def _gold(_: Step, event: base.GoldChanged) -> Cue:
    return Cue.COINS if abs(event.gold) > 2 else Cue.COIN


CLOSER: Final[Mapping[type, Callable[[Step, Any], Cue]]] = {
    base.MaterialMade: _made,
    base.GoldChanged: _gold,
}
"""Events whose sound depends on more than what they are."""

ORDER: Final = {cue: number for number, cue in enumerate(Cue)}


def cue_of(step: Step, event: object) -> Cue | None:
    """The sound of an event, if it has one."""
    kind = type(event)
    if kind in CLOSER:
        return CLOSER[kind](step, event)
    return TOLD.get(kind) or MOVING.get(kind)


def cue_of_step(step: Step) -> Cue | None:
    """One sound for a whole step, where nothing moves: of what happened in it, what tells most."""
    found = [cue for event in step.events if (cue := cue_of(step, event)) is not None]
    return min(found, key=ORDER.__getitem__, default=None)


def cues_told(step: Step) -> list[Cue]:
    """What of a step is heard when it has been shown, once each."""
    found = [cue_of(step, event) for event in step.events if type(event) in TOLD]
    return list(dict.fromkeys(cue for cue in found if cue is not None))
