"""The data of the solo games, read once, and boxes for whole games."""

from __future__ import annotations

from functools import cache
from typing import Any

from hamlet.content import load_packs, resolve
from hamlet.engine.box import Box
from hamlet.engine.reading import read_definitions
from hamlet.resources import data_folder

Data = dict[str, Any]
FAVOUR, INVESTOR = "favour", "investor"
EDITIONS = (FAVOUR, INVESTOR)
BASE, LAKE = ("base", "solo"), ("base", "lake", "solo")
SWITCHES = (
    "two_donkeys",
    "human_prices",
    "no_church_gold",
    "landmarks_2",
    "gold_per_4",
    "two_villagers",
    "landmarks_6",
    "sell_leftovers",
)


@cache
def solo_data(packs: tuple[str, ...] = BASE) -> Data:
    """What the packs say together; nobody may change it."""
    return resolve(load_packs([data_folder() / name for name in packs]))


@cache
def solo_box(
    edition: str, packs: tuple[str, ...] = BASE, options: tuple[tuple[str, object], ...] = ()
) -> Box:
    """A box for whole games, made once."""
    return Box(read_definitions(solo_data(packs), {"botric_edition": edition, **dict(options)}), 2)
