"""Codes of words of which one out of several is said."""

from __future__ import annotations

from typing import Final

from hamlet.content.editing.sentences import GAIN

KINDS: Final = {
    "menu": "screens.card.kind.menu",
    "market": "screens.card.kind.market",
    "church": "screens.card.kind.church",
    "awards": "screens.card.kind.awards",
    "milestones": "screens.card.kind.milestones",
}
LISTED: Final = {
    "menu": "screens.card.listed.menu",
    "market": "screens.card.listed.market",
    "church": "screens.card.listed.church",
    "awards": "screens.card.listed.awards",
    "milestones": "screens.card.listed.milestones",
}
STAGES: Final = {
    "menu": "screens.card.stage.menu",
    "market": "screens.card.stage.market",
    "church": "screens.card.stage.church",
    "awards": "screens.card.stage.awards",
    "milestones": "screens.card.stage.milestones",
}
VERBS: Final = {
    GAIN: "screens.card.verb.gain",
    "gain_donkey": "screens.card.verb.gain_donkey",
    "stand_up": "screens.card.verb.stand_up",
    "free_building": "screens.card.verb.free_building",
    "close_building": "screens.card.verb.close_building",
    "refill_fish": "screens.card.verb.refill_fish",
    "no_donkeys": "screens.card.verb.no_donkeys",
    "free_blueprints": "screens.card.verb.free_blueprints",
    "frozen_lakes": "screens.card.verb.frozen_lakes",
}
MUST: Final = {
    "usual": ("screens.card.must.usual", "screens.card.must.usual.hint"),
    "always": ("screens.card.must.always", "screens.card.must.always.hint"),
    "helps": ("screens.card.must.helps", "screens.card.must.helps.hint"),
}
"""When a card is eaten, and what that means."""
TIERS: Final = {
    1: "screens.card.tier.first",
    2: "screens.card.tier.second",
    3: "screens.card.tier.third",
}
PLACES: Final = {
    "most": "screens.card.place.most",
    "second": "screens.card.place.second",
}
COUNTED: Final = {
    "delivery": "screens.card.counted.delivery",
    "sale": "screens.card.counted.sale",
    "flag": "screens.card.counted.flag",
    "donkey": "screens.card.counted.donkey",
    "villager": "screens.card.counted.villager",
    "gold": "screens.card.counted.gold",
    "road": "screens.card.counted.road",
    "longest_road_tile": "screens.card.counted.longest_road_tile",
    "boat": "screens.card.counted.boat",
    "fish_worth": "screens.card.counted.fish_worth",
}
"""What awards count."""
WINNERS: Final = {
    "first_road": "screens.card.winner.first_road",
    "refinery": "screens.card.winner.refinery",
}
TABS: Final = {
    "form": "screens.card.tab.form",
    "table": "screens.card.tab.table",
    "checks": "screens.card.tab.checks",
    "yaml": "screens.card.tab.yaml",
}
