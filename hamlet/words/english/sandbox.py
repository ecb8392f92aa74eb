"""What a sandbox says: what it has taken over, why it cannot, and how it stands at the table."""

from __future__ import annotations

from typing import Final

SANDBOX: Final = {
    "expansions": "other rules of the packs come into play",
    "gone": "{name} is not in the packs any more",
    "goods": "{name} is new among the goods",
    "church": "the parts of the Church are others",
    "market": "the Market has another number of places",
    "tile_gone": "{name} lies on the table, and is not in the packs any more",
    "outline": "{name} stands in the village, and its outline is another",
    "kind": "{name} stands in the village, and its kind is another",
    "slots": "{name} holds {goods} goods, and has {slots} {slots:slot|slots} now",
    "unlike": "something that lies on the table means something else now",
}
SANDBOX_SCREEN: Final = {
    "sandbox": "Sandbox",
    "sandbox.watched": "{packs} {packs:is|are} watched: what you save is here at once",
    "sandbox.alone": "Nothing of this game is kept; try whatever you like",
    "sandbox.taken": "{{check}} {at} {file}: {what}",
    "sandbox.plain": "{{check}} {at} saved; nothing of the game has changed",
    "sandbox.come": "{name} is new",
    "sandbox.gone": "{name} is gone",
    "sandbox.changed": "{name}: {what}",
    "sandbox.named": "{name} was {before}",
    "sandbox.named_changed": "{name} (was {before}): {what}",
    "sandbox.key": "{key} {before}, now {after}",
    "sandbox.key_come": "{key} {after}",
    "sandbox.key_gone": "without {key}, before {before}",
    "sandbox.key_other": "another {key}",
    "sandbox.more": "{what}; and {count} more",
    "sandbox.wrong": "{{cross}} {at} {file}: not taken over",
    "sandbox.refused": "{{cross}} {at} sound, but not taken over into this game",
    "sandbox.former": "This sandbox plays on as it was: {why}.",
    "sandbox.leave": "Leave the sandbox",
    "sandbox.anew": "Begin the sandbox anew",
}
