"""Figures opened: of what there are how many, and at how many points or coins each."""

from __future__ import annotations

from typing import Final

COUNTED: Final = {
    "always": "one",
    "matching_segment": "{count:side} that {count:meets its|meet their} like",
    "matching_segment.terrain": "{count:side} that {count:meets|meet} {terrain}",
    "church_distance": "{count:tile} on the way to the Church",
    "delivery": "{count:delivery}",
    "sale": "{count:sale}",
    "flag": "{count:flag}",
    "donkey": "{count:donkey}",
    "villager": "{count:villager}",
    "gold": "{count:gold}",
    "road": "{count:road}",
    "longest_road_tile": "{count:tile} of the longest road",
    "other": "{count} ({measure})",
}
"""So many of what a landmark or an award counts."""

SUMS: Final = {
    # how a source of points comes about
    "each": "{counted} at {each} each",
    "each.most": "{counted} at {each} each, at most {most}",
    "sides": "{count:side} at {each}",
    "no_road": "no road leads there yet",
    "gold_left": "{count:gold}, {per} to a point",
    "roads": "{count:road} at {each} each",
    "longest_road": "{count:tile} at {each} each",
    # awards, as they stand
    "award.leads": "{seat} leads, {counted} to {next}",
    "award.leads.you": "you lead, {counted} to {next}",
    "award.alone": "{seat} alone has {counted}",
    "award.alone.you": "you alone have {counted}",
    "award.second": "{seat} is second, {counted} to {first}",
    "award.second.you": "you are second, {counted} to {first}",
    "award.shared": "{seats} share it, {counted} each",
    "award.shared.you": "you share it with {seats}, {counted} each",
    "award.shared.pair": "{seats} share it and {awards}, {counted} each",
    "award.shared.pair.you": "you share it and {awards} with {seats}, {counted} each",
    "award.behind": "{counted} to {first}",
    "award.lost": "no longer {seat}’s, {counted} to {first}",
    "award.lost.you": "no longer yours, {counted} to {first}",
    "award.lost.level": "no longer {seat}’s alone, {counted} each",
    "award.lost.level.you": "no longer yours alone, {counted} each",
    # lines of an opened figure
    "now": "*Now {points}* {{point}}",
    "end": "*At the end {points}* {{point}} as things stand",
    "gold": "{{gold}} *{before} now, {after} after*",
    "line": "{points} {what}",
    "line.sum": "{points} {what}: {sum}",
    "line.before": "{points} {what}: {sum}; before {before}",
    "others": "{seat} {number} {mark}: {what}",
    "seat": "{seat} {points}",
    "seat.sum": "{seat} {points}: {sum}",
    "total": "All lines above together",
    # what brings points or takes gold now
    "built": "building it",
    "used": "{count} {goods} used, {each} each",
    "used.one": "{goods} used",
    "used.you": "{count} {goods} of yours used, {each} each",
    "used.you.one": "your {goods} used",
    "bought": "{count} {goods} bought at {each} each",
    "bought.one": "{goods} bought",
    # short, in a box or a ledger
    "short": "{points} {what}",
    "short.built": "built",
    "short.used": "your {goods}",
    "short.bought": "{goods} bought",
    "short.cost": "coins",
    "short.sale": "sale",
    "short.delivery": "delivery",
    "short.work": "work",
    "short.coins_on_blueprint": "lay on it",
    "short.skipped_blueprints": "laid down",
    "short.begged": "begged",
    "short.nothing": "nothing more",
    "short.more": "{shown} …",
}
