"""What happened, event by event. An event without a sentence stays silent on purpose."""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    "TurnBegan": "Round {round}: the turn of {seat}",
    "VillagerWalked": "Villager to {tile}",
    "VillagerWalked.stays": "Villager stays at {tile}",
    "DonkeyMoved": "Donkey from {source} to {target}",
    "MaterialMade": "{goods} made at {tile}",
    "MaterialMade.high_quality": "{goods} made at {tile}, high quality",
    "MaterialUsed": "{goods} used at {target}, from {source}",
    "MaterialUsed.made": "{goods} made by {maker} used at {target}, from {source}",
    "MaterialUsed.high_quality": "{goods} made by {maker} used at {target}, from {source}, high quality",
    "MaterialBought": "{goods} bought for {gold}",
    "GoldChanged": "{gold} gained: {why}",
    "GoldChanged.paid": "{gold} paid: {why}",
    "PointsScored": "{points} scored: {why}",
    "BlueprintTaken": "Blueprint taken: {blueprint:name}",
    "DisplayFilled": "New in the display: {blueprint:name}",
    "PileOpened": "The {material} blueprints go into the bag",
    "VillagerHired": "Villager hired for {gold}, resting at {church} this turn",
    "DonkeyHired": "Donkey hired for {gold}",
    "DonkeyPlaced": "New donkey at {tile}",
    "SaleMade": "Sold: {goods}",
    "SaleRevealed": "New sale: {goods} for {gain}",
    "DeliveryMade": "Part of {church} built: {goods}",
    "TilePlaced": "{blueprint} built",
    "TilePlaced.start": "{blueprint} laid",
    "FlagPlaced": "Flag of {seat} on {tile}",
    "RoadBuilt": "{kind} between {tiles}",
    "MilestoneTaken": "{seat} becomes the {milestone}",
    "EndTriggered.church": "{church} is complete: this is the last round",
    "EndTriggered.last_flag": "{seat} has raised the last flag: this is the last round",
    "GameFinished": "{seats} wins",
    "GameFinished.shared": "{seats} share the victory, if no glass of milk decides",
}
