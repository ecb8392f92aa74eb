"""The chapters of the base game, and of what can be chosen for any game."""

from __future__ import annotations

from typing import Final

from hamlet.words.rulebook.pages import chapter

IDEA: Final = chapter(
    "idea",
    "house",
    goal=[("goal", "| B16 church"), ("points", "| B16")],
    shared=[("shared", "| turn B2"), ("gold", "B21")],
    start=[("village", "| L13"), ("seats", "| turn")],
)

TURN: Final = chapter(
    "turn",
    "villager",
    tip=True,
    flow=[("order", "turn"), ("rest", "turn")],
    walking=[("connected", "B1"), ("walk", "B1 | B17 turn")],
    works=[("works", "turn | construct"), ("whole", "turn | B3")],
)

MAKING: Final = chapter(
    "making",
    "timber",
    producing=[("produce", "produce"), ("full", "produce | B21"), ("choice", "produce")],
    refining=[("refine", "refine | B7"), ("supply", "B7"), ("paid", "refine")],
    quality=[("quality", "B22 | B6")],
)

DONKEYS: Final = chapter(
    "donkeys",
    "donkey",
    tip=True,
    chain=[("way", "B2"), ("near", "B2"), ("many", "B2")],
    whose=[("own", "B2 | B3"), ("use", "B2")],
    paying=[("choose", "B3"), ("purse", "B3"), ("full", "B3")],
    moving=[("step", "B17 | B1"), ("new", "B17 | B8")],
)

HALL: Final = chapter(
    "hall",
    "town-hall",
    blueprint=[("display", "B19"), ("coins", "B19 | B8"), ("refill", "B19"), ("hand", "B8")],
    hire=[("visit", "B8"), ("villagers", "B8"), ("donkeys", "B8 | B1")],
)

MARKET: Final = chapter(
    "market",
    "market",
    sales=[("sell", "sale"), ("next", "B20"), ("not_bought", "sale | B3")],
    buying=[("buy", "B3"), ("way", "B3 | B2")],
)

CHURCH: Final = chapter(
    "church",
    "church",
    parts=[
        ("deliver", "church"),
        ("mix", "church | B3"),
        ("asked", "church", "church"),
        ("last", "| church B16"),
    ],
    begging=[("beg", "B10 | B21")],
)

BUILDING: Final = chapter(
    "building",
    "blueprint",
    tip=True,
    fit=[("beside", "B4 | construct"), ("sides", "B4"), ("turned", "B4"), ("gaps", "B4")],
    paying=[("pay", "B18 | B3"), ("hand", "construct")],
    after=[("order", "B5"), ("pile", "B6")],
)

ROADS: Final = chapter(
    "roads",
    "road",
    build=[("where", "B9"), ("not", "B9"), ("count", "B9 | B1"), ("first", "B9")],
    longest=[("longest", "B11"), ("church", "B11 | B23")],
)

LANDMARKS: Final = chapter(
    "landmarks",
    "flag",
    flags=[("flag", "| B5 B12"), ("supply", "| L12")],
    counting=[("road", "B12 | B23"), ("sides", "B14 | B23"), ("way", "B13")],
)

AWARDS: Final = chapter(
    "awards",
    "star",
    milestones=[("first", "B6", "milestones"), ("refinery", "B6")],
    awards=[("end", "B15", "awards"), ("level", "B15"), ("flags", "B15")],
)

END: Final = chapter(
    "end",
    "crown",
    tip=True,
    last=[("trigger", "B16 B25 | L12"), ("open", "B25")],
    count=[("sources", "B16 | B11"), ("whose", "B23"), ("winner", "B16")],
)

OPTIONS: Final = chapter(
    "options",
    "gear",
    presets=[("presets", "", "presets")],
    start=[("start", "L13")],
    every=[("every", "", "options")],
)

BEFORE_EXPANSIONS: Final = (
    IDEA,
    TURN,
    MAKING,
    DONKEYS,
    HALL,
    MARKET,
    CHURCH,
    BUILDING,
    ROADS,
    LANDMARKS,
    AWARDS,
    END,
)
AFTER_EXPANSIONS: Final = (OPTIONS,)
