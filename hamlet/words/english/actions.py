"""What an action would do: for buttons, hints and replays."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = {
    "produce": "*{tile:name}:* make {goods}",
    "produce.paid": "*{tile:name}:* make {goods}, gain {gain}",
    "refine": "*{tile:name}:* refine {raw} into {goods}",
    "refine.high_quality": "*{tile:name}:* refine {raw} into {goods}, high quality",
    "take_blueprint": "*{tile:name}:* take {blueprint}",
    "laid": ", lay {gold}",
    "found": ", gain {gold}",
    "skip_blueprint": "*{tile:name}:* only hire",
    "hire_villager": "*Hire* a villager for {gold}",
    "hire_villager.all": "*Hire* a villager",
    "hire_donkey": "*Hire* a donkey for {gold}",
    "place_donkey": "*Place* the new donkey at {tile}",
    "finish_hiring": "*Done* hiring",
    "sell": "*Sell* {goods} for {gain}",
    "deliver": "*Deliver* {goods} for {gain}",
    "beg": "*Beg* at {tile} for {gain}",
    "construct": "*Build* {blueprint} beside {tile} for {goods}",
    "construct.paid": "*Build* {blueprint} beside {tile} for {goods}, gain {gain}",
    "milestone": ", become the {milestone}",
    "bought": ", buying {goods} for {gold}",
    "crossed": ", by boat",
    "crossed.for": ", by boat for {goods}",
    "some_road": "Road",
    "road": "*{kind}* from {tile} to {other} for {goods}",
    "donkey": "*Donkey* from {source} to {target}",
    "lay_start": "*Lay* {start}",
    "end_turn": "*End* the turn",
}
