"""What is done, asked, told and counted by the lake."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = {
    "fishing": "*{tile:name}:* catch {count} fish",
    "store": "*{tile:name}:* store {goods}",
    "use_fish": "*{card}:* eat one {fish}",
    "use_fish.paid": "*{card}:* eat one {fish}, gain {gain}",
    "use_fish.sold": "*{card}:* sell one {fish} for {gain}",
    "boat": "*Place a boat* on {lake}",
    "boat.not": "*No boat* on {lake}",
    "favour": "*Build* {blueprint} for nothing",
    "stand_up": "*Stand up* at {tile}",
    "put_back": "*Put back* {fish}",
}

LOG: Final = {
    "season": "It is *{season}*",
    "fishing": "*{tile:name}:* {fish} caught",
    "store": "*{tile:name}:* {goods} stored",
    "use_fish": "*{card}:* one {fish} eaten",
    "use_fish.paid": "*{card}:* one {fish} eaten, {gain}",
    "use_fish.sold": "*{card}:* one {fish} sold for {gain}",
    "boat": "*A boat* on {lake}",
    "boat.deep": "*A boat* on {lake}, {fish} from deep water",
    "favour": "*Built* {blueprint} for nothing",
    "put_back": "*Put back:* {fish}",
    "lake": "*A lake* of {count:triangle}",
    "lake.paid": "*A lake* of {count:triangle}: {gain}",
    "fish_return": "*Fish return* to {lake}",
    "stood_up": "*A villager stands up* at {tile}",
    "closed": "*{tile:name} closed* until the next turn of {seat}",
    "opened": "*{tile:name} open* again",
}

EVENTS: Final = {
    "SeasonChosen": "The season is {season}",
    "SeasonChosen.lot": "The lot falls on {season}",
    "LakeFormed": "A lake of {count:triangle} forms beside {tile}",
    "FishArrived": "{count} fish in {lake}",
    "BoatPlaced": "Boat of {seat} on {lake}",
    "FishCaught": "{count} fish caught at {tile}",
    "FishDrawn": "Drawn: {fish}",
    "FishPutBack": "Back into the bag: {fish}",
    "FishUsed": "{card} for one {fish}",
    "FishUsed.does": "{card} for one {fish}: {does}",
    "EffectEnded": "{card} is over",
    "DonkeyGiven": "A new donkey for {seat}",
    "VillagerStoodUp": "A villager of {seat} stands up at {tile}",
    "BuildingClosed": "{tile} is closed until the next turn of {seat}",
    "BuildingOpened": "{tile} is open again",
    "MaterialStored": "{goods} stored at {target}, from {source}",
    "VillagersWentHome": "The villagers of {seat} go home",
    "VillagerHired.home": "Villager hired for {gold}, asleep at home this turn",
}

DECISIONS: Final = {
    "boat": "A boat on {lake}?",
    "favour": "What do you build for nothing, and where?",
    "stand_up": "Which villager stands up?",
    "put_back": "Which {count} fish go back into the bag?",
    "put_back.one": "Which fish goes back into the bag?",
}

REASONS: Final = {
    "lake": "the lake that {tile} enclosed",
    "fish": "a fish",
}

EARNED: Final = {
    "lake": "Lakes",
    "fish": "Fish",
}

BUILDINGS: Final = {
    "landmark.more": "{about} {more}",
    "fishing": "Whoever owns it always catches {count} fish more here, even without a lake.",
    "channel": "Lakes along its {terrain} are one water.",
    "storeroom": "Its owner keeps up to {slots} goods here, {goods} at a time, and alone may use them.",
    "storeroom.score": (
        "Its owner keeps up to {slots} goods here, {goods} at a time, and alone may use them. "
        "{measure}, if a road leads here."
    ),
    "storeroom.score.no_road": (
        "Its owner keeps up to {slots} goods here, {goods} at a time, and alone may use them. {measure}."
    ),
}

MEASURES: Final = {
    "boat": "{points} for each of your boats",
    "lake_segment": "{points} for each side at a lake",
    "lake_segment.terrain": "{points} for each {terrain} side at a lake",
    "stored_material": "{points} for each of the goods that lie here at the end",
    "fish_worth": "{worths} that you have left",
    "fish_worth.each": "{points} for each {fish}",
}

AWARDS: Final = {
    "first.boat": "{points} for the most boats",
    "second.boat": "{points} for the second most boats",
    "first.fish_worth": "{points} for the most precious fish left over",
    "second.fish_worth": "{points} for the second most precious fish left over",
}

COUNTED: Final = {
    "boat": "{count:boat}",
    "lake_segment": "{count:side} at a lake",
    "lake_segment.terrain": "{count} {terrain} {count:side|sides} at a lake",
    "stored_material": "{count:unit} stored",
    "fish_worth": "fish worth {count}",
}

THINGS: Final = {
    "lake": "the lake beside {tiles}",
    "some_lake": "that lake",
    "some_fish": "such fish",
    "some_card": "that meal",
}

CHOICES: Final = {
    "by_lot": "by lot",
    "spring": "spring",
    "summer": "summer",
    "autumn": "autumn",
    "winter": "winter",
}

DATA: Final = {
    "no_fish": "the lake needs kinds of fish, and there are none",
    "no_season": "the lake needs seasons, and there are none",
    "not_a_switch": "{value} is neither true nor false",
}
