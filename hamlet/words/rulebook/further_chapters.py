"""The chapters of the lake and of Botric."""

from __future__ import annotations

from typing import Final

from hamlet.words.rulebook.pages import chapter

LAKE, BOTRIC = "lake", "botric"

LAKES: Final = chapter(
    "lakes",
    "lake",
    LAKE,
    forming=[
        ("form", "L1"),
        ("points", "L1"),
        ("fish", "L2"),
        ("several", "L24 | B5"),
        ("ground", "B4 | L13"),
        ("sides", "L11"),
    ],
    boats=[("boat", "L3"), ("joins", "L5"), ("wheat", "L6"), ("unit", "L20 | L6"), ("roads", "L22 | L5 B23")],
    water=[("channel", "L4 | L19 L26"), ("once", "L19")],
    flags=[("flags", "L12")],
)

FISH: Final = chapter(
    "fish",
    "fish",
    LAKE,
    tip=True,
    fishing=[("catch", "L7"), ("gone", "L25 | L22 L7"), ("beach", "L7"), ("keep", "| L8")],
    menu=[("use", "L8"), ("cards", "L8 | L23", "menu"), ("must", "L15")],
    meals=[
        ("waiting", "L15"),
        ("closed", "L16"),
        ("favour", "L14 | L26"),
        ("gifts", "L17"),
        ("ice", "L18 | L26"),
    ],
)

STORES: Final = chapter(
    "stores",
    "tile-storeroom",
    LAKE,
    house=[("house", "L10 | L23"), ("hired", "L23")],
    storing=[("store", "L9 L21"), ("paid", "| L9 L21"), ("whose", "L9 | L21"), ("boat", "L26 | L6")],
    buildings=[("flags", "L21 | B15"), ("end", "L21")],
)

HIM: Final = chapter(
    "botric",
    "marker-three",
    BOTRIC,
    tip=True,
    who=[("seat", "S16"), ("goods", "S2"), ("reach", "S21"), ("gold", "S4"), ("editions", "", "editions")],
    turn=[("tries", "S1"), ("walks", "S1"), ("line", "S17"), ("markers", "S17"), ("nothing", "S23")],
    coins=[("coins", "S6 | S5"), ("failure", "S6 | S24"), ("turned", "S6")],
    closed=[("closed", "S13 | S24")],
)

DEEDS: Final = chapter(
    "deeds",
    "log",
    BOTRIC,
    first=[("hire", "S5"), ("deliver", "S7", "deliver"), ("omits", "S7 | S15"), ("sell", "S1", "sell")],
    tokens=[
        ("produce", "S8"),
        ("kinds", "S18 | S10", "purchase"),
        ("refine", "S9"),
        ("place", "S10 | S19", "place"),
        ("sides", "S19"),
        ("road", "S11"),
        ("fishing", "S12 | S24"),
        ("boat", "S12 | S24"),
    ],
    goods=[("goods", "S3"), ("water", "S22 | S2")],
    ties=[("ties", "S20")],
    end=[("end", "S14"), ("win", "S14")],
    harder=[("switches", "S15 | S25", "switches"), ("fine", "S25 | S15")],
)

OF_EXPANSIONS: Final = (LAKES, FISH, STORES, HIM, DEEDS)
