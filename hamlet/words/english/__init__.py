"""The base game in English: its sentences, by section and code."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.actions import ACTIONS
from hamlet.words.english.botric_table import BOTRIC_TABLE
from hamlet.words.english.botric_table.solo_screens import SOLO, SOLO_SCREENS
from hamlet.words.english.buildings import AWARDS, BUILDINGS, MEASURES, MILESTONES
from hamlet.words.english.canvas import CANVAS_SCREEN
from hamlet.words.english.chances import CHANCES
from hamlet.words.english.commands import COMMANDS
from hamlet.words.english.decisions import DECISIONS
from hamlet.words.english.events import EVENTS
from hamlet.words.english.files_screen import FILES_SCREEN
from hamlet.words.english.first_steps import STEPS, STEPS_SCREEN
from hamlet.words.english.games_screen import GAMES_SCREEN, MONTHS, REPLAY_SCREEN, VILLAGES
from hamlet.words.english.help import HELP
from hamlet.words.english.hint_card import HINT_CARD
from hamlet.words.english.hints import HINTS
from hamlet.words.english.howto_screen import HOWTO_SCREEN
from hamlet.words.english.lake_table import LAKE_TABLE
from hamlet.words.english.log import LOG
from hamlet.words.english.mistakes_screen import MISTAKES_SCREEN
from hamlet.words.english.numbers import NUMBERS, NUMBERS_SCREEN
from hamlet.words.english.packs import PACKS, SUBJECTS
from hamlet.words.english.packs_screen import PACKS_SCREEN
from hamlet.words.english.reasons import REASONS
from hamlet.words.english.records import DATA, RECORDS
from hamlet.words.english.refusals import REFUSALS
from hamlet.words.english.rules import RULES, TITLES
from hamlet.words.english.sandbox import SANDBOX, SANDBOX_SCREEN
from hamlet.words.english.scores import EARNED, SCORES
from hamlet.words.english.scoring_screen import SCORING_SCREEN
from hamlet.words.english.screens import SCREENS
from hamlet.words.english.settings import SETTINGS_SCREENS
from hamlet.words.english.store import STORE, UNWRITABLE
from hamlet.words.english.sums import COUNTED, SUMS
from hamlet.words.english.table import TABLE
from hamlet.words.english.things import CHOICES, COLOURS, PLAYERS, THINGS
from hamlet.words.english.told import TOLD
from hamlet.words.english.workshop_card import WORKSHOP_CARD
from hamlet.words.english.workshop_screen import WORKSHOP, WORKSHOP_SCREEN
from hamlet.words.language import Sections

SECTIONS: Final[Sections] = {
    "actions": ACTIONS,
    "awards": AWARDS,
    "buildings": BUILDINGS,
    "choices": CHOICES,
    "colours": COLOURS,
    "commands": COMMANDS,
    "counted": COUNTED,
    "data": DATA,
    "decisions": DECISIONS,
    "earned": EARNED,
    "events": EVENTS,
    "help": HELP,
    "hints": HINTS,
    "log": LOG,
    "measures": MEASURES,
    "milestones": MILESTONES,
    "months": MONTHS,
    "numbers": NUMBERS,
    "packs": PACKS,
    "players": PLAYERS,
    "reasons": REASONS,
    "records": RECORDS,
    "refusals": REFUSALS,
    "rules": RULES,
    "sandbox": SANDBOX,
    "scores": SCORES,
    "screens": {
        **SCREENS,
        **GAMES_SCREEN,
        **REPLAY_SCREEN,
        **SETTINGS_SCREENS,
        **SOLO_SCREENS,
        **HOWTO_SCREEN,
        **SCORING_SCREEN,
        **STEPS_SCREEN,
        **PACKS_SCREEN,
        **CANVAS_SCREEN,
        **NUMBERS_SCREEN,
        **WORKSHOP_SCREEN,
        **FILES_SCREEN,
        **MISTAKES_SCREEN,
        **WORKSHOP_CARD,
        **SANDBOX_SCREEN,
    },
    "solo": SOLO,
    "steps": STEPS,
    "store": STORE,
    "subjects": SUBJECTS,
    "sums": SUMS,
    "table": {**TABLE, **HINT_CARD, **CHANCES, **LAKE_TABLE, **BOTRIC_TABLE},
    "things": THINGS,
    "titles": TITLES,
    "told": TOLD,
    "unwritable": UNWRITABLE,
    "villages": VILLAGES,
    "workshop": WORKSHOP,
}
