"""What the command line prints: results, headings, and why something cannot be done."""

from __future__ import annotations

from typing import Final

_CHECK: Final = {
    "check.well": "{packs}: all is well ({tiles} tiles, {sales} sales)",
    "check.playable": "{packs}: can be played ({tiles} tiles, {sales} sales)",
    "check.warned": "{count} {count:warning|warnings}: to be looked at, and played all the same.",
    "check.guide": "    more: {link}",
    "check.found": "{count} {count:problem|problems} found.",
    "check.no_packs": "the game's own packs are not in {folder}",
    "new_pack.made": "{name} is made, and works as it is: {folder}",
    "new_pack.check": "Check it after each change:  hamlet check {pack}",
    "new_pack.play": "Play with it:                hamlet --packs {pack}",
    "new_pack.guide": "What else a pack can say:    {file}",
    "schema.written": "{count} schemas written to {folder}",
    "schema.unwritten": "the schemas cannot be written to {folder}: {reason}",
}

_SIMULATE: Final = {
    "simulate.playing": "Playing",
    "simulate.finished": "{finished} of {games} games finished",
    "simulate.seat": "Seat",
    "simulate.player": "Player",
    "simulate.wins": "Wins",
    "simulate.shared": "Shared",
    "simulate.mean": "Mean score",
    "simulate.sources": "Points by source",
    "simulate.turn": "Turn in the round",
    "simulate.games": "Games",
    "simulate.ended_by": "The end came by",
    "simulate.ended_by.church": "the Church",
    "simulate.ended_by.last_flag": "a last flag",
    "simulate.share": "Share",
    "simulate.lake": "By the lake, per game",
    "simulate.lake.lakes": "Lakes",
    "simulate.lake.boats": "Boats",
    "simulate.lake.trips": "Goods by boat",
    "simulate.lake.fish": "Fish caught",
    "simulate.lake.put_back": "Fish put back",
    "simulate.lake.stored": "Goods stored",
    "simulate.lake.cards_used": "Cards used",
    "simulate.lake.card": "Menu card",
    "simulate.lake.used_in": "Used in",
    "simulate.lake.tile": "Building with water",
    "simulate.lake.built_in": "Built in",
    "simulate.botric": "What Botric did",
    "simulate.botric.mean": "Per game",
    "simulate.botric.ties": "Ties left open",
    "simulate.botric.margin.one": "Margin over Botric: {margin} points.",
    "simulate.botric.margin": "Margin over Botric: {margin} points on average ({low} to {high} with 95 %).",
    "simulate.rounds": "Rounds: {mean} on average (p10 {p10}, p90 {p90}).",
    "simulate.speed": "{actions} actions in {seconds} s: {rate} a second.",
    "simulate.given_up": "Given up after {most} actions: seed {seeds}.",
    "simulate.unknown_player": "no player is called {name}{hint}",
    "simulate.seats": "a game has {least} to {most} seats, not {seats}",
    "simulate.too_few": "{option} must be at least {least}",
    "simulate.too_many": "{option} must be at most {most}",
    "simulate.negative": "{option} must not be negative",
    "simulate.no_folder": "no records can be kept in {folder}: {reason}",
    "simulate.no_record": "no record can be kept in {folder}: {error}",
}

_REPLAY: Final = {
    "replay.scores": "Final score",
    "replay.same": "{file}: {count} actions, every state as recorded",
    "replay.differs": "{file} differs at action {at}: {why}",
    "replay.unplayed": "{file} cannot be replayed: {error}",
    "replay.why_when": "{option} tells of one action: say which, such as --at 12",
    "replay.why_setup": "before action 1 nobody had decided anything",
    "replay.why_person": "Action {at} was decided by {seat}, a person: {what}.",
    "replay.why_player": "Action {at} was decided by {seat} ({player}), who leaves no account of it: {what}.",
    "replay.why_chosen": "Action {at} was decided by {seat} for Botric: {what}.",
    "replay.why_botric": "Action {at} was decided by Botric’s lists.",
    "replay.at": "{option} must lie between 0 and {most}, the number of actions",
    "shot.undrawn": "{file} cannot be drawn: {error}",
    "shot.own_rules": "a record has packs, rules and seats of its own: leave {options} out",
    "shot.useless": "the screen {screen} shows no moment of a game that could be chosen: leave {options} out",
    "shot.useless.scoring": "somebody at the table does things, not the screen {screen}: leave {options} out",
    "shot.no_botric": "the mode {mode} needs Botric: play against him, such as --packs base,solo",
    "shot.no_lake": "the mode {mode} needs the lake: play with it, such as --packs base,lake",
    "shot.no_film": "--moves plays on from --at N of a --record at the table, into a file that ends in .png",
    "shot.no_steps": "--course and --step are for --screen {screen}",
    "shot.ending": "{file} names no kind of picture: let it end in one of {known}",
}

_BENCH: Final = {
    "bench.title": "Hamlet, measured",
    "bench.measuring": "Measuring {name}",
    "bench.figure": "Figure",
    "bench.value": "Value",
    "bench.expected": "Expected",
    "bench.missed": "missed",
    "bench.unknown": "nothing to measure is called {name}; there are {known}",
}

_HOWTO: Final = {
    "howto.unknown": "no chapter is called '{name}'; there are {known}",
    "howto.nothing": "Nothing found; try the name of a building.",
}

COMMANDS: Final = {
    **_CHECK,
    **_SIMULATE,
    **_REPLAY,
    **_BENCH,
    **_HOWTO,
    "bad_use": "{program}: {complaint} (try {program} --help)",
    "useless": "this command has no use for {options}",
    "one_game": "only one game can be opened: {options} do not go together",
    "saved_rules": "a saved game has packs and rules of its own: leave {options} out",
    "no_switch": "no switch of Botric is called '{name}'{hint}",
    "no_whole": "{option} is a whole number in plain digits, not '{value}'",
    "no_decimal": "{option} is a number from {least} to {most}, not '{value}'",
    "no_size": "{option} must be WxH, from {least} to {most}, not '{value}'",
    "fault": "Something went wrong in the program itself ({error}).",
    "fault.written": "Something went wrong in the program itself ({error}). "
    "What is known of it lies in {path}.",
    "no_memory": "there is not enough memory for this",
}
