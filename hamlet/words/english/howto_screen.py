"""What stands on the pages of How to play, besides the rules themselves."""

from __future__ import annotations

from typing import Final

HOWTO_SCREEN: Final = {
    "howto": "How to play",
    "howto.chapter": "Chapter {number}",
    "howto.search": "find a word",
    "howto.places": "{count} {count:place|places}",
    "howto.nothing": "Nothing found; try a building’s name",
    "howto.play": "Play it",
    "howto.play.hint": "Opens this village at the table. It is kept only if you play on.",
    "howto.tip": "At the table:",
    "howto.keys": "Esc back · arrows chapters · PgUp PgDn page · / search · Enter next place found",
    "howto.not_played": "Not part of this game",
    "howto.costs": "Costs {cost}",
    "howto.brings": "Brings {reward}",
    "howto.costs_brings": "Costs {cost}, brings {reward}",
    "howto.milestone": "The first one brings {milestone}",
    "howto.common": "and are can does for from how the that this what when where which who why with you your",
    "howto.badge": "Rule {rule}: {title}. Refusals and the log name it so.",
    "howto.rules": "Read the rules of it",
}
