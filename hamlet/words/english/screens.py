"""What stands on the screens around the table: title, new game, menu, scores, tiles; and why none opens."""

from __future__ import annotations

from typing import Final

SCREENS: Final = {
    "hamlet": "Hamlet",
    "unofficial": "An unofficial adaptation",
    "version": "Version {version}",
    # where to go
    "back": "Back",
    "begin": "Begin",
    "continue": "Continue",
    "continue.names": "{names}",
    "continue.round": "{names}, round {round}",
    "go_on": "Go on",
    "new": "New game",
    "quit": "Quit",
    "scores": "Scores",
    "tiles": "All tiles",
    "title": "Title screen",
    "village": "Look at the village",
    # the menu
    "menu": "Menu",
    "menu.saved": "The game is saved by itself",
    # a new game
    "seats": "Seats",
    "seat.colour": "Another colour",
    "seat.name": "Choose, then type a name",
    "seat.player": "Who plays here: a person, or a player of the game",
    "seat.person": "Person",
    "seat.nobody": "Nobody",
    "seed": "Seed",
    "seed.empty": "by chance",
    "seed.about": "The same seed deals the same game; empty: a new one",
    "rules": "Rules",
    "preset": "Preset",
    "preset.changed": "{preset}, changed",
    "option.part": "{option}, {part}.",
    "option.raw": "{option}, raw",
    "option.refined": "{option}, refined",
    "option.unlimited": "no limit",
    "option.yes": "yes",
    "option.no": "no",
    # scores
    "scores.now": "Score as things stand",
    "scores.final": "Final score",
    "scores.leads": "{names} {names:leads|lead} as things stand",
    "scores.wins": "{names} {names:wins|win together}",
    # tiles
    "tiles.kinds": "{count} kinds",
    "tiles.start": "in the village at the start",
    # why it does not open
    "error.no_screen": "no screen was found to open a window on ({error}); "
    "hamlet simulate plays games without one, hamlet shot draws pictures",
    "error.not_connected": "none is connected",
    "error.unknown_player": "no player is called {name}; there are {known}",
    "error.seats": "a game has two to {most} seats, not {seats}",
    "error.not_opened": "this game cannot be opened: {error}",
    "error.mode": "the mode {mode} is not possible at that moment",
    "error.not_written": "{path} cannot be written: {error}",
}
