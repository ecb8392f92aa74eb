"""From what a screen around the table shows to the paragraph of the rules that tells of it: where F1 goes."""

from __future__ import annotations

from typing import Final

from hamlet.app.drafting.rules_form import LAYOUT, SEASON
from hamlet.app.ids import CellId, ControlId, Id, OptionId, SeatPartId, StepId
from hamlet.app.screens import setup_ids as ids
from hamlet.app.screens.seat_cards import PLAYER, STRENGTH
from hamlet.session.facts import GameFacts
from hamlet.session.history import Step
from hamlet.words.rulebook.table_topics import OPTIONS
from hamlet.words.rulebook.topics import TOPICS, paragraph_for_topic

BEGINNING: Final = "options.presets"
EVERY_OPTION: Final = "options.every"
SEATS: Final = "idea.seats"
HIM: Final = "botric.seat"
IN_NEW_GAME: Final = {
    ids.VILLAGE: OPTIONS[LAYOUT],
    ids.SEASON_CARD: OPTIONS[SEASON],
    ids.LAKE_SWITCH.name: "lakes.form",
    ids.PRESET: "options.presets",
    ids.OWN: "options.presets",
    ids.DROP_OWN: "options.presets",
    ids.EVERY.name: EVERY_OPTION,
    ids.SEED.name: "idea.village",
}
"""By the name of a control."""
OF_KEYS: Final = {
    "end_turn": ("modes", "end_turn"),
    "scores": ("modes", "scores"),
    "why": ("modes", "why"),
    "build": ("modes", "ghost"),
    "roads": ("modes", "road"),
    "donkeys": ("modes", "donkeys"),
    "fishing": ("modes", "fishing"),
    "meals": ("modes", "menu"),
    "town_hall": ("kinds", "town_hall"),
    "market": ("kinds", "market"),
    "church": ("kinds", "church"),
    "turn_left": ("modes", "ghost"),
    "turn_right": ("modes", "ghost"),
    "hand": ("shown", "hand"),
    "hand_back": ("shown", "hand"),
    "reach": ("modes", "reach"),
}
"""What a key of the table is about, where the rules tell of it."""


def paragraph_of_option(option: str) -> str:
    """Where a rule that can be chosen is told: at its place in the rules, else in the list of all of them."""
    return OPTIONS.get(option, EVERY_OPTION)


def paragraph_in_new_game(what: Id | None, *, against_him: bool) -> str:
    """Where the rules tell of a control of the new game."""
    if isinstance(what, CellId | StepId):
        what = what.of
    if isinstance(what, OptionId):
        return paragraph_of_option(what.option)
    if isinstance(what, SeatPartId):
        return HIM if against_him and what.part in (PLAYER, STRENGTH) and what.seat == 1 else SEATS
    return IN_NEW_GAME.get(what.name, BEGINNING) if isinstance(what, ControlId) else BEGINNING


def paragraph_of_key(action: str) -> str:
    """Where the rules tell of what a key does; nothing where they do not."""
    return paragraph_for_topic(*OF_KEYS[action]) if action in OF_KEYS else ""


def chapter_of_game(facts: GameFacts | None) -> str:
    """What is special in a kept game: Botric, else the lake, else the game itself."""
    if facts is None:
        return ""
    return "botric" if facts.edition else "lakes" if facts.by_lake else ""


def paragraph_of_step(step: Step | None) -> str:
    """Where the rules tell of what was done in a step."""
    if step is None:
        return ""
    family = step.after.box.ruleset.family_of(step.action).name
    return paragraph_for_topic("families", family) if family in TOPICS["families"] else ""
