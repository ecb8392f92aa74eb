"""What pointing at something tells: buildings, blueprints, awards, pieces."""

from __future__ import annotations

from typing import Final

TOLD: Final = {
    # buildings of the village
    "owner": "{{flag:{colour}}} {seat}",
    "lies": "Lies here: {goods}",
    "lies.of": "{goods} ({seat})",
    "lies.none": "{slots:Its slot is|All its {slots} slots are} empty",
    "stands": "Here: {pieces}",
    "worth": "As things stand it brings {seat} {{point}} {points} at the end",
    "worth.sum": "As things stand it brings {seat} {{point}} {points} at the end: {sum}",
    "quality": "{seat} makes it of high quality: {gain} when used",
    "worth.no_road": "No road leads here yet: it would bring {seat} nothing at the end",
    "church": "{done} of {slots} parts are built; {missing:one is|{missing} are} missing",
    # blueprints
    "cost": "Cost: {goods}",
    "cost.none": "It costs nothing",
    "reward": "Building it brings {gain}",
    "milestone": "The first one brings {milestone}",
    "sides": "Sides: {sides}",
    "sides.of": "{count} {terrain}",
    "price": "Price: {{gold}} {price}, one for each before it",
    "price.none": "It costs nothing to take",
    "coins": "With it you get the {{gold}} {coins} on it",
    # awards and milestones
    "award.count": "{{seat:{colour}}} {seat} {count}",
    "award.leads": "{seats} gets {{point}} {points} for it as things stand",
    "award.shared": "{seats} share {{point}} {all} as things stand: {{point}} {points} each",
    "award.nobody": "Nobody gets it as things stand",
    "milestone.kept": "{{seat:{colour}}} {seat} has it",
    "milestone.brings": "As things stand it brings {{point}} {points} at the end: {sum}",
    "milestone.free": "Nobody has it yet",
    # pieces and goods
    "carried": "{goods} is carried by {donkeys:donkey}: on {tiles}",
    "villager": "A villager of {seat}: drag it to a building, or click the building",
    "donkey": "A donkey of {seat}: drag it to the next building, or press D",
    "unit.nobody": "Using it pays nobody",
    "unit.pays": "Using it pays {seat} {{point}} {points} {{gold}} {gold}",
    # what is told where a person would be asked
    "thinks": "{seat} thinks",
    # the button with a question mark
    "help": "Help",
    "help.about": "Rules, what reaches a building, find, letters, pace, keys",
    "help.rule": "The rule",
    "help.reach": "What can be brought here",
    "help.find": "Find a building",
    "help.letters": "Terrain letters",
    "help.pace": "Pace: {pace}",
    "help.log": "The whole log",
    "help.keys": "All keys",
}
