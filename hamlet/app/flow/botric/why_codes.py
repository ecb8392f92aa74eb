"""By which code the card of his reasons, and that of a tie, tell what depends on what he does."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "build": "table.why.title.build",
    "fishing": "table.why.title.fishing",
    "produce": "table.why.title.produce",
    "refine": "table.why.title.refine",
    "road": "table.why.title.road",
    "hire": "table.why.title.hire",
    "purchase": "table.why.title.purchase",
    "deliver": "table.why.title.deliver",
    "sell": "table.why.title.sell",
    "nothing": "table.why.title.nothing",
    "boat": "table.why.title.boat",
}
"""By action."""

LINES_OF: Final = {
    "deliver": "table.why.lines_of.deliver",
    "sell": "table.why.lines_of.sell",
    "produce": "table.why.lines_of.produce",
    "purchase": "table.why.lines_of.purchase",
    "hire": "table.why.lines_of.hire",
    "refine": "table.why.lines_of.refine",
    "place": "table.why.lines_of.place",
    "build": "table.why.lines_of.build",
    "road": "table.why.lines_of.road",
    "fishing": "table.why.lines_of.fishing",
    "boat": "table.why.lines_of.boat",
    "villager": "table.why.lines_of.villager",
}
"""By list."""

SHORT: Final = {"villager": "table.why.short.villager", "build": "table.why.short.build"}
"""Lists of which each line is told in a few words."""
SHORT_DEED: Final = "table.why.short.deed"
"""The same for what he does, while it is still open who walks."""

LEFT: Final = {
    "place": "table.why.left.place",
    "tile": "table.why.left.tile",
    "road": "table.why.left.road",
    "slot": "table.why.left.slot",
    "sale": "table.why.left.sale",
    "position": "table.why.left.position",
    "blueprint": "table.why.left.blueprint",
    "villager": "table.why.left.villager",
    "lake": "table.why.left.lake",
}
ONLY: Final = {
    "place": "table.why.only.place",
    "tile": "table.why.only.tile",
    "road": "table.why.only.road",
    "slot": "table.why.only.slot",
    "sale": "table.why.only.sale",
    "position": "table.why.only.position",
    "blueprint": "table.why.only.blueprint",
    "villager": "table.why.only.villager",
    "lake": "table.why.only.lake",
}
LAST: Final = {
    "place": "table.why.last.place",
    "tile": "table.why.last.tile",
    "road": "table.why.last.road",
    "slot": "table.why.last.slot",
    "sale": "table.why.last.sale",
    "position": "table.why.last.position",
    "blueprint": "table.why.last.blueprint",
    "villager": "table.why.last.villager",
    "lake": "table.why.last.lake",
}
PROMPTS: Final = {
    "place": "table.tie.prompt.place",
    "tile": "table.tie.prompt.tile",
    "villager": "table.tie.prompt.villager",
    "road": "table.tie.prompt.road",
    "slot": "table.tie.prompt.slot",
    "sale": "table.tie.prompt.sale",
    "lake": "table.tie.prompt.lake",
}
"""By what the candidates are."""

MATTERS: Final = {
    "place": "table.tie.matters.place",
    "produce": "table.tie.matters.produce",
    "refine": "table.tie.matters.refine",
    "fishing": "table.tie.matters.fishing",
    "villager": "table.tie.matters.villager",
    "road": "table.tie.matters.road",
    "slot": "table.tie.matters.slot",
    "sale": "table.tie.matters.sale",
    "lake": "table.tie.matters.lake",
}
"""By what the candidates are, for buildings by what he does there."""
