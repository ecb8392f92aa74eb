"""The log: one or two lines for a whole action."""

from __future__ import annotations

from typing import Final

LOG: Final = {
    "round": "Round {round}",
    "begins": "{seat} goes first",
    "produce": "*{tile:name}:* {goods}",
    "produce.paid": "*{tile:name}:* {goods} and {gain}",
    "refine": "*{tile:name}:* {goods} made",
    "refine.high_quality": "*{tile:name}:* {goods} made, high quality",
    "take_blueprint": "*{tile:name}:* took {blueprint}",
    "skip_blueprint": "*{tile:name}:* only to hire",
    "hire_villager": "*Villager* hired for {gold}",
    "hire_donkey": "*Donkey* hired for {gold}",
    "place_donkey": "*New donkey* at {tile}",
    "sell": "*Sale:* {gain}",
    "deliver": "*{tile:name}:* {goods} for {gain}",
    "beg": "*Begging:* {gain}",
    "construct": "*Built* {blueprint}",
    "construct.paid": "*Built* {blueprint}: {gain}",
    "road": "*{kind}* to {tile}",
    "donkey": "*Donkey* to {tile}",
    "lay_start": "*{blueprint:name}* laid",
    "laid": ", {gold} laid",
    "found": ", {gold} found on it",
    "bought": ", {goods} bought for {gold}",
    "milestone": ", {milestone}",
    "used": "*{materials} used:* {gain}",
    "pile": "*New blueprints* in the bag: {material}",
    "end.church": "*{church} is complete:* last round",
    "end.last_flag": "*The last flag is up:* last round",
    "undo": "{seat} took back {taken:step}",
    "scoring": "Final scoring",
    "scored": "*{points}* at the end: {sources}",
    "source": "{name} {points}",
    "won": "*{seats} wins* with {points}",
    "shared": "*{seats}* share the victory with {points}",
}
