"""How to play: Botric and his board."""

from __future__ import annotations

from typing import Final

HIM: Final = {
    "botric.title": "Botric and his board",
    "botric.lead": "Botric follows his lists. He is not clever, but he knows everybody.",
    "botric.head.who": "Who he is",
    "botric.seat": (
        "Botric is the second of two players, and the game is set up as for two. You begin, with "
        "{human_gold}{two_donkeys: and a second donkey on the Church|}."
    ),
    "botric.goods": (
        "He has no donkeys and needs none: he uses what lies on any tile that is joined to his work, near or "
        "far. What lies in your Storeroom he leaves alone, and he never works in one."
    ),
    "botric.reach": "He gets wherever roads lead, no matter whose, and where his own boats lead.",
    "botric.gold": (
        "{own_gold:He keeps gold, and gets and pays it like anybody.|He has no gold of his own. Whenever he "
        "would get coins he gets one point instead, however many coins it would be, and he pays none for "
        "blueprints or buildings.}"
    ),
    "botric.editions": (
        "There are several editions of his rules. This book tells the one that is played, or else the first."
    ),
    "botric.head.turn": "His turn",
    "botric.tries": (
        "Each of his standing villagers, one after the other, first tries to hire, then to deliver, then to "
        "sell. If none of this is possible, a marker is drawn from his bag and his tokens decide."
    ),
    "botric.walks": (
        "The standing villager with the fewest steps to the work goes there, works and lies down. Between "
        "his turns they stay in the village. A villager he hires lies on the Church."
    ),
    "botric.line": (
        "His tokens ({his_tokens}) lie in a line, {shuffled:shuffled when the game begins|in a fixed order "
        "when the game begins}. A marker points at the token below its fellow on his board. From there to "
        "the right and around he does the first thing that is possible, and that token goes to the far "
        "right."
    ),
    "botric.markers": (
        "When the bag is empty, all drawn markers go back into it after that action. His coin tile is turned "
        "up then{refills: and gets {refill_gold}|}."
    ),
    "botric.nothing": (
        "If nothing is possible at all, the standing villager nearest to the Church lies down, "
        "{idle_there:on the Church|where it stands}. {own_gold:He gets a coin for it.|A coin is laid on his "
        "coin tile for it.}"
    ),
    "botric.head.coins": "His coin tile",
    "botric.coins": (
        "His coin tile begins with its coin side up, and {coin_gold} on it. Its gold pays for new "
        "villagers{no_church_gold:, and for nothing else|; once he has all {most_villagers}, it pays for "
        "deliveries}."
    ),
    "botric.failure": (
        "If the first villager of his turn cannot hire, a coin is laid on it; with all villagers hired, if "
        "it cannot deliver. This happens only while the coin side is up, and comes too late for that same "
        "villager."
    ),
    "botric.turned": (
        "When he has hired, what is left on it is discarded and it is turned down; after a delivery only if "
        "its gold was used. Turned down it gets no coins for failing, but all others, and they may be spent."
    ),
    "botric.head.closed": "Closed buildings",
    "botric.closed": (
        "A building closed by a meal is closed to him as well, and what he would do there is not possible: a "
        "closed Town Hall is a failure to hire, a closed Church one to deliver. He may lie down on the "
        "Church all the same, and he never begs."
    ),
    "botric.tip": "Press {why} to see why he did what he did, line by line.",
    "botric.verdict.sells": "Without donkeys",
    "botric.example.sells": "From Quarry and Farm to the Market: what is joined is his to use.",
    "botric.verdict.waits": "It is his turn",
    "botric.example.waits": "Your villagers wait until his are done.",
    "botric.verdict.marker": "A marker",
    "botric.example.marker": "Neither hired, delivered nor sold: now a marker shows which token comes.",
}
