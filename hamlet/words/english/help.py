"""What `--help` says of the commands and their arguments."""

from __future__ import annotations

from typing import Final

_HAMLET: Final = {
    "hamlet": "Hamlet, the village building game.",
    "commands": "commands",
    "new": "start a game at once, such as human,greedy or human,botric",
    "load": "open a saved game",
    "packs": "packs by name, folder or zip, such as base,lake or base,./orchard (default: base)",
    "season": "with the lake: spring, summer, autumn, winter or by-lot (the same as --set season=…)",
    "rules": "the preset of rules (default: printed)",
    "botric": "against Botric: which edition, favour or investor (default: favour)",
    "switch": "make Botric easier or harder, such as two_donkeys or landmarks_6; may be given several times",
    "set": "one rule differently, such as donkey_cost=2; may be given several times",
}

_CHECK: Final = {
    "check": "check packs",
    "check.about": (
        "Checks packs, each by itself and all together: exit 0 if they can be played, "
        "or 1 with every mistake, its line and a caret."
    ),
    "check.packs": "packs by name, folder or zip; several are checked together too (default: the game's own)",
    "check.json": "print one JSON object: packs, and problems with their places",
    "new_pack": "make a pack to begin with",
    "new_pack.about": "Makes a pack that works as it is, with notes on what to change.",
    "new_pack.name": 'what it is called: an id such as old_mill, or words such as "The Old Mill"',
    "new_pack.folder": "where to make it (default: your packs folder, where packs are found by name)",
    "schema": "write the JSON Schemas of pack files",
    "schema.about": (
        "Writes one JSON Schema for each subject of a pack: editors complete and check by it. "
        "In the folder of a pack, or of several, writes the settings of VS Code too."
    ),
    "schema.folder": "the folder of a pack, or of several, or any other to have the schemas in",
}

_SIMULATE: Final = {
    "simulate": "play games headless",
    "simulate.about": "Plays games headless: a progress bar, then a table.",
    "simulate.seats": "who plays (random, greedy, botric)",
    "simulate.games": "how many games (10; of each kind 200 where they are compared)",
    "simulate.compare": "play as many games without the player's own packs, and compare every tile",
    "simulate.against": "compare with games of these packs, such as base,lake",
    "simulate.picture": "draw the comparison into this file",
    "simulate.seed": "the seed of the first game",
    "simulate.jobs": "how many processes",
    "simulate.most_actions": "give a game up after so many",
    "simulate.record": "keep a record of each game in this folder",
    "json": "print one JSON object instead of a table",
}

_REPLAY: Final = {
    "replay": "tell a recorded game",
    "replay.about": "Prints the log of a recorded game.",
    "replay.file": "a record (*.hamlet)",
    "replay.at": "stop after N actions (0: the setup)",
    "replay.verify": "only compare with the stored hashes",
    "replay.snapshot": "print the state there as one JSON object",
    "replay.why": "with --at N: tell how a computer seat came to action N",
    "replay.snapshots": "print a JSON line for the setup and after each action",
}

_SHOT: Final = {
    "shot": "draw a screen into a picture",
    "shot.about": "Draws a screen.",
    "shot.out": "the picture to write",
    "shot.screen": "which screen (default: table)",
    "shot.record": "a recorded game (else one is played)",
    "shot.at": "after N actions (default: all, or {moment})",
    "shot.seats": "seats of the game played",
    "shot.size": "the size (default: 1280x720)",
    "shot.ui_scale": "such as 1.5 (default: automatic)",
    "shot.light": "the time of day",
    "shot.moves": "then play M recorded actions: a moving picture",
    "shot.games": "the page of numbers: once so many games with the packs, and as many without, were played",
    "shot.course": "which first steps (default: village)",
    "shot.step": "at their step N, touch T of it (default: 1)",
    "shot.mode": "what somebody at the table is about to do",
    "bench": "measure engine and drawing",
    "bench.about": "Measures the engine and the drawing.",
    "bench.only": "one part: engine, placements, roads, solo, frames, start or evening",
}

_HOWTO: Final = {
    "howto": "tell how to play",
    "howto.about": "Tells the rules: the contents, a chapter with its examples, or what they say of a thing.",
    "howto.chapter": "a chapter by number or name; buildings for the list of all buildings",
    "howto.search": "tell every place where these words, or words that begin like them, occur",
}

HELP: Final = {**_HAMLET, **_CHECK, **_SIMULATE, **_REPLAY, **_SHOT, **_HOWTO}
