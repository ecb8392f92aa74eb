"""What stands for each of Botric's actions, wherever it is shown."""

from __future__ import annotations

from typing import Final

ICONS: Final = {
    "hire": "villager",
    "deliver": "church",
    "sell": "tag",
    "produce": "wheat",
    "purchase": "blueprint",
    "refine": "gear",
    "build": "house",
    "road": "road",
    "fishing": "fish",
    "nothing": "sleeping",
}
"""What stands for each of his actions."""
