"""How to play: presets and options."""

from __future__ import annotations

from typing import Final

OPTIONS: Final = {
    "options.title": "Presets and options",
    "options.lead": "Where editions of the rules differ, you choose before the game begins.",
    "options.head.presets": "Presets",
    "options.presets": (
        "A preset sets several options at once. You may start from one and change whatever you like; a game "
        "keeps the rules it began with."
    ),
    "options.head.start": "The start village",
    "options.start": (
        "The start village is a known one, one drawn by lot, or one that you lay tile by tile. A road of "
        "each tile meets a road of the Church, nothing overlaps or clashes, and the tiles that follow must "
        "still find a place. By the lake, no ground may be shut in."
    ),
    "options.head.every": "Every option",
    "options.every": "These can be set for each game.",
    "options.verdict.laid": "It fits",
    "options.example.laid": "The road of the Woodcutter meets a road of the Church.",
    "options.verdict.unsound": "Not there",
    "options.example.unsound": "It touches the Church, but road does not meet road.",
}
